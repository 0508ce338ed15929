/*
 * text_parse: reads numbers and times, exactly and in every locale.
 *
 * Every number becomes a struct decimal first: up to 19 significant digits as
 * an integer, and a power of ten.  Zeros at the end of the digits go into the
 * exponent, so that "1e3", "1000" and "1000.000" are the same decimal.
 *
 * - An integer is the decimal itself; a time is the decimal times its unit.
 * - A double is one multiplication or division when both parts are exact.
 * - Other doubles go through strtod() as digits and an exponent, never with a
 *   decimal point, which would depend on the locale.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/text.h"

#define NITEMS(a)	(sizeof(a) / sizeof((a)[0]))

/*
 * Digits passed to strtod(): at most 767 decide a double, one more stands for
 * all that follow.
 */
#define DOUBLE_DIGITS	768
#define EXP_LIMIT	1000000000

struct decimal {
	int		negative;
	uint64_t	digits;		/* the value is digits * 10^exp */
	int64_t		exp;
	int		dropped;	/* 1: a digit other than 0 was lost */
	int		half;		/* 1: the first lost digit is 5 or
					 * more */
	size_t		used;		/* bytes read */
};

/* Appends a digit; zeros wait in d->exp until another digit follows. */
static void
decimal_digit(struct decimal *d, unsigned v)
{
	uint64_t x;
	int64_t zeros;

	if (d->dropped || (v == 0 && d->digits != 0)) {
		d->exp++;
		return;
	}
	x = d->digits;
	for (zeros = d->exp; zeros > 0 && x <= UINT64_MAX / 10; zeros--)
		x *= 10;
	if (zeros > 0 || x > (UINT64_MAX - v) / 10) {
		/* the zeros that fit become digits: v comes behind them */
		d->digits = x;
		d->dropped = 1;
		d->half = zeros == 0 && v >= 5;		/* else the lost digit
							 * is a zero */
		d->exp = zeros + 1;
		return;
	}
	d->digits = x * 10 + v;
	d->exp = 0;
}

/* Reads the exponent "e+12" at s; returns its length, 0 when there is none. */
static size_t
decimal_exponent(const char *s, size_t n, int64_t *exp)
{
	int64_t v;
	size_t i;
	int negative;

	i = 1;
	negative = 0;
	if (n < 2 || (s[0] != 'e' && s[0] != 'E'))
		return 0;
	if (s[i] == '+' || s[i] == '-')
		negative = s[i++] == '-';
	if (i == n || !is_digit(s[i]))
		return 0;
	for (v = 0; i < n && is_digit(s[i]); i++)
		if (v < EXP_LIMIT)
			v = v * 10 + (s[i] - '0');
	*exp = negative ? -v : v;
	return i;
}

/* Reads the number at the start of s; returns 0, or -1 when there is none. */
static int
decimal_scan(const char *s, size_t n, struct decimal *d)
{
	int64_t exp, fraction;
	size_t i, seen;
	int point;

	memset(d, 0, sizeof(*d));
	i = seen = 0;
	if (n > 0 && (s[0] == '-' || s[0] == '+'))
		d->negative = s[i++] == '-';
	fraction = 0;
	for (point = 0; i < n; i++) {
		if (s[i] == '.' && !point)
			point = 1;
		else if (is_digit(s[i])) {
			decimal_digit(d, (unsigned)(s[i] - '0'));
			fraction += point;
			seen++;
		} else
			break;
	}
	if (seen == 0)
		return -1;
	exp = 0;
	i += decimal_exponent(s + i, n - i, &exp);
	d->exp = d->digits == 0 ? 0 : d->exp + exp - fraction;
	d->used = i;
	return 0;
}

/* Sets *out to digits * 10^exp; returns -1 unless that is an exact uint64. */
static int
decimal_whole(const struct decimal *d, uint64_t *out)
{
	uint64_t v;
	int64_t e;

	v = d->digits;
	if (d->dropped || d->exp < 0 || d->exp > 19)
		return -1;
	for (e = d->exp; e > 0; e--) {
		if (v > UINT64_MAX / 10)
			return -1;
		v *= 10;
	}
	*out = v;
	return 0;
}

/* Applies the sign to magnitude v; returns 0, or -1 when it does not fit. */
static int
with_sign(uint64_t v, int negative, int64_t *out)
{
	if (v > (uint64_t)INT64_MAX + (negative ? 1 : 0))
		return -1;
	if (negative)
		*out = v == 0 ? 0 : -(int64_t)(v - 1) - 1;
	else
		*out = (int64_t)v;
	return 0;
}

