# What can be done here. `make` alone prints this list.

SWIFT ?= swift
# The package manager hands on the names of the traits in the order of a set. Without this, every other plan of a build
# has them in another order than the last, and all of the package is compiled again.
export SWIFT_DETERMINISTIC_HASHING := 1
PREFIX ?= /usr/local
DESTDIR ?=
# Arguments for one run, such as `make test ARGS="--filter Expressions"`.
ARGS ?=

# What each saves alone, in instructions of `.ci/measure-keys`: generic metadata by accessor rather than by name, 13.0 M of
# the start (26.3 M without it) and nothing of a key; and when a key cost 77,600 without them, no checks for overlapping
# accesses, 22,400 of a key; none that a closure runs on its actor, 5,300 of a key. Debug builds, and so most tests, make
# the checks. With a section for each function, the linker can leave out and lay out functions one by one. A flag that a
# toolchain has dropped is left out, and said so. Not among them: -prespecialize-generic-metadata, with which Swift 6.3 copies nested enums for ever.
fast_flags := -Xfrontend:-disable-concrete-type-metadata-mangled-name-accessors -enforce-exclusivity=unchecked \
  -Xfrontend:-disable-dynamic-actor-isolation -Xfrontend:-function-sections
accepted = $(if $(shell $(SWIFT)c $(subst :, ,$(1)) -typecheck - </dev/null >/dev/null 2>&1 && echo yes),\
  $(addprefix -Xswiftc ,$(subst :, ,$(1))),$(warning $(SWIFT) has no $(1): the release is built without it))
# Asked once, when it is first needed.
faster = $(eval faster := $(foreach flag,$(fast_flags),$(call accepted,$(flag))))$(faster)
# Libraries that the command carries inside. The linker finds their archives in a folder that has no shared ones. The C
# library stays shared: a static one cannot load the modules that know the users of this machine (nsswitch.conf), and
# crashes where it tries. Whatever has no archive here is linked shared as well. All that differs from a command that is
# linked shared are arguments of the linker, so that nothing is compiled again for it.
archives := .build/archives
carried := readline tinfo yaml stdc++
carried_by_service := sqlite3 nettle
carry_libraries := -Xlinker -L$(CURDIR)/$(archives) -Xlinker -ltinfo
# Loaded at any address, and read-only once it is loaded, its table of functions too: it parses what anybody may write.
hardened := -Xswiftc -use-ld=lld -Xlinker -pie -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
# Nobody loads the command as a library: without its 14,000 symbols in the dynamic table, through which the runtime looks
# for its own name, the start costs 0.5 M instructions less. Nor does it look for libraries in its own folder.
closed := --disable-local-rpath -Xlinker --no-export-dynamic
# Paths of the folder that it is built in would be all that differs between two builds of a commit: those for debuggers,
# which nobody installs, and those in hashes by which the compiler finds that it need not compile a file again.
same_anywhere := -Xswiftc -gnone -Xcc -g0 -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen
version := $(shell sed -n 's/.* static let version = "\(.*\)"/\1/p' Sources/FormlineCommand/Commands/RootCommand.swift)
# Of the commit that is built: what `formline --version` says of it, and when it was made, for files that are byte-equal
# when they are built twice.
commit := $(shell git rev-parse --short=7 HEAD 2>/dev/null)
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || echo 0)
# Exported to what makes packages only: the build would begin anew with every commit.
deb dist: export SOURCE_DATE_EPOCH := $(SOURCE_DATE_EPOCH)
name_commit := $(if $(commit),-Xlinker --defsym=formline_commit=0x$(commit) -Xlinker --defsym=formline_origin=0)
# SHARED=1 links the libraries of the system instead, as its packages do.
SHARED ?=
release_flags = -c release --static-swift-stdlib $(same_anywhere) $(faster) $(closed) $(hardened) $(name_commit) \
  $(if $(SHARED),,$(carry_libraries))
sources := Sources Tests Package.swift
executable = $(shell $(SWIFT) build $(release_flags) --show-bin-path)/formline
service = $(executable)-site
bench = $(shell $(SWIFT) build $(release_flags) --show-bin-path)/formline-bench

prefix = $(DESTDIR)$(PREFIX)
share = $(prefix)/share
completions := bash:bash-completion/completions/formline zsh:zsh/site-functions/_formline \
  fish:fish/vendor_completions.d/formline.fish
page := .ci/man-page
articles := Sources/Formline/Formline.docc
edition = $(version) $(shell date --utc --date=@$(SOURCE_DATE_EPOCH) +%F)

# How long `make fuzz` searches each door, and which: all in Tests/FuzzTests/Corpus, or DOORS="template definition".
FUZZ_SECONDS ?= 300
DOORS ?=
for_fuzzer = FORMLINE_FUZZER=1 MESSAGE_TABLES=$(shell $(SWIFT) build --show-bin-path)/message-tables
fuzzer_flags := -c release --sanitize fuzzer --scratch-path .build/fuzzer --product formline-fuzz
SANITIZE_LIMIT ?= 45m

