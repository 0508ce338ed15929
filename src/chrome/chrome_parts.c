/*
 * chrome_parts: reads one file with several threads.
 *
 * The file is cut at likely starts of events, and each thread reads its part
 * as if the guess were right (speculation).
 *
 * - Parts are read to the first event at or behind their limit.  A guess is
 *   proved when the part before ends exactly there, in the same state.
 * - A part with a wrong guess is read again from where the part before it
 *   ended: the result is that of one thread reading the whole file, whatever
 *   the guesses.
 * - When a part exceeds its budget, or all parts together that of the file,
 *   the damage ends reading somewhere; the file is read again in one part,
 *   which finds where.
 * - Pages are mapped ahead of the reader in steps: single page faults cost
 *   more than reading the pages.
 */
#include "config.h"

#include <sys/mman.h>

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/chars.h"
#include "ttv/pool.h"
#include "ttv/text.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "chrome_parts.h"
#include "scan.h"

#define PART_TEXTS	64		/* embedded texts that are read at
					 * most */
#define GUESS_STEP	16
#define GUESS_VAIN	(8u << 20)	/* bytes read for one guess at most */
#define GUESS_COST	64		/* bytes charged for a kernel's
					 * attempt */

/* ---- guesses ---- */

/* Returns whether the text ends inside the object at p. */
static int
is_cut(const char *p, const char *end, uint64_t *spent)
{
	struct event e;
	struct json j;

	memset(&j, 0, sizeof(j));
	j.p = j.base = p;
	j.end = end;
	j.spent = spent;
	return chrome_event_parse(&j, &e) == JSON_CUT;
}

/*
 * Returns whether a well-formed event begins at p.  A failed attempt may have
 * read any distance, to the end from every bracket on.  So the end is moved
 * away step by step, and `spent` adds up the bytes read.
 */
static int
guess_event(const struct scan_kernel *k, const char *p, const char *end,
    struct event *e, struct scan_keys *keys, uint64_t *spent)
{
	const char *near;
	size_t reach;

	for (reach = tuning.part_reach; *spent <= GUESS_VAIN;
	    reach *= GUESS_STEP) {
		near = (size_t)(end - p) > reach ? p + reach : end;
		*spent += GUESS_COST * (reach / tuning.part_reach);
		if (k->event(p, near, e, keys) != NULL)
			return 1;
		if (near == end || !is_cut(p, near, spent))
			return 0;
	}
	return 0;
}

const char *
parts_guess(const char *data, const char *p, const char *end)
{
	const char *limit = (size_t)(end - p) > tuning.part_guess ?
	    p + tuning.part_guess : end, *before;
	const struct scan_kernel *k = scan_kernel();
	struct scan_keys keys;
	struct event e;
	uint64_t spent = 0;

	scan_keys_init(&keys);
	for (; p < limit && spent <= GUESS_VAIN &&
	    (p = memchr(p, '{', (size_t)(limit - p))) != NULL;
	    p++) {
		for (before = p - 1; before > data && is_space(*before);)
			before--;
		if (before <= data || (*before != ',' && *before != '}'))
			continue;
		if (guess_event(k, p, end, &e, &keys, &spent) &&
		    event_has(&e, F_PH) && e.f[F_PH].type == SPAN_STRING &&
		    e.f[F_PH].len == 1 &&
		    (event_has(&e, F_TS) || e.f[F_PH].p[0] == 'M'))
			return p;
	}
	return NULL;
}

enum chrome_state
parts_guess_state(const char *p, const char *end)
{
	const char *read;
	struct json j;

	while (p < end && (is_space(*p) || *p == ','))
		p++;
	if (p == end || *p == '[')
		return CHROME_IN_ARRAY;
	memset(&j, 0, sizeof(j));
	j.p = j.base = p;
	j.end = end;
	return chrome_is_lone(&j, &read) ? CHROME_LONE : CHROME_IN_ROOT;
}

/* ---- one part ---- */

