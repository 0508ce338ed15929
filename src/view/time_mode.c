/*
 * time_mode: how times are shown: from the start of the trace, from the left
 * edge of the view, as time of day, or as the trace's clock has them.  The time
 * of day is UTC, so that a trace looks the same everywhere.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/trace.h"
#include "ttv/view.h"
#include "axis.h"
#include "parts.h"
#include "passed.h"

#define SECOND		INT64_C(1000000000)
#define DAY		(86400 * SECOND)
/*
 * A trace whose clock begins between 2001 and 2100 has the time of day: no
 * machine has run for 30 years.
 */
#define EPOCH_FROM	(INT64_C(978307200) * SECOND)
#define EPOCH_TO	(INT64_C(4102444800) * SECOND)

int
view_wall(const struct view *v, int64_t *wall)
{
	*wall = v->trace->wall;
	if (v->trace->has_wall)
		return 1;
	*wall = 0;
	return v->trace->start >= EPOCH_FROM && v->trace->start < EPOCH_TO;
}

int64_t
view_time_origin(const struct view *v)
{
	int64_t wall;

	switch (v->time_mode) {
	case TIME_VIEW:
		return v->vp.t0;
	case TIME_RAW:
		return 0;
	case TIME_WALL:
		if (view_wall(v, &wall))
			return sat_sub(0, wall);
		break;
	}
	return v->trace->start;
}

/* Sets year, month and day of a number of days since 1970 (civil calendar). */
static void
civil(int64_t days, int64_t *y, int *m, int *d)
{
	int64_t era, doe, yoe, doy, mp;

	days += 719468;			/* from the first of March of year 0 */
	era = (days >= 0 ? days : days - 146096) / 146097;
	doe = days - era * 146097;
	yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
	doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
	mp = (5 * doy + 2) / 153;
	*d = (int)(doy - (153 * mp + 2) / 5 + 1);
	*m = (int)(mp < 10 ? mp + 3 : mp - 9);
	*y = yoe + era * 400 + (*m <= 2);
}

size_t
view_wall_text(char *out, size_t n, int64_t ns, int64_t every, int day)
{
	int64_t days = ns / DAY, rest = ns % DAY, y, quantum;
	int m, d, digits = 0, len;
	char date[32] = "";

	if (rest < 0) {
		rest += DAY;
		days--;
	}
	civil(days, &y, &m, &d);
	if (day)
		snprintf(date, sizeof(date), "%04lld-%02d-%02d ",
		    (long long)y, m, d);
	for (quantum = SECOND; quantum > every && digits < 9; quantum /= 10)
		digits++;
	len = snprintf(out, n, "%s%02d:%02d:%02d", date,
	    (int)(rest / SECOND / 3600), (int)(rest / SECOND / 60 % 60),
	    (int)(rest / SECOND % 60));
	if (digits > 0 && len > 0 && (size_t)len < n)
		len += snprintf(out + len, n - (size_t)len, ".%0*lld", digits,
		    (long long)(rest % SECOND / quantum));
	return len < 0 ? 0 : (size_t)len < n ? (size_t)len : n - 1;
}

int64_t
time_mode_largest(const struct view *v)
{
	int64_t origin = view_time_origin(v);
	int64_t a = sat_sub(v->vp.t0, origin);
	int64_t b = sat_sub(viewport_end(&v->vp), origin);

	return a < 0 && (b < 0 || sat_sub(0, a) > b) ? a : b;
}

size_t
view_time(const struct view *v, char *out, size_t n, int64_t t, int64_t every)
{
	int64_t shown = sat_sub(t, view_time_origin(v)), wall;

	if (v->time_mode == TIME_WALL && view_wall(v, &wall))
		return view_wall_text(out, n, shown, every, 0);
	return axis_place(out, n, view_axis(v), shown, time_mode_largest(v),
	    every);
}
