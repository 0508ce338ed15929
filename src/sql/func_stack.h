#ifndef FUNC_STACK_H
#define FUNC_STACK_H
/*
 * func_stack: stacks as bytes: a message Stack of trace_processor's protocol
 * buffers, whose entries begin with the innermost.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"

/* Fields of an entry; a stack has entries alone, as field 1. */
enum { ENTRY_NAME = 1, ENTRY_CALLSITE = 2, ENTRY_ANNOTATED = 3,
    ENTRY_FRAME = 4 };
#define STACK_ENTRY	1

void	stack_varint(struct buf *, uint64_t);
/* Append a field: a number, or bytes, which are a text or a message. */
void	stack_number(struct buf *, unsigned int field, uint64_t);
void	stack_bytes(struct buf *, unsigned int field, const void *, size_t);

#endif
