/*
 * func_text: functions of texts and bytes.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/base64.h"
#include "ttv/buf.h"
#include "ttv/chars.h"
#include "ttv/demangle.h"
#include "ttv/hash.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "func.h"

/* Gives the characters of a text in the opposite order. */
static void
reverse(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *s = (const char *)sqlite3_value_text(argv[0]);
	size_t n = (size_t)sqlite3_value_bytes(argv[0]), at = 0, used;
	char *out;

	(void)argc;
	if (s == NULL)
		return;
	out = xmalloc(n + 1);
	while (at < n) {
		text_decode(s + at, n - at, &used);
		memcpy(out + n - at - used, s + at, used);
		at += used;
	}
	sqlite3_result_text(c, out, (int)n, free);
}

static void
text_base64(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *s = sqlite3_value_blob(argv[0]);
	struct buf b = BUF_INIT;

	(void)argc;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL)
		return;
	buf_adds(&b, "");
	base64_encode(&b, s, (size_t)sqlite3_value_bytes(argv[0]));
	sqlite3_result_text(c, b.data, (int)b.len, SQLITE_TRANSIENT);
	buf_free(&b);
}

/* Gives the bytes; null for a text that is not base 64. */
static void
text_unbase64(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *s = (const char *)sqlite3_value_text(argv[0]);
	size_t n = (size_t)sqlite3_value_bytes(argv[0]), bad;
	char *out;

	(void)argc;
	if (s == NULL)
		return;
	while (n > 0 && s[n - 1] == '=')
		n--;
	if (strspn(s, BASE64_DIGITS) < n)
		return;
	out = xmalloc(BASE64_DECODED(n));
	n = base64_decode(s, n, out, &bad);
	sqlite3_result_blob(c, out, (int)n, free);
}

/* Gives the number that a text spells in base 16. */
static void
unhex(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *s = (const char *)sqlite3_value_text(argv[0]);
	static const char blanks[] = " \t\r\n\f\v";
	uint64_t n;
	size_t len;

	(void)argc;
	if (s == NULL)
		return;
	s += strspn(s, blanks);
	len = strcspn(s, blanks);
	if (s[len + strspn(s + len, blanks)] != '\0')
		len = 0;
	if (len > 2 && s[0] == '0' && (s[1] == 'x' || s[1] == 'X')) {
		s += 2;
		len -= 2;
	}
	if (len == 0 || len > 16 || read_hex(s, s + len, &n) != s + len)
		sqlite3_result_error(c, "unhex: not a number in base 16", -1);
	else
		sqlite3_result_int64(c, (int64_t)n);
}

/* Gives piece number argv[2] of a text that argv[1] divides. */
static void
str_split(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *s = (const char *)sqlite3_value_text(argv[0]), *end;
	const char *by = (const char *)sqlite3_value_text(argv[1]);
	int64_t n = sqlite3_value_int64(argv[2]);

	(void)argc;
	if (s == NULL || by == NULL || by[0] == '\0' || n < 0)
		return;
	for (; (end = strstr(s, by)) != NULL && n > 0; n--)
		s = end + strlen(by);
	if (n > 0)
		return;
	sqlite3_result_text(c, s, end != NULL ? (int)(end - s) : -1,
	    SQLITE_TRANSIENT);
}

static int
is_letter(char ch)
{
	return (ch | 32) >= 'a' && (ch | 32) <= 'z';
}

/*
 * Gives a text in which numbers of base 16 are <num>: runs of at least argv[1]
 * digits with one of base 10 among them, at the beginning, behind what is no
 * letter or at a digit; and what follows 0x.
 */
static void
strip_hex(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *s = (const char *)sqlite3_value_text(argv[0]);
	size_t n = (size_t)sqlite3_value_bytes(argv[0]), i = 0, from;
	int64_t least = sqlite3_value_int64(argv[1]);
	struct buf b = BUF_INIT;
	int number;

	(void)argc;
	if (s == NULL || sqlite3_value_type(argv[1]) == SQLITE_NULL)
		return;
	buf_adds(&b, "");
	while (i < n) {
		number = i > 0 && (s[i] | 32) == 'x' && s[i - 1] == '0';
		if (number || (!is_digit(s[i]) && !is_letter(s[i])))
			buf_addc(&b, s[i++]);
		else if (!is_digit(s[i]) && (i > 0 || hex_digit(s[i]) == -1)) {
			buf_addc(&b, s[i++]);
			continue;
		}
		for (from = i; i < n && hex_digit(s[i]) != -1; i++)
			number |= is_digit(s[i]);
		if (number && (int64_t)(i - from) >= least)
			buf_adds(&b, "<num>");
		else
			buf_add(&b, s + from, i - from);
	}
	sqlite3_result_text(c, b.data, (int)b.len, SQLITE_TRANSIENT);
	buf_free(&b);
}