of_command := '^CommandTests\.|CommandEditingTests'

.PHONY: help deps readline tools build release site demo site-demo test test-installed test-deb lint imports schema api outsider evolution check docs bench bench-build bench-site fuzz long sanitize record writable install install-site uninstall man deb dist reproduce clean

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

deps: ## install the libraries that are linked, if they are missing
	@.ci/install command service

# For the command alone.
readline:
	@.ci/install command

# Tests that need what cannot be installed are left out, and named at the end; not in continuous integration.
tools:
	@.ci/install command service manual tests || [ -z "$$CI" ]

build: deps ## build everything, unoptimised
	$(SWIFT) build --build-tests

release: readline $(archives) ## build the command as it is installed: optimised, its libraries inside
	$(SWIFT) build $(release_flags) --product formline

$(archives): Makefile
	@mkdir -p $@
	$(call carry,$(carried))
	@ln -sf "$$(clang -print-file-name=libgcc_eh.a)" $@/libgcc_s.a
	@touch $@

carry = @for name in $(1); do \
  file=$$(clang -print-file-name=lib$$name.a); [ -e "$$file" ] && ln -sf "$$file" $(archives) || \
  echo "lib$$name has no archive here: it is linked shared" >&2; \
done

site: deps $(archives) ## build the service as it is installed
	$(call carry,$(carried_by_service))
	$(SWIFT) build $(release_flags) --product formline-site

demo: release ## fill in forms/signup.yaml on this terminal
	@$(executable) run forms/signup.yaml $(ARGS)

site-demo: release site ## show a site: three forms, an sshd on a high port, the command to type
	@.ci/site-demo "$(dir $(executable))" $(ARGS)

test: tools build ## install what the tests need, build, and run all of them
	@.ci/test $(SWIFT) $(ARGS)

test-installed: build ## run the tests of the command, of its editing too, on the file that `make install` installs
	@$(MAKE) --no-print-directory install PREFIX=$(CURDIR)/.build/installed DESTDIR=
	@.ci/check-hardening .build/installed/bin/formline
	@FORMLINE_COMMAND=$(CURDIR)/.build/installed/bin/formline .ci/test $(SWIFT) --filter $(of_command) $(ARGS)

test-deb: build deb ## the same on the file of the Debian package
	@rm -rf .build/unpacked
	@for package in .build/packages/formline_$(version)_*.deb .build/packages/formline-site_$(version)_*.deb; do \
	  dpkg-deb --extract "$$package" .build/unpacked || exit; \
	done
	@.ci/check-hardening .build/unpacked/usr/bin/formline .build/unpacked/usr/bin/formline-site
	@FORMLINE_COMMAND=$(CURDIR)/.build/unpacked/usr/bin/formline .ci/test $(SWIFT) --filter $(of_command) $(ARGS)

lint: ## check the formatting
	$(SWIFT) format lint --strict --recursive --parallel $(sources)

imports: ## check that every target imports only what its layer may
	@.ci/check-imports

schema: build ## hold the JSON Schema against forms/ and wrong definitions, with a validator from PyPI
	@.ci/check-schema "$(shell $(SWIFT) build --show-bin-path)/formline"

api: build ## hold what the libraries make public against Tests/API.txt; ARGS=--update writes it anew
	@.ci/check-api "$(shell $(SWIFT) build --show-bin-path)" $(ARGS)

outsider: deps ## build and test a package that depends on this one
	@.ci/test-outsider $(SWIFT)

# Without publishers, whose OpenCombine cannot be built so.
evolution: deps ## build the libraries with library evolution, as those that are handed on in binary form are
	@for library in FormTesting FormlineFoundation; do \
	  $(SWIFT) build --disable-default-traits --target $$library --scratch-path .build/evolution \
	    -Xswiftc -enable-library-evolution || exit; \
	done

check: lint imports tools deps ## the gate: formatting, imports, no warnings, the schema, the public API, all tests
	@.ci/build-without-warnings $(SWIFT)
	@$(MAKE) --no-print-directory schema api ARGS=
	@.ci/test $(SWIFT) $(ARGS)

docs: readline ## build the manual of the library into .build/manual, with what is public in it
	$(SWIFT) build --target Formline --scratch-path .build/docs -Xswiftc -emit-symbol-graph \
	  -Xswiftc -emit-symbol-graph-dir -Xswiftc $(CURDIR)/.build/docs -Xswiftc -symbol-graph-minimum-access-level \
	  -Xswiftc public
	@mkdir -p .build/docs/symbols && cp .build/docs/Formline.symbols.json .build/docs/symbols
	docc convert Sources/Formline/Formline.docc --additional-symbol-graph-dir .build/docs/symbols --warnings-as-errors \
	  --fallback-bundle-identifier formline --output-path .build/manual

