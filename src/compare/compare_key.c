/*
 * compare_key: the keys of slices, equal in all traces that are compared.
 *
 * A key is a text, or a text below another key: paths are a trie, so that a
 * stack of any depth costs one number a slice.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/busy.h"
#include "ttv/err.h"
#include "ttv/name_rule.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"

const char *const compare_by_names[] = { "name", "path", "thread",
    "category", "operation", "label", "arg", NULL };

void
compare_keys_init(struct compare_keys *k, struct name_rules *rules)
{
	memset(k, 0, sizeof(*k));
	k->texts = strtab_new();
	k->rules = rules;
}

void
compare_keys_free(struct compare_keys *k)
{
	strtab_free(k->texts);
	idtab_free(&k->keys);
	buf_free(&k->folded);
}

uint32_t
compare_keys_fold(struct compare_keys *k, const char *s, size_t len)
{
	if (k->rules == NULL)
		return strtab_add(k->texts, s, len);
	name_rules_fold(k->rules, &k->folded, s, len);
	return strtab_add(k->texts, k->folded.len > 0 ? k->folded.data : "",
	    k->folded.len);
}

uint32_t
compare_keys_add(struct compare_keys *k, uint32_t parent, uint32_t text)
{
	struct idkey key = { { parent, text, 0, 0 } };

	return idtab_add(&k->keys, &key, NULL);
}

uint32_t
compare_keys_parent(const struct compare_keys *k, uint32_t key)
{
	return (uint32_t)k->keys.keys[key].w[0];
}

const char *
compare_keys_str(const struct compare_keys *k, uint32_t key)
{
	return strtab_str(k->texts, (uint32_t)k->keys.keys[key].w[1]);
}

uint32_t *
compare_keys_kinds(struct compare_keys *k, const struct trace *t, int category)
{
	uint32_t *text = xcalloc((size_t)t->nkinds + 1, sizeof(*text));
	uint32_t i, s;

	for (i = 0; i < t->nkinds; i++) {
		s = category ? t->kinds[i].cat : t->kinds[i].name;
		text[i] = compare_keys_fold(k, trace_str(t, s),
		    strtab_len(t->strings, s));
	}
	return text;
}

uint32_t
compare_keys_thread(struct compare_keys *k, const struct trace *t,
    uint32_t track)
{
	const struct track *tr = &t->tracks[track];
	char text[600];
	uint32_t name;
	size_t n = 0;

	if (busy_total(t, track)) {	/* its thread has no name */
		name = t->kinds[t->kind[t->rows[tr->row].first]].name;
		return compare_keys_fold(k, trace_str(t, name),
		    strtab_len(t->strings, name));
	}
	if (tr->upid != NONE) {
		n = trace_process_label(t, tr->upid, text, 256);
		n += strlcpy(text + n, " / ", sizeof(text) - n);
	}
	if (tr->utid != NONE)
		n += trace_thread_label(t, tr->utid, text + n, 256);
	else
		n += trace_track_label(t, track, text + n, 256);
	return compare_keys_fold(k, text, n);
}

/* Whether a track has what the options compare. */
static int
is_compared(const struct trace *t, uint32_t track,
    const struct compare_options *o)
{
	unsigned what = o->what;

	if (o->of == COMPARE_OF_SAMPLES)
		return 1;	/* flame_make() knows which have samples */
	if (o->of == COMPARE_OF_TOTALS)
		what = 1 << AREA_TOTALS;
	else if (o->of == COMPARE_OF_ALL && what >> AREA_SLICES & 1)
		what |= 1 << AREA_TOTALS;
	return area_track_counts(t, track, what);
}

uint8_t *
compare_tracks(const struct trace *t, const struct compare_options *o)
{
	uint8_t *tracks = xcalloc((size_t)t->ntracks + 1, 1);
	struct err err;
	uint32_t i;

	err_clear(&err);
	if (area_tracks(t, o->track, o->process, tracks, &err) == -1)
		memset(tracks, 0, t->ntracks);
	for (i = 0; i < t->ntracks; i++)
		tracks[i] = tracks[i] && is_compared(t, i, o) &&
		    (o->file == 0 || t->tracks[i].file == o->file - 1);
	return tracks;
}

