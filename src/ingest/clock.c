/*
 * clock: brings the times of several files onto one timeline (ttv-formats(5),
 * CLOCKS AND SEVERAL FILES).
 *
 * A sync is a moment that two agents wrote down under the same id, each in its
 * own clock.  The receiver writes when the sync came (ts); the issuer writes
 * when it asked (issue_ts) and when it was answered (ts), and the moment lies
 * between: the middle is taken, and the length of the interval is its
 * uncertainty.
 *
 *   - Two files with syncs of the same id have an edge: the shift between their
 *     clocks by the least uncertain pair.
 *   - Two files that say when their clock began (clang's beginningOfTime) have
 *     an edge if no sync joins them.
 *   - A minimum spanning tree (Prim), grown from the first file by the least
 *     uncertain edge, gives every file that it reaches its shift.
 *   - The options go before that: --align=zero and --align=clock leave no
 *     edges, --align=mark none that would join two files with the mark.
 *   - Files that the tree does not reach are in other groups, each joined by
 *     its own tree.  Groups move as a whole, by the options: starts at the same
 *     time, clocks unchanged, or marks at the same time.  The group of the
 *     first file that has any time stays where it is.
 *   - Times may span all of int64: all arithmetic saturates.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/clock.h"
#include "ttv/err.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "async.h"

#define CLOCK_NEAR	(INT64_C(3600) * 1000 * 1000 * 1000)	/* ns: an hour;
								 * bounds the
								 * gap between
								 * files of one
								 * clock */

enum how { HOW_BASE, HOW_SYNC, HOW_EPOCH, HOW_CLOCK, HOW_ZERO, HOW_MARK };

/* The word for people, by method: without and with an offset on top. */
static const struct {
	const char	*plain, *moved;
} words[] = {
	[HOW_BASE] = { NULL, "offset" },
	[HOW_SYNC] = { "clock sync", "clock sync + offset" },
	[HOW_EPOCH] = { "time of day", "time of day + offset" },
	[HOW_CLOCK] = { "same clock", "same clock + offset" },
	[HOW_ZERO] = { "starts aligned", "starts aligned + offset" },
	[HOW_MARK] = { "marks aligned", "marks aligned + offset" },
};

struct file {
	int64_t		first, last;	/* ns; first > last: no events */
	int64_t		mark;
	int64_t		epoch;		/* ns since 1970 of time 0; or 0 */
	int64_t		shift;
	size_t		group;		/* lowest file of its group */
	enum how	how;
	uint8_t		has_mark, placed;
};

/* A sync as one file has it. */
struct sync {
	const char	*id;
	size_t		 len;
	uint32_t	 file;
	int64_t		 moment;
	uint64_t	 doubt;		/* ns, its uncertainty */
	uint64_t	 off;
};

struct edge {				/* from file a to file b */
	int64_t		delta;		/* ns: shift of b less that of a */
	int64_t		moment;		/* ns, in a's clock */
	uint64_t	doubt;
	enum how	how;
	int		set;
};

struct clocks {
	struct file	*files;
	size_t		 n;
	struct sync	*syncs;
	size_t		 nsyncs, syncs_cap;
	struct edge	*edges;		/* n * n */
	int		 joined;	/* 1: there is an edge */
};

static int64_t
sat_add(int64_t a, int64_t b)
{
	int64_t r;

	if (__builtin_add_overflow(a, b, &r))
		r = a < 0 ? INT64_MIN : INT64_MAX;
	return r;
}

static int64_t
sat_sub(int64_t a, int64_t b)
{
	int64_t r;

	if (__builtin_sub_overflow(a, b, &r))
		r = a < 0 ? INT64_MIN : INT64_MAX;
	return r;
}

/* ---- options ---- */

static const char *
last_part(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash != NULL && slash[1] != '\0' ? slash + 1 : path;
}

