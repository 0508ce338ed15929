/*
 * records: rows of facts (ttv/record.h), from the parts to the model.  A part
 * has a list of cells for each table, with its own numbers of strings,
 * processes, tracks of threads and callsites.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/xmalloc.h"
#include "finish.h"
#include "records.h"

void
builder_record(struct builder *b, enum record_kind table, const int64_t *cells)
{
	struct record_list *l = &b->records[table];
	size_t n = record_tables[table].ncells, i;

	while (l->cap - l->n < n)
		l->v = xgrow(l->v, l->cap, &l->cap, sizeof(*l->v));
	for (i = 0; i < n; i++) {
		l->v[l->n++] = cells[i];
		if (record_tables[table].types[i] == RECORD_WHEN)
			builder_time(b, cells[i]);
	}
}

static int
is_time(enum record_type type)
{
	return type == RECORD_TIME || type == RECORD_WHEN;
}

void
records_shift(struct builder *b, int64_t shift)
{
	const struct record_table *t;
	struct record_list *l;
	size_t i;

	for (t = record_tables; t < record_tables + RECORDS; t++) {
		l = &b->records[t - record_tables];
		for (i = 0; i < l->n; i++)
			if (is_time(t->types[i % t->ncells]) &&
			    l->v[i] != RECORD_NULL)
				l->v[i] = time_shifted(l->v[i], shift);
	}
}

static int64_t
map_cell(const struct record_maps *m, enum record_type type, int64_t cell)
{
	if (cell == RECORD_NULL)
		return cell;
	switch (type) {
	case RECORD_STRING:
		return m->string[cell];
	case RECORD_UPID:
		return m->upid[cell];
	case RECORD_UTID:
		return m->track[cell];
	case RECORD_CALLSITE:
		return m->callsite[cell];
	default:
		return cell;
	}
}

/*
 * The columns that hold rows of a table `of`, from 0 in each file, whose rows
 * and those columns are all in one part; a set has the number of a row.
 */