static void
parts_read_ahead(struct chrome *c, const char *p)
{
	struct parts *w = c->arg;
	size_t page = (size_t)sysconf(_SC_PAGESIZE), n;
	const char *end = c->j.end;
	uintptr_t from;

	while (c->mapped < end && c->mapped < p + tuning.part_ahead &&
	    c->mapped < c->limit + tuning.part_ahead) {
		from = (uintptr_t)c->mapped / page * page;
		n = (size_t)(end - c->mapped);
		n = n > tuning.part_ahead ? tuning.part_ahead : n;
#ifdef MADV_POPULATE_READ
		if (madvise((void *)from, n, MADV_POPULATE_READ) == -1)
#endif
			madvise((void *)from, n, MADV_WILLNEED);
		c->mapped += n;
	}
	c->stopped |= progress_add(&w->progress, (uint64_t)(p - c->told));
	c->told = p;
}

/*
 * Starts part c at `start` in a state and depth that parts_prove() will check.
 */
static void
part_init(struct chrome *c, struct parts *w, const char *start,
    const char *limit, enum chrome_state state, size_t depth)
{
	const struct reading *f = w->f;

	memset(c, 0, sizeof(*c));
	c->b = builder_new();
	builder_in_file(c->b, f->file);
	c->file = f->file;
	c->compat = f->compat;
	c->scan = scan_kernel()->event;
	c->keys = xlines(sizeof(*c->keys));
	scan_keys_init(c->keys);
	c->state = c->state0 = state;
	c->depth = c->depth0 = depth;
	c->limit = limit;
	c->step = c->told = c->mapped = start;
	c->ahead = parts_read_ahead;
	c->arg = w;
	c->j.warn = builder_warn(c->b);
	c->j.spent = &c->spent;
	c->j.base = f->data;
	c->j.off = f->base;
	c->j.p = c->start = start;
	c->j.end = f->data + f->len;
}

struct chrome *
parts_add(struct parts *w, const char *start, const char *limit,
    enum chrome_state state)
{
	w->c = xgrow(w->c, w->n, &w->cap, sizeof(struct chrome *));
	w->c[w->n] = xlines(sizeof(struct chrome));
	part_init(w->c[w->n], w, start, limit, state, 0);
	return w->c[w->n++];
}

static void
chrome_part_free(struct chrome *c)
{
	builder_free(c->b);
	chrome_free(c);
}

void
parts_read(struct chrome *c)
{
	const struct parts *w = c->arg;

	/* a file that grows may get more parts, so not the whole budget */
	if (w->f->wait == NULL && w->n == 1)
		c->budget = chrome_budget(w->f->len, 0);
	else
		c->budget = chrome_budget((uint64_t)(c->limit - c->start), 1);
	chrome_read(c);
}

static void
part_read(void *arg, size_t i)
{
	struct parts *w = arg;

	parts_read(w->c[i]);
}

const char *
parts_begin(const struct parts *w)
{
	size_t mark = text_mark(w->f->data, w->f->len);

	return mark > 0 ? w->f->data + mark : w->f->data;
}

/*
 * Returns the offset of part i, of 2n parts of a file for n threads.  The
 * parts of the second half are small, and taken by threads that finish a large
 * one early: parts may be denser than others, and a thread may have to wait
 * for its core.
 */
static size_t
part_place(size_t len, size_t n, size_t i)
{
	size_t large = len / n / 8 * 7, small = (len - large * n) / n;

	return i <= n ? large * i : large * n + small * (i - n);
}

/* Cuts the file at guessed events. */
static void
parts_cut(struct parts *w)
{
	const char *data = w->f->data, *end = data + w->f->len, *q;
	size_t want = w->f->compat ? 1 : (size_t)w->f->threads, i;
	const char *p = parts_begin(w);
	enum chrome_state inside = CHROME_TOP;
	struct chrome *last;

	if (want > 1 && w->f->len / want < tuning.part_bytes)
		want = w->f->len / tuning.part_bytes + 1;
	last = parts_add(w, p, end, CHROME_TOP);
	for (i = 1; want > 1 && i < 2 * want; i++) {
		q = parts_guess(data, data + part_place(w->f->len, want, i),
		    end);
		if (q == NULL || q <= last->start)
			continue;
		if (w->n == 1)
			inside = parts_guess_state(p, end);
		last->limit = q;
		last = parts_add(w, q, end, inside);
	}
}

