/*
 * match_models: finds the same tracks and events in a model that has read
 * more: tracks by what identifies them, events by offset, although all numbers
 * differ.
 */
#include "config.h"

#include "ttv/match_models.h"
#include "ttv/view.h"

#include "sketch.h"
#include "test.h"

static struct trace *old, *now;
static struct match_models *same;

static void
open_both(const char *first, const char *more)
{
	char text[4000];

	snprintf(text, sizeof(text), "%s%s", first, more);
	old = sketch(first);
	now = sketch(text);
	same = match_models_new(old, now);
}

static void
close_both(void)
{
	match_models_free(same);
	trace_free(old);
	trace_free(now);
}

/* The selection in the newer model. */
static struct entity_ref
carried(enum entity type, uint32_t id)
{
	struct entity_ref s = { type, id }, *p = &s;

	match_models_selections(same, &p, 1);
	return s;
}

TEST(tracks_are_known_by_what_they_are)
{
	uint32_t i;

	open_both("X 5 1 0 9 a\nX 5 2 0 9 b\nX 6 1 0 9 c\n"
	    "C 5 1 heap v 1\nC 6 1 heap v 2\nb 5 1 0 req\n",
	    "P 6 Aaa\nP 5 Zzz\nT 5 2 first\nX 1 1 0 5 d\nC 5 2 apex v 1\n"
	    "b 5 2 3 answer\n");
	for (i = 0; i < old->nprocesses; i++)
		CHECK_INT(match_models_track(same, old->processes[i].track),
		    now->processes[i].track);
	for (i = 0; i < old->nthreads; i++)
		CHECK_INT(match_models_track(same, old->threads[i].track),
		    now->threads[i].track);
	for (i = 0; i < old->ntracks; i++) {
		CHECK_INT(old->tracks[i].type,
		    now->tracks[match_models_track(same, i)].type);
		CHECK_INT(match_models_track_before(same,
		    match_models_track(same, i)), i);
		CHECK_INT(old->tracks[i].upid,
		    now->tracks[match_models_track(same, i)].upid);
	}
	CHECK_INT(match_models_track_before(same, now->threads[3].track), NONE);
	CHECK_INT(match_models_track(same, NONE), NONE);
	CHECK_INT(match_models_track(same, old->ntracks), NONE);
	close_both();
}

TEST(rows_by_track_lane_and_depth)
{
	uint32_t i, r;

	open_both("X 5 1 10 9 a\nX 5 1 11 2 b\nX 5 1 12 30 spilled\n",
	    "X 1 1 0 5 c\nX 5 1 0 100 around\n");
	for (i = 0; i < old->nrows; i++) {
		r = match_models_row(same, i);
		CHECK(r != NONE);
		CHECK_INT(now->rows[r].depth, old->rows[i].depth);
		CHECK_INT(now->rows[r].lane, old->rows[i].lane);
		CHECK_INT(now->rows[r].track, match_models_track(same,
		    old->rows[i].track));
	}
	CHECK_INT(match_models_row(same, NONE), NONE);
	close_both();
}

TEST(events_by_their_offset)
{
	struct entity_ref s;
	uint32_t i;

	open_both("X 5 1 10 9 a\nX 5 1 11 2 b\ni 5 1 3 tick\n"
	    "N 5 0x1 0 Obj\nO 5 0x1 2 Obj\nS 5 1 4 x;y\nv 5 7 dump\n"
	    "( 5 1 8 ctx\n",
	    "X 5 1 0 100 around\ni 5 1 1 earlier\nN 5 0x0 0 Obj\n"
	    "O 5 0x0 1 Obj\nS 5 1 1 x\nv 5 1 before\n( 5 1 2 c2\n");
	for (i = 0; i < old->nslices; i++) {
		s = carried(ENTITY_SLICE, i);
		CHECK_INT(s.type, ENTITY_SLICE);
		CHECK_INT(trace_off(now, s.id), trace_off(old, i));
		CHECK_INT(now->ts[s.id], old->ts[i]);
	}
	s = carried(ENTITY_INSTANT, 0);
	CHECK_INT(now->instants[s.id].ts, 3000);
	s = carried(ENTITY_OBJECT, 0);
	CHECK_INT(now->objects[s.id].off, old->objects[0].off);
	s = carried(ENTITY_SNAPSHOT, 0);
	CHECK_INT(now->snapshots[s.id].ts, 2000);
	s = carried(ENTITY_SAMPLE, 0);
	CHECK_INT(now->samples[s.id].ts, 4000);
	s = carried(ENTITY_MEMDUMP, 0);
	CHECK_INT(now->memdumps[s.id].ts, 7000);
	s = carried(ENTITY_CONTEXT, 0);
	CHECK_INT(s.type, ENTITY_CONTEXT);
	CHECK_INT(now->contexts[s.id].off, old->contexts[0].off);
	close_both();
}

