/*
 * align: pairs the equal elements of two sequences.
 *
 * A segment, at first both sequences, is done by the first of these that works:
 *	1. what is equal at its beginning and its end is paired;
 *	2. Myers' greedy search for the shortest edit script, exact, within a
 *	   bound of edits and of comparisons;
 *	3. patience: runs of k elements that occur once on either side and
 *	   ascend on both (longest ascending subsequence) are paired, the gaps
 *	   between them are segments of the next smaller k;
 *	4. Myers' search from the beginning, up to the first long run of equal
 *	   elements behind some edits, or its bound; again from there.
 * Steps 1 to 3 cost O(length) a level and there are four levels; step 4 costs
 * at most GREEDY_EDITS an element, and far less where edits are sparse.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/align.h"
#include "ttv/bound.h"
#include "ttv/hash.h"
#include "ttv/hashtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#define GREEDY_EDITS	256	/* of a step, where nothing better is found */
#define GREEDY_RUN	48	/* equal elements that end a search: too long
				 * for an accident, short beside a loop */
#define BUDGET		8	/* comparisons an element, of an exact search */

#define NOWHERE		(-1)	/* no path reaches the diagonal */

/* Lengths of the runs that patience looks for, level by level. */
static const uint32_t run_length[] = { 32, 8, 3, 1 };
#define LEVELS	((int)(sizeof(run_length) / sizeof(*run_length)))

struct segment {
	uint32_t	a, a_end, b, b_end;
	int		level;
};

struct align {
	const uint32_t	*a, *b;
	uint32_t	*pair;
	uint32_t	 pairs;
	struct segment	*todo;
	size_t		 ntodo, cap;
	/* x of the furthest path by d edits on diagonal k: v[d * d + d + k] */
	int64_t		*v;
};

static void
pair_run(struct align *al, uint32_t a, uint32_t b, uint32_t n)
{
	uint32_t i;

	for (i = 0; i < n; i++)
		al->pair[a + i] = b + i;
	al->pairs += n;
}

/* Pairs what is equal at both ends of a segment and takes it off. */
static void
trim(struct align *al, struct segment *s)
{
	uint32_t n = 0, most = s->a_end - s->a;

	if (s->b_end - s->b < most)
		most = s->b_end - s->b;
	while (n < most && al->a[s->a + n] == al->b[s->b + n])
		n++;
	pair_run(al, s->a, s->b, n);
	s->a += n;
	s->b += n;
	most -= n;
	for (n = 0; n < most && al->a[s->a_end - 1 - n] ==
	    al->b[s->b_end - 1 - n]; n++)
		;
	s->a_end -= n;
	s->b_end -= n;
	pair_run(al, s->a_end, s->b_end, n);
}

/* ---- Myers' search ---- */

struct search {
	const struct segment *s;
	int64_t		 n, m;		/* lengths of both sides */
	int64_t		 edits;		/* at most */
	int64_t		 run;		/* equal elements that end it */
	int64_t		 budget;	/* comparisons; 0: no bound */
	int64_t		 d, k;		/* where it ended */
};

static int64_t
path_at(const int64_t *v, int64_t d, int64_t k)
{
	return k < -d || k > d ? NOWHERE : v[d * d + d + k];
}

/*
 * Returns x of the path of d edits on diagonal k (x - y) before its run of
 * equal elements, or NOWHERE; *from is the diagonal that it comes from.
 */
static int64_t
path_step(const struct search *q, const int64_t *v, int64_t d, int64_t k,
    int64_t *from)
{
	int64_t down, right;

	*from = 0;
	if (d == 0)
		return k == 0 ? 0 : NOWHERE;
	down = path_at(v, d - 1, k + 1);	/* an insertion: y + 1 */
	right = path_at(v, d - 1, k - 1);	/* a removal: x + 1 */
	if (down != NOWHERE && down - k > q->m)
		down = NOWHERE;
	if (right != NOWHERE && ++right > q->n)
		right = NOWHERE;
	*from = right > down ? k - 1 : k + 1;
	return right > down ? right : down;
}

/*
 * Searches a segment from its beginning.  Returns 1 if the end was reached, 2
 * if a long run was found, 0 if a bound was hit; q->d and q->k say where.
 */
