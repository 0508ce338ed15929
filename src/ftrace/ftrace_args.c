/*
 * ftrace_args: reads an event again from its line, and its stacks from the
 * lines behind it (struct event_source).
 *
 * A stack belongs to the event before it of its CPU and task; the lines of
 * other CPUs may stand between.  The stack of the program lies below that of
 * the kernel.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/chars.h"
#include "ttv/event_facts.h"
#include "ttv/input.h"
#include "ttv/needle.h"
#include "ttv/pack.h"
#include "ttv/prefilter.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "ftrace.h"
#include "ftrace_sample.h"

/*
 * Bytes behind an event in which its stacks are looked for: the stacks of some
 * dozens of CPUs may stand between.
 */
#define STACK_REACH	(64u << 10)
/*
 * Events of other CPUs before the stack of an event: the kernel writes it right
 * behind the event.
 */
#define STACK_EVENTS	128
/* Frames of a stack that are kept: the kernel's limit is 127. */
#define STACK_FRAMES	1024

/* Whether a text is a whole number as JSON has it. */
static int
is_number(const char *p, size_t n)
{
	size_t i = n > 1 && p[0] == '-', first = i;

	if (n - i > 20 || (n - i > 1 && p[i] == '0') || i == n ||
	    (first == 1 && p[1] == '0'))
		return 0;
	for (; i < n && p[i] >= '0' && p[i] <= '9'; i++)
		;
	return i == n && i > first;
}

static struct value *
args_value(struct arena *a, const char *p, size_t n)
{
	struct value *v;

	if (!is_number(p, n))
		return value_utf8(a, p, n);
	v = value_new(a, VALUE_NUMBER);
	v->text = arena_strndup(a, p, n);
	v->len = n;
	return v;
}

static void
args_add(struct value *args, struct arena *a, const char *key,
    size_t key_len, struct value *v)
{
	value_add(args, arena_strndup(a, key, key_len), key_len, v);
}

/* Finds the line of an event; returns its end, or NULL. */
static const char *
line_at(const struct input *g, uint64_t off, const char **p)
{
	if (off < g->base || off - g->base >= g->map.len)
		return NULL;
	*p = g->map.data + (off - g->base);
	return find_line_end(*p, g->map.data + g->map.len);
}

static enum ftrace_type
parse_at(const struct input *g, uint64_t off, struct ftrace_line *l)
{
	const struct ftrace_state *s = g->state;
	const char *p, *end = line_at(g, off, &p);
	enum ftrace_type type;

	if (end == NULL)
		return FTRACE_BAD;
	l->sys = 0;
	type = s != NULL && s->bare ? ftrace_line_bare(p, end, l) :
	    ftrace_line(p, end, l);
	if (type == FTRACE_EVENT && l->sys == 0 && l->name_len > 10 &&
	    memcmp(l->name, "sys_enter_", 10) == 0)
		l->sys = '(';
	else if (type == FTRACE_EVENT && l->sys == 0 && l->name_len > 9 &&
	    memcmp(l->name, "sys_exit_", 9) == 0)
		l->sys = '>';
	if (l->sys != 0)
		l->text = skip_blanks(l->text, l->end);
	return type;
}

static struct value *
args_fields(const struct ftrace_line *l, struct arena *a)
{
	struct value *args = value_new(a, VALUE_OBJECT);
	struct ftrace_fields f;
	size_t i;

	f.name = l->name;
	f.name_len = l->name_len;
	f.text = l->text;
	f.end = l->end;
	ftrace_fields(&f);
	for (i = 0; i < f.n; i++)
		args_add(args, a, f.v[i].key, f.v[i].key_len,
		    args_value(a, f.v[i].text, f.v[i].len));
	return args;
}

/*
 * Adds the arguments of a system call, "fd: 3, buf: 0x7ffe", or what it
 * returns.
 */
