#ifndef TTV_TEXT_H
#define TTV_TEXT_H
/*
 * Text for people: UTF-8, the function that makes a file's bytes safe for a
 * terminal, and the formats of times, sizes and counts.  No function
 * allocates; all write at most n bytes, the NUL included, and return the
 * length written.
 */
#include <stddef.h>
#include <stdint.h>

/*
 * Decodes the character at s, which has n > 0 bytes: returns its code point
 * and sets *used to its length in bytes, at least 1.  A bad byte is U+FFFD and
 * takes one byte.
 */
uint32_t	text_decode(const char *s, size_t n, size_t *used);
/* Writes the UTF-8 of a code point to out; returns its length in bytes. */
size_t		text_encode(uint32_t, char out[4]);
/* Returns the bytes of the byte order mark of UTF-8 at s: 3, or 0: none. */
size_t		text_mark(const char *s, size_t len);
/* Returns how many of len bytes are ASCII before the first that is none. */
size_t		text_ascii(const char *s, size_t len);
/*
 * Copies len bytes of s to out, which has room for 3 * len, as valid UTF-8:
 * each bad byte becomes U+FFFD and is added to *bad.  Returns the length.
 */
size_t		text_utf8(char *out, const char *s, size_t len, uint64_t *bad);
/*
 * Returns how many columns the character takes on the screen: 0, 1 or 2.
 * Control and other unsafe characters (C0, C1, bidi overrides, ...) are -1.
 */
int		text_width(uint32_t);
/* Returns the columns of a text; an unsafe character takes one. */
int		text_columns(const char *);
/*
 * Cuts a text to a number of columns, at least 1, with an ellipsis at its end;
 * s has room for 4 bytes more.  Returns its bytes.
 */
size_t		text_cut(char *s, int cols, uint32_t ellipsis);
/*
 * The same, with the ellipsis in the middle, because the end tells a text from
 * its like.  Of "thread [7], process [3]" the thread's number stays, too.
 */
size_t		text_cut_middle(char *s, int cols, uint32_t ellipsis);
/* Returns whether a terminal may obey or hide the character (width -1). */
int		text_unsafe(uint32_t);
/*
 * Copies s with everything replaced that could harm a terminal: every byte of
 * a trace passes here on its way to a terminal, a log or stderr.  Control
 * characters (C0, DEL, C1, bidirectional and other format controls, invalid
 * UTF-8) become U+FFFD; tab and newline become a blank.  Returns the number of
 * bytes written without the NUL.  n == 0 writes nothing.
 */
size_t		text_safe(char *out, size_t n, const char *s, size_t len);

/* Writes a count in groups of three digits: "12,418,337". */
size_t		text_count(char *, size_t, uint64_t);
/* The same of v / 10^decimals, 18 at most: "1,024.5". */
size_t		text_decimals(char *, size_t, uint64_t v, int decimals);
/* Writes a size in a unit that fits: "713 B", "1.4 GiB". */
size_t		text_bytes(char *, size_t, uint64_t);
/* The same in fewer columns, rounded once: "713B", "4.3M", "88M". */
size_t		text_bytes_short(char *, size_t, uint64_t);
/* Returns the unit of 1024 to the power n bytes: "B", "KiB" ... */
#define TEXT_BYTE_UNITS	7
const char	*text_byte_unit(size_t n);
/*
 * Writes a duration in a unit that fits, four to seven digits: "716.204 ms",
 * "12.3 µs", "0", "-5 ns", "1 h 02 min".
 */
size_t		text_duration(char *, size_t, int64_t ns);
/*
 * Writes a duration in three digits and at most 9 columns, for tables and
 * labels.
 */
size_t		text_duration_short(char *, size_t, int64_t ns);
/*
 * Writes a point in time, e.g. "13.842 117 s", with the digits that a step of
 * `resolution` ns needs.  Resolution 0: up to nine digits, without groups of
 * zeros at the end.
 */
size_t		text_time(char *, size_t, int64_t ns, int64_t resolution);
/*
 * Parses a time that a person typed: "12.5ms", "3us", "1.25 s", "1e3", "2min",
 * "1 h 02 min", "13.842 117 s"; a bare number is seconds.  Returns 0, or -1
 * when it is no time or does not fit.
 */
int		text_parse_time(const char *, int64_t *ns);

/*
 * Parses a number of bytes that a person typed: "500M", "10G", "4096", with k,
 * M, G or T of 1024.  Returns 0, or -1 when it is none or is beyond int64.
 */
int		text_parse_bytes(const char *, int64_t *bytes);

/* Writes a counter's value in at most 9 columns: 3.2, 1,024, 4.7M. */
size_t		text_value(char *, size_t, double);

/* Writes v as printf's %.*g does, with '.' as the point in every locale. */
size_t		text_g(char *, size_t, int digits, double);
/*
 * Parse a decimal number: sign, digits, '.', exponent, and nothing before or
 * after.  "5.", ".5", "+5" and "007" are numbers too.  Return 0, or -1 when it
 * is no number, is not finite, or is not exactly an int64 ("1e3" and "2.0"
 * are).
 */
int		text_parse_double(const char *, size_t, double *);
int		text_parse_int(const char *, size_t, int64_t *);
/*
 * Parses decimal microseconds as nanoseconds, exactly; halves round away from
 * zero.  Returns 0, 1 when clamped to int64, -1 when it is no number
 * (ttv-formats(5), NUMBERS AND TIMES).
 */
int		 text_parse_us(const char *, size_t, int64_t *);

#endif
