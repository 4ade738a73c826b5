// Completion as two events: readline asks for the candidates of a word, and asks to show them. It inserts what they
// have in common.
#include "internal.h"

static const char *word = "";
static int word_start, word_end;
static char **reply;
static int reply_count, reply_capacity;
static char **shown;
static int shown_count;

static void cut_to_common(char *common, const char *other) {
  size_t length = 0;
  while (common[length] && common[length] == other[length]) length++;
  while (length > 0 && ((unsigned char)common[length] & 0xc0) == 0x80) length--;
  common[length] = 0;
}

static char **complete(const char *text, int start, int end) {
  word = text;
  word_start = start;
  word_end = end;
  reply = NULL;
  reply_count = 0;
  rl_attempted_completion_over = 1;
  rl_completion_append_character = 0;
  rl_completion_suppress_quote = 1;
  fl_yield(FL_COMPLETE);
  if (!reply || reply_count < 2) {
    free(reply);
    return NULL;
  }
  reply[reply_count] = NULL;
  // readline wants what all have in common first.
  reply[0] = strdup(reply[1]);
  for (int i = 2; i < reply_count && reply[0]; i++) cut_to_common(reply[0], reply[i]);
  if (reply_count == 2) {
    free(reply[1]);
    reply[1] = NULL;
  }
  return reply;
}

static void show(char **matches, int count, int longest) {
  (void)longest;
  shown = matches;
  shown_count = count;
  fl_yield(FL_MATCHES);
  shown = NULL;
  shown_count = 0;
}

static char *word_breaks(void) {
  static char blanks[] = " \t\n";
  return fl_live && fl_live->word_breaks ? fl_live->word_breaks : blanks;
}

// MARK: Tab

static bool completes = true;
void fl_set_completes(bool can) { completes = can; }

static function original_complete, original_menu, original_menu_backward;

static int complete_or_go_on(int count, int key);
static int menu_or_go_on(int count, int key);
static int menu_or_go_back(int count, int key);

// Completing again goes on where the last function was readline's own.
static int run(function original, int count, int key) {
  if (rl_last_func == complete_or_go_on) rl_last_func = original_complete;
  if (rl_last_func == menu_or_go_on) rl_last_func = original_menu;
  if (rl_last_func == menu_or_go_back) rl_last_func = original_menu_backward;
  return original(count, key);
}

static int complete_or_go_on(int count, int key) {
  return completes || key != '\t' ? run(original_complete, count, key) : fl_move_focus(count, key);
}

static int menu_or_go_on(int count, int key) {
  return completes || key != '\t' ? run(original_menu, count, key) : fl_move_focus(count, key);
}

/// Shift-Tab ends in a Z.
static int menu_or_go_back(int count, int key) {
  return completes || key != 'Z' ? run(original_menu_backward, count, key) : fl_move_focus(-count, key);
}

void fl_own_completion(void) {
  original_complete = fl_override("complete", complete_or_go_on);
  original_menu = fl_override("menu-complete", menu_or_go_on);
  original_menu_backward = fl_override("menu-complete-backward", menu_or_go_back);
  rl_attempted_completion_function = complete;
  rl_completion_display_matches_hook = show;
  rl_completion_word_break_hook = word_breaks;
  rl_completion_query_items = -1;
  rl_completer_quote_characters = "";
}

const char *fl_word(void) { return word; }
int fl_word_start(void) { return word_start; }
int fl_word_end(void) { return word_end; }

void fl_completions_begin(int count) {
  if (count <= 0) return;
  reply = calloc((size_t)count + 2, sizeof *reply);
  reply_count = 1;
  reply_capacity = count + 1;
}

void fl_completions_add(const char *text) {
  if (reply && reply_count < reply_capacity) reply[reply_count++] = strdup(text);
}

int fl_match_count(void) { return shown_count; }
const char *fl_match(int index) { return shown[index + 1]; }
