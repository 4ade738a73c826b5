// Default options of the sanitizers with which the command and the tests may be built.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)

// A crash restores the terminal and then ends the process as usual, which we handle and test ourselves.
#define CRASHES_ARE_OURS \
  "handle_segv=0:handle_sigbus=0:handle_sigill=0:handle_sigfpe=0:handle_abort=0:handle_sigtrap=0:use_sigaltstack=0"
// An exit status that no command uses, so that a finding is not mistaken for one.
#define STATUS ":exitcode=86"

// Leak detection is off: pointers in Swift enums store the case in their spare bits, so their targets count as leaked;
// and readline never frees its keymaps. LifetimeTests detect leaks instead.
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return CRASHES_ARE_OURS STATUS ":detect_leaks=0"; }

const char *__tsan_default_options(void);
const char *__tsan_default_options(void) { return CRASHES_ARE_OURS STATUS; }

#endif
#endif
