/*
 * axis: what the columns of a trace measure.  It is time, but for a profile
 * that has none: there the weights of its samples stand one behind the other, a
 * nanosecond each, so that the axis has bytes, or numbers of samples.  Bytes
 * are written in the units of tables, and have steps that are powers of two.
 * Samples with such weights that came at times do not stand so.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/view.h"
#include "ttv/weight.h"
#include "axis.h"
#include "priv.h"

#define UNITS		4
#define UNIT_SECOND	0	/* of times: minutes and hours have no row */
#define UNIT_MICRO	1000	/* ns; its sign is a glyph */
#define FEW		1000	/* a length has digits below this */

static const struct {
	int64_t		 size;
	const char	*time, *number;		/* names */
} units[UNITS] = {
	{ 1000000000,	"s",	"G" },
	{ 1000000,	"ms",	"M" },
	{ UNIT_MICRO,	"",	"k" },		/* see unit_name() */
	{ 1,		"ns",	"" },
};

/* Returns whether a trace has nothing but samples. */
static int
has_samples_alone(const struct trace *tr)
{
	return tr->nsamples > 0 && tr->nslices == 0 && tr->ninstants == 0 &&
	    tr->nseries == 0 && tr->nobjects == 0 && tr->nmemdumps == 0;
}

/* Returns whether each sample of a track begins where the one before ends. */
static int
weights_are_places(const struct trace *tr, const struct track *k)
{
	const struct sample *s;
	uint32_t i;

	for (i = 1; i < k->nsamples; i++) {
		s = &tr->samples[k->sample + i - 1];
		if (fabs((double)s[1].ts - (double)s->ts - s->weight) >= 1)
			return 0;
	}
	return 1;
}

static enum axis
axis_find(const struct trace *tr)
{
	enum axis is = AXIS_BYTES;
	uint32_t i;

	if (!has_samples_alone(tr))
		return AXIS_TIME;
	for (i = 0; i < tr->ntracks; i++) {
		if (tr->tracks[i].nsamples == 0)
			continue;
		switch (weight_unit_of(tr, tr->tracks[i].unit, NULL)) {
		case WEIGHT_IN_NS:
			return AXIS_TIME;
		case WEIGHT_IN_NUMBERS:
			is = AXIS_NUMBERS;
			break;
		case WEIGHT_IN_BYTES:
			break;
		}
		if (!weights_are_places(tr, &tr->tracks[i]))
			return AXIS_TIME;
	}
	return is;
}

enum axis
view_axis(const struct view *v)
{
	struct view_private *p = v->priv;

	if (p->axis_of != v->trace) {
		p->axis_of = v->trace;
		p->axis = axis_find(v->trace);
	}
	return p->axis;
}

/* Returns the row of the unit in which a length has digits before the point. */
static int
unit_for(int64_t length)
{
	int u = 0;

	while (u < UNITS - 1 && length < units[u].size &&
	    length > -units[u].size)
		u++;
	return u;
}

/* Writes the name of a unit behind a blank, if it has one. */
static void
unit_name(enum axis axis, int u, char *out, size_t n)
{
	char micro[8];

	if (axis == AXIS_TIME && units[u].size == UNIT_MICRO) {
		micro[text_encode(glyph(GLYPH_MICRO), micro)] = '\0';
		snprintf(out, n, " %ss", micro);
	} else if (axis == AXIS_TIME)
		snprintf(out, n, " %s", units[u].time);
	else
		snprintf(out, n, "%s%s", *units[u].number != '\0' ? " " : "",
		    units[u].number);
}

/*
 * Writes a number of bytes, rounded, with a digit more than the resolution has
 * where one alone does not tell halves of a half.
 */
static size_t
bytes_place(char *out, size_t n, int64_t t, int64_t largest, int64_t every)
{
	double size = 1, quantum, value;
	size_t u = 0;
	int digits = 0;

	while (u < TEXT_BYTE_UNITS - 1 &&
	    fabs((double)largest) >= size * 1024) {
		size *= 1024;
		u++;
	}
	quantum = size;
	value = (double)t / size;
	for (; quantum > (double)every; quantum /= 10)
		digits++;
	digits += fmod((double)every * pow(10, digits), size) > 0 && digits > 0;
	if (fabs(value) * pow(10, digits) < 0.5)	/* no -0.0 */
		value = 0;
	return (size_t)snprintf(out, n, "%.*f %s", digits, value,
	    text_byte_unit(u));
}

size_t
axis_place(char *out, size_t n, enum axis axis, int64_t t, int64_t largest,
    int64_t every)
{
	int u = unit_for(largest), digits = 0;
	int64_t quantum, rest, size = units[u].size;
	char name[16];

	if (axis == AXIS_BYTES)
		return bytes_place(out, n, t, largest, every);
	if (axis == AXIS_TIME && u == UNIT_SECOND)
		return text_time(out, n, t, every);
	for (quantum = size; quantum > every; quantum /= 10)
		digits++;
	unit_name(axis, u, name, sizeof(name));
	rest = t % size;
	if (digits == 0)
		return (size_t)snprintf(out, n, "%lld%s",
		    (long long)(t / size), name);
	return (size_t)snprintf(out, n, "%s%lld.%0*lld%s",
	    t <= -quantum && t > -size ? "-" : "",	/* no -0.0 */
	    (long long)(t / size), digits,
	    (long long)((rest < 0 ? -rest : rest) / quantum), name);
}

size_t
view_length(const struct view *v, char *out, size_t n, int64_t length)
{
	enum axis axis = view_axis(v);
	int64_t every = 1;

	if (axis == AXIS_TIME)
		return text_duration_short(out, n, length);
	if (axis == AXIS_BYTES && length >= 0)
		return text_bytes(out, n, (uint64_t)length);
	while (length / every >= FEW)	/* below the digits shown */
		every *= 10;
	return axis_place(out, n, axis, sat_add(length, every / 2), length,
	    every);
}
