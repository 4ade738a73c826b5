// Our commands: readline functions under names of their own, so that an inputrc can bind them. Each stops readline
// with FL_COMMAND; what it means is not decided here.
#include "internal.h"

#define COMMANDS(X) \
  X(form_next_field, "form-next-field") \
  X(form_previous_field, "form-previous-field") \
  X(form_first_field, "form-first-field") \
  X(form_last_field, "form-last-field") \
  X(form_submit, "form-submit") \
  X(form_cancel, "form-cancel") \
  X(form_interrupt, "form-interrupt") \
  X(form_up, "form-up") \
  X(form_down, "form-down") \
  X(form_page_up, "form-page-up") \
  X(form_page_down, "form-page-down") \
  X(form_accept_suggestion, "form-accept-suggestion") \
  X(form_accept_suggested_word, "form-accept-suggested-word") \
  X(form_next_suggestion, "form-next-suggestion") \
  X(form_previous_suggestion, "form-previous-suggestion") \
  X(form_suggest, "form-suggest") \
  X(form_toolbar, "form-toolbar") \
  X(form_toolbar_1, "form-toolbar-1") \
  X(form_toolbar_2, "form-toolbar-2") \
  X(form_toolbar_3, "form-toolbar-3") \
  X(form_toolbar_4, "form-toolbar-4") \
  X(form_toolbar_5, "form-toolbar-5") \
  X(form_toolbar_6, "form-toolbar-6") \
  X(form_toolbar_7, "form-toolbar-7") \
  X(form_toolbar_8, "form-toolbar-8") \
  X(form_toolbar_9, "form-toolbar-9") \
  X(form_toolbar_10, "form-toolbar-10") \
  X(form_toolbar_11, "form-toolbar-11") \
  X(form_toolbar_12, "form-toolbar-12") \
  X(form_add_row, "form-add-row") \
  X(form_remove_row, "form-remove-row") \
  X(form_move_row_up, "form-move-row-up") \
  X(form_move_row_down, "form-move-row-down") \
  X(form_reveal, "form-reveal") \
  X(form_help, "form-help") \
  X(form_redraw, "form-redraw") \
  X(form_suspend, "form-suspend") \
  X(edit_and_execute_command, "edit-and-execute-command")

enum {
#define INDEX(identifier, name) index_##identifier,
  COMMANDS(INDEX)
  COMMAND_TOTAL
};

static int event_index, event_count, event_key;
static function run_after;
bool fl_suggestion_stands, fl_list_is_open;

// A vi operator takes any key as its motion. A command of ours may go to another line, which the operator would then
// edit: it is refused instead.
static int run(int index, int count, int key) {
  if (fl_operator_waits()) return fl_refuse(count, key);
  event_index = index;
  event_count = count;
  event_key = key;
  run_after = NULL;
  fl_yield(FL_COMMAND);
  function next = run_after;
  run_after = NULL;
  return next ? next(count, key) : 0;
}

#define FUNCTION(identifier, name) \
  static int identifier(int count, int key) { return run(index_##identifier, count, key); }
COMMANDS(FUNCTION)

// readline keeps the pointers to the names.
static const struct {
  const char *name;
  function run;
} commands[] = {
#define ENTRY(identifier, name) {name, identifier},
  COMMANDS(ENTRY)
};

int fl_refuse(int count, int key) {
  (void)count, (void)key;
  rl_ding();
  return 0;
}

static int do_nothing(int count, int key) {
  (void)count, (void)key;
  return 0;
}

int fl_accept_suggestion(int count, int key) { return run(index_form_accept_suggestion, count, key); }
int fl_accept_suggested_word(int count, int key) { return run(index_form_accept_suggested_word, count, key); }
int fl_move_focus(int count, int key) {
  return count < 0 ? run(index_form_previous_field, -count, key) : run(index_form_next_field, count, key);
}
int fl_move_in_list(int count, int key) {
  return count < 0 ? run(index_form_up, -count, key) : run(index_form_down, count, key);
}

void fl_add_commands(void) {
  for (int i = 0; i < COMMAND_TOTAL; i++) rl_add_defun(commands[i].name, commands[i].run, -1);
  // Whatever ends a line submits instead, and whatever draws asks for a drawing.
  static const char *const endings[] = {"accept-line", "operate-and-get-next", "insert-comment", "vi-eof-maybe"};
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) fl_override(endings[i], form_submit);
  static const char *const drawings[] = {"clear-screen", "clear-display", "redraw-current-line"};
  for (size_t i = 0; i < sizeof drawings / sizeof *drawings; i++) fl_override(drawings[i], form_redraw);
  fl_override("arrow-key-prefix", fl_refuse);
}

/// Not by rl_bind_key, which may take the key for Meta-Delete.
void fl_bind_nothing_key(void) {
  emacs_standard_keymap[FL_NOTHING_KEY] = (KEYMAP_ENTRY){.type = ISFUNC, .function = do_nothing};
}

int fl_command_total(void) { return COMMAND_TOTAL; }
const char *fl_command_name(int index) { return commands[index].name; }
int fl_command_index(void) { return event_index; }
int fl_command_count(void) { return event_count; }
int fl_command_key(void) { return event_key; }
void fl_set_suggestion_stands(bool stands) { fl_suggestion_stands = stands; }
void fl_set_list_is_open(bool is_open) { fl_list_is_open = is_open; }

bool fl_run_after_command(const char *name) {
  run_after = rl_named_function(name);
  return run_after != NULL;
}
