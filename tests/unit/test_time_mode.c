/*
 * time_mode: times as they are shown and as people type them, at the ends of
 * int64 too.
 */
#include "config.h"

#include <time.h>

#include "sketch.h"
#include "test.h"
#include "viewer.h"
#include "../../src/view/axis.h"
#include "../../src/view/parts.h"

#define SECOND	INT64_C(1000000000)

static const char *
wall(int64_t ns, int64_t every)
{
	static char s[64];

	view_wall_text(s, sizeof(s), ns, every, 1);
	return s;
}

TEST(days)
{
	CHECK_STR(wall(0, SECOND), "1970-01-01 00:00:00");
	CHECK_STR(wall(-1, 1), "1969-12-31 23:59:59.999999999");
	CHECK_STR(wall(951782400 * SECOND, SECOND), "2000-02-29 00:00:00");
	CHECK_STR(wall(1709164800 * SECOND + 250000000, 10000000),
	    "2024-02-29 00:00:00.25");
	CHECK_STR(wall(INT64_C(4107542399) * SECOND, SECOND),
	    "2100-02-28 23:59:59");
	CHECK_STR(wall(INT64_MIN, SECOND), "1677-09-21 00:12:43");
	CHECK_STR(wall(INT64_MAX, 1), "2262-04-11 23:47:16.854775807");
}

/* The calendar agrees with that of the C library, a day at a time. */
TEST(days_as_gmtime_has_them)
{
	char want[64];
	struct tm tm;
	time_t t;
	int64_t day;

	for (day = -100000; day < 100000; day += 17) {
		t = (time_t)(day * 86400 + 45296);
		gmtime_r(&t, &tm);
		strftime(want, sizeof(want), "%Y-%m-%d %H:%M:%S", &tm);
		CHECK_STR(wall((int64_t)t * SECOND, SECOND), want);
	}
}

/* The buffer is as small as a caller wants it. */
TEST(small_buffers)
{
	char s[4] = "xyz";

	CHECK_INT(view_wall_text(s, sizeof(s), 0, 1, 1), 3);
	CHECK_STR(s, "197");
	view_wall_text(s, 1, 0, 1, 0);
	CHECK_STR(s, "");
}

static int64_t
at(const char *keys)
{
	after(keys);
	return app.view.cursor;
}

TEST(go_to)
{
	trace = sketch("P 1 a\nX 1 1 5000 1000 A\nX 1 1 7000 100 B\n");
	app_init(&app, trace, 100, 30);
	CHECK_INT(trace->start, 5000000);
	CHECK_INT(at("gt1ms<Enter>"), 6000000);
	CHECK_INT(at("gt+100us<Enter>"), 6100000);
	CHECK_INT(at("gt-1.1ms<Enter>"), 5000000);
	CHECK_INT(at("gt50%<Enter>"), 6050000);
	CHECK_INT(at("gt@5.5ms<Enter>"), 5500000);
	CHECK_INT(at("magt'a+1us<Enter>"), 5501000);
	CHECK_INT(at("gt'a<Enter>"), 5500000);
	CHECK_INT(at("gt@1h<Enter>"), trace->end);
	CHECK_INT(at("gt@-1h<Enter>"), trace->start);
	after("TT:set time=raw<Enter>");
	CHECK_INT(at("gt6ms<Enter>"), 6000000);	/* as it is shown */
	after(":set time=view<Enter>");
	CHECK_INT(at("gt0ms<Enter>"), app.view.vp.t0 < trace->start ?
	    trace->start : app.view.vp.t0);
	after(":set time=trace<Enter>gt'b<Enter>");
	CHECK(app.view.message_is_error);
	after("gt14:03<Enter>");		/* no day is known */
	CHECK(app.view.message_is_error);
	after("gt101%<Enter>");
	CHECK(app.view.message_is_error);
	after("gt+<Enter>");
	CHECK(app.view.message_is_error);
	after("gt'<Enter>");
	CHECK(app.view.message_is_error);
	close_app();
}

