/*
 * index_files: what an index keeps of the files of a trace, so that events are
 * read again without reading the files as a whole.
 *
 * - Files whose bytes are the inputs, and whose formats keep no state, are
 *   mapped and that is all.
 * - Of compressed files the index has points from where they can be inflated.
 * - Where there are none, and for texts that are no file (members of a zip,
 *   texts in pages, UTF-16), the index has the bytes themselves, packed.
 * - A state that its format can save is made when an event is first asked for;
 *   where a format cannot, the files are read again then: index_again.c.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/event_source.h"
#include "ttv/format.h"
#include "ttv/input.h"
#include "ttv/load.h"
#include "ttv/points.h"
#include "ttv/utf16.h"
#include "ttv/xmalloc.h"
#include "index_int.h"

#define SAMPLE		((size_t)4096)	/* bytes of a file that are compared */

/* ---- saving ---- */

/* Adds a text to the words; returns its offset, 0 for NULL. */
static uint32_t
index_add_word(struct buf *words, const char *s)
{
	size_t at = words->len;

	if (s == NULL)
		return 0;
	buf_add(words, s, strlen(s) + 1);
	return (uint32_t)at;
}

/* Returns the name of the format whose events an input has, or NULL. */
static const char *
format_of_events(const struct event_source *events)
{
	const struct format *f;
	size_t i;

	for (i = 0; events != NULL && (f = load_format(i)) != NULL; i++)
		if (f->events == events)
			return f->name;
	return NULL;
}

static void
save_sources(struct index_files_text *f, const struct trace *t)
{
	const struct source *s;
	struct index_source one;
	uint32_t i;

	for (i = 0; i < t->nsources; i++) {
		s = &t->sources[i];
		memset(&one, 0, sizeof(one));
		one.size = s->size;
		one.base = s->base;
		one.len = s->len;
		one.digest = s->digest;
		one.shift = s->shift;
		one.format = index_add_word(&f->words, s->format);
		one.compression = index_add_word(&f->words, s->compression);
		one.align = index_add_word(&f->words, s->align);
		buf_add(&f->sources, &one, sizeof(one));
		if (i > 0)
			buf_addc(&f->paths, ' ');
		buf_adds(&f->paths, s->path);
	}
}

static void
save_texts(struct index_files_text *f, const struct trace *t)
{
	const struct source_text *s;
	struct index_text one;
	uint32_t i;

	for (i = 0; i < t->nsource_texts; i++) {
		s = &t->source_texts[i];
		memset(&one, 0, sizeof(one));
		one.base = s->base;
		one.len = s->len;
		one.shift = s->shift;
		one.name = index_add_word(&f->words, s->name);
		one.format = index_add_word(&f->words, s->format);
		one.align = index_add_word(&f->words, s->align);
		one.source = s->source;
		buf_add(&f->texts, &one, sizeof(one));
	}
}

/* Returns whether the bytes of an input are those of a mapped file. */
static int
is_file(const struct source *s, const struct input *g,
    const struct mapfile *file)
{
	size_t some = g->map.len < SAMPLE ? g->map.len : SAMPLE;

	return s->compression == NULL && file->len == g->map.len &&
	    memcmp(file->data, g->map.data, some) == 0 &&
	    !utf16_is(file->data, file->len);
}

/*
 * Finds where the bytes of an input are: in the file of its number, or where
 * that file can be inflated.  The time the latter takes is that of inflating it
 * once more.
 */
static void
save_place(struct index_files_text *f, const struct source *s,
    const struct input *g, struct index_input *one)
{
	size_t at = f->points.len;
	struct mapfile file;

	if (mapfile_path(&file, s->path, NULL, NULL) == -1)
		return;
	if (is_file(s, g, &file))
		one->bytes = BYTES_FILE;
	else if (s->compression != NULL && points_find(file.data, file.len,
	    g->map.data, g->map.len, &f->points) == 0) {
		one->bytes = BYTES_POINTS;
		one->points = at;
		one->points_len = f->points.len - at;
		while (f->points.len % 8 != 0)
			buf_addc(&f->points, '\0');
	}
	mapfile_close(&file);
}