/* Gives the name in the source of a symbol, or null. */
static void
text_demangle(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *s = (const char *)sqlite3_value_text(argv[0]);
	struct buf b = BUF_INIT;

	(void)argc;
	if (s != NULL && demangle(s, &b))
		sqlite3_result_text(c, b.data, (int)b.len, SQLITE_TRANSIENT);
	buf_free(&b);
}

/*
 * Gives a number that equal arguments share: FNV-1a of the eight bytes of
 * integers, the lowest first, and of the bytes of texts, as trace_processor has
 * it; others have their type before them.
 */
static void
hash(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	uint64_t h = HASH_BYTES, number;
	unsigned char byte;
	int i, k, type;

	for (i = 0; i < argc; i++) {
		type = sqlite3_value_type(argv[i]);
		byte = (unsigned char)type;
		if (type == SQLITE_INTEGER) {
			number = (uint64_t)sqlite3_value_int64(argv[i]);
			for (k = 0; k < 8; k++, number >>= 8) {
				byte = (unsigned char)(number & 0xff);
				h = hash_bytes(h, &byte, 1);
			}
			continue;
		}
		if (type != SQLITE_TEXT)
			h = hash_bytes(h, &byte, 1);
		if (type != SQLITE_NULL)
			h = hash_bytes(h, sqlite3_value_text(argv[i]),
			    (size_t)sqlite3_value_bytes(argv[i]));
	}
	sqlite3_result_int64(c, (int64_t)h);
}

#define FIXED	(SQLITE_UTF8 | SQLITE_DETERMINISTIC)

/* A frame of zstd: how it begins, and a block's bytes at most. */
#define ZSTD_MAGIC	UINT32_C(0xfd2fb528)
#define ZSTD_ONE	0xa0	/* its length follows, in four bytes */
#define ZSTD_BLOCK	((size_t)128 << 10)

/* Adds n bytes of a number, the lowest first. */
static void
add_low(struct buf *b, uint32_t v, int n)
{
	for (; n > 0; n--, v >>= 8)
		buf_addc(b, (char)(v & 0xff));
}

/*
 * Gives bytes as a frame of zstd, in blocks that are stored as they are: what
 * reads zstd reads it, though it is no shorter.
 */
static void
text_zstd(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *s = sqlite3_value_blob(argv[0]);
	size_t n = (size_t)sqlite3_value_bytes(argv[0]), at = 0, len;
	struct buf b = BUF_INIT;

	(void)argc;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL)
		return;
	add_low(&b, ZSTD_MAGIC, 4);
	buf_addc(&b, (char)ZSTD_ONE);
	add_low(&b, (uint32_t)n, 4);
	do {
		len = n - at > ZSTD_BLOCK ? ZSTD_BLOCK : n - at;
		add_low(&b, (uint32_t)len << 3 | (at + len == n), 3);
		if (len > 0)
			buf_add(&b, s + at, len);
		at += len;
	} while (at < n);
	sqlite3_result_blob(c, b.data, (int)b.len, SQLITE_TRANSIENT);
	buf_free(&b);
}

const struct func_row func_text_rows[] = {
	{ "reverse", 1, FIXED, reverse,
	    "text",
	    "its characters in the opposite order" },
	{ "__intrinsic_zstd_compress", 1, FIXED, text_zstd, NULL, NULL },
	{ "base64_encode", 1, FIXED, text_base64,
	    "bytes",
	    "text in base 64" },
	{ "base64_decode", 1, FIXED, text_unbase64,
	    "text",
	    "the bytes, null for what is not base 64" },
	{ "unhex", 1, FIXED, unhex,
	    "text",
	    "the number that it spells in base 16" },
	{ "str_split", 3, FIXED, str_split,
	    "text, by, n",
	    "piece n, from 0, between the texts `by`" },
	{ "demangle", 1, FIXED, text_demangle,
	    "symbol",
	    "the function that a symbol of C++ or Rust is of; null for others, "
	    "and where ttv was built without libiberty" },
	{ "__intrinsic_strip_hex", 2, FIXED, strip_hex, NULL, NULL },
	{ "hash", -1, FIXED, hash,
	    "...",
	    "a number that equal arguments share" },
	{ NULL, 0, 0, NULL, NULL, NULL }
};
