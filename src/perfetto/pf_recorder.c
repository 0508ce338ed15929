/*
 * pf_recorder: what the recorder says of itself (TraceStats, FtraceStats): how
 * full its buffers were, and what it lost, as rows of recorder_stats, under the
 * names and severities of trace_processor's table stats.
 *
 * The last packet of a kind holds; of FtraceStats there is one for the begin
 * and one for the end of the trace, whose difference counts.  What the recorder
 * lost is counted as a warning too, once for a buffer, a CPU or the whole.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "pf.h"
#include "pf_field.h"
#include "pf_recording.h"

/* Severities: of LOST and ERROR, what is not 0 is a loss. */
enum pf_severity { INFO, LOST, ERROR };
static const char *const severities[] = { "info", "data_loss", "error" };

struct pf_counted {
	uint32_t	 field;
	const char	*name;
	enum pf_severity severity;
};

/* Fields of a TraceStats. */
static const struct pf_counted of_trace[] = {
	{ 8, "traced_chunks_discarded", INFO },
	{ 5, "traced_data_sources_seen", INFO },
	{ 4, "traced_data_sources_registered", INFO },
	{ 14, "traced_flushes_failed", LOST },
	{ 12, "traced_flushes_requested", INFO },
	{ 13, "traced_flushes_succeeded", INFO },
	{ 9, "traced_patches_discarded", INFO },
	{ 2, "traced_producers_connected", INFO },
	{ 3, "traced_producers_seen", INFO },
	{ 7, "traced_total_buffers", INFO },
	{ 6, "traced_tracing_sessions", INFO },
};

/* Fields of a BufferStats, of which there is one for each buffer. */
static const struct pf_counted of_buffer[] = {
	{ 9, "traced_buf_abi_violations", LOST },
	{ 12, "traced_buf_buffer_size", INFO },
	{ 13, "traced_buf_bytes_overwritten", INFO },
	{ 14, "traced_buf_bytes_read", INFO },
	{ 1, "traced_buf_bytes_written", INFO },
	{ 11, "traced_buf_chunks_committed_out_of_order", INFO },
	{ PF_BUFFER_STATS_CHUNKS_DISCARDED, "traced_buf_chunks_discarded",
	    INFO },
	{ 3, "traced_buf_chunks_overwritten", INFO },
	{ 17, "traced_buf_chunks_read", INFO },
	{ 20, "traced_buf_chunks_relocated", INFO },
	{ 10, "traced_buf_chunks_rewritten", INFO },
	{ 2, "traced_buf_chunks_written", INFO },
	{ 16, "traced_buf_padding_bytes_cleared", INFO },
	{ 15, "traced_buf_padding_bytes_written", INFO },
	{ 6, "traced_buf_patches_failed", LOST },
	{ 5, "traced_buf_patches_succeeded", INFO },
	{ 8, "traced_buf_readaheads_failed", INFO },
	{ 7, "traced_buf_readaheads_succeeded", INFO },
	{ 19, "traced_buf_trace_writer_packet_loss", LOST },
	{ 4, "traced_buf_write_wrap_count", INFO },
};

/* Fields of a FtraceCpuStats, by CPU; each is NAME_begin, _end and _delta. */
static const struct pf_counted of_cpu[] = {
	{ 5, "ftrace_cpu_bytes", INFO },
	{ 4, "ftrace_cpu_commit_overrun", ERROR },
	{ 8, "ftrace_cpu_dropped_events", ERROR },
	{ 2, "ftrace_cpu_entries", INFO },
	{ 3, "ftrace_cpu_overrun", INFO },
	{ 9, "ftrace_cpu_read_events", INFO },
};

#define COUNT(table)	(sizeof(table) / sizeof(table[0]))

/* CPUs or buffers that are read: more than machines have. */
#define RECORDED	((size_t)4096)

/* Fields of a FilterStats. */
static const struct pf_counted of_filter[] = {
	{ 4, "filter_errors", ERROR },
	{ 2, "filter_input_bytes", INFO },
	{ 1, "filter_input_packets", INFO },
	{ 3, "filter_output_bytes", INFO },
	{ 5, "filter_time_taken_ns", INFO },
};

/* Bits of previous_packet_dropped, as which a buffer's losses are counted. */
static const char *const of_losses[PF_LOSSES + 1] = {
	"traced_buf_sequence_packet_loss",
	"traced_buf_data_loss_read_gap",
	"traced_buf_data_loss_chunk_corrupted",
	"traced_buf_data_loss_orphan_continuation",
	"traced_buf_data_loss_reassembly_gap",
	"traced_buf_data_loss_reassembly_broken_chain",
	"traced_buf_data_loss_overwrite",
	"traced_buf_data_loss_writer_abort",
	"traced_buf_data_loss_smb_full",
	"traced_buf_incremental_sequences_dropped",
};

