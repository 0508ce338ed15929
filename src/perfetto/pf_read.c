/*
 * pf_read: the reader of Perfetto's protobuf traces (ttv-formats(5),
 * PERFETTO TRACES).
 *
 * A trace is a sequence of packets.  What a packet means may depend on others:
 * names are interned, times are differences, tracks and clocks are described
 * somewhere.  So a trace is read twice:
 *
 * - pf_scan.c finds the packets and what they share;
 * - pf_part.c makes events of the packets, in parts, with as many threads as
 *   there are: the shared state does not change any more, and is found by the
 *   position of a packet.
 *
 * The shared state stays beside the input, so that the args of an event can be
 * read at any time: pf_args.c.  Packets that hold packets are expanded into an
 * input of its own first: pf_packed.c.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/pool.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "pf_counts.h"
#include "pf_energy.h"
#include "pf_etw.h"
#include "pf_frame.h"
#include "pf_gpu.h"
#include "pf_graph.h"
#include "pf_network.h"
#include "pf_power.h"
#include "pf_record.h"
#include "pf_sample.h"
#include "pf_stack.h"

/* Returns the position of part i of n: a packet's, or the end. */
static uint64_t
pf_read_cut(const struct pf_world *w, size_t i, size_t n)
{
	return i == n || w->nblocks == 0 ? w->end : i == 0 ? 0 :
	    w->blocks[w->nblocks * i / n];
}

static void
pf_read_part(void *arg, size_t i)
{
	struct pf_part *parts = arg;

	pf_part_read(&parts[i]);
}

/* Names tracks without a name after their first event. */
static void
pf_read_names(struct pf_part *parts, size_t n)
{
	struct track_def d;
	struct idtab seen;
	struct idkey key;
	struct pf_part *p;
	size_t i;
	uint32_t k;
	int added;

	memset(&seen, 0, sizeof(seen));
	for (i = 0; i < n; i++) {
		p = &parts[i];
		for (k = 0; k < p->nameless_ids.n; k++) {
			key = p->nameless_ids.keys[k];
			if (p->nameless[k].name == 0)
				continue;
			idtab_add(&seen, &key, &added);
			if (!added)
				continue;
			d = (struct track_def)TRACK_DEF_INIT;
			d.id = builder_int_ident((int64_t)
			    p->nameless[k].uuid);
			d.name = p->nameless[k].name;
			builder_track(p->b, &d);
		}
	}
	idtab_free(&seen);
}

static void
pf_read_part_free(struct pf_part *p)
{
	idtab_free(&p->nameless_ids);
	free(p->nameless);
	free(p->states);
	free(p->later);
}

/* Cuts the trace into parts, whose builders define the tracks. */
static struct pf_part *
pf_read_parts(struct pf_world *w, size_t *n)
{
	struct reading *r = w->r;
	struct pf_part *parts;
	size_t i;

	*n = r->threads <= 1 ? 1 : (size_t)r->threads * 2;
	if (*n > 1 && w->in.len / *n < tuning.part_bytes)
		*n = w->in.len / tuning.part_bytes + 1;
	parts = xcalloc(*n, sizeof(*parts));
	for (i = 0; i < *n; i++) {
		parts[i].w = w;
		parts[i].in = w->in;
		parts[i].in.warn = NULL;
		parts[i].in.spent = 0;
		parts[i].from = pf_read_cut(w, i, *n);
		parts[i].to = pf_read_cut(w, i + 1, *n);
		parts[i].b = builder_new();
		builder_in_file(parts[i].b, r->file);
		builder_open_ends(parts[i].b);
		if (r->compat)
			builder_compat_flows(parts[i].b);
		if (w->lives != NULL)
			builder_lives(parts[i].b, w->lives);
		pf_tracks_define(w, parts[i].b, i == 0);
		if (i == 0)
			continue;
		builder_made_shared(parts[i].b);
		/* the first part has counted it */
		memset(builder_warn(parts[i].b), 0, sizeof(struct warn));
	}
	return parts;
}

/* Ends the reading of an input whose contents are another input. */
static struct builder *
pf_read_empty(struct pf_world *w, const struct warn *warn)
{
	struct builder *b = builder_new();

	builder_in_file(b, w->r->file);
	builder_open_ends(b);
	warn_merge(builder_warn(b), warn);
	if (w->r->warn != NULL)
		warn_merge(builder_warn(b), w->r->warn);
	pf_world_free(w);
	return b;
}

