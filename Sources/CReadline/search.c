// Searches run on a detached line: readline's own copies of lines and undo lists are thrown away afterwards, and what
// was found is applied to the real line as one undoable edit.
#include "internal.h"

static struct {
  bool active;
  char *text;
  int point, mark;
  UNDO_LIST *undo;
} detached;

static void detach(void) {
  fl_finish_search();
  detached.active = true;
  detached.text = strdup(rl_line_buffer);
  detached.point = rl_point;
  detached.mark = rl_mark;
  detached.undo = rl_undo_list;
  rl_undo_list = NULL;
  if (!fl_live) return;
  history_set_pos(fl_live->cursor <= history_length ? fl_live->cursor : history_length);
  fl_show_edited_entries();
}

static void take_back_functions(void);

static bool contains(UNDO_LIST *list, UNDO_LIST *entry) {
  while (list && list != entry) list = list->next;
  return list != NULL;
}

/// Takes away what readline keeps of the line; whether there was anything.
static bool drop_saved_line(UNDO_LIST **undo) {
  if (!&_rl_saved_line_for_history || !_rl_saved_line_for_history) return false;
  *undo = (UNDO_LIST *)_rl_saved_line_for_history->data;
  free(_rl_saved_line_for_history->line);
  free(_rl_saved_line_for_history->timestamp);
  free(_rl_saved_line_for_history);
  _rl_saved_line_for_history = NULL;
  return true;
}

static void free_search_undo(UNDO_LIST *of_line, UNDO_LIST *of_saved) {
  if (of_saved && contains(of_line, of_saved)) of_saved = NULL;
  else if (of_line && contains(of_saved, of_line)) of_line = NULL;
  fl_free_undo(of_line, false);
  fl_free_undo(of_saved, false);
  HIST_ENTRY **entries = history_list();
  for (int i = 0; entries && i < history_length; i++) entries[i]->data = NULL;
}

/// Also called when a search was left by longjmp.
void fl_finish_search(void) {
  if (!detached.active) return;
  detached.active = false;
  take_back_functions();
  if (fl_live) fl_hide_edited_entries();
  char *found = strdup(rl_line_buffer);
  int point = rl_point, mark = rl_mark, position = where_history();
  UNDO_LIST *of_line = rl_undo_list, *of_saved = NULL;
  rl_undo_list = NULL;
  bool had_saved = drop_saved_line(&of_saved);
  free_search_undo(of_line, of_saved);
  if (fl_live) {
    bool was_on_draft = fl_live->cursor >= history_length;
    if (was_on_draft && position < history_length) {
      free(fl_live->draft);
      fl_live->draft = strdup(detached.text);
    }
    if (position == history_length && !was_on_draft && !had_saved && !strcmp(found, detached.text)) {
      free(found);
      found = strdup(fl_live->draft ? fl_live->draft : "");
      point = (int)strlen(found);
    }
    fl_live->cursor = position;
  }
  using_history();
  rl_replace_line(detached.text, 0);
  rl_undo_list = detached.undo;
  rl_point = detached.point;
  fl_set_live_text(found);
  rl_point = point < 0 ? 0 : point > rl_end ? rl_end : point;
  rl_mark = mark < 0 ? 0 : mark > rl_end ? rl_end : mark;
  free(detached.text);
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

/// An incremental search knows the keys that repeat it, and those that erase a character of it, by readline's own
/// functions, so it finds these on them while it lasts.
static struct {
  Keymap map;
  bool is_changed[KEYMAP_SIZE];
  function ours[KEYMAP_SIZE];
} lent;

/// readline's own function where `ours` is one that an incremental search knows; otherwise NULL.
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

/// The searches that many have on the arrow keys.
enum { FIRST_OF_PREFIX = 6, LAST_OF_PREFIX = 9 };

static int run(int index, int count, int key) {
  if (index >= FIRST_OF_PREFIX && index <= LAST_OF_PREFIX && fl_moves_by_line())
    return fl_move_in_list(index % 2 ? count : -count, key);
  if (fl_operator_waits()) return fl_refuse(count, key);
  // A search repeats the last one when the last function was itself: the original, not ours.
  for (int i = 0; i < SEARCH_TOTAL; i++)
    if (rl_last_func == searches[i].ours) rl_last_func = searches[i].original;
  detach();
  if (index == REVERSE || index == FORWARD) lend_own_functions();
  int result = searches[index].original(count, key);
  fl_finish_search();
  return result;
}

/// Makes the last search one that nothing comes of, of either kind, by searching: there is no other way to it. Between
/// two commands, with no line live and the default bindings.
void fl_forget_searches(void) {
  unsigned long bells = fl_bells();
  for (const char *const *part = (const char *const[]){"\033p", fl_dummy, "\r\022", fl_dummy, "\n", NULL}; *part; part++)
    fl_queue((const uint8_t *)*part, strlen(*part));
  while (fl_resume() != FL_KEY || fl_queued()) continue;
  fl_set_bells(bells);
}

void fl_own_searches(void) {
  for (int i = 0; i < SEARCH_TOTAL; i++) searches[i].original = fl_override(searches[i].name, searches[i].ours);
}
