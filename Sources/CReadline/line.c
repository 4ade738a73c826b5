// Lines: the state of a buffer while readline edits another. All lines share the kill ring, the keyboard macro, the
// last search and vi's dot.
#include "internal.h"

#include <limits.h>

/// The bits of readline's state that belong to a line.
#define LINE_STATES (RL_STATE_VICMDONCE | RL_STATE_OVERWRITE)

fl_line *fl_live;
/// Counts resets: a mode saved before a reset is invalid.
unsigned fl_generation = 1;

static int clamp(int offset, int length) { return offset < 0 ? 0 : offset > length ? length : offset; }

// MARK: Life

fl_line *fl_line_new(fl_kind kind) {
  fl_line *line = fl_allocated(calloc(1, sizeof *line));
  line->kind = kind;
  line->most_bytes = INT_MAX;
  line->capacity = 32;
  line->text = fl_allocated(calloc(1, line->capacity));
  line->history_base = 1;
  return line;
}

static void free_history(fl_line *line) {
  for (int i = 0; i < line->history.length; i++) {
    HIST_ENTRY *entry = line->history.entries[i];
    fl_free_text(entry->line, true);
    free(entry->timestamp);
    free(entry);
  }
  free(line->history.entries);
  line->history = (HISTORY_STATE){0};
  for (int i = 0; i < line->overlay_count; i++) fl_free_text(line->overlays[i], true);
  free(line->overlays);
  line->overlays = NULL;
  line->overlay_count = 0;
  fl_free_text(line->draft, true);
  line->draft = NULL;
  line->cursor = 0;
}

void fl_line_free(fl_line *line) {
  if (line == fl_live) fl_line_leave(line);
  fl_line_wipe(line);
  free(line->text);
  free(line);
}

void fl_line_wipe(fl_line *line) {
  bool was_live = line == fl_live;
  if (was_live) {
    fl_drop_live_undo(true);
    platform_wipe(rl_line_buffer, (size_t)rl_end);
    rl_replace_line("", 0);
    rl_point = rl_mark = 0;
  }
  fl_free_undo(line->undo, true);
  line->undo = NULL;
  fl_free_redo(line, true);
  platform_wipe(line->text, line->capacity);
  line->length = line->point = line->mark = 0;
  if (!was_live) free_history(line);
  fl_secret_wipe(line);
  fl_changed_text(line);
  if (was_live) fl_look_anew();
}

void fl_line_set_most_bytes(fl_line *line, int bytes) { line->most_bytes = bytes; }

// MARK: Entering and leaving

/// True if readline keeps more than its history state shows, so that entries are moved one by one: from 8.3 on, its
/// list is a window into another one.
static bool keeps_its_list(void) { return rl_readline_version >= 0x0803; }

HISTORY_STATE fl_history_take(void) {
  HISTORY_STATE *copy = history_get_history_state(), state = *copy;
  free(copy);
  if (!keeps_its_list()) return state;
  size_t size = sizeof *state.entries * (size_t)state.length;
  HIST_ENTRY **entries = fl_allocated(malloc(size + sizeof *entries));
  if (size) memcpy(entries, state.entries, size);
  while (history_length > 0) remove_history(history_length - 1);
  state.entries = entries;
  return state;
}

void fl_history_give(HISTORY_STATE state, int base) {
  if (keeps_its_list()) {
    int limit = history_is_stifled() ? unstifle_history() : -1;
    for (int i = 0; i < state.length; i++) {
      add_history("");
      HIST_ENTRY **entry = history_list() + history_length - 1;
      free_history_entry(*entry);
      *entry = state.entries[i];
    }
    free(state.entries);
    if (limit >= 0) stifle_history(limit);
  } else {
    // The variable history-size limits a history, not the line.
    state.flags &= ~HS_STIFLED;
    history_set_history_state(&state);
  }
  history_base = base;
  using_history();
}

static void store(fl_line *line, const char *text, int length) {
  if ((size_t)length + 1 > line->capacity) {
    platform_wipe(line->text, line->capacity);
    free(line->text);
    line->capacity = (size_t)length * 2 + 32;
    line->text = fl_allocated(malloc(line->capacity));
  }
  memmove(line->text, text, (size_t)length);
  line->text[length] = 0;
  line->length = length;
}