static struct builder *
pf_read(struct reading *r)
{
	struct pf_world *w = xcalloc(1, sizeof(*w));
	struct builder **builders, *joined;
	struct progress progress;
	struct pf_part *parts;
	struct warn warn;
	size_t i, n;

	if (r->wait != NULL)
		r->len = (size_t)r->wait(r->arg, UINT64_MAX);
	memset(&warn, 0, sizeof(warn));
	w->r = r;
	w->file = r->file;
	w->in.data = (const uint8_t *)r->data;
	w->in.len = r->len;
	w->in.base = r->base;
	w->in.warn = &warn;
	pf_scan(w, r->threads);
	if (w->npacked > 0 && r->nested != NULL) {
		memset(&warn, 0, sizeof(warn));
		if (pf_packed(w) == 0)
			return pf_read_empty(w, &warn);
	}
	parts = pf_read_parts(w, &n);
	warn_merge(builder_warn(parts[0].b), &warn);
	if (r->warn != NULL)
		warn_merge(builder_warn(parts[0].b), r->warn);
	pf_clock_builder(w, parts[0].b);
	builder_keeps_order(parts[0].b);
	progress_begin(&progress, r);
	for (i = 0; i < n; i++)
		parts[i].progress = &progress;
	pool_run(r->threads, n, pf_read_part, parts);
	pf_read_names(parts, n);
	pf_states(parts, n);
	w->in.warn = builder_warn(parts[n - 1].b);
	pf_chrome(w, parts[n - 1].b);
	pf_system(w, parts[n - 1].b);
	pf_recorder(w, parts[n - 1].b);
	pf_config(w, parts[n - 1].b, pf_facts(w, parts[n - 1].b));
	pf_profiles(parts, n);
	pf_frames(parts, n);
	pf_rails(parts, n);
	pf_energies(parts, n);
	pf_gpu_counters(parts, n);
	pf_gpu_contexts(w, parts[n - 1].b);
	pf_vulkan_memory(parts, n);
	pf_networks(parts, n);
	pf_etw_io(parts, n);
	pf_disks(parts, n);
	pf_allocs(parts, n);
	pf_graphs(parts, n);
	pf_told_rows(parts, n);
	pf_sessions(parts, n);
	pf_sample_sessions(w, parts[n - 1].b);
	pf_stack_units(w, parts[n - 1].b);
	pf_count_units(w, parts[n - 1].b);
	w->in.warn = NULL;
	builders = xcalloc(n, sizeof(*builders));
	for (i = 0; i < n; i++) {
		pf_part_count(&parts[i]);
		builders[i] = parts[i].b;
	}
	r->understood = w->npackets > 0;
	joined = builder_join(builders, n, r->threads);
	for (i = 0; i < n; i++)
		pf_read_part_free(&parts[i]);
	free(parts);
	free(builders);
	w->r = NULL;
	w->search = pf_search_new();
	w->times = pf_times_new();
	w->network = pf_network_known_new();
	r->state = w;
	return joined;
}

/*
 * Returns whether bytes begin like a trace: with a well-formed packet, or one
 * that another follows, or the begin of a long one.  Text may begin with the
 * byte of a packet's tag, which is a newline.
 */
static int
pf_sniff(const char *p, size_t n)
{
	struct pf_input in = { (const uint8_t *)p, n, 0, NULL, 0 };
	struct pf_packet k;
	uint64_t pos = 0;

	if (n < 2 || p[0] != PF_PACKET_TAG)
		return 0;
	return pf_packet_next(&in, &pos, &k) == 1 ||
	    (pos < n && pos > 0) || pf_packet_begins(&in);
}

const struct format perfetto_format = {
	.name = "perfetto",
	.help = "Perfetto protobuf trace (.pftrace)",
	.sniff = pf_sniff,
	.read = pf_read,
	.events = &perfetto_events,
	.forget = pf_forget,
	.in_order = 1,
	.words = {
		.type = "proto",
		.clock = CLOCK_NUMBER_BOOTTIME,
		.process_track = "process_track_event",
		.profiler = "chrome",
		.packet_facts = 1,
		.kernel = KERNEL_IN_FILES,
	},
};
