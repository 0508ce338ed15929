/*
 * text_number: how counts, sizes, durations and points in time are written.
 *
 * - Times are int64 nanoseconds over their whole range: all arithmetic is on
 *   the magnitude as uint64, none in a double.
 * - Rounding is to nearest, halves away from zero, and carries into the next
 *   unit ("1 ms", never "1000 µs").
 * - Digits are in groups of three: commas before the decimal point, blanks
 *   after it.  The decimal point is '.' in every locale.
 * - A number is built in a local buffer with room for the longest one, then
 *   copied to the caller's buffer and cut between characters when too long.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ttv/text.h"

#define NS_US	UINT64_C(1000)
#define NS_MS	UINT64_C(1000000)
#define NS_S	UINT64_C(1000000000)
#define NS_MIN	(60 * NS_S)
#define NS_H	(60 * NS_MIN)
#define NS_D	(24 * NS_H)

#define NITEMS(a)	(sizeof(a) / sizeof((a)[0]))

/* The text under construction: a number and units, of 64 bytes at most. */
struct line {
	char	s[96];
	size_t	len;
};

static void
line_put(struct line *l, const char *s)
{
	size_t n = strlen(s);

	memcpy(l->s + l->len, s, n);
	l->len += n;
}

/* Copies the text to the caller's n bytes, without a character cut in half. */
static size_t
line_finish(const struct line *l, char *out, size_t n)
{
	size_t len;

	if (n == 0)
		return 0;
	len = l->len;
	if (len > n - 1) {
		len = n - 1;
		while (len > 0 && ((unsigned char)l->s[len] & 0xc0) == 0x80)
			len--;
	}
	memcpy(out, l->s, len);
	out[len] = '\0';
	return len;
}

/* Appends v with at least `width` digits, 20 at most. */
static void
put_uint(struct line *l, uint64_t v, int width)
{
	char tmp[24], *p = tmp + sizeof(tmp) - 1;

	*p = '\0';
	for (; v > 0 || width > 0; width--, v /= 10)
		*--p = (char)('0' + v % 10);
	line_put(l, p);
}

/* Appends v in groups of three digits: "12,418,337". */
static void
put_grouped(struct line *l, uint64_t v)
{
	if (v >= 1000) {
		put_grouped(l, v / 1000);
		line_put(l, ",");
		put_uint(l, v % 1000, 3);
	} else
		put_uint(l, v, 1);
}

/*
 * Appends v / 10^digits as a fraction, ".842 117", in groups of three digits;
 * zeros at the end are left out down to `keep` digits.
 */
static void
put_fraction(struct line *l, uint64_t v, int digits, int keep)
{
	char tmp[24];
	int i;

	for (i = digits; i-- > 0; v /= 10)
		tmp[i] = (char)('0' + v % 10);
	while (digits > keep && tmp[digits - 1] == '0')
		digits--;
	for (i = 0; i < digits; i++) {
		if (i == 0)
			line_put(l, ".");
		else if (i % 3 == 0)
			line_put(l, " ");
		line_put(l, (char[]){ tmp[i], '\0' });
	}
}

static uint64_t
magnitude(int64_t v)
{
	return v < 0 ? 0 - (uint64_t)v : (uint64_t)v;
}

static uint64_t
power10(int n)
{
	uint64_t p;

	for (p = 1; n > 0; n--)
		p *= 10;
	return p;
}

/*
 * Returns v in whole quanta, to nearest.  v + quantum / 2 cannot overflow: v
 * is the magnitude of an int64 and a quantum at most a day.
 */
static uint64_t
round_to(uint64_t v, uint64_t quantum)
{
	return (v + quantum / 2) / quantum;
}

size_t
text_count(char *out, size_t n, uint64_t v)
{
	struct line l = { .len = 0 };

	put_grouped(&l, v);
	return line_finish(&l, out, n);
}

size_t
text_decimals(char *out, size_t n, uint64_t v, int decimals)
{
	uint64_t one = power10(decimals);
	struct line l = { .len = 0 };

	put_grouped(&l, v / one);
	put_fraction(&l, v % one, decimals, 0);
	return line_finish(&l, out, n);
}

const char *
text_byte_unit(size_t n)
{
	static const char *const units_of[TEXT_BYTE_UNITS] = {
		"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"
	};

	return units_of[n];
}

/*
 * Puts a number of bytes in the first unit in which, rounded, it is below 1024:
 * with a tenth below `tenths_to` tenths.  Returns the number of the unit.
 */
