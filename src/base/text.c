/*
 * text: UTF-8, and the one way from a file's bytes to a terminal.
 *
 * A trace is hostile: a name may hold an escape sequence, a carriage return, a
 * right-to-left override, half a character.  text_decode() is strict (no
 * overlong forms, no surrogates, nothing above U+10FFFF; each bad byte is one
 * U+FFFD), and text_unsafe() names the characters that a terminal would obey,
 * reorder by, or hide.
 *
 * - A width is what both wcwidth(), which ncurses uses, and the tables here
 *   say.
 * - A character on which the two differ is newer than one of them, so
 *   terminals differ as well: it is shown as U+FFFD.
 * - In the C locale, where wcwidth() knows ASCII only, the tables decide.
 */
#include "config.h"

#include <string.h>
#include <wchar.h>

#include "ttv/bound.h"
#include "ttv/text.h"

#define REPLACEMENT	0xfffd
#define CODE_MAX	0x10ffff
#define MIDDLE_LEAST	8	/* columns; both ends of fewer say nothing */

struct range {
	uint32_t	first, last;
};

/*
 * Characters whose width differs between terminals: everything behind one of
 * them in a row would be misplaced.
 */
static const struct range disputed[] = {
	{ 0x2630, 0x2637 },		/* trigrams: wide since Unicode 16 */
	{ 0x268a, 0x268f },		/* digrams: the same */
	{ 0x302e, 0x302f },		/* Hangul tone marks */
	{ 0x3248, 0x324f },		/* numbers on black squares */
	{ 0x4dc0, 0x4dff },		/* hexagrams: wide since Unicode 16 */
	{ 0x16ff0, 0x16ff1 },		/* Vietnamese reading marks */
	{ 0x1d300, 0x1d356 },		/* Tai Xuan Jing: Unicode 16 */
	{ 0x1d360, 0x1d376 },		/* counting rods: the same */
	{ 0x1f1e6, 0x1f1ff },		/* letters of flags */
	{ 0x1f3fb, 0x1f3ff },		/* colours of skin, alone or not */
};

/*
 * Characters that a terminal may obey, or that print nothing, so that two
 * different names look the same: the controls, the formats (category Cf), the
 * characters that Unicode calls default ignorable, and the two that are blank
 * without being spaces.
 */
