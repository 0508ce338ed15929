/*
 * index_trace: a trace whose arrays are the sections of an index.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/column.h"
#include "ttv/array.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"
#include "index_int.h"

/*
 * Sets the arrays of the columns.  Those with a count in common must have the
 * same number of elements.
 */
static int
take_columns(const struct index_map *m, struct trace *t)
{
	const struct column *c, *other;
	const void *array;
	uint64_t n;

	for (c = columns; c < columns + ncolumns; c++) {
		array = index_map_section(m, c->name, c->size, &n);
		if (array == NULL || n >= NONE)
			return -1;
		for (other = columns; other < c; other++)
			if (other->count_at == c->count_at &&
			    column_count(t, other) != n)
				return -1;
		column_set(t, c, n == 0 ? NULL : array, (uint32_t)n);
	}
	if (t->nlong > t->nslices)
		return -1;
	/* of all or of none */
	return (t->noff_high != 0 && t->noff_high != t->nslices) ||
	    (t->nend_off_high != 0 && t->nend_off_high != t->nends) ? -1 : 0;
}

/* Finds pieces by the names that an empty trace gives them. */
static int
take_arrays(const struct index_map *m, struct array *v, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		v[i].data = index_map_section(m, v[i].name, v[i].size,
		    &v[i].n);
		if (v[i].data == NULL)
			return -1;
		if (v[i].n == 0)
			v[i].data = NULL;
	}
	return 0;
}

static int
take_derived(const struct index_map *m, struct trace *t)
{
	struct array lod[LOD_ARRAYS], flows[FLOW_ARRAYS];

	lod_arrays(NULL, lod);
	flow_arrays(NULL, flows);
	return take_arrays(m, lod, LOD_ARRAYS) == 0 &&
	    lod_adopt(t, lod) == 0 &&
	    take_arrays(m, flows, FLOW_ARRAYS) == 0 &&
	    flow_adopt(t, flows) == 0 ? 0 : -1;
}

static int
take_strings(const struct index_map *m, struct trace *t,
    const struct index_scalars *s)
{
	struct strtab_image image;
	uint64_t n;

	memset(&image, 0, sizeof(image));
	image.count = s->strings;
	image.seed = s->string_seed;
	image.at = index_map_section(m, "strings.at", sizeof(*image.at), &n);
	if (image.at == NULL || n != (uint64_t)s->strings + 1)
		return -1;
	image.chars = index_map_section(m, "strings.chars", 1, &image.nchars);
	image.slots = index_map_section(m, "strings.slots", STRTAB_SLOT,
	    &image.nslots);
	if (image.chars == NULL || image.slots == NULL)
		return -1;
	t->strings = strtab_of_image(&image);
	return t->strings == NULL ? -1 : 0;
}

static int
take_scalars(const struct index_map *m, struct trace *t)
{
	const struct index_scalars *s;
	const struct warn *warn;
	uint64_t n, nwarn;

	s = index_map_section(m, "scalars", sizeof(*s), &n);
	warn = index_map_section(m, "warn", sizeof(*warn), &nwarn);
	if (s == NULL || warn == NULL || n != 1 || nwarn != 1)
		return -1;
	t->start = s->start;
	t->end = s->end;
	t->nevents = s->nevents;
	t->memory = s->memory;
	t->running = s->running;
	memcpy(t->time_unit, s->time_unit, sizeof(t->time_unit));
	t->wall = s->wall;
	t->has_wall = (int)s->has_wall;
	t->warn = *warn;
	t->complete = 1;
	return take_strings(m, t, s);
}

struct trace *
index_trace(struct index_map *m, const char *const *paths, size_t n,
    const struct load_options *o)
{
	struct trace *t = xcalloc(1, sizeof(*t));

	/* array_free() then knows whose they are, should one be missing */
	t->store = index_map_store(m);
	if (take_columns(m, t) == 0 && take_scalars(m, t) == 0 &&
	    take_derived(m, t) == 0 &&
	    index_files_attach(m, t, paths, n, o) == 0)
		return t;
	trace_free(t);
	return NULL;
}
