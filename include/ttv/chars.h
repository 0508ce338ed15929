#ifndef TTV_CHARS_H
#define TTV_CHARS_H
/*
 * chars: the classes of ASCII characters, which are the same in every locale;
 * a byte of 0x80 or more is of none.  What texts begin with.
 */
#include <stdint.h>
#include <string.h>

static inline int
is_digit(char c)
{
	return (unsigned char)(c - '0') < 10;
}

/* Returns what a hexadecimal digit of either case stands for, or -1. */
static inline int
hex_digit(char c)
{
	unsigned digit = (unsigned char)(c - '0');
	unsigned letter = (unsigned char)((c | 0x20) - 'a');

	return digit < 10 ? (int)digit : letter < 6 ? (int)letter + 10 : -1;
}

static inline int
is_alnum(char c)
{
	return is_digit(c) || (unsigned char)((c | 0x20) - 'a') < 26;
}

/* A blank or a tab: what stands between the words of a line. */
static inline int
is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/* Those and the line ends: \t \n \v \f \r. */
static inline int
is_space(char c)
{
	return c == ' ' || (unsigned char)(c - '\t') < 5;
}

/* Letters, digits and what else keys and names of events are made of. */
static inline int
is_key_char(char c)
{
	return is_alnum(c) || c == '_' || c == '-' || c == '.';
}

/* Returns whether the bytes from p to end begin with a text. */
static inline int
begins_with(const char *p, const char *end, const char *with)
{
	size_t n = strlen(with);

	return (size_t)(end - p) >= n && memcmp(p, with, n) == 0;
}

/* Return the first place from p on, or end, that is of another class. */
static inline const char *
skip_blanks(const char *p, const char *end)
{
	while (p < end && is_blank(*p))
		p++;
	return p;
}

static inline const char *
skip_spaces(const char *p, const char *end)
{
	while (p < end && is_space(*p))
		p++;
	return p;
}

/*
 * Puts the number of the hexadecimal digits from p on into *v, of which the
 * last 16 count, and returns where they end.
 */
static inline const char *
read_hex(const char *p, const char *end, uint64_t *v)
{
	int d;

	for (*v = 0; p < end && (d = hex_digit(*p)) != -1; p++)
		*v = *v << 4 | (uint64_t)d;
	return p;
}

/* Writes n bytes as 2 * n hexadecimal digits. */
static inline void
write_hex(char *out, const void *bytes, size_t n)
{
	static const char digits[] = "0123456789abcdef";
	const unsigned char *p = bytes;

	for (; n > 0; n--, p++) {
		*out++ = digits[*p >> 4];
		*out++ = digits[*p & 15];
	}
}

/* Returns the newline from p on, or end. */
static inline const char *
find_line_end(const char *p, const char *end)
{
	const char *q = memchr(p, '\n', (size_t)(end - p));

	return q == NULL ? end : q;
}

#endif
