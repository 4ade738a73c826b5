// Declarations shared by the files of this target.
//
//   start.c      initialising readline, its state           line.c       entering, leaving and editing lines
//   coroutine.c  readline()'s own stack, events, keys       undo.c       undo lists, redo
//   capture.c    output that must not reach a descriptor    history.c    history and searches without shared undo lists
//   commands.c   the host's commands, completion            vi.c         guards around vi commands
//   keymaps.c    replacing functions, our bindings          graphemes.c  character commands by grapheme cluster
//   inputrc.c    the user's bindings and variables          lines.c      line commands inside several lines
//   repair.c     repairs after every command                 secrets.c    placeholders and their vault
//   walks.c      commands whose way through a text is long
//   undocumented.c  symbols that are not in readline's headers
#ifndef INTERNAL_H
#define INTERNAL_H

#include "CPlatform.h"
#include "CReadline.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <readline/readline.h>
#include <readline/history.h>

typedef rl_command_func_t *function;

static inline bool fl_in_vi_command(void) { return rl_editing_mode == 0 && rl_get_keymap() == vi_movement_keymap; }

/// Passes allocated memory through; ends the process where there is none, since half an edit would be worse.
static inline void *fl_allocated(void *memory) {
  if (!memory) abort();
  return memory;
}

/// Frees a text, which may be NULL, after overwriting it if it may be a secret.
static inline void fl_free_text(char *text, bool wipe) {
  if (text && wipe) platform_wipe(text, strlen(text));
  free(text);
}

/// What readline edits, set aside while it works on another text.
typedef struct {
  char *text;
  int point, mark;
  UNDO_LIST *undo;
} fl_aside;

/// Text removed by an undo, for redo.
typedef struct fl_redo {
  struct fl_redo *next;
  int start, end;
  char *text;
  int point;
} fl_redo;

/// Detects cheaply whether an edit happened between two commands.
typedef struct {
  UNDO_LIST *head;
  int head_end, length, point, mark;
} fl_signature;

struct fl_line {
  fl_kind kind;
  char *text;
  size_t capacity;
  int length, point, mark;
  /// What no command but typing may exceed.
  int most_bytes;
  UNDO_LIST *undo;
  fl_redo *redo;
  Keymap map;
  int editing_mode, insert_mode;
  unsigned long state;
  unsigned generation;
  HISTORY_STATE history;
  int history_base;
  int cursor;
  char *draft;
  char **overlays;
  int overlay_count;
  uint64_t revision, text_revision, redo_revision;
  fl_signature seen;
  /// For a secret: its next placeholder, and how many are left in its newest block.
  int next_placeholder, placeholders_left;
};

// undocumented.c
void fl_assume_utf8(void);
void fl_keep_typed_ahead_keys(void);
bool fl_types_bytes(void);
void fl_learn_whether_bytes_are_typed(void);
void fl_read_on(bool more);
bool fl_has_more(void);
void fl_ignore_eof_character(void);
void fl_close_undo_groups(void);
bool fl_drop_saved_line(UNDO_LIST **undo);
bool fl_history_preserves_point(void);
bool fl_kills_are_joined(void);
void fl_separate_kills(void);
void fl_stop_macros(void);
void fl_forget_keyboard_macro(void);
void fl_insert_byte(int byte);
void fl_end_vi_redo(void);
void fl_forget_vi_dot(void);
int fl_argument(void);

// coroutine.c
void fl_yield(fl_event event);
void fl_break_kills(void);
bool fl_is_running(void);
void fl_count_command(void);
int fl_read_key(FILE *stream);
int fl_key_is_available(void);

// capture.c
extern FILE *fl_rl_stream;
void fl_open_capture(void);
bool fl_begin_capture(void);
void fl_end_capture(void);
char *fl_collect(void (*print)(void));
#define FL_CAPTURED(work) \
  do { \
    bool begun = fl_begin_capture(); \
    work; \
    if (begun) fl_end_capture(); \
  } while (0)

// commands.c
/// A byte that no terminal sends, since UTF-8 has no such byte; unbound.
enum { FL_NOTHING_KEY = 0xff };

/// How deep keymaps are nested, and how many keys a binding has.
enum { DEEPEST = 16, LONGEST_SEQUENCE = 16 };
void fl_finish_command(void);
void fl_own_completion(void);
void fl_bind_nothing_key(void);
int fl_refuse(int count, int key);
int fl_accept_suggestion(int count, int key);
int fl_accept_suggested_word(int count, int key);
int fl_move_focus(int count, int key);
int fl_move_in_list(int count, int key);
extern bool fl_suggestion_stands, fl_list_is_open;

// keymaps.c
function fl_override(const char *name, function replacement);
void fl_own_modes(void);
void fl_prepare_emacs(void);
void fl_prepare_vi(void);
const char *fl_function_name(function f);

// inputrc.c
void fl_own_inputrc(void);
void fl_remember_map(Keymap map);
void fl_take_pristine_state(void);

// line.c
fl_aside fl_set_aside(void);
void fl_put_back(fl_aside aside);
void fl_line_splice(fl_line *line, int start, int end, const char *text, int length);
extern fl_line *fl_live;
extern unsigned fl_generation;
void fl_changed_text(fl_line *line);
void fl_set_live_text(const char *text);
HISTORY_STATE fl_history_take(void);
void fl_history_give(HISTORY_STATE state, int base);

// undo.c
void fl_free_undo(UNDO_LIST *list, bool wipe);
void fl_free_redo(fl_line *line, bool wipe);
UNDO_LIST *fl_trim_undo(UNDO_LIST *list);
void fl_drop_live_undo(bool wipe);
void fl_own_undo(void);

// history.c
void fl_own_history(void);
bool fl_moves_by_line(void);
void fl_own_searches(void);
void fl_finish_search(void);
const char *fl_search_snapshot(int *length, int *point);

// vi.c
void fl_own_vi(void);
bool fl_operator_waits(void);
void fl_own_character_reads(void);
void fl_vi_settled(void);
const char *fl_operator_snapshot(int *length, int *point);

// graphemes.c
void fl_own_characters(void);
bool fl_is_ascii(int start, int end);
int fl_next_boundary(int offset);
int fl_previous_boundary(int offset);
void fl_leave_cluster(int previous_point);

// walks.c
void fl_own_walks(void);
/// Runs a command that reads a character and goes to it, unless it is too far away.
/// - Parameters:
///   - step: The direction, 1 or -1.
///   - reads: False if the command has its character from the last time.
int fl_search_character(function original, int step, bool reads, int count, int key);

// lines.c
bool fl_has_lines(void);
void fl_own_lines(void);
int fl_line_start(int offset);
int fl_line_end(int offset);

// repair.c
void fl_flush_half_character(void);
void fl_settle(void);
int fl_bounded(int count);
void fl_forget_longest(void);
void fl_note_changes(void);
void fl_look_anew(void);

// secrets.c
extern const char fl_dummy[];
void fl_own_kill_ring(void);
bool fl_secrets_exist(void);
/// Wipes the scalars of the placeholders of `line`.
void fl_secret_wipe(fl_line *line);
bool fl_owns_placeholder(const fl_line *line, const unsigned char *bytes);
bool fl_is_placeholder(const unsigned char *bytes, int available);

// start.c
void fl_edit_utf8(void);

#endif