static void
save_state(struct index_files_text *f, const struct input *g,
    struct index_input *one)
{
	size_t at = f->states.len;

	one->has_state = g->state != NULL;
	if (g->state == NULL || g->events->save == NULL)
		return;
	g->events->save(g->state, &f->states);
	one->state = at;
	one->state_len = f->states.len - at;
	while (f->states.len % 8 != 0)
		buf_addc(&f->states, '\0');
}

/*
 * Returns whether it is of use to have the bytes of inputs: none of them needs
 * the files to be read again for its state.
 */
static int
are_restorable(const struct inputs *r)
{
	size_t i;

	for (i = 0; i < r->n; i++)
		if (r->v[i].state != NULL && r->v[i].events->save == NULL)
			return 0;
	return 1;
}

static void
save_inputs(struct index_files_text *f, const struct inputs *r)
{
	int pack = are_restorable(r);
	struct points_pack p;
	struct index_input one;
	const struct input *g;
	size_t i;

	pack_begin(&p, &f->pack);
	for (i = 0; i < r->n; i++) {
		g = &r->v[i];
		memset(&one, 0, sizeof(one));
		one.base = g->base;
		one.len = g->map.len;
		one.source = g->source;
		one.format = index_add_word(&f->words,
		    format_of_events(g->events));
		save_state(f, g, &one);
		if (pack && i < r->nsources && g->source == i)
			save_place(f, &r->sources[i], g, &one);
		if (pack && one.bytes == BYTES_NOWHERE) {
			one.bytes = BYTES_PACK;
			one.packed = pack_add(&p, g->map.data, g->map.len);
		}
		buf_add(&f->inputs, &one, sizeof(one));
	}
	pack_end(&p, &f->pack_points);
}

void
index_files_unpack(struct index_files_text *f)
{
	struct index_input *v = (void *)f->inputs.data;
	size_t i;

	for (i = 0; i < f->inputs.len / sizeof(*v); i++)
		if (v[i].bytes == BYTES_PACK)
			v[i].bytes = BYTES_NOWHERE;
	buf_clear(&f->pack);
	buf_clear(&f->pack_points);
}

void
index_files_save(struct index_files_text *f, const struct trace *t)
{
	memset(f, 0, sizeof(*f));
	buf_addc(&f->words, '\0');	/* 0 is no text */
	save_sources(f, t);
	save_texts(f, t);
	save_inputs(f, t->reader_data);
}

void
index_files_free(struct index_files_text *f)
{
	buf_free(&f->paths);
	buf_free(&f->words);
	buf_free(&f->sources);
	buf_free(&f->texts);
	buf_free(&f->inputs);
	buf_free(&f->states);
	buf_free(&f->points);
	buf_free(&f->pack);
	buf_free(&f->pack_points);
}

/* ---- opening ---- */

/* The sections of an index that tell of its files. */
struct files {
	const char	*words;
	const struct index_source *sources;
	const struct index_text *texts;
	const struct index_input *inputs;
	const char	*states, *points, *pack, *pack_points;
	uint64_t	 nwords, nsources, ntexts, ninputs, nstates, npoints;
	uint64_t	 npack, npack_points;
};

static int
find_files(const struct index_map *m, struct files *f)
{
	f->words = index_map_section(m, "words", 1, &f->nwords);
	f->sources = index_map_section(m, "sources", sizeof(*f->sources),
	    &f->nsources);
	f->texts = index_map_section(m, "texts", sizeof(*f->texts),
	    &f->ntexts);
	f->inputs = index_map_section(m, "inputs", sizeof(*f->inputs),
	    &f->ninputs);
	f->states = index_map_section(m, "states", 1, &f->nstates);
	f->points = index_map_section(m, "points", 1, &f->npoints);
	f->pack = index_map_section(m, "pack", 1, &f->npack);
	f->pack_points = index_map_section(m, "pack.points", 1,
	    &f->npack_points);
	return f->words != NULL && f->sources != NULL && f->texts != NULL &&
	    f->inputs != NULL && f->states != NULL && f->points != NULL &&
	    f->pack != NULL && f->pack_points != NULL && f->nwords > 0 &&
	    f->words[f->nwords - 1] == '\0' && f->nsources < 256 &&
	    f->ntexts < NONE ? 0 : -1;
}