static int
search(struct align *al, struct search *q)
{
	const uint32_t *a = al->a + q->s->a, *b = al->b + q->s->b;
	int64_t d, k, x, start, from, *v = al->v, best = -1, spent = 0;

	for (d = 0; d <= q->edits; d++) {
		for (best = -1, k = -d; k <= d; k += 2) {
			x = start = path_step(q, v, d, k, &from);
			while (x != NOWHERE && x < q->n && x - k < q->m &&
			    a[x] == b[x - k])
				x++;
			v[d * d + d + k] = x;
			if (x == NOWHERE)
				continue;
			spent += x - start + 1;
			if (2 * x - k > best) {
				best = 2 * x - k;
				q->d = d;
				q->k = k;
			}
			if (x == q->n && x - k == q->m)
				return q->d = d, q->k = k, 1;
			if (d > 0 && x - start >= q->run)
				return q->d = d, q->k = k, 2;
		}
		if (q->budget > 0 && spent > q->budget)
			return 0;
	}
	return 0;
}

/* Pairs the runs of the path that ends where the search ended. */
static void
walk_back(struct align *al, const struct search *q)
{
	int64_t d, k = q->k, x, start, from;

	for (d = q->d; d >= 0; d--, k = from) {
		x = al->v[d * d + d + k];
		start = path_step(q, al->v, d, k, &from);
		pair_run(al, q->s->a + (uint32_t)start,
		    q->s->b + (uint32_t)(start - k), (uint32_t)(x - start));
	}
}

static void
search_open(struct search *q, const struct segment *s)
{
	memset(q, 0, sizeof(*q));
	q->s = s;
	q->n = s->a_end - s->a;
	q->m = s->b_end - s->b;
}

/* Pairs a segment if few edits suffice: 1, else 0. */
static int
exact(struct align *al, const struct segment *s)
{
	struct search q;
	int64_t differ;

	search_open(&q, s);
	differ = q.n > q.m ? q.n - q.m : q.m - q.n;
	q.edits = q.n + q.m < ALIGN_EXACT ? q.n + q.m : ALIGN_EXACT;
	q.run = INT64_MAX;
	q.budget = q.n + q.m <= ALIGN_EXACT ? 0 :
	    BUDGET * (q.n + q.m) + ALIGN_EXACT * ALIGN_EXACT;
	if (differ > q.edits || search(al, &q) != 1)
		return 0;
	walk_back(al, &q);
	return 1;
}

/* Pairs a segment step by step. */
static void
greedy(struct align *al, struct segment s)
{
	struct search q;
	int64_t x;

	for (;;) {
		trim(al, &s);
		if (s.a == s.a_end || s.b == s.b_end)
			return;
		search_open(&q, &s);
		q.edits = GREEDY_EDITS;
		q.run = GREEDY_RUN;
		search(al, &q);
		walk_back(al, &q);
		x = al->v[q.d * q.d + q.d + q.k];
		s.a += (uint32_t)x;
		s.b += (uint32_t)(x - q.k);
	}
}

/* ---- patience ---- */

/* Runs of one hash: how often on either side, and where. */
struct gram {
	uint64_t	hash;
	uint32_t	at[2];
	uint8_t		n[2];		/* 2: more than once */
};
struct grams {
	struct hashtab	 slots;
	struct gram	*v;
	size_t		 n;
};

/* Returns the run of a hash, which is added if absent. */
static struct gram *
gram_of(struct grams *g, uint64_t hash)
{
	struct hashslot *s = hashtab_first(&g->slots, hash);

	while (s->row != 0 && g->v[s->row - 1].hash != hash)
		s = hashtab_next(&g->slots, s);
	if (s->row == 0) {
		g->v[g->n] = (struct gram){ .hash = hash };
		hashtab_set(s, hash, g->n++);
	}
	return &g->v[s->row - 1];
}

#define BASE	UINT64_C(0x9e3779b97f4a7c15)	/* of the rolling hash; odd */

/*
 * Counts each run of k elements of s[n] for a side, 0 or 1; or with `hit`
 * collects the runs that are once on both sides and returns their number.
 */
static size_t
grams_roll(struct grams *g, const uint32_t *s, uint32_t n, uint32_t k,
    int side, struct gram **hit)
{
	uint64_t hash = 0, top = 1;
	struct gram *e;
	size_t hits = 0;
	uint32_t i;

	for (i = 1; i < k; i++)
		top *= BASE;
	for (i = 0; i < n; i++) {
		if (i >= k)
			hash -= top * hash_word(s[i - k] + UINT64_C(1));
		hash = hash * BASE + hash_word(s[i] + UINT64_C(1));
		if (i + 1 < k)
			continue;
		e = gram_of(g, hash_word(hash));
		if (hit != NULL) {
			if (e->n[0] == 1 && e->n[1] == 1)
				hit[hits++] = e;
			continue;
		}
		e->at[side] = i + 1 - k;
		if (e->n[side] < 2)
			e->n[side]++;
	}
	return hits;
}

