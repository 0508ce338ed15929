#ifndef TTV_FLOW_TABLE_H
#define TTV_FLOW_TABLE_H
/*
 * flow_table: how the flows of a trace are stored.  flow_query.c reads the
 * table; src/ingest/flow_fill.c and flow_index.c fill it.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

#define FLOW_DT_FAR	INT32_MIN	/* the time is in `far` */
#define FLOW_OFF_NONE	UINT32_MAX	/* no offset, when `high` is NULL */
#define FLOW_INCOMING	UINT32_C(0x80000000) /* flag in by_end: the `to` end */

struct flow_record {
	int64_t		from_ts;	/* ns */
	uint32_t	from, to;	/* ends (ttv/flow.h), or NONE */
	uint32_t	kind;
	int32_t		dt;		/* to_ts - from_ts, or FLOW_DT_FAR */
	uint32_t	from_off, to_off; /* lower 32 bits */
};

struct flow_far {
	uint32_t	flow;
	uint32_t	unused;		/* 0 */
	int64_t		to_ts;
};

struct flow_table {
	struct flow_record *v;		/* nflows of the trace */
	struct flow_far	*far;		/* sorted by flow */
	size_t		 nfar;
	uint32_t	(*high)[2];	/* upper 32 bits, or NULL */
	uint32_t	*by_end;	/* flows by end; FLOW_INCOMING: `to` */
	uint32_t	 nends;
};

void		 flow_table_free(struct trace *);
/* Returns the private bytes of the table and its index. */
uint64_t	 flow_table_bytes(const struct trace *);
int64_t		 flow_to_ts(const struct flow_table *, uint32_t flow);

#endif
