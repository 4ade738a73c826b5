// readline() on its own stack, suspended whenever it needs a key or reports an event. Nested reads (quoted insert,
// searches, vi motions, macros, arguments) are calls on that stack.
#define _GNU_SOURCE
#include "internal.h"

#include <sys/mman.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif
#if __has_feature(address_sanitizer)
#include <sanitizer/common_interface_defs.h>
#elif __has_feature(thread_sanitizer)
#include <sanitizer/tsan_interface.h>
#endif

enum {
  STACK_BYTES = 256 * 1024,
  GUARD_BYTES = 4096,
  /// Larger numeric arguments would run practically forever.
  LARGEST_ARGUMENT = 9999,
  /// The commands that one key may run by macros, which can press each other without end.
  MOST_COMMANDS = 4096,
};

static platform_context host, editor;
static char *stack;
static fl_event last_event;
static bool made, running, cancelling;
static char *ended_text;
static long wait_microseconds;

/// True while readline's code runs on its own stack.
bool fl_is_running(void) { return running; }

// MARK: The change of stacks

// A sanitizer must be told of the switch, or it reports one stack's frames as damage to the other.
#if __has_feature(address_sanitizer)
static void *host_frames, *editor_frames;
static const void *host_stack;
static size_t host_size;
#elif __has_feature(thread_sanitizer)
static void *host_fiber, *editor_fiber;
#endif

static void enter_stack(void) {
#if __has_feature(address_sanitizer)
  __sanitizer_start_switch_fiber(&host_frames, stack, STACK_BYTES);
#elif __has_feature(thread_sanitizer)
  if (!editor_fiber) editor_fiber = __tsan_create_fiber(0);
  host_fiber = __tsan_get_current_fiber();
  __tsan_switch_to_fiber(editor_fiber, 0);
#endif
  platform_context_switch(&host, &editor);
#if __has_feature(address_sanitizer)
  __sanitizer_finish_switch_fiber(host_frames, NULL, NULL);
#endif
}

/// Called first on the editor's stack.
static void stack_was_entered(void) {
#if __has_feature(address_sanitizer)
  __sanitizer_finish_switch_fiber(editor_frames, &host_stack, &host_size);
#endif
}

static void leave_stack(void) {
#if __has_feature(address_sanitizer)
  __sanitizer_start_switch_fiber(&editor_frames, host_stack, host_size);
#elif __has_feature(thread_sanitizer)
  __tsan_switch_to_fiber(host_fiber, 0);
#endif
  platform_context_switch(&editor, &host);
  stack_was_entered();
}

// MARK: Stopping and going on

void fl_yield(fl_event event) {
  last_event = event;
  running = false;
  leave_stack();
  running = true;
}

static int line_started(void) {
  fl_edit_utf8();
  if (!ended_text) return 0;
  rl_replace_line(ended_text, 0);
  free(ended_text);
  ended_text = NULL;
  rl_point = rl_end;
  fl_look_anew();
  return 0;
}

// readline() should never return, since everything that ends a line runs one of our commands instead. If it does
// return, it is called again with the same text.
static void run_readline(void) {
  stack_was_entered();
  running = true;
  rl_startup_hook = line_started;
  for (;;) ended_text = readline("");
}

static void make(void) {
  made = true;
  char *memory = mmap(NULL, STACK_BYTES + GUARD_BYTES, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) abort();
  mprotect(memory, GUARD_BYTES, PROT_NONE);
  stack = memory + GUARD_BYTES;
  platform_context_make(&editor, stack, STACK_BYTES, run_readline);
}

fl_event fl_resume(void) {
  if (!made) make();
  FL_CAPTURED(enter_stack());
  return last_event;
}

void fl_run_until_key(void) {
  while (fl_resume() != FL_KEY) continue;
}

/// Makes the next kill start a new entry of the kill ring. When readline reads a key it has already counted the kills,
/// so a command has to run.
void fl_break_kills(void) {
  if (!fl_kills_are_joined()) return;
  if (last_event != FL_KEY) return fl_separate_kills();
  if (rl_editing_mode != 1) return;
  static const uint8_t key = FL_NOTHING_KEY;
  fl_queue(&key, 1);
  fl_run_until_key();
}

// MARK: The queue of keys

static unsigned char *queue;
static size_t head, tail, capacity;

void fl_queue(const uint8_t *bytes, size_t count) {
  if (head == tail) head = tail = 0;
  if (tail + count > capacity) {
    size_t wanted = (tail + count) * 2 + 256;
    unsigned char *grown = fl_allocated(realloc(queue, wanted));
    queue = grown;
    capacity = wanted;
  }
  memcpy(queue + tail, bytes, count);
  tail += count;
}

static void drop_queue(void) {
  if (queue) platform_wipe(queue, tail);
  head = tail = 0;
}

bool fl_has_more(void) { return head != tail; }

long fl_wait_microseconds(void) { return wait_microseconds; }

/// True if reads are nested so deeply that half of the stack is gone: each digit of an argument is read inside the last.
static bool is_deep(void) { return (char *)__builtin_frame_address(0) - stack < STACK_BYTES / 2; }

/// The numeric argument when the last byte was read, which readline forgets before it says that the command has run.
static int last_argument = 1;
int fl_last_argument(void) { return last_argument; }

static int commands;

/// Counts a command. Beyond the most that a key may run, drops what is left of the macros that press their keys.
void fl_count_command(void) {
  if (++commands <= MOST_COMMANDS) return;
  fl_stop_macros();
  rl_ding();
  commands = 0;
}

int fl_read_key(FILE *stream) {
  (void)stream;
  if (rl_numeric_arg > LARGEST_ARGUMENT) rl_numeric_arg = LARGEST_ARGUMENT;
  bool between_commands = RL_ISSTATE(RL_STATE_READCMD);
  if (between_commands) fl_finish_command();
  if (!between_commands && is_deep()) {
    // With the rest of the key, which would be typed.
    drop_queue();
    return EOF;
  }
  for (;;) {
    if (head != tail) {
      int byte = queue[head++];
      commands = 0;
      last_argument = fl_argument();
      fl_read_on(byte >= 0x80 && head != tail);
      return byte;
    }
    // At the end of the file every nested read ends what it reads for.
    if (cancelling && !between_commands) return EOF;
    fl_yield(between_commands ? FL_KEY : FL_MORE);
  }
}

int fl_key_is_available(void) {
  if (head != tail) return 1;
  wait_microseconds = rl_set_keyboard_input_timeout(-1);
  if (wait_microseconds == 0 || cancelling) return 0;
  fl_yield(FL_TIMED);
  return head != tail;
}

void fl_cancel(void) {
  drop_queue();
  if (!made || last_event == FL_KEY) return;
  fl_stop_macros();
  if (RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH)) {
    fl_queue((const uint8_t *)"\a", 1);
    fl_resume();
  }
  // Every nested read now sees the end of the file and unwinds.
  cancelling = true;
  for (int round = 0; round < 64 && last_event != FL_KEY; round++) fl_resume();
  cancelling = false;
  drop_queue();
  rl_clear_pending_input();
  RL_UNSETSTATE(RL_STATE_NUMERICARG);
  if (rl_display_prompt != rl_prompt) FL_CAPTURED(rl_clear_message());
  fl_settle();
}