/*
 * Keeps of n hits, which ascend in a, the longest sequence that ascends in b;
 * returns its length.
 */
static size_t
ascending(struct gram **hit, size_t n)
{
	uint32_t *tail = xreallocarray(NULL, n + 1, sizeof(*tail));
	uint32_t *before = xreallocarray(NULL, n + 1, sizeof(*before));
	size_t len = 0, i, lo, hi, mid;
	uint32_t at;

	for (i = 0; i < n; i++) {
		lo = 0;
		hi = len;
		BISECT(lo, hi, mid, hit[tail[mid]]->at[1] < hit[i]->at[1]);
		before[i] = lo > 0 ? tail[lo - 1] : UINT32_MAX;
		tail[lo] = (uint32_t)i;
		if (lo == len)
			len++;
	}
	at = len > 0 ? tail[len - 1] : 0;
	for (i = len; i > 0; i--, at = before[at])
		tail[i - 1] = at;
	for (i = 0; i < len; i++)	/* tail[i] >= i: none is overwritten */
		hit[i] = hit[tail[i]];
	free(tail);
	free(before);
	return len;
}

static void
gap_push(struct align *al, uint32_t a, uint32_t a_end, uint32_t b,
    uint32_t b_end, int level)
{
	struct segment s = { a, a_end, b, b_end, level };

	if (a == a_end || b == b_end)
		return;
	al->todo = xgrow(al->todo, al->ntodo, &al->cap, sizeof(*al->todo));
	al->todo[al->ntodo++] = s;
}

/* Pairs the runs of k elements at the hits; gaps are segments to do. */
static void
anchors_pair(struct align *al, const struct segment *s, struct gram **hit,
    size_t n, uint32_t k)
{
	uint32_t a = s->a, b = s->b, x, y, skip;
	size_t i;

	for (i = 0; i < n; i++) {
		x = s->a + hit[i]->at[0];
		y = s->b + hit[i]->at[1];
		if (memcmp(al->a + x, al->b + y, k * sizeof(*al->a)) != 0)
			continue;	/* equal hashes alone */
		skip = x < a ? a - x : 0;
		if (y < b && b - y > skip)
			skip = b - y;
		if (skip >= k)
			continue;
		x += skip;
		y += skip;
		gap_push(al, a, x, b, y, s->level + 1);
		pair_run(al, x, y, k - skip);
		a = x + k - skip;
		b = y + k - skip;
	}
	gap_push(al, a, s->a_end, b, s->b_end, s->level + 1);
}

/* Pairs runs that are unique on both sides: 1, or 0 if there are none. */
static int
patience(struct align *al, const struct segment *s, uint32_t k)
{
	uint32_t n = s->a_end - s->a, m = s->b_end - s->b;
	struct grams g = { .n = 0 };
	struct gram **hit;
	size_t hits;

	if (n < k || m < k)
		return 0;
	hashtab_reset(&g.slots, (size_t)n + m);
	g.v = xreallocarray(NULL, (size_t)n + m, sizeof(*g.v));
	hit = xreallocarray(NULL, (size_t)n + 1, sizeof(struct gram *));
	grams_roll(&g, al->a + s->a, n, k, 0, NULL);
	grams_roll(&g, al->b + s->b, m, k, 1, NULL);
	hits = grams_roll(&g, al->a + s->a, n, k, 0, hit);
	hits = ascending(hit, hits);
	if (hits > 0)
		anchors_pair(al, s, hit, hits, k);
	free(hit);
	hashtab_free(&g.slots);
	free(g.v);
	return hits > 0;
}

/* ---- */

static void
segment_align(struct align *al, struct segment s)
{
	trim(al, &s);
	if (s.a == s.a_end || s.b == s.b_end || exact(al, &s))
		return;
	for (; s.level < LEVELS; s.level++)
		if (patience(al, &s, run_length[s.level]))
			return;
	greedy(al, s);
}

uint32_t
align(const uint32_t *a, uint32_t n, const uint32_t *b, uint32_t m,
    uint32_t *pair)
{
	struct align al = { .a = a, .b = b, .pair = pair };
	size_t edits;

	memset(pair, 0xff, (size_t)n * sizeof(*pair));
	edits = (uint64_t)n + m < ALIGN_EXACT ? (size_t)n + m : ALIGN_EXACT;
	al.v = xreallocarray(NULL, (edits + 1) * (edits + 1), sizeof(*al.v));
	gap_push(&al, 0, n, 0, m, 0);
	while (al.ntodo > 0)
		segment_align(&al, al.todo[--al.ntodo]);
	free(al.todo);
	free(al.v);
	return al.pairs;
}