bench: deps $(archives) ## measure the fixed workloads, and count what a key costs the command from read to write
	$(SWIFT) build $(release_flags) --product formline-bench
	@$(bench) $(ARGS)
	$(SWIFT) build $(release_flags) --product formline
	@.ci/measure-keys "$(executable)"

# Nothing of it is shared with other builds: what an app of somebody else costs for the first time, and after each update.
bench-build: readline ## measure the build of a small app that depends on the library, from an empty folder
	@for configuration in debug release; do \
	  rm -rf .build/bench-build; \
	  TIMEFORMAT="$$configuration: %R s, of processors %U s and %S s in the system" bash -c \
	    'time "$$@" >.build/bench-build.log' build $(SWIFT) build --package-path Tests/Outsider --product Release \
	    --configuration $$configuration --scratch-path .build/bench-build || { cat .build/bench-build.log; exit 1; }; \
	done

bench-site: site release ## measure a site: ten processes that submit, and people over ssh who type or submit; STORE=URI for another store
	$(SWIFT) build $(release_flags) --product formline-bench
	@.ci/measure-submissions "$(bench)" $(ARGS)
	@.ci/site-demo "$(dir $(executable))" --once .ci/measure-sessions
	@.ci/site-demo "$(dir $(executable))" --once .ci/measure-logins

fuzz: deps ## search the doors for inputs that break them, five minutes each; a finding is in .build/fuzz
	$(SWIFT) build --product message-tables
	$(for_fuzzer) $(SWIFT) build $(fuzzer_flags)
	@.ci/fuzz "$$($(for_fuzzer) $(SWIFT) build $(fuzzer_flags) --show-bin-path)/formline-fuzz" $(FUZZ_SECONDS) $(DOORS)

long: fuzz build ## what takes hours: make fuzz, fifty times the random tests, other readlines, library evolution, the package and inputs to it, bare machines
	@FORMLINE_FUZZ=50 $(SWIFT) test --skip-build --filter 'Fuzz|Random|SeededMistake|ImportedSecret|ReferenceTests|SiteTests|RunningFormTests|CommandTableTests' $(ARGS)
	@.ci/test-readlines $(SWIFT)
	@$(MAKE) --no-print-directory evolution
	@$(MAKE) --no-print-directory test-deb
	@.ci/fuzz-installed .build/unpacked/usr/bin/formline
	@.ci/measure-doublings .build/unpacked/usr/bin/formline
	@.ci/test-bare-machine bookworm
	@.ci/test-bare-machine trixie

# Sources/CMemory/sanitizers.c says what they are not asked for, and why. Everything is built anew for each, which takes
# some ten minutes; then no run takes longer than its limit. All tests run with the address sanitizer; with the thread
# sanitizer those of what has more than one thread, or another stack. The program of readline's own that ReferenceTests compare with hangs there.
commands_with_threads := DraftTests|HistoryTests|TerminalRunTests|AccessibleTests|ScriptPoolTests|DefinitionCommandTests
threaded := 'LineEditingTests|TerminalDriverTests|SlowSourceTests|$(commands_with_threads)'

sanitize: deps ## run the tests with the address sanitizer, then those with threads with the thread sanitizer
	$(call sanitized,address,)
	$(call sanitized,thread,--filter $(threaded) --skip ReferenceTests)

define sanitized
$(SWIFT) build --build-tests --sanitize $(1) --scratch-path .build/$(1)
timeout --kill-after 60 $(SANITIZE_LIMIT) \
  $(SWIFT) test --skip-build --sanitize $(1) --scratch-path .build/$(1) $(2) $(ARGS)
endef

record: release ## write the screens of every form's script and the films anew; look at the difference before committing it
	@$(executable) test --update forms $(ARGS)
	@$(executable) replay forms/signup-film.keys --to $(articles)/Resources/signup.svg
	@FORMLINE_RECORD=1 $(SWIFT) test --package-path Tests/Outsider --scratch-path .build/outsider --filter film

# Said before three minutes of building.
writable:
	@mkdir -p "$(prefix)/bin" 2>/dev/null && [ -w "$(prefix)/bin" ] || { \
	  echo "make: you may not write to $(prefix): name another place, 'make install PREFIX=~/.local'" >&2; exit 1; }

