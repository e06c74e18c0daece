# Two commands matter: `make play` (try Herald in a browser) and `make test` (what every change must pass).
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# As many as two cores take; one more where most tests wait for bots, browsers and drawing processes.
WORKERS ?= 2
MORE = $$(($(WORKERS) + 1))
STAMP := $(VENV)/.installed

.PHONY: play test test-all tests steady soak month durations mutate lint bench contact-sheet screenshots welcome release clean anew

# The Python of the last set-up, if it is still there. Another one that is asked for by name makes all anew.
WAS := $(if $(wildcard $(BIN)/python),$(shell cat $(STAMP) 2>/dev/null))
ifeq ($(origin PYTHON),file)
PYTHON := $(or $(WAS),$(PYTHON))
endif
ifneq ($(WAS),$(PYTHON))
$(STAMP): anew
endif
OLD := Herald needs Python 3.11 or newer, and $(PYTHON) is %d.%d: name another one, as in make test PYTHON=python3.12

# Programs are called by way of python -m: their own first lines name the folder, which may have been renamed since.
$(STAMP): pyproject.toml
	@"$(PYTHON)" -c 'import sys; v = sys.version_info[:2]; sys.exit(v < (3, 11) and "$(OLD)" % v)'
	"$(PYTHON)" -m venv $(if $(filter anew,$^),--clear) $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -e '.[dev]'
	@echo '$(PYTHON)' >$@

play: $(STAMP)  ## a local stand-in for Discord, in your browser, with Herald in it
	$(BIN)/python -m bot sandbox --demo $(ARGS)

lint: $(STAMP)
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m mypy

test: $(STAMP)  ## lint, types and all tests but the slow ones, side by side
	$(MAKE) --no-print-directory --jobs 2 lint tests

tests: $(STAMP)
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not slow" $(ARGS)

test-all: $(STAMP)  ## all that `make test` leaves out: browsers, kills, several processes, all storage on PostgreSQL
	$(BIN)/python -m pytest -n $(MORE) --dist worksteal -m slow $(ARGS)

steady: $(STAMP)  ## does it pass every time? ARGS='--runs 30 --burn 8 tests/e2e'
	exec $(BIN)/python -m tests.steady -n $(WORKERS) --dist worksteal $(ARGS)

soak: $(STAMP)  ## what takes hours, in pieces that may be broken off: every game under kills, hundreds of random games
	$(BIN)/python -m tests.soak --jobs $(WORKERS) $(ARGS)

month: $(STAMP)  ## thirty days of twelve people at twenty tables, with all that goes wrong: ARGS='--days 30 --seed 7'
	$(BIN)/python -m tests.month $(ARGS)

durations: $(STAMP)  ## note anew which tests take long, so that they start first
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --write-durations $(ARGS)

mutate: $(STAMP)  ## change 200 lines of a game's rules, one at a time: do its own tests notice? GAME=fief
	$(BIN)/python -m tests.mutate $(GAME) $(ARGS)

bench: $(STAMP)  ## figures of speed and memory; ARGS='--against <commit>': this checkout and another one in turn
	$(BIN)/python -m bot bench $(ARGS)
	$(if $(findstring --against,$(ARGS)),,$(BIN)/python -m tests.bot.size_of_answers)

contact-sheet: $(STAMP)
	$(BIN)/python -m bot render contact-sheet --out contact-sheet $(ARGS)

screenshots: $(STAMP)  ## the README's pictures, taken from the sandbox page (needs Debian's chromium)
	$(BIN)/python -m tests.web.screenshots --out docs/images $(ARGS)
	$(BIN)/python -m bot render roses --turn 5 --width 1000 --out docs/images/roses-board.webp
	$(BIN)/python -m bot render roses --turn 5 --width 1000 --kind hand --seat 2 --out docs/images/roses-hand.webp

welcome: $(STAMP)  ## the games' pictures on the sandbox's welcome card
	$(BIN)/python -m bot.sandbox.guide

release: $(STAMP)  ## checks, tests, builds and tags the version that is committed, and pushes nothing; ARGS=--dry-run
	$(BIN)/python -m tests.release $(ARGS)

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache
