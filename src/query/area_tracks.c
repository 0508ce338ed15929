/*
 * area_tracks: the tracks of an area by patterns of their names.
 */
#include "config.h"

#include <string.h>

#include "ttv/err.h"

#include "area_int.h"
#include "match.h"

/* Returns whether a track's label, or that of a track around it, matches. */
static int
track_matches(const struct trace *t, struct match *m, uint32_t track)
{
	char label[256];
	size_t n;

	for (; track != NONE; track = t->tracks[track].parent) {
		if (t->tracks[track].type == TRACK_PROCESS)
			return 0;	/* has a pattern of its own */
		n = trace_track_label(t, track, label, sizeof(label));
		if (match_text(m, label, n))
			return 1;
	}
	return 0;
}

static int
process_matches(const struct trace *t, struct match *m, uint32_t track)
{
	uint32_t upid = t->tracks[track].upid;
	char label[256];
	size_t n;

	if (upid == NONE)
		return 0;
	n = trace_process_label(t, upid, label, sizeof(label));
	return match_text(m, label, n);
}

/* Takes out of the tracks what does not match a pattern. */
static int
keep(const struct trace *t, const char *pattern, uint8_t *tracks,
    int (*matches)(const struct trace *, struct match *, uint32_t),
    struct err *err)
{
	struct match m;
	uint32_t i;

	if (pattern == NULL)
		return 0;
	if (match_open(&m, pattern, err) == -1)
		return -1;
	for (i = 0; i < t->ntracks; i++)
		if (tracks[i] && !matches(t, &m, i))
			tracks[i] = 0;
	match_close(&m);
	return 0;
}

int
area_tracks(const struct trace *t, const char *track, const char *process,
    uint8_t *tracks, struct err *err)
{
	memset(tracks, 1, t->ntracks);
	if (keep(t, track, tracks, track_matches, err) == -1)
		return -1;
	return keep(t, process, tracks, process_matches, err);
}
