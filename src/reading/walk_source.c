/* walk_source: what event sources of JSON formats share. */
#include "config.h"

#include <string.h>

#include "ttv/arena.h"
#include "ttv/input.h"
#include "ttv/value.h"
#include "ttv/walk.h"

/* Starts a cursor at an offset of an input; returns 0, or -1. */
static int
cursor_at(const struct input *g, uint64_t off, struct json *j)
{
	if (off < g->base || off - g->base >= g->map.len)
		return -1;
	memset(j, 0, sizeof(*j));
	j->base = g->map.data;
	j->off = g->base;
	j->p = g->map.data + (off - g->base);
	j->end = g->map.data + g->map.len;
	return 0;
}

struct value *
walk_tree(const struct input *g, uint64_t off, struct arena *a)
{
	struct json j;

	return cursor_at(g, off, &j) == -1 ? NULL : json_tree(&j, a);
}

struct value *
walk_value_at(const struct input *g, uint64_t off, uint64_t len,
    struct arena *a)
{
	(void)len;
	return walk_tree(g, off, a);
}

const char *
walk_raw(const struct input *g, uint64_t off, size_t *len)
{
	struct json j;
	struct span s;

	*len = 0;
	if (cursor_at(g, off, &j) == -1 ||
	    json_value(&j, JSON_ANY, &s) != JSON_OK)
		return NULL;
	*len = s.len;
	return s.p;
}

int
walk_spells(const char *p, size_t n, const char *text)
{
	return p != NULL && strlen(text) == n && memcmp(p, text, n) == 0;
}

