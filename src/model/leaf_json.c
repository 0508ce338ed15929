/*
 * leaf_json: the args of an event as JSON, without a tree.
 *
 * The text is that of value_json() for the tree.  An object that may have a
 * name twice is left to the tree: names with the same hash are the same here,
 * and all open objects have NAMES names at most.
 */
#include "config.h"

#include "ttv/buf.h"
#include "ttv/hash.h"
#include "ttv/leaf.h"

#define NAMES	64			/* of all open objects; few events of a
					 * browser have ten */
#define LEVELS	16

struct writer {
	struct buf	*b;
	uint64_t	 names[NAMES];	/* hashes, of the outermost first */
	size_t		 nnames;
	size_t		 first[LEVELS];	/* of an open one: its first name */
	char		 closing[LEVELS];
	size_t		 depth;		/* that are open */
	size_t		 empty;		/* length of the text where no comma is
					 * to stand, else 0 */
	int		 failed;
};

static void
put_comma(struct writer *w)
{
	if (w->b->len != w->empty)
		buf_addc(w->b, ',');
}

static int
on_name(void *arg, const char *s, size_t n)
{
	struct writer *w = arg;
	uint64_t hash = hash_bytes(HASH_BYTES, s, n);
	size_t i;

	for (i = w->first[w->depth - 1]; i < w->nnames; i++)
		if (w->names[i] == hash)
			return -1;
	if (w->failed || w->nnames == NAMES)
		return -1;
	w->names[w->nnames++] = hash;
	put_comma(w);
	buf_json(w->b, s, n);
	buf_addc(w->b, ':');
	w->empty = w->b->len;
	return 0;
}

static void
on_open(void *arg, enum value_type type)
{
	struct writer *w = arg;

	if (w->failed || w->depth == LEVELS) {
		w->failed = 1;
		return;
	}
	put_comma(w);
	buf_addc(w->b, type == VALUE_OBJECT ? '{' : '[');
	w->first[w->depth] = w->nnames;
	w->closing[w->depth++] = type == VALUE_OBJECT ? '}' : ']';
	w->empty = w->b->len;
}

static void
on_close(void *arg)
{
	struct writer *w = arg;

	if (w->failed)
		return;
	w->nnames = w->first[--w->depth];
	buf_addc(w->b, w->closing[w->depth]);
	w->empty = 0;
}

static void
on_scalar(void *arg, const struct value *v)
{
	struct writer *w = arg;

	if (w->failed)
		return;
	put_comma(w);
	if (v->as_is)
		buf_quoted(w->b, v->text, v->len);
	else
		value_json(w->b, v);
	w->empty = 0;
}

static void
on_whole(void *arg, const char *s, size_t n)
{
	struct writer *w = arg;

	w->b->len--;			/* the brace has come already */
	w->depth = 0;
	buf_add(w->b, s, n);
}

int
trace_args_json(const struct trace *t, uint64_t off, uint64_t end_off,
    struct buf *b, struct event_facts *brief)
{
	struct writer w;
	const struct leaf_sink sink = { .arg = &w, .name = on_name,
	    .open = on_open, .close = on_close, .scalar = on_scalar,
	    .whole = on_whole, .brief = brief };
	size_t before = b->len;

	w.b = b;
	w.nnames = w.depth = 0;
	w.empty = before;
	w.failed = 0;
	on_open(&w, VALUE_OBJECT);
	if (!trace_leaves(t, off, end_off, &sink) || w.failed) {
		b->len = before;
		return 0;
	}
	if (w.depth == 0)
		return 1;
	if (b->len == before + 1)
		b->len = before;
	else
		on_close(&w);
	return 1;
}