static int
same(const char *name, size_t len, const char *s)
{
	return strlen(s) == len && memcmp(name, s, len) == 0;
}

/*
 * Returns the file that a name means: a whole path goes before the end of one,
 * and that before a number.  n when there is none, n + 1 when there are
 * several.
 */
static size_t
named_file(const char *name, size_t len, const char *const *paths, size_t n)
{
	size_t i, found = n;
	int64_t number;
	int round;

	for (round = 0; round < 2 && found == n; round++)
		for (i = 0; i < n; i++) {
			if (!same(name, len, round == 0 ? paths[i] :
			    last_part(paths[i])))
				continue;
			if (found != n)
				return n + 1;
			found = i;
		}
	if (found == n && text_parse_int(name, len, &number) == 0 &&
	    number >= 1 && (uint64_t)number <= n)
		found = (size_t)number - 1;
	return found;
}

static int
read_offset(const char *s, const char *const *paths, size_t n,
    size_t *file, int64_t *ns, struct err *err)
{
	const char *equals = strrchr(s, '=');
	char shown[128];

	text_safe(shown, sizeof(shown), s, strlen(s));
	if (equals == NULL || text_parse_time(equals + 1, ns) == -1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "--offset=%s: "
		    "not FILE=TIME, such as b.json=+1.5ms", shown);
	*file = named_file(s, (size_t)(equals - s), paths, n);
	if (*file < n)
		return 0;
	return err_set(err, ERR_USAGE, ERR_NOWHERE, *file == n ?
	    "--offset=%s: no such file is being opened" :
	    "--offset=%s: several files have that name; give its path or "
	    "number", shown);
}

static const char *
mark_name(const char *align)
{
	return align != NULL && strncmp(align, "mark:", 5) == 0 &&
	    align[5] != '\0' ? align + 5 : NULL;
}

/* Checks that each offset names one file, and no file twice. */
static int
check_offsets(const struct clock_options *o, const char *const *paths,
    size_t npaths, struct err *err)
{
	uint8_t *seen = xcalloc(npaths + 1, 1);
	char shown[128];
	size_t i, file;
	int64_t ns;
	int r = 0;

	for (i = 0; i < o->noffsets && r == 0; i++) {
		r = read_offset(o->offsets[i], paths, npaths, &file, &ns, err);
		if (r == 0 && seen[file]++) {
			text_safe(shown, sizeof(shown), o->offsets[i],
			    strlen(o->offsets[i]));
			r = err_set(err, ERR_USAGE, ERR_NOWHERE, "--offset=%s: "
			    "that file has an offset already", shown);
		}
	}
	free(seen);
	return r;
}

static int
is_automatic(const char *align)
{
	return align == NULL || strcmp(align, "auto") == 0;
}

int
clock_check(const struct clock_options *o, const char *const *paths,
    size_t npaths, struct err *err)
{
	char shown[128];

	if (o->align != NULL && strcmp(o->align, "auto") != 0 &&
	    strcmp(o->align, "zero") != 0 && strcmp(o->align, "clock") != 0 &&
	    mark_name(o->align) == NULL) {
		text_safe(shown, sizeof(shown), o->align, strlen(o->align));
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "--align=%s: not "
		    "auto, zero, clock or mark:NAME", shown);
	}
	return check_offsets(o, paths, npaths, err);
}

/* ---- syncs and times of the parts ---- */

static void
widen(struct file *f, int64_t start, int64_t end)
{
	if (start < f->first)
		f->first = start;
	if (end > f->last)
		f->last = end;
}

#define WIDEN_LIST(list) do {						\
	for (i = 0; i < (list).n; i++)					\
		widen(f, (list).v[i].ts, (list).v[i].ts);		\
} while (0)

