#ifndef PB_H
#define PB_H
/*
 * pb: protocol buffers, written to a buffer.
 *
 * A message inside a message is opened and closed; its length stands before it
 * and is put in by the second call, which moves the message when the length
 * takes more than a byte.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"

void	pb_varint(struct buf *, uint64_t);
/* Add a field: an unsigned integer; a signed one as int64; a bool; ... */
void	pb_uint(struct buf *, uint32_t field, uint64_t);
void	pb_int(struct buf *, uint32_t field, int64_t);
void	pb_fixed64(struct buf *, uint32_t field, uint64_t);
void	pb_double(struct buf *, uint32_t field, double);
void	pb_bytes(struct buf *, uint32_t field, const void *, size_t);
/*
 * Adds a string: bytes that are not UTF-8 are written as U+FFFD, since readers
 * of protobuf may refuse a message for one of them.
 */
void	pb_string(struct buf *, uint32_t field, const char *, size_t);
/* Opens a message; returns its place for pb_close(). */
size_t	pb_open(struct buf *, uint32_t field);
void	pb_close(struct buf *, size_t place);

#endif
