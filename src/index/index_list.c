/*
 * index_list: what index files there are, and of which traces.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/index.h"
#include "ttv/xmalloc.h"
#include "index_int.h"

/* Implements index_map.damaged for what is closed before a block is touched. */
static void
not_touched(int gone)
{
	(void)gone;
	abort();
}

/* Reads which traces an index is of. */
static char *
paths_of(int dir, const char *name)
{
	struct index_map *m = index_map_open(dir, name, not_touched);
	const char *paths;
	char *copy = NULL;
	uint64_t n;

	if (m == NULL)
		return NULL;
	if ((paths = index_map_section(m, "paths", 1, &n)) != NULL)
		copy = xstrndup(paths, (size_t)n);
	index_map_close(m);
	return copy;
}

void
index_list(struct index_list *l)
{
	struct index_entry *e;
	struct index_files f;
	size_t i;
	int dir;

	memset(l, 0, sizeof(*l));
	dir = index_dir_open(0, &l->dir);
	if (dir == -1)
		return;
	index_dir_files(dir, INDEX_SUFFIX, &f);
	for (i = 0; i < f.n; i++) {
		l->v = xgrow(l->v, l->n, &l->cap, sizeof(*l->v));
		e = &l->v[l->n++];
		strlcpy(e->name, f.v[i].name, sizeof(e->name));
		e->size = f.v[i].size;
		e->used = (int64_t)f.v[i].used.tv_sec;
		e->paths = paths_of(dir, e->name);
	}
	free(f.v);
	close(dir);
}

void
index_list_free(struct index_list *l)
{
	size_t i;

	for (i = 0; i < l->n; i++)
		free(l->v[i].paths);
	free(l->v);
	free(l->dir);
}
