/*
 * pack: numbers and arrays as bytes, and back.  Every length is compared with
 * the bytes that are left.
 */
#include "config.h"

#include <string.h>

#include "ttv/buf.h"
#include "ttv/pack.h"
#include "ttv/xmalloc.h"

void
pack_number(struct buf *b, uint64_t v)
{
	buf_add(b, &v, sizeof(v));
}

void
pack_array(struct buf *b, const void *p, size_t n, size_t size)
{
	pack_number(b, n);
	if (n > 0)
		buf_add(b, p, n * size);
}

uint64_t
unpack_number(struct unpack *u)
{
	uint64_t v;

	if ((size_t)(u->end - u->p) < sizeof(v)) {
		u->bad = 1;
		return 0;
	}
	memcpy(&v, u->p, sizeof(v));
	u->p += sizeof(v);
	return v;
}

void *
unpack_array(struct unpack *u, size_t *n, size_t size)
{
	uint64_t count = unpack_number(u);
	void *copy;

	*n = 0;
	if (count > (size_t)(u->end - u->p) / size) {
		u->bad = 1;
		return NULL;
	}
	if (count == 0)
		return NULL;
	*n = (size_t)count;
	copy = xreallocarray(NULL, *n, size);
	memcpy(copy, u->p, *n * size);
	u->p += *n * size;
	return copy;
}
