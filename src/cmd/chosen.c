/*
 * chosen: what the options of a range and of tracks leave of a trace, thing by
 * thing.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/listing.h"
#include "ttv/near.h"
#include "ttv/pick.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "chosen.h"
#include "place.h"

int
chosen_open(struct chosen *c, const struct cmd_call *call,
    const struct trace *t, struct err *err)
{
	memset(c, 0, sizeof(*c));
	c->has_end = cmd_given(call, "to");
	c->all_times = !cmd_given(call, "from") && !c->has_end;
	if (place_range(call, t, &c->t0, &c->t1, err) == -1)
		return -1;
	if (cmd_given(call, "track") || cmd_given(call, "process")) {
		c->tracks = xcalloc((size_t)t->ntracks + 1, 1);
		if (pick_tracks(t, cmd_str(call, "process"), cmd_str(call,
		    "track"), c->tracks, err) == -1)
			return -1;
	}
	chosen_note(call, t, &(const struct part){ c->t0, c->t1, c->tracks,
	    NULL });
	return 0;
}

void
chosen_close(struct chosen *c)
{
	free(c->tracks);
	c->tracks = NULL;
}

int
chosen_has(const struct chosen *c, const struct trace *t,
    const struct entity_ref *e)
{
	uint32_t track;
	int64_t ts;

	if (c->tracks != NULL) {
		track = entity_track(t, e->type, e->id);
		if (track == NONE || !c->tracks[track])
			return 0;
	}
	if (c->all_times)
		return 1;
	ts = entity_ts(t, e->type, e->id);
	if (c->has_end && ts >= c->t1)
		return 0;
	return ts >= c->t0 || entity_until(t, e->type, e->id) > c->t0;
}

const char *
chosen_any(const struct cmd_call *call)
{
	static const char *const names[] = { "from", "to", "track", "process",
	    "filter" };
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (cmd_given(call, names[i]))
			return names[i];
	return NULL;
}

void
chosen_free(struct bits kept[ENTITIES])
{
	int k;

	for (k = 0; k < ENTITIES; k++)
		bits_free(&kept[k]);
}

int
chosen_kept(struct bits kept[ENTITIES], const struct cmd_call *call,
    const struct trace *t, struct err *err)
{
	struct bits named[ENTITIES];
	struct entity_ref e;
	struct chosen c;
	uint32_t n;
	int rc = 1, k;

	memset(kept, 0, ENTITIES * sizeof(*kept));
	memset(named, 0, sizeof(named));
	if (chosen_any(call) == NULL)
		return 0;
	if (chosen_open(&c, call, t, err) == -1 || (cmd_given(call, "filter") &&
	    listing_sets(t, cmd_str(call, "filter"), named, err) == -1))
		rc = -1;
	for (k = ENTITY_NONE + 1; k < ENTITIES && rc == 1; k++) {
		e.type = (enum entity)k;
		n = entity_count(t, e.type);
		bits_init(&kept[k], (uint64_t)n + 1);
		for (e.id = 0; e.id < n && e.type != ENTITY_FLOW; e.id++)
			if ((!cmd_given(call, "filter") ||
			    bits_has(&named[k], e.id)) && chosen_has(&c, t,
			    &e))
				bits_add(&kept[k], e.id);
	}
	chosen_free(named);
	chosen_close(&c);
	return rc;
}

int
chosen_part_open(struct chosen_part *p, const struct cmd_call *call,
    const struct trace *t, struct err *err)
{
	return chosen_part_by(p, call, cmd_given(call, "filter") ?
	    cmd_str(call, "filter") : NULL, t, err);
}

int
chosen_part_by(struct chosen_part *p, const struct cmd_call *call,
    const char *filter, const struct trace *t, struct err *err)
{
	memset(p, 0, sizeof(*p));
	if (place_range(call, t, &p->of.t0, &p->of.t1, err) == -1)
		return -1;
	if (cmd_given(call, "from") || cmd_given(call, "to"))
		p->part = &p->of;
	if (cmd_given(call, "track") || cmd_given(call, "process")) {
		p->part = &p->of;
		p->of.tracks = p->tracks = xcalloc((size_t)t->ntracks + 1, 1);
		if (pick_tracks(t, cmd_str(call, "process"), cmd_str(call,
		    "track"), p->tracks, err) == -1)
			return -1;
	}
	if (filter == NULL)
		return 0;
	p->part = &p->of;
	p->of.slices = &p->slices;
	return listing_slices(t, filter, &p->slices, err);
}

void
chosen_part_close(struct chosen_part *p)
{
	bits_free(&p->slices);
	free(p->tracks);
	p->tracks = NULL;
}

/* ---- what is nowhere in a trace ---- */

