/*
 * fuzz_ftrace: fuzz_threads with a mutator that changes the lines of ftrace
 * text rather than its bytes:
 *
 *	a line is swapped, copied elsewhere, repeated, dropped, cut short
 *	a word is replaced by one of another line, or by one at an edge
 *	a plain line is added: an event, a marker, a call, a stack
 *
 * One change in eight changes bytes.
 */
#include "config.h"

#include <string.h>

#include "fuzz.h"

#define LINES_MAX	512		/* lines changed, from the start */
#define REPEAT_MAX	40		/* copies in one go */

struct extent {
	size_t	at, len;
};

struct lines {				/* the input being changed */
	uint8_t		*data;
	size_t		 len, max;
	struct extent	 v[LINES_MAX];
	size_t		 n;
	uint64_t	 state;		/* of the random numbers */
};

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

static size_t
below(struct lines *l, size_t n)
{
	uint64_t z = l->state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return n == 0 ? 0 : (z ^ (z >> 31)) % n;
}

static void
find_lines(struct lines *l)
{
	const uint8_t *end;
	size_t at, len;

	for (l->n = 0, at = 0; at < l->len && l->n < LINES_MAX; at += len) {
		end = memchr(l->data + at, '\n', l->len - at);
		len = end == NULL ? l->len - at :
		    (size_t)(end - l->data) + 1 - at;
		l->v[l->n++] = (struct extent){ at, len };
	}
}

/* Replaces n bytes at a place by others, if there is room. */
static void
replace(struct lines *l, size_t at, size_t n, const void *with, size_t len)
{
	static uint8_t copy[1 << 16];

	if (len > sizeof(copy) || l->len - n + len > l->max)
		return;
	if (len > 0)
		memcpy(copy, with, len);
	memmove(l->data + at + len, l->data + at + n, l->len - at - n);
	if (len > 0)
		memcpy(l->data + at, copy, len);
	l->len += len - n;
}

/* Returns a word of a line, with the delimiter before it. */
static struct extent
find_word(struct lines *l, struct extent line)
{
	size_t at = line.at + below(l, line.len), end = at;

	while (at > line.at && strchr(" =:|-", l->data[at]) == NULL)
		at--;
	while (end < line.at + line.len - 1 &&
	    (end <= at || strchr(" =:|-", l->data[end]) == NULL))
		end++;
	return (struct extent){ at, end - at };
}

/* Replaces a word by one of another line, or by one at an edge. */
static void
change_word(struct lines *l, struct extent i, struct extent j)
{
	static const char *const edges[] = { " 0", "-0", "-1", " 4294967295",
	    "=18446744073709551615", " 9223372036.854775807:", " -", "=",
	    " [0]", " [4294967295]", " (  1)", " =>", " ==>", "|", ":" };
	struct extent w = find_word(l, i), x = find_word(l, j);
	const char *edge = edges[below(l, sizeof(edges) / sizeof(edges[0]))];

	if (below(l, 2) == 0)
		replace(l, w.at, w.len, edge, strlen(edge));
	else
		replace(l, w.at, w.len, l->data + x.at, x.len);
}

static void
change(struct lines *l)
{
	struct extent i, j;
	const char *new;
	size_t n;

	if (l->n == 0)
		return;
	i = l->v[below(l, l->n)];
	j = l->v[below(l, l->n)];
	switch (below(l, 7)) {
	case 0:
		replace(l, i.at, i.len, l->data + j.at, j.len);
		break;
	case 1:
		for (n = 1 + below(l, REPEAT_MAX); n > 0; n--)
			replace(l, i.at, 0, l->data + i.at, i.len);
		break;
	case 2:
		replace(l, i.at, below(l, i.len) + 1, NULL, 0);
		break;
	case 3:
		replace(l, j.at, 0, l->data + i.at, i.len);
		break;
	case 4:
		new = plain[below(l, sizeof(plain) / sizeof(plain[0]))];
		replace(l, i.at, 0, new, strlen(new));
		break;
	default:
		change_word(l, i, j);
	}
}

size_t
LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max,
    unsigned int seed)
{
	struct lines l;
	size_t n;

	l.data = data;
	l.len = size;
	l.max = max;
	l.state = seed;
	if (below(&l, 8) == 0)
		return LLVMFuzzerMutate(data, size, max);
	for (n = 1 + below(&l, 4); n > 0; n--) {
		find_lines(&l);
		change(&l);
	}
	return l.len;
}
