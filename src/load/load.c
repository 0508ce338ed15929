/*
 * load: from paths to a model.
 *
 * A file is mapped, inflated if necessary, and given to the reader of its
 * format, which its content decides.  All files of a call become one model.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/alert.h"
#include "ttv/builder.h"
#include "ttv/clock.h"
#include "ttv/derived.h"
#include "ttv/err.h"
#include "ttv/event_source.h"
#include "ttv/load.h"
#include "ttv/mapfile.h"
#include "ttv/note.h"
#include "ttv/pool.h"
#include "ttv/text.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "archive.h"
#include "formats.h"
#include "ttv/inflate.h"
#include "ttv/input.h"
#include "ttv/limit.h"
#include "manifest.h"
#include "members.h"
#include "names.h"
#include "nested.h"
#include "partial.h"
#include "ttv/stream.h"
#include "ttv/utf16.h"
#include "ttv/zip.h"

#define LOAD_NESTED	4		/* layers of compression, at most */

struct loading {
	const struct load_options *o;
	struct inputs	*inputs;
	struct builder	**parts;
	size_t		*outer;		/* of each part: that around it */
	size_t		*text;		/* of each part: its text, or SIZE_MAX:
					 * of the file itself */
	const struct format **formats;	/* of each file */
	size_t		 nparts, parts_cap;
	struct nested	*nested;	/* of each file */
	int		 understood;	/* 1: an input of the current file is a
					 * trace */
	const char	*nothing;	/* path of a file without events, or
					 * NULL */
	uint64_t	 total, read;	/* bytes, for progress */
	double		 shown;		/* the part of them, as last reported */
	uint32_t	 file;		/* index of the file being read */
	size_t		 mark;		/* bytes of the byte order mark of the
					 * input being read */
	const struct event_source *events; /* of the input being read */
	struct partial	 partial;
	struct stream	*stream;	/* the only file, while it is
					 * inflated */
	struct mapfile	 packed;	/* the compressed map behind stream */
	struct spool_progress	 progress;
	uint64_t	 grown;		/* bytes of the growing file */
	uint64_t	 sniff;		/* those that its format is to be told
					 * by, 0: it was */
	uint64_t	 budget;	/* bytes that a file may inflate to */
	struct gzip_members members;	/* of the file, until it is split */
	struct manifest	*manifest;	/* or NULL */
	uint32_t	 manifest_source; /* the file that it is in */
	int		 stopped;	/* 1: progress asked to stop */
};

/* ---- one file ---- */

static int
load_progress(void *arg, uint64_t done)
{
	struct loading *l = arg;
	uint64_t total = l->partial.extra + l->total;
	double part;

	done += l->partial.spent + l->read;
	/* texts that are found on the way must not turn it back */
	part = total == 0 ? 0 : (double)done / (double)total;
	if (part < l->shown)
		done = (uint64_t)(l->shown * (double)total);
	else
		l->shown = part;
	return l->stopped |= l->o->progress(l->o->arg, done, total);
}

/* Keeps a text of the current input, to be read after the input. */
static int
keep_nested(void *arg, const char *text, size_t n, uint64_t off)
{
	struct loading *l = arg;

	return nested_add(&l->nested[l->file], text, n, off);
}

/*
 * Returns how many bytes such texts may still have: what the layers around
 * the file have left, also of one that was inflated while it was read.
 */
static uint64_t
nested_room(void *arg)
{
	const struct loading *l = arg;
	uint64_t most = l->nested[l->file].budget;

	return l->stream != NULL && l->budget < most ? l->budget : most;
}

/* Makes an input of a text that was found in the current input. */
static const char *
embed_text(void *arg, const char *text, size_t n, size_t *len, uint64_t *base)
{
	struct loading *l = arg;
	struct mapfile map;
	struct input *g;

	if (mapfile_memory(&map, text, n, NULL) == -1)
		fatal("out of memory: %zu bytes of events in a string", n);
	if (l->stream != NULL)		/* the text gets the offset behind its
					 * end */
		l->inputs->v[0].map.len = stream_wait(l->stream, UINT64_MAX);
	g = inputs_add(l->inputs, &map, l->file);
	g->events = l->events;
	*len = g->map.len;
	*base = g->base;
	return g->map.data;
}

/* Reports progress when the stream is complete: its thread did until then. */
static int
on_stream_progress(void *arg, uint64_t done)
{
	struct loading *l = arg;
	uint64_t all = l->packed.len;

	(void)done;
	if (!stream_done(l->stream))
		return 0;
	return l->stopped |= l->o->progress(l->o->arg, all, all);
}

