// What the command, and the tests, ask of the sanitizers that they may be built with.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)

// Crashes put the terminal back and then end the process as they would have: that is ours to do, and to test.
#define CRASHES_ARE_OURS \
  "handle_segv=0:handle_sigbus=0:handle_sigill=0:handle_sigfpe=0:handle_abort=0:handle_sigtrap=0:use_sigaltstack=0"
// A status that no command ends with, so that a finding is not taken for an ending.
#define STATUS ":exitcode=86"

// Leaks are not looked for: the pointers inside of Swift's enumerations carry the case in their spare bits, so what
// they refer to counts as lost; and readline keeps its keymaps for good. What must not stay is held by LifetimeTests.
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return CRASHES_ARE_OURS STATUS ":detect_leaks=0"; }

const char *__tsan_default_options(void);
const char *__tsan_default_options(void) { return CRASHES_ARE_OURS STATUS; }

#endif
#endif