TEST(time_of_day)
{
	static const char *const bad[] = { "24:00", "12:60", "1:00", "12:0",
	    "2023-13-14 22:13:20", "2023-11-32 22:13:20", "22:13:20.5x",
	    "2023-11-14", "22:13:61", ":", "2023-11-14 22", "2a:13", "22:1a",
	    "22:13:2a", "22:x3", "2023-11-1x 22:13", "202x-11-14 22:13" };
	char keys[80];
	size_t i;

	/* microseconds since 1970 */
	trace = sketch("P 1 a\nX 1 1 1700000000000000 5000000 A\n");
	app_init(&app, trace, 100, 30);
	after("TT");
	CHECK_INT(app.view.time_mode, TIME_WALL);
	CHECK_INT(at("gt22:13:21<Enter>"), INT64_C(1700000001) * SECOND);
	CHECK_INT(at("gt2023-11-14<Space>22:13:22.5<Enter>"),
	    INT64_C(1700000002) * SECOND + SECOND / 2);
	CHECK_INT(at("gt2023-11-14T22:13:23Z<Enter>"),
	    INT64_C(1700000003) * SECOND);
	CHECK_INT(at("gt2024-01-01<Space>00:00<Enter>"), trace->end);
	for (i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		snprintf(keys, sizeof(keys), "gt%s<Enter>", bad[i]);
		after(keys);
		if (!CHECK(app.view.message_is_error))
			printf("# %s\n", bad[i]);
	}
	close_app();
}

/*
 * Returns whether the time of the view that is farthest from the begin of the
 * trace is that of its left edge, -1, or of its right one, 1.
 */
static int
farthest(int64_t t0, int64_t t1)
{
	const struct viewport *vp = &app.view.vp;
	int64_t start = app.trace->start, time;

	viewport_fit_exact(&app.view.vp, start + t0, start + t1);
	time = time_mode_largest(&app.view);
	return time == vp->t0 - start ? -1 : time == viewport_end(vp) - start;
}

TEST(digits_are_those_of_the_farthest_time)
{
	trace = sketch("P 1 a\nX 1 1 5000 1000 A\n");
	app_init(&app, trace, 100, 30);
	CHECK_INT(farthest(0, 900), 1);
	CHECK_INT(farthest(300, 900), 1);
	CHECK_INT(farthest(-300, 900), 1);
	CHECK_INT(farthest(-900, 300), -1);
	CHECK_INT(farthest(-900, -300), -1);
	close_app();
}

/* A trace that spans all of int64 is drawn in each mode. */
TEST(ends_of_int64)
{
	char s[64];
	int mode;

	trace = sketch("P 1 a\nX 1 1 -9223372036854775 1 A\n"
	    "X 1 1 9223372036854774 1 B\n");
	app_init(&app, trace, 100, 30);
	for (mode = TIME_TRACE; mode <= TIME_RAW; mode++) {
		app.view.time_mode = (uint8_t)mode;
		CHECK(view_time(&app.view, s, sizeof(s), INT64_MIN, 1) > 0);
		CHECK(view_time(&app.view, s, sizeof(s), INT64_MAX, 1) > 0);
	}
	after("TTgt@-100h<Enter>wwwT((((");
	close_app();
}

TEST(cursor_by_columns)
{
	int64_t t;

	trace = sketch("P 1 a\nX 1 1 0 1000 A\n");
	app_init(&app, trace, 100, 30);
	t = at("gt500us<Enter>");
	CHECK_INT(at(")"), t + viewport_step(&app.view.vp));
	CHECK_INT(at("("), t);
	CHECK_INT(at("3)"), t + 3 * viewport_step(&app.view.vp));
	CHECK_INT(at("1000000("), trace->start);
	CHECK_INT(at("1000000)"), trace->end);
	close_app();
}

/* All is at 0: the last unit is that of no time. */
TEST(a_view_of_nothing_has_the_smallest_unit)
{
	char text[32];

	axis_place(text, sizeof(text), AXIS_TIME, 0, 0, 1);
	CHECK_STR(text, "0 ns");
}

/* A profile without times has an axis of bytes, or of numbers. */
TEST(an_axis_of_no_time_has_its_own_units)
{
	char text[32];

	axis_place(text, sizeof(text), AXIS_BYTES, 75157000, 75157000,
	    1 << 20);
	CHECK_STR(text, "72 MiB");
	axis_place(text, sizeof(text), AXIS_BYTES, 75 << 18, 75 << 18, 1 << 18);
	CHECK_STR(text, "18.75 MiB");
	axis_place(text, sizeof(text), AXIS_BYTES, -500, 1200, 100);
	CHECK_STR(text, "-0.488 KiB");
	axis_place(text, sizeof(text), AXIS_BYTES, -1, 1200, 512);
	CHECK_STR(text, "0.0 KiB");
	axis_place(text, sizeof(text), AXIS_BYTES, INT64_C(3) << 40,
	    INT64_C(3) << 40, INT64_C(1) << 39);
	CHECK_STR(text, "3.0 TiB");
	axis_place(text, sizeof(text), AXIS_BYTES, INT64_MAX, INT64_MAX,
	    INT64_C(1) << 60);
	CHECK_STR(text, "8 EiB");
	axis_place(text, sizeof(text), AXIS_NUMBERS, 127, 127, 1);
	CHECK_STR(text, "127");
}

TEST_MAIN
