// Guards around vi's commands.
//
// An operator runs ANY key as its motion: a nested operator frees the outer one's context, and after a command that
// replaces the line, the line's old length is restored. So operators, history, searches, undo and our own commands
// refuse to run as a motion. `.` after a `c.` calls itself forever.
#include "internal.h"

static bool redoing, operating, reading_character;
static char *snapshot;
static int snapshot_length, snapshot_point;

bool fl_operator_waits(void) { return operating; }

/// The text from before the operator that waits for its motion, or NULL.
const char *fl_operator_snapshot(int *length, int *point) {
  if (!operating || !snapshot) return NULL;
  if (length) *length = snapshot_length;
  if (point) *point = snapshot_point;
  return snapshot;
}

static void forget_snapshot(void) {
  if (snapshot) platform_wipe(snapshot, (size_t)snapshot_length);
  free(snapshot);
  snapshot = NULL;
}

/// Clears the state of the last vi command, however that ended. Called between two commands.
void fl_vi_settled(void) {
  redoing = operating = reading_character = false;
  fl_end_vi_redo();
  if (snapshot) forget_snapshot();
}

// MARK: Operators

// In a text of several lines, a doubled operator takes the line at point; readline's own takes the whole text.
static void take_line(int key) {
  int start = fl_line_start(rl_point), end = fl_line_end(rl_point), point = rl_point;
  if (key == 'd' && end < rl_end) end++;
  else if (key == 'd' && start > 0) start--;
  rl_begin_undo_group();
  rl_kill_text(start, end);
  rl_end_undo_group();
  if (key == 'y') {
    rl_do_undo();
    rl_point = point;
    return;
  }
  rl_point = key == 'd' && start == rl_end ? fl_line_start(start) : start;
  if (key == 'c') rl_vi_insertion_mode(1, key);
}

/// Reads the motion of an operator that may be doubled; true if it was, and the line is taken, or at the end of input.
static bool took_line(int key) {
  bool doubles = (key == 'd' || key == 'c' || key == 'y') && fl_has_lines() && !redoing;
  if (!doubles) return false;
  RL_SETSTATE(RL_STATE_MOREINPUT);
  int next = rl_read_key();
  RL_UNSETSTATE(RL_STATE_MOREINPUT);
  if (next != key && next >= 0) rl_execute_next(next);
  if (next == key) take_line(key);
  return next == key || next < 0;
}

static int operate(function original, int count, int key) {
  if (operating) return fl_refuse(count, key);
  snapshot = fl_allocated(strndup(rl_line_buffer, (size_t)rl_end));
  snapshot_length = rl_end;
  snapshot_point = rl_point;
  operating = true;
  int result = took_line(key) ? 0 : original(count, key);
  operating = false;
  forget_snapshot();
  return result;
}

#define OPERATOR(name) \
  static function original_##name; \
  static int name(int count, int key) { return operate(original_##name, count, key); }
OPERATOR(delete_to)
OPERATOR(change_to)
OPERATOR(yank_to)
OPERATOR(substitute)

static function original_redo;
static int redo(int count, int key) {
  if (redoing || operating) return fl_refuse(count, key);
  redoing = true;
  int result = original_redo(fl_bounded(count), key);
  redoing = false;
  return result;
}

/// As readline's, which would insert a mebibyte the largest number of times: ten gigabytes.
static int put(int count, int key) {
  bool is_before = key >= 'A' && key <= 'Z';
  if (!is_before) rl_point = fl_next_boundary(rl_point);
  for (; count > 0 && (!fl_live || rl_end <= fl_live->most_bytes); count--) rl_yank(1, key);
  rl_point = fl_previous_boundary(rl_point);
  return 0;
}

// MARK: Commands that read a character of the text

bool fl_reads_character(void) { return reading_character; }

static int read_character(function original, int count, int key) {
  reading_character = true;
  int result = original(count, key);
  reading_character = false;
  return result;
}

#define READING(name) \
  static function original_##name; \
  static int name(int count, int key) { return read_character(original_##name, count, key); }
READING(quoted_insert)
READING(change_char)

static int search(function original, int step, bool reads, int count, int key) {
  reading_character = true;
  int result = fl_search_character(original, step, reads, count, key);
  reading_character = false;
  return result;
}

static function original_character_search, original_character_search_backward, original_char_search;
static int character_search(int count, int key) { return search(original_character_search, 1, true, count, key); }
static int character_search_backward(int count, int key) {
  return search(original_character_search_backward, -1, true, count, key);
}
/// `;` and `,` search again, and so does a command that is done again.
static int char_search(int count, int key) {
  bool reads = !redoing && key != ';' && key != ',';
  return search(original_char_search, key == 'F' || key == 'T' ? -1 : 1, reads, count, key);
}

/// Called after the character commands are replaced, since one of them is replaced again.
void fl_own_character_reads(void) {
  original_quoted_insert = fl_override("quoted-insert", quoted_insert);
  original_character_search = fl_override("character-search", character_search);
  original_character_search_backward = fl_override("character-search-backward", character_search_backward);
  original_char_search = fl_override("vi-char-search", char_search);
  original_change_char = fl_override("vi-change-char", change_char);
}

void fl_own_vi(void) {
  original_delete_to = fl_override("vi-delete-to", delete_to);
  original_change_to = fl_override("vi-change-to", change_to);
  original_yank_to = fl_override("vi-yank-to", yank_to);
  original_substitute = fl_override("vi-subst", substitute);
  original_redo = fl_override("vi-redo", redo);
  fl_override("vi-put", put);
}
