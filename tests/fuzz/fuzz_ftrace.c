/*
 * fuzz_ftrace: fuzz_threads with a mutator (lines.c) that changes the lines of
 * ftrace text: plain lines are events, markers, calls and stacks.
 */
#include "config.h"

#include "fuzz.h"

static const char *const plain[] = {
	"           bash-7     [001] d..2.     1.000005: e: n=1\n",
	"  a b-7 (  7) [001] d.h2. 1.5: sched_switch: prev_comm=a prev_pid=7 "
	    "prev_prio=120 prev_state=S ==> next_comm=b next_pid=8 "
	    "next_prio=1\n",
	("  x-8 [000] d..2. 1.6: sched_waking: comm=a pid=7 prio=1 "
	    "target_cpu=001\n"),
	"  x-8 [000] d..2. 1.7: tracing_mark_write: B|8|f\n",
	"  x-8 [000] d..2. 1.7: tracing_mark_write: E|8\n",
	"  x-8 [000] d..2. 1.7: tracing_mark_write: S|8|f|1\n",
	"  x-8 [000] d..2. 1.7: tracing_mark_write: H|8|t|1\n",
	"  x-8 [000] d..2. 1.8: rss_stat: mm_id=7 curr=0 member=1 size=1\n",
	"  x-8 [000] d..2. 1.8: rss_stat: mm_id=7 curr=1 member=1 size=1\n",
	"  x-8 [000] d..2. 1.9: binder_transaction: transaction=1 reply=0\n",
	"  y-9 [001] d..2. 1.9: binder_transaction_received: transaction=1\n",
	"  x-8 [000] d..2. 1.9: task_newtask: pid=7 comm=z clone_flags=0\n",
	"  x-8 [000] d..2. 1.9: sys_read(fd: 3)\n",
	"  x-8 [000] d..2. 1.9: sys_read -> 0x1\n",
	"  x-8 [000] d..2. 1.9: vfs_read <-ksys_read\n",
	"  x-8 [000] d..2. 1.9: <stack trace>\n => a\n => b\n",
	"    x-8       0d..2. 29246us#: e: n=1\n",
	"   x   8   0 1 00000003 00000000 [004c4b40] 29.1ms (+0.0ms): e: a=1\n",
	" 0)   0.5 us    |  a();\n",
	" 0)               |  b() {\n",
	" 0)   7.5 us    |  } /* b */\n",
	" 0)  a-7  =>  b-8\n",
	"  x-8 [000] 1.9: funcgraph_entry:   0.5 us   |  a();\n",
	"CPU:0 [LOST 7 EVENTS]\n",
	"# tracer: function_graph\n",
};

static const char *const edges[] = { " 0", "-0", "-1", " 4294967295",
    "=18446744073709551615", " 9223372036.854775807:", " -", "=",
    " [0]", " [4294967295]", " (  1)", " =>", " ==>", "|", ":" };

const struct fuzz_lines fuzz_lines = {
	.delimiters = " =:|-",
	.plain = plain, .nplain = FUZZ_N(plain),
	.edges = edges, .nedges = FUZZ_N(edges),
};