/* Returns a text of the words, which live as long as the index, or NULL. */
static const char *
word_at(const struct files *f, uint32_t at)
{
	return at == 0 || at >= f->nwords ? NULL : f->words + at;
}

static const struct format *
format_called(const char *name)
{
	const struct format *f;
	size_t i;

	for (i = 0; name != NULL && (f = load_format(i)) != NULL; i++)
		if (strcmp(f->name, name) == 0)
			return f;
	return NULL;
}

static int
attach_sources(const struct files *f, struct inputs *r,
    const char *const *paths)
{
	const struct index_source *from;
	const struct format *format;
	struct source *s;
	uint64_t i;

	for (i = 0; i < f->nsources; i++) {
		from = &f->sources[i];
		if ((format = format_called(word_at(f, from->format))) == NULL)
			return -1;
		r->sources = xgrow(r->sources, r->nsources, &r->sources_cap,
		    sizeof(*r->sources));
		s = &r->sources[r->nsources++];
		memset(s, 0, sizeof(*s));
		s->path = xstrdup(paths[i]);
		s->format = format->name;
		s->words = &format->words;
		s->compression = word_at(f, from->compression);
		s->size = from->size;
		s->base = from->base;
		s->len = from->len;
		s->digest = from->digest;
		s->shift = from->shift;
		s->align = word_at(f, from->align);
	}
	return 0;
}

static int
attach_texts(const struct files *f, struct inputs *r)
{
	const struct index_text *from;
	const struct format *format;
	struct source_text *s;
	const char *name;
	uint64_t i;

	for (i = 0; i < f->ntexts; i++) {
		from = &f->texts[i];
		format = format_called(word_at(f, from->format));
		s = inputs_text(r);
		if ((name = word_at(f, from->name)) != NULL)
			s->name = xstrdup(name);
		s->format = word_at(f, from->format);
		s->words = format == NULL ? NULL : &format->words;
		s->source = from->source;
		s->base = from->base;
		s->len = from->len;
		s->shift = from->shift;
		s->align = word_at(f, from->align);
		if (s->source >= f->nsources)
			return -1;
	}
	return 0;
}

/* Returns whether a run of n bytes lies in a section of `all`. */
static int
lies_in(uint64_t at, uint64_t n, uint64_t all)
{
	return at <= all && n <= all - at;
}

/* Returns whether the bytes of input i can be had, and its state. */
static int
is_reachable(const struct files *f, uint64_t i)
{
	const struct index_input *g = &f->inputs[i];
	const struct format *format = format_called(word_at(f, g->format));

	switch (g->bytes) {
	case BYTES_FILE:
		if (g->source != i || g->len != f->sources[i].size)
			return 0;
		break;
	case BYTES_POINTS:
		if (g->source != i ||
		    !lies_in(g->points, g->points_len, f->npoints))
			return 0;
		break;
	case BYTES_PACK:
		if (f->npack == 0)
			return 0;
		break;
	default:
		return 0;
	}
	return g->source < f->nsources && (g->format == 0 ||
	    (format != NULL && format->events != NULL)) && (!g->has_state ||
	    (format != NULL && format->events->restore != NULL &&
	    lies_in(g->state, g->state_len, f->nstates)));
}

/* Maps what the index has of the inputs; returns 0 or -1. */
static int
attach_pack(const struct files *f, struct inputs *r)
{
	struct mapfile packed;

	memset(&packed, 0, sizeof(packed));
	packed.data = f->pack;
	packed.len = (size_t)f->npack;
	r->pack = points_map(&r->pack_map, &packed, f->pack_points,
	    (size_t)f->npack_points);
	return r->pack == NULL ? -1 : 0;
}