static void
file_span(struct file *f, struct builder *b)
{
	struct log_walk walk = { 0 };
	const struct raw_instant *instant;
	const struct raw_flow *flow;
	const struct raw_sched *sched;
	struct raw_event r;
	size_t i, j;

	while (event_log_walk(&b->recs, &walk, &r))
		widen(f, r.ts, r.dur > 0 ? sat_add(r.ts, r.dur) : r.ts);
	for (j = 0; j < ASYNC_LOGS; j++)
		WIDEN_LIST(b->async[j]);
	for (j = 0; j < b->flows.n; j++)
		for (i = 0; i < b->flows.v[j].n; i++) {
			flow = (struct raw_flow *)b->flows.v[j].v + i;
			widen(f, flow->ts, flow->ts);
		}
	for (j = 0; j < b->instants.n; j++)
		for (i = 0; i < b->instants.v[j].n; i++) {
			instant = (struct raw_instant *)b->instants.v[j].v + i;
			widen(f, instant->ts, instant->ts);
		}
	for (j = 0; j < b->sched.n; j++)
		for (i = 0; i < b->sched.v[j].n; i++) {
			sched = (struct raw_sched *)b->sched.v[j].v + i;
			widen(f, sched->ts, sched->ts);
		}
	for (i = 0; i < b->values.n; i++)
		for (j = 0; j < b->values.v[i]->n; j++)
			widen(f, b->values.v[i]->ts[j],
			    b->values.v[i]->ts[j]);
	WIDEN_LIST(b->objects);
	WIDEN_LIST(b->samples);
	WIDEN_LIST(b->memdumps);
	WIDEN_LIST(b->contexts);
	if (b->start <= b->end)
		widen(f, b->start, b->end);
}

static void
file_mark(struct file *f, struct builder *b, const char *name)
{
	uint32_t id = strtab_find(b->strings, name, strlen(name));
	const struct raw_instant *instant;
	struct log_walk walk = { 0 };
	struct raw_event r;
	size_t i, j;

#define MARK(t, kind, ends) do {					\
	if (b->kinds.keys[kind].w[0] == id && !(ends) &&		\
	    (!f->has_mark || (t) < f->mark)) {				\
		f->mark = (t);						\
		f->has_mark = 1;					\
	}								\
} while (0)
	if (id == 0)
		return;
	for (j = 0; j < b->instants.n; j++)
		for (i = 0; i < b->instants.v[j].n; i++) {
			instant = (struct raw_instant *)b->instants.v[j].v + i;
			MARK(instant->ts, instant->kind, 0);
		}
	for (j = 0; j < ASYNC_LOGS; j++)
		for (i = 0; i < b->async[j].n; i++)
			MARK(b->async[j].v[i].ts, family_kind(&b->families,
			    b->async[j].v[i].family),
			    async_is_end(&b->async[j].v[i]));
	while (event_log_walk(&b->recs, &walk, &r))
		MARK(r.ts, r.kind, EVENT_WHAT(&r) == RAW_END);
#undef MARK
}

static void
file_syncs(struct clocks *c, const struct builder *b)
{
	const struct clock_sync *from;
	struct sync *s;
	int64_t lo, hi;
	size_t i;

	for (i = 0; i < b->clock_syncs.n; i++) {
		from = &b->clock_syncs.v[i];
		c->syncs = xgrow(c->syncs, c->nsyncs, &c->syncs_cap,
		    sizeof(*c->syncs));
		s = &c->syncs[c->nsyncs++];
		s->id = strtab_str(b->strings, from->id);
		s->len = strtab_len(b->strings, from->id);
		s->file = b->file;
		s->off = from->off;
		lo = hi = from->ts;
		if (from->issue_ts != INT64_MIN && from->issue_ts < lo)
			lo = from->issue_ts;
		else if (from->issue_ts != INT64_MIN)
			hi = from->issue_ts;
		s->doubt = (uint64_t)hi - (uint64_t)lo;
		s->moment = lo + (int64_t)(s->doubt / 2);
	}
}

/* ---- edges ---- */

