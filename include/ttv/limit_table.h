/*
 * What ttv takes of an input at most, for ttv(1), LIMITS, and `ttv help limits`.
 * Identifier, number, word, unit, what is counted and why there is a bound, what
 * happens beyond it.  LIMIT() is a constant; LIMIT_WIDE() a variable, which a
 * test lowers: nothing else changes it.  tests/limits/rows has a test for each
 * row.  No include guard: limit.h and limit.c read this table with their own
 * macros.
 */
LIMIT(FILES, 255, "files", "files",
    "opened together: the number of a file has eight bits",
    "refused, exit status 2")
LIMIT_WIDE(things, UINT32_MAX - 1, "things", "things",
    "of a kind in all files: slices, instants, values of counters, samples, "
    "objects, events of scheduling; half of that of ends of arrows: their "
    "numbers have 32 bits", "refused once they are read, exit status 3")
LIMIT_WIDE(strings, UINT32_MAX - 1, "strings", "strings",
    "that differ, names among them: their numbers have 32 bits",
    "refused, exit status 70")
LIMIT_WIDE(ids, UINT32_MAX / 4, "ids", "ids",
    "of one kind: processes, threads, tracks, kinds of events, ids of async "
    "events and of arrows; tables of 32 bits are searched for them",
    "refused, exit status 70")
LIMIT(TRACK_DEPTH, 100, "tracks", "tracks",
    "below each other: each walk from a track to its root is bounded",
    "a deeper one is put beside its parent, warning track-parent")
LIMIT(STACK_DEPTH, 4096, "frames", "frames",
    "of a stack of a profile: real ones have less than 1,000",
    "those nearest the root are left out, or those behind in the file")
LIMIT(INLINED, 1, "inlined", "calls",
    "that are inlined, for each byte of a profile of pprof, where no stack "
    "before has them: 64 of a location are read, which is a byte in a stack; "
    "a call takes up to 300 bytes while it is read, so a profile 600 times its "
    "size at most; real ones have less than one in two bytes",
    "those nearest the root of the location are left out, warning bad-stack")
LIMIT(SYMBOL, 4096, "symbol", "bytes",
    "of the symbol of a function of C++ or Rust: its name in the source is found "
    "by a library that recurses, which takes 1,024 of C++",
    "the symbol is its name")
LIMIT(DEMANGLED, 16 << 10, "name", "bytes",
    "of that name: parts of a symbol may stand for other parts, which double "
    "it each", "the symbol is its name")
LIMIT(DEMANGLED_ALL, 64 << 20, "names", "bytes",
    "of such names in all, for the same reason",
    "the symbols of the other functions are their names")
LIMIT(COMPAT_DEPTH, 512, "compat", "slices",
    "in each other with --compat=trace_processor, as that has it; without it "
    "there is no bound", "left out, warning slice-max-depth-exceeded")
LIMIT(ARGS_DEPTH, 1000, "args", "levels",
    "of values in values in args: code that walks them may recurse",
    "null where args are shown, warning too-deep")
LIMIT(ANNOTATION_DEPTH, 64, "annotations", "levels",
    "of values in values in a Perfetto trace, for the same reason",
    "null")
LIMIT(TEXTS, 4096, "texts", "texts",
    "of a file that are traces themselves: members of a zip, parts of a page",
    "left out, warning unreadable-member or unreadable-part")
LIMIT(TEXT_DEPTH, 4, "layers", "layers",
    "of archives and texts in each other: real files have two",
    "left out, warning unreadable-member or unreadable-part")
LIMIT(REGEX_LENGTH, 4096, "expression", "bytes",
    "of a regular expression: its code is bounded", "refused")
LIMIT(REGEX_DEPTH, 100, "groups", "groups",
    "in groups of a regular expression: its compiler recurses", "refused")
LIMIT(SQL_VALUE, 512 << 20, "value", "bytes",
    "of a value of SQL or a row, less where --memory is: one statement must "
    "not take the machine", "an error of the statement")
LIMIT(SQL_CALLS, 100, "calls", "calls",
    "of functions of SQL in each other: the stack is bounded",
    "an error of the statement")
LIMIT(SQL_MACROS, 64, "macros", "macros",
    "in each other: one may call itself", "an error of the statement")
LIMIT(SQL_EXPANDED, 8 << 20, "expansion", "bytes",
    "of a statement that macros make: a few of them double it each",
    "an error of the statement")
LIMIT(SQL_MODULES, 32, "modules", "modules",
    "that include each other", "an error of the statement")
LIMIT(SQL_METRICS, 1000, "metrics", "metrics",
    "that one of trace_processor's first version runs: two in each of 32 that "
    "run each other are 4 billion; real ones run less than 100",
    "an error of the statement")
LIMIT(SQL_FILE, 16 << 20, "script", "bytes",
    "of a statement, a module, a metric or a file of SQL", "refused")
LIMIT(SUMMARY, 256 << 20, "summary", "bytes",
    "of what ttv metric --spec prints: it is held as a whole",
    "an error of the statement")
LIMIT_WIDE(derived, 16 << 20, "derived", "events",
    "that a query adds to the trace: one without an end is to end",
    "an error of the query")
LIMIT(RESULT_ROWS, 1000000, "result", "rows",
    "of a result in the viewer; commands write all", "left out, and said")
LIMIT(CALLS_READ, 1000000, "syscalls", "calls",
    "of strace whose results the first screen reads: they take a second",
    "which failed is not counted, and said")
LIMIT(GIVEN_ROWS, 100000, "rows", "rows",
    "of a list for ttv open: a person looks at them", "left out, and said")
LIMIT(SESSION_BYTES, 8 << 20, "session", "bytes",
    "of a session: folds of 50,000 tracks", "refused, exit status 2")
LIMIT(SESSION_LINES, 100000, "lines", "lines",
    "of a session", "left out, and said")
LIMIT(CONFIG_BYTES, 1 << 20, "configuration", "bytes",
    "of a configuration: a line for each key is 20 kB", "refused")
LIMIT(CONFIG_LINE, 510, "setting", "bytes",
    "of a line of a configuration", "refused")
LIMIT(RULE_LINE, 8190, "rule", "bytes",
    "of a line in a file of rules, of ttv assert and of ttv diff",
    "refused, exit status 2")
LIMIT(RULES, 10000, "rules", "rules",
    "of a call of ttv assert: each is a walk through the trace",
    "refused, exit status 2")
LIMIT(RANGES, 2000, "ranges", "ranges",
    "that are marked: all are drawn", "refused")
LIMIT(COPIED, 55000, "copied", "bytes",
    "that go to the clipboard of a terminal: what terminals and tmux are known "
    "to take", "written to a file, or refused where none is kept")
