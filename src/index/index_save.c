/*
 * index_save: writes the index of a trace.
 *
 * Arrays are written as they stand in memory, the small ones first: those are
 * checked as soon as the index is opened.  The file gets its name only when it
 * is whole, so that no other process sees a part of one.  It is not forced to
 * the disk: what a crash makes of it, its checksums find.
 */
#include "config.h"

#include <sys/stat.h>
#include <sys/statvfs.h>

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/column.h"
#include "ttv/err.h"
#include "ttv/fd.h"
#include "ttv/array.h"
#include "ttv/strtab.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "index_int.h"

#define SECTIONS	96
#define BLOCKS_MOST	16384		/* each may become a mapping of its own,
					 * of which the kernel allows 65530 */
#define BLOCK_LEAST	(UINT64_C(64) << 10)

struct writer {
	int		 fd;
	uint64_t	 at;		/* bytes written before the block */
	uint64_t	 block;		/* bytes of a block */
	char		*data;		/* the block */
	size_t		 n;		/* bytes in it */
	uint64_t	*sums;
	size_t		 nsums;
	int		 error;		/* errno, or 0 */
};

struct part {
	struct index_section s;
	const void	*data;
	void		(*emit)(struct writer *, const struct trace *);
};

struct plan {
	struct part	 v[SECTIONS];
	size_t		 n;
	uint64_t	 eager, tail;
	uint64_t	 block;		/* bytes of a block */
	uint64_t	 size;		/* bytes of the file */
};

/* ---- bytes to the file ---- */

static void
write_bytes(struct writer *w, const char *p, size_t n)
{
	if (w->error == 0)
		w->error = fd_write(w->fd, p, n);
}

static void
write_block(struct writer *w)
{
	if (w->n == 0)
		return;
	w->sums[w->nsums] = index_block_sum(w->nsums, w->data, w->n);
	w->nsums++;
	write_bytes(w, w->data, w->n);
	w->at += w->n;
	w->n = 0;
}

static void
writer_add(struct writer *w, const void *data, uint64_t n)
{
	const char *p = data;
	size_t part;

	while (n > 0 && w->error == 0) {
		part = (size_t)w->block - w->n;
		if (part > n)
			part = (size_t)n;
		memcpy(w->data + w->n, p, part);
		w->n += part;
		p += part;
		n -= part;
		if (w->n == w->block)
			write_block(w);
	}
}

/* Writes zeros up to an offset. */
static void
writer_fill(struct writer *w, uint64_t to)
{
	static const char zeros[64];
	uint64_t left;

	while (w->error == 0 && (left = to - (w->at + w->n)) > 0)
		writer_add(w, zeros, left < sizeof(zeros) ? left :
		    sizeof(zeros));
}

/* ---- what is written ---- */

static struct part *
plan_add(struct plan *p, const char *name, const void *data, uint64_t n,
    size_t size)
{
	struct part *one;

	if (p->n == SECTIONS)
		fatal("more than %d sections of an index", SECTIONS);
	one = &p->v[p->n++];
	memset(one, 0, sizeof(*one));
	strlcpy(one->s.name, name, sizeof(one->s.name));
	one->s.n = n;
	one->s.size = size;
	one->data = data;
	return one;
}

static void
emit_string_ends(struct writer *w, const struct trace *t)
{
	uint32_t i, n = strtab_count(t->strings);
	uint64_t at = 0;

	writer_add(w, &at, sizeof(at));
	for (i = 1; i <= n; i++) {
		at += strtab_len(t->strings, i) + 1;
		writer_add(w, &at, sizeof(at));
	}
}

static void
emit_strings(struct writer *w, const struct trace *t)
{
	uint32_t i, n = strtab_count(t->strings);

	for (i = 1; i <= n; i++)
		writer_add(w, strtab_str(t->strings, i),
		    strtab_len(t->strings, i) + 1);
	writer_add(w, "", 1);
}

static void
plan_strings(struct plan *p, const struct trace *t,
    const struct strtab_image *m)
{
	uint64_t bytes = 1;
	uint32_t i;

	for (i = 1; i <= m->count; i++)
		bytes += strtab_len(t->strings, i) + 1;
	plan_add(p, "strings.at", NULL, (uint64_t)m->count + 1,
	    sizeof(uint64_t))->emit = emit_string_ends;
	plan_add(p, "strings.chars", NULL, bytes, 1)->emit = emit_strings;
	plan_add(p, "strings.slots", m->slots, m->nslots, STRTAB_SLOT);
}

