/*
 * fuchsia_scan: passes over the headers of all records once, to find what the
 * parts of the file need: where they may begin, the tables, the sections of
 * providers.
 *
 * A record whose size is 0, or goes beyond the end of the file, does not say
 * where the next one begins.  Then the next place is searched from which a run
 * of records is sound (fuchsia_sound()); the bytes before it are a gap.  What
 * the search costs is bounded by RESYNC_RUN records a word.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/text.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "fuchsia.h"

/*
 * Sound records in a row that are no accident: each has its size in 12 bits
 * besides its type.  Fewer are enough where the file ends with the last.
 */
#define RESYNC_RUN	3
#define SCAN_STEP	(UINT64_C(16) << 20)	/* bytes between two reports */

/* Reads the record at a place; returns 0, or -1 for a size that cannot be. */
static int
scan_record(const struct fuchsia_scan *s, uint64_t place,
    struct fuchsia_record *r)
{
	uint64_t left = s->r->len - place, size;

	if (left < FUCHSIA_WORD)
		return -1;
	r->p = s->r->data + place;
	r->head = fuchsia_u64(r->p);
	size = fuchsia_size(r->head);
	r->len = (size_t)size;
	r->place = place;
	return size == 0 || size > left ? -1 : 0;
}

/* Returns whether records can be read on from a place. */
static int
scan_resumes(const struct fuchsia_scan *s, uint64_t place)
{
	struct fuchsia_record r;
	int i;

	for (i = 0; i < RESYNC_RUN; i++, place += r.len) {
		if (i > 0 && place == s->r->len)
			return 1;
		if (scan_record(s, place, &r) == -1 || !fuchsia_sound(&r))
			return 0;
	}
	return 1;
}

/* Notes the gap that begins at a place; returns its end. */
static uint64_t
scan_gap(struct fuchsia_scan *s, uint64_t place)
{
	struct fuchsia_state *t = s->state;
	struct fuchsia_gap *g;
	struct fuchsia_record r;
	uint64_t to = place;
	int cut;

	cut = scan_record(s, place, &r) == -1 && (s->r->len - place <
	    FUCHSIA_WORD || r.len != 0);
	do {
		to += FUCHSIA_WORD;
	} while (to < s->r->len && !scan_resumes(s, to));
	if (to > s->r->len)
		to = s->r->len;
	if (to < s->r->len)
		warn_add(s->warn, WARN_RECORD, s->r->base + place);
	else
		warn_add(s->warn, cut ? WARN_TRUNCATED : WARN_RECORDS_END,
		    s->r->base + place);
	t->gaps = xgrow(t->gaps, t->ngaps, &t->gaps_cap, sizeof(*t->gaps));
	g = &t->gaps[t->ngaps++];
	g->from = place;
	g->to = to;
	return to;
}

static void
scan_define(struct fuchsia_scan *s, const struct fuchsia_record *r,
    enum fuchsia_table table, unsigned index)
{
	struct fuchsia_state *t = s->state;

	t->defs = xgrow(t->defs, t->ndefs, &t->defs_cap, sizeof(*t->defs));
	t->defs[t->ndefs++] = (struct radix){ fuchsia_key(s->provider, table,
	    index), r->place };
}

/* Begins the records of a provider. */
static void
scan_section(struct fuchsia_scan *s, const struct fuchsia_record *r)
{
	struct fuchsia_state *t = s->state;
	uint32_t provider = (uint32_t)fuchsia_bits(r->head, 20, 51);

	if (provider == s->provider)
		return;
	s->provider = provider;
	t->sections = xgrow(t->sections, t->nsections, &t->sections_cap,
	    sizeof(*t->sections));
	t->sections[t->nsections++] = (struct fuchsia_section){ r->place,
	    provider };
}

