// History without shared undo lists. readline's own commands hang a line's undo list on its history entry and use it
// from both places: use after free within ten keys. Here an entry never carries undo data, moving through history is
// one undoable edit, and edited entries are kept as overlays until the line is freed.
#include "internal.h"

/// Point before the first of several moves, for `history-preserve-point`.
static int wanted_point;

static int previous(int count, int key);
static int next(int count, int key);

static const char *entry_text(fl_line *line, int index) {
  if (index < line->overlay_count && line->overlays[index]) return line->overlays[index];
  return history_list()[index]->line;
}

static bool make_room_for_overlays(fl_line *line, int count) {
  if (line->overlay_count >= count) return true;
  char **grown = realloc(line->overlays, sizeof *grown * (size_t)count);
  if (!grown) return false;
  memset(grown + line->overlay_count, 0, sizeof *grown * (size_t)(count - line->overlay_count));
  line->overlays = grown;
  line->overlay_count = count;
  return true;
}

static void keep_present_text(fl_line *line) {
  if (line->cursor >= history_length) {
    free(line->draft);
    line->draft = strdup(rl_line_buffer);
  } else if (strcmp(rl_line_buffer, entry_text(line, line->cursor)) &&
             make_room_for_overlays(line, history_length)) {
    free(line->overlays[line->cursor]);
    line->overlays[line->cursor] = strdup(rl_line_buffer);
  }
}

static void exchange_overlays(void) {
  for (int i = 0; i < fl_live->overlay_count && i < history_length; i++) {
    if (!fl_live->overlays[i]) continue;
    char *entry = history_list()[i]->line;
    history_list()[i]->line = fl_live->overlays[i];
    fl_live->overlays[i] = entry;
  }
}

/// Puts what entries were edited to in their places: a search finds that.
void fl_show_edited_entries(void) {
  if (fl_live->cursor < history_length) keep_present_text(fl_live);
  exchange_overlays();
}

void fl_hide_edited_entries(void) { exchange_overlays(); }

/// Where readline puts point in an entry; coming back to the draft, it always goes to the end.
static void place_point(bool in_draft) {
  bool in_vi_command = rl_editing_mode == 0 && rl_get_keymap() != vi_insertion_keymap;
  bool preserve = &_rl_history_preserve_point && _rl_history_preserve_point;
  if (in_draft) rl_point = in_vi_command ? fl_previous_boundary(rl_end) : rl_end;
  else if (in_vi_command) rl_point = 0;
  else if (!preserve) rl_point = rl_end;
  else rl_point = wanted_point < rl_end ? wanted_point : rl_end;
  if (rl_editing_mode == 1) rl_mark = rl_point == rl_end ? 0 : rl_end;
}

static int go(int target) {
  fl_line *line = fl_live;
  if (!line || fl_operator_waits() || history_length == 0) return fl_refuse(1, 0);
  if (target < 0 || target > history_length) {
    rl_ding();
    target = target < 0 ? 0 : history_length;
  }
  if (target == line->cursor) return 0;
  if (rl_last_func != previous && rl_last_func != next) wanted_point = rl_point;
  keep_present_text(line);
  line->cursor = target;
  fl_set_live_text(target < history_length ? entry_text(line, target) : line->draft ? line->draft : "");
  place_point(target == history_length);
  return 0;
}

/// Where a list is open, and among several lines, the keys of the history move up and down.
bool fl_moves_by_line(void) {
  return (fl_list_is_open || (fl_live && fl_live->kind == FL_TEXT)) && !fl_operator_waits();
}

static int previous(int count, int key) {
  if (fl_moves_by_line()) return fl_move_in_list(-count, key);
  if (!fl_live) return fl_refuse(count, key);
  return go(count > fl_live->cursor && fl_live->cursor > 0 ? 0 : fl_live->cursor - count);
}

static int next(int count, int key) { return previous(-count, key); }

static int first(int count, int key) {
  (void)count, (void)key;
  return go(0);
}

static int last(int count, int key) {
  (void)count, (void)key;
  return go(history_length);
}

// It counts back from where it is: what comes later cannot be fetched.
static int fetch(int count, int key) {
  if (!rl_explicit_arg || !fl_live) return go(0);
  int here = history_base + fl_live->cursor, back = count >= 0 ? here - count : -count;
  if (back > 0 && back < here) return go(fl_live->cursor - back);
  return rl_editing_mode == 0 ? fl_refuse(count, key) : go(0);
}

void fl_own_history(void) {
  fl_override("previous-history", previous);
  fl_override("next-history", next);
  fl_override("beginning-of-history", first);
  fl_override("end-of-history", last);
  fl_override("fetch-history", fetch);
  fl_override("vi-fetch-history", fetch);
}

/// The oldest entries have given way to new ones, as history-size wants it.
static void drop_oldest(fl_line *line, int count) {
  int overlays = count < line->overlay_count ? count : line->overlay_count;
  for (int i = 0; i < overlays; i++) free(line->overlays[i]);
  line->overlay_count -= overlays;
  if (line->overlays && overlays)
    memmove(line->overlays, line->overlays + overlays, sizeof *line->overlays * (size_t)line->overlay_count);
  line->cursor = line->cursor > count ? line->cursor - count : 0;
}

void fl_line_add_history(fl_line *line, const char *text) {
  bool is_live = line == fl_live;
  HISTORY_STATE kept = {0};
  int kept_base = history_base;
  if (!is_live) {
    kept = fl_history_take();
    fl_history_give(line->history, line->history_base);
  }
  bool at_end = line->cursor >= history_length;
  int base = history_base;
  add_history(text);
  drop_oldest(line, history_base - base);
  if (at_end) line->cursor = history_length;
  using_history();
  if (is_live) return;
  line->history = fl_history_take();
  line->history_base = history_base;
  fl_history_give(kept, kept_base);
}