static struct value *
args_call(const struct ftrace_line *l, struct arena *a)
{
	struct value *args = value_new(a, VALUE_OBJECT);
	const char *p = l->text, *end = l->end, *colon, *next;

	ftrace_trim(p, &end);
	if (l->sys == '(' && end > p && end[-1] == ')')
		end--;
	if (l->sys == '>') {
		args_add(args, a, "ret", 3, args_value(a, p,
		    (size_t)(end - p)));
		return args;
	}
	for (; p < end; p = next + 1) {
		p = skip_blanks(p, end);
		next = memchr(p, ',', (size_t)(end - p));
		next = next == NULL ? end : next;
		colon = memchr(p, ':', (size_t)(next - p));
		if (colon == NULL)
			args_add(args, a, "arg", 3, args_value(a, p,
			    (size_t)(next - p)));
		else
			args_add(args, a, p, (size_t)(colon - p),
			    args_value(a, skip_blanks(colon + 1, next),
			    (size_t)(next - skip_blanks(colon + 1, next))));
	}
	return args;
}

/* Returns the args and the return value of a call in function_graph. */
static struct value *
args_graph(const struct ftrace_graph_line *g, struct arena *a)
{
	struct value *args = value_new(a, VALUE_OBJECT);

	if (g->args != NULL)
		args_add(args, a, "args", 4, value_utf8(a, g->args,
		    g->args_len));
	if (g->ret != NULL)
		args_add(args, a, "ret", 3, args_value(a, g->ret,
		    g->ret_len));
	return args;
}

static struct value *
args_caller(const struct ftrace_line *l, struct arena *a)
{
	struct value *args = value_new(a, VALUE_OBJECT);
	const char *end = l->end;

	ftrace_trim(l->text, &end);
	args_add(args, a, "caller", 6, value_utf8(a, l->text,
	    (size_t)(end - l->text)));
	return args;
}

/* Reads a line of function_graph; returns 0, or -1. */
static int
args_graph_at(const struct input *g, uint64_t off, struct value **args,
    struct arena *a)
{
	struct ftrace_graph_line line;
	struct ftrace_line l;
	const char *p, *end = line_at(g, off, &p);

	if (end == NULL || ftrace_graph_line(p, end, &line) == -1)
		return -1;
	if (line.call == GRAPH_COMMENT && ftrace_line_bare(line.name,
	    line.name + line.name_len, &l) == FTRACE_EVENT)
		*args = args_fields(&l, a);
	else
		*args = args_graph(&line, a);
	return 0;
}

/*
 * Reads the line of an event: sets *l, and *args to its args, or NULL when it
 * has none.  Returns 0, or -1 when no event is there.
 */
static int
args_at(const struct input *g, uint64_t off, struct ftrace_line *l,
    struct value **args, struct arena *a)
{
	struct ftrace_graph_line line;

	*args = NULL;
	switch (parse_at(g, off, l)) {
	case FTRACE_CALL:
		*args = args_caller(l, a);
		break;
	case FTRACE_EVENT:
		if (ftrace_is_marker(l->name, l->name_len))
			break;
		memset(&line, 0, sizeof(line));
		if (l->sys != 0)
			*args = args_call(l, a);
		else if (ftrace_is_graph(l) &&
		    ftrace_graph_call(l->text, l->end, &line) == 0)
			*args = args_graph(&line, a);
		else
			*args = args_fields(l, a);
		break;
	case FTRACE_BAD:
		l->cpu = NONE;
		if (args_graph_at(g, off, args, a) == -1)
			return -1;
		break;
	default:
		return -1;
	}
	if (*args != NULL && (*args)->child == NULL)
		*args = NULL;
	return 0;
}

/* ---- stacks ---- */

struct frames {
	const char	*p[STACK_FRAMES];
	size_t		 len[STACK_FRAMES];
	unsigned char	 unnamed[STACK_FRAMES];	/* 1: the text is a file's */
	size_t		 n;
};

/* Adds the frames from line p on; returns the line behind them. */
static const char *
frames_add(struct frames *f, const char *p, const char *end)
{
	struct ftrace_line l;
	const char *q, *e, *perf;

	for (; p < end; p = q + 1) {
		e = q = find_line_end(p, end);
		if (ftrace_line(p, e, &l) != FTRACE_FRAME)
			break;
		perf = ftrace_perf_frame(p, e);
		p = perf != NULL ? perf : skip_blanks(p, e) + 2;
		p = skip_blanks(p, e);
		ftrace_trim(p, &e);
		if (f->n < STACK_FRAMES) {
			f->unnamed[f->n] = perf != NULL &&
			    stack_entry_name(&p, &e);
			f->p[f->n] = p;
			f->len[f->n++] = (size_t)(e - p);
		}
	}
	return p;
}

