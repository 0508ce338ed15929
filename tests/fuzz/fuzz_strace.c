/*
 * fuzz_strace: fuzz_threads with a mutator (lines.c) that changes the lines of
 * strace.
 */
#include "config.h"

#include "fuzz.h"

static const char *const plain[] = {
	"5 100.000001 openat(AT_FDCWD, \"/a b\", O_RDONLY) = 3 <0.000011>\n",
	"5 100.000010 futex(0x7f, FUTEX_WAIT <unfinished ...>\n",
	"5 100.000020 <... futex resumed>) = 0 <0.000010>\n",
	"5 100.000030 clone(flags=CLONE_VM|CLONE_THREAD, 8) = 6\n",
	"5 100.000040 execve(\"/bin/x\", [\"x\"], 0x7f) = 0\n",
	"5 100.000050 --- SIGALRM {si_signo=SIGALRM} ---\n",
	"5 100.000060 +++ exited with 0 +++\n",
	"5 100.000070 exit_group(0) = ?\n",
	" > /opt/io(main+0x1e) [0x1136]\n",
	"[pid 7] 04:30:06.1 read(3, strace: Process 8 attached\n",
	" <unfinished ...>\n",
};

static const char *const edges[] = { " = ?", " <unfinished ...>) = ?", "\"",
    "\\", "(", ")", "<", ">", " 99999999999.9", " 23:59:59", "[pid ", " +++",
    " ---", " attached", " resumed>" };

const struct fuzz_lines fuzz_lines = {
	.delimiters = " (),<>\"\n",
	.plain = plain, .nplain = FUZZ_N(plain),
	.edges = edges, .nedges = FUZZ_N(edges),
};