static uint64_t
wait_for_bytes(void *arg, uint64_t bytes)
{
	struct loading *l = arg;
	uint64_t have;

	if (bytes <= UINT64_MAX - l->mark)
		bytes += l->mark;
	have = stream_wait(l->stream, bytes);
	return have < l->mark ? 0 : have - l->mark;
}

/* Ends the stream: its map becomes the input's. */
static int
close_stream(struct loading *l, struct warn *warn, struct err *err)
{
	struct source *s = &l->inputs->sources[0];
	struct mapfile out;
	int r;

	memset(&out, 0, sizeof(out));
	r = stream_end(l->stream, &out, warn, err);
	l->stream = NULL;
	l->inputs->v[0].map = out;
	s->len = l->total = out.len;
	mapfile_close(&l->packed);
	return r;
}

/*
 * Has the reader begin behind a byte order mark, which is counted; `warn` has
 * room for all warnings then.
 */
static void
skip_mark(struct loading *l, struct reading *f, struct warn *warn)
{
	uint64_t len = f->wait != NULL ? stream_wait(l->stream, 3) : f->len;

	l->mark = text_mark(f->data, len < 3 ? (size_t)len : 3);
	if (l->mark == 0)
		return;
	if (f->warn != NULL)
		*warn = *f->warn;
	else
		memset(warn, 0, sizeof(*warn));
	warn_add(warn, WARN_BOM, f->base);
	f->warn = warn;
	f->data += l->mark;
	f->base += l->mark;
	if (f->wait == NULL)
		f->len -= l->mark;
}

/*
 * Reads input i, of the given file and format, as one more part: of the file's
 * text of that number, or SIZE_MAX.  It was found in the part `outer`.
 */
static void
read_input(struct loading *l, size_t i, uint32_t file, size_t text,
    size_t outer, const struct format *format, const struct warn *warn)
{
	struct input *g = &l->inputs->v[i];
	struct reading f;
	struct warn marked;

	memset(&f, 0, sizeof(f));
	f.data = g->map.data;
	f.len = g->map.len;
	f.base = g->base;
	f.file = (uint8_t)file;
	f.compat = l->o->compat;
	f.align_spans = clock_is_spans(l->o->align);
	f.symbols = l->o->nsymbols > 0;
	f.threads = l->o->threads > 0 ? l->o->threads : pool_cores();
	f.warn = warn;
	f.progress = l->o->progress != NULL ? load_progress : NULL;
	f.embed = embed_text;
	f.nested = keep_nested;
	f.room = nested_room;
	f.arg = l;
	if (l->stream != NULL) {	/* its input is the first */
		f.data = stream_data(l->stream);
		f.base = 0;
		f.wait = wait_for_bytes;
		if (f.progress != NULL)
			f.progress = on_stream_progress;
	}
	skip_mark(l, &f, &marked);
	l->file = file;
	l->events = format->events;
	l->parts = xgrow(l->parts, l->nparts, &l->parts_cap,
	    sizeof(*l->parts));
	l->text = xreallocarray(l->text, l->parts_cap, sizeof(*l->text));
	l->text[l->nparts] = text;
	l->outer = xreallocarray(l->outer, l->parts_cap, sizeof(*l->outer));
	l->outer[l->nparts] = outer;
	l->nested[file].part = l->nparts;
	l->parts[l->nparts++] = format->read(&f);
	l->inputs->v[i].state = f.state;	/* v may have moved */
	l->understood |= f.understood;
	l->read += f.len;
}

/*
 * Tells of the text of an input: text number `text`, or a new one if that is
 * SIZE_MAX.  Returns its number.
 */
static size_t
text_add(struct inputs *r, const struct input *g, const struct format *format,
    size_t text)
{
	struct source_text *t;

	t = text == SIZE_MAX ? inputs_text(r) : &r->texts[text];
	t->format = format->name;
	t->words = &format->words;
	t->source = g->source;
	t->base = g->base;
	t->len = g->map.len;
	return (size_t)(t - r->texts);
}

/* Reads the texts that were found in a file, and those in them. */
static void
read_nested(struct loading *l, uint32_t file)
{
	struct nested *found = &l->nested[file];
	struct nested_text *text;
	const struct format *format;
	struct warn warn;
	struct input *g;
	size_t number, outer;

	while (!l->stopped && (text = nested_next(found)) != NULL) {
		format = text->format;
		warn = text->warn;
		number = text->text;
		outer = text->part;
		l->total += text->map.len;
		g = inputs_add(l->inputs, &text->map, file);
		g->events = format->events;
		read_input(l, l->inputs->n - 1, file,
		    text_add(l->inputs, g, format, number), outer,
		    format, &warn);
	}
}

