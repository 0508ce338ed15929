#ifndef WIRE_H
#define WIRE_H
#include <stdint.h>

/* Bytes that this process has written so far, to anything; 0: not known. */
uint64_t	wire_bytes(void);
/* From now on wire_bytes() looks; before it always says 0. */
void		wire_count(void);

#endif