/* What rows are added to. */
struct pf_recorder {
	const struct pf_world *w;
	struct builder	*b;
	uint64_t	 off;		/* of the packet */
	uint32_t	 machine;
	uint8_t		 streams;	/* 1: into a file, all the time */
};

static void
pf_recorder_row(const struct pf_recorder *x, const char *name, int64_t index,
    enum pf_severity severity, int64_t value)
{
	builder_record(x->b, RECORD_TABLE_recorder_stats, (int64_t []){
	    pf_literal(x->b, name), index, pf_literal(x->b,
	    severities[severity]), value, x->machine });
}

/* Adds a row for each field of a table; returns whether one tells of a loss. */
static int
pf_recorder_rows(const struct pf_recorder *x, const struct pf_counted *table,
    size_t n, int64_t index, const struct pf_span *s)
{
	int lost = 0;
	int64_t value;
	size_t i;

	for (i = 0; i < n; i++) {
		value = (int64_t)pf_number(s, table[i].field, 0);
		pf_recorder_row(x, table[i].name, index, table[i].severity,
		    value);
		lost |= value != 0 && table[i].severity != INFO;
	}
	return lost;
}

static void
pf_recorder_lost(const struct pf_recorder *x, int lost)
{
	if (lost)
		warn_add(builder_warn(x->b), WARN_RECORDER_LOST, x->off);
}

/* Counts a message; returns 0 for one too many, which is reported once. */
static int
pf_recorder_counts_more(const struct pf_recorder *x, size_t *n)
{
	if (*n == RECORDED)
		warn_add(builder_warn(x->b), WARN_PACKET, x->off);
	return (*n)++ < RECORDED;
}

/* Adds what became of the last flush: a row of value 1. */
static int
pf_recorder_flush(const struct pf_recorder *x, const struct pf_span *s)
{
	uint64_t how = pf_number(s, PF_TRACE_STATS_FINAL_FLUSH_OUTCOME, 0);

	if (how == PF_FINAL_FLUSH_SUCCEEDED)
		pf_recorder_row(x, "traced_final_flush_succeeded", RECORD_NULL,
		    INFO, 1);
	else if (how == PF_FINAL_FLUSH_FAILED)
		pf_recorder_row(x, "traced_final_flush_failed", RECORD_NULL, LOST,
		    1);
	return how == PF_FINAL_FLUSH_FAILED;
}

/* Adds what a filter took away, and of which buffers. */
static void
pf_recorder_filter(const struct pf_recorder *x, const struct pf_span *s)
{
	struct pf_span filter = pf_member(s, PF_TRACE_STATS_FILTER_STATS);
	struct pf_list bytes;
	uint64_t u;
	size_t n = 0;

	if (filter.p == NULL)
		return;
	pf_recorder_lost(x, pf_recorder_rows(x, of_filter, COUNT(of_filter),
	    RECORD_NULL, &filter));
	pf_list_open(&bytes, &filter,
	    PF_FILTER_STATS_BYTES_DISCARDED_PER_BUFFER, PF_VARINT);
	while (pf_list_next(&bytes, &u) && pf_recorder_counts_more(x, &n))
		pf_recorder_row(x, "traced_buf_bytes_filtered_out",
		    (int64_t)n - 1, INFO, (int64_t)u);
}