install: writable release ## put command, manual and completions below PREFIX; DESTDIR is honoured
	install -d "$(prefix)/bin" "$(share)/doc/formline/examples"
	install -s -m 755 "$(executable)" "$(prefix)/bin/formline"
	install -m 644 LICENSE $(articles)/Licences.md "$(share)/doc/formline"
	@for form in forms/*.yaml forms/*.json forms/*.txt; do \
	  sed '1s|\$$schema=.*|$$schema=../../../formline/definition.schema.json|' "$$form" \
	    > "$(share)/doc/formline/examples/$${form#forms/}" || exit; \
	done
	install -d "$(share)/formline"
	"$(executable)" schema > "$(share)/formline/definition.schema.json"
	install -d $(foreach file,$(completions),"$(share)/$(dir $(word 2,$(subst :, ,$(file))))")
	@for file in $(completions); do \
	  "$(executable)" --generate-completion-script "$${file%%:*}" > "$(share)/$${file#*:}" || exit; \
	done
	@command -v lowdown >/dev/null || .ci/install manual || echo "the manual is left out without lowdown" >&2
	@! command -v lowdown >/dev/null || $(MAKE) --no-print-directory man

units := $(wildcard Sources/FormlineSite/Installed/*.service Sources/FormlineSite/Installed/*.timer)

install-site: writable site ## put the service, its page, its units and an example for sshd below PREFIX
	install -d "$(prefix)/bin" "$(prefix)/lib/systemd/system" "$(share)/doc/formline-site/examples"
	install -s -m 755 "$(service)" "$(prefix)/bin/formline-site"
	@for unit in $(units); do \
	  sed 's|/usr/bin/|$(PREFIX)/bin/|' "$$unit" > "$(prefix)/lib/systemd/system/$${unit##*/}" || exit; \
	done
	sed 's|/usr/bin/|$(PREFIX)/bin/|' Sources/FormlineSite/Installed/sshd.conf \
	  > "$(share)/doc/formline-site/examples/sshd.conf"
	install -m 644 LICENSE "$(share)/doc/formline-site"
	@! command -v lowdown >/dev/null || { install -d "$(share)/man/man1" && \
	  $(page) formline-site 1 "forms that many people fill in over ssh" $(edition) $(articles)/Site.md \
	  > "$(share)/man/man1/formline-site.1"; }

man: ## put the pages of the manual below PREFIX
	install -d "$(share)/man/man1" "$(share)/man/man5"
	@$(page) formline 1 "forms in the terminal" $(edition) \
	  $(addprefix $(articles)/,$(addsuffix .md,\
	    TheCommand Languages Recipes ExistingForms Proofs Programs Terminals Trust)) \
	  > "$(share)/man/man1/formline.1"
	@$(page) formline-definition 5 "forms as YAML or JSON" $(edition) \
	  $(articles)/Definitions.md $(articles)/Expressions.md $(articles)/ActionsAndKeys.md \
	  > "$(share)/man/man5/formline-definition.5"
	@$(page) formline-keys 5 "scripts that type into forms" $(edition) \
	  $(articles)/KeyScripts.md > "$(share)/man/man5/formline-keys.5"

uninstall: ## take away what `make install` put there
	rm -f "$(prefix)/bin/formline-site" "$(share)/man/man1/formline-site.1" \
	  $(foreach unit,$(notdir $(units)),"$(prefix)/lib/systemd/system/$(unit)")
	rm -f "$(prefix)/bin/formline" "$(share)/man/man1/formline.1" "$(share)/man/man5/formline-definition.5" \
	  "$(share)/man/man5/formline-keys.5" $(foreach file,$(completions),"$(share)/$(word 2,$(subst :, ,$(file)))")
	rm -rf "$(share)/doc/formline" "$(share)/doc/formline-site" "$(share)/formline"

deb: ## build Debian packages of command and service, linked with this system's libraries, in .build/packages
	@.ci/make-deb $(version)

dist: ## build an archive of what `make install` installs, and the list of what it contains (SPDX), in .build/packages
	@rm -rf .build/dist && mkdir -p .build/packages
	@$(MAKE) --no-print-directory install DESTDIR="$(CURDIR)/.build/dist" PREFIX=/formline-$(version)
	tar --create --sort=name --mtime=@$(SOURCE_DATE_EPOCH) --owner=0 --group=0 --numeric-owner --mode=go=rX,u+w \
	  --directory .build/dist formline-$(version) | gzip --no-name -9 \
	  > .build/packages/formline-$(version)-$(shell uname -m).tar.gz
	@.ci/bill-of-materials $(version) $(carried) $(carried_by_service) > .build/packages/formline-$(version).spdx.json

# Of the last commit: what is not committed differs.
reproduce: dist deb ## build the packages, again in a clone elsewhere, and compare them byte by byte
	@rm -rf .build/again && git clone --quiet . .build/again/elsewhere
	@$(MAKE) --no-print-directory -C .build/again/elsewhere dist deb
	@cd .build/again/elsewhere/.build/packages && for file in *; do cmp "$$file" "$(CURDIR)/.build/packages/$$file" || exit; done
	@sha256sum .build/packages/*

clean: ## remove everything that was built
	$(SWIFT) package clean
