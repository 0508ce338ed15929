/*
 * diff_slices: ttv diff --slices: pairs of slices that differ most, with the
 * ids of both.  Both traces are in memory.
 */
#include "config.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/compare_pair.h"
#include "ttv/field.h"
#include "ttv/slice_id.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "diff.h"
#include "layout.h"

#define NAME_MOST	60	/* columns */
#define TRACK_MOST	40
#define TIME_COLS	10
#define ID_COLS		10

static uint32_t
name_of(const struct trace *t, uint32_t slice)
{
	return t->kinds[t->kind[slice]].name;
}

static uint32_t
track_of(const struct trace *t, uint32_t slice)
{
	return t->rows[trace_slice_row(t, slice)].track;
}

static void
json_pair(struct buf *b, const struct trace *t, const struct compare_pair *p,
    const uint32_t id[2])
{
	uint32_t name = name_of(t, p->old);

	buf_adds(b, "{\"type\":\"pair\",\"name\":");
	buf_json(b, trace_str(t, name), strtab_len(t->strings, name));
	buf_printf(b, ",\"old\":%" PRIu32 ",\"new\":%" PRIu32 ",\"old_ns\":%"
	    PRId64 ",\"new_ns\":%" PRId64 ",\"delta\":%" PRId64
	    ",\"verdict\":\"%s\"}\n", id[0], id[1], p->old_ns, p->new_ns,
	    p->delta, !p->claim ? "same" : p->delta > 0 ? "more" : "less");
}

static void
tsv_pair(struct buf *b, const struct trace *t, const struct compare_pair *p,
    const uint32_t id[2])
{
	uint32_t name = name_of(t, p->old);

	buf_printf(b, "%" PRIu32 "\t%" PRIu32 "\t%" PRId64 "\t%" PRId64 "\t%"
	    PRId64 "\t", id[0], id[1], p->old_ns, p->new_ns, p->delta);
	field_tsv(b, trace_str(t, name), strtab_len(t->strings, name), 0);
	buf_addc(b, '\n');
}

static void
plain_time(struct buf *b, int64_t ns, int sign)
{
	char s[32];

	s[0] = '+';
	text_duration_short(s + (sign && ns > 0), sizeof(s) - 1, ns);
	layout_right(b, TIME_COLS, s);
}

static void
plain_pair(struct buf *b, const struct trace *t, const struct compare_pair *p,
    const uint32_t id[2], int markdown)
{
	const char *bar = markdown ? " | " : "  ";
	uint32_t name = name_of(t, p->old);
	char s[256];

	if (markdown)
		buf_adds(b, "| ");
	plain_time(b, p->old_ns, 0);
	buf_adds(b, bar);
	plain_time(b, p->new_ns, 0);
	buf_adds(b, bar);
	plain_time(b, p->delta, 1);
	buf_adds(b, bar);
	if (p->old_ns > 0)
		snprintf(s, sizeof(s), "%.2f", (double)p->new_ns /
		    (double)p->old_ns);
	else
		snprintf(s, sizeof(s), "-");
	layout_right(b, TIME_COLS, s);
	buf_printf(b, "%s%*" PRIu32 "%s%*" PRIu32 "%s", bar, ID_COLS, id[0],
	    bar, ID_COLS, id[1], bar);
	trace_track_label(t, track_of(t, p->old), s, sizeof(s));
	if (markdown) {
		field_markdown(b, s, strlen(s));
		buf_adds(b, bar);
		text_safe(s, sizeof(s), trace_str(t, name),
		    strtab_len(t->strings, name));
		field_markdown(b, s, strlen(s));
		buf_adds(b, " |");
	} else {
		layout_left(b, TRACK_MOST, s, strlen(s));
		buf_adds(b, bar);
		layout_left(b, NAME_MOST, trace_str(t, name),
		    strtab_len(t->strings, name));
		layout_trim(b);
	}
	buf_addc(b, '\n');
}

static void
plain_title(struct buf *b, const struct diff_head *h)
{
	static const char *const titles[] = { "OLD", "NEW", "\xce\x94",
	    "TIMES", "OLD ID", "NEW ID" };
	size_t i;

	if (h->format == DIFF_MARKDOWN) {
		for (i = 0; i < 6; i++)
			buf_printf(b, "| %s ", titles[i]);
		buf_adds(b, "| track | slice |\n"
		    "|---:|---:|---:|---:|---:|---:|---|---|\n");
		return;
	}
	for (i = 0; i < 6; i++) {
		layout_right(b, TIME_COLS, titles[i]);
		buf_adds(b, "  ");
	}
	layout_left(b, TRACK_MOST, "track", 5);
	buf_adds(b, "  slice\n");
}

static void
slices_summary(struct buf *b, const struct diff_head *h,
    const struct compare_pairs *p)
{
	if (h->format == DIFF_JSON) {
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
	int people = h->format == DIFF_PLAIN || h->format == DIFF_MARKDOWN;
	uint32_t n = h->all || !people ? p->n : p->claims, i, id[2];
	uint32_t *ids[2] = { pair_ids(old, p, 0, n), pair_ids(new, p, 1, n) };

	if (people && h->max > 0 && n > h->max)
		n = (uint32_t)h->max;
	if (people && n > 0)
		plain_title(b, h);
	if (h->format == DIFF_TSV)
		buf_adds(b, "old\tnew\told_ns\tnew_ns\tdelta\tname\n");
	for (i = 0; i < n; i++) {
		id[0] = ids[0][i];
		id[1] = ids[1][i];
		if (h->format == DIFF_JSON)
			json_pair(b, old, &p->v[i], id);
		else if (h->format == DIFF_TSV)
			tsv_pair(b, old, &p->v[i], id);
		else
			plain_pair(b, old, &p->v[i], id,
			    h->format == DIFF_MARKDOWN);
	}
	if (h->format != DIFF_TSV)
		slices_summary(b, h, p);
	free(ids[0]);
	free(ids[1]);
}
