/*
 * chrome_parts: one file, several threads.
 *
 * The file is cut at places that look like the beginning of an event, and each
 * thread reads its part as if that were so.  A guess is proved when the part
 * before ends exactly there, in the same state: parts are read to the first
 * event at or behind their limit.  A part whose guess was wrong is read again
 * from where the part before it really ended, so the result is that of one
 * thread reading all, whatever was guessed.
 *
 * Pages are mapped ahead of the reader in steps: faulting them in one by one
 * costs more than reading what is on them.
 */
#include "config.h"

#include <sys/mman.h>

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/pool.h"
#include "ttv/xmalloc.h"
#include "chrome.h"
#include "scan.h"

#define PART_MIN	(1u << 20)	/* a smaller file is one part */
#define PART_GUESS	(4u << 20)	/* how far a guess looks */
#define PART_TEXTS	64		/* texts inside the file that are read */
#define PART_WINDOW	(16u << 20)	/* of a file that is being written */
#define AHEAD		(8u << 20)	/* mapped at once */

struct parts {
	struct chrome_file *f;
	struct chrome	*c;
	size_t		 n, cap;
	const char	**mapped;	/* a part: mapped up to here */
	atomic_ullong	 done;
	atomic_int	 stop;
	pthread_t	 main;
	size_t		 ntexts;
};

/* ---- guesses ---- */

