/*
 * diff_slices: ttv diff --slices: pairs of slices that differ most, with the
 * ids of both.  Both traces are in memory.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/compare_pair.h"
#include "ttv/slice_id.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "diff.h"

#define NAME_MOST	60	/* columns */
#define TRACK_MOST	40
#define TIME_COLS	10
#define ID_COLS		10

static uint32_t
diff_name(const struct trace *t, uint32_t slice)
{
	return t->kinds[t->kind[slice]].name;
}

static uint32_t
diff_track(const struct trace *t, uint32_t slice)
{
	return t->rows[trace_slice_row(t, slice)].track;
}

#define TSV	(1U << TABLE_TSV | 1U << TABLE_CSV)
#define JSON	(1U << TABLE_NDJSON)
#define FILES(word, forms) \
	{ word, NULL, forms, TABLE_LEFT, 0, 0, 0 }
#define PEOPLE(title, side, cols) \
	{ NULL, title, TABLE_PEOPLE, side, cols, 0, 0 }

static const struct table_column columns[] = {
	FILES("type", JSON),
	FILES("name", JSON),
	FILES("old", TSV | JSON),
	FILES("new", TSV | JSON),
	FILES("old_ns", TSV | JSON),
	FILES("new_ns", TSV | JSON),
	FILES("delta", TSV | JSON),
	FILES("name", TSV),
	FILES("verdict", JSON),
	PEOPLE("OLD", TABLE_RIGHT, TIME_COLS),
	PEOPLE("NEW", TABLE_RIGHT, TIME_COLS),
	PEOPLE("\xce\x94", TABLE_RIGHT, TIME_COLS),
	PEOPLE("TIMES", TABLE_RIGHT, TIME_COLS),
	PEOPLE("OLD ID", TABLE_RIGHT, ID_COLS),
	PEOPLE("NEW ID", TABLE_RIGHT, ID_COLS),
	PEOPLE("track", TABLE_LEFT, TRACK_MOST),
	PEOPLE("slice", TABLE_LEFT, NAME_MOST),
};
#define COLUMNS	(sizeof(columns) / sizeof(columns[0]))

/* Adds the row of a pair. */
static void
pair_row(struct table *out, const struct trace *t,
    const struct compare_pair *p, uint32_t old, uint32_t new)
{
	char before[32], now[32], delta[33] = "+", times[32], track[256];
	uint32_t s = diff_name(t, p->old);
	struct table_cell name = table_text(trace_str(t, s),
	    strtab_len(t->strings, s));

	text_duration_short(before, sizeof(before), p->old_ns);
	text_duration_short(now, sizeof(now), p->new_ns);
	text_duration_short(delta + (p->delta > 0), 32, p->delta);
	strlcpy(times, "-", sizeof(times));
	if (p->old_ns > 0)
		snprintf(times, sizeof(times), "%.2f", (double)p->new_ns /
		    (double)p->old_ns);
	trace_track_label(t, diff_track(t, p->old), track, sizeof(track));
	table_row(out, (const struct table_cell[COLUMNS]){
	    table_word("pair"), name, table_int(old), table_int(new),
	    table_int(p->old_ns), table_int(p->new_ns), table_int(p->delta),
	    name, table_word(!p->claim ? "same" : p->delta > 0 ? "more" :
	    "less"), table_word(before), table_word(now), table_word(delta),
	    table_word(times), table_int(old), table_int(new),
	    table_word(track), name });
}

/* Writes n pairs, whose ids are those of both sides. */
static void
pairs_table(struct buf *b, const struct diff_head *h, const struct trace *t,
    const struct compare_pairs *p, uint32_t *const ids[2], uint32_t n)
{
	struct table out;
	uint32_t i;

	table_open(&out, b, h->form, TABLE_PAD);
	table_begin(&out, columns, COLUMNS);
	for (i = 0; i < n; i++)
		pair_row(&out, t, &p->v[i], ids[0][i], ids[1][i]);
	table_end(&out);
	table_close(&out);
}

static void
slices_summary(struct buf *b, const struct diff_head *h,
    const struct compare_pairs *p)
{
	if (h->form == TABLE_NDJSON) {
		buf_printf(b, "{\"type\":\"pairs\",\"paired\":%" PRIu32
		    ",\"only_old\":%" PRIu32 ",\"only_new\":%" PRIu32
		    ",\"tracks\":%" PRIu32 ",\"tracks_only_old\":%" PRIu32
		    ",\"tracks_only_new\":%" PRIu32 "}\n", p->paired,
		    p->alone[0], p->alone[1], p->tracks, p->tracks_alone[0],
		    p->tracks_alone[1]);
		return;
	}
	buf_printf(b, "\n%" PRIu32 " pairs of slices on %" PRIu32 " pairs of "
	    "tracks, %" PRIu32 " differ by more than the limits; %" PRIu32
	    " slices only in old (%" PRIu32 " not below --min), %" PRIu32
	    " only in new (%" PRIu32 ")", p->paired, p->tracks, p->claims,
	    p->alone[0], p->alone_claims[0], p->alone[1],
	    p->alone_claims[1]);
	if (p->tracks_alone[0] + p->tracks_alone[1] > 0)
		buf_printf(b, "; %" PRIu32 " tracks only in old, %" PRIu32
		    " only in new", p->tracks_alone[0], p->tracks_alone[1]);
	buf_addc(b, '\n');
}

/* Returns the ids of the first n slices of a side, to be freed. */
static uint32_t *
pair_ids(const struct trace *t, const struct compare_pairs *p, int side,
    uint32_t n)
{
	struct entity_ref *refs = xreallocarray(NULL, (size_t)n + 1,
	    sizeof(*refs));
	uint32_t *ids, i;

	for (i = 0; i < n; i++)
		refs[i] = (struct entity_ref){ ENTITY_SLICE, side == 0 ?
		    p->v[i].old : p->v[i].new };
	ids = slice_ids_of_refs(t, 0, refs, n);
	free(refs);
	return ids;
}

void
diff_write_slices(struct buf *b, const struct diff_head *h,
    const struct trace *old, const struct trace *new,
    const struct compare_pairs *p)
{
	int people = (TABLE_PEOPLE & 1U << h->form) != 0;
	uint32_t n = h->all || !people ? p->n : p->claims;
	uint32_t *ids[2] = { pair_ids(old, p, 0, n), pair_ids(new, p, 1, n) };

	if (h->max > 0 && n > h->max)
		n = (uint32_t)h->max;
	if (n > 0 || !people)
		pairs_table(b, h, old, p, ids, n);
	if (h->form != TABLE_TSV && h->form != TABLE_CSV)
		slices_summary(b, h, p);
	free(ids[0]);
	free(ids[1]);
}