static const struct range unsafe[] = {
	{ 0x0000, 0x001f },		/* C0 */
	{ 0x007f, 0x009f },		/* DEL, C1 */
	{ 0x00ad, 0x00ad },		/* soft hyphen */
	{ 0x034f, 0x034f },		/* combining grapheme joiner */
	{ 0x0600, 0x0605 },		/* Arabic signs around numbers */
	{ 0x061c, 0x061c },		/* Arabic letter mark */
	{ 0x06dd, 0x06dd },		/* Arabic end of ayah */
	{ 0x070f, 0x070f },		/* Syriac abbreviation mark */
	{ 0x0890, 0x0891 },		/* Arabic marks above numbers */
	{ 0x08e2, 0x08e2 },		/* Arabic disputed end of ayah */
	{ 0x115f, 0x1160 },		/* Hangul fillers of syllables */
	{ 0x17b4, 0x17b5 },		/* Khmer inherent vowels */
	{ 0x180b, 0x180f },		/* Mongolian selectors, separator */
	{ 0x200b, 0x200f },		/* zero width, joiners, LRM, RLM */
	{ 0x2028, 0x202e },		/* separators, bidi embeddings */
	{ 0x2060, 0x206f },		/* invisible operators, isolates */
	{ 0x2800, 0x2800 },		/* braille without a dot */
	{ 0x3164, 0x3164 },		/* Hangul filler */
	{ 0xd800, 0xdfff },		/* surrogates */
	{ 0xfdd0, 0xfdef },		/* noncharacters */
	{ 0xfe00, 0xfe0f },		/* variation selectors */
	{ 0xfeff, 0xfeff },		/* byte order mark */
	{ 0xffa0, 0xffa0 },		/* Hangul filler, half wide */
	{ 0xfff0, 0xfffb },		/* ignorable; annotations */
	{ 0x110bd, 0x110bd },		/* Kaithi number sign */
	{ 0x110cd, 0x110cd },		/* Kaithi number sign above */
	{ 0x13430, 0x1343f },		/* hieroglyphs: joiners, enclosures */
	{ 0x16fe4, 0x16fe4 },		/* Khitan filler */
	{ 0x1bca0, 0x1bca3 },		/* shorthand formats */
	{ 0x1d159, 0x1d159 },		/* musical note head without a shape */
	{ 0x1d173, 0x1d17a },		/* musical beams, ties, slurs */
	{ 0xe0000, 0xe0fff },		/* tags, more variation selectors */
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

/* East Asian wide characters and emoji, as of Unicode 13. */
static const struct range wide[] = {
	{ 0x1100, 0x115e }, { 0x231a, 0x231b }, { 0x2329, 0x232a },
	{ 0x23e9, 0x23ec }, { 0x23f0, 0x23f0 }, { 0x23f3, 0x23f3 },
	{ 0x25fd, 0x25fe }, { 0x2614, 0x2615 }, { 0x2648, 0x2653 },
	{ 0x267f, 0x267f }, { 0x2693, 0x2693 }, { 0x26a1, 0x26a1 },
	{ 0x26aa, 0x26ab }, { 0x26bd, 0x26be }, { 0x26c4, 0x26c5 },
	{ 0x26ce, 0x26ce }, { 0x26d4, 0x26d4 }, { 0x26ea, 0x26ea },
	{ 0x26f2, 0x26f3 }, { 0x26f5, 0x26f5 }, { 0x26fa, 0x26fa },
	{ 0x26fd, 0x26fd }, { 0x2705, 0x2705 }, { 0x270a, 0x270b },
	{ 0x2728, 0x2728 }, { 0x274c, 0x274c }, { 0x274e, 0x274e },
	{ 0x2753, 0x2755 }, { 0x2757, 0x2757 }, { 0x2795, 0x2797 },
	{ 0x27b0, 0x27b0 }, { 0x27bf, 0x27bf }, { 0x2b1b, 0x2b1c },
	{ 0x2b50, 0x2b50 }, { 0x2b55, 0x2b55 }, { 0x2e80, 0x2e99 },
	{ 0x2e9b, 0x2ef3 }, { 0x2f00, 0x2fd5 }, { 0x2ff0, 0x2ffb },
	{ 0x3000, 0x3029 }, { 0x3030, 0x303e }, { 0x3041, 0x3096 },
	{ 0x309b, 0x30ff }, { 0x3105, 0x312f }, { 0x3131, 0x318e },
	{ 0x3190, 0x31e3 }, { 0x31f0, 0x321e }, { 0x3220, 0xa48c },
	{ 0xa490, 0xa4c6 }, { 0xa960, 0xa97c }, { 0xac00, 0xd7a3 },
	{ 0xf900, 0xfa6d }, { 0xfa70, 0xfad9 }, { 0xfe10, 0xfe19 },
	{ 0xfe30, 0xfe52 }, { 0xfe54, 0xfe66 }, { 0xfe68, 0xfe6b },
	{ 0xff01, 0xff60 }, { 0xffe0, 0xffe6 }, { 0x16fe0, 0x16fe3 },
	{ 0x17000, 0x187f7 }, { 0x18800, 0x18cd5 }, { 0x18d00, 0x18d08 },
	{ 0x1aff0, 0x1aff3 }, { 0x1aff5, 0x1affb }, { 0x1affd, 0x1affe },
	{ 0x1b000, 0x1b122 }, { 0x1b150, 0x1b152 }, { 0x1b164, 0x1b167 },
	{ 0x1b170, 0x1b2fb }, { 0x1f004, 0x1f004 }, { 0x1f0cf, 0x1f0cf },
	{ 0x1f18e, 0x1f18e }, { 0x1f191, 0x1f19a }, { 0x1f200, 0x1f202 },
	{ 0x1f210, 0x1f23b }, { 0x1f240, 0x1f248 }, { 0x1f250, 0x1f251 },
	{ 0x1f260, 0x1f265 }, { 0x1f300, 0x1f320 }, { 0x1f32d, 0x1f335 },
	{ 0x1f337, 0x1f37c }, { 0x1f37e, 0x1f393 }, { 0x1f3a0, 0x1f3ca },
	{ 0x1f3cf, 0x1f3d3 }, { 0x1f3e0, 0x1f3f0 }, { 0x1f3f4, 0x1f3f4 },
	{ 0x1f3f8, 0x1f43e }, { 0x1f440, 0x1f440 }, { 0x1f442, 0x1f4fc },
	{ 0x1f4ff, 0x1f53d }, { 0x1f54b, 0x1f54e }, { 0x1f550, 0x1f567 },
	{ 0x1f57a, 0x1f57a }, { 0x1f595, 0x1f596 }, { 0x1f5a4, 0x1f5a4 },
	{ 0x1f5fb, 0x1f64f }, { 0x1f680, 0x1f6c5 }, { 0x1f6cc, 0x1f6cc },
	{ 0x1f6d0, 0x1f6d2 }, { 0x1f6d5, 0x1f6d7 }, { 0x1f6dd, 0x1f6df },
	{ 0x1f6eb, 0x1f6ec }, { 0x1f6f4, 0x1f6fc }, { 0x1f7e0, 0x1f7eb },
	{ 0x1f7f0, 0x1f7f0 }, { 0x1f90c, 0x1f93a }, { 0x1f93c, 0x1f945 },
	{ 0x1f947, 0x1f9ff }, { 0x1fa70, 0x1fa74 }, { 0x1fa78, 0x1fa7c },
	{ 0x1fa80, 0x1fa86 }, { 0x1fa90, 0x1faac }, { 0x1fab0, 0x1faba },
	{ 0x1fac0, 0x1fac5 }, { 0x1fad0, 0x1fad9 }, { 0x1fae0, 0x1fae7 },
	{ 0x1faf0, 0x1faf6 }, { 0x20000, 0x3fffd },
};

#define NITEMS(a)	(sizeof(a) / sizeof((a)[0]))

/* Binary search; the ranges ascend. */
static int
in_ranges(const struct range *r, size_t n, uint32_t c)
{
	size_t lo = 0, hi = n, mid;

	BISECT(lo, hi, mid, r[mid].last < c);
	return lo < n && r[lo].first <= c;
}

/*
 * Returns the length in bytes of a character with lead byte c, or 0 when c is
 * none. Sets *min and *max, the bounds of the second byte that exclude
 * overlong forms, surrogates and code points above U+10FFFF.
 */
static size_t
lead_byte(unsigned char c, unsigned char *min, unsigned char *max)
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
	len = lead_byte(p[0], &min, &max);
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
	return in_ranges(unsafe, NITEMS(unsafe), c) ||
	    in_ranges(disputed, NITEMS(disputed), c);
}

