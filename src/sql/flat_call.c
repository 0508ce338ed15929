/*
 * flat_call: the table function experimental_flat_slice(start, end): what each
 * track did from a time to another one, at each time the innermost slice.
 *
 * A track has rows for all of that time if an outermost slice begins on it in
 * that time; where none of those that begin in it goes on, a row has null.  A
 * slice begins a row, and so does the end of one; a row between two that come
 * at the same time has no length.  Slices of no length are none.
 */
#include "config.h"

#include <string.h>

#include "ttv/sat.h"

#include "grid.h"
#include "rows.h"
#include "slice.h"
#include "stop.h"
#include "vtab.h"

#define LOOK_ROWS	65536	/* rows between two looks at whether the run is
				 * to end */

struct flat {
	struct sql	*sql;
	struct grid	*out;
	int64_t		 start, end;
	uint32_t	 track;
	uint32_t	 entry;		/* the innermost one; NONE: none */
	int64_t		 from;		/* of its row */
	int		 is_on;		/* 1: an outermost slice has begun */
	size_t		 looked;
};

/* Gives the row that ends at a time, at which another one begins. */
static int
give(struct flat *f, int64_t to)
{
	grid_int(f->out, f->from);
	grid_int(f->out, sat_sub(to, f->from));
	grid_int(f->out, f->track);
	f->from = to;
	return f->entry == NONE ? grid_null(f->out) :
	    grid_int(f->out, index_rank(f->sql, f->entry));
}

/* Gives the rows of slices that end until a time. */
static int
give_until(struct flat *f, int64_t time)
{
	int64_t dur, end;
	int rc = 0;

	while (f->entry != NONE && rc == 0) {
		dur = entry_dur(f->sql, f->entry);
		end = sat_add(entry_ts(f->sql, f->entry), dur);
		if (dur < 0 || end > time)
			break;
		rc = give(f, end);
		f->entry = slice_parent_of(f->sql, f->entry);
	}
	return rc;
}

static int
flat_slice(struct flat *f, uint64_t row)
{
	uint32_t entry = index_entry_of(f->sql, row);
	int64_t ts = entry_ts(f->sql, entry);

	if (ts < f->start || ts >= f->end || entry_dur(f->sql, entry) == 0 ||
	    (!f->is_on && slice_parent_of(f->sql, entry) != NONE))
		return 0;
	f->is_on = 1;
	if (give_until(f, ts) == -1 || give(f, ts) == -1)
		return -1;
	f->entry = entry;
	return 0;
}

static int
flat_track(struct flat *f, uint32_t track)
{
	struct sql_rows rows;
	size_t i;
	int rc = 0;

	memset(&rows, 0, sizeof(rows));
	index_track(f->sql, track, &rows);
	rows_sort(&rows);
	f->track = track;
	f->entry = NONE;
	f->from = f->start;
	f->is_on = 0;
	for (i = 0; i < rows.n && rc == 0; i++) {
		if (++f->looked % LOOK_ROWS == 0 && sql_stopped(f->sql))
			break;
		rc = flat_slice(f, rows.list[i]);
	}
	rows_free(&rows);
	if (rc == 0 && f->is_on)
		rc = give_until(f, f->end) == 0 ? give(f, f->end) : -1;
	return rc;
}

static int
flat_fill(struct sql *s, sqlite3_value **argv, struct grid *g, char **error)
{
	struct flat f;
	uint32_t track;
	int rc = 0;

	if (sqlite3_value_type(argv[0]) != SQLITE_INTEGER ||
	    sqlite3_value_type(argv[1]) != SQLITE_INTEGER) {
		*error = sqlite3_mprintf("start and end are whole numbers");
		return -1;
	}
	memset(&f, 0, sizeof(f));
	f.sql = s;
	f.out = g;
	f.start = sqlite3_value_int64(argv[0]);
	f.end = sqlite3_value_int64(argv[1]);
	for (track = 0; track < s->tracks.n && rc == 0 && !sql_stopped(s);
	    track++)
		rc = flat_track(&f, track);
	return rc;
}

static const struct sql_column columns[] = {
	COL("ts", "TIMESTAMP", "when it begins", NULL),
	COL("dur", "DURATION", "how long it lasts", NULL),
	COL("track_id", "JOINID(track.id)", "where it is", NULL),
	COL("category", "STRING", "the category of the slice", slice_category),
	COL("name", "STRING", "the name of the slice", slice_name),
	COL("arg_set_id", "ARGSETID", "the args of the slice", slice_args),
	COL("source_id", "JOINID(slice.id)", "the slice; null: none is there",
	    NULL),
	COLUMN_END
};
static const char *const args[] = { "start_bound", "end_bound", NULL };

const struct sql_table table_experimental_flat_slice = {
	.name = "experimental_flat_slice",
	.help = "The innermost slice of each track at each time from one to "
	    "another",
	.columns = columns,
	.args = args,
	.module = &grid_call_module,
	.fill = flat_fill,
};
