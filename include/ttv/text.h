#ifndef TTV_TEXT_H
#define TTV_TEXT_H
/*
 * Text for people: UTF-8, the one function that makes a file's bytes safe for
 * a terminal, and how times, sizes and counts are written.  None allocates;
 * all write at most n bytes with the NUL and return the length written.
 */
#include <stddef.h>
#include <stdint.h>

/*
 * One character at s (n > 0 bytes): its code point, and in *used how many
 * bytes it took (at least 1).  A bad byte gives U+FFFD and takes one byte.
 */
uint32_t	text_decode(const char *s, size_t n, size_t *used);
/* The UTF-8 of a code point into out (4 bytes): how many bytes. */
size_t		text_encode(uint32_t, char out[4]);
/*
 * Copies len bytes of s to out, which has room for 3 * len, as valid UTF-8:
 * each bad byte becomes U+FFFD and is added to *bad.  Returns the length.
 */
size_t		text_utf8(char *out, const char *s, size_t len, uint64_t *bad);
/*
 * The columns that a character takes on the screen: 0, 1 or 2; control and
 * other unsafe characters (C0, C1, bidi overrides, ...) are -1.
 */
int		text_width(uint32_t);
/* Whether a terminal may obey the character, or hide it: width is -1. */
int		text_unsafe(uint32_t);
/*
 * THE sanitiser: every byte of a trace passes here on its way to a terminal,
 * a log or stderr.  Control characters (C0, DEL, C1, bidirectional and other
 * format controls, invalid UTF-8) become U+FFFD; tab and newline one blank.
 * Returns the number of bytes written, without the NUL.  n == 0 writes none.
 */
size_t		text_safe(char *out, size_t n, const char *s, size_t len);

/* 12,418,337 */
size_t		text_count(char *, size_t, uint64_t);
/* 900 MB-style: "1.4 GiB", "713 B" */
size_t		text_bytes(char *, size_t, uint64_t);
/*
 * A duration with a unit that fits, four to seven digits, e.g. "716.204 ms",
 * "12.3 µs", "0", "-5 ns", "1 h 02 min".
 */
size_t		text_duration(char *, size_t, int64_t ns);
/* The same with three digits, at most 9 columns, for tables and labels. */
size_t		text_duration_short(char *, size_t, int64_t ns);
/*
 * A point in time, e.g. "13.842 117 s", with as many digits as a step of
 * `resolution` ns needs (0: all nine, trailing zero groups left out).
 */
size_t		text_time(char *, size_t, int64_t ns, int64_t resolution);
/*
 * A time that a person typed: "12.5ms", "3us", "1.25 s", "1e3", "2min",
 * "1 h 02 min", "13.842 117 s"; a bare number is seconds.  0, or -1 when it
 * is none or does not fit.
 */
int		text_parse_time(const char *, int64_t *ns);

/* A counter's value: 3.2, 1,024, 4.7M; at most 9 columns. */
size_t		text_value(char *, size_t, double);

/* printf's %.*g, with '.' as the decimal point whatever the locale. */
size_t		text_g(char *, size_t, int digits, double);
/*
 * Numbers in decimal: sign, digits, '.', exponent; nothing before or after,
 * and "5.", ".5", "+5" and "007" are numbers too.  0, or -1 when it is none,
 * or not finite, or not exactly an int64 ("1e3" and "2.0" are).
 */
int		text_parse_double(const char *, size_t, double *);
int		text_parse_int(const char *, size_t, int64_t *);
/*
 * Microseconds in decimal to nanoseconds, exactly, half away from zero
 * (ttv-formats(5), NUMBERS AND TIMES).  0; 1 when clamped to int64; -1 when it
 * is no number.
 */
int		 text_parse_us(const char *, size_t, int64_t *);

#endif
