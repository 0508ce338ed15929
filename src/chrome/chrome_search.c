/*
 * chrome_search: searches the args of events.
 *
 * Blocks that may hold the needle are found without parsing (prefilter).  Of
 * each event in such a block, the scanner's fast path finds the args.
 *
 * - A needle that is `whole` and lies in the args, with no backslash close
 *   before it that could make it part of an escape, is a hit.
 * - Otherwise the caller's function is asked about each key and each value:
 *   strings decoded, numbers and literals as written.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "ttv/prefilter.h"
#include "ttv/input.h"
#include "ttv/json.h"
#include "ttv/limit.h"
#include "scan.h"

#define HUNT_ESCAPE	6		/* bytes of \uXXXX */

/* Returns the kernel; cached, as getenv() for each event costs more. */
static const struct prefilter_kernel *
args_kernel(void)
{
	static _Thread_local const struct prefilter_kernel *k;

	if (k == NULL)
		k = prefilter_kernel();
	return k;
}

/* ---- the args of one event ---- */

struct asked {
	int	(*fn)(void *, const char *, size_t);
	void	*arg;
	char	*text;			/* the decoded string */
	size_t	 cap;
};

static int
args_ask(struct asked *a, const struct span *s)
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

/* Skips a value that is nested too deep. */
static int
args_skip(struct json *j)
{
	struct span s;

	return json_value(j, JSON_ANY, &s) == JSON_OK;
}

/*
 * Asks about all keys and values of the value at j->p, which is at a bracket.
 */
static int
args_ask_all(struct asked *a, struct json *j)
{
	char in[LIMIT_ARGS_DEPTH];	/* closing bracket of each level */
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
		if (in[depth - 1] == '}' && args_ask(a, &key))
			return 1;
		if (*j->p != '{' && *j->p != '[') {
			if (json_value(j, in[depth - 1] == '}' ? JSON_MEMBER :
			    JSON_ELEMENT, &s) != JSON_OK)
				return 0;
			if (args_ask(a, &s))
				return 1;
		} else if (depth < LIMIT_ARGS_DEPTH) {
			in[depth++] = *j->p == '{' ? '}' : ']';
			json_open(j);
		} else if (!args_skip(j))
			return 0;
	}
	return 0;
}

/* Finds the args of the event at j->p; returns 0, or -1 without args. */
static int
args_find(const struct json *j, struct span *args)
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
 * Decides by the needle alone: returns 1 or 0, or -1 when the args must be
 * parsed. The kernel may read up to `behind`, past the args: a tighter end
 * would need its slow path.
 */
static int
args_by_needle(const struct needle *n, const struct span *args,
    const char *behind)
{
	const char *end = args->p + args->len, *near, *q;

	if (n == NULL || n->len == 0)
		return -1;
	q = args_kernel()->find(n, args->p, end, behind);
	if (q == NULL)
		return 0;
	near = q - args->p > HUNT_ESCAPE ? q - HUNT_ESCAPE : args->p;
	return n->whole && *q != '\\' && (size_t)(end - q) >= n->len &&
	    memchr(near, '\\', (size_t)(q - near)) == NULL ? 1 : -1;
}

int
chrome_search_args(const struct input *g, uint64_t off, const struct needle *n,
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
	if (*j.p != '{' || args_find(&j, &args) == -1)
		return 0;
	if ((r = args_by_needle(n, &args, j.end)) != -1)
		return r;
	j.p = args.p;
	j.end = args.p + args.len;
	memset(j.endless, 0, sizeof(j.endless));
	r = args_ask_all(&a, &j);
	free(a.text);
	return r;
}
