/*
 * annotation: the tables annotation and alert: rows of slice with a note or an
 * alert of a module.
 */
#include "config.h"

#include "ttv/alert.h"
#include "ttv/note.h"

#include "cell.h"
#include "rows.h"
#include "slice.h"
#include "sql_int.h"
#include "table.h"

/* ---- annotation */

static uint64_t
entry_off(const struct sql *s, uint32_t entry)
{
	return entry < s->trace->nslices ? trace_off(s->trace, entry) :
	    s->trace->instants[entry - s->trace->nslices].off;
}

static const struct note *
row_note(struct sql *s, uint64_t row)
{
	uint32_t entry = index_entry_of(s, row);

	return note_of(s->trace, entry_off(s, entry), entry_kind(s, entry));
}

/*
 * Lists the rows of slice that have an annotation: by kind, and one by one
 * where events have annotations of their own.
 */
static const uint32_t *
annotated(struct sql *s, uint64_t *n)
{
	struct sql_rows *rows = &s->annotated;
	const uint32_t *ranks;
	uint64_t i, nranks;
	uint32_t k;

	if (!s->has_annotated && note_event(s->trace, 0) != OFF_NONE) {
		for (i = 0; i < index_entries(s); i++)
			if (row_note(s, i) != NULL)
				rows_add(rows, i);
	} else if (!s->has_annotated) {
		for (k = 0; k < s->trace->nkinds; k++) {
			if (note_of_kind(s->trace, k) == NULL)
				continue;
			ranks = index_kind(s, k, &nranks);
			for (i = 0; i < nranks; i++)
				rows_add(rows, ranks[i]);
		}
		rows_sort(rows);
	}
	s->has_annotated = 1;
	*n = rows->n;
	return rows->list;
}

static void
row_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->kinds[entry_kind(s, index_entry_of(s,
	    row))].name);
}

static void
give_text(sqlite3_context *c, const char *text)
{
	if (text != NULL)
		sqlite3_result_text(c, text, -1, SQLITE_STATIC);
}

static void
row_description(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct note *note = row_note(s, row);

	give_text(c, note == NULL ? NULL : note->text);
}

static void
row_link(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct note *note = row_note(s, row);

	give_text(c, note == NULL ? NULL : note->link);
}

/* ---- alert */

static const uint32_t *
alerted(struct sql *s, uint64_t *n)
{
	const struct entity_ref *at;
	struct sql_rows *rows = &s->alerted;
	uint32_t i;

	if (!s->has_alerted) {
		for (i = 0; i < s->trace->nalerts; i++) {
			at = &s->trace->alerts[i].at;
			rows_add(rows, index_rank(s, at->type ==
			    ENTITY_SLICE ? at->id :
			    s->trace->nslices + at->id));
		}
		rows_sort(rows);
	}
	s->has_alerted = 1;
	*n = rows->n;
	return rows->list;
}

static void
row_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, entry_ts(s, index_entry_of(s, row)));
}

static void
row_dur(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, entry_dur(s, index_entry_of(s, row)));
}

static void
row_alert(sqlite3_context *c, struct sql *s, uint64_t row)
{
	give_text(c, alert_word(s->trace, entry_kind(s, index_entry_of(s,
	    row))));
}

#define COL_SLICE							\
	{ "slice_id", "JOINID(slice.id)", "the slice", cell_row, WAY_ID,	\
	    NULL, NULL, NULL }

static const struct sql_column annotation_columns[] = {
	COL_SLICE,
	COL("name", "STRING", "name of the slice", row_name),
	COL("description", "STRING", "what it means", row_description),
	COL("link", "STRING", "where to read on", row_link),
	COLUMN_END
};
const struct sql_table table_annotation = {
	.name = "annotation",
	.help = "What slices mean, by the files of --with",
	.columns = annotation_columns,
	.count = slice_count,
	.subset = annotated,
};

static const struct sql_column alert_columns[] = {
	COL_SLICE,
	COL("ts", "TIMESTAMP", "when it begins", row_ts),
	COL("dur", "DURATION", "how long it lasts; -1: it has no end",
	    row_dur),
	COL("name", "STRING", "its name", row_name),
	COL("alert_type", "STRING", "warning or error", row_alert),
	COLUMN_END
};
const struct sql_table table_alert = {
	.name = "alert",
	.help = "Derived events that say that something is odd or wrong",
	.columns = alert_columns,
	.count = slice_count,
	.subset = alerted,
};
