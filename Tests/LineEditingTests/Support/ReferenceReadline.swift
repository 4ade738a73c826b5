import Glibc

/// A small program around readline as it comes, without anything of ours: what it makes of keys is the truth.
///
/// It is compiled once a run of the tests. Each case is done in a process of its own, because readline's own commands
/// crash on some.
struct ReferenceReadline {
  struct Case {
    var mode: EditMode
    var text: String
    var point: Int
    var keys: [UInt8]
    var history: [String] = []
  }

  private let program: String

  /// nil where there is no C compiler or no readline to compile with.
  init?() {
    let folder = "/tmp/formline-reference-\(getpid())"
    program = folder + "/reference"
    mkdir(folder, 0o700)
    guard let source = fopen(program + ".c", "w") else { return nil }
    fputs(Self.source, source)
    fclose(source)
    guard Self.run(["cc", "-w", "-O1", program + ".c", "-o", program, "-lreadline"]) == 0 else { return nil }
  }

  /// Removes the program.
  func remove() {
    for ending in ["", ".c", ".in", ".out"] { unlink(program + ending) }
    rmdir(String(program.dropLast("/reference".count)))
  }

  /// Text with point for each case; nil where readline is in the middle of a command at the end, or crashed.
  func results(of cases: [Case]) -> [String?] {
    guard let input = fopen(program + ".in", "w") else { return [] }
    for one in cases {
      let keys = one.keys.map { String(Int($0) | 0x100, radix: 16).dropFirst() }.joined()
      fputs(
        "\(one.mode == .vi ? "v" : "e") \(one.point) \(one.text)\t\(keys)\t\(one.history.joined(separator: "\t"))\n",
        input)
    }
    fclose(input)
    guard Self.run([program, program + ".in", program + ".out"]) == 0, let output = fopen(program + ".out", "r") else {
      return []
    }
    defer { fclose(output) }
    var results: [String?] = []
    var line = [CChar](repeating: 0, count: 1 << 16)
    while fgets(&line, Int32(line.count), output) != nil {
      let text = String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      results.append(Int(parts[0]).flatMap { $0 < 0 ? nil : spelling(String(parts[1]), $0) })
    }
    return results
  }

  private func spelling(_ text: String, _ point: Int) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[..<point] + [0x7C] + bytes[point...], as: UTF8.self)
  }

  private static func run(_ words: [String]) -> Int32 {
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, words[0], nil, nil, &arguments, environ) == 0 else { return -1 }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status
  }

  private static let source = #"""
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <locale.h>
    #include <signal.h>
    #include <unistd.h>
    #include <sys/wait.h>
    #include <readline/readline.h>
    #include <readline/history.h>
    extern int _rl_optimize_typeahead;
    static unsigned char keys[65536];
    static int count, next, point, reported;
    static char *text;
    static FILE *out;
    static int finish(int c, int k) { rl_done = 1; return 0; }
    static void report(void) {
      if (reported++) return;
      fprintf(out, "%d %s\n", RL_ISSTATE(RL_STATE_READCMD) ? rl_point : -1, rl_line_buffer);
    }
    static int get_key(FILE *f) {
      if (next < count) return keys[next++];
      report();
      fflush(out);
      _exit(0);
    }
    static int available(void) { return next < count; }
    static int begin(void) {
      rl_insert_text(text);
      rl_point = point;
      rl_free_undo_list();
      rl_undo_list = NULL;
      return 0;
    }
    int main(int argc, char **argv) {
      setlocale(LC_ALL, "C.UTF-8");
      setenv("LC_ALL", "C.UTF-8", 1);
      FILE *in = fopen(argv[1], "r");
      out = fopen(argv[2], "w");
      rl_instream = fopen("/dev/null", "r");
      rl_outstream = fopen("/dev/null", "w");
      rl_read_init_file("/dev/null");
      rl_catch_signals = 0;
      _rl_optimize_typeahead = 0;
      rl_getc_function = get_key;
      rl_input_available_hook = available;
      rl_startup_hook = begin;
      rl_initialize();
      rl_variable_bind("bind-tty-special-chars", "off");
      rl_variable_bind("bell-style", "none");
      char *line = NULL;
      size_t capacity = 0;
      while (getline(&line, &capacity, in) > 0) {
        char mode;
        int used, status;
        line[strcspn(line, "\n")] = 0;
        sscanf(line, "%c %d%n", &mode, &point, &used);
        text = line + used + 1;
        char *hex = strchr(text, '\t');
        *hex++ = 0;
        char *entries = strchr(hex, '\t');
        *entries++ = 0;
        for (count = 0; hex[0]; hex += 2) { unsigned key; sscanf(hex, "%2x", &key); keys[count++] = key; }
        next = 0;
        fflush(out);
        pid_t child = fork();
        if (child) {
          waitpid(child, &status, 0);
          if (status) { fprintf(out, "-2 crashed\n"); fflush(out); }
          continue;
        }
        // Some of readline's vi commands never end.
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        signal(SIGALRM, SIG_DFL);
        ualarm(50000, 0);
        rl_variable_bind("editing-mode", mode == 'v' ? "vi" : "emacs");
        for (char *entry = strtok(entries, "\t"); entry; entry = strtok(NULL, "\t")) add_history(entry);
        free(readline(""));
        fprintf(out, "-3 ended\n");
        fflush(out);
        _exit(0);
      }
      return 0;
    }
    """#
}