static void
scan_metadata(struct fuchsia_scan *s, const struct fuchsia_record *r)
{
	switch (fuchsia_bits(r->head, 16, 19)) {
	case FUCHSIA_PROVIDER:
	case FUCHSIA_SECTION:
		scan_section(s, r);
		break;
	}
}

static void
scan_bad(struct fuchsia_scan *s, const struct fuchsia_record *r)
{
	warn_add(s->warn, WARN_RECORD, s->r->base + r->place);
}

/* Counts the bytes of a string that are not UTF-8. */
static void
scan_utf8(struct fuchsia_scan *s, const struct fuchsia_record *r)
{
	uint64_t bad = 0;
	size_t len, used;
	const char *p;

	for (p = fuchsia_entry_text(r->p, &len); len > 0; p += used,
	    len -= used)
		bad += text_decode(p, len, &used) == 0xfffd && used == 1;
	if (bad > 0)
		warn_addn(s->warn, WARN_UTF8, s->r->base + r->place, bad);
}

static void
scan_string(struct fuchsia_scan *s, const struct fuchsia_record *r)
{
	unsigned index = fuchsia_bits(r->head, 16, 30);

	if (index == 0 || fuchsia_bits(r->head, 32, 46) >
	    r->len - FUCHSIA_WORD)
		scan_bad(s, r);
	else {
		scan_utf8(s, r);
		scan_define(s, r, FUCHSIA_OF_STRINGS, index);
	}
}

static void
scan_thread(struct fuchsia_scan *s, const struct fuchsia_record *r)
{
	unsigned index = fuchsia_bits(r->head, 16, 23);

	if (index == 0 || r->len < 3 * FUCHSIA_WORD)
		scan_bad(s, r);
	else
		scan_define(s, r, FUCHSIA_OF_THREADS, index);
}

static void
scan_init(struct fuchsia_scan *s, const struct fuchsia_record *r)
{
	if (r->len < 2 * FUCHSIA_WORD ||
	    fuchsia_u64(r->p + FUCHSIA_WORD) == 0)
		scan_bad(s, r);
	else
		scan_define(s, r, FUCHSIA_OF_TICKS, 0);
}

/* Notes a blob that has a piece of a Perfetto trace. */
static void
scan_blob(struct fuchsia_scan *s, const struct fuchsia_record *r)
{
	if (fuchsia_bits(r->head, 48, 55) != FUCHSIA_BLOB_PERFETTO)
		return;
	s->blobs = xgrow(s->blobs, s->nblobs, &s->blobs_cap,
	    sizeof(*s->blobs));
	s->blobs[s->nblobs++] = r->place;
}

static void
scan_one(struct fuchsia_scan *s, const struct fuchsia_record *r)
{
	switch (r->head & 15) {
	case FUCHSIA_METADATA:
		scan_metadata(s, r);
		break;
	case FUCHSIA_INIT:
		scan_init(s, r);
		break;
	case FUCHSIA_STRING:
		scan_string(s, r);
		break;
	case FUCHSIA_THREAD:
		scan_thread(s, r);
		break;
	case FUCHSIA_BLOB:
		scan_blob(s, r);
		break;
	}
}

static void
scan_part(struct fuchsia_scan *s, uint64_t place)
{
	s->parts = xgrow(s->parts, s->nparts, &s->parts_cap,
	    sizeof(*s->parts));
	s->parts[s->nparts++] = place;
}

void
fuchsia_scan(struct fuchsia_scan *s)
{
	uint64_t place, next = 0;
	struct fuchsia_record r;

	for (place = 0; place < s->r->len; place += r.len) {
		while (place < s->r->len && scan_record(s, place, &r) == -1)
			place = scan_gap(s, place);
		if (place == s->r->len)
			break;
		if (place >= next) {
			scan_part(s, place);
			next = place + s->step;
		}
		if ((r.head & 15) != FUCHSIA_EVENT)
			scan_one(s, &r);
	}
	radix_sort(s->state->defs, s->state->ndefs);
}
