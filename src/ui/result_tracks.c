/*
 * result_tracks: the tracks that queries have made (:track).  They are parts of
 * the model, so that a model of other files, or of files that are aligned in
 * another way, is without them: the queries are asked again then, with the
 * parameters that they had.  A query without a track, because it failed or was
 * interrupted, is kept until its user forgets it.
 */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/derive.h"
#include "ttv/derived.h"
#include "ttv/err.h"
#include "ttv/match_models.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "result.h"

#define MADE_NOT_LOADED	2	/* of `missing`: the model comes with it */

static void
made_free(struct result_made *m)
{
	free(m->name);
	free(m->text);
}

void
result_tracks_free(struct result_ui *u)
{
	size_t i;

	for (i = 0; i < u->nmade; i++)
		made_free(&u->made[i]);
	free(u->made);
	u->made = NULL;
	u->nmade = u->made_cap = 0;
}

void
result_tracks_add(struct result_ui *u, const struct result_made *from)
{
	struct result_made *m;

	result_tracks_forget(u, from->name, 1);
	u->made = xgrow(u->made, u->nmade, &u->made_cap, sizeof(*u->made));
	m = &u->made[u->nmade++];
	*m = *from;
	m->name = xstrdup(from->name);
	m->text = xstrdup(from->text);
}

void
result_tracks_carry(struct result_ui *u, const struct match_models *match)
{
	struct entity_ref **refs = xreallocarray(NULL, u->nmade + 1,
	    sizeof(*refs));
	size_t i;

	for (i = 0; i < u->nmade; i++) {
		refs[i] = &u->made[i].sel;
		u->made[i].track = match_models_track(match,
		    u->made[i].track);
	}
	if (u->nmade > 0)
		match_models_selections(match, refs, u->nmade);
	free(refs);
}

/* ---- on the thread ---- */

/* Adds the rows of a query to what is derived; returns -1 if there are none. */
static int
derive_rows(struct result_job *j, const struct result_made *m,
    struct sql_error *error)
{
	struct derived *d = j->reload->derived, before = *d;

	result_params(j->sql, m);
	if (sql_derive_rows(j->sql, m->text, strlen(m->text), m->name, d,
	    error) == -1) {
		derived_cut(d, &before);
		return -1;
	}
	if (d->nevents != before.nevents || d->nrules != before.nrules)
		return 0;
	memset(error, 0, sizeof(*error));
	strlcpy(error->msg, "the query has no rows", sizeof(error->msg));
	derived_cut(d, &before);
	return -1;
}

/* Loads the trace with what is derived; takes that back if it fails. */
static int
load_again(struct result_job *j, const struct derived *before)
{
	struct reload *r = j->reload;
	struct err err;

	err_clear(&err);
	j->trace = r->load(r->arg, r->derived, &err);
	if (j->trace != NULL)
		return 0;
	strlcpy(j->error.msg, err.msg, sizeof(j->error.msg));
	derived_cut(r->derived, before);
	return -1;
}

int
result_tracks_make(struct result_job *j)
{
	struct derived before = *j->reload->derived;

	if (derive_rows(j, &j->ask, &j->error) == -1)
		return -1;
	return load_again(j, &before);
}

/* Notes what became of tracks that were made, once loading has ended. */
static int
settle(struct result_job *j, int rc)
{
	size_t i;

	for (i = 0; i < j->nmade; i++)
		if (j->made[i].missing == MADE_NOT_LOADED)
			j->made[i].missing = rc == -1;
	return rc;
}

int
result_tracks_again(struct result_job *j)
{
	struct derived before = *j->reload->derived;
	struct sql_error error;
	size_t i, n = 0;

	for (i = 0; i < j->nmade; i++) {
		if (!j->made[i].missing)
			continue;
		memset(&error, 0, sizeof(error));
		if (derive_rows(j, &j->made[i], &error) == 0) {
			j->made[i].missing = MADE_NOT_LOADED;
			n++;
		} else if (j->lost == NULL) {
			/* the message names the first one */
			j->lost = xstrdup(j->made[i].name);
			j->error = error;
		}
		if (error.interrupted || atomic_load(j->stopped)) {
			derived_cut(j->reload->derived, &before);
			j->error = error;
			j->error.interrupted = 1;
			return settle(j, -1);
		}
	}
	return settle(j, n > 0 ? load_again(j, &before) : 0);
}

/* ---- on the viewer's side ---- */

void
result_tracks_miss(struct result_ui *u, int missing)
{
	size_t i;

	for (i = 0; i < u->nmade; i++)
		u->made[i].missing = missing;
}

size_t
result_tracks_missing(const struct result_ui *u)
{
	size_t i, n = 0;

	for (i = 0; i < u->nmade; i++)
		n += u->made[i].missing != 0;
	return n;
}

size_t
result_tracks_forget(struct result_ui *u, const char *name, int missing_only)
{
	size_t i, n = 0, lost;

	for (i = 0; i < u->nmade; i++)
		if (strcmp(u->made[i].name, name) == 0 &&
		    (u->made[i].missing || !missing_only))
			made_free(&u->made[i]);
		else
			u->made[n++] = u->made[i];
	lost = u->nmade - n;
	u->nmade = n;
	return lost;
}
