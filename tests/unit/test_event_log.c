/*
 * event_log: each thread gets the events that were added for it, in that order
 * and with the numbers and times of the whole, however logs were joined and
 * shifted.
 */
#include "config.h"

#include "ttv/xmalloc.h"
#include "../../src/ingest/event_log.h"
#include "test.h"

#define THREADS	149		/* more than have lanes */
#define KINDS	13
#define PARTS	5

struct want {				/* of the whole, in order */
	struct raw_event	*v;
	size_t		 n, cap;
};

static void
add(struct event_log *l, struct want *w, uint32_t utid, uint32_t kind,
    int64_t ts, enum raw_what what)
{
	struct raw_event *r = event_log_add(l, utid, what);

	r->ts = ts;
	r->dur = (int64_t)w->n;
	r->off_what = RAW_PACK((uint64_t)w->n, what);
	r->kind = kind;
	w->v = xgrow(w->v, w->n, &w->cap, sizeof(*w->v));
	w->v[w->n] = *r;
	w->v[w->n++].aux = utid;
}

/* Maps the numbers of a part: i is i * k + 1 of the whole, modulo its size. */
static void
maps(uint32_t *kind, uint32_t *utid, uint32_t k)
{
	uint32_t i;

	for (i = 0; i < KINDS; i++)
		kind[i] = (i * k + 1) % KINDS;
	for (i = 0; i < THREADS; i++)
		utid[i] = (i * k + 1) % THREADS;
}

static void
fill(struct event_log *l, struct want *w, size_t n, uint64_t *seed)
{
	size_t i;

	for (i = 0; i < n; i++)
		add(l, w, (uint32_t)(test_random(seed) % THREADS),
		    (uint32_t)(test_random(seed) % KINDS),
		    (int64_t)(test_random(seed) % 1000), "XBET"[i % 4]);
}

/* Maps the wanted events from `first` on as those of a joined log. */
static void
joined(struct want *w, size_t first, const uint32_t *kind,
    const uint32_t *utid)
{
	for (; first < w->n; first++) {
		w->v[first].kind = kind[w->v[first].kind];
		w->v[first].aux = utid[w->v[first].aux];
	}
}

static int
same(const struct raw_event *a, const struct raw_event *b, uint32_t aux)
{
	return a->ts == b->ts && a->dur == b->dur && a->off_what ==
	    b->off_what && a->kind == b->kind && a->aux == aux;
}

/* Checks that all recs are there, in any order, by their offsets. */
static void
check_walk(struct event_log *l, const struct want *w)
{
	struct log_walk walk = { 0 };
	struct raw_event r;
	uint8_t *seen = xcalloc(w->n, 1);
	size_t n;

	for (n = 0; event_log_walk(l, &walk, &r); n++) {
		if (!CHECK(RAW_OFF(&r) < w->n && !seen[RAW_OFF(&r)] &&
		    same(&r, &w->v[RAW_OFF(&r)], r.aux)))
			break;
		seen[RAW_OFF(&r)] = 1;
	}
	CHECK_INT(n, w->n);
	free(seen);
}

/* Checks that a thread's list has its events, in the order of adding. */
static void
check_thread(struct event_list *list, const struct want *w, uint32_t utid,
    const struct log_count *count)
{
	struct event_chunk *c;
	struct log_count found = { 0 };
	size_t i, at = 0;

	while ((c = event_list_take(list)) != NULL) {
		event_chunk_settle(c);
		for (i = 0; i < c->n; i++, at++) {
			while (at < w->n && w->v[at].aux != utid)
				at++;
			if (!CHECK(at < w->n &&
			    same(&c->recs[i], &w->v[at], 0)))
				break;
			found.n++;
			found.ends += EVENT_WHAT(&c->recs[i]) == RAW_END;
		}
		event_chunk_free(c);
	}
	CHECK_INT(found.n, count->n);
	CHECK_INT(found.ends, count->ends);
}

