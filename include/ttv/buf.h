#ifndef TTV_BUF_H
#define TTV_BUF_H
/*
 * A growing byte buffer, for output that is built before it is written.  A NUL
 * that len does not count always follows the bytes.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct buf {
	char	*data;
	size_t	 len;
	size_t	 cap;
};

#define BUF_INIT	{ NULL, 0, 0 }

void	buf_free(struct buf *);
void	buf_clear(struct buf *);		/* keeps the memory */
/* Makes room for n more bytes and the NUL. */
void	buf_room(struct buf *, size_t n);
void	buf_add(struct buf *, const void *, size_t);
/* Appends n times the same byte. */
void	buf_fill(struct buf *, char, size_t n);
void	buf_adds(struct buf *, const char *);
void	buf_printf(struct buf *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));
/* Appends a byte: here, as rows are made of few bytes at a time. */
static inline void
buf_addc(struct buf *b, char c)
{
	if (b->cap - b->len < 2)
		buf_room(b, 1);
	b->data[b->len++] = c;
	b->data[b->len] = '\0';
}
/*
 * Appends what is left of a file; returns 0, or -1 when it cannot be read or
 * has more than `most` bytes.
 */
int	buf_read(struct buf *, FILE *, size_t most);
void	buf_int(struct buf *, int64_t);		/* decimal */
/*
 * Appends the n bytes at s as a JSON string, quotes included.  Escapes control
 * characters and everything else that text_unsafe() names, and writes bytes
 * that are not UTF-8 as U+FFFD: the output is always valid JSON and safe to
 * print.
 */
void	buf_json(struct buf *, const char *, size_t);
/* Appends n bytes that JSON writes as they are, and quotes. */
void	buf_quoted(struct buf *, const char *, size_t n);
/*
 * Appends v as JSON: the shortest form that reads back the same; NaN is null.
 */
void	buf_double(struct buf *, double);

#endif
