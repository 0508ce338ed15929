/*
 * sys_clock: which clock of the system the times of a part are of, and what
 * others showed then.  clock_edge.c joins parts by that.
 */
#include "config.h"

#include "ttv/sat.h"
#include "builder_int.h"

void
builder_clock(struct builder *b, enum sys_clock clock)
{
	b->sys_clock = (uint8_t)clock;
}

void
builder_clock_pair(struct builder *b, int64_t ts, enum sys_clock clock,
    int64_t other)
{
	struct sys_offsets *o = &b->sys_offsets;

	/* the first pair counts: clocks drift, and a part has one shift */
	if (clock >= SYS_CLOCKS || o->has[clock])
		return;
	o->has[clock] = 1;
	if (__builtin_sub_overflow(other, ts, &o->ns[clock]))
		o->ns[clock] = other < 0 ? INT64_MIN : INT64_MAX;
}

void
builder_clocks_join(struct builder *to, const struct builder *from)
{
	int i;

	if (to->sys_clock == SYS_CLOCK_UNKNOWN)
		to->sys_clock = from->sys_clock;
	for (i = 0; i < SYS_CLOCKS; i++)
		if (!to->sys_offsets.has[i] && from->sys_offsets.has[i]) {
			to->sys_offsets.has[i] = 1;
			to->sys_offsets.ns[i] = from->sys_offsets.ns[i];
		}
}

int
builder_wall(const struct builder *b, int64_t *wall)
{
	const struct sys_offsets *o = &b->sys_offsets;
	int64_t ns = 0;

	*wall = b->wall;
	if (b->has_wall)
		return 1;
	/* ticks of another clock cannot be added to a time of day */
	if (o->has[SYS_CLOCK_REALTIME] && b->sys_clock != SYS_CLOCK_OTHER)
		ns = o->ns[SYS_CLOCK_REALTIME];
	else if (b->epoch != 0)
		ns = b->epoch;
	else if (b->sys_clock != SYS_CLOCK_REALTIME)
		return 0;
	*wall = sat_sub(ns, b->shifted);
	return 1;
}
