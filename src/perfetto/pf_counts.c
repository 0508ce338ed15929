/*
 * pf_counts: what the counters of perf had counted when a sample was taken
 * (PerfSample): counters of the CPU, one for the event by which samples are
 * taken and one for each that follows it; those of a sample that does not say
 * its CPU are counters of no CPU.
 *
 * What these are is said once, as default values of the packets of a sequence
 * (PerfSampleDefaults), in the order of the counts.  Counters of two sequences
 * differ: all but those of the first one have the number of theirs in their
 * names, by which perf_counter_unit says what they are.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"
#include "pf_counts.h"
#include "pf_field.h"
#include "pf_record.h"

#define PF_COUNT_CPUS	4096	/* CPUs: no machine has as many; what counters
					 * of others had is a warning */

/* PerfEvents.Counter, as perf calls them. */
static const char *const pf_count_names[] = {
	[1] = "cpu-clock", "page-faults", "task-clock", "context-switches",
	"cpu-migrations", "minor-faults", "major-faults", "alignment-faults",
	"emulation-faults", "cpu-cycles", "instructions", "cache-references",
	"cache-misses", "branch-instructions", "branch-misses", "bus-cycles",
	"stalled-cycles-frontend", "stalled-cycles-backend", "ref-cycles",
	"dummy"
};
#define PF_COUNT_NAMES	(sizeof(pf_count_names) / sizeof(pf_count_names[0]))

/*
 * Returns the name of a counter, as a string: that which it has been given, or
 * that of the event, of the kernel's or of the CPU; follows says whether the
 * numbers of fields are those of a FollowerEvent.  Where a session of a file is
 * given, and not NONE, it is the name of that session's alone.
 */
static uint32_t
pf_count_name(struct builder *b, const struct pf_span *s, int follows,
    uint32_t session, uint8_t file)
{
	struct pf_span name = pf_member(s, follows ? PF_FOLLOWER_NAME :
	    PF_TIMEBASE_NAME), point;
	uint64_t counter = pf_number(s, follows ? PF_FOLLOWER_COUNTER :
	    PF_TIMEBASE_COUNTER, 0);
	struct buf text = BUF_INIT;
	struct pf_span whole;
	uint32_t string;

	point = pf_member(s, follows ? PF_FOLLOWER_TRACEPOINT :
	    PF_TIMEBASE_TRACEPOINT);
	if (name.len == 0 && point.p != NULL)
		name = pf_member(&point, PF_TRACEPOINT_NAME);
	if (name.len > 0)
		buf_add(&text, (const char *)name.p, name.len);
	else if (counter < PF_COUNT_NAMES && pf_count_names[counter] != NULL)
		buf_adds(&text, pf_count_names[counter]);
	else
		buf_adds(&text, follows ? "event" : "timebase");
	if (session != NONE && file > 0)
		buf_printf(&text, " (session %u of file %u)",
		    (unsigned)session, (unsigned)file);
	else if (session != NONE && session > 0)
		buf_printf(&text, " (session %u)", (unsigned)session);
	whole = (struct pf_span){ (const uint8_t *)text.data, text.len };
	string = pf_string(b, &whole, 0);
	buf_free(&text);
	return string;
}

uint32_t
pf_counters(const struct pf_span *defaults, uint32_t first, uint32_t follower,
    struct pf_span v[1 + PF_COUNTS])
{
	struct pf_cursor m;
	struct pf_field f;
	uint32_t n = 0;

	v[0] = (struct pf_span){ NULL, 0 };
	for (pf_open(&m, defaults); defaults->p != NULL && pf_next(&m, &f);) {
		if (f.type != PF_BYTES)
			continue;
		if (f.number == first && v[0].p == NULL)
			v[0] = f.s;
		else if (f.number == follower && n < PF_COUNTS)
			v[++n] = f.s;
	}
	return n;
}