/* Writes the keys of a row's paths; those of the row above are written. */
static void
row_paths(struct compare_keys *k, const struct trace *t, uint32_t row,
    const uint32_t *text, uint32_t *key)
{
	const struct row *r = &t->rows[row], *up = NULL;
	uint32_t i, above = 0, end = 0, parent = NONE, last = NONE;
	uint32_t last_text = NONE, last_parent = NONE;

	if (r->depth > 0) {
		up = r - 1;
		above = up->first;
		end = up->first + up->n;
	}
	for (i = r->first; i < r->first + r->n; i++) {
		if (up != NULL) {
			while (above + 1 < end && t->ts[above + 1] <= t->ts[i])
				above++;
			parent = key[above];
		}
		if (last == NONE || text[t->kind[i]] != last_text ||
		    parent != last_parent) {
			last_text = text[t->kind[i]];
			last_parent = parent;
			last = compare_keys_add(k, parent, last_text);
		}
		key[i] = last;
	}
}

/* Writes the keys of a row's operations: names below that of the process. */
static void
row_operations(struct compare_keys *k, const struct trace *t, uint32_t row,
    const uint32_t *text, uint32_t *key)
{
	const struct row *r = &t->rows[row];
	uint32_t upid = t->tracks[r->track].upid, parent = NONE, name, i;
	uint32_t last = NONE, last_text = NONE;

	name = upid == NONE ? 0 : t->processes[upid].name;
	if (name != 0)
		parent = compare_keys_add(k, NONE, compare_keys_fold(k,
		    trace_str(t, name), strtab_len(t->strings, name)));
	for (i = r->first; i < r->first + r->n; i++) {
		if (last == NONE || text[t->kind[i]] != last_text) {
			last_text = text[t->kind[i]];
			last = compare_keys_add(k, parent, last_text);
		}
		key[i] = last;
	}
}

/* Writes the keys of a row's labels: each below the name of its slice. */
static void
row_labels(struct compare_keys *k, const struct trace *t, uint32_t row,
    const uint32_t *text, const uint32_t *label, uint32_t *key)
{
	const struct row *r = &t->rows[row];
	uint32_t i, name;

	for (i = r->first; i < r->first + r->n; i++) {
		name = compare_keys_add(k, NONE, text[t->kind[i]]);
		key[i] = label[i] == NONE ? name : compare_keys_add(k, name,
		    label[i]);
	}
}

static void
row_keys(struct compare_keys *k, const struct trace *t, uint32_t row,
    const struct compare_options *o, const uint32_t *text,
    const uint32_t *label, uint32_t *key)
{
	const struct row *r = &t->rows[row];
	uint32_t i, one;

	switch (o->by) {
	case COMPARE_BY_PATH:
		row_paths(k, t, row, text, key);
		break;
	case COMPARE_BY_OPERATION:
		row_operations(k, t, row, text, key);
		break;
	case COMPARE_BY_LABEL:
		row_labels(k, t, row, text, label, key);
		break;
	case COMPARE_BY_THREAD:
		one = compare_keys_add(k, NONE, compare_keys_thread(k, t,
		    r->track));
		for (i = r->first; i < r->first + r->n; i++)
			key[i] = one;
		break;
	case COMPARE_BY_ARG:		/* by slice */
		for (i = r->first; i < r->first + r->n; i++)
			key[i] = compare_keys_add(k, NONE, text[i]);
		break;
	default:			/* by kind: keys of kinds */
		for (i = r->first; i < r->first + r->n; i++)
			key[i] = text[t->kind[i]];
	}
}

uint32_t *
compare_keys_slices(struct compare_keys *k, const struct trace *t,
    const struct compare_options *o)
{
	uint32_t *key = xlarge((size_t)t->nslices + 1, sizeof(*key));
	uint8_t *tracks = compare_tracks(t, o);
	uint32_t *text = NULL, *label = NULL, i, row;

	if (o->by == COMPARE_BY_ARG)
		text = compare_read_arg(k, t, o);
	else if (o->by != COMPARE_BY_THREAD)
		text = compare_keys_kinds(k, t, o->by == COMPARE_BY_CATEGORY);
	if (o->by == COMPARE_BY_LABEL)
		label = compare_read_labels(k, t, o);
	memset(key, 0xff, (size_t)t->nslices * sizeof(*key));
	if (o->by == COMPARE_BY_NAME || o->by == COMPARE_BY_CATEGORY)
		for (i = 0; i < t->nkinds; i++)
			text[i] = compare_keys_add(k, NONE, text[i]);
	for (row = 0; row < t->nrows; row++)
		if (tracks[t->rows[row].track])
			row_keys(k, t, row, o, text, label, key);
	for (i = 0; o->part != NULL && i < t->nslices; i++)
		if (!part_has_slice(o->part, t, i))
			key[i] = NONE;
	free(tracks);
	free(text);
	free(label);
	return key;
}
