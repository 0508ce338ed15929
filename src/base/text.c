/*
 * UTF-8, and the one door between a file's bytes and a terminal.
 *
 * A trace is written by strangers.  A name in it may hold an escape sequence,
 * a carriage return, a right-to-left override, half a character.  Everything
 * here is built on two functions: text_decode(), which takes the strict view
 * of UTF-8 (no overlong forms, no surrogates, nothing above U+10FFFF; each
 * bad byte is one U+FFFD), and text_unsafe(), which knows the characters that
 * a terminal would obey, reorder by, or not show at all.
 *
 * Widths come from wcwidth(), which is what ncurses uses too.  Where it knows
 * nothing (the C locale, characters newer than the C library) a small table
 * answers, so that a screen without a terminal looks the same everywhere.
 */
#include "config.h"

#include <string.h>
#include <wchar.h>

#include "ttv/text.h"

#define REPLACEMENT	0xfffd
#define CODE_MAX	0x10ffff

struct range {
	uint32_t	first, last;
};

/* What a terminal may obey or hide, beyond what wcwidth() rejects. */
static const struct range unsafe[] = {
	{ 0x0000, 0x001f },		/* C0 */
	{ 0x007f, 0x009f },		/* DEL, C1 */
	{ 0x061c, 0x061c },		/* Arabic letter mark */
	{ 0x180e, 0x180e },		/* Mongolian vowel separator */
	{ 0x200b, 0x200f },		/* zero width, joiners, LRM, RLM */
	{ 0x2028, 0x202e },		/* separators, bidi embeddings */
	{ 0x2060, 0x206f },		/* invisible operators, isolates */
	{ 0xd800, 0xdfff },		/* surrogates */
	{ 0xfdd0, 0xfdef },		/* noncharacters */
	{ 0xfeff, 0xfeff },		/* byte order mark */
	{ 0xfff9, 0xfffb },		/* interlinear annotations */
	{ 0xe0000, 0xe0fff },		/* tags */
};

/* Without wcwidth(): characters that combine with the one before. */
static const struct range combining[] = {
	{ 0x0300, 0x036f }, { 0x0483, 0x0489 }, { 0x0591, 0x05bd },
	{ 0x0610, 0x061a }, { 0x064b, 0x065f }, { 0x093a, 0x093a },
	{ 0x093c, 0x093c }, { 0x0941, 0x0948 }, { 0x094d, 0x094d },
	{ 0x0e31, 0x0e31 }, { 0x0e34, 0x0e3a }, { 0x0e47, 0x0e4e },
	{ 0x1160, 0x11ff }, { 0x1ab0, 0x1aff }, { 0x1dc0, 0x1dff },
	{ 0x20d0, 0x20ff }, { 0x302a, 0x302d }, { 0x3099, 0x309a },
	{ 0xfe00, 0xfe0f }, { 0xfe20, 0xfe2f },
};

/* Without wcwidth(): East Asian wide characters and emoji. */
static const struct range wide[] = {
	{ 0x1100, 0x115f }, { 0x231a, 0x231b }, { 0x2329, 0x232a },
	{ 0x23e9, 0x23ec }, { 0x25fd, 0x25fe }, { 0x2614, 0x2615 },
	{ 0x26a1, 0x26a1 }, { 0x26c4, 0x26c5 }, { 0x2705, 0x2705 },
	{ 0x2728, 0x2728 }, { 0x274c, 0x274c }, { 0x2753, 0x2755 },
	{ 0x2795, 0x2797 }, { 0x2b1b, 0x2b1c }, { 0x2b50, 0x2b50 },
	{ 0x2e80, 0x303e }, { 0x3041, 0x33ff }, { 0x3400, 0x4dbf },
	{ 0x4e00, 0x9fff }, { 0xa000, 0xa4cf }, { 0xa960, 0xa97f },
	{ 0xac00, 0xd7a3 }, { 0xf900, 0xfaff }, { 0xfe30, 0xfe6f },
	{ 0xff01, 0xff60 }, { 0xffe0, 0xffe6 }, { 0x1f18e, 0x1f18e },
	{ 0x1f191, 0x1f19a }, { 0x1f200, 0x1f320 }, { 0x1f32d, 0x1f335 },
	{ 0x1f337, 0x1f37c }, { 0x1f37e, 0x1f393 }, { 0x1f3a0, 0x1f3ca },
	{ 0x1f3e0, 0x1f3f0 }, { 0x1f400, 0x1f43e }, { 0x1f440, 0x1f4fc },
	{ 0x1f4ff, 0x1f53d }, { 0x1f550, 0x1f567 }, { 0x1f5fb, 0x1f64f },
	{ 0x1f680, 0x1f6c5 }, { 0x1f6cc, 0x1f6d2 }, { 0x1f6eb, 0x1f6ec },
	{ 0x1f6f4, 0x1f6fc }, { 0x1f7e0, 0x1f7eb }, { 0x1f90c, 0x1f9ff },
	{ 0x1fa70, 0x1faff }, { 0x20000, 0x2fffd }, { 0x30000, 0x3fffd },
};