/* Collects the frames of the stacks behind an event, innermost first. */
static void
frames_find(struct frames *f, const char *p, const char *end,
    const struct ftrace_line *of)
{
	const char *limit = (size_t)(end - p) > STACK_REACH ?
	    p + STACK_REACH : end, *q;
	struct ftrace_line l;
	enum ftrace_type type;
	unsigned seen = 0;		/* types of stacks that it has */
	int others = 0;

	f->n = 0;
	if (p < limit && ftrace_perf_frame(p, find_line_end(p, end)) != NULL)
	{
		frames_add(f, p, end);
		return;
	}
	while (p < limit) {
		q = find_line_end(p, end);
		l.cpu = NONE;
		type = ftrace_line(p, q, &l);
		p = q + 1;
		if (type == FTRACE_STACK || type == FTRACE_USER_STACK) {
			if (l.cpu != of->cpu || l.tid != of->tid)
				continue;
			if (seen & 1u << type)
				return;	/* of an event that was lost */
			seen |= 1u << type;
			p = frames_add(f, p, end);
		} else if ((type == FTRACE_EVENT || type == FTRACE_CALL) &&
		    (l.cpu == of->cpu || ++others > STACK_EVENTS))
			return;
	}
}

/* Returns the name of frame i, in brackets where only its file is known. */
static struct value *
frame_value(const struct frames *f, size_t i, struct arena *a)
{
	size_t len = f->len[i];
	char *name;

	if (!f->unnamed[i])
		return value_utf8(a, f->p[i], len);
	name = arena_alloc(a, len + 2);
	name[0] = '[';
	memcpy(name + 1, f->p[i], len);
	name[len + 1] = ']';
	return value_utf8(a, name, len + 2);
}

static struct value *
args_stack(const struct input *g, uint64_t off, const struct ftrace_line *l,
    struct arena *a)
{
	const struct ftrace_state *s = g->state;
	struct value *stack;
	struct frames *f;
	const char *p, *end = line_at(g, off, &p);
	const char *all = g->map.data + g->map.len;

	if (s == NULL || !s->stacks || s->bare || l->cpu == NONE ||
	    end == NULL || end == all)
		return NULL;
	f = malloc(sizeof(*f));
	if (f == NULL)
		return NULL;
	frames_find(f, end + 1, all, l);
	stack = f->n == 0 ? NULL : value_new(a, VALUE_ARRAY);
	while (f->n > 0) {
		f->n--;
		value_add(stack, NULL, 0, frame_value(f, f->n, a));
	}
	free(f);
	return stack;
}

/* ---- the source ---- */

/* Adds the members of the end's args that the begin has not. */
static void
args_merge(struct value *args, struct value *end)
{
	struct value *v, *next, *b;

	for (v = end->child; v != NULL; v = next) {
		next = v->next;
		for (b = args->child; b != NULL && strcmp(b->key, v->key) != 0;
		    b = b->next)
			;
		if (b == NULL)
			value_add(args, v->key, strlen(v->key), v);
	}
}

/* Letters of a column of flags, and what they say. */
static const struct {
	size_t		 column;
	char		 letter;
	uint32_t	 flags;
} flag_letters[] = {
	{ 0, 'd', KERNEL_IRQS_OFF },
	{ 0, 'D', KERNEL_IRQS_OFF },
	{ 1, 'N', KERNEL_RESCHED | KERNEL_PREEMPT },
	{ 1, 'n', KERNEL_RESCHED },
	{ 1, 'p', KERNEL_PREEMPT },
	{ 2, 'H', KERNEL_HARD | KERNEL_SOFT },
	{ 2, 'h', KERNEL_HARD },
	{ 2, 's', KERNEL_SOFT },
};

/* Sets the flags that a line has in letters. */
static void
args_flags(const struct ftrace_line *l, struct event_facts *f)
{
	static const char digits[] = "0123456789abcdef";
	const char *depth;
	size_t i;

	if (l->nflags < 4)
		return;
	f->has |= FACT_KERNEL_FLAGS;
	for (i = 0; i < sizeof(flag_letters) / sizeof(flag_letters[0]); i++)
		if (l->flags[flag_letters[i].column] == flag_letters[i].letter)
			f->kernel_flags |= flag_letters[i].flags;
	depth = memchr(digits, l->flags[3], sizeof(digits) - 1);
	if (depth != NULL)
		f->kernel_flags |= (uint32_t)(depth - digits) << KERNEL_DEPTH;
}

