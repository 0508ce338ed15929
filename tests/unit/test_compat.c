/*
 * compat: the strict mode's stacks, on small inputs by hand and many random
 * ones. Every model must be valid: no two slices overlap in a row, and parents
 * contain the starts of their children.
 */
#include "config.h"

#include "letters.h"
#include "test.h"
#include "ttv/builder.h"

struct maker {
	struct builder	*b;
	uint32_t	 upid, utid;
	uint64_t	 off;
};

static void
maker_init(struct maker *m)
{
	m->b = builder_new();
	m->upid = builder_process(m->b, builder_int_ident(1), 0);
	m->utid = builder_thread(m->b, m->upid, builder_int_ident(1));
	m->off = 0;
}

static uint32_t
named(struct maker *m, const char *name)
{
	return builder_kind(m->b, *name == '\0' ? 0 : builder_string(m->b,
	    name, strlen(name)), 0, 0);
}

/* Adds an event of a thread: B E X T, or of the async id 0 to 9: b e n. */
static void
add(struct maker *m, char ph, const char *name, int64_t ts, int64_t dur)
{
	struct key key = { .space = KEY_ASYNC, .upid = NONE };
	uint32_t kind = named(m, name);

	builder_compat(m->b, ts, ph == 'X');
	m->off++;
	switch (ph) {
	case 'B':
		builder_begin(m->b, m->utid, ts, kind, m->off);
		break;
	case 'E':
		builder_end(m->b, m->utid, ts, kind, m->off);
		break;
	case 'X':
		builder_complete(m->b, m->utid, ts, dur, kind, m->off);
		break;
	case 'T':
		builder_state(m->b, m->utid, ts, dur, kind, m->off);
		break;
	default:
		key.id = builder_int_ident(dur);
		builder_async(m->b, letter_async(ph), &key, m->upid, ts, kind,
		    m->off);
	}
}

static struct trace *
made(struct maker *m)
{
	return builder_finish(&m->b, 1, 1);
}

static uint32_t
slice_of(const struct trace *t, const char *name)
{
	uint32_t s;

	for (s = 0; s < t->nslices; s++)
		if (strcmp(trace_kind_name(t, t->kind[s]), name) == 0)
			return s;
	return NONE;
}

TEST(a_begin_that_outlives_its_parent_is_cut)
{
	struct maker m;
	struct trace *t;

	maker_init(&m);
	add(&m, 'B', "a", 0, 0);
	add(&m, 'B', "b", 1, 0);
	add(&m, 'E', "a", 2, 0);
	add(&m, 'E', "b", 3, 0);
	t = made(&m);
	CHECK_INT(t->nslices, 2);
	CHECK_INT(trace_dur(t, slice_of(t, "a")), 2);
	CHECK_INT(trace_dur(t, slice_of(t, "b")), 1);
	CHECK_INT(t->warn.entry[WARN_TP_MISPLACED].count, 1);
	CHECK_INT(t->warn.entry[WARN_STRAY_END].count, 1);
	trace_free(t);
}

TEST(ends_come_first_once_there_was_an_x)
{
	struct maker m;
	struct trace *t;

	maker_init(&m);
	add(&m, 'X', "x", 5, 1);
	add(&m, 'B', "a", 10, 0);
	add(&m, 'E', "a", 10, 0);
	t = made(&m);
	CHECK_INT(trace_dur(t, slice_of(t, "a")), DUR_OPEN);
	trace_free(t);

	maker_init(&m);
	add(&m, 'B', "a", 0, 0);
	add(&m, 'E', "a", 0, 0);
	add(&m, 'X', "x", 5, 1);
	t = made(&m);
	CHECK_INT(trace_dur(t, slice_of(t, "a")), 0);
	trace_free(t);
}

/*
 * Of two events at one time the end comes first only from the time on at which
 * trace_processor began to sort.  That time belongs to a part and moves with
 * it.
 */
TEST(where_ties_begin_moves_with_the_clock)
{
	static const int64_t shifts[] = { 0, 1000, -1000 };
	struct maker m;
	struct trace *t;
	size_t i;

	for (i = 0; i < 3; i++) {
		maker_init(&m);
		add(&m, 'B', "before", 10, 0);
		add(&m, 'E', "before", 10, 0);
		add(&m, 'X', "x", 20, 1);
		add(&m, 'X', "y", 20, 1);
		add(&m, 'B', "behind", 30, 0);
		add(&m, 'E', "behind", 30, 0);
		builder_shift(m.b, shifts[i]);
		t = made(&m);
		CHECK_INT(t->ts[slice_of(t, "before")], 10 + shifts[i]);
		CHECK_INT(trace_dur(t, slice_of(t, "before")), 0);
		CHECK_INT(trace_dur(t, slice_of(t, "behind")), DUR_OPEN);
		trace_free(t);
	}
}

TEST(ties_of_x_go_longer_first_and_before_begins)
{
	struct maker m;
	struct trace *t;

	maker_init(&m);
	add(&m, 'B', "b", 5, 0);
	add(&m, 'X', "short", 5, 10);
	add(&m, 'X', "long", 5, 20);
	add(&m, 'E', "b", 9, 0);
	t = made(&m);
	CHECK_INT(t->nrows, 3);
	CHECK_INT(trace_parent(t, slice_of(t, "b")), slice_of(t, "short"));
	CHECK_INT(trace_parent(t, slice_of(t, "short")), slice_of(t, "long"));
	trace_free(t);
}

