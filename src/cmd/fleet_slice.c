/*
 * fleet_slice: rows of the table slice, straight from the model.
 */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/event_facts.h"
#include "ttv/permalink.h"
#include "ttv/sat.h"
#include "ttv/sql.h"
#include "ttv/sql_slices.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "fleet.h"

#define ARENA_KEEP	((size_t)1024 * 1024)	/* bytes kept for the next */

enum { SLICE_ID, SLICE_TS, SLICE_REL, SLICE_DUR, SLICE_SELF, SLICE_NAME,
	SLICE_CATEGORY, SLICE_DEPTH, SLICE_PARENT, SLICE_ROOT,
	SLICE_TRACK_TYPE, SLICE_TRACK_NAME, SLICE_TID, SLICE_THREAD,
	SLICE_PID, SLICE_PROCESS, SLICE_CPU, SLICE_COLUMNS };

const struct parquet_column fleet_of_slice[] = {
	[SLICE_ID] = { "slice_id", PARQUET_INT32, 1, 0, 1 },
	[SLICE_TS] = { "ts", PARQUET_INT64, 1, 1, 1 },
	[SLICE_REL] = { "rel", PARQUET_INT64, 1, 0, 1 },
	[SLICE_DUR] = { "dur", PARQUET_INT64, 1, 0, 0 },
	[SLICE_SELF] = { "self", PARQUET_INT64, 1, 0, 0 },
	[SLICE_NAME] = { "name", PARQUET_TEXT, 0, 0, 0 },
	[SLICE_CATEGORY] = { "category", PARQUET_TEXT, 0, 0, 0 },
	[SLICE_DEPTH] = { "depth", PARQUET_INT32, 1, 0, 0 },
	[SLICE_PARENT] = { "parent_id", PARQUET_INT32, 0, 0, 1 },
	[SLICE_ROOT] = { "root_name", PARQUET_TEXT, 0, 0, 0 },
	[SLICE_TRACK_TYPE] = { "track_type", PARQUET_TEXT, 0, 0, 0 },
	[SLICE_TRACK_NAME] = { "track_name", PARQUET_TEXT, 0, 0, 0 },
	[SLICE_TID] = { "tid", PARQUET_INT64, 0, 0, 0 },
	[SLICE_THREAD] = { "thread_name", PARQUET_TEXT, 0, 0, 0 },
	[SLICE_PID] = { "pid", PARQUET_INT64, 0, 0, 0 },
	[SLICE_PROCESS] = { "process_name", PARQUET_TEXT, 0, 0, 0 },
	[SLICE_CPU] = { "thread_dur", PARQUET_INT64, 0, 0, 0 },
	{ NULL, PARQUET_NONE, 0, 0, 0 }
};

/* What all slices of a track have. */
struct place {
	char	*text[4];	/* type, name, thread, process; or NULL */
	size_t	 len[4];
	struct parquet_mark mark[4];
	int64_t	 number[2];	/* tid, pid */
	int	 has[2];
	int	 is_thread;
};

struct slice_rows {
	struct fleet	*c;
	struct parquet	*p;
	struct place	*places;	/* by id of the table track */
	size_t		 n, cap;
	int		 may_cpu;	/* 0: no slice has a CPU time */
	int		 reads;		/* 1: texts of events are read */
	struct fleet_args *args;
	struct arena	 arena;
	struct buf	 json;
};

static const char places_sql[] =
    "SELECT t.id, t.type, t.name, thread.name, process.name, thread.tid, "
    "process.pid, tt.utid IS NOT NULL FROM track t "
    "LEFT JOIN thread_track tt ON tt.id = t.id "
    "LEFT JOIN thread ON thread.utid = tt.utid "
    "LEFT JOIN process_track pt ON pt.id = t.id "
    "LEFT JOIN process ON process.upid = coalesce(pt.upid, thread.upid) "
    "ORDER BY t.id";

static int
place_row(void *arg, const struct sql_value *v, size_t n)
{
	struct slice_rows *r = arg;
	struct place *place;
	size_t i;

	(void)n;
	r->places = xgrow(r->places, r->n, &r->cap, sizeof(*r->places));
	place = &r->places[r->n++];
	memset(place, 0, sizeof(*place));
	for (i = 0; i < 4; i++)
		if (v[1 + i].type == SQL_TEXT) {
			place->text[i] = xstrndup(v[1 + i].text, v[1 + i].len);
			place->len[i] = strlen(place->text[i]);
		}
	for (i = 0; i < 2; i++) {
		place->has[i] = v[5 + i].type == SQL_INT;
		place->number[i] = v[5 + i].num;
	}
	place->is_thread = v[7].num != 0;
	return 0;
}

static int
place_begin(void *arg, const char *const *names, size_t n)
{
	(void)arg;
	(void)names;
	(void)n;
	return 0;
}

