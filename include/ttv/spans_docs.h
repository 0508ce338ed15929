#ifndef TTV_SPANS_DOCS_H
#define TTV_SPANS_DOCS_H
/*
 * spans_docs: spans of documents of JSON (ttv/docs.h), by threads: each part of
 * a text is read into a state of its own.  Times and ids of their spans.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/docs.h"
#include "ttv/spans.h"
#include "ttv/value.h"
#include "ttv/walk.h"

/* The state of a part: the first member of that of a reader. */
struct spans_part {
	struct text_part *part;
	struct spans	*spans;
	uint64_t	 n;		/* spans */
};

struct spans_docs {
	struct docs	 docs;		/* take() is the reader's; first */
	size_t		 state;		/* bytes of a reader's state */
	/*
	 * Takes what a part has beside its spans, in the order of parts, unless
	 * the part is read anew, and frees that.  NULL: it has nothing.
	 */
	void		(*end)(struct spans_docs *, struct spans_part *,
			    int anew);
	void		*arg;		/* of end() */
	const char	*count, *help;	/* of the spans, for reading_count() */
};
/* Reads a number of us, which may be a fraction, as ns; returns 0, or -1. */
int		 spans_us(const struct span *, int64_t *ns);
/* Reads an id that may be missing; returns 0, or -1 for another type. */
int		 spans_take_id(const struct span *, struct spans_id *);
/* Adds an id to args as ttv shows ids, unless it is none. */
void		 spans_add_id(struct arena *, struct value *args,
		    const char *key, const struct spans_id *, int is_trace);
/* Adds an id of a text; one that is no number stays as it is. */
void		 spans_add_id_text(struct arena *, struct value *args,
		    const char *key, const struct value *, int is_trace);
/* Reads an input; returns the builder of all. */
struct builder	*spans_docs_read(struct spans_docs *, struct reading *);

#endif
