// readline() on a stack of its own: it stops where it wants something from us, and goes on when we have it.
// Nested reads (quoted insert, searches, vi motions, macros, arguments) need nothing special: they are calls on that
// stack. ucontext costs 0.4 µs a switch more than hand-written assembly, and is the same on every processor.
#define _GNU_SOURCE
#include "internal.h"

#include <sys/mman.h>

enum { STACK_BYTES = 256 * 1024, GUARD_BYTES = 4096 };

static ucontext_t host, editor;
static fl_event last_event;
static bool made, running, cancelling;
static char *ended_text;

bool fl_is_running(void) { return running; }
bool fl_is_cancelling(void) { return cancelling; }

void fl_yield(fl_event event) {
  last_event = event;
  running = false;
  fl_leave_stack(&editor, &host);
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

// readline() should never return, as everything that ends a line is routed to a command of ours. If it does, the text
// outlives it.
static void run_readline(void) {
  fl_stack_was_entered();
  running = true;
  rl_startup_hook = line_started;
  for (;;) {
    ended_text = readline("");
    fl_yield(FL_ENDED);
  }
}

static void make(void) {
  made = true;
  char *memory = mmap(NULL, STACK_BYTES + GUARD_BYTES, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) abort();
  mprotect(memory, GUARD_BYTES, PROT_NONE);
  getcontext(&editor);
  editor.uc_stack.ss_sp = memory + GUARD_BYTES;
  editor.uc_stack.ss_size = STACK_BYTES;
  editor.uc_link = NULL;
  makecontext(&editor, run_readline, 0);
}

fl_event fl_resume(void) {
  if (!made) make();
  fl_begin_capture();
  fl_enter_stack(&host, &editor);
  fl_end_capture();
  return last_event;
}

/// Makes the next kill start a new entry of the kill ring. Inside a command of ours readline sees to that itself;
/// otherwise a command has to run, since readline has already noted how many kills there were.
void fl_break_kills(void) {
  if (!&_rl_last_command_was_kill || !_rl_last_command_was_kill || running || last_event != FL_KEY) return;
  if (rl_editing_mode != 1) return;
  static const uint8_t key = FL_NOTHING_KEY;
  fl_queue(&key, 1);
  while (fl_resume() != FL_KEY || fl_queued()) continue;
}

void fl_cancel(void) {
  fl_drop_queue();
  if (!made || last_event == FL_KEY) return;
  if (RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH)) {
    fl_queue((const uint8_t *)"\a", 1);
    fl_resume();
  }
  // Every nested read now sees the end of the file and unwinds.
  cancelling = true;
  for (int round = 0; round < 64 && last_event != FL_KEY; round++) fl_resume();
  cancelling = false;
  fl_drop_queue();
  rl_clear_pending_input();
  if (rl_display_prompt != rl_prompt) FL_CAPTURED(rl_clear_message());
  fl_settle();
}
