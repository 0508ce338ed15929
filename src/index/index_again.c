/*
 * index_again: inputs that are made when the first event is asked for.
 *
 * Formats that keep a state for their events make it of what the index has.
 * Where an index does not lead to the bytes, such as those of texts in a page,
 * the files are read once more, all of them, and of what that makes only the
 * inputs are kept.
 */
#include "config.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/event_facts.h"
#include "ttv/input.h"
#include "ttv/load.h"
#include "ttv/xmalloc.h"
#include "index_int.h"

struct again {
	struct inputs	*files;		/* sources and texts, no inputs */
	struct mapfile	*watched;	/* the files, to see that they change */
	const struct index_map *index;	/* as long as the trace */
	const struct index_input *inputs; /* as they were; in the index */
	uint64_t	 ninputs;
	struct load_options options;	/* with its own texts */
	pthread_mutex_t	 lock;		/* held while the files are read */
	_Atomic(struct trace *) read;	/* what has the inputs, or NULL */
	int		 tried;		/* guarded by the lock */
};

/* ---- reading the files ---- */

/* Returns whether inputs are those of the index. */
static int
are_same(const struct again *a, const struct inputs *r)
{
	size_t i;

	if (r->n != a->ninputs)
		return 0;
	for (i = 0; i < r->n; i++)
		if (r->v[i].base != a->inputs[i].base ||
		    r->v[i].map.len != a->inputs[i].len)
			return 0;
	return 1;
}

/* Returns a trace that has inputs and nothing else. */
static struct trace *
shell_of(struct inputs *r)
{
	struct trace *shell = xcalloc(1, sizeof(*shell));

	inputs_attach(r, shell);
	return shell;
}

/* Returns the inputs after reading all files, or NULL. */
static struct trace *
read_files(const struct again *a, const char *const *paths)
{
	struct trace *t, *shell = NULL;
	struct err err;

	err_clear(&err);
	t = load_files(paths, a->files->nsources, &a->options, &err);
	if (t == NULL)
		return NULL;
	if (are_same(a, t->reader_data)) {
		shell = shell_of(t->reader_data);
		t->reader = NULL;
	}
	trace_free(t);
	return shell;
}

static struct trace *
read_again(const struct again *a)
{
	const char **paths = xcalloc(a->files->nsources + 1, sizeof(*paths));
	struct inputs *r;
	struct trace *shell;
	size_t i;

	for (i = 0; i < a->files->nsources; i++)
		paths[i] = a->files->sources[i].path;
	if ((r = index_files_restore(a->index, paths)) != NULL)
		shell = shell_of(r);
	else
		shell = read_files(a, paths);
	free(paths);
	return shell;
}

/* Returns what has the inputs, or NULL when the files are others now. */
static const struct trace *
inputs_of(const struct trace *t)
{
	struct again *a = t->reader_data;
	struct trace *read = atomic_load(&a->read);

	if (read != NULL)
		return read;
	pthread_mutex_lock(&a->lock);
	if (!a->tried) {
		a->tried = 1;
		atomic_store(&a->read, read_again(a));
	}
	read = atomic_load(&a->read);
	pthread_mutex_unlock(&a->lock);
	return read;
}

/* ---- struct trace_reader ---- */

static int
again_facts(const struct trace *t, uint64_t off, uint64_t end_off,
    struct event_facts *f, struct arena *arena)
{
	const struct trace *r = inputs_of(t);

	return r == NULL ? -1 : r->reader->facts(r, off, end_off, f, arena);
}

static int
again_sample(const struct trace *t, uint64_t off, struct event_facts *f,
    struct arena *arena)
{
	const struct trace *r = inputs_of(t);

	return r == NULL ? -1 : r->reader->sample(r, off, f, arena);
}

static int
again_brief(const struct trace *t, uint64_t off, uint64_t end_off,
    struct event_facts *f)
{
	const struct trace *r = inputs_of(t);

	return r == NULL || r->reader->brief == NULL ? 0 :
	    r->reader->brief(r, off, end_off, f);
}

static int
again_args_text(const struct trace *t, uint64_t off, const char **text,
    size_t *n)
{
	const struct trace *r = inputs_of(t);

	return r != NULL && r->reader->args_text(r, off, text, n);
}

static int
again_leaves(const struct trace *t, uint64_t off, uint64_t end_off,
    const struct leaf_sink *sink)
{
	const struct trace *r = inputs_of(t);

	return r != NULL && r->reader->leaves(r, off, end_off, sink);
}

static void
again_fetch(const struct trace *t, uint64_t off)
{
	const struct trace *r = inputs_of(t);

	if (r != NULL && r->reader->fetch != NULL)
		r->reader->fetch(r, off);
}

static int
again_memory(const struct trace *t, uint64_t off, unsigned parts,
    struct memory_facts *f, struct arena *arena)
{
	const struct trace *r = inputs_of(t);

	return r == NULL ? -1 : r->reader->memory(r, off, parts, f, arena);
}

static struct value *
again_snapshot(const struct trace *t, uint64_t off, int nested,
    const struct value *scope, struct arena *arena)
{
	const struct trace *r = inputs_of(t);

	return r == NULL ? NULL : r->reader->snapshot(r, off, nested, scope,
	    arena);
}

