/*
 * entity: a trace that has every kind of thing, and what its tables say of
 * each: counts, times, runs, tracks, events.
 */
#include "config.h"

#include "ttv/column.h"
#include "ttv/entity.h"
#include "ttv/flow.h"
#include "sketch.h"
#include "test.h"

#define MOST_EVENTS	100

/* Line n has the offset n: see sketch.h. */
static const char all[] =
    "X 5 1 10 9 a\n"		/* 0 */
    "X 5 1 11 2 b\n"
    "X 5 2 10 30 c\n"
    "B 5 2 50 open\n"
    "i 5 1 3 tick\n"
    "i 5 1 2 tock\n"		/* 5 */
    "p 5 60 process\n"
    "g 70 global\n"
    "C 5 1 heap v 1\n"
    "C 5 2 heap v 2\n"
    "C 5 2 heap w 2\n"		/* 10 */
    "C 6 9 cpu v 3\n"
    "s 5 1 12 x\n"
    "f 5 2 20 x\n"
    "s 5 1 99 lost\n"
    "N 5 0x1 0 Obj\n"		/* 15 */
    "O 5 0x1 2 Obj\n"
    "O 5 0x1 4 Obj\n"
    "D 5 0x1 8 Obj\n"
    "N 5 0x1 9 Obj\n"
    "O 5 0x2 5 Obj\n"		/* 20 */
    "S 5 1 4 x;y\n"
    "S 5 2 6 x\n"
    "v 5 7 dump\n"
    "v 6 7 dump\n"
    "( 5 1 8 ctx\n"		/* 25 */
    ") 5 1 18 ctx\n"
    "( 5 1 30 left\n"
    "b 5 1 40 req\n"
    "e 5 1 45 req\n"
    "i 7 1 5 out\n"		/* 30 */
    "s 7 1 5 y\n"
    "i 7 2 6 in\n"
    "f 7 2 6 y\n"
    "O 5 0x3 6 Obj\n"
    "o 5 0x4 6 In\n";		/* 35 */

TEST(each_kind_has_a_complete_row)
{
	const struct entity_row *r;
	int e;

	for (e = ENTITY_NONE + 1; e < ENTITIES; e++) {
		r = &entity_rows[e];
		CHECK(r->name != NULL && r->plural != NULL && r->word != NULL);
		CHECK(r->count != NULL && r->ts != NULL && r->name_of != NULL);
		CHECK(r->nruns != NULL && r->run != NULL &&
		    r->track_runs != NULL);
		/* what tells by another's event, or when it ends, begins */
		CHECK(r->implied == NULL || r->off != NULL);
		CHECK(r->dur == NULL || r->end != NULL);
	}
	CHECK(entity_rows[ENTITY_NONE].name == NULL);
}

TEST(no_thing_has_nothing)
{
	struct trace *t = sketch(all);

	CHECK_INT(entity_count(t, ENTITY_NONE), 0);
	CHECK_INT(entity_name(t, ENTITY_NONE, 0), 0);
	CHECK_INT(entity_kind(t, ENTITY_NONE, 0), NONE);
	CHECK(entity_off(t, ENTITY_NONE, 0) == OFF_NONE);
	CHECK_INT(entity_track(t, ENTITY_NONE, 0), NONE);
	CHECK(!entity_has_events(ENTITY_NONE));
	trace_free(t);
}

TEST(counts_are_those_of_the_file)
{
	static const uint32_t want[ENTITIES] = {
		[ENTITY_SLICE] = 5, [ENTITY_INSTANT] = 6, [ENTITY_COUNTER] = 4,
		[ENTITY_FLOW] = 3, [ENTITY_OBJECT] = 5, [ENTITY_SNAPSHOT] = 5,
		[ENTITY_SAMPLE] = 2, [ENTITY_MEMDUMP] = 2, [ENTITY_CONTEXT] = 2
	};
	struct trace *t = sketch(all);
	int e;

	for (e = 0; e < ENTITIES; e++)
		CHECK_INT(entity_count(t, (enum entity)e), want[e]);
	trace_free(t);
}

/* Is a run one of those that its track says it has? */
static int
track_has_run(const struct trace *t, enum entity e, uint32_t run,
    uint32_t track)
{
	uint32_t n, first = entity_rows[e].track_runs(t, track, &n);

	return run >= first && run - first < n;
}

