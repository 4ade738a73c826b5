// Symbols that readline exports but does not document. No other file uses them.
//
// Each symbol is weak: where a readline lacks one, the function here does nothing and `fl_missing_symbol` names it.
// The other files also rely on behaviour of 8.1 to 8.3 that the manual does not promise:
//
//   the redisplay function is called after every command, those of a keyboard macro included     start.c
//   RL_STATE_READCMD is set while the first key of a command is read                             coroutine.c
//   the end of input unwinds every nested read                                                   coroutine.c
//   a first `R` of vi makes its keymap, and knows the erasing keys by their functions            keymaps.c
//   an incremental search knows its keys by readline's own functions                             history.c
//   ten kills push everything else out of the kill ring                                          secrets.c
//   rl_initialize reads the init file that was read last, and binds arrow keys by address        start.c, keymaps.c
//   before 8.3, the history's list is whole in its state                                         line.c
#include "internal.h"

#define SYMBOLS(X) \
  X(_rl_saved_line_for_history) X(_rl_vi_done_inserting) X(_rl_vi_reset_last) X(_rl_vi_redoing) \
  X(_rl_undo_group_level) X(_rl_last_command_was_kill) X(_rl_optimize_typeahead) X(_rl_insert_char) \
  X(_rl_history_preserve_point) X(_rl_utf8locale) X(_rl_eof_char) X(_rl_kill_kbd_macro) X(_rl_pop_executing_macro) \
  X(_rl_pushed_input_available) X(rl_arg_sign)

PLATFORM_WEAK HIST_ENTRY *_rl_saved_line_for_history;
PLATFORM_WEAK void _rl_vi_done_inserting(void);
PLATFORM_WEAK void _rl_vi_reset_last(void);
PLATFORM_WEAK int _rl_vi_redoing;
PLATFORM_WEAK int _rl_undo_group_level;
PLATFORM_WEAK int _rl_last_command_was_kill;
PLATFORM_WEAK int _rl_optimize_typeahead;
PLATFORM_WEAK int _rl_insert_char(int count, int byte);
PLATFORM_WEAK int _rl_history_preserve_point;
PLATFORM_WEAK int _rl_utf8locale;
PLATFORM_WEAK int _rl_eof_char;
PLATFORM_WEAK void _rl_kill_kbd_macro(void);
PLATFORM_WEAK void _rl_pop_executing_macro(void);
PLATFORM_WEAK int _rl_pushed_input_available(void);
PLATFORM_WEAK int rl_arg_sign;

int fl_readline_version(void) { return rl_readline_version; }

const char *fl_missing_symbol(int index) {
#define LOOK(symbol) \
  if (!&symbol && index-- == 0) return #symbol;
  SYMBOLS(LOOK)
  return NULL;
}

// MARK: The start

/// Makes characters UTF-8, whatever the locale was at the start.
void fl_assume_utf8(void) {
  if (&_rl_utf8locale) _rl_utf8locale = 1;
}

void fl_keep_typed_ahead_keys(void) {
  if (&_rl_optimize_typeahead) _rl_optimize_typeahead = 0;
}

/// Keeps Ctrl-D on an empty line from ending the file.
void fl_ignore_eof_character(void) {
  if (&_rl_eof_char) _rl_eof_char = 0x100;
}

// MARK: Undo

/// Ends vi's insertion and every open undo group, so that the undo list can be detached or freed. Otherwise a later Esc
/// would close a group of a list that no longer exists.
void fl_close_undo_groups(void) {
  if (rl_editing_mode == 0 && &_rl_vi_done_inserting) _rl_vi_done_inserting();
  if (!&_rl_undo_group_level) return;
  while (_rl_undo_group_level > 0) rl_end_undo_group();
  _rl_undo_group_level = 0;
}

// MARK: History

/// Frees the copy of the line that a search keeps. False if there is none; otherwise `undo` is its undo list.
bool fl_drop_saved_line(UNDO_LIST **undo) {
  if (!&_rl_saved_line_for_history || !_rl_saved_line_for_history) return false;
  *undo = (UNDO_LIST *)_rl_saved_line_for_history->data;
  free(_rl_saved_line_for_history->line);
  free(_rl_saved_line_for_history->timestamp);
  free(_rl_saved_line_for_history);
  _rl_saved_line_for_history = NULL;
  return true;
}

/// The variable `history-preserve-point`.
bool fl_history_preserves_point(void) { return &_rl_history_preserve_point && _rl_history_preserve_point; }

/// The numeric argument of the command that is being read.
int fl_argument(void) { return &rl_arg_sign ? rl_numeric_arg * rl_arg_sign : rl_numeric_arg; }

// MARK: Kills and macros

/// True if the next kill is added to the last one.
bool fl_kills_are_joined(void) { return &_rl_last_command_was_kill && _rl_last_command_was_kill; }

void fl_separate_kills(void) {
  if (&_rl_last_command_was_kill) _rl_last_command_was_kill = 0;
}

/// Drops the rest of the keyboard macros being played, and the keys of theirs that readline put back.
void fl_stop_macros(void) {
  while (&_rl_pop_executing_macro && rl_executing_macro) _rl_pop_executing_macro();
  rl_clear_pending_input();
  while (&_rl_pushed_input_available && _rl_pushed_input_available()) rl_read_key();
}

void fl_forget_keyboard_macro(void) {
  if (&_rl_kill_kbd_macro) _rl_kill_kbd_macro();
}

// MARK: Characters

static bool types_bytes;

/// True if self-insert takes each byte as a character unless it may read on, as 8.3 does, and 8.2 since its patch 13.
bool fl_types_bytes(void) { return types_bytes; }

/// Asks readline by the first byte of a character, since its version does not tell its patches.
void fl_learn_whether_bytes_are_typed(void) {
  rl_replace_line("", 0);
  rl_insert(1, 0xc3);
  types_bytes = rl_end > 0;
  // Otherwise the byte waits for the rest.
  if (!types_bytes) rl_insert(1, 0xa9);
  fl_free_undo(rl_undo_list, false);
  rl_undo_list = NULL;
  rl_replace_line("", 0);
}

/// Lets self-insert read the rest of a character if there is more, except into a macro, which would miss it.
void fl_read_on(bool more) {
  if (fl_types_bytes() && &_rl_optimize_typeahead) _rl_optimize_typeahead = more && !RL_ISSTATE(RL_STATE_MACRODEF);
}

/// Types one byte of a character.
void fl_insert_byte(int byte) {
  if (&_rl_insert_char) _rl_insert_char(1, byte);
}

// MARK: vi

/// A redo that was left by longjmp would make every operator repeat the last motion.
void fl_end_vi_redo(void) {
  if (&_rl_vi_redoing) _rl_vi_redoing = 0;
}

/// Makes `.` repeat nothing: neither the last command nor the text it inserted.
void fl_forget_vi_dot(void) {
  fl_forget_longest();
  if (!&_rl_vi_reset_last || !&_rl_vi_done_inserting) return;
  Keymap map = rl_get_keymap();
  UNDO_LIST *undo = rl_undo_list, no_insertion = {.what = UNDO_BEGIN};
  rl_undo_list = &no_insertion;
  rl_vi_insertion_mode(1, 'i');
  _rl_vi_done_inserting();
  rl_undo_list = undo;
  rl_set_keymap(map);
  _rl_vi_reset_last();
}