static int
again_reference(const struct trace *t, const struct value *v,
    struct reference *ref)
{
	const struct trace *r = inputs_of(t);

	return r == NULL ? 0 : r->reader->reference(r, v, ref);
}

static struct value *
again_value(const struct trace *t, uint64_t off, uint64_t len,
    struct arena *arena)
{
	const struct trace *r = inputs_of(t);

	return r == NULL ? NULL : r->reader->value(r, off, len, arena);
}

static const char *
again_raw(const struct trace *t, uint64_t off, size_t *len)
{
	const struct trace *r = inputs_of(t);

	*len = 0;
	return r == NULL ? NULL : r->reader->raw(r, off, len);
}

static uint64_t
again_line(const struct trace *t, uint64_t off, const struct source **source)
{
	const struct trace *r = inputs_of(t);
	const struct source *s = NULL;
	uint64_t line = r == NULL ? 0 : r->reader->line(r, off, &s);

	if (source != NULL)
		*source = s == NULL ? NULL : &t->sources[s - r->sources];
	return line;
}

static uint64_t
again_size(const struct trace *t)
{
	const struct again *a = t->reader_data;

	return a->ninputs == 0 ? 0 : a->inputs[a->ninputs - 1].base +
	    a->inputs[a->ninputs - 1].len;
}

static void
again_ahead(const struct trace *t, int threads, uint64_t from, uint64_t to)
{
	const struct trace *r = inputs_of(t);

	if (r != NULL)
		r->reader->ahead(r, threads, from, to);
}

static void
again_blocks(const struct trace *t, const struct needle *n, uint64_t from,
    uint64_t to, uint64_t *bits)
{
	const struct trace *r = inputs_of(t);

	if (r != NULL)
		r->reader->blocks(r, n, from, to, bits);
}

static int
again_args(const struct trace *t, uint64_t off, const struct needle *n,
    int (*fn)(void *, const char *, size_t), void *arg)
{
	const struct trace *r = inputs_of(t);

	return r == NULL ? 0 : r->reader->args(r, off, n, fn, arg);
}

static enum trace_bytes
again_changed(const struct trace *t)
{
	struct again *a = t->reader_data;
	int unread;
	size_t i;

	for (i = 0; i < a->files->nsources; i++)
		if (mapfile_changed(&a->watched[i]))
			return TRACE_BYTES_WRITTEN;
	pthread_mutex_lock(&a->lock);
	unread = a->tried && atomic_load(&a->read) == NULL;
	pthread_mutex_unlock(&a->lock);
	return unread ? TRACE_BYTES_UNREAD : TRACE_BYTES_SAME;
}

static void
again_free(struct trace *t)
{
	struct again *a = t->reader_data;
	size_t i;

	trace_free(atomic_load(&a->read));
	for (i = 0; i < a->files->nsources; i++)
		mapfile_close(&a->watched[i]);
	for (i = 0; i < a->options.noffsets; i++)
		free((char *)(uintptr_t)a->options.offsets[i]);
	free(a->options.offsets);
	free((char *)(uintptr_t)a->options.align);
	inputs_free(a->files);
	pthread_mutex_destroy(&a->lock);
	free(a->watched);
	free(a);
	t->reader_data = NULL;
}

static const struct trace_reader reader = {
	.facts = again_facts,
	.sample = again_sample,
	.brief = again_brief,
	.args_text = again_args_text,
	.leaves = again_leaves,
	.fetch = again_fetch,
	.memory = again_memory,
	.snapshot = again_snapshot,
	.reference = again_reference,
	.value = again_value,
	.raw = again_raw,
	.line = again_line,
	.size = again_size,
	.ahead = again_ahead,
	.blocks = again_blocks,
	.args = again_args,
	.changed = again_changed,
	.free = again_free,
};

/* Copies the options that decide what is read. */
static void
copy_options(struct load_options *to, const struct load_options *o)
{
	size_t i;

	to->threads = o->threads;
	to->compat = o->compat;
	to->align = o->align == NULL ? NULL : xstrdup(o->align);
	to->noffsets = o->noffsets;
	to->offsets = xcalloc(o->noffsets + 1, sizeof(*to->offsets));
	for (i = 0; i < o->noffsets; i++)
		to->offsets[i] = xstrdup(o->offsets[i]);
}

void
index_again_attach(struct trace *t, struct inputs *r,
    const struct index_map *m, const struct load_options *o)
{
	struct again *a = xcalloc(1, sizeof(*a));
	size_t i;

	a->files = r;
	a->index = m;
	a->inputs = index_map_section(m, "inputs", sizeof(*a->inputs),
	    &a->ninputs);
	a->watched = xcalloc(r->nsources + 1, sizeof(*a->watched));
	for (i = 0; i < r->nsources; i++)
		mapfile_path(&a->watched[i], r->sources[i].path, NULL, NULL);
	copy_options(&a->options, o);
	pthread_mutex_init(&a->lock, NULL);
	t->sources = r->sources;
	t->nsources = (uint32_t)r->nsources;
	t->source_texts = r->texts;
	t->nsource_texts = (uint32_t)r->ntexts;
	t->reader = &reader;
	t->reader_data = a;
}
