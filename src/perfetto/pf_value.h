#ifndef PF_VALUE_H
#define PF_VALUE_H
/* Messages of a trace as values, read again for a user. */
#include "pf_annotation.h"

struct arena;
struct event_facts;
struct value;

/* An event that is read again: its packet, and the state that holds there. */
struct pf_at {
	const struct pf_world *w;
	struct arena	*a;
	struct pf_packet k;
	const struct pf_epoch *e;
	uint32_t	 seq;
	uint64_t	 pos;		/* of the event; that of the packet,
					 * unless the event is inside it */
};

struct value	*pf_value_text(struct arena *, const struct pf_span *);
struct value	*pf_value_word(struct arena *, const char *);
struct value	*pf_value_int(struct arena *, int64_t);
struct value	*pf_value_uint(struct arena *, uint64_t);
/* An address, hexadecimal. */
struct value	*pf_value_pointer(struct arena *, uint64_t);
struct value	*pf_value_bool(struct arena *, int);
struct value	*pf_value_double(struct arena *, double);
/* Adds a member; the key is a literal. */
void		 pf_value_member(struct value *, const char *key,
		    struct value *);
/* Returns the name of an interned entry, or NULL when there is none. */
struct value	*pf_value_interned(const struct pf_at *, uint32_t field,
		    uint64_t iid);
/* Adds the debug annotations of an event to an object. */
void		 pf_value_annotations(const struct pf_at *, struct value *,
		    const struct pf_span *event);
/* Sets what a track event calls flows, and whether its id is a local one. */
void		 pf_flow_facts(const struct pf_at *, struct event_facts *);
/*
 * Adds an annotation to an object under its name; returns 0, or -1: it has no
 * name.
 */
int		 pf_value_annotated(const struct pf_at *, struct value *,
		    const struct pf_span *, int depth);

/* pf_event_args.c */
/* Returns the args of a track event, an object, maybe empty. */
struct value	*pf_value_event(const struct pf_at *);
/* Adds a priority of Android's log by its name. */
void		 pf_event_priority(const struct pf_at *, uint64_t prio,
		    struct value *);

/* pf_value.c */
/* Returns the value of a ChromeMetadata. */
struct value	*pf_value_metadata(struct arena *, const struct pf_field *);
/* Returns a TraceUuid as its text. */
struct value	*pf_value_uuid(struct arena *, const struct pf_span *);

#endif