static void
plan_arrays(struct plan *p, const struct trace *t)
{
	struct array v[LOD_ARRAYS + FLOW_ARRAYS];
	const struct column *c;
	size_t i;

	for (c = columns; c < columns + ncolumns; c++)
		plan_add(p, c->name, column_array(t, c), column_count(t, c),
		    c->size);
	lod_arrays(t, v);
	flow_arrays(t, v + LOD_ARRAYS);
	for (i = 0; i < LOD_ARRAYS + FLOW_ARRAYS; i++)
		plan_add(p, v[i].name, v[i].data, v[i].n, v[i].size);
}

static void
set_scalars(struct index_scalars *s, const struct trace *t,
    const struct strtab_image *m)
{
	memset(s, 0, sizeof(*s));
	s->start = t->start;
	s->end = t->end;
	s->nevents = t->nevents;
	s->memory = t->memory;
	s->running = t->running;
	s->wall = t->wall;
	s->has_wall = (uint64_t)t->has_wall;
	s->strings = m->count;
	s->string_seed = m->seed;
	memcpy(s->time_unit, t->time_unit, sizeof(s->time_unit));
}

/* Returns 1 if a section is checked as soon as the index is opened, or 0. */
static int
is_small(const struct part *one)
{
	return one->s.n * one->s.size <= tuning.index_small;
}

/* Gives each section its place, the small ones first. */
static void
plan_places(struct plan *p)
{
	uint64_t at = INDEX_HEAD, bytes;
	int small;
	size_t i;

	for (small = 1; small >= 0; small--) {
		for (i = 0; i < p->n; i++) {
			if (is_small(&p->v[i]) != small)
				continue;
			bytes = p->v[i].s.n * p->v[i].s.size;
			p->v[i].s.at = at;
			at += (bytes + 63) / 64 * 64;
		}
		if (small)
			p->eager = at;
	}
	p->tail = at;
	p->block = BLOCK_LEAST;
	while (p->tail / p->block >= BLOCKS_MOST)
		p->block *= 2;
	p->size = p->tail + p->n * sizeof(p->v[0].s) + ((p->tail - 1) /
	    p->block + 1) * sizeof(uint64_t);
}

/* ---- the file ---- */

static void
write_parts(struct writer *w, const struct plan *p, const struct trace *t)
{
	const struct part *one;
	int small;
	size_t i;

	for (small = 1; small >= 0; small--)
		for (i = 0; i < p->n; i++) {
			one = &p->v[i];
			if (is_small(one) != small)
				continue;
			writer_fill(w, one->s.at);
			if (one->emit != NULL)
				one->emit(w, t);
			else
				writer_add(w, one->data,
				    one->s.n * one->s.size);
		}
	writer_fill(w, p->tail);
	write_block(w);
}

/* Writes the tail and then, at the begin of the file, the header. */
static void
write_ends(struct writer *w, const struct plan *p)
{
	struct index_header h;
	struct buf tail = BUF_INIT;
	char bytes[INDEX_HEAD];
	size_t i;

	for (i = 0; i < p->n; i++)
		buf_add(&tail, &p->v[i].s, sizeof(p->v[i].s));
	buf_add(&tail, w->sums, w->nsums * sizeof(*w->sums));
	write_bytes(w, tail.data, tail.len);
	memset(&h, 0, sizeof(h));
	memcpy(h.magic, INDEX_MAGIC, sizeof(INDEX_MAGIC));
	h.order = INDEX_ORDER;
	h.format = INDEX_FORMAT;
	h.size = p->tail + tail.len;
	h.block = w->block;
	h.eager = p->eager;
	h.tail = p->tail;
	h.tail_sum = index_sum(0, tail.data, tail.len);
	h.nsections = p->n;
	buf_free(&tail);
	memset(bytes, 0, sizeof(bytes));
	memcpy(bytes, &h, sizeof(h));
	h.sum = index_sum(0, bytes, sizeof(bytes));
	memcpy(bytes, &h, sizeof(h));
	if (w->error == 0 && lseek(w->fd, 0, SEEK_SET) == -1)
		w->error = errno;
	write_bytes(w, bytes, sizeof(bytes));
}

static void
write_file(struct writer *w, const struct plan *p, const struct trace *t)
{
	size_t nblocks;

	w->block = p->block;
	nblocks = (size_t)(p->tail / w->block) + 1;
	w->sums = xcalloc(nblocks, sizeof(*w->sums));
	w->data = xmalloc((size_t)w->block);
	writer_fill(w, INDEX_HEAD);
	write_parts(w, p, t);
	write_ends(w, p);
	free(w->sums);
	free(w->data);
}