#define ROW_OF(of, table, column)					\
	{ RECORD_TABLE_##table, RECORD_AT_##table##_##column,		\
	    RECORD_TABLE_##of }
static const struct {
	enum record_kind table;
	size_t		 at;
	enum record_kind of;
} row_cells[] = {
	ROW_OF(heap_graph_class, heap_graph_class, superclass_id),
	ROW_OF(heap_graph_object, heap_graph_class, classloader_id),
	ROW_OF(heap_graph_reference, heap_graph_object, reference_set_id),
	ROW_OF(heap_graph_class, heap_graph_object, type_id),
	ROW_OF(heap_graph_object_data, heap_graph_object, object_data_id),
	ROW_OF(heap_graph_reference, heap_graph_reference, reference_set_id),
	ROW_OF(heap_graph_object, heap_graph_reference, owner_id),
	ROW_OF(heap_graph_object, heap_graph_reference, owned_id),
	ROW_OF(heap_graph_object_data, heap_graph_object_data, field_set_id),
	ROW_OF(heap_graph_object_data, heap_graph_primitive, field_set_id),
	ROW_OF(heap_graph, heap_graph_java_oome_details, heap_graph_id),
	ROW_OF(heap_graph, heap_graph_thread_callsite, heap_graph_id),
};

/* Adds the rows that stood before those appended, cells[] of each table. */
static void
row_cells_shift(struct builder *to, const size_t cells[static RECORDS])
{
	struct record_list *l;
	size_t i, k, base, width;

	for (k = 0; k < sizeof(row_cells) / sizeof(row_cells[0]); k++) {
		base = cells[row_cells[k].of] /
		    record_tables[row_cells[k].of].ncells;
		l = &to->records[row_cells[k].table];
		width = record_tables[row_cells[k].table].ncells;
		if (base == 0)
			continue;
		for (i = cells[row_cells[k].table]; i < l->n; i += width)
			if (l->v[i + row_cells[k].at] != RECORD_NULL)
				l->v[i + row_cells[k].at] += (int64_t)base;
	}
}

void
records_append(struct builder *to, const struct builder *from,
    const struct record_maps *m)
{
	const struct record_table *t;
	const struct record_list *l;
	int64_t row[RECORD_CELLS];
	size_t cells[RECORDS], i, k;

	for (i = 0; i < RECORDS; i++)
		cells[i] = to->records[i].n;
	for (t = record_tables; t < record_tables + RECORDS; t++) {
		l = &from->records[t - record_tables];
		for (i = 0; i < l->n; i += t->ncells) {
			for (k = 0; k < t->ncells; k++)
				row[k] = map_cell(m, t->types[k], l->v[i + k]);
			builder_record(to, (enum record_kind)(t -
			    record_tables),
			    row);
		}
	}
	row_cells_shift(to, cells);
}

void
records_free(struct builder *b)
{
	size_t i;

	for (i = 0; i < RECORDS; i++)
		free(b->records[i].v);
}

/* ---- the model ---- */

/* Sorts rows by their first cell, stable. */
static void
rows_sort(int64_t *v, int64_t *room, size_t n, size_t width)
{
	size_t half = n / 2, i = 0, k = half, at = 0;
	int left;

	if (n < 2)
		return;
	rows_sort(v, room, half, width);
	rows_sort(v + half * width, room, n - half, width);
	if (v[(half - 1) * width] <= v[half * width])
		return;
	while (i < half || k < n) {
		left = k == n || (i < half && v[i * width] <= v[k * width]);
		memcpy(&room[at++ * width], &v[(left ? i : k) * width],
		    width * sizeof(*v));
		if (left)
			i++;
		else
			k++;
	}
	memcpy(v, room, n * width * sizeof(*v));
}

/* Makes threads of the model of tracks of a builder. */
static void
rows_settle(const struct builder *b, const struct record_table *t, int64_t *v,
    size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		if (t->types[i % t->ncells] == RECORD_UTID &&
		    v[i] != RECORD_NULL)
			v[i] = b->tracks.v[v[i]].of;
}

/*
 * Looks at each session of one type: adds first[] of its file to it, or, with
 * `count`, sets first[file + 1] to the number of those of its file.
 */
static void
sessions_each(struct builder *b, enum record_type type, int64_t *first,
    int count)
{
	const struct record_table *t;
	struct record_list *l;
	size_t i, k, file;

	for (t = record_tables; t < record_tables + RECORDS; t++) {
		l = &b->records[t - record_tables];
		for (k = 0; k < t->ncells; k++) {
			if (t->types[k] != type)
				continue;
			for (i = k; i < l->n; i += t->ncells) {
				if (l->v[i] == RECORD_NULL)
					continue;
				file = (size_t)(l->v[i] >> 32);
				if (!count)
					l->v[i] = first[file] +
					    (uint32_t)l->v[i];
				else if ((uint32_t)l->v[i] >= first[file + 1])
					first[file + 1] =
					    (int64_t)(uint32_t)l->v[i] + 1;
			}
		}
	}
}

/*
 * Numbers the sessions of one type from 0, those of a file behind those of the
 * files before.
 */
static void
sessions_number(struct builder *b, enum record_type type)
{
	int64_t first[UINT8_MAX + 2] = { 0 };
	size_t file;

	sessions_each(b, type, first, 1);
	for (file = 1; file <= UINT8_MAX; file++)
		first[file] += first[file - 1];
	sessions_each(b, type, first, 0);
}

void
records_fill(struct finish *f)
{
	const struct record_table *t;
	size_t i, at = RECORDS, most = 0, n;
	struct record_list *l;
	int64_t *room;

	for (i = 0; i < RECORDS; i++) {
		at += f->b->records[i].n;
		if (f->b->records[i].n > most)
			most = f->b->records[i].n;
	}
	if (most == 0)
		return;
	if (at >= NONE)
		fatal("more facts than a trace has room for");
	f->t->nrecords = (uint32_t)at;
	f->t->records = xcalloc(at, sizeof(*f->t->records));
	room = xcalloc(most, sizeof(*room));
	at = RECORDS;
	sessions_number(f->b, RECORD_PERF);
	sessions_number(f->b, RECORD_STACKS);
	for (i = 0; i < RECORDS; i++) {
		l = &f->b->records[i];
		t = &record_tables[i];
		n = l->n / t->ncells;
		f->t->records[i] = (int64_t)n;
		if (n == 0)
			continue;
		rows_settle(f->b, t, l->v, l->n);
		if (t->ordered)
			rows_sort(l->v, room, n, t->ncells);
		memcpy(&f->t->records[at], l->v, l->n * sizeof(*l->v));
		at += l->n;
	}
	free(room);
}