static size_t
put_bytes(struct line *l, uint64_t v, uint64_t tenths_to)
{
	uint64_t whole, rest, tenths;
	size_t i;

	if (v < 1024) {
		put_uint(l, v, 1);
		return 0;
	}
	/* `rest` is in 1024ths */
	for (i = 1; ; i++) {
		whole = v >> 10 * i;
		rest = v >> 10 * (i - 1) & 1023;
		if (whole + rest / 512 < 1024 || i + 1 == TEXT_BYTE_UNITS)
			break;
	}
	tenths = whole * 10 + (rest * 10 + 512) / 1024;
	if (tenths < tenths_to) {
		put_uint(l, tenths / 10, 1);
		put_fraction(l, tenths % 10, 1, 1);
	} else
		put_uint(l, whole + rest / 512, 1);
	return i;
}

size_t
text_bytes(char *out, size_t n, uint64_t v)
{
	struct line l = { .len = 0 };
	size_t unit = put_bytes(&l, v, 1000);

	line_put(&l, " ");
	line_put(&l, text_byte_unit(unit));
	return line_finish(&l, out, n);
}

size_t
text_bytes_short(char *out, size_t n, uint64_t v)
{
	struct line l = { .len = 0 };
	char unit[2] = { text_byte_unit(put_bytes(&l, v, 100))[0], '\0' };

	line_put(&l, unit);
	return line_finish(&l, out, n);
}

/*
 * The units of time.  A value is written in the first unit in which, rounded,
 * it is below `limit`.
 */
static const struct unit {
	const char	*name;
	uint64_t	 ns;
	uint64_t	 limit;
} units[] = {
	{ " ns",	1,	1000 },
	{ " \xc2\xb5s",	NS_US,	1000 },
	{ " ms",	NS_MS,	1000 },
	{ " s",		NS_S,	60 },
	{ " min",	NS_MIN,	60 },
	{ " h",		NS_H,	24 },
	{ " d",		NS_D,	UINT64_MAX },
};

enum { UNIT_NS, UNIT_US, UNIT_MS, UNIT_S, UNIT_MIN, UNIT_H, UNIT_D };

/*
 * Appends v in unit u with at most `decimals` decimals, without zeros at the
 * end. Returns 0 and appends nothing when v rounds up to the next unit.
 */
static int
put_in_unit(struct line *l, uint64_t v, const struct unit *u, int decimals)
{
	uint64_t q, one;

	while (decimals > 0 && u->ns % power10(decimals) != 0)
		decimals--;
	one = power10(decimals);
	q = round_to(v, u->ns / one);
	if (q / one >= u->limit)
		return 0;
	put_grouped(l, q / one);
	put_fraction(l, q % one, decimals, 0);
	line_put(l, u->name);
	return 1;
}

/* Appends two digits of a smaller unit, if anything of it or below is left. */
static void
put_rest(struct line *l, uint64_t left, uint64_t unit, const char *name)
{
	if (left == 0)
		return;
	line_put(l, " ");
	put_uint(l, left / unit, 2);
	line_put(l, name);
}

/*
 * Appends a time of a minute or more: "2 min 05.25 s", "1 h 02 min", "3 d 04
 * h". The largest unit comes first, then two digits of each smaller one,
 * without zeros at the end.
 */
static void
put_long(struct line *l, uint64_t v)
{
	uint64_t ms, s, min;

	ms = round_to(v, NS_MS);
	s = round_to(v, NS_S);
	min = round_to(v, NS_MIN);
	if (ms < 3600000) {
		put_uint(l, ms / 60000, 1);
		line_put(l, " min");
		if (ms % 60000 != 0) {
			line_put(l, " ");
			put_uint(l, ms % 60000 / 1000, 2);
			put_fraction(l, ms % 1000, 3, 0);
			line_put(l, " s");
		}
		return;
	}
	if (s < 86400) {
		put_uint(l, s / 3600, 1);
		line_put(l, " h");
		put_rest(l, s % 3600, 60, " min");
		put_rest(l, s % 60, 1, " s");
		return;
	}
	put_grouped(l, min / 1440);
	line_put(l, " d");
	put_rest(l, min % 1440, 60, " h");
	put_rest(l, min % 60, 1, " min");
}

/*
 * Below a minute: six decimals with one digit before the point, else three,
 * which makes four to seven digits.
 */
