# What can be done here. `make` alone prints this list.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# Arguments for one run, such as `make test ARGS="--filter Expressions"`.
ARGS ?=

headers := /usr/include
# Metadata of generic views is asked for by name otherwise, and the runtime then searches all conformances.
faster_start := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# The tests run with the checks for overlapping accesses; the installed command need not make them a million times.
faster_start += -Xswiftc -enforce-exclusivity=unchecked
# The same for the checks that a closure runs on the actor it belongs to.
faster_start += -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation
# One file without a dynamic loader starts two milliseconds sooner. Where the libraries' archives are missing, the
# command is linked with the shared ones. Our own `free` and `realloc` come before those of the C library's archive.
archive = $(findstring /,$(shell clang -print-file-name=$(1)))
static_libraries = $(if $(and $(call archive,libreadline.a),$(call archive,libtinfo.a),$(call archive,libyaml.a)),\
  -Xswiftc -static-executable -Xlinker -ltinfo -Xlinker --allow-multiple-definition)
release_flags := -c release --static-swift-stdlib $(faster_start) $(static_libraries)
sources := Sources Tests Package.swift
executable = $(shell $(SWIFT) build $(release_flags) --show-bin-path)/formline
bench = $(shell $(SWIFT) build $(release_flags) --show-bin-path)/formline-bench

FUZZ_ROUNDS ?= 100000
SANITIZE_LIMIT ?= 45m

.PHONY: help deps build release demo test lint imports schema outsider check bench fuzz sanitize record install clean

help: ## print this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

deps: ## install GNU readline and LibYAML, if they are missing
	@.ci/install-libraries $(headers)

build: deps ## build everything, unoptimised
	$(SWIFT) build --build-tests

release: deps ## build the command as it is installed: optimised, the Swift library inside
	$(SWIFT) build $(release_flags) --product formline

demo: release ## fill in forms/signup.yaml on this terminal
	@$(executable) run forms/signup.yaml $(ARGS)

test: build ## run all tests
	@$(SWIFT) test --skip-build $(ARGS)

lint: ## check the formatting
	$(SWIFT) format lint --strict --recursive --parallel $(sources)

imports: ## check that every target imports only what its layer may
	@.ci/check-imports

schema: build ## hold the JSON Schema against forms/ and wrong definitions, with a validator from PyPI
	@.ci/check-schema "$(shell $(SWIFT) build --show-bin-path)/formline"

outsider: deps ## build and test a package that depends on this one
	@.ci/test-outsider $(SWIFT)

check: lint imports deps ## the gate: formatting, imports, no warnings, the schema, all tests
	@.ci/build-without-warnings $(SWIFT)
	@$(MAKE) --no-print-directory schema
	@$(SWIFT) test --skip-build $(ARGS)

bench: deps ## measure the fixed workloads
	$(SWIFT) build $(release_flags) --product formline-bench
	@$(bench) $(ARGS)

fuzz: build ## play more random inputs; FUZZ_ROUNDS=… says how many. A crash leaves its input in .build/fuzz
	@FUZZ_ROUNDS=$(FUZZ_ROUNDS) FORMLINE_FUZZ=$$(($(FUZZ_ROUNDS) / 1000 + 1)) $(SWIFT) test --skip-build --filter Fuzz $(ARGS)

# Sources/CMemory/sanitizers.c says what they are not asked for, and why. Everything is built anew for each, which takes
# some ten minutes; then no run takes longer than its limit. Inputs made at random are few here, for each costs tens of
# times what it does in `make fuzz`. All tests run with the address sanitizer; with the thread sanitizer those of what
# has more than one thread, or another stack. The program of readline's own that ReferenceTests compare with hangs there.
commands_with_threads := DraftTests|HistoryTests|TerminalRunTests|AccessibleTests|ScriptPoolTests|DefinitionCommandTests
threaded := 'LineEditingTests|TerminalDriverTests|SlowSourceTests|$(commands_with_threads)'

sanitize: deps ## run the tests with the address sanitizer, then those with threads with the thread sanitizer
	$(call sanitized,address,)
	$(call sanitized,thread,--filter $(threaded) --skip ReferenceTests)

define sanitized
$(SWIFT) build --build-tests --sanitize $(1) --scratch-path .build/$(1)
FUZZ_ROUNDS=100 timeout --kill-after 60 $(SANITIZE_LIMIT) \
  $(SWIFT) test --skip-build --sanitize $(1) --scratch-path .build/$(1) $(2) $(ARGS)
endef

record: release ## write the screens of every form's script anew; look at the difference before committing it
	@$(executable) test --update forms $(ARGS)

install: release ## put the command into $(PREFIX)/bin; DESTDIR is honoured
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 "$(executable)" "$(DESTDIR)$(PREFIX)/bin/formline"

clean: ## remove everything that was built
	$(SWIFT) package clean
