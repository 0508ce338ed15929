/*
 * thrift_read: reads the compact protocol of Thrift.
 */
#include "config.h"

#include "thrift.h"
#include "thrift_read.h"

#define DEEP	16		/* structures within one another */

static void
thrift_fault(struct thrift_read *r)
{
	r->bad = 1;
	r->p = r->end;
}

static unsigned
thrift_byte(struct thrift_read *r)
{
	if (r->p == r->end) {
		thrift_fault(r);
		return 0;
	}
	return (unsigned char)*r->p++;
}

static uint64_t
thrift_unsigned(struct thrift_read *r)
{
	uint64_t v = 0;
	unsigned b;
	int shift;

	for (shift = 0; shift < 64; shift += 7) {
		b = thrift_byte(r);
		v |= (uint64_t)(b & 0x7f) << shift;
		if (b < 0x80)
			return v;
	}
	thrift_fault(r);
	return 0;
}

int64_t
thrift_number(struct thrift_read *r)
{
	uint64_t v = thrift_unsigned(r);

	return (int64_t)(v >> 1 ^ (v & 1 ? UINT64_MAX : 0));
}

int
thrift_next(struct thrift_read *r, struct thrift_field *f)
{
	unsigned head = thrift_byte(r);
	int64_t id;

	if (head == 0)
		return 0;
	id = head >> 4 != 0 ? f->id + (int)(head >> 4) : thrift_number(r);
	if (id <= 0 || id > INT16_MAX) {
		thrift_fault(r);
		return 0;
	}
	f->id = (int)id;
	f->type = (int)(head & 15);
	return !r->bad;
}

const char *
thrift_text(struct thrift_read *r, size_t *n)
{
	uint64_t len = thrift_unsigned(r);
	const char *s = r->p;

	if (len > (uint64_t)(r->end - r->p)) {
		thrift_fault(r);
		len = 0;
		s = r->p;
	}
	r->p += len;
	*n = (size_t)len;
	return s;
}

size_t
thrift_elements(struct thrift_read *r, int *type)
{
	unsigned head = thrift_byte(r);
	uint64_t n = head >> 4;

	*type = (int)(head & 15);
	if (n == 15)
		n = thrift_unsigned(r);
	/* each takes a byte at least */
	if (n > (uint64_t)(r->end - r->p)) {
		thrift_fault(r);
		n = 0;
	}
	return (size_t)n;
}

static void
thrift_skip_deep(struct thrift_read *r, int type, int deep)
{
	struct thrift_field f = { 0, 0 };
	size_t n;
	int of;

	if (deep == DEEP) {
		thrift_fault(r);
		return;
	}
	switch (type) {
	case THRIFT_TRUE:
	case THRIFT_FALSE:
		break;
	case THRIFT_I16:
	case THRIFT_I32:
	case THRIFT_I64:
		thrift_number(r);
		break;
	case THRIFT_BINARY:
		thrift_text(r, &n);
		break;
	case THRIFT_LIST:
		/* truths of a list take a byte, but no list here has them */
		for (n = thrift_elements(r, &of); n > 0 && !r->bad; n--)
			thrift_skip_deep(r, of, deep + 1);
		break;
	case THRIFT_STRUCT:
		while (thrift_next(r, &f))
			thrift_skip_deep(r, f.type, deep + 1);
		break;
	default:
		thrift_fault(r);
	}
}

void
thrift_skip(struct thrift_read *r, int type)
{
	thrift_skip_deep(r, type, 0);
}
