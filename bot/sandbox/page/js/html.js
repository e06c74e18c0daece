// The little front-end library in one place: preact, its hooks, and htm templates instead of JSX.
import { Component, createContext, h, render } from "preact";
import htm from "htm";

export { createContext, render };
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
export const html = htm.bind(h);

/** A component that is drawn again only when one of its props is another value (shallow). */
export function memo(Inner) {
  return class Memo extends Component {
    shouldComponentUpdate(next) {
      const now = this.props;
      for (const key in next) if (next[key] !== now[key]) return true;
      for (const key in now) if (!(key in next)) return true;
      return false;
    }

    render() {
      return h(Inner, this.props);
    }
  };
}

/** Joins class names, leaving out what is empty. */
export const cls = (...names) => names.filter(Boolean).join(" ");

let counter = 0;
/** An id for `aria-*` references, unique on the page. */
export const freshId = (prefix) => `${prefix}-${(counter += 1)}`;
