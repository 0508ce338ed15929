/*
 * caption: labels that are read between keys: those that one frame draws do not
 * drive each other out, though the table has places for few of them.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/trace.h"
#include "ttv/view.h"
#include "ttv/xmalloc.h"

#include "../../src/view/caption.h"
#include "../../src/view/parts.h"
#include "sketch.h"
#include "test.h"

#define SLICES	12000
#define ROOM	40		/* columns of a box */

static struct trace *trace;
static struct view view;

static void
begin(void)
{
	size_t cap = SLICES * 40, at = 0;
	char *s = xcalloc(cap, 1);
	int i;

	for (i = 0; i < SLICES; i++)
		at += (size_t)snprintf(s + at, cap - at, "X 1 1 %d 1 RunTask\n",
		    i * 2);
	trace = sketch(s);
	free(s);
	view_init(&view, trace);
	view.lazy = view.captions = 1;
}

static void
end(void)
{
	view_free(&view);
	trace_free(trace);
}

/* Draws boxes of each step-th slice; returns whether labels are missing. */
static int
draws(uint32_t from, int n, uint32_t step)
{
	size_t len;

	caption_frame(&view);
	for (; n > 0; n--, from += step)
		caption_of(&view, from, ROOM, &len);
	return view_pending(&view);
}

static int
reads(void)
{
	int64_t left = INT64_MAX;

	return caption_idle(&view, &left);
}

TEST(two_of_one_place_are_both_kept)
{
	begin();
	CHECK(draws(0, 2, 4096));
	CHECK_INT(reads(), 1);
	CHECK(!draws(0, 2, 4096));
	CHECK(!draws(0, 2, 4096));
	end();
}

TEST(more_than_there_are_places_do_not_take_turns)
{
	begin();
	CHECK(draws(0, 20, 512));
	while (!reads())
		;
	CHECK(!draws(0, 20, 512));
	CHECK(!draws(0, 20, 512));
	end();
}

TEST(what_is_not_drawn_any_more_gives_way)
{
	begin();
	CHECK(draws(0, 20, 512));
	while (!reads())
		;
	CHECK(!draws(0, 20, 512));
	CHECK(!draws(20 * 512, 1, 1));
	CHECK(draws(20 * 512, 1, 1));
	CHECK_INT(reads(), 1);
	CHECK(!draws(20 * 512, 1, 1));
	end();
}

TEST_MAIN
