# The chores. Plain `make` lists them; each sets up what it needs in .venv.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PYTHON ?= python3
# auto | require | off: see hatch_build.py
TRIUMVIR_COMPILE ?= auto
export TRIUMVIR_COMPILE
# ENGINES=chromium leaves Firefox and WebKit out of the tests.
export ENGINES

BIN := .venv/bin
CHECKED := src tests tools hatch_build.py $(wildcard bench lab)
PYTEST := $(BIN)/python -m pytest
SOURCES := $(shell find src -type f -not -name '*.py[co]' -not -name '.*' -not -path '*/server/web/*' 2>/dev/null)

WORKERS ?= 2

.PHONY: help
help: ## list the chores
	@echo "make …"
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 17

# Set-up, in steps: what playing takes, and the tools of those who build, when their locks changed;
# triumvir itself when a source changed.

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Triumvir needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>&1); name another: make PYTHON=python3.12" >&2; \
	  exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/.run: requirements/run.txt | .venv/.made
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements/run.txt
	@touch $@

.venv/.tools: .venv/.run requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

# What is installed, "compiled" or "plain", stands in the stamp; install again if that is not what
# TRIUMVIR_COMPILE asks for.
INSTALLED := $(shell cat .venv/.triumvir 2>/dev/null)
ifeq ($(TRIUMVIR_COMPILE) $(INSTALLED),require plain)
AGAIN := FORCE
endif
ifeq ($(TRIUMVIR_COMPILE) $(INSTALLED),off compiled)
AGAIN := FORCE
endif

.PHONY: FORCE
FORCE:

# The page: built into src/triumvir/server/web, which the wheel takes along. Node comes from the
# machine if it is new enough, else from PyPI into .venv.

WEB := src/triumvir/server/web
PAGES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/positions/*' -not -path '*/fonts/*' 2>/dev/null)
NPM := PATH="$(CURDIR)/.venv/node:$$PATH" npm --prefix web --no-update-notifier

.venv/.node: requirements/node.txt | .venv/.made
	@rm -rf .venv/node
	@if node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && npm --version > /dev/null 2>&1; then :; else \
	  echo "There is no Node 20 or newer here; it comes from PyPI."; \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/node.txt; \
	  mkdir -p .venv/node; ln -s ../bin/node ../bin/npm ../bin/npx .venv/node/; fi
	@touch $@

# What building the page takes is .run; .installed has all the tools of those who work on it. Both fill
# the same folder, so one make makes only one of them, and beside other goals that is .installed.
BUILDING := play sources web wheel .venv/.run $(WEB)/.built
ifeq ($(filter-out $(BUILDING),$(MAKECMDGOALS))$(wildcard web/node_modules/.installed),)
MODULES := web/node_modules/.run
else
MODULES := web/node_modules/.installed
endif

web/node_modules/.run: web/package-lock.json | .venv/.node
	$(NPM) ci --omit=dev --loglevel=error
	@touch $@

web/node_modules/.installed: web/package-lock.json web/.npmrc | .venv/.node
	$(NPM) ci --loglevel=error
	@touch $@

# Not built again because more tools came into the folder: only when the lock changed.
web/src/style/fonts/.made: .venv/.run web/package-lock.json tools/make_fonts.py $(wildcard src/triumvir/locales/*/home.ftl) | $(MODULES)
	$(BIN)/python tools/make_fonts.py > /dev/null
	@touch $@

