// Initialises readline so that it neither draws, nor sets terminal modes, nor handles signals, nor changes the
// environment, and so that it edits UTF-8 in every locale.
#include "internal.h"

#include <langinfo.h>
#include <locale.h>

static bool locale_is_utf8(void) { return !strcmp(nl_langinfo(CODESET), "UTF-8"); }

/// Called again for each line, since readline then sets the locale from the environment.
void fl_edit_utf8(void) {
  if (locale_is_utf8()) return;
  // The last one is Darwin's.
  static const char *const names[] = {"C.UTF-8", "C.utf8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (setlocale(LC_CTYPE, names[i])) break;
  fl_assume_utf8();
}

// readline redisplays between two commands, also those of a keyboard macro, for which it reads no key.
static void redisplay(void) {
  if (!fl_is_running()) return;
  fl_count_command();
  if (!RL_ISSTATE(RL_STATE_DISPATCHING | RL_STATE_MOREINPUT | RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_SEARCH |
                  RL_STATE_NUMERICARG | RL_STATE_COMPLETING | RL_STATE_VIMOTION | RL_STATE_INITIALIZING))
    fl_finish_command();
}

static void silence(void) {
  fl_open_capture();
  rl_instream = fopen("/dev/null", "re");
  rl_outstream = fl_rl_stream;
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
  rl_redisplay_function = redisplay;
  rl_prep_term_function = NULL;
  rl_deprep_term_function = NULL;
  rl_getc_function = fl_read_key;
  rl_input_available_hook = fl_key_is_available;
  fl_keep_typed_ahead_keys();
  fl_ignore_eof_character();
}

static void own_functions(void) {
  fl_own_history();
  fl_own_searches();
  fl_own_vi();
  fl_own_undo();
  fl_own_characters();
  fl_own_character_reads();
  fl_own_lines();
  fl_own_kill_ring();
  fl_own_completion();
  fl_own_walks();
  fl_own_modes();
  fl_own_inputrc();
  fl_override("arrow-key-prefix", fl_refuse);
  // Pastes arrive whole. readline's own command inserts random memory when its wait for a paste's end is cancelled.
  fl_override("bracketed-paste-begin", fl_refuse);
}

void fl_start(const char *application) {
  static bool started;
  if (started) return;
  started = true;
  setlocale(LC_CTYPE, "");
  fl_edit_utf8();
  rl_readline_name = fl_allocated(strdup(application));
  silence();
  FL_CAPTURED(rl_variable_bind("bind-tty-special-chars", "off"));
  own_functions();
  // rl_initialize reads the last init file again, which must not be the user's yet.
  fl_read_inputrc("/dev/null");
  FL_CAPTURED(rl_initialize());
  fl_edit_utf8();
  fl_learn_whether_bytes_are_typed();
  rl_tty_set_echoing(1);
  fl_prepare_emacs();
  fl_finish_inputrc();
  fl_take_pristine_state();
  fl_clear_diagnostics();
}

// MARK: What a host may show

const char *fl_message(void) {
  if (!rl_display_prompt || rl_display_prompt == rl_prompt) return "";
  static char message[1024];
  if (fl_types_search()) {
    snprintf(message, sizeof message, "%s%s", rl_display_prompt, rl_line_buffer);
    return message;
  }
  // The dummy is the text of a forgotten search and is never shown.
  const char *dummy = strstr(rl_display_prompt, fl_dummy);
  if (!dummy) return rl_display_prompt;
  snprintf(message, sizeof message, "%.*s%s", (int)(dummy - rl_display_prompt), rl_display_prompt,
           dummy + strlen(fl_dummy));
  return message;
}

const char *fl_pending_keys(void) { return rl_executing_keyseq ? rl_executing_keyseq : ""; }
int fl_pending_key_count(void) { return rl_executing_keyseq && !fl_types_search() ? rl_key_sequence_length : 0; }
bool fl_is_vi(void) { return rl_editing_mode == 0; }
bool fl_overwrites(void) { return rl_insert_mode == 0; }
const char *fl_last_function(void) { return fl_function_name(rl_last_func); }
bool fl_reads_argument(void) { return RL_ISSTATE(RL_STATE_NUMERICARG); }
bool fl_reads_motion(void) { return fl_operator_waits() && !fl_reads_character(); }
bool fl_reads_search(void) { return RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH); }
bool fl_types_search(void) { return RL_ISSTATE(RL_STATE_NSEARCH); }

int fl_search_length(void) {
  const char *text = rl_line_buffer, *end = text + rl_end;
  if (RL_ISSTATE(RL_STATE_ISEARCH)) {
    // "(reverse-i-search)`text': "
    text = strchr(fl_message(), '`');
    end = strrchr(fl_message(), '\'');
    if (text) text++;
  }
  int characters = 0;
  for (; text && end && text < end; text++) characters += (*text & 0xC0) != 0x80;
  return characters;
}