void fl_line_leave(fl_line *line) {
  if (line != fl_live) return;
  fl_break_kills();
  fl_note_changes();
  store(line, rl_line_buffer, rl_end);
  line->editing_mode = rl_editing_mode;
  line->map = rl_get_keymap();
  line->point = clamp(rl_point, rl_end);
  line->mark = clamp(rl_mark, rl_end);
  fl_close_undo_groups();
  line->undo = fl_trim_undo(rl_undo_list);
  rl_undo_list = NULL;
  line->insert_mode = rl_insert_mode;
  line->state = rl_readline_state & LINE_STATES;
  line->history = fl_history_take();
  line->history_base = history_base;
  line->cursor = clamp(line->cursor, line->history.length);
  if (line->kind == FL_SECRET) platform_wipe(rl_line_buffer, (size_t)rl_end);
  rl_replace_line("", 0);
  fl_history_give((HISTORY_STATE){0}, 1);
  rl_last_func = NULL;
  fl_live = NULL;
}

static void restore_mode(fl_line *line) {
  bool known = line->generation == fl_generation && line->editing_mode == rl_editing_mode;
  line->generation = fl_generation;
  if (!known) rl_set_keymap_from_edit_mode();
  bool inserts = !known || line->map == rl_get_keymap_by_name("vi-insert");
  if (rl_editing_mode == 0 && inserts) rl_vi_insertion_mode(1, 'i');
  else if (known) rl_set_keymap(line->map);
  rl_insert_mode = known ? line->insert_mode : 1;
}

void fl_line_enter(fl_line *line) {
  if (line == fl_live) return;
  if (fl_live) fl_line_leave(fl_live);
  fl_flush_half_character();
  fl_history_give(line->history, line->history_base);
  rl_replace_line(line->text, 0);
  rl_undo_list = line->undo;
  line->undo = NULL;
  rl_deactivate_mark();
  rl_readline_state = (rl_readline_state & ~(unsigned long)LINE_STATES) | line->state;
  restore_mode(line);
  rl_point = line->point;
  rl_mark = line->mark;
  rl_last_func = NULL;
  fl_live = line;
  fl_look_anew();
}

// MARK: Reading

// While a vi operator waits for its motion, the line ends in a temporary blank, and while a search is typed, it holds
// what is searched for: callers get the text from before.
static const char *live_snapshot(const fl_line *line, int *length, int *point) {
  if (line != fl_live) return NULL;
  const char *snapshot = fl_operator_snapshot(length, point);
  return snapshot ? snapshot : fl_search_snapshot(length, point);
}

const char *fl_line_text(const fl_line *line) {
  const char *snapshot = live_snapshot(line, NULL, NULL);
  return snapshot ? snapshot : line == fl_live ? rl_line_buffer : line->text;
}

int fl_line_length(const fl_line *line) {
  int length;
  return live_snapshot(line, &length, NULL) ? length : line == fl_live ? rl_end : line->length;
}

// During an incremental search, readline's point may be beyond the end.
int fl_line_point(const fl_line *line) {
  int point;
  if (live_snapshot(line, NULL, &point)) return point;
  return line == fl_live ? clamp(rl_point, rl_end) : line->point;
}

int fl_line_mark(const fl_line *line) { return line == fl_live ? clamp(rl_mark, rl_end) : line->mark; }

uint64_t fl_line_revision(const fl_line *line) {
  if (line == fl_live) fl_note_changes();
  return line->revision;
}

uint64_t fl_line_text_revision(const fl_line *line) {
  if (line == fl_live) fl_note_changes();
  return line->text_revision;
}

// MARK: Editing

void fl_changed_text(fl_line *line) {
  line->text_revision++;
  line->revision++;
}

void fl_line_set_point(fl_line *line, int offset) {
  if (offset == fl_line_point(line)) return;
  if (line == fl_live) rl_point = clamp(offset, rl_end);
  else line->point = clamp(offset, line->length), line->revision++;
}