$(WEB)/.built: web/src/style/fonts/.made $(PAGES) $(wildcard src/triumvir/locales/*/*.ftl) | $(MODULES)
	$(NPM) run build -- --logLevel warn
	@touch $@

.PHONY: web
web: $(WEB)/.built ## build the page

.PHONY: types
types: .venv/.tools ## write the page's types anew, from the server's schemas
	PYTHONPATH=src $(BIN)/python tools/make_types.py

.PHONY: api
api: .venv/.tools ## write docs/api.md anew, from the docstrings
	PYTHONPATH=src $(BIN)/python tools/make_api.py

.PHONY: new-game
new-game: ## begin a game as a copy of Terni lapilli; NAME="Nine Holes"
	@$(PYTHON) tools/new_game.py "$(NAME)"

.PHONY: gallery
gallery: .venv/.tools ## prepare the positions of /gallery
	PYTHONPATH=src $(BIN)/python tools/make_gallery.py

.PHONY: screenshots
screenshots: gallery web/src/style/fonts/.made .venv/.browser ## pictures of every page, into build/screenshots; ARGS="--only home"
	PATH="$(CURDIR)/.venv/node:$$PATH" $(BIN)/python tools/make_screenshots.py $(ARGS)

# Browsers for the tests of the page: the machine's own, else Debian's.
.venv/.browser: .venv/.tools tools/find_browsers.sh
	@bash tools/find_browsers.sh
	@touch $@

# Ray, for the test of `triumvir arena --on ray`: large, and nothing else needs it.
.venv/.ray: .venv/.tools requirements/ray.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/ray.txt
	@touch $@

# The wheel a user would get, not an editable install: what we try is what they have.
.venv/.triumvir: .venv/.tools $(WEB)/.built pyproject.toml hatch_build.py $(SOURCES) $(AGAIN)
	@rm -rf build/wheel
	$(BIN)/python -m hatchling build -t wheel -d build/wheel
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall build/wheel/*.whl
	@if [ -e build/wheel/*-none-any.whl ]; then echo plain; else echo compiled; fi > $@

.PHONY: setup
setup: .venv/.triumvir ## make .venv, with triumvir installed in it, compiled where that is possible
	@echo "triumvir is $$(cat .venv/.triumvir), in $(BIN)/triumvir"

# Compiling takes longer than everything else, so a fresh clone plays on plain Python: the same games,
# and bots that think longer. After `make setup` the compiled install is used and kept up to date.
ifneq ($(INSTALLED),)
PLAYED := .venv/.triumvir
PROGRAM := $(BIN)/triumvir
else
PLAYED := sources
PROGRAM := PYTHONPATH=src $(BIN)/python -m triumvir
endif

.PHONY: sources
sources:
	@$(MAKE) --no-print-directory -j2 .venv/.run $(WEB)/.built

.PHONY: play
play: $(PLAYED) ## start the table and open its page; PORT=8000 DATA=triumvir-data
	@$(if $(INSTALLED),:,echo "On plain Python; make setup compiles the rules, and bots answer sooner.")
	@$(PROGRAM) serve --open --port $(or $(PORT),8000) --data $(or $(DATA),triumvir-data)

.PHONY: terminal
terminal: .venv/.triumvir ## play in the terminal; GAME=caesar-cleopatra picks the game
	@$(BIN)/triumvir play $(GAME)

# What all tests take is there first; then compiling, niced, has what the plain tests leave of the
# cores: those of the server wait much of the time. What it says is shown at the end.
TESTED := .venv/.tools .venv/.browser $(WEB)/.built
COMPILED := build/test-compiled.log

# Not Ray: mypy, which runs beside this in .ci/run, would read it half installed.
.PHONY: prepare
prepare: web/node_modules/.installed $(TESTED)

.PHONY: test
test: ## run every test: the page, plain Python from src, and conformance on the compiled install
	@$(MAKE) --no-print-directory -j2 --output-sync=target prepare .venv/.ray test-page
ifeq ($(TRIUMVIR_COMPILE),off)
	@$(MAKE) --no-print-directory test-plain
	@echo "TRIUMVIR_COMPILE=off: the compiled install is not tested."
else
	@bash tools/find_compiler.sh $(BIN)/python
	@mkdir -p $(dir $(COMPILED))
	@nice $(MAKE) --no-print-directory test-compiled TRIUMVIR_COMPILE=require WORKERS=1 > $(COMPILED) 2>&1 & compiled=$$!; \
	plain=0; $(MAKE) --no-print-directory test-plain || plain=$$?; \
	rc=0; wait $$compiled || rc=$$?; \
	cat $(COMPILED); \
	exit $$((plain ? plain : rc))
endif

.PHONY: test-page
test-page: web/node_modules/.installed ## run the unit tests of the page
	$(NPM) test

.PHONY: test-plain
test-plain: $(TESTED) .venv/.ray ## run the tests on plain Python; ARGS="-k spy" picks some
	export PATH="$(CURDIR)/.venv/node:$$PATH"; $(PYTEST) -n $(WORKERS) $(ARGS) || bash tools/once_more.sh $(BIN)/python

# What of the server's tests concerns the part that is compiled: secrecy, frames, limits, news, commits.
COMPILED_SERVER := $(addprefix tests/server/test_,changes.py express.py folding.py hostile_frames.py secrecy.py slices.py sqlite_writer.py wire.py wire_cases.py)

.PHONY: test-compiled
test-compiled: .venv/.tools .venv/.triumvir ## run the conformance suite, and tests of the server's compiled part, on the compiled install
	TRIUMVIR_EXPECT_COMPILED=1 $(PYTEST) -o pythonpath=. -o cache_dir=.pytest_cache/compiled -n $(WORKERS) tests/conformance tests/core/test_row.py $(COMPILED_SERVER) $(ARGS)

.PHONY: check
check: check-python check-page ## check style, types, import levels, tests per rule, translations and lessons

.PHONY: check-python
check-python: .venv/.tools web/node_modules/.installed
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/mypy $(CHECKED)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	PYTHONPATH=src $(BIN)/python tools/check_rules.py
	PYTHONPATH=src $(BIN)/python tools/check_locales.py
	$(BIN)/python tools/check_sentences.py
	PYTHONPATH=src $(BIN)/python tools/check_lessons.py
	PYTHONPATH=src $(BIN)/python tools/make_types.py --check
	PYTHONPATH=src $(BIN)/python tools/make_api.py --check

.PHONY: check-page
check-page: .venv/.tools web/node_modules/.installed
	$(NPM) run check

.PHONY: format
format: .venv/.tools ## put the sources in order
	$(BIN)/ruff check --fix-only --exit-zero $(CHECKED)
	$(BIN)/ruff format $(CHECKED)
	if [ -e web/node_modules/.installed ]; then $(NPM) run format -- --log-level warn; fi

.venv/.bench: .venv/.tools requirements/bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

.PHONY: bench
bench: .venv/.triumvir .venv/.bench ## measure the engine beside OpenSpiel
	$(BIN)/python -m bench.engine $(ARGS)

.PHONY: fuzz
fuzz: .venv/.triumvir ## play random games and look for broken rules; GAME=… MINUTES=5
	$(BIN)/triumvir fuzz $(or $(GAME),caesar-cleopatra) --minutes $(or $(MINUTES),5)

.PHONY: wheel
wheel: .venv/.tools $(WEB)/.built ## build the wheel into dist
	$(BIN)/python -m hatchling build -t wheel -d dist

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

.PHONY: lock
lock: .venv/.tools ## remake requirements/*.txt; UPGRADE=--upgrade takes the newest versions
	$(LOCK) $(UPGRADE) pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(LOCK) $(UPGRADE) pyproject.toml requirements/run.in -c requirements/dev.txt -o requirements/run.txt
	$(LOCK) $(UPGRADE) pyproject.toml requirements/serve.in -c requirements/dev.txt -o requirements/serve.txt
	$(LOCK) $(UPGRADE) pyproject.toml requirements/bench.in -c requirements/dev.txt -o requirements/bench.txt
	$(LOCK) $(UPGRADE) requirements/node.in -o requirements/node.txt
	$(LOCK) $(UPGRADE) pyproject.toml requirements/ray.in -c requirements/dev.txt -o requirements/ray.txt

.PHONY: clean
clean: ## remove .venv and everything built
	rm -rf .venv build dist $(WEB) web/node_modules web/src/style/fonts .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