const struct pf_counted *
pf_counted(struct pf_context *c, const struct pf_span *defaults,
    const struct pf_counted_how *how)
{
	struct pf_span v[1 + PF_COUNTS];
	struct pf_part *p = c->p;
	struct pf_counted *d;
	uint32_t i, n;

	if (p->counted == NULL)
		p->counted = xcalloc(p->w->seq_ids.n, sizeof(*p->counted));
	for (d = p->counted[c->seq]; d != NULL; d = d->next)
		if (d->by == how->by)
			return d;
	n = pf_counters(defaults, how->first, how->follower, v);
	d = xcalloc(1, sizeof(*d) + n * sizeof(d->names[0]));
	d->by = how->by;
	d->n = n;
	d->first = v[0].p == NULL ? RECORD_NULL : how->name(c, &v[0], 0);
	for (i = 0; i < n; i++)
		d->names[i] = how->name(c, &v[i + 1], 1);
	d->next = p->counted[c->seq];
	return p->counted[c->seq] = d;
}

void
pf_counted_free(struct pf_part *p)
{
	struct pf_counted *d, *next;
	uint32_t i;

	for (i = 0; p->counted != NULL && i < p->w->seq_ids.n; i++)
		for (d = p->counted[i]; d != NULL; d = next) {
			next = d->next;
			free(d);
		}
	free(p->counted);
}

static int64_t
pf_count_cell(struct pf_context *c, const struct pf_span *s, int follows)
{
	return pf_count_name(c->p->b, s, follows,
	    c->p->w->seqs[c->seq].session, c->p->w->file);
}

static void
pf_count(struct pf_context *c, uint32_t track, int64_t name, uint64_t value)
{
	pf_counter(c, track, (uint32_t)name, NULL, TRACK_SOURCE_PERF,
	    (double)value);
}

void
pf_counts(struct pf_context *c)
{
	static const struct pf_counted_how how = { PF_COUNTED_PERF,
	    PF_PERF_SAMPLE_DEFAULTS_TIMEBASE,
	    PF_PERF_SAMPLE_DEFAULTS_FOLLOWERS, pf_count_cell };
	const struct pf_span *defaults = &c->p->w->seqs[c->seq].perf_of;
	const uint64_t none = UINT64_C(1) << 63;
	const struct pf_span *s = &c->k->data;
	uint64_t cpu = pf_number(s, PF_PERF_SAMPLE_CPU, none), u;
	uint64_t first = pf_number(s, PF_PERF_SAMPLE_TIMEBASE_COUNT, none);
	const struct pf_counted *d;
	struct pf_list counts;
	uint32_t track = NONE, i;

	if (defaults->p == NULL)
		return;
	if (cpu != none && cpu >= PF_COUNT_CPUS) {
		pf_event_warn(c, WARN_PACKET);
		return;
	}
	d = pf_counted(c, defaults, &how);
	if (cpu != none)
		track = builder_cpu(c->p->b, (uint32_t)cpu);
	if (d->first != RECORD_NULL && first != none)
		pf_count(c, track, d->first, first);
	pf_list_open(&counts, s, PF_PERF_SAMPLE_FOLLOWER_COUNTS, PF_VARINT);
	for (i = 0; i < d->n && pf_list_next(&counts, &u); i++)
		pf_count(c, track, d->names[i], u);
}

static void
pf_count_unit(const struct pf_world *w, struct builder *b,
    const struct pf_seq *q, const struct pf_span *s, int follows)
{
	builder_record(b, RECORD_TABLE_perf_counter_unit, (int64_t []){
	    RECORD_SESSION(w->file, q->session), pf_count_name(b, s, follows,
	    q->session, w->file), !follows, pf_count_name(b, s, follows, NONE,
	    0) });
}

void
pf_count_units(const struct pf_world *w, struct builder *b)
{
	const struct pf_seq *q;
	struct pf_span v[1 + PF_COUNTS];
	uint32_t i, k, n;

	for (i = 0; i < w->seq_ids.n; i++) {
		q = &w->seqs[i];
		if (q->session == NONE || q->perf_of.p == NULL)
			continue;
		n = pf_counters(&q->perf_of, PF_PERF_SAMPLE_DEFAULTS_TIMEBASE,
		    PF_PERF_SAMPLE_DEFAULTS_FOLLOWERS, v);
		for (k = v[0].p == NULL; k <= n; k++)
			pf_count_unit(w, b, q, &v[k], k > 0);
	}
}