static int
sync_order(const void *va, const void *vb)
{
	const struct sync *a = va, *b = vb;
	int c = memcmp(a->id, b->id, a->len < b->len ? a->len : b->len);

	if (c != 0)
		return c;
	if (a->len != b->len)
		return a->len < b->len ? -1 : 1;
	if (a->file != b->file)
		return a->file < b->file ? -1 : 1;
	if (a->doubt != b->doubt)
		return a->doubt < b->doubt ? -1 : 1;
	return a->off < b->off ? -1 : a->off > b->off;
}

static void
edge_add(struct clocks *c, const struct sync *a, const struct sync *b)
{
	struct edge *e = &c->edges[a->file * c->n + b->file];
	uint64_t doubt;

	if (__builtin_add_overflow(a->doubt, b->doubt, &doubt))
		doubt = UINT64_MAX;
	if (e->set && (e->doubt < doubt ||
	    (e->doubt == doubt && e->moment <= a->moment)))
		return;
	c->joined = 1;
	e->set = 1;
	e->how = HOW_SYNC;
	e->doubt = doubt;
	e->moment = a->moment;
	e->delta = sat_sub(a->moment, b->moment);
	e = &c->edges[b->file * c->n + a->file];
	e->set = 1;
	e->how = HOW_SYNC;
	e->doubt = doubt;
	e->moment = b->moment;
	e->delta = sat_sub(b->moment, a->moment);
}

static int
same_id(const struct sync *a, const struct sync *b)
{
	return a->len == b->len && memcmp(a->id, b->id, a->len) == 0;
}

/*
 * Finds the least uncertain sync of each id and file, and an edge for each two
 * files.
 */
static void
edges_find(struct clocks *c)
{
	size_t i, j, k, n = 0;

	if (c->nsyncs == 0)
		return;
	qsort(c->syncs, c->nsyncs, sizeof(*c->syncs), sync_order);
	for (i = 0; i < c->nsyncs; i++)
		if (n == 0 || !same_id(&c->syncs[i], &c->syncs[n - 1]) ||
		    c->syncs[i].file != c->syncs[n - 1].file)
			c->syncs[n++] = c->syncs[i];
	for (i = 0; i < n; i = j) {
		for (j = i + 1; j < n && same_id(&c->syncs[i], &c->syncs[j]);)
			for (k = i, j++; k < j - 1; k++)
				edge_add(c, &c->syncs[k], &c->syncs[j - 1]);
	}
}

/*
 * Adds an edge between two files that say when their clock began.  Clocks of
 * machines differ by more than the syncs of a trace: a sync is always surer.
 */
static void
epoch_edge(struct clocks *c, size_t a, size_t b)
{
	struct edge *e = &c->edges[a * c->n + b];

	if (e->set || a == b || c->files[a].epoch == 0 ||
	    c->files[b].epoch == 0)
		return;
	c->joined = 1;
	e->set = 1;
	e->how = HOW_EPOCH;
	e->doubt = UINT64_MAX - 1;
	e->moment = 0;
	e->delta = sat_sub(c->files[b].epoch, c->files[a].epoch);
}

static void
epochs_find(struct clocks *c)
{
	size_t a, b;

	for (a = 0; a < c->n; a++)
		for (b = 0; b < c->n; b++)
			epoch_edge(c, a, b);
}

/*
 * Joins the files that edges reach from `root`, the least uncertain edge first.
 */
static void
group_grow(struct clocks *c, size_t root)
{
	const struct edge *e, *best;
	size_t a, b, from, to;
	int marked = c->files[root].has_mark;

	c->files[root].group = root;
	c->files[root].placed = 1;
	do {
		best = NULL;
		from = to = root;
		for (a = root; a < c->n; a++) {
			if (!c->files[a].placed || c->files[a].group != root)
				continue;
			for (b = root; b < c->n; b++) {
				e = &c->edges[a * c->n + b];
				if (!e->set || c->files[b].placed ||
				    (marked && c->files[b].has_mark) ||
				    (best != NULL && e->doubt >= best->doubt))
					continue;
				best = e;
				from = a;
				to = b;
			}
		}
		if (best != NULL) {
			c->files[to].placed = 1;
			c->files[to].group = root;
			c->files[to].how = best->how;
			marked |= c->files[to].has_mark;
			c->files[to].shift = sat_add(c->files[from].shift,
			    best->delta);
		}
	} while (best != NULL);
}

