/*
 * write_perfetto_track: descriptors of processes, threads, tracks and counters.
 *
 * Slices of a track of the format nest, so a lane of ours is a track there.
 * The lanes of a track have one name and one parent, by which the format merges
 * them into one; those of a thread or a process from the second on are tracks
 * below it.  A series of a counter is a track.
 */
#include "config.h"

#include <string.h>

#include "ttv/strtab.h"
#include "write_perfetto_int.h"

/* Fields of TrackDescriptor. */
enum { TRACK_UUID = 1, TRACK_NAME = 2, TRACK_OF_PROCESS = 3,
	TRACK_OF_THREAD = 4, TRACK_PARENT = 5, TRACK_OF_COUNTER = 8,
	TRACK_UNMERGED = 9,	/* disallow_merging_with_system_tracks */
	TRACK_ORDERING = 11, TRACK_RANK = 12, TRACK_DESCRIPTION = 14,
	TRACK_MERGE = 15, TRACK_MERGE_KEY = 17 };
enum { PROCESS_PID = 1, PROCESS_SORT = 3, PROCESS_NAME = 6,
	PROCESS_LABELS = 8 };
enum { THREAD_PID = 1, THREAD_TID = 2, THREAD_SORT = 3, THREAD_NAME = 5 };
enum { COUNTER_TYPE = 1, COUNTER_UNIT = 3, COUNTER_UNIT_NAME = 6 };

#define MERGE_BY_KEY	3	/* tracks of equal keys are one */

static void
text_field(struct wpf *p, uint32_t field, uint32_t s)
{
	if (s != 0)
		pb_string(&p->event, field, trace_str(p->w.t, s),
		    strtab_len(p->w.t->strings, s));
}

static int64_t
int32_of(int64_t v)
{
	return v < INT32_MIN ? INT32_MIN : v > INT32_MAX ? INT32_MAX : v;
}

uint64_t
wpf_lane_uuid(const struct wpf *p, uint32_t track, uint32_t lane)
{
	const struct track	*k = &p->w.t->tracks[track];

	if (lane > 0)
		return wpf_uuid(UUID_LANE, track, lane);
	if (k->type == TRACK_THREAD)
		return wpf_uuid(UUID_THREAD, k->utid, 0);
	if (k->type == TRACK_PROCESS)
		return wpf_uuid(UUID_PROCESS, k->upid, 0);
	return wpf_uuid(UUID_TRACK, track, 0);
}

uint64_t
wpf_series_uuid(uint32_t series)
{
	return wpf_uuid(UUID_SERIES, series, 0);
}

static void
add_parent(struct wpf *p, uint32_t track)
{
	const struct track	*k = &p->w.t->tracks[track];

	if (k->parent != NONE)
		pb_uint(&p->event, TRACK_PARENT, wpf_lane_uuid(p, k->parent,
		    0));
	else if (k->upid != NONE)
		pb_uint(&p->event, TRACK_PARENT, wpf_uuid(UUID_PROCESS,
		    k->upid, 0));
}

/* Adds how the children of a track are ordered, and its place. */
static void
add_order(struct wpf *p, uint32_t track)
{
	const struct track	*k = &p->w.t->tracks[track];

	if (k->order != ORDER_DEFAULT)
		pb_uint(&p->event, TRACK_ORDERING, (uint64_t)k->order);
	if (k->rank != 0)
		pb_int(&p->event, TRACK_RANK, int32_of(k->rank));
	text_field(p, TRACK_DESCRIPTION, k->description);
}

/* ---- processes and threads ---- */

static void
add_labels(struct wpf *p, uint32_t labels)
{
	const char	*s = trace_str(p->w.t, labels);
	size_t		 n;

	for (; *s != '\0'; s += n + (s[n] != '\0')) {
		n = strcspn(s, ",");
		pb_string(&p->event, PROCESS_LABELS, s, n);
	}
}

static void
describe_process(struct wpf *p, uint32_t upid)
{
	const struct process	*r = &p->w.t->processes[upid];
	size_t			 at;

	pb_uint(&p->event, TRACK_UUID, wpf_uuid(UUID_PROCESS, upid, 0));
	at = pb_open(&p->event, TRACK_OF_PROCESS);
	pb_int(&p->event, PROCESS_PID, p->w.pid[upid].num);
	text_field(p, PROCESS_NAME, r->name != 0 || r->pid.type != IDENT_TEXT ?
	    r->name : r->pid.text);
	if (r->has_sort)
		pb_int(&p->event, PROCESS_SORT, int32_of(r->sort_index));
	add_labels(p, r->labels);
	pb_close(&p->event, at);
	if (r->track != NONE)
		add_order(p, r->track);
	wpf_packet(p, PACKET_TRACK_DESCRIPTOR, 0, 0);
}

static void
describe_thread(struct wpf *p, uint32_t utid)
{
	const struct thread	*h = &p->w.t->threads[utid];
	size_t			 at;

	pb_uint(&p->event, TRACK_UUID, wpf_uuid(UUID_THREAD, utid, 0));
	at = pb_open(&p->event, TRACK_OF_THREAD);
	pb_int(&p->event, THREAD_PID, h->upid == NONE ? p->w.tid[utid].num :
	    p->w.pid[h->upid].num);
	pb_int(&p->event, THREAD_TID, p->w.tid[utid].num);
	text_field(p, THREAD_NAME, h->name != 0 || h->tid.type != IDENT_TEXT ?
	    h->name : h->tid.text);
	if (h->has_sort)
		pb_int(&p->event, THREAD_SORT, int32_of(h->sort_index));
	pb_close(&p->event, at);
	if (h->track != NONE)
		add_order(p, h->track);
	if (h->track != NONE &&
	    p->w.t->tracks[h->track].source == TRACK_SOURCE_UNMERGED)
		pb_uint(&p->event, TRACK_UNMERGED, 1);
	wpf_packet(p, PACKET_TRACK_DESCRIPTOR, 0, 0);
}