/* Reads a part again, from `start` in the given state. */
static void
part_again(struct parts *w, struct chrome *c, const char *start,
    enum chrome_state state, size_t depth)
{
	const char *limit = c->limit;

	chrome_part_free(c);
	part_init(c, w, start, limit, state, depth);
	if (state != CHROME_DONE && start < limit)
		parts_read(c);
	/* else nothing is left for it: it ends as it began */
}

/* Proves each part by the one before it, and reads wrong parts again. */
static void
parts_prove(struct parts *w)
{
	const char *end = w->f->data + w->f->len;
	struct chrome *c, *before = NULL;
	size_t i;

	for (i = 0; i < w->n; i++, before = c) {
		c = w->c[i];
		if (before != NULL && before->gave_up)
			return;		/* parts_bounded() reads the file
					 * again */
		if (before != NULL && !before->stopped &&
		    (before->j.p != c->start || before->state != c->state0 ||
		    before->depth != c->depth0))
			part_again(w, c, before->j.p, before->state,
			    before->depth);
		else if (c->j.end < end && !c->stopped && (c->unsure ||
		    c->j.p == c->j.end))
			/*
			 * the part ended with less of the file than there is
			 * now
			 */
			part_again(w, c, c->start, c->state0, c->depth0);
	}
}

/* Makes an input of the text that the JSON string s spells. */
static const char *
part_embed(const struct reading *f, const struct span *s, size_t *len,
    uint64_t *base)
{
	const char *at;
	unsigned repairs;
	char *text;

	if (f->embed == NULL)
		return NULL;
	text = xmalloc(JSON_DECODED(s->len));
	at = f->embed(f->arg, text, json_decode(s->p, s->len, text, &repairs),
	    len, base);
	free(text);
	return at;
}

/* Reads the file in one part, with the given budget. */
static void
parts_single(struct parts *w, uint64_t budget)
{
	size_t i;

	for (i = 0; i < w->n; i++)
		chrome_part_free(w->c[i]);
	for (i = 1; i < w->n; i++)
		free(w->c[i]);
	w->n = 1;
	part_init(w->c[0], w, parts_begin(w), w->f->data + w->f->len,
	    CHROME_TOP, 0);
	w->c[0]->budget = budget;
	chrome_read(w->c[0]);
}

/*
 * Checks the bytes that all parts spent against the file's budget.  One part
 * never spends more than several, so the result does not depend on their
 * number.
 */
static void
parts_bounded(struct parts *w)
{
	uint64_t budget = chrome_budget(w->f->len, 0), spent = 0;
	int vain = 0;
	size_t i;

	for (i = 0; i < w->n; i++) {
		spent += w->c[i]->spent;
		vain |= w->c[i]->gave_up;
	}
	if (w->n == 1 && w->c[0]->budget == budget)
		vain = 0;		/* the result is final */
	else
		vain |= spent > budget;
	if (vain && !atomic_load(&w->progress.stop)) {
		parts_single(w, budget);
		spent = w->c[0]->spent;
	}
	w->left = spent < budget ? budget - spent : 0;
}

/*
 * Takes n bytes of the budget left and returns 1; takes all of it and returns
 * 0 when it is less.
 */
static int
parts_take(struct parts *w, uint64_t n)
{
	int enough = n <= w->left;

	w->left -= enough ? n : w->left;
	return enough;
}

/* Reads the document that the string s, at off, spells, as more of c's part. */
static void
parts_text(struct parts *w, struct chrome *c, struct span s, uint64_t off)
{
	const char *text;
	uint64_t base;
	size_t n;

	if (w->ntexts++ >= PART_TEXTS || !parts_take(w, s.len) ||
	    (text = part_embed(w->f, &s, &n, &base)) == NULL) {
		warn_add(builder_warn(c->b), WARN_UNREAD, off);
		return;
	}
	c->j.p = c->j.base = text;
	c->j.end = c->limit = text + n;
	c->j.off = base;
	memset(c->j.endless, 0, sizeof(c->j.endless));
	c->step = c->j.end + 1;		/* memory: no pages ahead */
	c->state = CHROME_TOP;
	c->spent = 0;
	c->gave_up = 0;
	c->budget = w->left;
	chrome_read(c);
	parts_take(w, c->spent);
}

