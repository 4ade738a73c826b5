// Runs a command and kills it right before one of its system calls, counted over all its threads from the moment when it
// has read all of its standard input: kill-at-call NUMBER COMMAND…
// Ends with 0 if the call was reached, with 1 if the command ended before, whatever it ended with.
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

enum { THREADS = 64 };
// Which threads are inside of a call.
static struct { pid_t thread; int is_inside; } known[THREADS];

static int *inside(pid_t thread) {
  for (int i = 0; i < THREADS; i++) {
    if (known[i].thread == thread || !known[i].thread) {
      known[i].thread = thread;
      return &known[i].is_inside;
    }
  }
  abort();
}

int main(int count, char **words) {
  if (count < 3) return 64;
  long wanted = atol(words[1]), calls = 0;
  pid_t process = fork();
  if (!process) {
    ptrace(PTRACE_TRACEME, 0, 0, 0);
    raise(SIGSTOP);
    execv(words[2], words + 2);
    _exit(127);
  }
  waitpid(process, NULL, 0);
  ptrace(PTRACE_SETOPTIONS, process, 0, PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL);
  ptrace(PTRACE_SYSCALL, process, 0, 0);
  int is_counting = 0;
  for (;;) {
    int status;
    pid_t thread = waitpid(-1, &status, __WALL);
    if (thread < 0) return errno == ECHILD ? 1 : 70;
    if (WIFEXITED(status) || WIFSIGNALED(status)) {
      if (thread == process) return 1;
      continue;
    }
    int signal = WSTOPSIG(status), passed = 0;
    if (signal == (SIGTRAP | 0x80)) {
      struct user_regs_struct registers;
      ptrace(PTRACE_GETREGS, thread, 0, &registers);
      int *is_inside = inside(thread);
      *is_inside = !*is_inside;
      if (*is_inside && is_counting && ++calls == wanted) {
        kill(process, SIGKILL);
        while (waitpid(-1, NULL, __WALL) > 0) {}
        return 0;
      }
      // The end of standard input: what was piped in is known.
      int is_read = registers.orig_rax == SYS_read && registers.rdi == STDIN_FILENO;
      if (!*is_inside && is_read && registers.rax == 0) is_counting = 1;
    } else if (signal != SIGTRAP && signal != SIGSTOP) {
      passed = signal;
    }
    ptrace(PTRACE_SYSCALL, thread, 0, passed);
  }
}