static int
blank(char c)
{
	return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/* The first place at or behind p that looks like an event, or NULL. */
static const char *
guess(const char *data, const char *p, const char *end)
{
	const char *limit = (size_t)(end - p) > PART_GUESS ? p + PART_GUESS :
	    end, *before;
	const struct scan_kernel *k = scan_kernel();
	struct scan_keys keys;
	struct event e;

	scan_keys_init(&keys);
	for (; p < limit && (p = memchr(p, '{', (size_t)(limit - p))) != NULL;
	    p++) {
		for (before = p - 1; before > data && blank(*before);)
			before--;
		if (before <= data || (*before != ',' && *before != '}'))
			continue;
		if (k->event(p, end, &e, &keys) != NULL && event_has(&e, F_PH) &&
		    e.f[F_PH].type == SPAN_STRING && e.f[F_PH].len == 1 &&
		    (event_has(&e, F_TS) || e.f[F_PH].p[0] == 'M'))
			return p;
	}
	return NULL;
}

/* In what an event in the middle of the file is, as its beginning tells. */
static enum chrome_state
guess_state(const char *p, const char *end)
{
	const char *read;
	struct json j;

	while (p < end && (blank(*p) || *p == ','))
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
ahead(struct chrome *c, const char *p)
{
	struct parts *w = c->arg;
	size_t i = (size_t)(c - w->c), page = (size_t)sysconf(_SC_PAGESIZE);
	const char *end = w->f->data + w->f->len;
	uintptr_t from;
	size_t n;

	while (w->mapped[i] < end && w->mapped[i] < p + AHEAD &&
	    w->mapped[i] < c->limit + AHEAD) {
		from = (uintptr_t)w->mapped[i] / page * page;
		n = (size_t)(end - w->mapped[i]);
		n = n > AHEAD ? AHEAD : n;
#ifdef MADV_POPULATE_READ
		if (madvise((void *)from, n, MADV_POPULATE_READ) == -1)
#endif
			madvise((void *)from, n, MADV_WILLNEED);
		w->mapped[i] += n;
	}
	c->stopped |= atomic_load(&w->stop);
	atomic_fetch_add(&w->done, (unsigned long long)(p - c->told));
	c->told = p;
	if (w->f->progress != NULL && pthread_equal(pthread_self(), w->main) &&
	    w->f->progress(w->f->arg, atomic_load(&w->done)) != 0) {
		atomic_store(&w->stop, 1);
		c->stopped = 1;
	}
}

static void
part_init(struct parts *w, size_t i, const char *start, const char *limit,
    enum chrome_state state)
{
	const struct chrome_file *f = w->f;
	struct chrome *c = &w->c[i];

	memset(c, 0, sizeof(*c));
	c->b = builder_new();
	builder_in_file(c->b, f->file);
	c->file = f->file;
	c->compat = f->compat;
	c->scan = scan_kernel()->event;
	c->keys = xmalloc(sizeof(*c->keys));
	scan_keys_init(c->keys);
	c->state = state;
	c->limit = limit;
	c->step = c->told = start;
	c->ahead = ahead;
	c->arg = w;
	c->j.warn = builder_warn(c->b);
	c->j.base = f->data;
	c->j.off = f->base;
	c->j.p = start;
	c->j.end = f->data + f->len;
	w->mapped[i] = start;
}

/* Where it began is what its proof will be about. */
static void
part_remember(struct chrome *c)
{
	c->start = c->j.p;
	c->state0 = c->state;
	c->depth0 = c->depth;
}

static void
part_free(struct chrome *c)
{
	builder_free(c->b);
	chrome_free(c);
}

static void
part_read(void *arg, size_t i)
{
	struct parts *w = arg;

	chrome_read(&w->c[i]);
}

/* Room for n parts. */
static void
parts_room(struct parts *w, size_t n)
{
	if (n <= w->cap)
		return;
	w->cap = n * 2;
	w->c = xreallocarray(w->c, w->cap, sizeof(*w->c));
	w->mapped = xreallocarray(w->mapped, w->cap, sizeof(*w->mapped));
}

/*
 * A file that is being written is read window by window as it comes, by this
 * thread alone: another one is busy writing it.  Windows are parts like any
 * others, and proved like them when all is there.
 */
static void
parts_follow(struct parts *w)
{
	struct chrome_file *f = w->f;
	enum chrome_state inside = CHROME_TOP;
	const char *start = f->data, *next;
	uint64_t want = PART_WINDOW, have;

	for (;;) {
		have = f->wait(f->arg, want + PART_GUESS);
		f->len = (size_t)have;
		if (w->n == 0 && have >= 3 &&
		    memcmp(start, "\xef\xbb\xbf", 3) == 0)
			start += 3;
		next = have < want + PART_GUESS ? NULL :
		    guess(f->data, f->data + want, f->data + have);
		want += PART_WINDOW;
		if (next == NULL && have + PART_WINDOW >= want + PART_GUESS)
			continue;	/* a longer window */
		parts_room(w, w->n + 1);
		part_init(w, w->n, start, next == NULL ? f->data + have : next,
		    w->n == 0 ? CHROME_TOP : inside);
		part_remember(&w->c[w->n]);
		if (w->n == 0)
			inside = guess_state(start, f->data + have);
		chrome_read(&w->c[w->n++]);
		if (next == NULL)
			break;
		start = next;
	}
}

/* Cuts the file. */
static void
parts_cut(struct parts *w)
{
	const char *data = w->f->data, *end = data + w->f->len, *p = data, *q;
	size_t want = w->f->compat ? 1 : (size_t)w->f->threads, i;
	enum chrome_state inside = CHROME_TOP;

	if (w->f->len >= 3 && memcmp(p, "\xef\xbb\xbf", 3) == 0)
		p += 3;
	if (want > 1 && w->f->len / want < PART_MIN)
		want = w->f->len / PART_MIN + 1;
	parts_room(w, want);
	part_init(w, 0, p, end, CHROME_TOP);
	w->n = 1;
	for (i = 1; i < want; i++) {
		q = guess(data, data + w->f->len / want * i, end);
		if (q == NULL || q <= w->c[w->n - 1].j.p)
			continue;
		if (w->n == 1)
			inside = guess_state(p, end);
		w->c[w->n - 1].limit = q;
		part_init(w, w->n++, q, end, inside);
	}
}

/* Proves each part by the one before, and reads again what was wrong. */
static void
parts_prove(struct parts *w)
{
	struct chrome *c, *before = &w->c[0];
	const char *limit, *start, *end = w->f->data + w->f->len;
	enum chrome_state state;
	size_t i, depth;

	for (i = 0; i < w->n; i++) {
		c = &w->c[i];
		if (c->j.end < end && c->j.p == c->j.end) {
			/* it came to the end of what was there then */
			limit = c->limit;
			state = c->state0;
			start = c->start;
			depth = c->depth0;
			part_free(c);
			part_init(w, i, start, limit, state);
			c->depth = depth;
			part_remember(c);
			chrome_read(c);
		}
		if (i == 0)
			continue;
		if (before->stopped || (before->j.p == c->start &&
		    before->state == c->state0 &&
		    before->depth == c->depth0)) {
			before = c;
			continue;
		}
		limit = c->limit;
		part_free(c);
		part_init(w, i, before->j.p, limit, before->state);
		c->depth = before->depth;
		part_remember(c);
		if (before->state != CHROME_DONE && before->j.p < limit)
			chrome_read(c);
		else {
			/* nothing is left for it: it ends as it began */
			c->j.p = before->j.p;
		}
		before = c;
	}
}

/* traceEvents given as strings: read as documents of their own. */
static void
parts_texts(struct parts *w, struct chrome *c)
{
	const struct chrome_file *f = w->f;
	const char *text;
	uint64_t base;
	size_t i, n;

	for (i = 0; i < c->nlater; i++) {	/* it may grow */
		struct span s = c->later[i].span;

		if (c->later[i].type != LATER_TEXT)
			continue;
		if (w->ntexts++ >= PART_TEXTS ||
		    (text = f->text(f->arg, &s, &n, &base)) == NULL) {
			warn_add(builder_warn(c->b), WARN_UNREAD,
			    c->later[i].off);
			continue;
		}
		c->j.p = c->j.base = text;
		c->j.end = c->limit = text + n;
		c->j.off = base;
		memset(c->j.endless, 0, sizeof(c->j.endless));
		c->step = c->j.end + 1;		/* memory: no pages ahead */
		c->state = CHROME_TOP;
		chrome_read(c);
	}
}

/* What all parts put off, into the joined builder; 1 when it was a trace. */
static int
parts_later(struct parts *w, struct builder *joined)
{
	struct chrome *c = &w->c[0];	/* its numbers are the joined one's */
	struct later *all;
	size_t i, n = 0;

	for (i = 0; i < w->n; i++)
		n += w->c[i].nlater;
	all = xcalloc(n + 1, sizeof(*all));
	for (i = 0, n = 0; i < w->n; i++) {
		if (w->c[i].nlater > 0)
			memcpy(&all[n], w->c[i].later,
			    w->c[i].nlater * sizeof(*all));
		n += w->c[i].nlater;
	}
	c->b = joined;
	c->j.base = w->f->data;
	c->j.off = w->f->base;
	c->j.warn = builder_warn(joined);
	c->nobjects = 0;
	chrome_read_later(c, all, n);
	free(all);
	return c->nobjects > 0;
}

struct builder *
chrome_load(const struct chrome_file *f, int *understood)
{
	struct builder **builders, *joined;
	struct chrome_file file = *f;
	struct parts w;
	size_t i;

	memset(&w, 0, sizeof(w));
	w.f = &file;
	w.main = pthread_self();
	if (f->wait != NULL)
		parts_follow(&w);
	else {
		parts_cut(&w);
		for (i = 0; i < w.n; i++)
			part_remember(&w.c[i]);
		pool_run(f->threads, w.n, part_read, &w);
	}
	if (f->warn != NULL)
		warn_merge(builder_warn(w.c[0].b), f->warn);
	if (w.c[0].start > f->data)
		warn_add(builder_warn(w.c[0].b), WARN_BOM, f->base);
	parts_prove(&w);
	*understood = 0;
	builders = xcalloc(w.n, sizeof(*builders));
	for (i = 0; i < w.n; i++) {
		parts_texts(&w, &w.c[i]);
		*understood |= w.c[i].nobjects > 0;
		builders[i] = w.c[i].b;
	}
	joined = builder_join(builders, w.n, f->threads);
	*understood |= parts_later(&w, joined);
	for (i = 0; i < w.n; i++)
		chrome_free(&w.c[i]);
	free(builders);
	free(w.mapped);
	free(w.c);
	return joined;
}
