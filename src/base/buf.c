/*
 * buf: a growing byte buffer, with writers for JSON strings and numbers, the
 * two kinds of output that dominate exports.
 *
 * - data is NULL and cap 0, or data[len] is NUL and len < cap.
 * - The buffer doubles: adding n bytes one by one costs O(n).
 * - Output is valid JSON whatever the bytes and whatever the locale.
 * - Output is harmless on a terminal: characters that text_unsafe() names are
 *   escaped, which changes the spelling of a string but not its value.
 */
#include "config.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/kernel.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#define BUF_FIRST	((size_t)256)
#define BUF_BLOCK	65536		/* bytes of a file read at once */
#define REPLACEMENT	"\xef\xbf\xbd"		/* U+FFFD */

void
buf_room(struct buf *b, size_t n)
{
	size_t cap;

	if (b->cap != 0 && n < b->cap - b->len)
		return;
	if (n > SIZE_MAX / 2 - b->len - 1)
		fatal("out of memory: %zu more bytes", n);
	cap = b->cap != 0 ? b->cap : BUF_FIRST;
	while (cap <= b->len + n)
		cap *= 2;
	b->data = xreallocarray(b->data, cap, 1);
	b->cap = cap;
}

void
buf_free(struct buf *b)
{
	free(b->data);
	memset(b, 0, sizeof(*b));
}

void
buf_clear(struct buf *b)
{
	b->len = 0;
	if (b->cap != 0)
		b->data[0] = '\0';
}

void
buf_add(struct buf *b, const void *p, size_t n)
{
	buf_room(b, n);
	if (n != 0)
		memcpy(b->data + b->len, p, n);
	b->len += n;
	b->data[b->len] = '\0';
}

void
buf_fill(struct buf *b, char c, size_t n)
{
	buf_room(b, n);
	memset(b->data + b->len, c, n);
	b->len += n;
	b->data[b->len] = '\0';
}

void
buf_adds(struct buf *b, const char *s)
{
	buf_add(b, s, strlen(s));
}

void
buf_printf(struct buf *b, const char *fmt, ...)
{
	va_list ap;
	int n;

	buf_room(b, BUF_FIRST / 2);
	va_start(ap, fmt);
	n = vsnprintf(b->data + b->len, b->cap - b->len, fmt, ap);
	va_end(ap);
	if (n < 0)
		fatal("cannot format \"%s\"", fmt);
	if ((size_t)n >= b->cap - b->len) {
		buf_room(b, (size_t)n);
		va_start(ap, fmt);
		vsnprintf(b->data + b->len, b->cap - b->len, fmt, ap);
		va_end(ap);
	}
	b->len += (size_t)n;
}

int
buf_read(struct buf *b, FILE *f, size_t most)
{
	size_t n, got = 0;

	do {
		buf_room(b, BUF_BLOCK);
		n = fread(b->data + b->len, 1, BUF_BLOCK, f);
		b->len += n;
		b->data[b->len] = '\0';
		got += n;
	} while (n > 0 && got <= most);
	return ferror(f) || got > most ? -1 : 0;
}

void
buf_int(struct buf *b, int64_t v)
{
	char tmp[24], *p;
	uint64_t u;

	p = tmp + sizeof(tmp);
	u = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;
	do {
		*--p = (char)('0' + u % 10);
		u /= 10;
	} while (u != 0);
	if (v < 0)
		*--p = '-';
	buf_add(b, p, (size_t)(tmp + sizeof(tmp) - p));
}

/* Appends c as \u1234, or as a pair of surrogates. */
static void
json_hex(struct buf *b, uint32_t c)
{
	if (c >= 0x10000) {
		buf_printf(b, "\\u%04x", (unsigned)(0xd7c0 + (c >> 10)));
		c = 0xdc00 | (c & 0x3ff);
	}
	buf_printf(b, "\\u%04x", (unsigned)c);
}

/*
 * Appends the escape of an ASCII character that a JSON string must not hold,
 * or that a terminal could obey.
 */
static void
json_escape(struct buf *b, uint32_t c)
{
	static const struct {
		char	c, letter;
	} short_form[] = {
		{ '"', '"' }, { '\\', '\\' }, { '\n', 'n' }, { '\r', 'r' },
		{ '\t', 't' }, { '\b', 'b' }, { '\f', 'f' },
	};
	size_t i;

	for (i = 0; i < sizeof(short_form) / sizeof(short_form[0]); i++)
		if (c == (unsigned char)short_form[i].c) {
			buf_addc(b, '\\');
			buf_addc(b, short_form[i].letter);
			return;
		}
	json_hex(b, c);
}

static int
json_plain(unsigned char c)
{
	return c >= 0x20 && c < 0x7f && c != '"' && c != '\\';
}

/* Returns how many bytes a string of JSON begins with that are as they are. */
static size_t
json_plains(const char *s, size_t n)
{
	size_t i = 0;
#ifdef KERNEL_LITTLE
	uint64_t odd;

	for (; n - i >= sizeof(odd); i += sizeof(odd))
		if ((odd = word_odd(word_at(s + i))) != 0)
			return i + (size_t)__builtin_ctzll(odd) / 8;
#endif
	while (i < n && json_plain((unsigned char)s[i]))
		i++;
	return i;
}

void
buf_quoted(struct buf *b, const char *s, size_t n)
{
	buf_room(b, n + 2);
	b->data[b->len] = '"';
	if (n != 0)
		memcpy(b->data + b->len + 1, s, n);
	b->len += n + 2;
	b->data[b->len - 1] = '"';
	b->data[b->len] = '\0';
}

void
buf_json(struct buf *b, const char *s, size_t n)
{
	size_t i = json_plains(s, n), used;
	uint32_t c;

	if (i == n) {
		buf_quoted(b, s, n);
		return;
	}
	buf_addc(b, '"');
	for (; n != 0; i = json_plains(s, n)) {
		buf_add(b, s, i);
		s += i;
		n -= i;
		if (n == 0)
			break;
		c = text_decode(s, n, &used);
		if (c < 0x80)
			json_escape(b, c);
		else if (used == 1)	/* a bad byte: U+0080 on takes two */
			buf_adds(b, REPLACEMENT);
		else if (text_unsafe(c))
			json_hex(b, c);
		else
			buf_add(b, s, used);
		s += used;
		n -= used;
	}
	buf_addc(b, '"');
}

void
buf_double(struct buf *b, double v)
{
	char tmp[40];
	double back;
	size_t n;
	int digits;

	if (!isfinite(v)) {
		buf_adds(b, "null");
		return;
	}
	if (fabs(v) < 1e15 && v == trunc(v) && !(v == 0 && signbit(v))) {
		buf_int(b, (int64_t)v);
		return;
	}
	for (digits = 15; ; digits++) {
		n = text_g(tmp, sizeof(tmp), digits, v);
		if (digits == 17 ||
		    (text_parse_double(tmp, n, &back) == 0 && back == v))
			break;
	}
	buf_add(b, tmp, n);
}
