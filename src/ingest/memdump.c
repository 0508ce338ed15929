/*
 * memdump: lays out memory dumps by (track, ts), equal times in file order.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "finish.h"
#include "points.h"

POINT_SORT(memdump)

void
memdumps_plan(struct finish *f)
{
	uint32_t *of_process, global = NONE, upid, *track;
	size_t i;

	of_process = xreallocarray(NULL, f->b->processes.n + 1,
	    sizeof(*of_process));
	for (i = 0; i < f->b->processes.n; i++)
		of_process[i] = NONE;
	f->memdump_track = xcalloc(f->b->memdumps.n + 1, sizeof(uint32_t));
	for (i = 0; i < f->b->memdumps.n; i++) {
		upid = f->b->memdumps.v[i].upid;
		track = upid == NONE ? &global : &of_process[upid];
		if (*track == NONE)
			*track = tracks_add(&f->tracks, TRACK_MEMORY, upid,
			    NONE, 0, 0);
		f->memdump_track[i] = *track;
	}
	free(of_process);
}

void
memdumps_fill(struct finish *f)
{
	struct trace *t = f->t;
	const struct raw_memdump *r;
	uint32_t *order, *at, track;
	struct track *k;
	size_t i, n = f->b->memdumps.n;

	order = finish_group(f, f->memdump_track, n, &at);
	t->memdumps = xcalloc(n + 1, sizeof(*t->memdumps));
	t->nmemdumps = (uint32_t)n;
	for (i = 0; i < n; i++) {
		r = &f->b->memdumps.v[order[i]];
		t->memdumps[i].ts = r->ts;
		t->memdumps[i].id = r->id;
		t->memdumps[i].off = r->off;
	}
	for (track = 0; track < t->ntracks; track++) {
		k = &t->tracks[track];
		k->memdump = at[track];
		k->nmemdumps = at[track + 1] - at[track];
		if (k->nmemdumps > 0)
			memdump_sort(k, &t->memdumps[k->memdump], k->nmemdumps);
	}
	free(order);
	free(at);
	free(f->memdump_track);
}
