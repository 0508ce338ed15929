/*
 * clock: the table clock_snapshot, and times of the trace as those of other
 * clocks.
 *
 * A time goes by the last reading of a clock at or before it, times before the
 * first by the first.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ttv/bound.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#include "cell.h"
#include "func.h"
#include "machine.h"
#include "sql_int.h"
#include "table.h"

/* ---- the table */

static uint64_t
clock_count(struct sql *s)
{
	return s->trace->nclock_readings;
}

static int64_t
clock_snapshot_key(struct sql *s, uint64_t row)
{
	return s->trace->clock_readings[row].snapshot;
}

static void
clock_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, s->trace->clock_readings[row].ts);
}

static void
clock_id(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, s->trace->clock_readings[row].clock);
}

static void
clock_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->clock_readings[row].name);
}

static void
clock_value(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, s->trace->clock_readings[row].value);
}

static void
clock_snapshot(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, clock_snapshot_key(s, row));
}

static void
clock_machine(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_machine(c, s, s->trace->clock_readings[row].machine);
}

static const struct sql_column clock_columns[] = {
	COL_ID("number of the reading"),
	COL("ts", "TIMESTAMP", "when it was read", clock_ts),
	COL("clock_id", "LONG", "number of the clock", clock_id),
	COL("clock_name", "STRING", "its name, if it is one of the system",
	    clock_name),
	COL("clock_value", "LONG", "what it showed, in ns", clock_value),
	{ "snapshot_id", "LONG", "readings of one moment share it",
	    clock_snapshot, WAY_SORTED, clock_snapshot_key, NULL, NULL },
	COL("machine_id", "JOINID(machine.id)",
	    "machine of the clock",
	    clock_machine),
	COLUMN_END
};

const struct sql_table table_clock_snapshot = {
	.name = "clock_snapshot",
	.help = "What the clocks of the system showed at the same time",
	.columns = clock_columns,
	.count = clock_count,
};

/* ---- times of clocks */

/* Readings of a clock, by time. */
struct clock_points {
	struct { int64_t ts, value; } *v;
	size_t		 n, cap;
	int		 made;
};

struct sql_clocks {
	struct clock_points real, mono;
};

static int
point_order(const void *a, const void *b)
{
	int64_t x, y;

	memcpy(&x, a, sizeof(x));
	memcpy(&y, b, sizeof(y));
	return COMPARE(x, y);
}

static struct clock_points *
points_of(struct sql *s, int64_t clock)
{
	const struct clock_reading *r;
	struct clock_points *p;
	uint32_t i;

	if (s->clocks == NULL)
		s->clocks = xcalloc(1, sizeof(*s->clocks));
	p = clock == CLOCK_NUMBER_REALTIME ? &s->clocks->real :
	    &s->clocks->mono;
	for (i = 0; i < s->trace->nclock_readings && !p->made; i++) {
		r = &s->trace->clock_readings[i];
		if (r->clock != clock || r->machine != 0)
			continue;
		p->v = xgrow(p->v, p->n, &p->cap, sizeof(*p->v));
		p->v[p->n].ts = r->ts;
		p->v[p->n++].value = r->value;
	}
	if (!p->made && p->n > 1)
		qsort(p->v, p->n, sizeof(*p->v), point_order);
	p->made = 1;
	return p;
}

/* Sets *out to what a clock shows at ts; returns 0 if nothing tells. */
static int
convert(struct sql *s, int64_t clock, int64_t ts, int64_t *out)
{
	const struct clock_points *p = points_of(s, clock);
	size_t lo = 0, hi = p->n, mid;

	if (p->n == 0)
		return 0;
	BISECT_LAST(lo, hi, mid, p->v[mid].ts <= ts);
	*out = sat_add(ts, sat_sub(p->v[lo].value, p->v[lo].ts));
	return 1;
}

static void
give_time(sqlite3_context *c, sqlite3_value *v, int64_t clock)
{
	int64_t ns;

	if (sqlite3_value_type(v) != SQLITE_NULL &&
	    convert(sqlite3_user_data(c), clock, sqlite3_value_int64(v), &ns))
		sqlite3_result_int64(c, ns);
}

static void
to_realtime(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	give_time(c, argv[0], CLOCK_NUMBER_REALTIME);
}

static void
to_monotonic(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	give_time(c, argv[0], CLOCK_NUMBER_MONOTONIC);
}

/* Gives a time as 2026-11-22T14:05:01.000000042, in UTC. */
static void
abs_time_str(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	char text[64];
	struct tm tm;
	int64_t ns, part;
	time_t seconds;
	size_t n;

	(void)argc;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL ||
	    !convert(sqlite3_user_data(c), CLOCK_NUMBER_REALTIME,
	    sqlite3_value_int64(argv[0]), &ns))
		return;
	part = ns % 1000000000;
	seconds = (time_t)(ns / 1000000000 - (part < 0));
	if (part < 0)
		part += 1000000000;
	if (gmtime_r(&seconds, &tm) == NULL ||
	    (n = strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%S", &tm)) == 0)
		return;
	n += (size_t)snprintf(text + n, sizeof(text) - n, ".%09d", (int)part);
	sqlite3_result_text(c, text, (int)n, SQLITE_TRANSIENT);
}

#define FIXED	(SQLITE_UTF8 | SQLITE_DETERMINISTIC)

const struct func_row func_clock_rows[] = {
	{ "to_realtime", 1, FIXED, to_realtime, "ts",
	    "the time as ns since 1970, or null" },
	{ "to_monotonic", 1, FIXED, to_monotonic, "ts",
	    "the time of the monotonic clock, or null" },
	{ "abs_time_str", 1, FIXED, abs_time_str, "ts",
	    "the time as a date and a time of day in UTC, or null" },
	{ NULL, 0, 0, NULL, NULL, NULL }
};

void
clock_close(struct sql *s)
{
	if (s->clocks == NULL)
		return;
	free(s->clocks->real.v);
	free(s->clocks->mono.v);
	free(s->clocks);
	s->clocks = NULL;
}
