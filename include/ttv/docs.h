#ifndef TTV_DOCS_H
#define TTV_DOCS_H
/*
 * docs: a text of documents of JSON, one behind the other or one a line, read
 * in parts by threads where a line is a document, or where the only document is
 * a list.
 */
#include "ttv/reading.h"
#include "ttv/walk.h"

/*
 * Reads all documents of an input: take() is called for each, of a part with
 * its number and builder; the cursor is behind the document.  Returns the
 * number of parts, whose builders are in b[]; or 0 and nothing where no part of
 * the text could be read by itself, after forget() of each part.
 */
struct docs {
	struct text_parts parts;
	void		(*take)(struct text_part *, struct json *,
			    const struct span *);
	/*
	 * Sets the array of a document that is read element by element, without
	 * take(); returns 0, or -1 for another document.  NULL: all are others.
	 */
	int		(*list)(const struct json *, const struct span *doc,
			    struct span *array);
	void		(*element)(struct text_part *, struct json *,
			    const struct span *);
	void		(*begin)(struct text_part *);	/* makes the state */
	void		(*forget)(struct text_part *);	/* frees it */
	struct json	 first, cut;	/* cursors in the list of all parts */
};
/* Reads; the parts with their states are in d->parts then. */
void		 docs_read(struct docs *, struct reading *);
/* Frees the list of parts, not their builders and states. */
void		 docs_free(struct docs *);

#endif
