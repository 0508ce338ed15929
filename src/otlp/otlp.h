#ifndef OTLP_H
#define OTLP_H
/* otlp: OpenTelemetry's traces; what the files of the reader share. */
#include <stddef.h>
#include <stdint.h>

#include "ttv/event_source.h"
#include "ttv/format.h"
#include "ttv/spans.h"

struct buf;
struct unpack;

/* The spans of a scope: offsets. */
struct otlp_scope {
	uint64_t	from, to;
	uint64_t	scope;		/* of what describes it; 0: nothing */
};
/* State of the event source beside the bytes. */
struct otlp_state {
	struct otlp_scope *v;		/* ascending */
	size_t		 n, cap;
};
void		 otlp_scope_add(struct otlp_state *, uint64_t from,
		    uint64_t to, uint64_t scope);
/* Returns the offset of the scope of a span; 0: none. */
uint64_t	 otlp_scope_of(const struct otlp_state *, uint64_t off);
/* Appends the scopes of a part. */
void		 otlp_state_append(struct otlp_state *,
		    const struct otlp_state *);
void		 otlp_state_free(void *);
void		 otlp_state_save(const void *, struct buf *);
void		*otlp_state_restore(const struct input *, struct unpack *);

/* What a resource says of its service; strings of a builder. */
enum otlp_fact { OTLP_SERVICE, OTLP_SPACE, OTLP_INSTANCE, OTLP_POD,
	OTLP_CONTAINER, OTLP_HOST, OTLP_HOSTNAME, OTLP_VERSION,
	OTLP_ENVIRONMENT, OTLP_ENVIRONMENT_NAME, OTLP_FACTS };
struct otlp_resource {
	uint32_t	fact[OTLP_FACTS];
};
/* Returns the number of an attribute's key, or OTLP_FACTS. */
enum otlp_fact	 otlp_fact(const char *, size_t);
/* Returns the service that a resource is of. */
uint32_t	 otlp_service(struct spans *, struct builder *,
		    const struct otlp_resource *);

extern const struct event_source otlp_events;
extern const struct event_source otlp_proto_events;

#endif
