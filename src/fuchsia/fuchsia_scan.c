/*
 * fuchsia_scan: passes over the headers of all records once, to find what the
 * parts of the file need: where they may begin, the tables, the sections of
 * providers.
 *
 * A record whose size is 0, or goes beyond the end of the file, does not say
 * where the next one begins.  Then the next place is searched from which a run
 * of records is sound (fuchsia_sound()), or one that can be nothing else; the
 * bytes before it are a gap.  Bytes that are lost or too many shift all records
 * behind them, so it may be any place, but the run has to be longer between
 * words.  What the search costs is bounded by the records of a run a byte.
 *
 * A record with a wrong size may hide others.  The scan does not look inside
 * of records, for speed; when a part finds one that is not sound, the file is
 * read again with a careful scan, which does.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/text.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "fuchsia.h"

/*
 * Sound records in a row that are no accident: a sound one has its size in 12
 * bits, and all that it consists of ends there.  A single one is an accident
 * more often: an arg with a value looks like an event.
 */
#define RESYNC_RUN	3
#define RESYNC_LAST	2		/* where the file ends with them */
#define RESYNC_SHIFTED	6		/* between words */
#define RESYNC_SHIFTED_LAST 4

/* Reads the record at a place; returns 0, or -1 for a size that cannot be. */
static int
scan_record(const struct fuchsia_scan *s, uint64_t place,
    struct fuchsia_record *r)
{
	uint64_t left = s->r->len - place, size;

	if (left < FUCHSIA_WORD)
		return -1;
	r->p = s->r->data + place;
	r->head = little64(r->p);
	size = fuchsia_size(r->head);
	r->len = (size_t)size;
	r->place = place;
	return size == 0 || size > left ? -1 : 0;
}

/* Returns whether a record may be the first that is read behind damage. */
static int
scan_leads(const struct fuchsia_record *r)
{
	/* a small number as an arg looks like one of the others */
	switch (r->head & 15) {
	case FUCHSIA_METADATA:
	case FUCHSIA_INIT:
	case FUCHSIA_THREAD:
		return 0;
	}
	return 1;
}

/*
 * Returns whether records can be read on from a place, `skipped` bytes behind
 * one that cannot; those that show it do not go beyond `end`.
 */
static int
scan_resumes(const struct fuchsia_scan *s, uint64_t place, uint64_t skipped,
    uint64_t end)
{
	int shifted = skipped % FUCHSIA_WORD != 0, i;
	int run = shifted ? RESYNC_SHIFTED : RESYNC_RUN;
	int last = shifted ? RESYNC_SHIFTED_LAST : RESYNC_LAST;
	struct fuchsia_record r;

	for (i = 0; i < run; i++, place += r.len) {
		if (i >= last && place == s->r->len)
			return 1;
		if (scan_record(s, place, &r) == -1 || r.len > end - place ||
		    !fuchsia_sound(&r) || (i == 0 && !scan_leads(&r)))
			return 0;
	}
	return 1;
}

/*
 * Returns whether a record behind damage is believed without others behind it,
 * which may be damaged too.  Args look like records that name nothing, so it is
 * an event with a name, or scheduling of a type that no arg has.
 */
static int
scan_alone(const struct fuchsia_scan *s, uint64_t place)
{
	struct fuchsia_record r;
	struct fuchsia_event e;

	if (scan_record(s, place, &r) == -1)
		return 0;
	switch (r.head & 15) {
	case FUCHSIA_EVENT:
		return fuchsia_sound(&r) && fuchsia_read_event(&r, &e) == 0 &&
		    e.name.ref != 0;
	case FUCHSIA_SCHEDULING:
		return r.head >> 60 != FUCHSIA_SWITCH_LEGACY &&
		    fuchsia_sound(&r);
	}
	return 0;
}

static void
scan_add_gap(struct fuchsia_state *t, uint64_t from, uint64_t to)
{
	t->gaps = xgrow(t->gaps, t->ngaps, &t->gaps_cap, sizeof(*t->gaps));
	t->gaps[t->ngaps++] = (struct fuchsia_gap){ from, to };
}

/*
 * Notes the gap that begins at a place, whose record has a size that cannot
 * be; returns its end.
 */