TEST(states_are_on_lanes_of_their_own)
{
	struct maker m;
	struct trace *t;

	maker_init(&m);
	add(&m, 'X', "x", 0, 10);
	add(&m, 'T', "run", 0, 6);
	add(&m, 'X', "over", 5, 10);
	add(&m, 'T', "sleep", 6, 6);
	t = made(&m);
	CHECK_INT(t->nslices, 4);
	CHECK_INT(t->rows[trace_slice_row(t, slice_of(t, "x"))].lane, 0);
	CHECK_INT(t->rows[trace_slice_row(t, slice_of(t, "over"))].lane, 1);
	CHECK_INT(t->rows[trace_slice_row(t, slice_of(t, "run"))].lane, 2);
	CHECK_INT(t->rows[trace_slice_row(t, slice_of(t, "sleep"))].lane, 2);
	CHECK_INT(t->tracks[t->threads[0].track].nlanes, 3);
	trace_free(t);
}

TEST(nothing_is_deeper_than_512)
{
	struct maker m;
	struct trace *t;
	int i;

	maker_init(&m);
	for (i = 0; i < 600; i++)
		add(&m, 'B', "a", i, 0);
	t = made(&m);
	CHECK_INT(t->nslices, 512);
	CHECK_INT(t->warn.entry[WARN_TP_DEPTH].count, 88);
	CHECK_INT(t->warn.entry[WARN_UNFINISHED].count, 512);
	trace_free(t);
}

TEST(async_ids_of_one_root_name_share_lanes)
{
	struct maker m;
	struct trace *t;

	maker_init(&m);
	add(&m, 'b', "req", 0, 1);
	add(&m, 'b', "req", 2, 2);
	add(&m, 'e', "req", 3, 1);
	add(&m, 'b', "req", 4, 3);	/* takes the lane of 1 */
	add(&m, 'n', "dot", 5, 2);
	add(&m, 'e', "req", 6, 3);
	add(&m, 'e', "req", 7, 2);
	t = made(&m);
	CHECK_INT(t->ntracks, 2);
	CHECK_INT(t->tracks[1].nlanes, 2);
	CHECK_INT(t->rows[trace_slice_row(t, slice_of(t, "dot"))].lane, 1);
	CHECK_INT(t->rows[trace_slice_row(t, slice_of(t, "dot"))].depth, 1);
	CHECK_INT(t->nslices, 4);
	trace_free(t);
}

TEST(ends_of_async_ids_alone_make_no_track)
{
	struct maker m;
	struct trace *t;

	maker_init(&m);
	add(&m, 'e', "req", 0, 1);
	t = made(&m);
	CHECK_INT(t->nslices, 0);
	CHECK_INT(t->warn.entry[WARN_STRAY_END].count, 1);
	trace_free(t);
}

/* Returns how many invariants of a model are broken. */
static int
faults(const struct trace *t)
{
	int64_t end;
	uint32_t r, s, p, last;
	int bad = 0;

	for (r = 0; r < t->nrows; r++) {
		last = t->rows[r].first + t->rows[r].n;
		for (s = t->rows[r].first; s < last; s++) {
			end = trace_dur(t, s) == DUR_OPEN ? INT64_MAX :
			    t->ts[s] + trace_dur(t, s);
			bad += trace_dur(t, s) < DUR_OPEN;
			bad += s + 1 < last && t->ts[s + 1] < end;
			if (t->rows[r].depth == 0)
				continue;
			p = trace_parent(t, s);
			bad += p == NONE;
			bad += p != NONE && (t->ts[p] > t->ts[s] ||
			    (trace_dur(t, p) != DUR_OPEN &&
			    t->ts[p] + trace_dur(t, p) < t->ts[s]));
		}
	}
	return bad;
}

static uint32_t
chance(uint64_t *state, uint32_t below)
{
	*state = *state * UINT64_C(6364136223846793005) + 1442695040888963407;
	return (uint32_t)(*state >> 33) % below;
}

TEST(whatever_comes_is_a_model)
{
	static const char phases[] = "BBBEEEXXXTbbeen";
	static const char *const names[] = { "a", "b", "c", "" };
	uint64_t state = 1;
	struct maker m;
	struct trace *t;
	char ph;
	int round, i, n;

	for (round = 0; round < 3000; round++) {
		maker_init(&m);
		n = (int)chance(&state, 60) + 1;
		for (i = 0; i < n; i++) {
			ph = phases[chance(&state, sizeof(phases) - 1)];
			add(&m, ph, names[chance(&state, 4)],
			    round & 1 ? i / 3 : (int)chance(&state, 20),
			    strchr("XT", ph) != NULL ?
			    (int64_t)chance(&state, 12) : chance(&state, 3));
		}
		t = made(&m);
		CHECK_INT(faults(t), 0);
		trace_free(t);
	}
}

TEST_MAIN
