/*
 * fuchsia: the reader of the Fuchsia trace format (.fxt; ttv-formats(5),
 * FUCHSIA TRACES).
 *
 * A file is a sequence of records of whole 64-bit words, little-endian; the
 * first word of a record has its type and size.  Records refer to strings and
 * threads by the tables of their provider, which other records fill.
 *
 *	fuchsia_scan.c	passes over all records once, by their sizes: tables
 *			(fuchsia_table.c), where parts may begin
 *	fuchsia_part.c	the records of a part become events of a builder, by
 *			several threads
 *	fuchsia_source.c  reads an event again
 *
 * Invariants:
 *  - what becomes of a record depends on its bytes, its place and the tables
 *    there, never on where the file was cut into parts;
 *  - an event is known by the place of its record.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/pool.h"
#include "ttv/tuning.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "fuchsia.h"

#define FUCHSIA_MAGIC	"\x10\x00\x04\x46\x78\x54\x16\x00"

struct fuchsia {
	struct reading	*r;
	struct fuchsia_scan scan;
	struct fuchsia_part **parts;
	struct progress	 progress;
};

static void
fuchsia_read_part(void *arg, size_t i)
{
	struct fuchsia *f = arg;

	fuchsia_part_read(f->parts[i]);
}

static void
fuchsia_make_parts(struct fuchsia *f)
{
	const struct fuchsia_scan *s = &f->scan;
	uint64_t from;
	size_t i;

	f->parts = xcalloc(s->nparts + 1, sizeof(struct fuchsia_part *));
	for (i = 0; i == 0 || i < s->nparts; i++) {
		from = i == 0 ? 0 : s->parts[i];
		f->parts[i] = fuchsia_part_new(f->r, s->state, from,
		    i + 1 < s->nparts ? s->parts[i + 1] : f->r->len);
		f->parts[i]->progress = &f->progress;
	}
	f->scan.nparts = i;
}

/*
 * Reads the pieces of a Perfetto trace in blobs, joined, with the reader of
 * that format.
 */
static void
fuchsia_blobs(const struct fuchsia *f)
{
	const struct fuchsia_scan *s = &f->scan;
	struct fuchsia_text name;
	struct buf text = BUF_INIT;
	struct warn *warn = builder_warn(f->parts[0]->b);
	const char *p, *end;
	uint64_t head;
	size_t i, len;

	for (i = 0; i < s->nblobs && f->r->nested != NULL; i++) {
		p = f->r->data + s->blobs[i];
		head = little64(p);
		end = p + fuchsia_size(head);
		p += FUCHSIA_WORD;
		len = fuchsia_bits(head, 32, 46);
		if (fuchsia_take_text(&p, end, fuchsia_bits(head, 16, 31),
		    &name) == -1 || (size_t)(end - p) < len)
			warn_add(warn, WARN_RECORD, f->r->base + s->blobs[i]);
		else
			buf_add(&text, p, len);
	}
	if (text.len > 0 && f->r->nested(f->r->arg, text.data, text.len,
	    f->r->base + s->blobs[0]) == -1)
		warn_add(warn, WARN_PART, f->r->base + s->blobs[0]);
	buf_free(&text);
}

/* Returns the bytes of a part: two for each thread, if they are large. */
static uint64_t
fuchsia_step(const struct reading *r)
{
	uint64_t step = r->len / (2 * (uint64_t)r->threads) + 1;

	if (r->threads <= 1)
		return UINT64_MAX / 2;
	return step < tuning.part_bytes ? tuning.part_bytes : step;
}

/* Joins the parts; frees all. */
static struct builder *
fuchsia_join(struct fuchsia *f)
{
	size_t i, n = f->scan.nparts;
	struct builder **b = xcalloc(n, sizeof(struct builder *)), *joined;

	for (i = 0; i < n; i++) {
		b[i] = f->parts[i]->b;
		fuchsia_part_free(f->parts[i]);
	}
	joined = builder_join(b, n, f->r->threads);
	free(b);
	free(f->parts);
	free(f->scan.parts);
	free(f->scan.blobs);
	return joined;
}

/* Scans the input and reads its parts; returns whether all were sound. */
static int
fuchsia_pass(struct fuchsia *f, int careful)
{
	struct fuchsia_scan *s = &f->scan;
	struct warn *warn = xcalloc(1, sizeof(*warn));
	size_t i;
	int sound = 1;

	f->r->state = s->state = xcalloc(1, sizeof(*s->state));
	s->state->search = fuchsia_search_new();
	s->r = f->r;
	s->warn = warn;
	s->careful = careful;
	s->step = fuchsia_step(f->r);
	fuchsia_scan(s);
	fuchsia_make_parts(f);
	if (f->r->warn != NULL)
		warn_merge(warn, f->r->warn);
	warn_merge(builder_warn(f->parts[0]->b), warn);
	free(warn);
	pool_run(f->r->threads, s->nparts, fuchsia_read_part, f);
	for (i = 0; i < s->nparts; i++)
		sound &= !f->parts[i]->unsound;
	return sound || atomic_load(&f->progress.stop);
}

/* Frees what a pass has made. */
static void
fuchsia_undo(struct fuchsia *f)
{
	size_t i;

	for (i = 0; i < f->scan.nparts; i++) {
		builder_free(f->parts[i]->b);
		fuchsia_part_free(f->parts[i]);
	}
	free(f->parts);
	free(f->scan.parts);
	free(f->scan.blobs);
	fuchsia_state_free(f->scan.state);
	memset(&f->scan, 0, sizeof(f->scan));
	atomic_store(&f->progress.done, 0);
}

static struct builder *
fuchsia_read(struct reading *r)
{
	struct fuchsia f;

	memset(&f, 0, sizeof(f));
	if (r->wait != NULL)
		r->len = (size_t)r->wait(r->arg, UINT64_MAX);
	f.r = r;
	progress_begin(&f.progress, r);
	if (!fuchsia_pass(&f, 0)) {
		fuchsia_undo(&f);
		fuchsia_pass(&f, 1);
	}
	fuchsia_blobs(&f);
	r->understood = 1;
	return fuchsia_join(&f);
}

static int
fuchsia_sniff(const char *p, size_t n)
{
	return n >= FUCHSIA_WORD &&
	    memcmp(p, FUCHSIA_MAGIC, FUCHSIA_WORD) == 0;
}

const struct format fuchsia_format = {
	.name = "fuchsia",
	.help = "Fuchsia trace format (.fxt)",
	.sniff = fuchsia_sniff,
	.read = fuchsia_read,
	.events = &fuchsia_events,
	.forget = fuchsia_forget_beginning,
	.in_order = 1,
	.words = {
		.counter = "fuchsia_counter",
		.counter_of = COUNTER_ALL,
		.id_last = 1,
	},
};