size_t
text_duration(char *out, size_t n, int64_t ns)
{
	struct line l = { .len = 0 };
	uint64_t v;
	int i;

	v = magnitude(ns);
	if (v == 0) {
		line_put(&l, "0");
		return line_finish(&l, out, n);
	}
	if (ns < 0)
		line_put(&l, "-");
	for (i = UNIT_NS; i <= UNIT_S; i++)
		if (put_in_unit(&l, v, &units[i], v / units[i].ns < 10 ? 6 : 3))
			return line_finish(&l, out, n);
	put_long(&l, v);
	return line_finish(&l, out, n);
}

size_t
text_duration_short(char *out, size_t n, int64_t ns)
{
	struct line l = { .len = 0 };
	uint64_t v, whole;
	int i, decimals;

	v = magnitude(ns);
	if (v == 0) {
		line_put(&l, "0");
		return line_finish(&l, out, n);
	}
	if (ns < 0)
		line_put(&l, "-");
	for (i = UNIT_NS; i <= UNIT_D; i++) {
		whole = v / units[i].ns;
		decimals = whole < 10 ? 2 : whole < 100 ? 1 : 0;
		if (i == UNIT_D && whole >= 1000) {
			/*
			 * with the comma, 106,751 days would take 9 columns
			 * with "d": no comma
			 */
			put_uint(&l, round_to(v, NS_D), 1);
			line_put(&l, units[i].name);
			break;
		}
		if (put_in_unit(&l, v, &units[i], decimals))
			break;
	}
	return line_finish(&l, out, n);
}

size_t
text_time(char *out, size_t n, int64_t ns, int64_t resolution)
{
	struct line l = { .len = 0 };
	uint64_t v, q, one;
	int decimals, keep;

	decimals = 0;
	if (resolution > 0)
		while (decimals < 9 && power10(9 - decimals) >
		    (uint64_t)resolution)
			decimals++;
	else
		decimals = 9;
	one = power10(decimals);
	v = magnitude(ns);
	q = round_to(v, NS_S / one);
	keep = decimals;
	if (resolution <= 0)
		for (keep = 0; keep < 9 && q % one % power10(9 - keep) != 0; )
			keep += 3;
	if (ns < 0 && q != 0)
		line_put(&l, "-");
	put_grouped(&l, q / one);
	put_fraction(&l, q % one, decimals, keep);
	line_put(&l, " s");
	return line_finish(&l, out, n);
}

size_t
text_g(char *out, size_t n, int digits, double v)
{
	struct line l = { .len = 0 };
	char tmp[64], *p, *q;

	if (digits > 32)
		digits = 32;
	snprintf(tmp, sizeof(tmp), "%.*g", digits, v);
	p = tmp + strspn(tmp, "+-0123456789einfa");
	if (*p != '\0') {		/* *p is the locale's decimal point */
		q = p + strcspn(p, "0123456789");
		*p = '\0';
		line_put(&l, tmp);
		line_put(&l, ".");
		line_put(&l, q);
	} else
		line_put(&l, tmp);
	return line_finish(&l, out, n);
}

/*
 * Returns how many digits of magnitude a fit into 9 columns with a sign and an
 * exponent.
 */
static int
value_digits(double a)
{
	if (a < 1000)
		return a >= 1e-3 || a == 0 ? 4 : a >= 1e-99 ? 3 : 2;
	return a < 9.995e99 ? 3 : 2;
}

size_t
text_value(char *out, size_t n, double v)
{
	static const char suffix[] = "MGTPE";
	struct line l = { .len = 0 };
	char tmp[32];
	double a;
	size_t i;

	a = fabs(v);
	if (isnan(v))
		line_put(&l, "nan");
	else if (isinf(v))
		line_put(&l, v < 0 ? "-inf" : "inf");
	else if (a >= 999.95 && a < 999.5e18) {
		if (v < 0)
			line_put(&l, "-");
		if (a < 999999.5) {
			put_grouped(&l, (uint64_t)(a + 0.5));
			return line_finish(&l, out, n);
		}
		for (a /= 1e6, i = 0; a >= 999.5; a /= 1000)
			i++;
		text_g(tmp, sizeof(tmp), 3, a);
		line_put(&l, tmp);
		line_put(&l, (char[]){ suffix[i], '\0' });
	} else {
		text_g(tmp, sizeof(tmp), value_digits(a), a == 0 ? 0 : v);
		line_put(&l, tmp);
	}
	return line_finish(&l, out, n);
}