int
text_parse_int(const char *s, size_t n, int64_t *out)
{
	struct decimal d;
	uint64_t v;

	if (decimal_scan(s, n, &d) == -1 || d.used != n ||
	    decimal_whole(&d, &v) == -1)
		return -1;
	return with_sign(v, d.negative, out);
}

/*
 * Moves the decimal point by three digits; the digits left behind it decide
 * the rounding, half away from zero.
 *
 * Digits that decimal_scan() lost come behind at least 19 kept ones:
 *
 * - The point is right behind the kept digits: the first lost one decides,
 *   `half`.
 * - The point is further left: the kept digits behind it decide, since a
 *   remainder below one half stays below whatever follows.
 * - The point is further right: the number is too large and is clamped.
 */
int
text_parse_us(const char *s, size_t n, int64_t *out)
{
	uint64_t limit, v, pow, rest;
	struct decimal d;

	if (decimal_scan(s, n, &d) == -1 || d.used != n)
		return -1;
	limit = (uint64_t)INT64_MAX + (d.negative ? 1 : 0);
	v = d.digits;
	d.exp = v == 0 ? 0 : d.exp + 3;
	for (; d.exp > 0 && v <= limit / 10; d.exp--)
		v *= 10;
	if (d.exp == 0 && v <= limit)
		v += (uint64_t)d.half;
	if (d.exp < 0) {
		for (pow = 1; d.exp < 0 && pow <= UINT64_MAX / 10; d.exp++)
			pow *= 10;
		rest = d.exp < 0 ? 0 : v % pow;
		v = d.exp < 0 ? 0 : v / pow;
		v += rest >= pow - rest;
	}
	if (d.exp > 0 || v > limit) {
		*out = d.negative ? INT64_MIN : INT64_MAX;
		return 1;
	}
	return with_sign(v, d.negative, out);
}

/*
 * Converts a number that decimal_scan() has accepted by strtod(), which reads
 * the digits at s again.
 */
static double
slow_double(const char *s, size_t n)
{
	char tmp[DOUBLE_DIGITS + 32];
	int64_t exp, e;
	size_t i, k;
	int point, more;

	exp = e = 0;
	k = 0;
	point = more = 0;
	for (i = 0; i < n && s[i] != 'e' && s[i] != 'E'; i++) {
		if (s[i] == '.')
			point = 1;
		if (!is_digit(s[i]))
			continue;
		exp -= point;
		if (k == 0 && s[i] == '0')
			continue;
		if (k < DOUBLE_DIGITS)
			tmp[k++] = s[i];
		else {
			exp++;
			more |= s[i] != '0';
		}
	}
	decimal_exponent(s + i, n - i, &e);
	if (more) {
		tmp[k++] = '1';
		exp--;
	}
	snprintf(tmp + k, sizeof(tmp) - k, "e%lld", (long long)(exp + e));
	return strtod(tmp, NULL);
}

int
text_parse_double(const char *s, size_t n, double *out)
{
	static const double ten[] = {
		1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
		1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21,
		1e22
	};
	struct decimal d;
	double v;

	if (decimal_scan(s, n, &d) == -1 || d.used != n)
		return -1;
	if (d.digits == 0)
		v = 0;
	else if (!d.dropped && d.digits <= (UINT64_C(1) << 53) &&
	    d.exp >= -22 && d.exp <= 22) {
		/* both parts are exact, so the result is rounded once */
		if (d.exp < 0)
			v = (double)d.digits / ten[-d.exp];
		else
			v = (double)d.digits * ten[d.exp];
	} else
		v = slow_double(s, n);
	if (!isfinite(v))
		return -1;
	*out = d.negative ? -v : v;
	return 0;
}

/* The units of time: a unit is `times` * 10^exp ns. */
static const struct {
	const char	*name;
	unsigned	 times;
	int		 exp;
} units[] = {
	{ "ns",		1,	0 },
	{ "us",		1,	3 },
	{ "\xc2\xb5s",	1,	3 },	/* micro sign */
	{ "\xce\xbcs",	1,	3 },	/* Greek letter mu */
	{ "ms",		1,	6 },
	{ "s",		1,	9 },
	{ "min",	60,	9 },
	{ "h",		3600,	9 },
	{ "d",		86400,	9 },
};

#define UNIT_S	5

