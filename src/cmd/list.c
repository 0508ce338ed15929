/*
 * ttv list: slices, or the hits of a search, a row each, sorted by a column:
 * the viewer's lists, for scripts.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/find.h"
#include "ttv/listing.h"
#include "ttv/pool.h"
#include "ttv/slice_id.h"
#include "ttv/strtab.h"
#include "ttv/table.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "chosen.h"
#include "cmd.h"

#define LABEL	256		/* bytes of a track's label */

const struct cmd_option cmd_list_options[] = {
	{ "table", 0, CMD_CHOICE, "WHAT", 0, 0, &AREA_SLICE_WORDS[1], NULL,
	    "List these slices: of threads, or what else there is" },
	{ "find", 0, CMD_STRING, "PATTERN", 0, 0, NULL, NULL,
	    "List the hits of this search, by name and in args" },
	{ "sort", 0, CMD_CHOICE, "COLUMN", 0, 0,
	    &LISTING_WORDS[1], "dur",
	    "Sort by this column, the longest, earliest, first of names first"
	},
	{ "invert", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Sort the other way round" },
	CMD_OPTION_END
};

enum { COLUMN_TYPE, COLUMN_ID, COLUMN_FIRST,
	COLUMNS = COLUMN_FIRST + LISTING_COLUMNS };

/* Labels of tracks, of which few are in a list of millions of rows. */
struct labels {
	const struct trace *t;
	char		**v;		/* by track: NULL, or its label */
};

/* Returns the cell of the label of the track of a thing. */
static struct table_cell
label_cell(struct labels *l, const struct entity_ref *e, char text[LABEL])
{
	uint32_t track = entity_track(l->t, e->type, e->id);

	if (track == NONE)
		return table_text(text, listing_text(l->t, e, LISTING_TRACK,
		    text, LABEL));
	if (l->v[track] == NULL) {
		listing_text(l->t, e, LISTING_TRACK, text, LABEL);
		l->v[track] = xstrdup(text);
	}
	return table_word(l->v[track]);
}

static void
labels_free(struct labels *l)
{
	uint32_t i;

	for (i = 0; i < l->t->ntracks; i++)
		free(l->v[i]);
	free(l->v);
}

/*
 * Returns the cell of a column; for people times are texts, which are written
 * to `text`.
 */
static struct table_cell
list_cell(struct labels *l, const struct entity_ref *e,
    enum listing_column c, int plain, char text[LABEL])
{
	const struct trace *t = l->t;
	enum listing_unit unit = listing_rows[c].unit;
	int64_t n;
	uint32_t s;

	if (unit == LISTING_IS_TRACK)
		return label_cell(l, e, text);
	n = LISTING_IS_NUMBER(unit) ? listing_number(t, e, c) : 0;
	if (!LISTING_IS_NUMBER(unit)) {
		s = listing_string(t, e, c);
		return table_text(trace_str(t, s), strtab_len(t->strings, s));
	}
	if ((n == INT64_MIN && unit != LISTING_IS_TIME) ||
	    (unit == LISTING_IS_COUNT && e->type != ENTITY_SLICE))
		return table_int(INT64_MIN);
	if (plain && unit != LISTING_IS_COUNT)
		return table_text(text, listing_text(t, e, c, text, LABEL));
	return unit == LISTING_IS_TIME ? table_time(n) : table_int(n);
}

static int
list_row(struct labels *l, const struct entity_ref *e, uint32_t id,
    struct table *tb)
{
	struct table_cell v[COLUMNS];
	char text[LISTING_COLUMNS][LABEL];
	size_t i;

	v[COLUMN_TYPE] = table_word(entity_rows[e->type].word);
	v[COLUMN_ID] = table_int(id);
	for (i = 0; i < LISTING_COLUMNS; i++)
		v[COLUMN_FIRST + i] = list_cell(l, e, (enum listing_column)i,
		    tb->form == TABLE_PLAIN, text[i]);
	return table_row(tb, v);
}

/* Returns how many of a listing's things are to be printed, and lists them. */
static size_t
list_refs(const struct cmd_call *call, const struct listing *l,
    const struct chosen *chosen, struct entity_ref **refs)
{
	uint64_t max = (uint64_t)cmd_int(call, "max"), i;
	size_t n = 0, most = (size_t)(max > 0 && max < l->n ? max : l->n);
	struct entity_ref e;

	*refs = xreallocarray(NULL, most + 1, sizeof(**refs));
	for (i = 0; i < l->n && n < most; i++) {
		e = listing_entity(l, i);
		if (chosen_has(chosen, l->t, &e))
			(*refs)[n++] = e;
	}
	return n;
}

static void
list_write(const struct cmd_call *call, const struct listing *l,
    const struct chosen *chosen, struct out *out)
{
	struct entity_ref *refs;
	size_t n = list_refs(call, l, chosen, &refs), i;
	struct table tb;
	struct table_column columns[COLUMNS] = { 0 };
	struct labels labels = { l->t, xcalloc((size_t)l->t->ntracks + 1,
	    sizeof(*labels.v)) };
	uint32_t *ids;

	ids = slice_ids_of_refs(l->t, (int)cmd_int(call, "threads"), refs, n);
	cmd_table(call, &tb, out, TABLE_RULE | TABLE_SAY_NULL);
	columns[COLUMN_TYPE].word = "type";
	columns[COLUMN_ID].word = "id";
	for (i = 0; i < LISTING_COLUMNS; i++)
		columns[COLUMN_FIRST + i].word = listing_rows[i].word;
	for (i = 0; i < COLUMNS; i++) {
		columns[i].title = columns[i].word;
		columns[i].side = TABLE_NUMBERS;
	}
	table_begin(&tb, columns, COLUMNS);
	for (i = 0; i < n; i++)
		if (list_row(&labels, &refs[i], ids[i], &tb) != 0)
			break;
	table_end(&tb);
	table_close(&tb);
	labels_free(&labels);
	free(refs);
	free(ids);
}

/* Finds the hits of the search: 0, or -1 and *err. */
static int
list_find(const struct cmd_call *call, const struct trace *t,
    struct find *f, struct listing_query *q, struct find_hit **hits,
    struct err *err)
{
	struct find_args args = { (int)cmd_int(call, "threads"), 0, NULL,
	    NULL };

	if (cmd_str(call, "find") == NULL)
		return 0;
	if (cmd_given(call, "table"))
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "list: --table does not go with --find");
	if (find_pattern(f, t, cmd_str(call, "find"), NONE, err) == -1)
		return -1;
	if (find_args_start(f, t, &args) == 0)
		find_args_wait(f);
	q->nhits = find_all(f, t, hits);
	q->hits = *hits;
	if (q->nhits >= UINT32_MAX)
		return err_set(err, ERR_LIMIT, ERR_NOWHERE,
		    "list: too many hits");
	return 0;
}