/*
 * Returns whether there is room for a file: within the limit, and in at most
 * half of what the disk has left.
 */
static int
has_room(int dir, uint64_t bytes, uint64_t most, struct err *err)
{
	struct statvfs v;

	if (bytes > most)
		err_set(err, ERR_LIMIT, ERR_NOWHERE, "the index would have "
		    "%llu bytes, and the limit is %llu",
		    (unsigned long long)bytes, (unsigned long long)most);
	else if (fstatvfs(dir, &v) == 0 &&
	    (uint64_t)v.f_bavail * v.f_frsize / 2 < bytes)
		err_set(err, ERR_LIMIT, ERR_NOWHERE, "the index would have "
		    "%llu bytes, more than half of what the disk has left",
		    (unsigned long long)bytes);
	else
		return 1;
	return 0;
}

/* Writes the file beside its place, and moves it there when it is whole. */
static int
save_plan(int dir, const char *name, const struct plan *p,
    const struct trace *t, struct err *err)
{
	struct writer w;
	char temp[96];

	memset(&w, 0, sizeof(w));
	snprintf(temp, sizeof(temp), "%.40s.%ld" INDEX_UNFINISHED, name,
	    (long)getpid());
	unlinkat(dir, temp, 0);		/* of a process that had this number */
	w.fd = openat(dir, temp, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW |
	    O_CLOEXEC, 0600);
	if (w.fd == -1)
		return err_set(err, ERR_OPEN, ERR_NOWHERE, "an index cannot be "
		    "written: %s", strerror(errno));
	write_file(&w, p, t);
	if (close(w.fd) == -1 && w.error == 0)
		w.error = errno;
	if (w.error == 0 && renameat(dir, temp, dir, name) == 0)
		return 0;
	if (w.error == 0)
		w.error = errno;
	unlinkat(dir, temp, 0);
	return err_set(err, ERR_LIMIT, ERR_NOWHERE, "an index cannot be "
	    "written: %s", strerror(w.error));
}

static void
plan_files(struct plan *p, const struct index_files_text *f)
{
	plan_add(p, "paths", f->paths.data, f->paths.len, 1);
	plan_add(p, "words", f->words.data, f->words.len, 1);
	plan_add(p, "sources", f->sources.data, f->sources.len /
	    sizeof(struct index_source), sizeof(struct index_source));
	plan_add(p, "texts", f->texts.data, f->texts.len /
	    sizeof(struct index_text), sizeof(struct index_text));
	plan_add(p, "inputs", f->inputs.data, f->inputs.len /
	    sizeof(struct index_input), sizeof(struct index_input));
	plan_add(p, "points", f->points.data, f->points.len, 1);
	plan_add(p, "states", f->states.data, f->states.len, 1);
	plan_add(p, "pack.points", f->pack_points.data, f->pack_points.len, 1);
	plan_add(p, "pack", f->pack.data, f->pack.len, 1);
}

/* What of a trace has to be put together first. */
struct saving {
	const struct index_key *key;
	const struct trace *t;
	struct index_files_text files;
	struct index_scalars scalars;
	struct strtab_image strings;
};

static void
plan_all(struct plan *p, const struct saving *s)
{
	memset(p, 0, sizeof(*p));
	plan_add(p, "key", s->key->text.data, s->key->text.len, 1);
	plan_add(p, "scalars", &s->scalars, 1, sizeof(s->scalars));
	plan_add(p, "warn", &s->t->warn, 1, sizeof(s->t->warn));
	plan_files(p, &s->files);
	plan_strings(p, s->t, &s->strings);
	plan_arrays(p, s->t);
	plan_places(p);
}

int
index_save(int dir, const struct index_key *k, const struct trace *t,
    uint64_t most, struct err *err)
{
	struct plan *p = xcalloc(1, sizeof(*p));
	struct saving s = { .key = k, .t = t };
	int r = -1;

	strtab_image_of(t->strings, &s.strings);
	set_scalars(&s.scalars, t, &s.strings);
	index_files_save(&s.files, t);
	plan_all(p, &s);
	if (s.files.pack.len > 0 && !has_room(dir, p->size, most, NULL)) {
		index_files_unpack(&s.files);
		plan_all(p, &s);
	}
	if (has_room(dir, p->size, most, err))
		r = save_plan(dir, k->name, p, t, err);
	index_files_free(&s.files);
	free(p);
	return r;
}