/* Returns whether wcwidth() knows Unicode; in the C locale it knows ASCII. */
static int
knows_unicode(void)
{
	return wcwidth(0xe9) == 1;
}

int
text_width(uint32_t c)
{
	int w, is_wide;

	if (c >= 0x20 && c < 0x7f)
		return 1;
	if (text_unsafe(c))
		return -1;
	w = wcwidth((wchar_t)c);
	if (w == 0 || (w < 0 && in_ranges(combining, NITEMS(combining), c)))
		return 0;
	is_wide = in_ranges(wide, NITEMS(wide), c);
	if (w < 0 && !knows_unicode())
		return is_wide ? 2 : 1;
	/* the character is newer than the table or than libc: one is wrong */
	return w == 1 + is_wide ? w : -1;
}

int
text_columns(const char *s)
{
	size_t n = strlen(s), used;
	int cols = 0, w;

	for (; n > 0; s += used, n -= used) {
		w = text_width(text_decode(s, n, &used));
		cols += w < 0 ? 1 : w;
	}
	return cols;
}

/* Returns the bytes of the first characters that fit into `cols` columns. */
static size_t
head_bytes(const char *s, size_t n, int cols)
{
	size_t at, used;
	int w;

	for (at = 0; at < n; at += used) {
		w = text_width(text_decode(s + at, n - at, &used));
		cols -= w < 0 ? 1 : w;
		if (cols < 0)
			break;
	}
	return at;
}

/* Returns where the last characters begin that fit into `cols` columns. */
static size_t
tail_start(const char *s, size_t n, int cols)
{
	size_t at, used, prev;
	int w;

	for (at = n; at > 0; at = prev) {
		for (prev = at - 1; prev > 0 && at - prev < 4 && (s[prev] &
		    0xc0) == 0x80; prev--)
			;
		w = text_width(text_decode(s + prev, at - prev, &used));
		if (used != at - prev) {	/* a bad byte stands alone */
			prev = at - 1;
			w = text_width(text_decode(s + prev, 1, &used));
		}
		cols -= w < 0 ? 1 : w;
		if (cols < 0)
			break;
	}
	return at;
}

size_t
text_cut(char *s, int cols, uint32_t ellipsis)
{
	size_t n = strlen(s), at;

	if (text_columns(s) <= cols)
		return n;
	at = head_bytes(s, n, cols - 1);
	at += text_encode(ellipsis, s + at);
	s[at] = '\0';
	return at;
}

size_t
text_cut_middle(char *s, int cols, uint32_t ellipsis)
{
	const char *second = strstr(s, "], ");
	size_t n = strlen(s), head, tail, e;
	char mark[4];

	if (cols < MIDDLE_LEAST || text_columns(s) <= cols)
		return text_cut(s, cols, ellipsis);
	if (second != NULL) {
		n = (size_t)(second - s) + 1;
		if (tail_start(s, n, cols - 1) == 0)
			return text_cut(s, cols, ellipsis);
		s[n] = '\0';
	}
	head = head_bytes(s, n, cols / 2);
	tail = tail_start(s, n, cols - 1 - cols / 2);
	e = text_encode(ellipsis, mark);
	memmove(s + head + e, s + tail, n - tail + 1);
	memcpy(s + head, mark, e);
	return head + e + n - tail;
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
