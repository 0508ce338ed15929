/*
 * pf_counts: what the counters of perf had counted when a sample was taken
 * (PerfSample): counters of the CPU, one for the event by which samples are
 * taken and one for each that follows it.
 *
 * What these are is said once, as default values of the packets of a sequence
 * (PerfSampleDefaults), in the order of the counts.  Counters of two sequences
 * differ: all but those of the first one have the number of theirs in their
 * names, by which perf_counter_unit says what they are.
 */
#include "config.h"

#include "ttv/buf.h"
#include "pf_counts.h"
#include "pf_field.h"
#include "pf_record.h"

/* Counters of a sequence that are read: CPUs have fewer. */
#define PF_COUNTS	64
#define PF_COUNT_CPUS	4096	/* CPUs: no machine has as many */

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
 * numbers of fields are those of a FollowerEvent.
 */
static uint32_t
pf_count_name(struct builder *b, const struct pf_span *s, int follows,
    uint32_t session)
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
	if (session > 0)
		buf_printf(&text, " (session %u)", (unsigned)session);
	whole = (struct pf_span){ (const uint8_t *)text.data, text.len };
	string = pf_string(b, &whole, 0);
	buf_free(&text);
	return string;
}

static void
pf_count(struct pf_context *c, uint32_t cpu, const struct pf_span *s,
    int follows, uint64_t value)
{
	pf_counter(c, cpu, pf_count_name(c->p->b, s, follows,
	    c->p->w->seqs[c->seq].session), NULL, TRACK_SOURCE_PERF,
	    (double)value);
}

void
pf_counts(struct pf_context *c)
{
	const struct pf_span *d = &c->p->w->seqs[c->seq].perf_of;
	const uint64_t none = UINT64_C(1) << 63;
	const struct pf_span *s = &c->k->data;
	uint64_t cpu = pf_number(s, PF_PERF_SAMPLE_CPU, none), u;
	uint64_t first = pf_number(s, PF_PERF_SAMPLE_TIMEBASE_COUNT, none);
	struct pf_span base;
	struct pf_cursor m;
	struct pf_field f;
	struct pf_list counts;
	uint32_t track;
	size_t n = 0;

	if (d->p == NULL || cpu >= PF_COUNT_CPUS)
		return;
	track = builder_cpu(c->p->b, (uint32_t)cpu);
	base = pf_member(d, PF_PERF_SAMPLE_DEFAULTS_TIMEBASE);
	if (base.p != NULL && first != none)
		pf_count(c, track, &base, 0, first);
	pf_list_open(&counts, s, PF_PERF_SAMPLE_FOLLOWER_COUNTS, PF_VARINT);
	for (pf_open(&m, d); n < PF_COUNTS && pf_next(&m, &f);) {
		if (f.number != PF_PERF_SAMPLE_DEFAULTS_FOLLOWERS ||
		    f.type != PF_BYTES)
			continue;
		n++;
		if (pf_list_next(&counts, &u))
			pf_count(c, track, &f.s, 1, u);
	}
}

static void
pf_count_unit(struct builder *b, const struct pf_seq *q,
    const struct pf_span *s, int follows)
{
	builder_record(b, RECORD_TABLE_perf_counter_unit, (int64_t []){
	    q->session, pf_count_name(b, s, follows, q->session), !follows });
}

void
pf_count_units(const struct pf_world *w, struct builder *b)
{
	const struct pf_seq *q;
	struct pf_span base;
	struct pf_cursor m;
	struct pf_field f;
	size_t n;

	for (q = w->seqs; q < w->seqs + w->seq_ids.n; q++) {
		if (q->session == NONE || q->perf_of.p == NULL)
			continue;
		base = pf_member(&q->perf_of,
		    PF_PERF_SAMPLE_DEFAULTS_TIMEBASE);
		if (base.p != NULL)
			pf_count_unit(b, q, &base, 0);
		for (n = 0, pf_open(&m, &q->perf_of); n < PF_COUNTS &&
		    pf_next(&m, &f);)
			if (f.number == PF_PERF_SAMPLE_DEFAULTS_FOLLOWERS &&
			    f.type == PF_BYTES) {
				pf_count_unit(b, q, &f.s, 1);
				n++;
			}
	}
}
