// Runs before the first paint, so that a remembered theme never flashes the other one.
(() => {
  const kept = localStorage.getItem("herald.theme");
  if (kept === "dark" || kept === "light") document.documentElement.dataset.theme = kept;
})();
