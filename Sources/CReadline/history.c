// History without shared undo lists: readline's commands share a line's undo list with its history entry, which is a
// use after free within ten keys. Here entries have no undo data, moving through history is one undoable edit, and
// edited entries are overlays that live as long as the line.
#include "internal.h"

/// Point before the first of several moves, for `history-preserve-point`.
static int wanted_point;

static int previous(int count, int key);
static int next(int count, int key);

static const char *entry_text(fl_line *line, int index) {
  if (index < line->overlay_count && line->overlays[index]) return line->overlays[index];
  return history_list()[index]->line;
}

static void make_room_for_overlays(fl_line *line, int count) {
  if (line->overlay_count >= count) return;
  char **grown = fl_allocated(realloc(line->overlays, sizeof *grown * (size_t)count));
  memset(grown + line->overlay_count, 0, sizeof *grown * (size_t)(count - line->overlay_count));
  line->overlays = grown;
  line->overlay_count = count;
}

static void keep_present_text(fl_line *line) {
  if (line->cursor >= history_length) {
    free(line->draft);
    line->draft = fl_allocated(strdup(rl_line_buffer));
  } else if (strcmp(rl_line_buffer, entry_text(line, line->cursor))) {
    make_room_for_overlays(line, history_length);
    free(line->overlays[line->cursor]);
    line->overlays[line->cursor] = fl_allocated(strdup(rl_line_buffer));
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

/// Installs the edited entries so that searches find them.
static void show_edited_entries(void) {
  if (fl_live->cursor < history_length) keep_present_text(fl_live);
  exchange_overlays();
}

static void hide_edited_entries(void) { exchange_overlays(); }

/// Moves point where readline would: in the draft, always to the end.
static void place_point(bool in_draft) {
  bool in_vi_command = rl_editing_mode == 0 && rl_get_keymap() != vi_insertion_keymap;
  bool preserve = fl_history_preserves_point();
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

/// True if the history keys move up and down instead: in an open list and in a text of several lines.
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

// Counts back from the present entry, so later ones cannot be fetched.
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

/// Adjusts a line to the loss of its oldest entries, which `history-size` dropped for new ones.
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

// MARK: Searches

// Searches run on a detached line: afterwards readline's copies of lines and undo lists are dropped, and the result is
// applied to the real line as one undoable edit.
static struct {
  bool active;
  fl_aside line;
} detached;

static void detach(void) {
  fl_finish_search();
  detached.active = true;
  detached.line = fl_set_aside();
  if (!fl_live) return;
  history_set_pos(fl_live->cursor <= history_length ? fl_live->cursor : history_length);
  show_edited_entries();
}

/// The text from before a search, while readline types what it searches for into the line itself; otherwise NULL.
const char *fl_search_snapshot(int *length, int *point) {
  if (!detached.active || !RL_ISSTATE(RL_STATE_NSEARCH)) return NULL;
  if (length) *length = (int)strlen(detached.line.text);
  if (point) *point = detached.line.point;
  return detached.line.text;
}

static void take_back_functions(void);

static bool contains(UNDO_LIST *list, UNDO_LIST *entry) {
  while (list && list != entry) list = list->next;
  return list != NULL;
}

static void free_search_undo(UNDO_LIST *of_line, UNDO_LIST *of_saved) {
  if (of_saved && contains(of_line, of_saved)) of_saved = NULL;
  else if (of_line && contains(of_saved, of_line)) of_line = NULL;
  fl_free_undo(of_line, false);
  fl_free_undo(of_saved, false);
  HIST_ENTRY **entries = history_list();
  for (int i = 0; entries && i < history_length; i++) entries[i]->data = NULL;
}

/// Also called after a search that ended by longjmp.
void fl_finish_search(void) {
  if (!detached.active) return;
  detached.active = false;
  take_back_functions();
  if (fl_live) hide_edited_entries();
  char *found = fl_allocated(strdup(rl_line_buffer));
  int point = rl_point, mark = rl_mark, position = where_history();
  UNDO_LIST *of_line = rl_undo_list, *of_saved = NULL;
  rl_undo_list = NULL;
  bool had_saved = fl_drop_saved_line(&of_saved);
  free_search_undo(of_line, of_saved);
  if (fl_live) {
    bool was_on_draft = fl_live->cursor >= history_length;
    if (was_on_draft && position < history_length) {
      free(fl_live->draft);
      fl_live->draft = fl_allocated(strdup(detached.line.text));
    }
    if (position == history_length && !was_on_draft && !had_saved && !strcmp(found, detached.line.text)) {
      free(found);
      found = fl_allocated(strdup(fl_live->draft ? fl_live->draft : ""));
      point = (int)strlen(found);
    }
    fl_live->cursor = position;
  }
  using_history();
  fl_put_back(detached.line);
  fl_set_live_text(found);
  rl_point = point < 0 ? 0 : point > rl_end ? rl_end : point;
  rl_mark = mark < 0 ? 0 : mark > rl_end ? rl_end : mark;
  free(found);
}

#define SEARCHES(X) \
  X(0, "reverse-search-history") \
  X(1, "forward-search-history") \
  X(2, "non-incremental-reverse-search-history") \
  X(3, "non-incremental-forward-search-history") \
  X(4, "non-incremental-reverse-search-history-again") \
  X(5, "non-incremental-forward-search-history-again") \
  X(6, "history-search-backward") \
  X(7, "history-search-forward") \
  X(8, "history-substring-search-backward") \
  X(9, "history-substring-search-forward") \
  X(10, "vi-search") \
  X(11, "vi-search-again")

enum { REVERSE, FORWARD };
static int run(int index, int count, int key);

#define FUNCTION(index, name) static int search_##index(int count, int key) { return run(index, count, key); }
SEARCHES(FUNCTION)

static struct {
  const char *name;
  function ours, original;
} searches[] = {
#define ENTRY(index, name) {name, search_##index, NULL},
    SEARCHES(ENTRY)
};
enum { SEARCH_TOTAL = sizeof searches / sizeof *searches };

// MARK: The keys of an incremental search

/// An incremental search recognises the keys that repeat it or erase a character by readline's own functions, which are
/// therefore restored during the search.
static struct {
  Keymap map;
  bool is_changed[KEYMAP_SIZE];
  function ours[KEYMAP_SIZE];
} lent;

/// readline's own function for one of `ours` that an incremental search recognises; otherwise NULL.
static function own_function(function ours) {
  if (ours == searches[REVERSE].ours || ours == searches[FORWARD].ours)
    return searches[ours == searches[FORWARD].ours ? FORWARD : REVERSE].original;
  return !strcmp(fl_function_name(ours), "backward-delete-char") ? rl_rubout : NULL;
}

static void lend_own_functions(void) {
  lent.map = rl_get_keymap();
  for (int key = 0; key < KEYMAP_SIZE; key++) {
    KEYMAP_ENTRY *entry = &lent.map[key];
    function own = entry->type == ISFUNC ? own_function(entry->function) : NULL;
    lent.is_changed[key] = own != NULL;
    if (!own) continue;
    lent.ours[key] = entry->function;
    entry->function = own;
  }
}

static void take_back_functions(void) {
  for (int key = 0; lent.map && key < KEYMAP_SIZE; key++)
    if (lent.is_changed[key]) lent.map[key].function = lent.ours[key];
  lent.map = NULL;
}

// MARK: Running

/// The searches that are often bound to the arrow keys.
enum { FIRST_OF_PREFIX = 6, LAST_OF_PREFIX = 9 };

static int run(int index, int count, int key) {
  if (index >= FIRST_OF_PREFIX && index <= LAST_OF_PREFIX && fl_moves_by_line())
    return fl_move_in_list(index % 2 ? count : -count, key);
  // Where there is no history, what was typed to search it would be lost.
  bool has_history = !fl_live || fl_live->kind == FL_LINE || fl_live->kind == FL_TEXT;
  if (fl_operator_waits() || !has_history) return fl_refuse(count, key);
  // A search repeats the last one only if the last function was the original search, not ours.
  for (int i = 0; i < SEARCH_TOTAL; i++)
    if (rl_last_func == searches[i].ours) rl_last_func = searches[i].original;
  detach();
  if (index == REVERSE || index == FORWARD) lend_own_functions();
  int result = searches[index].original(count, key);
  fl_finish_search();
  return result;
}

/// Replaces the last search of either kind by one without results, which only a search can do. Between two commands,
/// with no live line and the default bindings.
void fl_forget_searches(void) {
  unsigned long bells = fl_bells();
  for (const char *const *part = (const char *const[]){"\033p", fl_dummy, "\r\022", fl_dummy, "\n", NULL}; *part; part++)
    fl_queue((const uint8_t *)*part, strlen(*part));
  fl_run_until_key();
  fl_set_bells(bells);
}

void fl_own_searches(void) {
  for (int i = 0; i < SEARCH_TOTAL; i++) searches[i].original = fl_override(searches[i].name, searches[i].ours);
}
