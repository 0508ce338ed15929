/*
 * firefox_source: reads a marker again (struct event_source): its data are
 * args.  Members that are numbers of strings are read as those.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/bound.h"
#include "ttv/buf.h"
#include "ttv/event_facts.h"
#include "ttv/input.h"
#include "ttv/pack.h"
#include "ttv/prefilter.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "firefox.h"

/* Returns the part that has an offset, or NULL. */
static const struct firefox_part *
part_of(const struct firefox_state *s, uint64_t off)
{
	size_t lo = 0, hi = s == NULL ? 0 : s->nparts, mid;

	BISECT(lo, hi, mid, s->parts[mid].from <= off);
	return lo > 0 && off < s->parts[lo - 1].to ? &s->parts[lo - 1] : NULL;
}

/* Returns whether the string behind the quote at off is a text. */
static int
is_text(const struct input *g, uint64_t off, const char *text, size_t n)
{
	const char *p;

	if (off < g->base || off - g->base > g->map.len ||
	    g->map.len - (off - g->base) <= n)
		return 0;
	p = g->map.data + (off - g->base);
	return memcmp(p, text, n) == 0 && p[n] == '"';
}

/* Puts strings where members of args are numbers of them. */
static void
resolve(const struct input *g, const struct firefox_part *part,
    struct value *args, struct arena *a)
{
	const struct firefox_state *s = g->state;
	const struct value *type = value_get(args, "type");
	struct value *v, *string;
	int64_t n;
	size_t i;

	if (type == NULL || type->type != VALUE_STRING || part == NULL)
		return;
	for (i = 0; i + 1 < s->nunique; i += 2) {
		if (!is_text(g, s->unique[i], type->text, type->len))
			continue;
		for (v = args->child; v != NULL; v = v->next) {
			if (v->type != VALUE_NUMBER || !is_text(g,
			    s->unique[i + 1], v->key, v->keylen) ||
			    value_int64(v, &n) == -1 || n < 0 ||
			    (uint64_t)n >= part->n ||
			    part->first + (uint64_t)n >= s->nstrings)
				continue;
			string = walk_tree(g, s->strings[part->first +
			    (uint64_t)n], a);
			if (string == NULL || string->type != VALUE_STRING)
				continue;
			v->type = VALUE_STRING;
			v->text = string->text;
			v->len = string->len;
		}
	}
}

/* Returns the data of the marker at off but for its stack, or NULL. */
static struct value *
marker_args(const struct input *g, uint64_t off, struct arena *a)
{
	struct value *data = walk_tree(g, off, a), *args, *v, *next;

	if (data == NULL || data->type != VALUE_OBJECT)
		return NULL;
	args = value_new(a, VALUE_OBJECT);
	for (v = data->child; v != NULL; v = next) {
		next = v->next;
		v->next = NULL;
		if (!walk_spells(v->key, v->keylen, "stack") &&
		    !walk_spells(v->key, v->keylen, "cause"))
			value_add(args, v->key, v->keylen, v);
	}
	resolve(g, part_of(g->state, off), args, a);
	return args;
}

/* Returns what the thread of a marker calls its stack, or NULL. */
static struct value *
marker_stack(const struct input *g, uint64_t off, struct arena *a)
{
	const struct firefox_state *s = g->state;
	const struct firefox_part *part = part_of(s, off);
	char name[48];
	struct json j;
	struct span data;
	int64_t row;

	if (part == NULL)
		return NULL;
	memset(&j, 0, sizeof(j));
	j.base = g->map.data;
	j.off = g->base;
	j.p = g->map.data + (off - g->base);
	j.end = g->map.data + g->map.len;
	if (json_value(&j, JSON_ANY, &data) != JSON_OK)
		return NULL;
	row = firefox_marker_stack(&j, &data);
	return row < 0 ? NULL : value_string(a, name, firefox_callsite_name(
	    name, sizeof(name), part->from, row));
}

static int
firefox_facts(const struct input *g, uint64_t off, const struct input *end,
    uint64_t end_off, struct event_facts *f, struct arena *a)
{
	struct value *over = NULL;

	f->args = marker_args(g, off, a);
	if (end != NULL)
		over = marker_args(end, end_off, a);
	if (f->args == NULL)
		f->args = over;
	else
		value_merge(f->args, over);
	if (f->args != NULL)
		f->callsite_id = marker_stack(g, off, a);
	return 0;
}

static void
firefox_free(void *state)
{
	struct firefox_state *s = state;

	free(s->strings);
	free(s->parts);
	free(s->unique);
	free(s);
}

static void
firefox_save(const void *state, struct buf *b)
{
	const struct firefox_state *s = state;

	pack_array(b, s->strings, s->nstrings, sizeof(*s->strings));
	pack_array(b, s->parts, s->nparts, sizeof(*s->parts));
	pack_array(b, s->unique, s->nunique, sizeof(*s->unique));
}

static void *
firefox_restore(const struct input *g, struct unpack *u)
{
	struct firefox_state *s = xcalloc(1, sizeof(*s));

	(void)g;
	s->strings = unpack_array(u, &s->nstrings, sizeof(*s->strings));
	s->parts = unpack_array(u, &s->nparts, sizeof(*s->parts));
	s->unique = unpack_array(u, &s->nunique, sizeof(*s->unique));
	return s;
}

const struct event_source firefox_events = {
	.facts = firefox_facts,
	.value = walk_value_at,
	.raw = walk_raw,
	.blocks = prefilter_no_blocks,
	.free = firefox_free,
	.save = firefox_save,
	.restore = firefox_restore,
};
