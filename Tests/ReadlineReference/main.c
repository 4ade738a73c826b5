// A program around GNU readline as it comes, without anything of ours: what it makes of keys is the truth.
//
//   readline-reference CASES RESULTS
//
// A line of CASES is a case: `e` or `v` for the editing mode, point, the text, and behind tabs the keys in hexadecimal
// and the entries of the history. Each is done by a process of its own on a terminal of its own, where the keys are typed
// when the prompt stands there. RESULTS gets a line for each: point and text where readline waits for a key between two
// commands; otherwise -1 in the middle of a command, -2 after a crash or without an end, -3 where the line was accepted.
#define _GNU_SOURCE
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <readline/history.h>
#include <readline/readline.h>

// Exported by the library, absent from its headers.
extern int _rl_optimize_typeahead;

enum { MOST_KEYS = 4096 };
static const char prompt[] = "readline> ";

typedef struct {
  bool is_vi;
  int point, key_count;
  char *text, *history;
  unsigned char keys[MOST_KEYS];
} edit_case;

// MARK: The program on the terminal

static const edit_case *edited;
static int keys_read, results;

static void report(int point) {
  dprintf(results, "%d %s\n", point, rl_line_buffer ? rl_line_buffer : "");
  _exit(0);
}

/// readline's own way to read a key; when it wants one more than there are, it has done with all of them.
static int read_key(FILE *terminal) {
  if (keys_read++ == edited->key_count) report(RL_ISSTATE(RL_STATE_READCMD) ? rl_point : -1);
  return rl_getc(terminal);
}

static int begin(void) {
  rl_variable_bind("editing-mode", edited->is_vi ? "vi" : "emacs");
  rl_insert_text(edited->text);
  rl_point = edited->point;
  rl_free_undo_list();
  rl_undo_list = NULL;
  return 0;
}

static void edit(const char *terminal) {
  setsid();
  int device = open(terminal, O_RDWR);
  ioctl(device, TIOCSCTTY, 0);
  for (int stream = 0; stream < 3; stream++) dup2(device, stream);
  // Some of readline's vi commands never end; in long texts others take long.
  bool is_long = strlen(edited->text) > 10000;
  struct itimerval limit = {.it_value = {.tv_sec = is_long ? 1 : 0, .tv_usec = 100 * 1000}};
  setitimer(ITIMER_VIRTUAL, &limit, NULL);
  // What the terminal's driver calls erase and kill is not bound; nor is it in forms.
  rl_variable_bind("bind-tty-special-chars", "off");
  // A person does not type ahead. Where one does, readline takes two kills with a character between them for one.
  _rl_optimize_typeahead = 0;
  // What is typed comes at once, so that nothing is gained by waiting for the rest of a sequence.
  rl_variable_bind("keyseq-timeout", "5");
  rl_getc_function = read_key;
  rl_startup_hook = begin;
  for (char *entry = strtok(edited->history, "\t"); entry; entry = strtok(NULL, "\t")) add_history(entry);
  readline(prompt);
  report(-3);
}

// MARK: Whoever sits in front of it

/// Reads what the terminal shows until the prompt is there, so that it is in the mode that readline gives it.
static bool shows_prompt(int master) {
  char shown[8192];
  size_t count = 0;
  while (count < sizeof shown) {
    ssize_t got = read(master, shown + count, sizeof shown - count);
    if (got <= 0) return false;
    count += (size_t)got;
    if (memmem(shown, count, prompt, sizeof prompt - 1)) return true;
  }
  return false;
}

/// Types the keys, and passes on what the program tells; false when it tells nothing.
static bool type(const edit_case *one, int master, int told, FILE *into) {
  if (!shows_prompt(master) || write(master, one->keys, (size_t)one->key_count) != one->key_count) return false;
  bool has_told = false;
  for (;;) {
    char bytes[8192];
    struct pollfd sources[] = {{.fd = told, .events = POLLIN}, {.fd = master, .events = POLLIN}};
    if (poll(sources, 2, 2000) <= 0) exit(3);
    if (sources[0].revents) {
      ssize_t got = read(told, bytes, sizeof bytes);
      if (got <= 0) return has_told;
      has_told = true;
      fwrite(bytes, 1, (size_t)got, into);
    } else if (read(master, bytes, sizeof bytes) <= 0) {
      // The program is gone, and its terminal with it; what it told is still there.
      sources[1].fd = -1;
      if (poll(sources, 1, 1000) <= 0) return has_told;
    }
  }
}

/// As people set it who search forwards: Ctrl-S and Ctrl-Q are keys and do not stop the output.
static void set_up(int master) {
  struct winsize window = {.ws_row = 24, .ws_col = 200};
  ioctl(master, TIOCSWINSZ, &window);
  struct termios settings;
  tcgetattr(master, &settings);
  settings.c_iflag &= ~(tcflag_t)IXON;
  tcsetattr(master, TCSANOW, &settings);
}

static void perform(const edit_case *one, FILE *into) {
  int master = posix_openpt(O_RDWR | O_NOCTTY), told[2];
  if (master < 0 || grantpt(master) || unlockpt(master) || pipe(told)) exit(2);
  set_up(master);
  const char *terminal = ptsname(master);
  fflush(into);
  pid_t child = fork();
  if (child < 0) exit(2);
  if (child == 0) {
    close(told[0]);
    close(master);
    edited = one;
    results = told[1];
    edit(terminal);
  }
  close(told[1]);
  if (!type(one, master, told[0], into)) fputs("-2 crashed\n", into);
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  close(told[0]);
  close(master);
}

static void read_case(char *line, edit_case *one) {
  char mode;
  int used = 0;
  line[strcspn(line, "\n")] = 0;
  sscanf(line, "%c %d%n", &mode, &one->point, &used);
  one->is_vi = mode == 'v';
  one->text = line + used + 1;
  char *keys = strchr(one->text, '\t');
  *keys++ = 0;
  one->history = strchr(keys, '\t');
  *one->history++ = 0;
  for (one->key_count = 0; keys[0] && one->key_count < MOST_KEYS; keys += 2) {
    unsigned key;
    sscanf(keys, "%2x", &key);
    one->keys[one->key_count++] = (unsigned char)key;
  }
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  // Whoever started this may have blocked the signal of a timer.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setenv("LC_ALL", "C.UTF-8", 1);
  setenv("TERM", "xterm-256color", 1);
  setenv("INPUTRC", "/dev/null", 1);
  setlocale(LC_ALL, "");
  FILE *cases = fopen(arguments[1], "r"), *into = fopen(arguments[2], "w");
  if (!cases || !into) return 66;
  char *line = NULL;
  size_t capacity = 0;
  static edit_case one;
  while (getline(&line, &capacity, cases) > 0) {
    read_case(line, &one);
    perform(&one, into);
  }
  return fclose(into) ? 74 : 0;
}
