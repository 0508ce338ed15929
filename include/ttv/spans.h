#ifndef TTV_SPANS_H
#define TTV_SPANS_H
/*
 * spans: distributed traces.  Readers of OpenTelemetry, Jaeger, Zipkin and
 * X-Ray fill records of spans; what these mean is the same for all of them
 * (ttv-formats(5), DISTRIBUTED TRACES).
 *
 * Parts of a file are lists of their own, each with the builder that has its
 * strings and warnings; spans_join() makes one builder of all.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"

struct reading;
struct spans;

/* The id of a trace, or of a span, whose `hi` is 0.  All 0: none. */
struct spans_id {
	uint64_t	hi, lo;
};
enum spans_kind { SPANS_NO_KIND, SPANS_INTERNAL, SPANS_SERVER, SPANS_CLIENT,
	SPANS_PRODUCER, SPANS_CONSUMER, SPANS_KINDS };
struct spans_span {
	struct spans_id	 trace, id, parent;
	int64_t		 ts, end;	/* ns since 1970 */
	uint64_t	 off;
	uint32_t	 name;		/* string */
	uint32_t	 service;	/* of spans_service() */
	uint8_t		 kind;		/* enum spans_kind */
	uint8_t		 open;		/* 1: it has no end */
	uint8_t		 error;
	uint8_t		 shared;	/* 1: the server's half of an id */
	uint8_t		 parts;	/* 1: parts of it may come apart */
};
/* What tells services apart; strings, or 0. */
struct spans_service {
	uint32_t	name, instance, space, labels;
};

struct spans	*spans_new(struct builder *);
void		 spans_drop(struct spans *);	/* not its builder */
uint32_t	 spans_service(struct spans *, const struct spans_service *);
void		 spans_add(struct spans *, const struct spans_span *);
/* Add what happened in the span that was added last, and what it refers to. */
void		 spans_event(struct spans *, int64_t ts, uint32_t name,
		    int warning, uint64_t off);
void		 spans_link(struct spans *, struct spans_id trace,
		    struct spans_id id);
/* Returns the builder of n parts of an input in their order; frees them. */
struct builder	*spans_join(struct spans **, size_t n,
		    const struct reading *);

/*
 * Reads an id as text: returns 0 for hex digits or base64, 1 for another text,
 * which is an id too, -1 for none.
 */
int		 spans_id_text(const char *, size_t, struct spans_id *);
int		 spans_id_bytes(const uint8_t *, size_t, struct spans_id *);
/* Writes an id as it is shown; returns out. */
#define SPANS_ID_TEXT	40
const char	*spans_id_show(const struct spans_id *, int is_trace,
		    char out[SPANS_ID_TEXT]);
/* Returns the kind of a name, "server" or "SPAN_KIND_SERVER", in any case. */
enum spans_kind	 spans_kind_of(const char *, size_t);

#endif