void fl_line_set_mark(fl_line *line, int offset) {
  if (line == fl_live) rl_mark = clamp(offset, rl_end);
  else line->mark = clamp(offset, line->length);
}

/// The other text has no undo list.
fl_aside fl_set_aside(void) {
  fl_aside aside = {fl_allocated(strdup(rl_line_buffer)), rl_point, rl_mark, rl_undo_list};
  rl_undo_list = NULL;
  return aside;
}

void fl_put_back(fl_aside aside) {
  rl_undo_list = aside.undo;
  rl_replace_line(aside.text, 0);
  rl_point = aside.point;
  rl_mark = aside.mark;
  free(aside.text);
}

/// Replaces `start..<end` of a line that readline does not hold. Adds no undo entry.
void fl_line_splice(fl_line *line, int start, int end, const char *text, int length) {
  int tail = line->length - end, total = start + length + tail;
  char *whole = fl_allocated(malloc((size_t)total + 1));
  memcpy(whole, line->text, (size_t)start);
  memcpy(whole + start, text, (size_t)length);
  memcpy(whole + start + length, line->text + end, (size_t)tail);
  store(line, whole, total);
  platform_wipe(whole, (size_t)total);
  free(whole);
  line->point = start + length;
  line->mark = clamp(line->mark, total);
}

static void push_undo(fl_line *line, enum undo_code what, int start, int end, char *text) {
  UNDO_LIST *entry = fl_allocated(malloc(sizeof *entry));
  *entry = (UNDO_LIST){.next = line->undo, .start = start, .end = end, .text = text, .what = what};
  line->undo = entry;
}

static void edit_stored(fl_line *line, int start, int end, const char *text, int length) {
  push_undo(line, UNDO_BEGIN, 0, 0, NULL);
  if (end > start)
    push_undo(line, UNDO_DELETE, start, end, fl_allocated(strndup(line->text + start, (size_t)(end - start))));
  if (length) push_undo(line, UNDO_INSERT, start, start + length, NULL);
  push_undo(line, UNDO_END, 0, 0, NULL);
  fl_line_splice(line, start, end, text, length);
  fl_changed_text(line);
}

static void edit_live(int start, int end, const char *text, int length) {
  char *inserted = fl_allocated(strndup(text, (size_t)length));
  rl_begin_undo_group();
  if (end > start) rl_delete_text(start, end);
  rl_point = start;
  if (length) rl_insert_text(inserted);
  rl_end_undo_group();
  fl_free_text(inserted, true);
  if (rl_mark > rl_end) rl_mark = rl_end;
  fl_note_changes();
}

void fl_line_edit(fl_line *line, int start, int end, const char *text, int length) {
  int total = fl_line_length(line);
  start = clamp(start, total);
  end = clamp(end, total);
  if (start == end && !length) return;
  if (line != fl_live) return edit_stored(line, start, end, text, length);
  fl_break_kills();
  edit_live(start, end, text, length);
  rl_last_func = NULL;
}

void fl_line_copy_region(fl_line *line) {
  if (line != fl_live || line->kind == FL_SECRET) return;
  fl_break_kills();
  rl_copy_region_to_kill(1, 0);
  fl_break_kills();
  rl_last_func = NULL;
}

void fl_line_reset(fl_line *line, const char *text, int length) {
  if (line == fl_live) {
    char *copy = fl_allocated(strndup(text, (size_t)length));
    fl_drop_live_undo(line->kind == FL_SECRET);
    rl_replace_line(copy, 0);
    fl_free_text(copy, true);
    rl_point = rl_end;
    rl_mark = 0;
    fl_look_anew();
  } else {
    fl_free_undo(line->undo, line->kind == FL_SECRET);
    line->undo = NULL;
    store(line, text, length);
    line->point = length;
    line->mark = 0;
  }
  fl_free_redo(line, line->kind == FL_SECRET);
  fl_changed_text(line);
}

/// Replaces the live text by `text`, as one undo step.
void fl_set_live_text(const char *text) {
  if (!strcmp(text, rl_line_buffer)) return;
  edit_live(0, rl_end, text, (int)strlen(text));
}