/* ---- groups ---- */

struct group {				/* ns, on the group's timeline */
	int64_t		first, last, mark;
	int		has_mark;
};

static struct group
group_of(const struct clocks *c, size_t root)
{
	struct group g = { INT64_MAX, INT64_MIN, INT64_MAX, 0 };
	const struct file *f;
	int64_t t;
	size_t i;

	for (i = root; i < c->n; i++) {
		f = &c->files[i];
		if (f->group != root || f->first > f->last)
			continue;
		t = sat_add(f->first, f->shift);
		if (t < g.first)
			g.first = t;
		t = sat_add(f->last, f->shift);
		if (t > g.last)
			g.last = t;
		t = sat_add(f->mark, f->shift);
		if (f->has_mark && (!g.has_mark || t < g.mark)) {
			g.mark = t;
			g.has_mark = 1;
		}
	}
	return g;
}

static void
group_move(struct clocks *c, size_t root, int64_t by, enum how how)
{
	size_t i;

	for (i = root; i < c->n; i++) {
		if (c->files[i].group != root)
			continue;
		c->files[i].shift = sat_add(c->files[i].shift, by);
		c->files[i].how = how;
	}
}

/* Returns 1 if two spans overlap or lie within CLOCK_NEAR of each other. */
static int
is_near(const struct group *a, const struct group *b)
{
	return sat_sub(b->first, a->last) <= CLOCK_NEAR &&
	    sat_sub(a->first, b->last) <= CLOCK_NEAR;
}

/*
 * Finds files that seem to have the clock of the base; the base grows by each.
 */
static void
same_clocks(struct clocks *c, size_t base)
{
	struct group all = group_of(c, base), g;
	size_t i;
	int more;

	do {
		more = 0;
		for (i = base + 1; i < c->n; i++) {
			g = group_of(c, i);
			if (c->files[i].group != i || g.first > g.last ||
			    c->files[i].how != HOW_BASE || !is_near(&all, &g))
				continue;
			group_move(c, i, 0, HOW_CLOCK);
			if (g.first < all.first)
				all.first = g.first;
			if (g.last > all.last)
				all.last = g.last;
			more = 1;
		}
	} while (more);
}

/*
 * Places the other groups beside that of the base.  A group placed by a guess
 * has HOW_ZERO, and guessed[] set, in each of its files.
 */
static void
groups_place(struct clocks *c, size_t base, const char *align,
    uint8_t *guessed)
{
	struct group b = group_of(c, base), g;
	int automatic = is_automatic(align);
	size_t i, j;

	if (automatic && !c->joined)
		same_clocks(c, base);
	for (i = base + 1; i < c->n; i++) {
		g = group_of(c, i);
		if (c->files[i].group != i || g.first > g.last ||
		    c->files[i].how == HOW_CLOCK)
			continue;
		if (!automatic && strcmp(align, "clock") == 0) {
			group_move(c, i, 0, HOW_CLOCK);
		} else if (mark_name(align) != NULL && g.has_mark) {
			group_move(c, i, sat_sub(b.mark, g.mark), HOW_MARK);
		} else {
			group_move(c, i, sat_sub(c->files[base].first,
			    g.first), HOW_ZERO);
			for (j = i; j < c->n; j++)
				guessed[j] |= c->files[j].group == i &&
				    (automatic || mark_name(align) != NULL);
		}
	}
}

/* ---- all of it ---- */

