// What a host may want to show of readline's state.
#include "internal.h"

const char *fl_message(void) {
  if (!rl_display_prompt || rl_display_prompt == rl_prompt) return "";
  // A search that was forgotten is searched for again: nothing is to be seen of it.
  const char *dummy = strstr(rl_display_prompt, fl_dummy);
  if (!dummy) return rl_display_prompt;
  static char message[256];
  snprintf(message, sizeof message, "%.*s%s", (int)(dummy - rl_display_prompt), rl_display_prompt,
           dummy + strlen(fl_dummy));
  return message;
}

const char *fl_pending_keys(void) { return rl_executing_keyseq ? rl_executing_keyseq : ""; }
int fl_pending_key_count(void) { return rl_executing_keyseq ? rl_key_sequence_length : 0; }
bool fl_is_vi(void) { return rl_editing_mode == 0; }
bool fl_overwrites(void) { return rl_insert_mode == 0; }
const char *fl_last_function(void) { return fl_function_name(rl_last_func); }
bool fl_reads_argument(void) { return RL_ISSTATE(RL_STATE_NUMERICARG); }
bool fl_reads_motion(void) { return fl_operator_waits() && !fl_reads_character(); }
bool fl_reads_search(void) { return RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH); }