/* Adds the losses that were seen in the sequences of each buffer. */
static void
pf_recorder_losses(const struct pf_recorder *x, const struct pf_span *s)
{
	struct idkey key = {{ 0 }};
	struct idtab buffers = { .n = 0 };
	uint64_t (*sums)[PF_LOSSES + 1] = NULL;	/* the last: sequences of
						 * which nothing was read */
	struct pf_cursor c;
	struct pf_field f;
	uint32_t seq, i;
	size_t cap = 0, n = 0, k;
	int added;

	for (pf_open(&c, s); pf_next(&c, &f);) {
		if (f.number != PF_TRACE_STATS_WRITER_STATS ||
		    f.type != PF_BYTES || !pf_recorder_counts_more(x, &n))
			continue;
		seq = pf_seq_find(x->w, (uint32_t)pf_number(&f.s,
		    PF_WRITER_STATS_SEQUENCE_ID, 0), x->machine);
		if (seq == UINT32_MAX)
			continue;
		key.w[0] = pf_number(&f.s, PF_WRITER_STATS_BUFFER, 0);
		i = idtab_add(&buffers, &key, &added);
		sums = xgrow(sums, i, &cap, sizeof(*sums));
		if (added)
			memset(sums[i], 0, sizeof(sums[i]));
		for (k = 0; k < PF_LOSSES; k++)
			sums[i][k] += x->w->seqs[seq].losses[k];
		sums[i][k] += x->w->seqs[seq].needed_lost &&
		    !x->w->seqs[seq].needed_read;
	}
	for (i = 0; i < buffers.n; i++)
		for (k = 0; k <= PF_LOSSES; k++)
			pf_recorder_row(x, of_losses[k],
			    (int64_t)buffers.keys[i].w[0], LOST,
			    (int64_t)sums[i][k]);
	idtab_free(&buffers);
	free(sums);
}

static void
pf_recorder_trace(const struct pf_recorder *x, const struct pf_span *s)
{
	struct pf_cursor c;
	struct pf_field f;
	uint64_t over;
	size_t n = 0;

	pf_recorder_filter(x, s);
	pf_recorder_losses(x, s);
	pf_recorder_lost(x, pf_recorder_rows(x, of_trace, COUNT(of_trace),
	    RECORD_NULL, s) | pf_recorder_flush(x, s));
	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.number == PF_TRACE_STATS_BUFFER_STATS &&
		    f.type == PF_BYTES && pf_recorder_counts_more(x, &n)) {
			over = pf_number(&f.s,
			    PF_BUFFER_STATS_BYTES_OVERWRITTEN, 0);
			/* what is overwritten before it is in the file is
			 * lost */
			if (x->streams && over != 0)
				pf_recorder_row(x,
				    "long_trace_mode_bytes_overwritten",
				    (int64_t)n - 1, LOST, (int64_t)over);
			/* a buffer that was full ends before the trace does */
			pf_recorder_lost(x, pf_recorder_rows(x, of_buffer,
			    COUNT(of_buffer), (int64_t)n - 1, &f.s) |
			    (pf_number(&f.s, PF_BUFFER_STATS_CHUNKS_DISCARDED,
			    0) != 0) | (x->streams && over != 0));
		}
}

/* What the FtraceStats of the begin says of each CPU. */
struct pf_begin {
	struct idtab	 ids;		/* cpu */
	struct pf_span	*v;
	size_t		 cap;
};

/* Notes the CPUs of a FtraceStats, the last message of each. */
static void
pf_recorder_begin(struct pf_begin *begin, const struct pf_span *s)
{
	struct idkey key = {{ 0 }};
	struct pf_cursor c;
	struct pf_field f;
	uint32_t i;
	size_t n = 0;

	for (pf_open(&c, s); pf_next(&c, &f) && n < RECORDED;)
		if (f.number == PF_FTRACE_STATS_CPU_STATS &&
		    f.type == PF_BYTES) {
			key.w[0] = pf_number(&f.s, PF_FTRACE_CPU_STATS_CPU, 0);
			i = idtab_add(&begin->ids, &key, NULL);
			begin->v = xgrow(begin->v, i, &begin->cap,
			    sizeof(*begin->v));
			begin->v[i] = f.s;
			n++;
		}
}

/* Adds what a CPU counted, of one end of the trace; `before`: of the begin. */
static void
pf_recorder_counts(const struct pf_recorder *x, const struct pf_span *s,
    const struct pf_span *before, const char *end)
{
	int64_t cpu = (int64_t)pf_number(s, PF_FTRACE_CPU_STATS_CPU, 0);
	int64_t value, delta;
	char name[64];
	size_t i;
	int lost = 0;

	for (i = 0; i < COUNT(of_cpu); i++) {
		value = (int64_t)pf_number(s, of_cpu[i].field, 0);
		snprintf(name, sizeof(name), "%s_%s", of_cpu[i].name, end);
		pf_recorder_row(x, name, cpu, INFO, value);
		if (before == NULL)
			continue;
		delta = (int64_t)((uint64_t)value - pf_number(before,
		    of_cpu[i].field, 0));
		snprintf(name, sizeof(name), "%s_delta", of_cpu[i].name);
		pf_recorder_row(x, name, cpu, of_cpu[i].severity, delta);
		lost |= delta > 0 && of_cpu[i].severity != INFO;
	}
	pf_recorder_lost(x, lost);
}