/*
 * Reads traceEvents that are given as strings as documents of their own.  Their
 * events come after all others, whichever part has the string: so the last part
 * reads them.  A document may have such strings, too, which come at the end of
 * the last part's list.
 */
static void
parts_texts(struct parts *w)
{
	struct chrome *last = w->c[w->n - 1];
	size_t i, k;

	for (i = 0; i < w->n; i++)
		for (k = 0; k < w->c[i]->ndeferred; k++)
			if (w->c[i]->deferred[k].type == DEFER_TEXT)
				parts_text(w, last, w->c[i]->deferred[k].span,
				    w->c[i]->deferred[k].off);
}

/* Has the text of a member that is a trace of another format read. */
static void
parts_nested(struct parts *w, struct chrome *c, const struct deferred *d)
{
	const struct span *s = &d->span;
	unsigned repairs;
	char *text;
	size_t n;
	int r;

	if (w->f->nested == NULL)	/* a model of the beginning */
		return;
	if (s->type == SPAN_STRING) {
		text = xmalloc(JSON_DECODED(s->len));
		n = json_decode(s->p, s->len, text, &repairs);
		r = w->f->nested(w->f->arg, text, n, d->off);
		free(text);
	} else
		r = w->f->nested(w->f->arg, s->p, s->len, d->off);
	if (r == -1)
		warn_add(builder_warn(c->b), WARN_UNREAD, d->off);
}

/*
 * Reads what all parts deferred into the joined builder; returns 1 when it had
 * events.
 */
static int
parts_deferred(struct parts *w, struct builder *joined)
{
	struct chrome *c = w->c[0];	/* its ids are those of the joined
					 * builder */
	struct deferred *all;
	size_t i, n = 0;

	for (i = 0; i < w->n; i++)
		n += w->c[i]->ndeferred;
	all = xcalloc(n + 1, sizeof(*all));
	for (i = 0, n = 0; i < w->n; i++) {
		if (w->c[i]->ndeferred > 0)
			memcpy(&all[n], w->c[i]->deferred,
			    w->c[i]->ndeferred * sizeof(*all));
		n += w->c[i]->ndeferred;
	}
	c->b = joined;
	c->j.base = w->f->data;
	c->j.off = w->f->base;
	c->j.warn = builder_warn(joined);
	memset(c->j.endless, 0, sizeof(c->j.endless));	/* pointers into another
							 * text */
	c->nobjects = 0;
	for (i = 0; i < n; i++)
		if (all[i].type == DEFER_NESTED)
			parts_nested(w, c, &all[i]);
	chrome_read_deferred(c, all, n);
	free(all);
	return c->nobjects > 0;
}

struct builder *
chrome_load(struct reading *f)
{
	struct builder **builders, *joined;
	struct parts w;
	size_t i;

	memset(&w, 0, sizeof(w));
	w.f = f;
	progress_begin(&w.progress, f);
	if (f->wait != NULL && !f->compat)
		parts_follow(&w);
	else {
		if (f->wait != NULL)
			f->len = (size_t)f->wait(f->arg, UINT64_MAX);
		parts_cut(&w);
		pool_run(f->threads, w.n, part_read, &w);
	}
	parts_prove(&w);
	parts_bounded(&w);
	if (f->warn != NULL)
		warn_merge(builder_warn(w.c[0]->b), f->warn);
	if (w.c[0]->start > f->data)
		warn_add(builder_warn(w.c[0]->b), WARN_BOM, f->base);
	f->understood = f->len == 0;
	builders = xcalloc(w.n, sizeof(*builders));
	parts_texts(&w);
	for (i = 0; i < w.n; i++) {
		f->understood |= w.c[i]->nobjects > 0;
		builders[i] = w.c[i]->b;
	}
	joined = builder_join(builders, w.n, f->threads);
	f->understood |= parts_deferred(&w, joined);
	for (i = 0; i < w.n; i++) {
		chrome_free(w.c[i]);
		free(w.c[i]);
	}
	free(builders);
	free(w.c);
	return joined;
}