/* Sets what the line of an event says beside its args. */
static void
args_line(const struct ftrace_line *l, struct event_facts *f)
{
	struct ftrace_fields v = { .name = l->name, .name_len = l->name_len,
	    .text = l->text, .end = l->end };
	const char *p;

	if (l->cpu == NONE || l->name == NULL)
		return;
	f->cpu = l->cpu;
	f->has |= FACT_CPU;
	args_flags(l, f);
	if (!ftrace_is_marker(l->name, l->name_len))
		return;
	p = ftrace_marker(&v);
	if (linux_marker_cookie(p, (size_t)(l->end - p), &f->cookie) == 0)
		f->has |= FACT_COOKIE;
}

static int
args_facts(const struct input *g, uint64_t off, const struct input *end,
    uint64_t end_off, struct event_facts *f, struct arena *a)
{
	struct ftrace_line l;
	struct value *more;

	memset(&l, 0, sizeof(l));
	l.cpu = NONE;
	if (args_at(g, off, &l, &f->args, a) == -1)
		return -1;
	args_line(&l, f);
	f->stack = args_stack(g, off, &l, a);
	if (end == NULL || args_at(end, end_off, &l, &more, a) == -1)
		return 0;
	f->end_stack = args_stack(end, end_off, &l, a);
	if (f->args == NULL)
		f->args = more;
	else if (more != NULL)
		args_merge(f->args, more);
	return 0;
}

/* Whether a line of perf without a time says a CPU: then it is that of *l. */
static int
has_cpu_alone(const char *p, const char *end, struct sample_line *l)
{
	return (sample_line_timeless(p, end, 0, l) == SAMPLE_IS_SAMPLE &&
	    l->cpu != NONE) ||
	    (sample_line_timeless(p, end, 1, l) == SAMPLE_IS_SAMPLE &&
	    l->cpu != NONE) ||
	    (sample_line_nameless(p, end, l) == SAMPLE_IS_SAMPLE &&
	    l->cpu != NONE);
}

/* Reads the CPU of a sample of perf. */
static int
args_sample(const struct input *g, uint64_t off, struct event_facts *f,
    struct arena *a)
{
	struct sample_line l;
	const char *p, *end = line_at(g, off, &p);

	(void)a;
	if (end == NULL || (sample_line(p, end, 0, &l) == SAMPLE_IS_NONE &&
	    sample_line(p, end, 1, &l) == SAMPLE_IS_NONE &&
	    !has_cpu_alone(p, end, &l)))
		return -1;
	if (l.cpu != NONE) {
		f->cpu = l.cpu;
		f->has |= FACT_CPU;
	}
	return 0;
}

/* Returns the text of a comment of perf. */
static struct value *
args_text(const struct input *g, uint64_t off, uint64_t len, struct arena *a)
{
	return value_utf8(a, g->map.data + (off - g->base), (size_t)len);
}

static const char *
args_raw(const struct input *g, uint64_t off, size_t *len)
{
	const char *p, *end = line_at(g, off, &p);

	*len = end == NULL ? 0 : (size_t)(end - p);
	return end == NULL ? NULL : p;
}

static int
args_search(const struct input *g, uint64_t off, const struct needle *needle,
    int (*fn)(void *, const char *, size_t), void *arg)
{
	struct arena a = ARENA_INIT;
	struct ftrace_line l;
	struct value *args;
	int hit;

	(void)needle;
	if (args_at(g, off, &l, &args, &a) == -1)
		args = NULL;
	hit = value_texts(args, fn, arg);
	arena_free(&a);
	return hit;
}

static void
state_save(const void *state, struct buf *b)
{
	const struct ftrace_state *s = state;

	pack_number(b, (uint64_t)s->stacks);
	pack_number(b, (uint64_t)s->bare);
}

static void *
state_restore(const struct input *g, struct unpack *u)
{
	struct ftrace_state *s = xcalloc(1, sizeof(*s));

	(void)g;
	s->stacks = unpack_number(u) != 0;
	s->bare = unpack_number(u) != 0;
	return s;
}

const struct event_source ftrace_events = {
	.facts = args_facts,
	.sample = args_sample,
	.value = args_text,
	.raw = args_raw,
	.blocks = prefilter_blocks,
	.args = args_search,
	.free = free,
	.save = state_save,
	.restore = state_restore,
};