int
cmd_list_rows(const struct cmd_call *call)
{
	struct listing_query q = { 0 };
	struct find_hit	*hits = NULL;
	struct listing	 l = { 0 };
	struct chosen	 chosen = { 0 };
	struct find	 f = { 0 };
	struct trace	*t;
	struct out	 out;
	struct err	 err;
	int		 status;

	if ((t = cmd_load(call, &status)) == NULL)
		return status;
	err_clear(&err);
	f.track = NONE;
	q.sort = (enum listing_column)cmd_choice(call, "sort");
	q.inverted = cmd_flag(call, "invert");
	q.pattern = cmd_str(call, "filter");
	q.whats = cmd_given(call, "table") ? 1U << cmd_choice(call, "table") :
	    listing_whats(t);
	q.threads = (int)cmd_int(call, "threads");
	if (q.threads == 0)
		q.threads = pool_cores();
	if (chosen_open(&chosen, call, t, &err) == 0 &&
	    list_find(call, t, &f, &q, &hits, &err) == 0 &&
	    listing_make(&l, t, &q, &err) == 0) {
		out_open(&out);
		list_write(call, &l, &chosen, &out);
		status = cmd_unchanged(t, out_close(&out, status));
		cmd_warn_costly(f.costly);
	}
	if (err.code != ERR_NONE)
		status = cmd_fail(&err);
	listing_free(&l);
	chosen_close(&chosen);
	find_clear(&f);
	free(hits);
	trace_free(t);
	return status;
}
