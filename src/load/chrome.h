#ifndef CHROME_H
#define CHROME_H
/*
 * The reader of the Trace Event Format.  chrome.c reads the container and
 * finds the events, chrome_event.c cuts an event into its fields,
 * chrome_phase.c gives each to the builder by its phase, chrome_meta.c and
 * chrome_stack.c read metadata, samples and stacks.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "json.h"
#include "rawtab.h"

/* The members of an event that mean something, by name (chrome_event.c). */
enum field {
	F_NAME, F_CAT, F_PH, F_TS, F_DUR, F_PID, F_TID, F_ID, F_ID2, F_SCOPE,
	F_ARGS, F_S, F_BP, F_BIND_ID, F_FLOW_IN, F_FLOW_OUT, F_CNAME, F_SF,
	F_STACK,
	F_MAX
};

struct event {
	const char	*p;		/* its { */
	uint64_t	off;
	struct span	f[F_MAX];	/* SPAN_NONE: absent */
	uint32_t	have;		/* bit i: f[i] is set */
};

/* What is read after all parts are joined: see chrome_stack.c. */
enum later_type { LATER_PROFILE, LATER_FRAMES, LATER_META_FRAMES,
	LATER_SAMPLES, LATER_TEXT };
struct later {
	enum later_type	type;
	struct span	span;		/* the event, or the member's value */
	uint64_t	off;
};

struct chrome {
	struct builder	*b;
	struct json	 j;		/* the cursor over the part */
	struct rawtab	 strings;
	uint8_t		 file;
	int		 compat;
	struct later	*later;
	size_t		 nlater, later_cap;
	/* the newest thread that was asked for */
	struct span	 last_pid, last_tid;
	uint32_t	 last_upid, last_utid;
	uint64_t	 nobjects;	/* events and containers understood */
	int		(*progress)(void *, uint64_t done);
	void		*progress_arg;
	uint64_t	 progress_next;
	int		 stopped;
};

/* ---- chrome.c ---- */
/* Reads all that stands in j, from the top level on. */
void	chrome_read(struct chrome *);
void	chrome_free(struct chrome *);

/* ---- chrome_event.c ---- */
/*
 * Cuts the object at j.p into fields; j.p is behind it after.  JSON_BAD and
 * JSON_CUT as json_value(), with j.p where it was.
 */
enum json_result chrome_event_parse(struct json *, struct event *);
static inline int
event_has(const struct event *e, enum field f)
{
	return e->have >> f & 1;
}

/* ---- fields, in chrome_field.c ---- */
/* The string of a string field; 0 for anything else; repairs are counted. */
uint32_t chrome_string(struct chrome *, const struct event *, enum field);
uint32_t chrome_raw_string(struct chrome *, const struct span *);
/* A time in ns: 0, or -1 when there is none that can be used. */
int	 chrome_time(struct chrome *, const struct event *, enum field,
	    int64_t *);
/* An id: IDENT_NONE when the value is none. */
struct ident chrome_ident(struct chrome *, const struct span *);
/* Whether the event has an id or id2; *local: of its process alone. */
int	 chrome_id(struct chrome *, const struct event *, struct ident *,
	    int *local, struct span *text);
uint32_t chrome_process(struct chrome *, const struct event *);
uint32_t chrome_thread(struct chrome *, const struct event *);
uint32_t chrome_kind(struct chrome *, const struct event *);
/* The string of a member of the event's args, decoded; 0 when it is none. */
uint32_t chrome_arg_string(struct chrome *, const struct event *,
	    const char *);
/* A span as a double: numbers, numeric strings, bools. 0 or -1. */
int	 chrome_double(const struct span *, double *);
int	 chrome_span_time(const struct span *, int64_t *);

/* ---- chrome_phase.c ---- */
void	 chrome_event(struct chrome *, const struct event *);
/* The table of phases, for help: letter and words; 0 at the end. */
char	 chrome_phase_letter(size_t i, const char **name);

/* ---- chrome_meta.c ---- */
void	 chrome_metadata(struct chrome *, const struct event *);

/* ---- chrome_stack.c ---- */
void	 chrome_later(struct chrome *, enum later_type, const struct span *,
	    uint64_t off);
/* Reads what was put off, of all parts in their order, into the first. */
void	 chrome_finish_later(struct chrome *, size_t nparts);

#endif