static void
clocks_init(struct clocks *c, struct builder **parts, size_t nparts, size_t n,
    const struct clock_options *o)
{
	const char *mark = n > 1 ? mark_name(o->align) : NULL;
	struct file *f;
	size_t i;

	memset(c, 0, sizeof(*c));
	c->n = n;
	c->files = xcalloc(n + 1, sizeof(*c->files));
	c->edges = xcalloc(n * n + 1, sizeof(*c->edges));
	for (i = 0; i < n; i++) {
		c->files[i].first = INT64_MAX;
		c->files[i].last = INT64_MIN;
		c->files[i].group = i;
	}
	for (i = 0; i < nparts; i++) {
		f = &c->files[parts[i]->file];
		file_span(f, parts[i]);
		file_syncs(c, parts[i]);
		if (f->epoch == 0)
			f->epoch = parts[i]->epoch;
		if (mark != NULL)
			file_mark(f, parts[i], mark);
	}
	if (is_automatic(o->align) || mark != NULL) {
		edges_find(c);
		epochs_find(c);
	}
}

static int
clocks_join(struct clocks *c, const struct clock_options *o,
    uint8_t *guessed, struct err *err)
{
	char shown[128];
	const char *mark = mark_name(o->align);
	size_t base, i;

	for (i = 0; i < c->n; i++)
		if (!c->files[i].placed)
			group_grow(c, i);
	for (base = 0; base < c->n; base++)
		if (c->files[base].first <= c->files[base].last)
			break;
	if (base == c->n)
		return 0;
	if (mark != NULL && !group_of(c, base).has_mark) {
		text_safe(shown, sizeof(shown), mark, strlen(mark));
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "--align=mark:%s: "
		    "the first file has no event of that name", shown);
	}
	groups_place(c, base, o->align, guessed);
	return 0;
}

/* Adds the offsets, last. */
static void
clocks_offset(const struct clocks *c, const struct clock_options *o,
    struct source *sources)
{
	const char **paths = xcalloc(c->n + 1, sizeof(*paths));
	size_t i, file;
	int64_t ns;

	for (i = 0; i < c->n; i++) {
		paths[i] = sources[i].path;
		sources[i].shift = c->files[i].shift;
		sources[i].align = words[c->files[i].how].plain;
	}
	for (i = 0; i < o->noffsets; i++) {
		if (read_offset(o->offsets[i], paths, c->n, &file, &ns,
		    NULL) == -1)
			continue;	/* clock_check() has rejected it */
		sources[file].shift = sat_add(c->files[file].shift, ns);
		sources[file].align = words[c->files[file].how].moved;
	}
	free(paths);
}

/* Sets where unfinished slices of a file end: where the file does. */
static void
part_last(struct builder *b, const struct file *f)
{
	if (f->first <= f->last)
		b->last = sat_add(f->last, b->shift);
}

int
clock_align(struct builder **parts, size_t nparts, struct source *sources,
    size_t nsources, const struct clock_options *o, struct err *err)
{
	struct clocks c;
	uint8_t *guessed;
	size_t i;
	int r = 0;

	if (nparts == 0 || nsources == 0 || (nsources == 1 &&
	    o->noffsets == 0))
		return 0;
	guessed = xcalloc(nsources + 1, sizeof(*guessed));
	clocks_init(&c, parts, nparts, nsources, o);
	if (nsources > 1)
		r = clocks_join(&c, o, guessed, err);
	clocks_offset(&c, o, sources);
	for (i = 0; i < nparts; i++) {
		builder_shift(parts[i], sources[parts[i]->file].shift);
		part_last(parts[i], &c.files[parts[i]->file]);
	}
	for (i = 0; i < nsources; i++)
		if (guessed[i])
			warn_add(builder_warn(parts[0]), WARN_CLOCK_UNJOINED,
			    sources[i].base);
	free(guessed);
	free(c.files);
	free(c.edges);
	free(c.syncs);
	return r;
}