/* Takes back that the only file was read as one text. */
static void
forget_file(struct loading *l)
{
	struct inputs *r = l->inputs;
	struct input *g = &r->v[0];

	builder_free(l->parts[--l->nparts]);
	if (g->state != NULL)
		g->events->free(g->state);
	g->state = NULL;
	while (r->n > 1)		/* texts that the reader embedded */
		mapfile_close(&r->v[--r->n].map);
	nested_free(&l->nested[0]);
	nested_init(&l->nested[0], r->sources[0].path, r->sources[0].size);
	l->understood = 0;
	l->read = 0;
}

/*
 * Reads a file that was inflated while it was read: once more when it turns
 * out to have members of several formats.  Returns 0 or -1.
 */
static int
end_stream(struct loading *l, struct err *err)
{
	struct input *g = &l->inputs->v[0];
	struct warn *warn = xcalloc(1, sizeof(*warn));
	int r = close_stream(l, warn, err);

	if (r == 0 && l->members.n > 1 && archive_differs(&l->members,
	    &g->map)) {
		forget_file(l);
		archive_split(&l->members, &l->nested[0], l->inputs, 0,
		    &g->map, warn);
		l->inputs->sources[0].len = l->total = g->map.len;
		read_input(l, 0, 0, l->nested[0].own, 0, l->formats[0], warn);
	} else
		warn_merge(builder_warn(l->parts[0]), warn);
	free(warn);
	return r;
}

/* Reads a file and the texts in it; returns 0 or -1. */
static int
read_file(struct loading *l, uint32_t file, const struct warn *warn,
    struct err *err)
{
	const struct source *s = &l->inputs->sources[file];
	size_t own, part = l->nparts;

	l->understood = 0;
	read_input(l, file, file, l->nested[file].own, 0, l->formats[file],
	    warn);
	if (l->stream != NULL && end_stream(l, err) == -1)
		return -1;
	own = l->nested[file].own;
	if (own != SIZE_MAX)
		text_add(l->inputs, &l->inputs->v[file], l->formats[file], own);
	read_nested(l, file);
	for (; part < l->nparts; part++)
		warn_cut_once(builder_warn(l->parts[part]));
	if (!l->understood && l->nothing == NULL && !l->stopped)
		l->nothing = s->path;
	return 0;
}

/* Returns 1 if a file that begins so may be a trace, 0 if not, -1: not yet. */
static int
is_readable(const char *p, size_t n)
{
	if (inflate_type(p, n) != NULL || utf16_is(p, n) ||
	    format_of(p, n)->read != NULL)
		return 1;
	return format_pending(p, n) || inflate_pending(p, n) ? -1 : 0;
}

/*
 * Implements struct spool_progress for a pipe or an inflated file.  Checks the
 * format as soon as tuning.load_sniff bytes are there, by twice as many where
 * these do not tell, and returns 1 for what is no trace: it may be endless.
 */
static int
on_grown(void *arg, int fd, uint64_t bytes, uint64_t done, uint64_t total)
{
	struct loading *l = arg;
	char *head;
	int readable;
	ssize_t n;

	if (bytes < l->grown)		/* another file */
		l->sniff = tuning.load_sniff;
	l->grown = bytes;
	while (l->sniff != 0 && bytes >= l->sniff) {
		head = xmalloc(l->sniff);
		n = pread(fd, head, l->sniff, 0);
		readable = n <= 0 ? 1 : is_readable(head, (size_t)n);
		free(head);
		if (readable == 0)
			return 1;
		l->sniff = readable == 1 ? 0 : l->sniff * 2;
	}
	return partial_spooled(&l->partial, fd, bytes, done, total);
}

/* Implements the other function of struct spool_progress. */
static void
on_member(void *arg, uint64_t at, const char *name, size_t len)
{
	struct loading *l = arg;

	gzip_member_add(&l->members, at, name, len);
}

