#ifndef WRITE_PERFETTO_INT_H
#define WRITE_PERFETTO_INT_H
/*
 * The files of write_perfetto share one sequence of packets, whose first packet
 * clears the incremental state, and what has been interned in it.
 *
 * Interned strings are numbered as they are needed: numbers of the model differ
 * from load to load, and the same trace is to give the same bytes.  Frames and
 * stacks have the numbers of their callsites plus one.
 */
#include "pb.h"
#include "write_int.h"

struct strtab;
struct value;

/* Fields of TracePacket. */
enum {
	PACKET_FTRACE = 1, PACKET_CHROME_EVENTS = 5, PACKET_TIMESTAMP = 8,
	PACKET_SEQUENCE = 10,
	PACKET_TRACK_EVENT = 11, PACKET_INTERNED = 12,
	PACKET_SEQUENCE_FLAGS = 13, PACKET_PREVIOUS_DROPPED = 42,
	PACKET_TRACK_DESCRIPTOR = 60, PACKET_PERF_SAMPLE = 66,
	PACKET_FIRST_ON_SEQUENCE = 87
};

/* Fields of TrackEvent. */
enum {
	EVENT_CATEGORY_IIDS = 3, EVENT_DEBUG_ANNOTATIONS = 4, EVENT_TYPE = 9,
	EVENT_NAME_IID = 10, EVENT_TRACK_UUID = 11,
	EVENT_EXTRA_COUNTER_VALUES = 12, EVENT_COUNTER_VALUE = 30,
	EVENT_EXTRA_COUNTER_TRACKS = 31, EVENT_DOUBLE_COUNTER_VALUE = 44,
	EVENT_FLOW_IDS = 47, EVENT_TERMINATING_FLOW_IDS = 48,
	EVENT_CALLSTACK = 55, EVENT_CALLSTACK_IID = 56
};

enum { TYPE_SLICE_BEGIN = 1, TYPE_SLICE_END, TYPE_INSTANT, TYPE_COUNTER };

/* What a track of the file belongs to: parts of its uuid. */
enum wpf_use { UUID_TRACK, UUID_PROCESS, UUID_THREAD, UUID_LANE, UUID_SERIES,
	UUID_THREAD_TIME, UUID_INSTRUCTIONS, UUID_FLOW };

struct wpf_strings {
	uint32_t	*iid;		/* by string; 0: not written yet */
	uint32_t	 n;		/* numbers given out */
};

struct wpf {
	struct write	 w;
	uint64_t	 shift;		/* ns added to all times */
	struct buf	 interned;	/* InternedData of the packet */
	struct buf	 event;		/* TrackEvent of the packet */
	struct wpf_strings names, cats, functions, sources;
	uint8_t		*stacks, *frames;	/* bits by callsite */
	struct strtab	*arg_names;	/* interned names of annotations */
	int		 mapping;	/* 1: that of frames is written */
	uint8_t		*clocks;	/* bits by track: the counters of its
					 * thread time are described */
};

uint64_t wpf_uuid(enum wpf_use, uint64_t number, uint64_t lane);
/* Begins the packet of an event at ts; wpf_event_end() writes the packet. */
void	wpf_event(struct wpf *, int type, uint64_t uuid);
void	wpf_event_end(struct wpf *, int64_t ts);
/* Writes a packet with the message in `event` as another field. */
void	wpf_packet(struct wpf *, uint32_t field, int timed, int64_t ts);

/* write_perfetto_intern.c */
void	wpf_name(struct wpf *, uint32_t string);
void	wpf_category(struct wpf *, uint32_t string);
/* Returns the number of a name of annotations; 0: it is not interned. */
uint32_t wpf_arg_name(struct wpf *, const char *, size_t);
/* Returns the number of a stack; 0 for NONE. */
uint32_t wpf_stack(struct wpf *, uint32_t callsite);
/* Adds the stack of an event: a list of texts, or else that of a callsite. */
void	wpf_event_stack(struct wpf *, const struct value *list,
	    uint32_t callsite);

/* write_perfetto_args.c: adds the members of args to the event. */
void	wpf_args(struct wpf *, const struct value *args);

/* write_perfetto_track.c: describes all tracks. */
void	wpf_tracks(struct wpf *);
/* Returns the uuid of a lane of a track. */
uint64_t wpf_lane_uuid(const struct wpf *, uint32_t track, uint32_t lane);
uint64_t wpf_series_uuid(uint32_t series);

/* write_perfetto_slice.c */
void	wpf_slices(struct wpf *);
void	wpf_instants(struct wpf *);
/* write_perfetto_sched.c */
void	wpf_sched(struct wpf *);
/* write_perfetto_counter.c */
void	wpf_counters(struct wpf *);
void	wpf_samples(struct wpf *);

/*
 * write_perfetto_flow.c: adds the flows of an end to its event: at its begin,
 * or those that can only arrive at its end.
 */
void	wpf_flows(struct wpf *, uint32_t end, int at_end);
/* Counts the flows that are lost or moved. */
void	wpf_flows_count(struct wpf *);

#endif
