#ifndef THRIFT_H
#define THRIFT_H
/*
 * thrift: structures in the compact protocol of Thrift, of which the headers of
 * Parquet are made.
 *
 * A field is its number's distance from the one before and its type; a list has
 * its length and the type of its elements.  Fields are written in the order of
 * their numbers.
 */
#include <stdint.h>

#include "ttv/buf.h"

#define THRIFT_DEEP	8		/* structures within one another */

enum thrift_type {
	THRIFT_TRUE = 1, THRIFT_FALSE = 2, THRIFT_I16 = 4, THRIFT_I32 = 5,
	THRIFT_I64 = 6, THRIFT_BINARY = 8, THRIFT_LIST = 9, THRIFT_STRUCT = 12
};

struct thrift {
	struct buf	*out;
	int		 last[THRIFT_DEEP];	/* the field before, by depth */
	int		 depth;
};

void	thrift_varint(struct buf *, uint64_t);

void	thrift_open(struct thrift *, struct buf *);
/* Write a field. */
void	thrift_int(struct thrift *, int field, enum thrift_type, int64_t);
void	thrift_truth(struct thrift *, int field, int);
void	thrift_bytes(struct thrift *, int field, const char *, size_t);
/* Begins a list, which has as many elements of a type behind it. */
void	thrift_list(struct thrift *, int field, enum thrift_type, size_t n);
/* Begins a structure as a field, or with 0 as an element, and ends it. */
void	thrift_begin(struct thrift *, int field);
void	thrift_end(struct thrift *);
/* Write an element of a list. */
void	thrift_element_int(struct thrift *, int64_t);
void	thrift_element_bytes(struct thrift *, const char *, size_t);

#endif