/* Finds the format of the newest source, whose input is g. */
static int
check_format(struct loading *l, struct input *g, struct err *err)
{
	struct source *s = &l->inputs->sources[l->inputs->nsources - 1];
	const struct format *format = format_of(g->map.data, g->map.len);

	s->format = format->name;
	s->words = &format->words;
	l->formats[l->inputs->nsources - 1] = format;
	g->events = format->events;
	if (format->read != NULL)
		return 0;
	if (format->unknown)
		return err_set(err, ERR_FORMAT, 0, "%s: this is not a trace",
		    s->path);
	if (format->hint != NULL)
		return err_set(err, ERR_UNSUPPORTED, 0, "%s: this is %s: %s",
		    s->path, format->help, format->hint);
	return err_set(err, ERR_UNSUPPORTED, 0, "%s: %s is not read yet",
	    s->path, format->help);
}

/*
 * Starts to inflate a single compressed file on a thread of its own, if its
 * content is of a format that ttv reads; l->stream is set.  Otherwise
 * (compressed again, UTF-16, no thread) l->stream is NULL and the map is the
 * inflated file or the compressed one.
 */
static int
open_stream(struct loading *l, struct source *s, struct mapfile *map,
    struct warn *warn, struct err *err)
{
	struct mapfile out;
	const struct format *format;
	const char *data;
	uint64_t have;
	int r;

	s->compression = inflate_type(map->data, map->len);
	l->packed = *map;
	l->stream = stream_start(&l->packed, s->path, &l->progress, &l->budget);
	if (l->stream == NULL)
		return 0;
	data = stream_data(l->stream);
	format = format_of_stream(l->stream, &have);
	if (inflate_type(data, have) == NULL && !utf16_is(data, have) &&
	    format->read != NULL) {
		l->formats[0] = format;
		s->format = l->formats[0]->name;
		s->words = &l->formats[0]->words;
		memset(&out, 0, sizeof(out));
		out.data = data;
		inputs_add(l->inputs, &out, 0)->events = l->formats[0]->events;
		return 0;
	}
	r = stream_end(l->stream, &out, warn, err);
	l->stream = NULL;
	mapfile_close(&l->packed);
	memset(map, 0, sizeof(*map));
	if (r == 0)
		*map = out;
	return r;
}

/* Counts the files that were cut or written to while they were read. */
static void
note_changes(const struct inputs *r, struct warn *warn)
{
	uint64_t at;
	size_t i;

	for (i = 0; i < r->n; i++) {
		if (mapfile_shrunk(&r->v[i].map, &at))
			warn_add(warn, WARN_SHRUNK, r->v[i].base + at);
		else if (mapfile_changed(&r->v[i].map))
			warn_add(warn, WARN_CHANGED, WARN_NOWHERE);
	}
}

/* Adds the map as the input of the newest source; returns 0 or -1. */
static int
add_source(struct loading *l, struct source *s, struct mapfile *map,
    struct err *err)
{
	struct input *g;

	if (manifest_is(map->data, map->len)) {
		if (l->manifest != NULL)
			return manifest_second(s->path, err);
		l->manifest = manifest_read(map->data, map->len, s->path, err);
		if (l->manifest == NULL)
			return -1;
		l->manifest_source = (uint32_t)(l->inputs->nsources - 1);
	}
	s->len = map->len;
	l->total += map->len;
	g = inputs_add(l->inputs, map, (uint32_t)(l->inputs->nsources - 1));
	s->base = g->base;
	return check_format(l, g, err);
}

/*
 * Opens a zip or a tar of several members: returns 1, 0 when the map is
 * something else, or -1.  The first member that is a trace takes the place of
 * the file.
 */
static int
open_archive(struct loading *l, struct source *s, struct mapfile *map,
    struct warn *warn, struct err *err)
{
	const char *type = inflate_type(map->data, map->len);
	uint32_t file = (uint32_t)(l->inputs->nsources - 1);
	struct nested *members = &l->nested[file];
	const struct manifest *had = l->manifest;
	struct zip z;
	int r;

	if (type == NULL || (strcmp(type, "zip") != 0 &&
	    strcmp(type, "tar") != 0))
		return 0;
	zip_open(&z, map);
	if (z.n == 1 && members->own == SIZE_MAX)
		members->own = archive_text(l->inputs, file, &z.v[0]);
	if (!zip_is_several(&z)) {
		zip_close(&z);
		return 0;
	}
	s->compression = type;
	r = archive_open(members, l->inputs, file, &z, &l->progress,
	    &l->budget, &l->partial, &l->manifest, warn, err);
	l->manifest_source = l->manifest != had ? file : l->manifest_source;
	zip_close(&z);
	mapfile_close(map);
	if (r == -1)
		return -1;
	nested_first(members, map, warn);
	r = add_source(l, s, map, err);
	memset(map, 0, sizeof(*map));	/* it is the input's */
	return r == -1 ? -1 : 1;
}