/* ---- tracks ---- */

static void
add_label(struct wpf *p, uint32_t track)
{
	const struct track	*k = &p->w.t->tracks[track];
	char			 label[256];
	size_t			 n;

	if (k->type != TRACK_GLOBAL && k->type != TRACK_THREAD &&
	    k->type != TRACK_PROCESS) {
		text_field(p, TRACK_NAME, k->name);
		return;
	}
	n = trace_track_label(p->w.t, track, label, sizeof(label));
	pb_string(&p->event, TRACK_NAME, label, n < sizeof(label) ? n :
	    sizeof(label) - 1);
}

/* Describes a lane of a track that is neither a process's nor a thread's. */
static void
describe_lane(struct wpf *p, uint32_t track, uint32_t lane)
{
	const struct track	*k = &p->w.t->tracks[track];

	pb_uint(&p->event, TRACK_UUID, wpf_lane_uuid(p, track, lane));
	add_label(p, track);
	add_parent(p, track);
	add_order(p, track);
	if (k->type == TRACK_CUSTOM && k->nlanes > 1) {
		pb_uint(&p->event, TRACK_MERGE, MERGE_BY_KEY);
		pb_uint(&p->event, TRACK_MERGE_KEY, track);
	}
	wpf_packet(p, PACKET_TRACK_DESCRIPTOR, 0, 0);
}

/* Describes a lane that is below a thread or a process. */
static void
describe_below(struct wpf *p, uint32_t track, uint32_t lane)
{
	pb_uint(&p->event, TRACK_UUID, wpf_lane_uuid(p, track, lane));
	add_label(p, track);
	pb_uint(&p->event, TRACK_PARENT, wpf_lane_uuid(p, track, 0));
	wpf_packet(p, PACKET_TRACK_DESCRIPTOR, 0, 0);
}

static void
describe_lanes(struct wpf *p, uint32_t track)
{
	const struct track	*k = &p->w.t->tracks[track];
	uint32_t		 lane;

	if (k->type == TRACK_THREAD || k->type == TRACK_PROCESS) {
		for (lane = 1; lane < k->nlanes; lane++)
			describe_below(p, track, lane);
		if (k->nlanes > 1)
			write_lost(&p->w, WRITE_TRACK_PARENT, k->nlanes - 1);
		return;
	}
	for (lane = 0; lane == 0 || lane < k->nlanes; lane++)
		describe_lane(p, track, lane);
}

static void
add_unit(struct wpf *p, uint32_t unit)
{
	static const char *const	names[] = { "ns", "count", "bytes" };
	uint64_t			i;

	for (i = 0; i < 3; i++)
		if (strcmp(trace_str(p->w.t, unit), names[i]) == 0) {
			pb_uint(&p->event, COUNTER_UNIT, i + 1);
			return;
		}
	text_field(p, COUNTER_UNIT_NAME, unit);
}

/* Describes a series: "NAME SERIES", or "NAME" if it is unnamed. */
static void
describe_series(struct wpf *p, uint32_t track, uint32_t series)
{
	const struct track	*k = &p->w.t->tracks[track];
	const struct series	*s = &p->w.t->series[series];
	struct buf		 name = BUF_INIT;
	size_t			 at;

	buf_add(&name, trace_str(p->w.t, k->name),
	    strtab_len(p->w.t->strings, k->name));
	if (s->name != 0 && k->name != 0)
		buf_addc(&name, ' ');
	if (s->name != 0)
		buf_add(&name, trace_str(p->w.t, s->name),
		    strtab_len(p->w.t->strings, s->name));
	pb_uint(&p->event, TRACK_UUID, wpf_series_uuid(series));
	pb_string(&p->event, TRACK_NAME, name.data, name.len);
	add_parent(p, track);
	add_order(p, track);
	at = pb_open(&p->event, TRACK_OF_COUNTER);
	if (k->unit != 0)
		add_unit(p, k->unit);
	pb_close(&p->event, at);
	wpf_packet(p, PACKET_TRACK_DESCRIPTOR, 0, 0);
	buf_free(&name);
}

static void
describe_track(struct wpf *p, uint32_t track)
{
	const struct track	*k = &p->w.t->tracks[track];
	uint32_t		 i;

	switch (k->type) {
	case TRACK_COUNTER:
		for (i = k->series; i < k->series + k->nseries; i++)
			describe_series(p, track, i);
		break;
	case TRACK_OBJECT:
	case TRACK_MEMORY:
	case TRACK_SAMPLE:
	case TRACK_STATE:
		break;
	case TRACK_CPU:
		/* its slices are events of the kernel: children stand below */
		if (track + 1 < p->w.t->ntracks && k[1].parent == track)
			describe_lane(p, track, 0);
		break;
	default:
		describe_lanes(p, track);
	}
}

void
wpf_tracks(struct wpf *p)
{
	const struct trace	*t = p->w.t;
	const struct cut	*c = p->w.cut;
	uint32_t		 i;

	for (i = 0; i < t->nprocesses && !p->w.failed; i++)
		if (c->whole || c->processes[i])
			describe_process(p, i);
	for (i = 0; i < t->nthreads && !p->w.failed; i++)
		if (c->whole || c->threads[i])
			describe_thread(p, i);
	for (i = 0; i < t->ntracks && !p->w.failed; i++)
		if (c->whole || c->tracks[i] != 0)
			describe_track(p, i);
}
