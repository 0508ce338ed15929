/*
 * slice_write: writes spans into the slice columns of the model.
 *
 * The columns hold slices row by row, so each row has a cursor: the index that
 * the next of its spans takes (a counting sort by row).  The spans of a track
 * come in runs.  One worker writes run after run with shared cursors; or
 * several workers write them side by side, each with cursors that begin behind
 * what the runs before it have of each row, which is counted first.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "long_dur.h"
#include "slice_write.h"

void
slice_write_alloc(struct trace *t, size_t nslices, size_t nends, int wide)
{
	if (nslices >= NONE || nends >= NONE)
		fatal("more than %u slices", NONE - 1);
	t->nslices = (uint32_t)nslices;
	/*
	 * Without large pages: each row is written at a place of its own, so
	 * all of them would be in memory at once while the events still are,
	 * a fifth of the peak with thousands of rows; writing is as fast.
	 */
	t->ts = xreallocarray(NULL, nslices + 1, sizeof(*t->ts));
	t->dur_low = xreallocarray(NULL, nslices + 1, sizeof(*t->dur_low));
	t->kind = xreallocarray(NULL, nslices + 1, sizeof(*t->kind));
	t->off_low = xreallocarray(NULL, nslices + 1, sizeof(*t->off_low));
	t->end_slice = xreallocarray(NULL, nends + 1, sizeof(*t->end_slice));
	t->end_off_low = xreallocarray(NULL, nends + 1,
	    sizeof(*t->end_off_low));
	if (!wide)
		return;
	t->noff_high = t->nslices;
	t->off_high = xreallocarray(NULL, nslices + 1, sizeof(*t->off_high));
	t->end_off_high = xreallocarray(NULL, nends + 1,
	    sizeof(*t->end_off_high));
}

struct row_at *
slice_write_rows(struct slice_range *p)
{
	const struct spans *s = p->spans;
	uint32_t slice = p->slice, end = p->end;
	struct row_at *at;
	size_t i;

	at = xreallocarray(NULL, s->nrows, sizeof(*at));
	for (i = 0; i < s->nrows; i++) {
		at[i].slice = slice;
		at[i].end = end;
		slice += s->rows[i].n;
		end += s->rows[i].ends;
	}
	p->nends = end - p->end;
	return at;
}

static void
write_events(struct long_dur_buf *b, const struct raw_event *r,
    const uint32_t *rows, size_t n, struct row_at *row, const uint64_t *ends)
{
	struct trace *t = b->t;
	const struct raw_event *last = r + n;
	struct row_at *at;
	uint32_t pos;

	for (; r < last; r++) {
		at = &row[*rows++];
		pos = at->slice++;
		t->ts[pos] = r->ts;
		slice_dur_set(b, pos, r->dur);
		t->kind[pos] = r->kind;
		slice_off_set(t, pos, RAW_OFF(r));
		if (r->aux != 0) {
			t->end_slice[at->end] = pos;
			slice_end_off_set(t, at->end++, raw_end_off(r,
			    ends));
		}
	}
}

void
slice_run_write(const struct slice_run *s, struct trace *t,
    struct long_durs *longs, const uint64_t *ends)
{
	struct long_dur_buf b;
	void *left = s->recs;
	size_t i, n;

	long_dur_begin(&b, longs, t);
	for (i = 0; i < s->n; i += n) {
		n = s->n - i < tuning.drop_step ? s->n - i : tuning.drop_step;
		write_events(&b, &s->recs[i], &s->row[i], n, s->at, ends);
		left = xdrop_read(left, &s->recs[i + n]);
	}
	long_dur_flush(&b);
}

void
slice_write_track(struct trace *t, struct long_durs *longs,
    struct slice_range *p)
{
	struct slice_run run;
	struct event_chunk *c;

	run.row = p->spans->row;
	run.at = slice_write_rows(p);
	while ((c = event_list_take(&p->spans->recs)) != NULL) {
		run.recs = c->recs;
		run.n = c->n;
		slice_run_write(&run, t, longs, p->spans->ends);
		run.row += c->n;
		event_chunk_free(c);
	}
	free(run.at);
}

void
slice_run_count(struct slice_run *s, size_t nrows)
{
	size_t i;

	s->at = xcalloc(nrows, sizeof(*s->at));
	for (i = 0; i < s->n; i++) {
		s->at[s->row[i]].slice++;
		s->at[s->row[i]].end += s->recs[i].aux != 0;
	}
}

void
slice_run_begin(struct slice_run *s, struct row_at *next, size_t nrows)
{
	struct row_at here;
	size_t i;

	for (i = 0; i < nrows; i++) {
		here = next[i];
		next[i].slice += s->at[i].slice;
		next[i].end += s->at[i].end;
		s->at[i] = here;
	}
}
