/*
 * pick: tracks chosen by the names that people see of them.
 *
 * A process matches by its label, such as "Renderer [4242]"; a track by its own
 * label or that of a track above it.  Parents stand before their children.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pick.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "match.h"

#define PICK_LABEL	1024		/* bytes of a label that are compared */

/* Sets chosen[] of the tracks of processes that match. */
static int
pick_process(const struct trace *t, const char *pattern, uint8_t *chosen,
    struct err *err)
{
	char		label[PICK_LABEL];
	struct match	m;
	uint32_t	i, last = NONE;
	int		yes = 0;

	if (match_open(&m, pattern, err) == -1)
		return -1;
	for (i = 0; i < t->ntracks; i++) {
		if (t->tracks[i].upid == NONE)
			continue;
		if (t->tracks[i].upid != last) {
			last = t->tracks[i].upid;
			trace_process_label(t, last, label, sizeof(label));
			yes = match_text(&m, label, strlen(label));
		}
		chosen[i] = (uint8_t)yes;
	}
	match_close(&m);
	return 0;
}

static int
pick_track(const struct trace *t, const char *pattern, uint8_t *chosen,
    struct err *err)
{
	char		label[PICK_LABEL];
	struct match	m;
	uint32_t	i, p;

	if (match_open(&m, pattern, err) == -1)
		return -1;
	for (i = 0; i < t->ntracks; i++) {
		p = t->tracks[i].parent;
		trace_track_label(t, i, label, sizeof(label));
		chosen[i] = (p != NONE && chosen[p]) ||
		    match_text(&m, label, strlen(label));
	}
	match_close(&m);
	return 0;
}

int64_t
pick_tracks(const struct trace *t, const char *process, const char *track,
    uint8_t *chosen, struct err *err)
{
	uint8_t		*own = NULL;
	int64_t		 n = 0;
	uint32_t	 i;

	memset(chosen, process == NULL, t->ntracks);
	if (process != NULL && pick_process(t, process, chosen, err) == -1)
		return -1;
	if (track != NULL) {
		own = xcalloc((size_t)t->ntracks + 1, 1);
		if (pick_track(t, track, own, err) == -1) {
			free(own);
			return -1;
		}
		for (i = 0; i < t->ntracks; i++)
			chosen[i] = chosen[i] && own[i];
		free(own);
	}
	for (i = 0; i < t->ntracks; i++)
		n += chosen[i];
	return n;
}

int
pick_labels(const struct trace *t, const char *pattern, uint8_t *chosen,
    struct err *err)
{
	char		 label[PICK_LABEL];
	const struct track *k;
	struct match	 m;
	const char	*s;
	uint32_t	 i, j;
	size_t		 n;

	if (match_open(&m, pattern, err) == -1)
		return -1;
	for (i = 0; i < t->ntracks; i++) {
		k = &t->tracks[i];
		/* these have the labels of their threads, of their slices */
		if (k->type == TRACK_STATE || k->type == TRACK_ASYNC)
			continue;
		n = trace_track_label(t, i, label, sizeof(label));
		s = label;
		if (k->name == 0 && strchr(label, ' ') != NULL)
			s = strchr(label, ' ') + 1;	/* "thread 17": ours */
		chosen[i] |= (uint8_t)match_text(&m, s, n - (size_t)(s -
		    label));
		for (j = k->series; j < k->series + k->nseries; j++) {
			s = trace_str(t, t->series[j].name);
			chosen[i] |= (uint8_t)match_text(&m, s, strlen(s));
		}
	}
	match_close(&m);
	return 0;
}
