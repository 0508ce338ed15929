/*
 * weight: THE table of units of samples.
 */
#include "config.h"

#include <string.h>

#include "ttv/trace.h"
#include "ttv/weight.h"

static const struct {
	const char	*word;
	enum weight_unit	 unit;
	double		 scale;		/* of ns, of bytes */
} units[] = {
	{ "ns", WEIGHT_IN_NS, 1 },
	{ "nanoseconds", WEIGHT_IN_NS, 1 },
	{ "microseconds", WEIGHT_IN_NS, 1e3 },
	{ "milliseconds", WEIGHT_IN_NS, 1e6 },
	{ "seconds", WEIGHT_IN_NS, 1e9 },
	{ "bytes", WEIGHT_IN_BYTES, 1 },
	{ "B", WEIGHT_IN_BYTES, 1 },
	{ UNIT_NONE, WEIGHT_IN_NUMBERS, 1 },
	/* events of perf that count ns */
	{ "task-clock", WEIGHT_IN_NS, 1 },
	{ "cpu-clock", WEIGHT_IN_NS, 1 },
};

#define NUNITS	(sizeof(units) / sizeof(units[0]))

enum weight_unit
weight_unit_of(const struct trace *t, uint32_t unit, double *scale)
{
	const char *word = trace_str(t, unit);
	size_t i, n = strcspn(word, ":");	/* modifiers are behind it */

	for (i = 0; i < NUNITS && (strlen(units[i].word) != n ||
	    memcmp(units[i].word, word, n) != 0); i++)
		;
	if (scale != NULL)
		*scale = i < NUNITS ? units[i].scale : 1;
	if (i < NUNITS)
		return units[i].unit;
	return unit == 0 ? WEIGHT_IN_NS : WEIGHT_IN_NUMBERS;
}

uint32_t
trace_sample_event(const struct trace *t, uint32_t track)
{
	const struct track *k = &t->tracks[track];
	uint32_t name = k->nsamples == 0 ? 0 : t->samples[k->sample].name;

	/* a profile of several types has threads that are called as they are */
	return k->unit != 0 && k->unit == name && (k->utid == NONE ||
	    t->threads[k->utid].name != name) ? name : 0;
}
