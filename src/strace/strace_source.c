/*
 * strace_source: reads a call or a signal again: the args of a call are the
 * texts of both of its lines, and its stack the lines of -k below.
 */
#include "config.h"

#include <string.h>

#include "ttv/arena.h"
#include "ttv/chars.h"
#include "ttv/event_facts.h"
#include "ttv/input.h"
#include "ttv/prefilter.h"
#include "ttv/value.h"
#include "strace.h"

#define STACK_MOST	256		/* entries that are shown */

static int
strace_at(const struct input *g, uint64_t off, struct strace_line *l)
{
	if (off < g->base || off - g->base >= g->map.len)
		return -1;
	strace_line(g->map.data + (off - g->base), g->map.data + g->map.len,
	    l);
	return 0;
}

static void
strace_add(struct value *args, const char *key, struct arena *a,
    const char *p, size_t n)
{
	if (n > 0)
		value_add(args, key, strlen(key), value_utf8(a, p, n));
}

/* Adds the text of the args; a comma that is left at the end is cut off. */
static void
strace_text(struct value *args, struct arena *a, const struct buf *b)
{
	size_t n = b->len;

	while (n > 0 && is_blank(b->data[n - 1]))
		n--;
	if (n > 0 && b->data[n - 1] == ',')
		n--;
	strace_add(args, "args", a, b->data, n);
}

/* Returns the last place of a text from p to end, or NULL. */
static const char *
last_of(const char *p, const char *end, const char *text)
{
	const char *at = NULL, *q;
	size_t n = strlen(text);

	for (q = p; (q = memmem(q, (size_t)(end - q), text, n)) != NULL; q++)
		at = q;
	return at;
}

/*
 * Returns the name of the entry "MODULE(SYMBOL+0xOFF) [0xADDRESS]", where the
 * symbol of C++ has parentheses of its own; MODULE+0xADDRESS without a symbol.
 */
static struct value *
stack_entry(struct arena *a, const char *p, const char *end)
{
	const char *open = memchr(p, '(', (size_t)(end - p)), *close, *q;
	struct buf name = BUF_INIT;
	struct value *v;

	if (open == NULL || (close = last_of(open, end, ") [0x")) == NULL)
		return value_utf8(a, p, (size_t)(end - p));
	if (close > open + 1) {
		q = last_of(open, close, "+0x");
		q = q == NULL ? close : q;
		return value_utf8(a, open + 1, (size_t)(q - open - 1));
	}
	q = memrchr(p, '/', (size_t)(open - p));
	p = q == NULL ? p : q + 1;
	buf_add(&name, p, (size_t)(open - p));
	close += strlen(") [");
	q = memchr(close, ']', (size_t)(end - close));
	if (q != NULL) {
		buf_addc(&name, '+');
		buf_add(&name, close, (size_t)(q - close));
	}
	v = value_utf8(a, name.data, name.len);
	buf_free(&name);
	return v;
}

/* Returns the stack in the lines from p on, root first, or NULL. */
static struct value *
strace_stack(const struct input *g, const char *p, struct arena *a)
{
	const char *end = g->map.data + g->map.len, *q;
	struct value *v[STACK_MOST], *stack;
	size_t n = 0;

	for (; p < end && n < STACK_MOST && begins_with(p, end, " > ");
	    p = q < end ? q + 1 : end) {
		q = memchr(p, '\n', (size_t)(end - p));
		q = q == NULL ? end : q;
		v[n++] = stack_entry(a, p + 3, q);
	}
	if (n == 0)
		return NULL;
	stack = value_new(a, VALUE_ARRAY);
	while (n-- > 0)
		value_add(stack, NULL, 0, v[n]);
	return stack;
}

/* Fills args and stack of the line at off, and of the end of its call. */
static int
strace_facts(const struct input *g, uint64_t off, const struct input *end,
    uint64_t end_off, struct event_facts *f, struct arena *a)
{
	struct strace_line l, m;
	struct buf text = BUF_INIT;

	if (strace_at(g, off, &l) == -1)
		return -1;
	memset(&m, 0, sizeof(m));
	f->args = value_new(a, VALUE_OBJECT);
	if (l.type == STRACE_SIGNAL) {
		strace_add(f->args, "info", a, l.args, l.args_len);
		strace_line_free(&l);
		return 0;
	}
	buf_add(&text, l.args, l.args_len);
	f->stack = strace_stack(g, l.next, a);
	if (end != NULL && strace_at(end, end_off, &m) == 0 &&
	    m.type == STRACE_RESUMED) {
		buf_add(&text, m.args, m.args_len);
		if (f->stack == NULL)
			f->stack = strace_stack(end, m.next, a);
	}
	strace_text(f->args, a, &text);
	if (m.ret != NULL)
		strace_add(f->args, "ret", a, m.ret, m.ret_len);
	else if (l.ret != NULL)
		strace_add(f->args, "ret", a, l.ret, l.ret_len);
	buf_free(&text);
	strace_line_free(&l);
	strace_line_free(&m);
	return 0;
}

const struct event_source strace_events = {
	.facts = strace_facts,
	.raw = input_line,
	.blocks = prefilter_blocks,
};