/* Returns the table row of the unit at s; *len is 0 when there is none. */
static size_t
unit_at(const char *s, size_t *len)
{
	size_t i, n;

	/* a unit ends where its letters end: "min" is not "m" */
	n = strcspn(s, " \t+-.0123456789");
	for (i = 0; i < NITEMS(units); i++)
		if (strlen(units[i].name) == n &&
		    memcmp(units[i].name, s, n) == 0) {
			*len = n;
			return i;
		}
	*len = 0;
	return UNIT_S;
}

/*
 * Returns whether the character at s separates groups of digits: a comma with
 * three digits behind it, or a blank behind a multiple of three decimals;
 * `fraction` counts the decimals before s.  "1,5" is rejected: it can mean 1.5
 * but never 15.
 */
static int
is_separator(const char *s, size_t fraction, int point)
{
	if (point)
		return s[0] == ' ' && fraction != 0 && fraction % 3 == 0 &&
		    is_digit(s[1]);
	return s[0] == ',' && is_digit(s[1]) && is_digit(s[2]) &&
	    is_digit(s[3]) && !is_digit(s[4]);
}

/* Copies the number at s without its group separators. */
static size_t
copy_ungrouped(const char *s, char *out, size_t n, size_t *outlen)
{
	size_t i, k, fraction;
	int point;

	fraction = 0;
	point = 0;
	for (i = k = 0; s[i] != '\0'; i++) {
		if (i > 0 && is_digit(s[i - 1]) &&
		    is_separator(s + i, fraction, point))
			continue;
		if (is_digit(s[i]))
			fraction += point;
		else if (s[i] == '.')
			point = 1;
		else if (i > 0 || (s[i] != '-' && s[i] != '+'))
			break;
		if (k < n)
			out[k++] = s[i];
	}
	/* an exponent belongs to the number; no unit begins with an e */
	if (s[i] == 'e' || s[i] == 'E')
		do {
			if (k < n)
				out[k++] = s[i];
			i++;
		} while (is_digit(s[i]) || s[i] == '-' || s[i] == '+');
	*outlen = k;
	return i;
}

/* Converts d to nanoseconds, rounded; returns 0, or -1 when too large. */
static int
to_ns(struct decimal *d, size_t unit, uint64_t *out)
{
	d->exp += units[unit].exp;
	if (d->exp == 0 && units[unit].times == 1 && d->digits < UINT64_MAX)
		d->digits += (uint64_t)d->half;
	while (d->digits > UINT64_MAX / units[unit].times) {
		d->digits /= 10;
		d->exp++;
	}
	d->digits *= units[unit].times;
	if (d->exp < 0) {
		if (d->exp < -20)
			d->digits = 0;
		for (; d->exp < -1; d->exp++)
			d->digits /= 10;
		if (d->digits != 0)
			d->digits = d->digits / 10 + (d->digits % 10 >= 5);
		d->exp = 0;
	}
	d->dropped = 0;
	return decimal_whole(d, out);
}

int
text_parse_time(const char *s, int64_t *ns)
{
	struct decimal d;
	char tmp[64];
	uint64_t sum, v;
	size_t len, unit;
	int negative, parts;

	sum = 0;
	negative = 0;
	s += strspn(s, " \t");
	for (parts = 0; *s != '\0'; parts++) {
		s += copy_ungrouped(s, tmp, sizeof(tmp), &len);
		if (len == sizeof(tmp) || decimal_scan(tmp, len, &d) == -1 ||
		    d.used != len)
			return -1;
		if (parts == 0)
			negative = d.negative;
		else if (!is_digit(tmp[0]))
			return -1;	/* only the first part may have a
					 * sign */
		s += strspn(s, " \t");
		unit = unit_at(s, &len);
		if (len == 0 && (parts > 0 || *s != '\0'))
			return -1;
		if (to_ns(&d, unit, &v) == -1 || v > UINT64_MAX / 2 + 1 - sum)
			return -1;
		sum += v;
		s += len;
		s += strspn(s, " \t");
	}
	return parts == 0 ? -1 : with_sign(sum, negative, ns);
}

int
text_parse_bytes(const char *s, int64_t *bytes)
{
	static const char letters[] = "kMGT";
	size_t n = strlen(s);
	const char *unit = n == 0 ? NULL : strchr(letters, s[n - 1] == 'K' ?
	    'k' : s[n - 1]);
	int64_t v;

	if (n > 0 && unit != NULL)
		n--;
	if (n == 0 || text_parse_int(s, n, &v) == -1 || v < 0)
		return -1;
	for (; unit != NULL && unit >= letters; unit--)
		if (__builtin_mul_overflow(v, 1024, &v))
			return -1;
	*bytes = v;
	return 0;
}
