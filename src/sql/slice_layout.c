/*
 * slice_layout: the table function experimental_slice_layout('TRACK,TRACK'):
 * the slices of some tracks drawn on the lines of one.
 *
 * A stack, an outermost slice with all that is in it, is a box: as long as its
 * slices together, as high as they are deep.  The highest boxes are placed
 * first, and those of one height by time; each takes the first lines that are
 * free for as long as it lasts.  A box without an end takes them to the end of
 * time, one of no length stands wherever no box goes on.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/chars.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#include "grid.h"
#include "line_fit.h"
#include "rows.h"
#include "slice.h"
#include "stop.h"
#include "vtab.h"

#define LOOK_STEPS	4096	/* boxes that are placed between two looks at
				 * whether the run is to end */

struct box {
	int64_t		 start, end;
	uint32_t	 depth;		/* of its deepest slice */
	uint32_t	 number;	/* boxes come by time first */
};

struct layout {
	struct sql	*sql;
	struct sql_rows	 rows;		/* of slice */
	uint32_t	*box_of;	/* by place in the list of rows */
	uint32_t	*line_of;	/* by number of a box: its first line */
	struct box	*boxes;
	size_t		 nboxes, box_cap;
};

/* ---- what is asked for */

/* Adds the rows of the tracks of a text, each once. */
static int
take_tracks(struct sql *s, const char *text, struct sql_rows *out)
{
	uint8_t *seen = xcalloc(s->tracks.n + 1, 1);
	const char *at = text;
	int64_t track;
	int rc = 0;

	while (*at != '\0' && rc == 0) {
		track = 0;
		at += strspn(at, " ");
		rc = is_digit(*at) ? 0 : -1;
		for (; is_digit(*at); at++)
			track = sat_add(track > INT32_MAX ? INT32_MAX :
			    track * 10, *at - '0');
		at += strspn(at, " ");
		if (*at == ',' && at[1] != '\0')
			at++;
		else if (*at != '\0')
			rc = -1;
		if (rc == 0 && (uint64_t)track < s->tracks.n && !seen[track]) {
			seen[track] = 1;
			index_track(s, (uint32_t)track, out);
		}
	}
	free(seen);
	rows_sort(out);
	return rc;
}

/* ---- boxes */

/* Puts the slice of a place in the list of rows into its box. */
static void
add_slice(struct layout *l, size_t place)
{
	struct sql *s = l->sql;
	uint32_t row = l->rows.list[place], entry = index_entry_of(s, row);
	uint32_t parent = index_parent(s, row);
	uint32_t depth = (uint32_t)slice_depth_key(s, row);
	int64_t ts = entry_ts(s, entry), dur = entry_dur(s, entry);
	int64_t end = dur < 0 ? INT64_MAX : sat_add(ts, dur);
	size_t at = parent == NONE ? place :
	    bound_id(l->rows.list, l->rows.n, parent);
	struct box *b;

	if (at >= place) {
		l->boxes = xgrow(l->boxes, l->nboxes, &l->box_cap,
		    sizeof(*l->boxes));
		l->box_of[place] = (uint32_t)l->nboxes;
		l->boxes[l->nboxes] = (struct box){ ts, end, depth,
		    (uint32_t)l->nboxes };
		l->nboxes++;
		return;
	}
	l->box_of[place] = l->box_of[at];
	b = &l->boxes[l->box_of[at]];
	if (depth > b->depth)
		b->depth = depth;
	if (end > b->end)
		b->end = end;
}

static int
compare_boxes(const void *a, const void *b)
{
	const struct box *x = a, *y = b;

	if (x->depth != y->depth)
		return COMPARE(y->depth, x->depth);
	return x->start != y->start ? COMPARE(x->start, y->start) :
	    COMPARE(x->number, y->number);
}

static void
place_boxes(struct layout *l)
{
	struct line_fit *f = line_fit_new();
	const struct box *b;
	size_t i;

	sort_any(l->boxes, l->nboxes, sizeof(*l->boxes), compare_boxes);
	for (i = 0; i < l->nboxes; i++) {
		if (i % LOOK_STEPS == 0 && sql_stopped(l->sql))
			break;
		b = &l->boxes[i];
		l->line_of[b->number] = (uint32_t)line_fit_place(f, b->start,
		    b->end, (size_t)b->depth + 1);
	}
	line_fit_free(f);
}

/* ---- the table */

static void
layout_free(struct layout *l)
{
	free(l->boxes);
	free(l->box_of);
	free(l->line_of);
	rows_free(&l->rows);
}

static int
layout_fill(struct sql *s, sqlite3_value **argv, struct grid *g, char **error)
{
	const char *text = (const char *)sqlite3_value_text(argv[0]);
	struct layout l;
	size_t i;
	int rc = 0;

	memset(&l, 0, sizeof(l));
	l.sql = s;
	if (text != NULL && take_tracks(s, text, &l.rows) == -1) {
		*error = sqlite3_mprintf("numbers of tracks with commas "
		    "between are taken");
		rows_free(&l.rows);
		return -1;
	}
	l.box_of = xcalloc(l.rows.n + 1, sizeof(*l.box_of));
	for (i = 0; i < l.rows.n; i++)
		add_slice(&l, i);
	l.line_of = xcalloc(l.nboxes + 1, sizeof(*l.line_of));
	place_boxes(&l);
	for (i = 0; i < l.rows.n && rc == 0; i++) {
		grid_int(g, l.rows.list[i]);
		rc = grid_int(g, slice_depth_key(s, l.rows.list[i]) +
		    l.line_of[l.box_of[i]]);
	}
	layout_free(&l);
	return rc;
}

static const struct sql_column columns[] = {
	COL("id", "JOINID(slice.id)", "the slice", NULL),
	COL("layout_depth", "LONG", "its line, from 0", NULL),
	COLUMN_END
};
static const char *const args[] = { "filter_track_ids", NULL };

const struct sql_table table_experimental_slice_layout = {
	.name = "experimental_slice_layout",
	.help = "Slices of tracks, whose numbers stand in a text with commas "
	    "between, on as few lines as their stacks need: the highest "
	    "first, each where it is free",
	.columns = columns,
	.args = args,
	.module = &grid_call_module,
	.fill = layout_fill,
};
