/*
 * index_files: what an index keeps of the files of a trace, so that events are
 * read again without reading the files as a whole.
 *
 * Files whose bytes are the inputs, and whose formats keep no state, are mapped
 * and that is all.  A state that its format can save is made when an event is
 * first asked for, and other files (compressed ones, texts inside of pages) are
 * read again then: index_again.c.
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

/* ---- saving ---- */

/* Adds a text to the words; returns its offset, 0 for NULL. */
static uint32_t
add_word(struct buf *words, const char *s)
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
		one.shift = s->shift;
		one.format = add_word(&f->words, s->format);
		one.compression = add_word(&f->words, s->compression);
		one.align = add_word(&f->words, s->align);
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
		one.name = add_word(&f->words, s->name);
		one.format = add_word(&f->words, s->format);
		one.align = add_word(&f->words, s->align);
		one.source = s->source;
		buf_add(&f->texts, &one, sizeof(one));
	}
}

/*
 * Finds from where an input that is the whole of a gzip can be inflated.  The
 * time that takes is that of inflating it once more.
 */
static void
save_points(struct index_files_text *f, const struct source *s,
    const struct input *g, struct index_input *one)
{
	size_t at = f->points.len;
	struct mapfile packed;

	if (s->compression == NULL || strcmp(s->compression, "gzip") != 0 ||
	    mapfile_path(&packed, s->path, NULL, NULL) == -1)
		return;
	if (points_find(packed.data, packed.len, g->map.data, g->map.len,
	    &f->points) == 0) {
		one->points = at;
		one->points_len = f->points.len - at;
		while (f->points.len % 8 != 0)
			buf_addc(&f->points, '\0');
	}
	mapfile_close(&packed);
}

static void
save_inputs(struct index_files_text *f, const struct inputs *r)
{
	struct index_input one;
	const struct input *g;
	size_t i, at;

	for (i = 0; i < r->n; i++) {
		g = &r->v[i];
		memset(&one, 0, sizeof(one));
		one.base = g->base;
		one.len = g->map.len;
		one.source = g->source;
		one.format = add_word(&f->words, format_of_events(g->events));
		at = f->states.len;
		if (g->state != NULL && g->events->save != NULL) {
			g->events->save(g->state, &f->states);
			one.state = at;
			one.state_len = f->states.len - at;
			while (f->states.len % 8 != 0)
				buf_addc(&f->states, '\0');
		}
		one.has_state = g->state != NULL;
		if (i < r->nsources && g->source == i)
			save_points(f, &r->sources[i], g, &one);
		buf_add(&f->inputs, &one, sizeof(one));
	}
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
}

/* ---- opening ---- */

/* The sections of an index that tell of its files. */
struct files {
	const char	*words;
	const struct index_source *sources;
	const struct index_text *texts;
	const struct index_input *inputs;
	const char	*states, *points;
	uint64_t	 nwords, nsources, ntexts, ninputs, nstates, npoints;
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
	return f->words != NULL && f->sources != NULL && f->texts != NULL &&
	    f->inputs != NULL && f->states != NULL && f->points != NULL &&
	    f->nwords > 0 &&
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
		s->compression = word_at(f, from->compression);
		s->size = from->size;
		s->base = from->base;
		s->len = from->len;
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
		s->format = format == NULL ? NULL : format->name;
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

/*
 * Returns whether input i is all of file i, as it is or as it is inflated, with
 * its state.
 */
static int
is_plain(const struct files *f, uint64_t i)
{
	const struct index_input *g = &f->inputs[i];
	const struct format *format = format_called(word_at(f, g->format));

	return g->source == i && g->base == f->sources[i].base &&
	    (f->sources[i].compression == 0 ?
	    g->len == f->sources[i].size : g->points_len > 0 &&
	    lies_in(g->points, g->points_len, f->npoints)) &&
	    format != NULL && format->events != NULL && (!g->has_state ||
	    (format->events->restore != NULL &&
	    lies_in(g->state, g->state_len, f->nstates)));
}

/* Maps file i as an input; returns 0, or -1 when its bytes are no input. */
static int
attach_input(const struct files *f, uint64_t i, struct inputs *r)
{
	const struct index_input *from = &f->inputs[i];
	struct points_map *points = NULL;
	struct mapfile map, packed;
	struct input *g;

	if (mapfile_path(&map, r->sources[i].path, NULL, NULL) == -1)
		return -1;
	if (from->points_len > 0) {
		packed = map;
		points = points_map(&map, &packed, f->points + from->points,
		    (size_t)from->points_len);
	}
	if (map.len != from->len || (points == NULL &&
	    (from->points_len > 0 || utf16_is(map.data, map.len)))) {
		points_free(points);
		mapfile_close(&map);
		return -1;
	}
	g = inputs_add(r, &map, from->source);
	g->points = points;
	g->events = format_called(word_at(f, from->format))->events;
	if (g->base != from->base)
		return -1;
	if (from->has_state)
		g->state = g->events->restore(g, f->states + from->state,
		    (size_t)from->state_len);
	return from->has_state && g->state == NULL ? -1 : 0;
}

/*
 * Maps all files as the inputs; returns 0, or -1 when one is not an input.
 * `states` 0: nor if one has a state.
 */
static int
attach_inputs(const struct files *f, int states, struct inputs *r)
{
	uint64_t i;

	if (f->ninputs != f->nsources)
		return -1;
	for (i = 0; i < f->ninputs; i++)
		if (!is_plain(f, i) || (!states && f->inputs[i].has_state))
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
		points_free(g->points);
		mapfile_close(&g->map);
	}
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