/*
 * Inflates the map, up to LOAD_NESTED layers; returns 0, 1 when a layer was a
 * zip of several members, which are the source then, or -1.
 */
static int
inflate_layers(struct loading *l, struct source *s, struct mapfile *map,
    struct warn *warn, struct err *err)
{
	const char *type;
	int i, r;

	for (i = 0; i < LOAD_NESTED; i++) {
		type = inflate_type(map->data, map->len);
		if (type == NULL)
			break;
		if ((r = open_archive(l, s, map, warn, err)) != 0)
			return r;
		s->compression = type;
		gzip_members_clear(&l->members);
		if (inflate_map(map, s->path, &l->progress, &l->budget, warn,
		    err) == -1)
			return -1;
	}
	if (utf16_is(map->data, map->len))
		return utf16_map(map, warn, err);
	return 0;
}

/* As open_source(), without the room that is left. */
static int
open_layers(struct loading *l, const char *path, int single,
    struct warn *warn, struct err *err)
{
	struct inputs *r = l->inputs;
	struct source *s;
	struct mapfile map;
	int zip;

	gzip_members_clear(&l->members);
	l->progress.fn = on_grown;
	l->sniff = tuning.load_sniff;
	l->progress.member = on_member;
	l->progress.arg = l;
	if (mapfile_open(&map, path, l->o->copy, &l->progress, err) == -1 &&
	    folder_open(&map, path, err) == -1)
		return -1;
	if (map.cut)
		warn_add(warn, WARN_NO_ROOM, map.len);
	l->budget = inflate_most(&map, path);
	r->sources = xgrow(r->sources, r->nsources, &r->sources_cap,
	    sizeof(*r->sources));
	s = &r->sources[r->nsources++];
	memset(s, 0, sizeof(*s));
	s->path = xstrdup(path);
	s->size = map.len;
	s->digest = input_digest(map.data, map.len);
	nested_init(&l->nested[r->nsources - 1], s->path, s->size);
	if ((zip = open_archive(l, s, &map, warn, err)) != 0)
		return zip == 1 ? 0 : -1;
	if (single && l->o->threads != 1 &&
	    inflate_type(map.data, map.len) != NULL) {
		if (open_stream(l, s, &map, warn, err) == -1)
			return -1;
		if (l->stream != NULL)
			return 0;
	}
	if ((zip = inflate_layers(l, s, &map, warn, err)) == 1)
		return 0;
	if (zip == -1) {
		mapfile_close(&map);
		return -1;
	}
	archive_split(&l->members, &l->nested[r->nsources - 1], r,
	    (uint32_t)(r->nsources - 1), &map, warn);
	return add_source(l, s, &map, err);
}

/* Maps and inflates a file and finds its format. */
static int
open_source(struct loading *l, const char *path, int single,
    struct warn *warn, struct err *err)
{
	struct nested *in = &l->nested[l->inputs->nsources];
	int r = open_layers(l, path, single, warn, err);

	/* texts in it share what is left; a stream still takes from that */
	if (l->stream == NULL && l->budget < in->budget)
		in->budget = l->budget;
	return r;
}

static struct clock_options
clock_options_of(const struct load_options *o)
{
	struct clock_options clocks = { o->align, o->offsets, o->noffsets };

	return clocks;
}

/* Puts all parts on one timeline; returns 0 or -1. */
static int
align(struct loading *l, struct err *err)
{
	struct clock_options clocks = clock_options_of(l->o);
	struct members m = { l->parts, l->nparts, l->outer, l->text,
	    l->inputs, l->manifest, l->manifest_source,
	    l->o->threads > 0 ? l->o->threads : pool_cores() };

	return members_align(&m, &clocks, err);
}

/* Reads the derived events as one more part, whose times are final. */
static int
read_derived(struct loading *l, struct err *err)
{
	const struct derived *d = l->o->derived;
	struct mapfile map;
	struct input *g;

	if (d == NULL || d->text.len == 0)
		return 0;
	if (mapfile_memory(&map, d->text.data, d->text.len, err) == -1)
		return -1;
	g = inputs_add(l->inputs, &map, NONE);
	g->events = derived_format.events;
	l->inputs->derived.path = xstrdup("derived events");
	l->inputs->derived.format = derived_format.name;
	l->inputs->derived.base = g->base;
	l->inputs->derived.len = d->text.len;
	l->total += d->text.len;
	read_input(l, l->inputs->n - 1, 0, SIZE_MAX, 0, &derived_format, NULL);
	return 0;
}

