#ifndef THRIFT_READ_H
#define THRIFT_READ_H
/*
 * thrift_read: structures in the compact protocol of Thrift, whose bytes are
 * not trusted.
 *
 * Reading never goes beyond the bytes; after a fault everything is 0 and empty,
 * and `bad` says so.
 */
#include <stddef.h>
#include <stdint.h>

struct thrift_read {
	const char	*p, *end;
	int		 bad;
};

struct thrift_field {
	int		 id;
	int		 type;		/* enum thrift_type */
};

/*
 * Reads the head of the next field of a structure, behind the one that *f is;
 * returns 0 at its end.  *f is zero at its begin.
 */
int	thrift_next(struct thrift_read *, struct thrift_field *f);
int64_t	thrift_number(struct thrift_read *);
/* Returns the bytes of a text, n of them. */
const char *thrift_text(struct thrift_read *, size_t *n);
/* Returns the number of elements of a list and sets their type. */
size_t	thrift_elements(struct thrift_read *, int *type);
/* Goes behind a value of a type. */
void	thrift_skip(struct thrift_read *, int type);

#endif