static void
put_place(struct slice_rows *r, struct place *place)
{
	static const size_t texts[] = { SLICE_TRACK_TYPE, SLICE_TRACK_NAME,
	    SLICE_THREAD, SLICE_PROCESS };
	static const size_t numbers[] = { SLICE_TID, SLICE_PID };
	size_t i, first = r->c->first;

	for (i = 0; i < 4; i++)
		if (place->text[i] != NULL)
			parquet_marked(r->p, first + texts[i], place->text[i],
			    place->len[i], &place->mark[i]);
	for (i = 0; i < 2; i++)
		if (place->has[i])
			parquet_int(r->p, first + numbers[i],
			    place->number[i]);
}

/* ---- what is read again ---- */

/* Sets the CPU time of a slice, and columns of its args. */
static void
put_facts(struct slice_rows *r, const struct sql_slice *v,
    const struct place *place)
{
	const struct trace *t = r->c->trace;
	int has_cpu = r->may_cpu && place->is_thread && v->entry < t->nslices;
	struct event_facts f = { .tdur = -1 };
	int told = 0;

	if (r->reads && v->ahead < t->nslices)
		trace_cpu_fetch(t, v->ahead);
	if (r->c->nargs > 0 || r->c->all_args)
		told = fleet_args_put(r->args, t, v->entry,
		    has_cpu ? &f : NULL);
	if (has_cpu && !told)
		f.tdur = trace_cpu(t, v->entry, &r->arena);
	if (f.tdur >= 0)
		parquet_int(r->p, r->c->first + SLICE_CPU, f.tdur);
	if (r->arena.total > ARENA_KEEP)
		arena_free(&r->arena);
}

/* Sets the command that opens the trace at the slice. */
static void
put_view(struct slice_rows *r, const struct sql_slice *v, size_t column)
{
	const struct trace *t = r->c->trace;
	struct buf word = BUF_INIT;

	buf_printf(&word, "%s@%" PRId64, v->entry < t->nslices ? "slice" :
	    "instant", sat_sub(v->ts, t->start));
	if (v->entry < t->nslices && v->dur >= 0)
		buf_printf(&word, "+%" PRId64, v->dur);
	buf_printf(&word, " %s", trace_kind_name(t, v->kind));
	buf_clear(&r->json);
	buf_adds(&r->json, "ttv view --select=");
	permalink_word(&r->json, word.data);
	buf_adds(&r->json, " -- ");
	permalink_word(&r->json, r->c->path);
	parquet_text(r->p, column, r->json.data, r->json.len);
	buf_free(&word);
}

/* ---- rows ---- */

static int
slice_row(void *arg, const struct sql_slice *v)
{
	struct slice_rows *r = arg;
	const struct trace *t = r->c->trace;
	const struct kind *k = &t->kinds[v->kind];
	size_t first = r->c->first, last;

	fleet_begin_row(r->c, r->p);
	parquet_int(r->p, first + SLICE_ID, v->id);
	parquet_int(r->p, first + SLICE_TS, v->ts);
	parquet_int(r->p, first + SLICE_REL, sat_sub(v->ts, t->start));
	parquet_int(r->p, first + SLICE_DUR, v->dur);
	parquet_int(r->p, first + SLICE_SELF, v->self);
	fleet_string(r->c, r->p, SLICE_NAME, k->name);
	fleet_string(r->c, r->p, SLICE_CATEGORY, k->cat);
	parquet_int(r->p, first + SLICE_DEPTH, v->depth);
	if (v->parent_id != -1)
		parquet_int(r->p, first + SLICE_PARENT, v->parent_id);
	fleet_string(r->c, r->p, SLICE_ROOT, t->kinds[v->root_kind].name);
	put_place(r, &r->places[v->track_id]);
	put_facts(r, v, &r->places[v->track_id]);
	if (r->c->view) {
		last = first + SLICE_COLUMNS + (r->c->nargs > 0 ?
		    r->c->nargs : (size_t)r->c->all_args);
		put_view(r, v, last);
	}
	return parquet_row(r->p);
}

int
fleet_add_slices(struct fleet *c, struct parquet *p)
{
	struct slice_rows r = { .c = c, .p = p };
	struct sql_sink sink = { place_begin, place_row, &r };
	struct sql_error error;
	size_t i, k;
	int rc;

	r.may_cpu = trace_may_cpu(c->trace);
	r.reads = r.may_cpu || c->nargs > 0 || c->all_args;
	r.args = fleet_args_new(c, p, c->first + SLICE_COLUMNS);
	rc = sql_run(c->sql, places_sql, strlen(places_sql), &sink, &error);
	if (rc == 0)
		rc = sql_slices(c->sql, slice_row, &r);
	for (i = 0; i < r.n; i++)
		for (k = 0; k < 4; k++)
			free(r.places[i].text[k]);
	free(r.places);
	fleet_args_free(r.args);
	arena_free(&r.arena);
	buf_free(&r.json);
	return rc;
}
