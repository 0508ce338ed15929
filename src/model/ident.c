/*
 * ident: parses the text of an integer id.
 */
#include "config.h"

#include "ttv/chars.h"
#include "ttv/trace.h"

int
ident_parse(const char *s, size_t len, int64_t *num)
{
	uint64_t v = 0, base = 10, limit = INT64_MAX;
	size_t i = 0;
	int digit, neg = 0;

	if (len > 0 && s[0] == '-') {
		neg = 1;
		i = 1;
	} else if (len > 2 && s[0] == '0' && (s[1] == 'x' || s[1] == 'X')) {
		base = 16;
		limit = UINT64_MAX;
		i = 2;
	}
	if (i == len || (base == 10 && s[i] == '0' && len - i > 1))
		return -1;
	for (; i < len; i++) {
		digit = hex_digit(s[i]);
		if (digit == -1 || (uint64_t)digit >= base ||
		    __builtin_mul_overflow(v, base, &v) ||
		    __builtin_add_overflow(v, (uint64_t)digit, &v) || v > limit)
			return -1;
	}
	*num = neg ? -(int64_t)v : (int64_t)v;
	return 0;
}