TEST(samples_of_a_counter_by_series_and_time)
{
	struct entity_ref s;

	open_both("C 5 10 heap a 1\nC 5 10 heap b 2\nC 5 20 heap b 3\n",
	    "C 5 5 heap b 9\nC 1 0 other x 1\nC 5 15 heap a 4\n");
	s = carried(ENTITY_COUNTER, old->series[1].first + 1);
	CHECK_INT(s.type, ENTITY_COUNTER);
	CHECK_INT(trace_counter_ts(now, s.id), 20000);
	CHECK_DOUBLE(now->counter_value[s.id], 3);
	s = carried(ENTITY_COUNTER, old->series[0].first);
	CHECK_DOUBLE(now->counter_value[s.id], 1);
	close_both();
}

TEST(many_at_once_and_none)
{
	struct entity_ref s[6] = { { ENTITY_SLICE, 1 }, { ENTITY_NONE, 0 },
	    { ENTITY_INSTANT, 0 }, { ENTITY_SLICE, 0 }, { ENTITY_SLICE, 1 },
	    { ENTITY_SLICE, 4000 } };
	struct entity_ref *p[6];
	int i;

	open_both("X 5 1 10 9 a\nX 5 1 11 2 b\ni 5 1 3 tick\n",
	    "X 5 1 0 100 around\n");
	for (i = 0; i < 6; i++)
		p[i] = &s[i];
	match_models_selections(same, p, 6);
	CHECK_INT(trace_off(now, s[0].id), 1);
	CHECK_INT(s[1].type, ENTITY_NONE);
	CHECK_INT(s[2].type, ENTITY_INSTANT);
	CHECK_INT(trace_off(now, s[3].id), 0);
	CHECK_INT(s[4].id, s[0].id);
	CHECK_INT(s[5].type, ENTITY_NONE);
	match_models_selections(same, p, 0);
	close_both();
}

/* Slices and instants in turns, from the last one back, or from the first. */
static void
check_turns(int back)
{
	struct entity_ref s[8], *p[8];
	uint32_t i, n;

	open_both("X 5 1 10 9 a\ni 5 1 11 b\nX 5 1 30 9 c\ni 5 1 31 d\n"
	    "X 5 1 50 9 e\ni 5 1 51 f\nX 5 1 70 9 g\ni 5 1 71 h\n",
	    "X 5 1 0 100 around\ni 5 1 1 first\n");
	for (i = 0; i < 8; i++) {
		s[i].type = i % 2 == 0 ? ENTITY_SLICE : ENTITY_INSTANT;
		s[i].id = back ? 3 - i / 2 : i / 2;
		p[i] = &s[i];
	}
	match_models_selections(same, p, 8);
	for (i = 0; i < 8; i++) {
		n = back ? 3 - i / 2 : i / 2;
		CHECK_INT(s[i].type, i % 2 == 0 ? ENTITY_SLICE :
		    ENTITY_INSTANT);
		CHECK_INT(entity_off(now, s[i].type, s[i].id), n * 2 + i % 2);
	}
	close_both();
}

TEST(of_two_kinds_in_any_order)
{
	check_turns(1);
	check_turns(0);
}

TEST(what_is_not_there_is_none)
{
	struct entity_ref s;

	old = sketch("X 5 1 10 9 a\nX 6 1 10 9 b\n");
	now = sketch("X 5 1 10 9 a\n");
	same = match_models_new(old, now);
	s = carried(ENTITY_SLICE, 1);
	CHECK_INT(s.type, ENTITY_NONE);
	CHECK_INT(match_models_track(same, old->threads[1].track), NONE);
	CHECK_INT(match_models_row(same, 1), NONE);
	close_both();
}

TEST_MAIN
