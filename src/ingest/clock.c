/*
 * clock: brings the times of several files, and of texts inside them, onto one
 * timeline, by the rules of ttv-formats(5), CLOCKS AND SEVERAL FILES.
 *
 *   - Two clocks that know of each other have an edge (clock_edge.c).
 *   - A minimum spanning tree (Prim), grown from the first clock by the least
 *     uncertain edge, gives every clock that it reaches its shift.
 *   - The options go before that: --align=zero and --align=clock leave no
 *     edges between files, --align=mark none that would join two files with
 *     the mark.
 *   - Clocks that the tree does not reach are in other groups, each joined by
 *     its own tree.  Groups move as a whole, by the options.  The group of the
 *     first file that has any time stays where it is.
 *   - The clock of an archive is that of its first member of protobuf, whatever
 *     the order of the members, if that is joined to the others.
 *   - Times may span all of int64: all arithmetic saturates.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "clock_int.h"

#define CLOCK_NEAR	(INT64_C(3600) * 1000 * 1000 * 1000)	/* ns: an hour;
								 * bounds the
								 * gap between
								 * files of one
								 * clock */

/* The word for people, by method: without and with an offset on top. */
static const struct {
	const char	*plain, *moved;
} words[] = {
	[HOW_BASE] = { NULL, "offset" },
	[HOW_SYNC] = { "clock sync", "clock sync + offset" },
	[HOW_SNAPSHOT] = { "clock snapshot", "clock snapshot + offset" },
	[HOW_EPOCH] = { "time of day", "time of day + offset" },
	[HOW_CLOCK] = { "same clock", "same clock + offset" },
	[HOW_AS_IS] = { "times as they are", "times as they are + offset" },
	[HOW_ZERO] = { "starts aligned", "starts aligned + offset" },
	[HOW_MARK] = { "marks aligned", "marks aligned + offset" },
	[HOW_INSIDE] = { NULL, "offset" },
	[HOW_RULE] = { "manifest", "manifest + offset" },
	[HOW_START] = { "starts with its file",
	    "starts with its file + offset" },
};

int
clock_is_near(int64_t first, int64_t last, int64_t first2, int64_t last2)
{
	return sat_sub(first2, last) <= CLOCK_NEAR &&
	    sat_sub(first, last2) <= CLOCK_NEAR;
}

/*
 * Joins the clocks that edges reach from `root`, the least uncertain edge
 * first.
 */
