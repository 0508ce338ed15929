#ifndef TTV_SPANS_DOCS_H
#define TTV_SPANS_DOCS_H
/*
 * spans_docs: spans of documents of JSON (ttv/docs.h), by threads: each part of
 * a text is read into a state of its own.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/docs.h"
#include "ttv/spans.h"

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
/* Reads an input; returns the builder of all. */
struct builder	*spans_docs_read(struct spans_docs *, struct reading *);

#endif