static void
check_entity(const struct trace *t, enum entity e, uint32_t id)
{
	uint32_t run = entity_run_of(t, e, id), track;
	struct entity_run r;
	const struct track *k;
	int64_t ts = entity_ts(t, e, id);

	CHECK(run < entity_rows[e].nruns(t));
	r = entity_rows[e].run(t, run);
	track = entity_track(t, e, id);
	CHECK_INT(r.type, e);
	CHECK(id >= r.first && id - r.first < r.n);
	CHECK_INT(r.track, track);
	CHECK(id == r.first || entity_ts(t, e, id - 1) <= ts);
	CHECK(entity_end(t, e, id) >= ts);
	CHECK(entity_name(t, e, id) < 1000);
	if (track == NONE) {
		CHECK_INT(e, ENTITY_FLOW);
		return;
	}
	CHECK(e == ENTITY_FLOW || track_has_run(t, e, run, track));
	k = &t->tracks[track];
	CHECK(e == ENTITY_FLOW || (ts >= k->start && ts <= k->end));
}

TEST(each_thing_is_in_the_run_and_the_span_of_its_track)
{
	struct trace *t = sketch(all);
	uint32_t i;
	int e;

	for (e = ENTITY_NONE + 1; e < ENTITIES; e++) {
		for (i = 0; i < entity_count(t, (enum entity)e); i++)
			check_entity(t, (enum entity)e, i);
		CHECK_INT(entity_run_of(t, (enum entity)e, i), NONE);
		CHECK_INT(entity_track(t, (enum entity)e, NONE), NONE);
	}
	trace_free(t);
}

TEST(runs_hold_each_thing_once)
{
	struct trace *t = sketch(all);
	uint32_t i, n, k;
	int e;

	for (e = ENTITY_NONE + 1; e < ENTITIES; e++) {
		n = 0;
		for (i = 0; i < entity_rows[e].nruns(t); i++)
			n += entity_rows[e].run(t, i).n;
		CHECK_INT(n, entity_count(t, (enum entity)e));
		for (n = 0, i = 0; i < t->ntracks; i++) {
			entity_rows[e].track_runs(t, i, &k);
			n += k;
		}
		CHECK_INT(n, e == ENTITY_FLOW ? 0 : entity_rows[e].nruns(t));
	}
	trace_free(t);
}

static size_t
events(const struct trace *t, size_t list, uint64_t from, uint64_t to,
    struct entity_event *out)
{
	const struct entity_events *l = &entity_events[list];

	return l->fill(t, 0, l->count(t), from, to, out);
}

/* From a thing to its event, and from the event back to the thing. */
TEST(things_are_found_again_by_their_offsets)
{
	struct entity_event ev[MOST_EVENTS], at[MOST_EVENTS];
	struct trace *t = sketch(all);
	uint32_t own[ENTITIES] = { 0 };
	size_t list, i, n;
	int e;

	for (list = 0; list < entity_nevents; list++) {
		n = events(t, list, 0, OFF_NONE, ev);
		CHECK(n <= entity_events[list].count(t));
		for (i = 0; i < n; i++) {
			CHECK(!entity_events[list].own ||
			    ev[i].ref.type == entity_events[list].type);
			CHECK(ev[i].ref.id < entity_count(t, ev[i].ref.type));
			CHECK_INT(events(t, list, ev[i].off, ev[i].off + 1,
			    at), 1);
			CHECK(at[0].off == ev[i].off);
			CHECK_INT(at[0].ref.id, ev[i].ref.id);
			if (!entity_events[list].own)
				continue;
			CHECK(entity_off(t, ev[i].ref.type, ev[i].ref.id) ==
			    ev[i].off);
			own[ev[i].ref.type]++;
		}
	}
	for (e = 0; e < ENTITIES; e++)
		CHECK_INT(own[e], entity_has_events((enum entity)e) ?
		    entity_count(t, (enum entity)e) : 0);
	trace_free(t);
}