#define NITEMS(a)	(sizeof(a) / sizeof((a)[0]))

/* Binary search; the ranges ascend. */
static int
in_ranges(const struct range *r, size_t n, uint32_t c)
{
	size_t lo, hi, mid;

	for (lo = 0, hi = n; lo < hi; ) {
		mid = (lo + hi) / 2;
		if (c > r[mid].last)
			lo = mid + 1;
		else if (c < r[mid].first)
			hi = mid;
		else
			return 1;
	}
	return 0;
}

/*
 * How many bytes a lead byte asks for, and the least and greatest second byte
 * that keep out overlong forms, surrogates and what is above U+10FFFF.
 */
static size_t
lead(unsigned char c, unsigned char *min, unsigned char *max)
{
	*min = 0x80;
	*max = 0xbf;
	if (c >= 0xc2 && c <= 0xdf)
		return 2;
	if (c >= 0xe0 && c <= 0xef) {
		if (c == 0xe0)
			*min = 0xa0;
		else if (c == 0xed)
			*max = 0x9f;
		return 3;
	}
	if (c >= 0xf0 && c <= 0xf4) {
		if (c == 0xf0)
			*min = 0x90;
		else if (c == 0xf4)
			*max = 0x8f;
		return 4;
	}
	return 0;
}

uint32_t
text_decode(const char *s, size_t n, size_t *used)
{
	const unsigned char *p = (const unsigned char *)s;
	unsigned char min, max;
	uint32_t c;
	size_t i, len;

	*used = 1;
	if (p[0] < 0x80)
		return p[0];
	len = lead(p[0], &min, &max);
	if (len == 0 || len > n || p[1] < min || p[1] > max)
		return REPLACEMENT;
	c = (p[0] & (0x7fU >> len)) << 6 | (p[1] & 0x3fU);
	for (i = 2; i < len; i++) {
		if ((p[i] & 0xc0) != 0x80)
			return REPLACEMENT;
		c = c << 6 | (p[i] & 0x3fU);
	}
	*used = len;
	return c;
}

size_t
text_encode(uint32_t c, char out[4])
{
	if (c > CODE_MAX || (c >= 0xd800 && c <= 0xdfff))
		c = REPLACEMENT;
	if (c < 0x80) {
		out[0] = (char)c;
		return 1;
	}
	if (c < 0x800) {
		out[0] = (char)(0xc0 | c >> 6);
		out[1] = (char)(0x80 | (c & 0x3f));
		return 2;
	}
	if (c < 0x10000) {
		out[0] = (char)(0xe0 | c >> 12);
		out[1] = (char)(0x80 | (c >> 6 & 0x3f));
		out[2] = (char)(0x80 | (c & 0x3f));
		return 3;
	}
	out[0] = (char)(0xf0 | c >> 18);
	out[1] = (char)(0x80 | (c >> 12 & 0x3f));
	out[2] = (char)(0x80 | (c >> 6 & 0x3f));
	out[3] = (char)(0x80 | (c & 0x3f));
	return 4;
}

int
text_unsafe(uint32_t c)
{
	if (c >= 0x20 && c < 0x7f)
		return 0;
	if (c > CODE_MAX || (c & 0xfffe) == 0xfffe)
		return 1;
	return in_ranges(unsafe, NITEMS(unsafe), c);
}

int
text_width(uint32_t c)
{
	int w;

	if (c >= 0x20 && c < 0x7f)
		return 1;
	if (text_unsafe(c))
		return -1;
	w = wcwidth((wchar_t)c);
	if (w >= 0 && w <= 2)
		return w;
	if (in_ranges(combining, NITEMS(combining), c))
		return 0;
	return in_ranges(wide, NITEMS(wide), c) ? 2 : 1;
}

size_t
text_safe(char *out, size_t n, const char *s, size_t len)
{
	char tmp[4];
	size_t at, used, k;
	uint32_t c;

	if (n == 0)
		return 0;
	for (at = 0; len != 0; s += used, len -= used) {
		c = text_decode(s, len, &used);
		if (c == '\t' || c == '\n')
			c = ' ';
		else if (text_unsafe(c))
			c = REPLACEMENT;
		k = text_encode(c, tmp);
		if (k >= n - at)
			break;
		memcpy(out + at, tmp, k);
		at += k;
	}
	out[at] = '\0';
	return at;
}
