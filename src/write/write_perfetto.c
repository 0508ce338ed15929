/*
 * write_perfetto: packets, and the packets that are no events.
 *
 * All packets are of one sequence.  Tracks are described first, then come
 * slices, instants and counters, track by track: readers sort by time and keep
 * the order of packets of equal time.  Times are those of the trace's clock,
 * which the file does not name.  They are unsigned: where something begins
 * before 0, all times are later by the same.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/strtab.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "write_perfetto.h"
#include "write_perfetto_int.h"

#define TRACE_PACKET	1		/* field of Trace */
#define SEQUENCE	1		/* the id of the only sequence */
#define FLAG_CLEARED	1		/* incremental state is cleared */
#define FLAG_NEEDS	2		/* incremental state is needed */
#define PID_MAX		INT32_MAX

enum { CHROME_METADATA = 2 };
enum { METADATA_NAME = 1, METADATA_STRING = 2, METADATA_BOOL = 3,
	METADATA_INT = 4, METADATA_JSON = 5 };

/*
 * Returns a uuid: a bijective mix of the number, so that uuids look random, as
 * readers that merge files expect, and the same trace gives the same bytes.
 */
uint64_t
wpf_uuid(enum wpf_use use, uint64_t number, uint64_t lane)
{
	uint64_t	h = (number << 32 ^ lane << 4 ^ (uint64_t)use) +
			    UINT64_C(0x9e3779b97f4a7c15);

	h = (h ^ h >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	h = (h ^ h >> 27) * UINT64_C(0x94d049bb133111eb);
	h ^= h >> 31;
	return h != 0 ? h : 1;
}

void
wpf_packet(struct wpf *p, uint32_t field, int timed, int64_t ts)
{
	struct buf	*b = p->w.b;
	size_t		 at = pb_open(b, TRACE_PACKET);

	if (timed)
		pb_uint(b, PACKET_TIMESTAMP, (uint64_t)ts + p->shift);
	pb_uint(b, PACKET_SEQUENCE, SEQUENCE);
	pb_uint(b, PACKET_SEQUENCE_FLAGS, FLAG_NEEDS);
	if (p->interned.len > 0)
		pb_bytes(b, PACKET_INTERNED, p->interned.data,
		    p->interned.len);
	pb_bytes(b, field, p->event.data, p->event.len);
	pb_close(b, at);
	buf_clear(&p->interned);
	buf_clear(&p->event);
	write_more(&p->w);
}

void
wpf_event(struct wpf *p, int type, uint64_t uuid)
{
	pb_uint(&p->event, EVENT_TYPE, (uint64_t)type);
	pb_uint(&p->event, EVENT_TRACK_UUID, uuid);
}

void
wpf_event_end(struct wpf *p, int64_t ts)
{
	wpf_packet(p, PACKET_TRACK_EVENT, 1, ts);
}

/* Begins the sequence. */
static void
wpf_first(struct wpf *p)
{
	struct buf	*b = p->w.b;
	size_t		 at = pb_open(b, TRACE_PACKET);

	pb_uint(b, PACKET_SEQUENCE, SEQUENCE);
	pb_uint(b, PACKET_SEQUENCE_FLAGS, FLAG_CLEARED);
	pb_uint(b, PACKET_PREVIOUS_DROPPED, 1);
	pb_uint(b, PACKET_FIRST_ON_SEQUENCE, 1);
	pb_close(b, at);
}

static void
metadata_value(struct buf *b, const struct value *v)
{
	struct buf	json = BUF_INIT;
	int64_t		n;

	if (v->type == VALUE_STRING) {
		pb_string(b, METADATA_STRING, v->text, v->len);
	} else if (v->type == VALUE_BOOL) {
		pb_uint(b, METADATA_BOOL, v->text[0] == 't');
	} else if (v->type == VALUE_NUMBER && value_int64(v, &n) == 0) {
		pb_int(b, METADATA_INT, n);
	} else {
		value_json(&json, v);
		pb_bytes(b, METADATA_JSON, json.data, json.len);
		buf_free(&json);
	}
}

static void
wpf_metadata(struct wpf *p)
{
	const struct trace	*t = p->w.t;
	const struct value	*v;
	uint32_t		 i;
	size_t			 at;

	for (i = 0; i < t->nmetadata && !p->w.failed; i++) {
		write_fresh(&p->w);
		v = trace_metadata_value(t, i, &p->w.arena);
		if (v == NULL ||
		    write_is_text(trace_str(t, t->metadata[i].name))) {
			write_lost(&p->w, WRITE_METADATA, 1);
			continue;
		}
		at = pb_open(&p->event, CHROME_METADATA);
		pb_string(&p->event, METADATA_NAME, trace_str(t,
		    t->metadata[i].name), strtab_len(t->strings,
		    t->metadata[i].name));
		metadata_value(&p->event, v);
		pb_close(&p->event, at);
		wpf_packet(p, PACKET_CHROME_EVENTS, 0, 0);
	}
}

/* Counts what the format has no place for. */
static void
wpf_count(struct wpf *p)
{
	const struct cut	*c = p->w.cut;
	const struct trace	*t = p->w.t;
	struct cut_walk		 w;
	uint32_t		 i;

	for (i = 0; i < t->nobjects; i++)
		if (cut_track(c, t->objects[i].track) && cut_object(c, i))
			write_lost(&p->w, WRITE_OBJECT, 1);
	for (i = 0; i < t->ncontexts; i++)
		if (cut_track(c, t->contexts[i].track) && cut_context(c, i))
			write_lost(&p->w, WRITE_CONTEXT, 1);
	for (w = cut_walk(c, ENTITY_MEMDUMP); cut_next(&w); )
		write_lost(&p->w, WRITE_MEMORY, 1);
}

static void
wpf_start(struct wpf *p)
{
	const struct trace	*t = p->w.t;
	size_t			 nstrings = strtab_count(t->strings) + 1;
	size_t			 ncalls = t->ncallsites / 8 + 1;

	p->names.iid = xcalloc(nstrings, sizeof(uint32_t));
	p->cats.iid = xcalloc(nstrings, sizeof(uint32_t));
	p->functions.iid = xcalloc(nstrings, sizeof(uint32_t));
	p->sources.iid = xcalloc(nstrings, sizeof(uint32_t));
	p->stacks = xcalloc(ncalls, 1);
	p->frames = xcalloc(ncalls, 1);
	p->clocks = xcalloc((size_t)t->ntracks / 8 + 1, 1);
	p->arg_names = strtab_new();
	if (t->start < 0) {
		p->shift = 0 - (uint64_t)t->start;
		write_lost(&p->w, WRITE_TIME, 1);
	}
}

void
write_perfetto(const struct cut *cut, const struct write_to *to,
    struct write_report *report)
{
	struct wpf	p;

	memset(&p, 0, sizeof(p));
	write_start(&p.w, cut, to, report, PID_MAX);
	wpf_start(&p);
	wpf_first(&p);
	wpf_tracks(&p);
	wpf_slices(&p);
	wpf_instants(&p);
	wpf_counters(&p);
	wpf_samples(&p);
	wpf_sched(&p);
	/* last: its texts at the begin of a file could be taken for the file */
	wpf_metadata(&p);
	wpf_flows_count(&p);
	wpf_count(&p);
	buf_free(&p.interned);
	buf_free(&p.event);
	free(p.names.iid);
	free(p.cats.iid);
	free(p.functions.iid);
	free(p.sources.iid);
	free(p.stacks);
	free(p.frames);
	free(p.clocks);
	strtab_free(p.arg_names);
	write_end(&p.w);
}