static void
group_grow(struct clocks *c, size_t root)
{
	const struct edge *e, *best;
	size_t a, b, from, to;
	int marked = c->v[root].has_mark;

	c->v[root].group = root;
	c->v[root].placed = 1;
	do {
		best = NULL;
		from = to = root;
		for (a = root; a < c->n; a++) {
			if (!c->v[a].placed || c->v[a].group != root)
				continue;
			for (b = root; b < c->n; b++) {
				e = &c->edges[a * c->n + b];
				if (!e->set || c->v[b].placed ||
				    (marked && c->v[b].has_mark &&
				    c->v[a].file != c->v[b].file) ||
				    (best != NULL && e->doubt >= best->doubt))
					continue;
				best = e;
				from = a;
				to = b;
			}
		}
		if (best != NULL) {
			c->v[to].placed = 1;
			c->v[to].group = root;
			c->v[to].how = best->how;
			marked |= c->v[to].has_mark;
			c->v[to].shift = sat_add(c->v[from].shift,
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
clock_group(const struct clocks *c, size_t root)
{
	struct group g = { INT64_MAX, INT64_MIN, INT64_MAX, 0 };
	const struct clock *f;
	int64_t t;
	size_t i;

	for (i = root; i < c->n; i++) {
		f = &c->v[i];
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
		if (c->v[i].group != root)
			continue;
		c->v[i].shift = sat_add(c->v[i].shift, by);
		if (!c->v[i].inside)
			c->v[i].how = how;
	}
}

/*
 * Finds files that seem to have the clock of the base; the base grows by each.
 */
static void
same_clocks(struct clocks *c, size_t base)
{
	struct group all = clock_group(c, base), g;
	size_t i;
	int more;

	do {
		more = 0;
		for (i = base + 1; i < c->n; i++) {
			g = clock_group(c, i);
			if (c->v[i].group != i || g.first > g.last ||
			    c->v[i].how != HOW_BASE ||
			    !clock_is_near(all.first, all.last, g.first,
			    g.last))
				continue;
			group_move(c, i, 0, HOW_AS_IS);
			if (g.first < all.first)
				all.first = g.first;
			if (g.last > all.last)
				all.last = g.last;
			more = 1;
		}
	} while (more);
}

/*
 * Places the other groups beside that of clock `base`, whose lowest clock is
 * `root`.  The files of a group that is placed by a guess have guessed[] set.
 */
static void
groups_place(struct clocks *c, size_t base, size_t root, const char *align,
    uint8_t *guessed)
{
	int64_t start = sat_add(c->v[base].first, c->v[base].shift);
	struct group b = clock_group(c, root), g;
	int automatic = clock_is_automatic(align);
	const char *mark = clock_mark_name(align);
	size_t i, j;

	if (automatic && !c->joined)
		same_clocks(c, root);
	for (i = 0; i < c->n; i++) {
		g = clock_group(c, i);
		if (i == root || c->v[i].group != i || g.first > g.last ||
		    c->v[i].how == HOW_AS_IS)
			continue;
		if (!automatic && strcmp(align, "clock") == 0) {
			group_move(c, i, 0, HOW_AS_IS);
		} else if (mark != NULL && g.has_mark) {
			group_move(c, i, sat_sub(b.mark, g.mark), HOW_MARK);
		} else {
			group_move(c, i, sat_sub(start, g.first), HOW_ZERO);
			for (j = i; j < c->n; j++)
				guessed[c->v[j].file] |= c->v[j].group == i &&
				    (automatic || mark != NULL);
		}
	}
}

/*
 * Makes the clock of an archive, whose first clock is `base`, that of the first
 * of its members which leads, and moves all that is joined to it.
 */
static void
group_lead(struct clocks *c, size_t base)
{
	size_t root = c->v[base].group, i;
	int64_t by;

	for (i = base; i < c->n && c->v[i].file == c->v[base].file; i++)
		if (c->v[i].leads && c->v[i].group == root)
			break;
	if (i == base || i >= c->n || c->v[i].file != c->v[base].file ||
	    c->v[i].how == HOW_INSIDE || c->v[i].how == HOW_START)
		return;
	by = sat_sub(0, c->v[i].shift);
	c->v[base].how = c->v[i].how;
	c->v[i].how = HOW_BASE;
	for (i = root; i < c->n; i++)
		if (c->v[i].group == root)
			c->v[i].shift = sat_add(c->v[i].shift, by);
}

/* ---- all of it ---- */

static int
clocks_join(struct clocks *c, const struct clock_options *o,
    uint8_t *guessed, struct err *err)
{
	char shown[128];
	const char *mark = clock_mark_name(o->align);
	size_t base, root, i;

	for (i = 0; i < c->n; i++)
		if (!c->v[i].placed)
			group_grow(c, i);
	for (base = 0; base < c->n; base++)
		if (c->v[base].first <= c->v[base].last)
			break;
	if (base == c->n)
		return 0;
	root = c->v[base].group;
	for (i = base; i > 0 && c->v[i - 1].file == c->v[base].file; i--)
		continue;
	group_lead(c, i);
	if (mark != NULL && c->v[c->n - 1].file > 0 &&
	    !clock_group(c, root).has_mark) {
		text_safe(shown, sizeof(shown), mark, strlen(mark));
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "--align=mark:%s: "
		    "the first file has no event of that name", shown);
	}
	groups_place(c, base, root, o->align, guessed);
	return 0;
}

/*
 * Makes the time of the trace that of the clock which a manifest names: of a
 * part, or of the first that knows it, one of machine 0 before others.
 * Returns 0, or -1 if none knows it and a clock is known of a part.
 */
static int
clocks_retime(struct clocks *c, const struct clock_targets *t)
{
	const struct clock *k = NULL;
	int64_t by;
	size_t i;

	if (t->time == SYS_CLOCK_UNKNOWN)
		return 0;
	for (i = 0; i < c->n && clock_knows_none(&c->v[i]); i++)
		continue;
	if (i == c->n)		/* times of no clock are of any */
		return 0;
	if (t->time >= SYS_CLOCKS)
		return -1;
	if (t->time_part != SIZE_MAX)
		k = &c->v[c->of[t->time_part]];
	for (i = 0; i < c->n && t->time_part == SIZE_MAX; i++)
		if (c->v[i].known.has[t->time] && (k == NULL ||
		    (k->machine != 0 && c->v[i].machine == 0)))
			k = &c->v[i];
	if (k == NULL || !k->known.has[t->time])
		return -1;
	by = sat_sub(k->known.ns[t->time], k->shift);
	for (i = 0; i < c->n; i++)
		c->v[i].shift = sat_add(c->v[i].shift, by);
	return 0;
}

/* The offset of each file, in ns. */
struct file_offsets {
	int64_t		*ns;
	uint8_t		*has;
};

/* Reads the offsets, which are added last. */
static struct file_offsets
offsets_read(const struct clock_options *o, const struct source *sources,
    size_t n)
{
	struct file_offsets f = { xcalloc(n + 1, sizeof(*f.ns)),
	    xcalloc(n + 1, sizeof(*f.has)) };
	const char **paths = xcalloc(n + 1, sizeof(*paths));
	size_t i, file;
	int64_t ns;

	for (i = 0; i < n; i++)
		paths[i] = sources[i].path;
	for (i = 0; i < o->noffsets; i++) {
		if (clock_read_offset(o->offsets[i], paths, n, &file, &ns,
		    NULL) == -1)
			continue;	/* clock_check() has rejected it */
		f.ns[file] = ns;
		f.has[file] = 1;
	}
	free(paths);
	return f;
}

static const char *
clock_word(const struct clock *k, const struct file_offsets *f)
{
	return f->has[k->file] ? words[k->how].moved : words[k->how].plain;
}

/*
 * Sets the shift of each part, its source and its text, and where unfinished
 * slices of a file end: where the file does.
 */
static void
parts_move(const struct clocks *c, struct builder **parts, size_t nparts,
    const struct clock_targets *t, const struct file_offsets *f)
{
	const struct clock *k;
	struct source *s;
	int64_t shift;
	size_t i;

	for (i = 0; i < nparts; i++) {
		k = &c->v[c->of[i]];
		s = &t->sources[k->file];
		shift = sat_add(k->shift, f->ns[k->file]);
		builder_shift(parts[i], shift);
		if (k->first <= k->last)
			parts[i]->last = sat_add(k->last, shift);
		if (t->inside != NULL && t->inside[i] != NULL) {
			t->inside[i]->shift = shift;
			t->inside[i]->align = clock_word(k, f);
		}
		if (i == 0 || parts[i]->file != parts[i - 1]->file) {
			s->shift = shift;
			s->align = clock_word(k, f);
		}
	}
}

static void
clocks_free(struct clocks *c)
{
	free(c->v);
	free(c->of);
	free(c->edges);
	free(c->syncs);
}

int
clock_align(struct builder **parts, size_t nparts,
    const struct clock_targets *t, const struct clock_options *o,
    struct err *err)
{
	const char *mark = t->nsources > 1 ? clock_mark_name(o->align) : NULL;
	struct file_offsets offsets;
	struct clocks c;
	uint8_t *guessed;
	size_t i, odd;
	int r;

	if (nparts == 0 || t->nsources == 0 || (nparts == 1 &&
	    o->noffsets == 0 && t->time == SYS_CLOCK_UNKNOWN))
		return 0;
	guessed = xcalloc(t->nsources + 1, sizeof(*guessed));
	clocks_find(&c, parts, nparts, t, mark);
	odd = clock_edges(&c, t, clock_is_automatic(o->align) || mark != NULL);
	r = clocks_join(&c, o, guessed, err);
	odd += clocks_retime(&c, t) == -1;
	warn_addn(builder_warn(parts[0]), WARN_CLOCK_UNJOINED, WARN_NOWHERE,
	    odd);
	offsets = offsets_read(o, t->sources, t->nsources);
	parts_move(&c, parts, nparts, t, &offsets);
	for (i = 0; i < t->nsources; i++)
		if (guessed[i])
			warn_add(builder_warn(parts[0]), WARN_CLOCK_UNJOINED,
			    t->sources[i].base);
	free(offsets.ns);
	free(offsets.has);
	free(guessed);
	clocks_free(&c);
	return r;
}