static uint64_t
scan_gap(struct fuchsia_scan *s, uint64_t place)
{
	struct fuchsia_record r;
	uint64_t to = place;
	int cut;

	cut = scan_record(s, place, &r) == -1 && (s->r->len - place <
	    FUCHSIA_WORD || r.len != 0);
	do {
		to++;
	} while (to < s->r->len && !scan_resumes(s, to, to - place,
	    s->r->len) && ((to - place) % FUCHSIA_WORD != 0 ||
	    !scan_alone(s, to)));
	if (to < s->r->len)
		warn_add(s->warn, WARN_RECORD, s->r->base + place);
	else
		warn_add(s->warn, cut ? WARN_TRUNCATED : WARN_RECORDS_END,
		    s->r->base + place);
	scan_add_gap(s->state, place, to);
	return to;
}

/*
 * Looks for sound records inside of a record that is not sound, whose size may
 * be wrong: returns how far the record goes then, and notes a gap; 0: all of
 * it.  Where records are sound behind it, too, its size is wrong only if a run
 * lies inside altogether.
 */
static uint64_t
scan_inside(struct fuchsia_scan *s, const struct fuchsia_record *r)
{
	uint64_t to, end = r->place + r->len;
	uint64_t most = scan_resumes(s, end, 0, s->r->len) ? end : s->r->len;

	for (to = r->place + 1; to < end; to++)
		if (scan_resumes(s, to, to - r->place, most)) {
			warn_add(s->warn, WARN_RECORD, s->r->base + r->place);
			scan_add_gap(s->state, r->place, to);
			return to - r->place;
		}
	return 0;
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
	    provider, 0 };
}

static void
scan_metadata(struct fuchsia_scan *s, const struct fuchsia_record *r)
{
	switch (fuchsia_bits(r->head, 16, 19)) {
	case FUCHSIA_PROVIDER:
	case FUCHSIA_SECTION:
		if (fuchsia_sound(r))	/* else a part warns of it */
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
	    little64(r->p + FUCHSIA_WORD) == 0)
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

/*
 * Notes what a record says about those behind it.  In a damaged file it must be
 * sound: an event that is taken for an initialization record would change all
 * times.
 */
static void
scan_one(struct fuchsia_scan *s, const struct fuchsia_record *r)
{
	if (s->careful && (r->head & 15) >= FUCHSIA_INIT &&
	    (r->head & 15) <= FUCHSIA_THREAD && !fuchsia_sound(r)) {
		scan_bad(s, r);
		return;
	}
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

static void
scan_mark(struct fuchsia_scan *s, uint64_t place)
{
	struct fuchsia_state *t = s->state;

	t->marks = xgrow(t->marks, t->nmarks, &t->marks_cap,
	    sizeof(*t->marks));
	t->marks[t->nmarks++] = place;
}

void
fuchsia_scan(struct fuchsia_scan *s)
{
	struct fuchsia_skip *k = s->careful ? NULL : fuchsia_skip_new(s->r);
	uint64_t place, part = 0, mark = 0, skip;
	struct fuchsia_record r;

	for (place = 0; place < s->r->len; place += r.len) {
		if (!s->careful)
			place = fuchsia_skip(k, place, part < mark ? part :
			    mark);
		while (place < s->r->len && scan_record(s, place, &r) == -1) {
			place = scan_gap(s, place);
			if (k != NULL)
				fuchsia_skip_lost(k);
		}
		if (place == s->r->len)
			break;
		if (s->careful && !fuchsia_sound(&r) && place > 0 &&
		    (skip = scan_inside(s, &r)) > 0) {
			r.len = (size_t)skip;
			continue;
		}
		if (place >= part) {
			scan_part(s, place);
			part = place + s->step;
		}
		if (place >= mark) {
			scan_mark(s, place);
			mark = (place / FUCHSIA_MARK + 1) * FUCHSIA_MARK;
		}
		if ((r.head & 15) != FUCHSIA_EVENT)
			scan_one(s, &r);
	}
	if (k != NULL)
		fuchsia_skip_free(k);
	radix_sort(s->state->defs, s->state->ndefs);
}
