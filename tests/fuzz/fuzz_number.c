/*
 * fuzz_number: any bytes as a number, read as a double, an integer and
 * microseconds, and compared with strtod() and with arithmetic on decimal
 * digits.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "fuzz.h"

#define DIGITS_MAX	400		/* bytes; longer input is not
					 * compared */

/* The parts of a number. */
struct decimal {
	int	negative;
	char	digits[DIGITS_MAX + 1];	/* without the point */
	long	point;			/* digits before the point */
};

static int
decimal(const char *s, size_t n, struct decimal *d)
{
	size_t i = 0, w = 0;
	long exponent = 0, sign = 1;
	int seen = 0;

	memset(d, 0, sizeof(*d));
	if (n > DIGITS_MAX)
		return -1;
	if (i < n && (s[i] == '-' || s[i] == '+'))
		d->negative = s[i++] == '-';
	for (; i < n && s[i] >= '0' && s[i] <= '9'; i++, seen = 1)
		d->digits[w++] = s[i];
	d->point = (long)w;
	if (i < n && s[i] == '.')
		for (i++; i < n && s[i] >= '0' && s[i] <= '9'; i++, seen = 1)
			d->digits[w++] = s[i];
	if (!seen)
		return -1;
	if (i < n && (s[i] == 'e' || s[i] == 'E')) {
		i++;
		if (i < n && (s[i] == '-' || s[i] == '+'))
			sign = s[i++] == '-' ? -1 : 1;
		if (i == n)
			return -1;
		for (; i < n && s[i] >= '0' && s[i] <= '9'; i++)
			if (exponent < 100000)
				exponent = exponent * 10 + (s[i] - '0');
	}
	d->point += sign * exponent;
	return i == n ? 0 : -1;
}

/*
 * Computes the integer part after moving the point by `shift`, rounded half
 * away from zero: returns 0, or 1 when digits were cut; *over when int64 does
 * not hold it.
 */
static int
integer(const struct decimal *d, long shift, int64_t *out, int *over)
{
	size_t n = strlen(d->digits), i;
	long point = d->point + shift;
	unsigned __int128 v = 0;
	int cut = 0;

	*over = 0;
	for (i = 0; i < n; i++)
		if ((long)i >= point && d->digits[i] != '0')
			cut = 1;
	for (i = 0; (long)i < point && v < (unsigned __int128)1 << 70; i++) {
		v = v * 10 + (unsigned)(i < n ? d->digits[i] - '0' : 0);
		if (v == 0 && i >= n)
			break;
	}
	if (point >= 0 && (size_t)point < n && d->digits[point] >= '5')
		v++;
	if (v > (unsigned __int128)INT64_MAX + (unsigned)d->negative) {
		*over = 1;
		*out = d->negative ? INT64_MIN : INT64_MAX;
	} else
		*out = d->negative ? (int64_t)(0 - (uint64_t)v) : (int64_t)v;
	return cut;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	const char *s = (const char *)data;
	int64_t us, whole, want;
	struct decimal d;
	double real, reference;
	int over, cut, r_us, r_int, r_real;
	char *copy;

	r_us = text_parse_us(s, len, &us);
	r_int = text_parse_int(s, len, &whole);
	r_real = text_parse_double(s, len, &real);
	if (len > DIGITS_MAX)
		return 0;
	if (decimal(s, len, &d) == -1) {
		if (r_us != -1 || r_int != -1 || r_real != -1)
			abort();	/* not a number */
		return 0;
	}
	/* whether an excess of less than 1 ns is reported does not matter */
	integer(&d, 3, &want, &over);
	if (us != want || (r_us != over && us != INT64_MAX && us != INT64_MIN))
		abort();
	cut = integer(&d, 0, &want, &over);
	if (r_int != (cut || over ? -1 : 0) || (r_int == 0 && whole != want))
		abort();
	copy = xstrndup(s, len);
	reference = strtod(copy, NULL);
	free(copy);
	if (r_real != (isfinite(reference) ? 0 : -1) ||
	    (r_real == 0 && real != reference))
		abort();
	return 0;
}
