/*
 * area_write: tables as text, by ttv/table.h.  Files have lengths and times as
 * integer ns, people what area_cell_text() says; the sum is for PLAIN alone.
 */
#include "config.h"

#include <string.h>

#include "ttv/table.h"
#include "ttv/trace.h"

#include "area_int.h"

#define TEXT_MOST	72	/* columns of a text for people */
#define TOTAL		"TOTAL"

int
area_has(const struct trace *t, enum area_what what)
{
	uint32_t i;

	switch (what) {
	case AREA_COUNTERS:
		return t->nseries > 0;
	case AREA_INSTANTS:
		return t->ninstants > 0;
	case AREA_FLOWS:
		return t->nflows > 0;
	case AREA_OBJECTS:
		return t->nobjects > 0;
	case AREA_CONTEXTS:
		return t->ncontexts > 0;
	case AREA_MEMORY:
		return t->nmemdumps > 0;
	default:
		for (i = 0; i < t->ntracks; i++)
			if (t->tracks[i].nrows > 0 && area_track_is(t, i,
			    what))
				return 1;
		return 0;
	}
}

/* Returns a cell as files have it. */
static struct table_cell
file_cell(enum area_type type, const union area_cell *c)
{
	switch (type) {
	case AREA_TEXT:
	case AREA_SPARK:
		return table_word(c->s);
	case AREA_SHARE:
	case AREA_VALUE:
	case AREA_BYTES:
	case AREA_CHANGE:
		return table_number(c->d);
	default:
		return table_int(c->i);
	}
}

/*
 * Adds a row.  People see the sum with `first` instead of its keys, which other
 * rows have: NULL.
 */
static void
write_row(struct table *out, const struct area_table *tb,
    const union area_cell *row, const char *first)
{
	struct table_cell cells[AREA_COLUMNS];
	char text[AREA_COLUMNS][512];
	int i;

	for (i = 0; i < tb->ncolumns; i++)
		if (!(TABLE_PEOPLE & 1U << out->form))
			cells[i] = file_cell(tb->column[i].type, &row[i]);
		else if (first != NULL && i < tb->nkeys)
			cells[i] = table_word(i == 0 ? first : "");
		else
			cells[i] = table_text(text[i], area_cell_text(tb, i,
			    &row[i], text[i], sizeof(text[i])));
	table_row(out, cells);
}

void
area_write(struct table *out, const struct area_table *tb, size_t max)
{
	size_t n = max > 0 && max < tb->nshown ? max : tb->nshown, i;
	struct table_column columns[AREA_COLUMNS] = { 0 };

	for (i = 0; i < (size_t)tb->ncolumns; i++) {
		columns[i].word = tb->column[i].word;
		columns[i].title = tb->column[i].title;
		columns[i].side = tb->column[i].type == AREA_TEXT ||
		    tb->column[i].type == AREA_SPARK ?
		    TABLE_LEFT : TABLE_RIGHT;
		columns[i].most = TEXT_MOST;
	}
	table_begin(out, columns, (size_t)tb->ncolumns);
	for (i = 0; i < n; i++)
		write_row(out, tb, area_table_at(tb, tb->order[i], 0), NULL);
	if (tb->has_total && out->form == TABLE_PLAIN)
		write_row(out, tb, tb->total, TOTAL);
	table_end(out);
}

void
area_text(struct buf *b, const struct area_table *tb, enum table_form form)
{
	struct table out;

	table_open(&out, b, form, 0);
	area_write(&out, tb, 0);
	table_close(&out);
}