TEST(ends_and_flows_are_events_of_their_slices)
{
	struct entity_event ev[MOST_EVENTS];
	struct trace *t = sketch(all);
	size_t list, i, n;
	int begin = 0, end = 0, flow = 0, lost = 0;

	for (list = 0; list < entity_nevents; list++) {
		n = events(t, list, 0, OFF_NONE, ev);
		for (i = 0; i < n; i++) {
			begin += ev[i].off == 28;
			end += ev[i].off == 29;
			flow += ev[i].off == 12 || ev[i].off == 13;
			lost += ev[i].off == 14;
		}
	}
	CHECK_INT(begin, 1);
	CHECK_INT(end, 1);
	CHECK_INT(flow, 2);
	CHECK_INT(lost, 0);
	trace_free(t);
}

TEST(flows_between_instants_are_events_of_the_instants)
{
	struct entity_event ev[MOST_EVENTS];
	struct trace *t = sketch(all);
	uint64_t begin;
	size_t list, i, n;
	uint32_t f;
	int found = 0;

	for (list = 0; list < entity_nevents; list++) {
		n = events(t, list, 31, 34, ev);
		for (i = 0; i < n; i++) {
			if (ev[i].off == 32)	/* the instant's own */
				continue;
			found++;
			CHECK_INT(ev[i].ref.type, ENTITY_INSTANT);
			begin = entity_off(t, ENTITY_INSTANT, ev[i].ref.id);
			CHECK(begin == ev[i].off - 1);
		}
	}
	CHECK_INT(found, 2);
	for (f = 0; f < t->nflows; f++)
		if (flow_at(t, f).from_off == 31)
			CHECK_INT(entity_track(t, ENTITY_FLOW, f),
			    entity_track(t, ENTITY_INSTANT,
			    flow_end_instant(t, flow_at(t, f).from)));
	trace_free(t);
}

TEST(events_come_in_blocks_of_any_size)
{
	struct entity_event all_of[MOST_EVENTS], some[MOST_EVENTS];
	const struct entity_events *l;
	struct trace *t = sketch(all);
	uint32_t count, first, n, block;
	size_t k, list, whole;

	for (list = 0; list < entity_nevents; list++) {
		l = &entity_events[list];
		count = l->count(t);
		whole = l->fill(t, 0, count, 3, 20, all_of);
		for (block = 1; block <= count; block++) {
			for (k = 0, first = 0; first < count; first += n) {
				n = count - first < block ? count - first :
				    block;
				k += l->fill(t, first, n, 3, 20, &some[k]);
			}
			CHECK_INT(k, whole);
			for (k = 0; k < whole; k++)
				CHECK(some[k].off == all_of[k].off);
		}
	}
	trace_free(t);
}

TEST(an_object_that_its_snapshot_begins_is_implied)
{
	struct trace *t = sketch(all);
	int implied = 0;
	uint32_t i;

	for (i = 0; i < t->nobjects; i++)
		implied += entity_rows[ENTITY_OBJECT].implied(t, i);
	CHECK_INT(implied, 3);		/* 0x2, 0x3 and 0x4: they have no N */
	trace_free(t);
}

TEST(a_snapshot_inside_another_is_implied)
{
	struct trace *t = sketch(all);
	uint32_t i;

	for (i = 0; i < t->nsnapshots; i++)
		CHECK_INT(entity_rows[ENTITY_SNAPSHOT].implied(t, i),
		    t->snapshots[i].off == 35);
	trace_free(t);
}

/* ---- columns ---- */

TEST(columns_stand_once_and_have_their_arrays)
{
	struct trace *t = sketch(all);
	uint64_t sum = 0;
	size_t i, k;

	for (i = 0; i < ncolumns; i++) {
		CHECK(column_array(t, &columns[i]) != NULL ||
		    column_count(t, &columns[i]) == 0);
		CHECK(columns[i].size > 0);
		if (columns[i].entity != ENTITY_NONE)
			CHECK_INT(column_count(t, &columns[i]),
			    entity_count(t, columns[i].entity));
		sum += (uint64_t)columns[i].size *
		    column_count(t, &columns[i]);
		for (k = 0; k < i; k++)
			CHECK(columns[k].at != columns[i].at);
	}
	CHECK(column_array(t, &columns[0]) == (void *)t->kinds);
	CHECK(columns_bytes(t) == sum);
	CHECK(t->memory >= sum);
	trace_free(t);
}

TEST_MAIN
