#ifndef TTV_VALUES_H
#define TTV_VALUES_H
/* Builds values for tests without parsing. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ttv/value.h"

static inline struct value *
value_int(struct arena *a, int64_t n)
{
	char text[24];
	struct value *v;

	snprintf(text, sizeof(text), "%" PRId64, n);
	v = value_string(a, text, strlen(text));
	v->type = VALUE_NUMBER;
	return v;
}

#endif
