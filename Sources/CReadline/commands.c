// The host's commands: readline functions with new names, for inputrc files. A command only notes that it ran; readline
// then stops with FL_COMMAND, between two commands. Completion takes two events: readline requests the candidates for
// the text, inserts their common prefix, and requests to show them.
#include "internal.h"

static struct {
  int index, count, key;
} command;
static bool has_run;
static fl_stand_ins stand_ins;
bool fl_suggestion_stands, fl_list_is_open;

// A vi operator takes any key as its motion. The commands may go to another line, which the operator would then edit,
// so they are refused.
static int run(int index, int count, int key) {
  if (fl_operator_waits()) return fl_refuse(count, key);
  command.index = index;
  command.count = count;
  command.key = key;
  has_run = true;
  return 0;
}

/// Between two commands: repairs the state after the last one, and reports it if it is ours.
void fl_finish_command(void) {
  fl_settle();
  if (!has_run) return;
  has_run = false;
  fl_yield(FL_COMMAND);
}

// readline does not tell a function by which name it was called, so that each command has one of its own. Their numbers
// are octal.
#define EIGHT(X, digits) \
  X(digits##0) X(digits##1) X(digits##2) X(digits##3) X(digits##4) X(digits##5) X(digits##6) X(digits##7)
#define EACH(X) \
  EIGHT(X, 0) EIGHT(X, 01) EIGHT(X, 02) EIGHT(X, 03) EIGHT(X, 04) EIGHT(X, 05) EIGHT(X, 06) EIGHT(X, 07)
#define FUNCTION(number) \
  static int run_##number(int count, int key) { return run(number, count, key); }
EACH(FUNCTION)
#define ENTRY(number) run_##number,
static const function functions[] = {EACH(ENTRY)};

static function function_of(int index) {
  if (index < 0 || (size_t)index >= sizeof functions / sizeof *functions) abort();
  return functions[index];
}

// readline keeps pointers to the names.
void fl_add_command(int index, const char *name) { rl_add_defun(fl_allocated(strdup(name)), function_of(index), -1); }
void fl_replace(const char *name, int index) { fl_override(name, function_of(index)); }
void fl_set_stand_ins(fl_stand_ins commands) { stand_ins = commands; }

int fl_refuse(int count, int key) {
  (void)count, (void)key;
  rl_ding();
  return 0;
}

static int do_nothing(int count, int key) {
  (void)count, (void)key;
  return 0;
}

int fl_accept_suggestion(int count, int key) { return run(stand_ins.accept_suggestion, count, key); }
int fl_accept_suggested_word(int count, int key) { return run(stand_ins.accept_suggested_word, count, key); }
int fl_move_focus(int count, int key) {
  return count < 0 ? run(stand_ins.previous_field, -count, key) : run(stand_ins.next_field, count, key);
}
int fl_move_in_list(int count, int key) {
  return count < 0 ? run(stand_ins.up, -count, key) : run(stand_ins.down, count, key);
}

/// Avoids rl_bind_key, which may take the key for Meta-Delete.
void fl_bind_nothing_key(void) {
  emacs_standard_keymap[FL_NOTHING_KEY] = (KEYMAP_ENTRY){.type = ISFUNC, .function = do_nothing};
}

int fl_command_index(void) { return command.index; }
int fl_command_count(void) { return command.count; }
int fl_command_key(void) { return command.key; }
void fl_set_suggestion_stands(bool stands) { fl_suggestion_stands = stands; }
void fl_set_list_is_open(bool is_open) { fl_list_is_open = is_open; }

// MARK: Completion

static char **reply;
static int reply_count, reply_capacity;

static void cut_to_common(char *common, const char *other) {
  size_t length = 0;
  while (common[length] && common[length] == other[length]) length++;
  while (length > 0 && ((unsigned char)common[length] & 0xc0) == 0x80) length--;
  common[length] = 0;
}

static char **complete(const char *text, int start, int end) {
  (void)text, (void)start, (void)end;
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
  // The first element is the common prefix.
  reply[0] = fl_allocated(strdup(reply[1]));
  for (int i = 2; i < reply_count; i++) cut_to_common(reply[0], reply[i]);
  if (reply_count == 2) {
    free(reply[1]);
    reply[1] = NULL;
  }
  return reply;
}

static void show(char **matches, int count, int longest) {
  (void)matches, (void)count, (void)longest;
  fl_yield(FL_MATCHES);
}

// MARK: Tab

static bool completes = true;
void fl_set_completes(bool can) { completes = can; }

static function original_complete, original_menu, original_menu_backward;

static int complete_or_go_on(int count, int key);
static int menu_or_go_on(int count, int key);
static int menu_or_go_back(int count, int key);

// A repeated completion continues only if the last function was readline's own.
static int completing(function original, int count, int key) {
  if (rl_last_func == complete_or_go_on) rl_last_func = original_complete;
  if (rl_last_func == menu_or_go_on) rl_last_func = original_menu;
  if (rl_last_func == menu_or_go_back) rl_last_func = original_menu_backward;
  return original(count, key);
}

static int complete_or_go_on(int count, int key) {
  return completes || key != '\t' ? completing(original_complete, count, key) : fl_move_focus(count, key);
}

static int menu_or_go_on(int count, int key) {
  return completes || key != '\t' ? completing(original_menu, count, key) : fl_move_focus(count, key);
}

/// The sequence of Shift-Tab ends in Z.
static int menu_or_go_back(int count, int key) {
  return completes || key != 'Z' ? completing(original_menu_backward, count, key) : fl_move_focus(-count, key);
}

void fl_own_completion(void) {
  original_complete = fl_override("complete", complete_or_go_on);
  original_menu = fl_override("menu-complete", menu_or_go_on);
  original_menu_backward = fl_override("menu-complete-backward", menu_or_go_back);
  rl_attempted_completion_function = complete;
  rl_completion_display_matches_hook = show;
  // A completion replaces the whole text.
  rl_completer_word_break_characters = "";
  rl_completion_query_items = -1;
  // Even without any, readline would look through the whole text for them.
  rl_completer_quote_characters = NULL;
}

void fl_completions_begin(int count) {
  if (count <= 0) return;
  reply = fl_allocated(calloc((size_t)count + 2, sizeof *reply));
  reply_count = 1;
  reply_capacity = count + 1;
}

void fl_completions_add(const char *text) {
  if (reply && reply_count < reply_capacity) reply[reply_count++] = fl_allocated(strdup(text));
}