static void
check(struct event_log *l, const struct want *w, int join)
{
	struct log_count *counts = event_log_counts(l, THREADS);
	struct event_list lists[THREADS];
	uint64_t first[THREADS];
	struct log_sort sort;
	size_t i, jobs, n = 0;

	check_walk(l, w);
	for (i = THREADS; i-- > 0;) {	/* in any order of threads */
		first[i] = n;
		n += counts[i].n;
	}
	CHECK_INT(n, w->n);
	jobs = event_log_sort(&sort, l, first, THREADS, n);
	for (i = jobs; i-- > 0;)
		event_log_sort_job(&sort, i);
	memset(lists, 0, sizeof(lists));
	event_log_lists(&sort, lists);
	for (i = 0; i < THREADS; i++) {
		if (join && lists[i].first != NULL)
			CHECK(event_list_join(&lists[i]) == lists[i].last);
		check_thread(&lists[i], w, (uint32_t)i, &counts[i]);
	}
	event_log_sort_free(&sort);
	free(counts);
}

TEST(nothing)
{
	struct event_log l;
	struct want w = { NULL, 0, 0 };

	memset(&l, 0, sizeof(l));
	check(&l, &w, 1);
	event_log_free(&l);
}

TEST(one_part)
{
	struct event_log l;
	struct want w = { NULL, 0, 0 };
	uint64_t seed = 1;

	memset(&l, 0, sizeof(l));
	fill(&l, &w, 200000, &seed);	/* several chunks */
	check(&l, &w, 0);
	event_log_free(&l);
	free(w.v);
}

TEST(parts_and_more_behind_them)
{
	struct event_log l[PARTS];
	struct want w = { NULL, 0, 0 };
	uint32_t kind[KINDS], utid[THREADS], i;
	uint64_t seed = 2;
	size_t from;

	memset(l, 0, sizeof(l));
	fill(&l[0], &w, 1000, &seed);
	for (i = 1; i < PARTS; i++) {
		from = w.n;
		fill(&l[i], &w, i == 2 ? 0 : 50000, &seed);
		maps(kind, utid, i);
		event_log_join(&l[0], &l[i], kind, KINDS, utid, THREADS);
		joined(&w, from, kind, utid);
		fill(&l[0], &w, 10, &seed);
		event_log_free(&l[i]);
	}
	check(&l[0], &w, 1);
	event_log_free(&l[0]);
	free(w.v);
}

TEST(joined_twice_and_shifted)
{
	struct event_log a, b, c;
	struct want w = { NULL, 0, 0 };
	uint32_t kind[KINDS], utid[THREADS];
	uint64_t seed = 3;
	size_t i;

	memset(&a, 0, sizeof(a));
	memset(&b, 0, sizeof(b));
	memset(&c, 0, sizeof(c));
	fill(&a, &w, 100, &seed);
	fill(&b, &w, 100, &seed);
	fill(&c, &w, 100, &seed);
	maps(kind, utid, 3);
	event_log_join(&b, &c, kind, KINDS, utid, THREADS);
	joined(&w, 200, kind, utid);
	event_log_shift(&b, 77);
	maps(kind, utid, 5);
	event_log_join(&a, &b, kind, KINDS, utid, THREADS);
	joined(&w, 100, kind, utid);
	for (i = 100; i < 300; i++)
		w.v[i].ts += 77;
	check(&a, &w, 0);
	event_log_free(&a);
	free(w.v);
}

TEST(shifts_saturate)
{
	struct event_log l;
	struct want w = { NULL, 0, 0 };

	memset(&l, 0, sizeof(l));
	add(&l, &w, 1, 1, INT64_MAX - 5, RAW_COMPLETE);
	add(&l, &w, 1, 1, INT64_MIN + 5, RAW_COMPLETE);
	event_log_shift(&l, 10);
	w.v[0].ts = INT64_MAX;
	w.v[1].ts += 10;
	check(&l, &w, 1);
	event_log_free(&l);
	free(w.v);
}

TEST_MAIN