/* Maps the bytes of an input that are in the pack. */
static int
map_packed(const struct index_input *from, const struct inputs *r,
    struct mapfile *map)
{
	if (!lies_in(from->packed, from->len, r->pack_map.len))
		return -1;
	memset(map, 0, sizeof(*map));
	map->data = r->pack_map.data + from->packed;
	map->len = (size_t)from->len;
	return 0;
}

/* Maps the bytes of an input that are in a file. */
static int
map_file(const struct files *f, const struct index_input *from,
    const struct inputs *r, struct mapfile *map, struct points_map **points)
{
	struct mapfile packed;

	if (mapfile_path(map, r->sources[from->source].path, NULL, NULL) == -1)
		return -1;
	if (from->bytes == BYTES_POINTS) {
		packed = *map;
		*points = points_map(map, &packed, f->points + from->points,
		    (size_t)from->points_len);
		if (*points == NULL) {
			mapfile_close(&packed);
			return -1;
		}
	}
	if (map->len == from->len)
		return 0;
	points_free(*points);
	mapfile_close(map);
	return -1;
}

/* Maps input i; returns 0 or -1. */
static int
attach_input(const struct files *f, uint64_t i, struct inputs *r)
{
	const struct index_input *from = &f->inputs[i];
	struct points_map *points = NULL;
	const struct format *format;
	struct mapfile map;
	struct input *g;

	if (from->bytes == BYTES_PACK ? map_packed(from, r, &map) == -1 :
	    map_file(f, from, r, &map, &points) == -1)
		return -1;
	g = inputs_add(r, &map, from->source);
	g->points = from->bytes == BYTES_PACK ? r->pack : points;
	g->points_at = from->packed;
	format = format_called(word_at(f, from->format));
	g->events = format == NULL ? NULL : format->events;
	if (g->base != from->base)
		return -1;
	return from->has_state ? input_restore(g, f->states + from->state,
	    (size_t)from->state_len) : 0;
}

/*
 * Maps all inputs; returns 0, or -1 when the index does not lead to the bytes
 * of one.  `states` 0: nor if one has a state.
 */
static int
attach_inputs(const struct files *f, int states, struct inputs *r)
{
	uint64_t i;

	for (i = 0; i < f->ninputs; i++)
		if (!is_reachable(f, i) ||
		    (!states && f->inputs[i].has_state))
			return -1;
	if (f->npack > 0 && attach_pack(f, r) == -1)
		return -1;
	for (i = 0; i < f->ninputs; i++)
		if (attach_input(f, i, r) == -1)
			return -1;
	return 0;
}

/* Closes the inputs that were mapped, but keeps what is known of the files. */
static void
detach_inputs(struct inputs *r)
{
	struct input *g;

	while (r->n > 0) {
		g = &r->v[--r->n];
		if (g->state != NULL)
			g->events->free(g->state);
		if (g->points != r->pack)
			points_free(g->points);
		mapfile_close(&g->map);
	}
	points_free(r->pack);
	mapfile_close(&r->pack_map);
	r->pack = NULL;
}

struct inputs *
index_files_restore(const struct index_map *m, const char *const *paths)
{
	struct inputs *r = inputs_new();
	struct files f;

	if (find_files(m, &f) == 0 && attach_sources(&f, r, paths) == 0 &&
	    attach_inputs(&f, 1, r) == 0)
		return r;
	inputs_free(r);
	return NULL;
}

int
index_files_attach(const struct index_map *m, struct trace *t,
    const char *const *paths, size_t n, const struct load_options *o)
{
	struct inputs *r = inputs_new();
	struct files f;

	if (find_files(m, &f) == -1 || f.nsources != n ||
	    attach_sources(&f, r, paths) == -1 || attach_texts(&f, r) == -1) {
		inputs_free(r);
		return -1;
	}
	if (attach_inputs(&f, 0, r) == 0) {
		inputs_attach(r, t);
		return 0;
	}
	detach_inputs(r);
	index_again_attach(t, r, m, o);
	return 0;
}
