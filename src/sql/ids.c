/*
 * ids: what a viewer selects as numbers of the tables, and back.
 */
#include "config.h"

#include "sql_int.h"

int64_t
sql_slice_of(struct sql *s, const struct entity_ref *e)
{
	const struct trace *t = s->trace;

	if (e->type == ENTITY_INSTANT && e->id < t->ninstants)
		return index_of_instant(s, e->id) == ORDER_ENTRY ?
		    (int64_t)index_rank(s, t->nslices + e->id) : -1;
	if (e->type != ENTITY_SLICE || e->id >= t->nslices ||
	    index_of_row(s, trace_slice_row(t, e->id)) != ORDER_ENTRY)
		return -1;
	return index_rank(s, e->id);
}

int
sql_slice_at(struct sql *s, int64_t id, struct entity_ref *e)
{
	uint32_t entry;

	if (id < 0 || (uint64_t)id >= index_entries(s))
		return -1;
	entry = index_entry_of(s, (uint64_t)id);
	if (entry < s->trace->nslices)
		*e = (struct entity_ref){ ENTITY_SLICE, entry };
	else
		*e = (struct entity_ref){ ENTITY_INSTANT,
		    entry - s->trace->nslices };
	return 0;
}

int64_t
sql_track_of(struct sql *s, const struct entity_ref *e, uint32_t track)
{
	size_t i;

	if (e->type == ENTITY_SLICE && e->id < s->trace->nslices &&
	    index_of_row(s, trace_slice_row(s->trace, e->id)) == ORDER_ENTRY)
		return track_of_entry(s, e->id);
	for (i = 0; i < s->tracks.n; i++)
		if (s->tracks.tracks[i].track == track)
			return (int64_t)i;
	return -1;
}