#define NAMES_MOST	10000		/* of which the nearest is looked for:
					 * a moment */

/* Offers a name as it is and word by word. */
static void
name_offer(struct near *n, const char *name)
{
	near_offer(n, name);
	near_offer_all(n, name);
}

/* Writes which name of a process, or of a track, could have been meant. */
static void
name_hint(const struct trace *t, int processes, const char *pattern, char *s,
    size_t size)
{
	const char *name;
	char label[256];	/* longer names are not what a person types */
	struct near n;
	uint32_t i;

	near_open(&n, pattern, strlen(pattern));
	for (i = 0; processes && i < t->nprocesses && i < NAMES_MOST; i++) {
		name = trace_str(t, t->processes[i].name);
		text_safe(label, sizeof(label), name, strlen(name));
		name_offer(&n, label);
	}
	for (i = 0; !processes && i < t->ntracks && i < NAMES_MOST; i++) {
		trace_track_label(t, i, label, sizeof(label));
		name_offer(&n, label);
	}
	if (near_hint(&n, s, size) == 0)
		snprintf(s, size, "; `ttv info` lists them");
}

/* Returns how many tracks match both patterns, of which one may be NULL. */
static int64_t
tracks_of(const struct trace *t, const char *process, const char *track)
{
	uint8_t *tracks = xcalloc((size_t)t->ntracks + 1, 1);
	struct err err;
	int64_t n;

	err_clear(&err);
	n = pick_tracks(t, process, track, tracks, &err);
	free(tracks);
	return n;
}

/* Says which pattern of names no track matches. */
static void
name_missing(const struct cmd_call *call, const struct trace *t,
    const char *where, struct err *err)
{
	const char *process = cmd_str(call, "process");
	const char *track = cmd_str(call, "track");
	char meant[NEAR_MOST + 24];
	int no_process = process != NULL && tracks_of(t, process, NULL) == 0;
	int no_track = track != NULL && tracks_of(t, NULL, track) == 0;

	if (no_process || no_track) {
		name_hint(t, no_process, no_process ? process : track, meant,
		    sizeof(meant));
		err_set(err, ERR_USAGE, ERR_NOWHERE, "%s: no %s matches "
		    "\"%.64s\"%s", where, no_process ? "process" : "track",
		    no_process ? process : track, meant);
	} else if (process == NULL)
		err_set(err, ERR_USAGE, ERR_NOWHERE, "%s: no track matches "
		    "\"%.64s\"; --process takes names of processes", where,
		    track != NULL ? track : "");
	else
		err_set(err, ERR_USAGE, ERR_NOWHERE, "%s: no track of "
		    "\"%.64s\" matches \"%.64s\"", where, process,
		    track != NULL ? track : "");
}

int
chosen_missing(const struct cmd_call *call, const struct trace *t,
    const struct part *p, const char *where, struct err *err)
{
	char path[512], length[32];

	if (where == NULL && t->nsources > 0) {
		text_safe(path, sizeof(path), t->sources[0].path,
		    strlen(t->sources[0].path));
		where = path;
	}
	where = where != NULL ? where : call->cmd->name;
	if (p->tracks != NULL && memchr(p->tracks, 1, t->ntracks) == NULL)
		name_missing(call, t, where, err);
	else if (p->t0 > t->end || p->t1 < t->start) {
		text_duration(length, sizeof(length), sat_span(t->start,
		    t->end));
		err_set(err, ERR_USAGE, ERR_NOWHERE, "%s: the range lies "
		    "outside of the trace, which is %s long", where, length);
	}
	return err->code != ERR_NONE;
}

void
chosen_note(const struct cmd_call *call, const struct trace *t,
    const struct part *p)
{
	struct err err;
	size_t i;

	for (i = 0; i < call->nvalues; i++)
		if (call->values[i].given && strcmp(
		    call->values[i].option->name, "each") == 0)
			return;
	err_clear(&err);
	if (chosen_missing(call, t, p, NULL, &err))
		fprintf(stderr, "ttv: %s\n", err.msg);
}