/*
 * Says in *err that there is no event: nothing that was understood in a file,
 * nothing in a file, or no event in all of them.  What writes a trace and
 * crashes leaves such files, which must not pass as good ones.
 */
static void
say_nothing(const struct loading *l, const struct trace *t, struct err *err)
{
	const struct inputs *r = l->inputs;
	/* what names processes is asked for them */
	uint64_t n = t->nprocesses;
	uint32_t i;
	int e;

	if (l->nothing != NULL)
		err_set(err, ERR_FORMAT, 0, "%s: nothing in it is a trace "
		    "event", l->nothing);
	for (i = 0; i < r->nsources; i++)
		if (r->sources[i].size == 0 && r->sources[i].len == 0)
			err_set(err, ERR_EMPTY, ERR_NOWHERE, "%s: the file is "
			    "empty", r->sources[i].path);
	for (e = ENTITY_NONE + 1; e < ENTITIES; e++)
		n += entity_count(t, (enum entity)e);
	if (n == 0 && !l->stopped && !l->formats[0]->words.empty)
		err_set(err, ERR_EMPTY, ERR_NOWHERE, "%s%s: there is no event "
		    "in %s", r->sources[0].path, r->nsources > 1 ? " ..." : "",
		    r->nsources > 1 ? "them" : "it");
}

/* Gives the trace what was derived from it. */
static void
attach_derived(const struct loading *l, struct trace *t)
{
	const struct inputs *r = l->inputs;

	if (r->derived.path != NULL)
		t->derived_off = r->v[r->n - 1].base;
	alerts_make(t);
	if (l->o->derived != NULL)
		t->notes = notes_new(t, l->o->derived);
}

struct trace *
load_files(const char *const *paths, size_t n, const struct load_options *o,
    struct err *err)
{
	static const struct load_options defaults;
	struct clock_options clocks;
	struct loading l;
	struct trace *t = NULL;
	struct warn *warns;
	size_t i;

	memset(&l, 0, sizeof(l));
	l.o = o != NULL ? o : &defaults;
	clocks = clock_options_of(l.o);
	l.inputs = inputs_new();
	l.nested = xcalloc(n + 1, sizeof(*l.nested));
	l.formats = xcalloc(n + 1, sizeof(*l.formats));
	warns = xcalloc(n + 1, sizeof(*warns));
	if (n == 0 || n > LIMIT_FILES) {
		err_set(err, ERR_USAGE, ERR_NOWHERE, n == 0 ?
		    "no file to open" : "more than 255 files");
		goto out;
	}
	partial_init(&l.partial, l.o, paths[0], n == 1 &&
	    l.o->noffsets == 0);
	if (clock_check(&clocks, paths, n, err) == -1)
		goto out;
	for (i = 0; i < n; i++)
		if (open_source(&l, paths[i], n == 1, &warns[i], err) == -1)
			goto out;
	l.stopped = partial_publish(&l.partial, l.inputs->sources,
	    l.formats[0]);
	for (i = 0; i < n; i++) {
		warn_shift(&warns[i], l.inputs->v[i].base);
		if (read_file(&l, (uint32_t)i, &warns[i], err) == -1)
			goto out;
	}
	if (align(&l, err) == -1 || read_derived(&l, err) == -1 ||
	    builder_fits(l.parts, l.nparts, err) == -1)
		goto out;
	builder_offsets_end(l.parts[0], inputs_end(l.inputs));
	t = builder_finish(l.parts, l.nparts,
	    l.o->threads > 0 ? l.o->threads : pool_cores());
	load_names(t, l.o);
	l.nparts = 0;
	say_nothing(&l, t, err);
	t->complete = !l.stopped && !l.partial.stopped &&
	    t->warn.entry[WARN_NO_ROOM].count == 0;
	note_changes(l.inputs, &t->warn);
	attach_derived(&l, t);
	inputs_attach(l.inputs, t);
	l.inputs = NULL;
out:
	if (err != NULL && err->offset == 0 && err->line == 0)
		err->line = 1;
	inputs_free(l.inputs);
	gzip_members_clear(&l.members);
	manifest_free(l.manifest);
	for (i = 0; i < l.nparts; i++)
		builder_free(l.parts[i]);
	for (i = 0; i < n; i++)
		nested_free(&l.nested[i]);
	free(l.nested);
	free(l.parts);
	free(l.text);
	free(l.outer);
	free(l.formats);
	free(warns);
	return t;
}
