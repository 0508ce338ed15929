/*
 * hunt_args: what a search of args asks of an input.
 *
 * Which blocks may hold the needle is found without a look at what the bytes
 * mean.  Then, of the events in which such blocks lie, the args are cut out by
 * the scanner's fast path; a needle that is whole and stands in there, with no
 * backslash near before it that could make it part of an escape, is a hit.
 * In all other cases whoever searches is asked about each key and each value
 * in turn, strings decoded, numbers and words as they are written.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "hunt.h"
#include "input.h"
#include "json.h"
#include "scan.h"

#define HUNT_DEPTH	1000		/* what lies deeper is passed over */
#define HUNT_ESCAPE	6		/* bytes of \uXXXX */

/* For every event: to ask the environment takes longer. */
static const struct hunt_kernel *
kernel_here(void)
{
	static _Thread_local const struct hunt_kernel *k;

	if (k == NULL)
		k = hunt_kernel();
	return k;
}

/* ---- the args of one event ---- */

struct asked {
	int	(*fn)(void *, const char *, size_t);
	void	*arg;
	char	*text;			/* what was decoded */
	size_t	 cap;
};

static int
ask(struct asked *a, const struct span *s)
{
	unsigned repairs;

	if (s->type != SPAN_STRING || json_plain(s->p, s->len))
		return a->fn(a->arg, s->p, s->len);
	if (a->cap < JSON_DECODED(s->len)) {
		a->cap = JSON_DECODED(s->len) * 2;
		free(a->text);
		a->text = xmalloc(a->cap);
	}
	return a->fn(a->arg, a->text, json_decode(s->p, s->len, a->text,
	    &repairs));
}

/* Passes over what is nested too deep. */
static int
skip(struct json *j)
{
	struct span s;

	return json_value(j, JSON_ANY, &s) == JSON_OK;
}

/* Asks for all keys and values from j.p on, which is at a bracket. */
static int
ask_all(struct asked *a, struct json *j)
{
	char in[HUNT_DEPTH];		/* the bracket that closes each level */
	struct span key, s;
	size_t depth = 0;
	int more;

	in[depth++] = *j->p == '{' ? '}' : ']';
	json_open(j);
	while (depth > 0) {
		more = in[depth - 1] == '}' ? json_key(j, &key) :
		    json_next(j, ']');
		if (more == 0) {
			depth--;
			continue;
		}
		if (more != 1 || j->p == j->end)
			return 0;
		if (in[depth - 1] == '}' && ask(a, &key))
			return 1;
		if (*j->p != '{' && *j->p != '[') {
			if (json_value(j, in[depth - 1] == '}' ? JSON_MEMBER :
			    JSON_ELEMENT, &s) != JSON_OK)
				return 0;
			if (ask(a, &s))
				return 1;
		} else if (depth < HUNT_DEPTH) {
			in[depth++] = *j->p == '{' ? '}' : ']';
			json_open(j);
		} else if (!skip(j))
			return 0;
	}
	return 0;
}

/* The args of the event at j.p: 0, or -1 when it has none. */
static int
args_of(const struct json *j, struct span *args)
{
	struct event e;

	if (scan_one(j, &e) == NULL)
		return -1;
	if (!event_has(&e, F_ARGS) || e.f[F_ARGS].type != SPAN_OBJECT)
		return -1;
	*args = e.f[F_ARGS];
	return 0;
}

/*
 * By the needle alone: 1 or 0, or -1 when it takes a closer look.  The hunt may
 * read on behind the args, which is faster than an end that it must not pass.
 */
static int
by_needle(const struct needle *n, const struct span *args, const char *behind)
{
	const char *end = args->p + args->len, *near, *q;

	if (n == NULL || n->len == 0)
		return -1;
	q = kernel_here()->find(n, args->p, end, behind);
	if (q == NULL)
		return 0;
	near = q - args->p > HUNT_ESCAPE ? q - HUNT_ESCAPE : args->p;
	return n->whole && *q != '\\' && (size_t)(end - q) >= n->len &&
	    memchr(near, '\\', (size_t)(q - near)) == NULL ? 1 : -1;
}

int
hunt_args(const struct input *g, uint64_t off, const struct needle *n,
    int (*fn)(void *, const char *, size_t), void *arg)
{
	struct asked a = { fn, arg, NULL, 0 };
	struct span args;
	struct json j;
	int r;

	if (off - g->base >= g->map.len)
		return 0;
	memset(&j, 0, sizeof(j));
	j.base = g->map.data;
	j.off = g->base;
	j.p = g->map.data + (off - g->base);
	j.end = g->map.data + g->map.len;
	if (*j.p != '{' || args_of(&j, &args) == -1)
		return 0;
	if ((r = by_needle(n, &args, j.end)) != -1)
		return r;
	j.p = args.p;
	j.end = args.p + args.len;
	memset(j.endless, 0, sizeof(j.endless));
	r = ask_all(&a, &j);
	free(a.text);
	return r;
}