/* Adds what a FtraceStats of one end says; `begin`: of the other, or NULL. */
static void
pf_recorder_ftrace(const struct pf_recorder *x, const struct pf_span *s,
    const struct pf_begin *begin, const char *end)
{
	struct idkey key = {{ 0 }};
	struct pf_cursor c;
	struct pf_field f;
	uint32_t i;
	size_t n = 0;

	for (pf_open(&c, s); pf_next(&c, &f);) {
		if (f.number != PF_FTRACE_STATS_CPU_STATS ||
		    f.type != PF_BYTES || !pf_recorder_counts_more(x, &n))
			continue;
		key.w[0] = pf_number(&f.s, PF_FTRACE_CPU_STATS_CPU, 0);
		i = begin == NULL ? UINT32_MAX : idtab_find(&begin->ids, &key);
		pf_recorder_counts(x, &f.s, i == UINT32_MAX ? NULL :
		    &begin->v[i], end);
	}
}

/* A status of FtraceStats: the kernel wrote a length of 0. */
#define PF_NO_LENGTH	12

/* Adds how often events of the kernel could not be read for no length. */
static void
pf_recorder_abi(const struct pf_recorder *x, const struct pf_span *s)
{
	struct pf_list errors;
	uint64_t u;
	int64_t n = 0;

	pf_list_open(&errors, s, PF_FTRACE_STATS_PARSE_ERRORS, PF_VARINT);
	while (pf_list_next(&errors, &u))
		n += u == PF_NO_LENGTH;
	if (n > 0)
		pf_recorder_row(x, "ftrace_abi_errors_skipped_zero_data_length",
		    RECORD_NULL, INFO, n);
}

/* The last packets of each kind that a machine has; any may be NULL. */
struct pf_recorded {
	const struct pf_place *trace, *begin, *end, *config;
};

/* Adds what the packets of a machine say. */
static void
pf_recorder_machine(const struct pf_world *w, struct builder *b,
    uint32_t machine, const struct pf_recorded *r)
{
	struct pf_recorder x = { .w = w, .b = b, .machine = machine };
	struct pf_begin at = { .v = NULL };

	x.streams = r->config != NULL && pf_config_streams(&r->config->data);
	if (r->begin != NULL) {
		x.off = w->in.base + r->begin->pos;
		pf_recorder_ftrace(&x, &r->begin->data, NULL, "begin");
		pf_recorder_begin(&at, &r->begin->data);
	}
	if (r->end != NULL) {
		x.off = w->in.base + r->end->pos;
		pf_recorder_ftrace(&x, &r->end->data, r->begin == NULL ? NULL :
		    &at, "end");
		pf_recorder_abi(&x, &r->end->data);
	}
	if (r->trace != NULL) {
		x.off = w->in.base + r->trace->pos;
		pf_recorder_trace(&x, &r->trace->data);
	}
	idtab_free(&at.ids);
	free(at.v);
}

/* Notes a packet as the last one of its kind. */
static void
pf_recorder_note(struct pf_recorded *r, const struct pf_place *p)
{
	uint64_t phase = pf_number(&p->data, PF_FTRACE_STATS_PHASE, 0);

	if (p->field == PF_PACKET_TRACE_STATS)
		r->trace = p;
	else if (p->field == PF_PACKET_TRACE_CONFIG)
		r->config = p;
	else if (p->field == PF_PACKET_FTRACE_STATS &&
	    phase == PF_FTRACE_STATS_START_OF_TRACE)
		r->begin = p;
	else if (p->field == PF_PACKET_FTRACE_STATS &&
	    phase == PF_FTRACE_STATS_END_OF_TRACE)
		r->end = p;
}

void
pf_recorder(struct pf_world *w, struct builder *b)
{
	struct idkey key = {{ 0 }};
	struct idtab machines = { .n = 0 };
	struct pf_recorded *v = NULL;
	size_t i, cap = 0;
	uint32_t m;
	int added;

	for (i = 0; i < w->nplaces; i++) {
		key.w[0] = w->places[i].machine;
		m = idtab_add(&machines, &key, &added);
		v = xgrow(v, m, &cap, sizeof(*v));
		if (added)
			memset(&v[m], 0, sizeof(v[m]));
		pf_recorder_note(&v[m], &w->places[i]);
	}
	for (m = 0; m < machines.n; m++)
		pf_recorder_machine(w, b, (uint32_t)machines.keys[m].w[0],
		    &v[m]);
	idtab_free(&machines);
	free(v);
}
