#ifndef TTV_READING_H
#define TTV_READING_H
/*
 * reading: what readers share that get all bytes of an input and fill one or
 * more builders: the first builder of an input, and texts that are read in
 * parts by threads.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "ttv/format.h"
#include "ttv/progress.h"

/* Waits for all bytes of an input. */
void		 reading_wait(struct reading *);
/*
 * Returns a builder of the input's file, with the warnings that were before the
 * reader if it is the first of its parts.
 */
struct builder	*reading_builder(const struct reading *, int first);
/* Returns the offset of a byte of the input. */
static inline uint64_t
reading_off(const struct reading *r, const char *p)
{
	return r->base + (uint64_t)(p - r->data);
}
/* Counts n events of a name, which `help` explains to people. */
void		 reading_count(struct builder *, const char *name,
		    const char *help, uint64_t n);

/* ---- texts in parts ---- */

struct text_parts;
struct text_part {
	struct text_parts *all;
	const char	*from, *to;
	struct builder	*b;
	void		*state;		/* of the reader; freed by it */
	const char	*told, *step;	/* reported up to; report next */
	int		 crosses;	/* set by docs.c */
};
struct text_parts {
	struct reading	*r;
	struct text_part *v;
	size_t		 n;
	void		*arg;		/* of the reader */
	void		(*read)(struct text_part *);
	struct progress	 progress;
};
/*
 * Cuts the bytes from `start` to the end of the input into parts, each with a
 * builder: one, or as many as threads can use.  cut() returns the first place
 * from p on at which a part may begin, or end.
 */
void		 text_parts_cut(struct text_parts *, struct reading *,
		    const char *start, const char *(*cut)(void *arg,
		    const char *p, const char *end), void *arg);
/* Cuts behind the next line end. */
const char	*text_cut_line(void *, const char *p, const char *end);
/* Calls read() for each part, on several threads. */
void		 text_parts_read(struct text_parts *,
		    void (*read)(struct text_part *));
/* Makes all parts one again, unread, with a new builder. */
void		 text_parts_single(struct text_parts *);
/* Returns the parts' builders as one; frees the parts. */
struct builder	*text_parts_join(struct text_parts *);
int		 text_part_tell(struct text_part *, const char *p);
/* Says that a part is read up to p; returns 1 when reading is to stop. */
static inline int
text_part_step(struct text_part *part, const char *p)
{
	return p < part->step ? 0 : text_part_tell(part, p);
}

#endif
