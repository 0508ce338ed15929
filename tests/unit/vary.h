#ifndef TTV_VARY_H
#define TTV_VARY_H
/*
 * The pieces of an input (fields of protobuf, members and values of JSON, words
 * of a text, numbers of 64 bits, bytes) and each of them changed: to numbers at
 * the limits of their types, one off, to another type, to nothing, to two of
 * it, to what it is not.  What is around a piece stays as it was, but lengths
 * of messages, which follow.
 *
 * 	vary_find(&all, &seed);
 * 	for (v = 0; v < vary_count(&all, i); v++)
 * 		vary_make(&out, &all, i, v);
 *
 * makes all that become of piece i.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/chars.h"
#include "ttv/wire.h"
#include "packets.h"

#define VARY_PIECES	3000		/* of an input; the rest stays */
#define VARY_DEPTH	12		/* of messages, and of JSON */
#define VARY_FIELDS	100000		/* a field above is none: it is text */

/* What a piece is. */
enum vary_kind {
	VARY_WIRE, VARY_VALUE, VARY_MEMBER, VARY_WORD, VARY_LINE, VARY_QUAD,
	VARY_BYTE
};

struct vary_piece {
	enum vary_kind	kind;
	size_t		from, to;	/* all of its bytes */
	size_t		body;		/* where its value begins */
	int		parent;		/* the message around it, or -1 */
};

struct vary {
	const struct buf	*seed;
	struct vary_piece	 piece[VARY_PIECES];
	int			 n;
};

/* Numbers at limits. */
static const uint64_t vary_limits[] = {
	0, 1, 2, 127, 128, 255, 0x7fff, 0x7fffffff, 0x80000000, 0xffffffff,
	0x100000000, 0x7fffffffffffffff, 0x8000000000000000,
	0xfffffffffffffffe, 0xffffffffffffffff, 0x7ff0000000000000,
	0x7ff8000000000000
};

/* The same in texts, and what else stands where a number may stand. */
static const char *const vary_words[] = {
	"0", "1", "-1", "127", "255", "32767", "2147483647", "2147483648",
	"4294967295", "4294967296", "9007199254740993",
	"9223372036854775807", "-9223372036854775808", "18446744073709551615",
	"18446744073709551616", "0.5", "-0", "00", "1e3", "1e-7", "1e400", "x",
	"0x10", ".", "", "-", ":", " ", "  ", "\t", "<", "[", "\xc3\xa9",
	"a-b", "a:b", "a b", "ffffffff", "true"
};

static const char *const vary_values[] = {
	"null", "true", "false", "0", "-1", "1", "0.5", "-0.001", "255",
	"2147483647", "2147483648", "4294967296", "9007199254740993",
	"9223372036854775807", "9223372036854775.807", "9223372036854775.808",
	"-9223372036854775808", "18446744073709551615", "18446744073709551616",
	"1e3", "1e-7", "1e400", "1e-400", "\"\"", "\"x\"", "\"0\"", "\"12\"",
	"\"-3\"", "\"0x1f\"", "\"1.5\"", "\"a\\u0000\\\"\\n\\ud83d\\ude00b\"",
	"\"\\ud800\"", "\"E\"", "\"b\"",
	"\"0123456789abcdef\"",
	"\"fedcba98765432100123456789abcdef\"", "{}", "[]", "[1]", "{\"a\":1}",
	"{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"in\"}", "nul", "01", "\""
};

/* Bytes of texts: what is kept of them has room for as many, or one less. */
static const unsigned vary_lengths[] = {
	7, 8, 15, 16, 17, 22, 23, 24, 31, 32, 33, 64, 65, 300
};

#define VARY_LEN(a)	(sizeof(a) / sizeof(*(a)))

/* Adds a text of n bytes, all ASCII or not. */
static inline void
vary_letters(struct buf *to, unsigned n, int ascii)
{
	unsigned i;

	for (i = 0; i < n; i++)
		buf_addc(to, (char)(!ascii && i % 7 == 0 ? 0xc3 :
		    'a' + i % 26));
}

static inline struct vary_piece *
vary_add(struct vary *a, enum vary_kind kind, size_t from, size_t to)
{
	static struct vary_piece none;
	struct vary_piece *p = a->n == VARY_PIECES ? &none :
	    &a->piece[a->n++];

	p->kind = kind;
	p->from = p->body = from;
	p->to = to;
	p->parent = -1;
	return p;
}

/* ---- protobuf ---- */

/* Reads a number of a seed at *at, below end. */
static inline int
vary_varint(const struct buf *seed, size_t *at, size_t end, uint64_t *v)
{
	int shift;
	uint8_t c;

	for (*v = 0, shift = 0; *at < end && shift < 64; shift += 7) {
		c = (uint8_t)seed->data[(*at)++];
		*v |= (uint64_t)(c & 0x7f) << shift;
		if (c < 0x80)
			return 0;
	}
	return -1;
}

/*
 * Adds the fields of a message and of those in it.  Returns -1, and adds none,
 * when the bytes are no message.
 */
static inline int
vary_message(struct vary *a, size_t at, size_t end, int parent, int depth)
{
	struct vary_piece *p;
	size_t from, body;
	uint64_t tag, v;
	int first = a->n, index;

	while (at < end && a->n < VARY_PIECES) {
		from = at;
		if (vary_varint(a->seed, &at, end, &tag) == -1 ||
		    tag >> 3 == 0 || tag >> 3 > VARY_FIELDS)
			break;
		body = at;
		if ((tag & 7) == PF_FIXED64)
			v = 8;
		else if ((tag & 7) == PF_FIXED32)
			v = 4;
		else if ((tag & 7) == PF_VARINT) {
			if (vary_varint(a->seed, &at, end, &v) == -1)
				break;
			v = 0;
		} else if ((tag & 7) != PF_BYTES ||
		    vary_varint(a->seed, &at, end, &v) == -1)
			break;
		if (v > end - at)
			break;
		index = a->n;
		p = vary_add(a, VARY_WIRE, from, at + (size_t)v);
		p->body = body;
		p->parent = parent;
		if ((tag & 7) == PF_BYTES && v > 1 && depth < VARY_DEPTH)
			vary_message(a, at, at + (size_t)v, index, depth + 1);
		at += (size_t)v;
	}
	if (at == end || a->n == VARY_PIECES)
		return 0;
	a->n = first;
	return -1;
}

static inline void
vary_fixed(struct buf *to, uint64_t v, int bytes)
{
	for (; bytes > 0; bytes--, v >>= 8)
		buf_addc(to, (char)(v & 0xff));
}

/* Adds a field as another type writes it. */
static inline void
vary_other_type(struct buf *to, uint64_t field, int as)
{
	packets_varint(to, field << 3 | (unsigned)as);
	if (as == PF_VARINT)
		packets_varint(to, 1);
	else if (as == PF_BYTES)
		packets_varint(to, 0);
	else
		vary_fixed(to, 1, as == PF_FIXED64 ? 8 : 4);
}

/* Adds variant v of a field's value, of any type. */
static inline int
vary_value(struct buf *to, const struct buf *seed, const struct vary_piece *p,
    uint64_t tag, unsigned v)
{
	size_t at = p->body, n;
	uint64_t was = 0;
	int bytes = (tag & 7) == PF_FIXED64 ? 8 : 4;

	if ((tag & 7) != PF_BYTES) {
		if (v >= VARY_LEN(vary_limits) + 3)
			return -1;
		if ((tag & 7) == PF_VARINT)
			vary_varint(seed, &at, p->to, &was);
		else
			memcpy(&was, seed->data + at, (size_t)bytes);
		was = v < VARY_LEN(vary_limits) ? vary_limits[v] :
		    was + (v - VARY_LEN(vary_limits)) - 1;
		packets_varint(to, tag);
		if ((tag & 7) == PF_VARINT)
			packets_varint(to, was);
		else
			vary_fixed(to, was, bytes);
		return 0;
	}
	packets_varint(to, tag);
	vary_varint(seed, &at, p->to, &was);
	n = (size_t)was;
	if (v == 0)			/* nothing */
		packets_varint(to, 0);
	else if (v == 1 && n > 0) {	/* without its last byte */
		packets_varint(to, n - 1);
		buf_add(to, seed->data + at, n - 1);
	} else if (v == 2) {		/* with a byte more */
		packets_varint(to, n + 1);
		buf_add(to, seed->data + at, n);
		buf_addc(to, '\xff');
	} else if (v == 3) {		/* its length is too small, by one */
		packets_varint(to, n == 0 ? 1 : n - 1);
		buf_add(to, seed->data + at, n);
	} else if (v == 4) {		/* its length is no number */
		for (n = 0; n < 10; n++)
			buf_addc(to, '\xff');
	} else if (v >= 5 && v - 5 < VARY_LEN(vary_lengths)) {
		packets_varint(to, vary_lengths[v - 5]);
		vary_letters(to, vary_lengths[v - 5], v % 2);
	} else
		return -1;
	return 0;
}

/* Adds variant v of a field. */
static inline int
vary_field(struct buf *to, const struct buf *seed, const struct vary_piece *p,
    unsigned v)
{
	const char *all = seed->data + p->from;
	size_t n = p->to - p->from, at = p->from;
	uint64_t tag;

	vary_varint(seed, &at, p->to, &tag);
	switch (v) {
	case 0:				/* not there */
		return 0;
	case 1:				/* twice */
		buf_add(to, all, n);
		buf_add(to, all, n);
		return 0;
	case 2:				/* of another type */
	case 3:
		vary_other_type(to, tag >> 3, (tag & 7) == PF_VARINT ?
		    v == 2 ? PF_FIXED64 : PF_BYTES :
		    v == 2 ? PF_VARINT : PF_FIXED32);
		return 0;
	case 4:				/* its neighbours */
	case 5:
		packets_varint(to, v == 4 ? tag + 8 : tag > 15 ? tag - 8 :
		    tag + 16);
		buf_add(to, seed->data + p->body, p->to - p->body);
		return 0;
	case 6:				/* before another one, and after it */
		buf_add(to, all, n);
		return vary_value(to, seed, p, tag, 0);
	case 7:
		vary_value(to, seed, p, tag, 0);
		buf_add(to, all, n);
		return 0;
	default:
		return vary_value(to, seed, p, tag, v - 8);
	}
}

/* ---- JSON ---- */

/* Returns where the string or the word at `at` ends. */
static inline size_t
vary_token(const struct buf *seed, size_t at)
{
	const char *s = seed->data;
	size_t n = seed->len;

	if (s[at] == '"') {
		for (at++; at < n && s[at] != '"'; at++)
			at += s[at] == '\\';
		return at < n ? at + 1 : n;
	}
	if (strchr("{}[],:", s[at]) != NULL)
		return at + 1;
	while (at < n && strchr("{}[],:\" \t\r\n", s[at]) == NULL)
		at++;
	return at;
}

/* Adds the members and the values of a JSON text. */
static inline void
vary_json(struct vary *a)
{
	const struct buf *seed = a->seed;
	size_t at, end, key[VARY_DEPTH] = { 0 }, open[VARY_DEPTH] = { 0 };
	size_t from;
	int depth = 0, closes;

	for (at = 0; at < seed->len; at = end) {
		end = at + 1;
		if (strchr(" \t\r\n,:", seed->data[at]) != NULL)
			continue;
		end = vary_token(seed, at);
		closes = seed->data[at] == '}' || seed->data[at] == ']';
		if (seed->data[at] == '{' || seed->data[at] == '[') {
			if (++depth >= VARY_DEPTH)
				return;
			open[depth] = at;
			key[depth] = 0;
			continue;
		}
		if (!closes && end < seed->len && seed->data[end] == ':') {
			key[depth] = at + 1;	/* 0 is none */
			continue;
		}
		from = at;
		if (closes) {
			if (depth == 0)
				return;
			from = open[depth--];
		}
		vary_add(a, VARY_VALUE, from, end);
		if (key[depth] != 0)
			vary_add(a, VARY_MEMBER, key[depth] - 1, end)->body =
			    from;
		key[depth] = 0;
	}
}

/* Adds variant v of a value: one close to what it was, or any other. */
static inline int
vary_near(struct buf *to, const struct buf *seed, const struct vary_piece *p,
    unsigned v)
{
	const char *s = seed->data + p->from;
	size_t n = p->to - p->from, i;
	int text = s[0] == '"' && n > 1;
	long long number = 0;

	if (v >= 3) {
		v -= 3;
		if (v < VARY_LEN(vary_values)) {
			buf_adds(to, vary_values[v]);
			return 0;
		}
		v -= VARY_LEN(vary_values);
		if (v >= VARY_LEN(vary_lengths))
			return -1;
		buf_addc(to, '"');
		vary_letters(to, vary_lengths[v], 1);
		buf_addc(to, '"');
		return 0;
	}
	if (text) {			/* longer, shorter, no text */
		buf_add(to, s + (v == 2), n - (v == 1 ? 2 : v == 2 ? 2 : 1));
		if (v < 2)
			buf_adds(to, v == 0 ? "1\"" : "\"");
		return 0;
	}
	for (i = s[0] == '-'; i < n && i < 18 && is_digit(s[i]); i++)
		number = number * 10 + (s[i] - '0');
	if (v == 2) {			/* a text of it */
		buf_addc(to, '"');
		buf_add(to, s, n);
		buf_addc(to, '"');
	} else if (i == n)		/* one off */
		buf_printf(to, "%lld", (s[0] == '-' ? -number : number) +
		    (v == 0 ? 1 : -1));
	else				/* no whole number: with more to it */
		buf_printf(to, "%.*s%s", (int)n, s, v == 0 ? "1" : "e1");
	return 0;
}

/* Adds variant v of a member. */
static inline int
vary_member(struct buf *to, const struct buf *seed, const struct vary_piece *p,
    unsigned v)
{
	const char *s = seed->data + p->from;
	size_t n = p->to - p->from;

	switch (v) {
	case 0:				/* not there */
		buf_adds(to, "\"\":0");
		return 0;
	case 1:				/* twice, the second is another */
		buf_add(to, s, n);
		buf_addc(to, ',');
		buf_add(to, s, p->body - p->from);
		buf_adds(to, "7");
		return 0;
	case 2:				/* twice, the first is another */
		buf_add(to, s, p->body - p->from);
		buf_adds(to, "\"y\",");
		buf_add(to, s, n);
		return 0;
	case 3:				/* with another key */
		buf_adds(to, "\"x");
		buf_add(to, s + 1, n - 1);
		return 0;
	case 4:				/* with blanks */
		buf_adds(to, " \n");
		buf_add(to, s, p->body - p->from);
		buf_adds(to, "\t ");
		buf_add(to, s + (p->body - p->from), n - (p->body - p->from));
		buf_adds(to, "\r\n");
		return 0;
	case 5:				/* a key with an escape */
		buf_adds(to, "\"\\u00");
		buf_printf(to, "%02x", (unsigned)(unsigned char)s[1]);
		buf_add(to, s + 2, n - 2);
		return 0;
	default:			/* a key of some length */
		if (v - 6 >= VARY_LEN(vary_lengths))
			return -1;
		buf_addc(to, '"');
		vary_letters(to, vary_lengths[v - 6], 1);
		buf_addc(to, '"');
		buf_addc(to, ':');
		buf_add(to, seed->data + p->body, p->to - p->body);
		return 0;
	}
}

/* ---- texts ---- */

/* Adds the lines and the words of a text. */
static inline void
vary_text(struct vary *a)
{
	const char *s = a->seed->data;
	size_t at, end, line = 0, n = a->seed->len;

	for (at = 0; at < n; at = end) {
		for (end = at; end < n && (is_alnum(s[end]) ||
		    s[end] == '_'); )
			end++;
		while (end == at || (end < n && s[at] == ' ' &&
		    s[end] == ' '))
			end++;
		vary_add(a, VARY_WORD, at, end);
		if (s[at] == '\n' || end == n) {
			vary_add(a, VARY_LINE, line, end);
			line = end;
		}
	}
}

/* Adds variant v of a word or a line. */
static inline int
vary_word(struct buf *to, const struct buf *seed, const struct vary_piece *p,
    unsigned v)
{
	const char *s = seed->data + p->from;
	size_t n = p->to - p->from;
	unsigned other = v - 6;
	long long number = 0;
	size_t i;

	if (p->kind == VARY_LINE && v >= 4)
		return -1;
	switch (v) {
	case 0:
		return 0;
	case 1:
		buf_add(to, s, n);
		buf_add(to, s, n);
		return 0;
	case 2:
		buf_add(to, s, n / 2);
		return 0;
	case 3:				/* what was last is first */
		buf_add(to, s + n / 2, n - n / 2);
		buf_add(to, s, n / 2);
		return 0;
	}
	if (v >= 6) {
		if (other < VARY_LEN(vary_words))
			buf_adds(to, vary_words[other]);
		else if (other - VARY_LEN(vary_words) < VARY_LEN(vary_lengths))
			vary_letters(to, vary_lengths[other -
			    VARY_LEN(vary_words)], 1);
		else
			return -1;
		return 0;
	}
	for (i = 0; i < n && i < 18 && is_digit(s[i]); i++)
		number = number * 10 + (s[i] - '0');
	if (i == n)			/* one off, as long as it was */
		buf_printf(to, "%0*lld", (int)n, number + (v == 4 ? 1 : -1));
	else {				/* with a letter more */
		buf_adds(to, v == 4 ? "z" : "");
		buf_add(to, s, n);
		buf_adds(to, v == 4 ? "" : "z");
	}
	return 0;
}

/* ---- numbers of some bytes ---- */

static inline int
vary_quad(struct buf *to, const struct buf *seed, const struct vary_piece *p,
    unsigned v)
{
	const unsigned limits = VARY_LEN(vary_limits);
	size_t n = p->to - p->from;
	uint64_t was = 0;

	memcpy(&was, seed->data + p->from, n);
	if (p->kind == VARY_BYTE)
		v += 1000;		/* as if it had no other variants */
	if (v == 0)
		return 0;		/* a record less a word */
	if (v == 1) {
		vary_fixed(to, was, 8);
		vary_fixed(to, was, 8);
	} else if (v < 2 + limits)
		vary_fixed(to, vary_limits[v - 2], 8);
	else if (v < 2 + limits + 64)	/* each bit */
		vary_fixed(to, was ^ UINT64_C(1) << (v - 2 - limits), 8);
	else if (v < 2 + limits + 64 + 32)	/* each half byte, one off */
		vary_fixed(to, was + ((v & 1) != 0 ? UINT64_C(1) : UINT64_MAX)
		    * (UINT64_C(1) << (v - 2 - limits - 64) / 2 * 4), 8);
	else if (p->kind == VARY_BYTE && v < 1000 + 8)
		vary_fixed(to, (uint64_t[]){ 0, 1, 0x7f, 0x80, 0xff, was + 1,
		    was - 1, was ^ 0x20 }[v - 1000], (int)n);
	else
		return -1;
	return 0;
}

/* ---- all ---- */

/* Finds the pieces of an input. */
static inline void
vary_find(struct vary *a, const struct buf *seed)
{
	size_t i, odd = 0, size;
	char first = seed->data[0];

	a->seed = seed;
	a->n = 0;
	for (i = 0; i < seed->len; i++)
		odd += (unsigned char)seed->data[i] < '\t';
	if (first == '\n' && vary_message(a, 0, seed->len, -1, 0) == 0 &&
	    a->n > 0)
		return;
	if (odd > 0) {
		size = first == '\x10' || first == '\x01' ? 8 : 1;
		for (i = 0; i + size <= seed->len; i += size)
			vary_add(a, size == 8 ? VARY_QUAD : VARY_BYTE, i,
			    i + size);
	} else if (first == '{' || first == '[')
		vary_json(a);
	else
		vary_text(a);
}

/* Adds what variant v of piece i is, alone.  Returns -1 if there is none. */
static inline int
vary_piece(struct buf *to, const struct vary *a, int i, unsigned v)
{
	const struct vary_piece *p = &a->piece[i];

	switch (p->kind) {
	case VARY_WIRE:
		return vary_field(to, a->seed, p, v);
	case VARY_MEMBER:
		return vary_member(to, a->seed, p, v);
	case VARY_VALUE:
		return vary_near(to, a->seed, p, v);
	case VARY_WORD:
	case VARY_LINE:
		return vary_word(to, a->seed, p, v);
	default:
		return vary_quad(to, a->seed, p, v);
	}
}

/* Returns how many variants of piece i there are. */
static inline unsigned
vary_count(const struct vary *a, int i)
{
	struct buf b = BUF_INIT;
	unsigned v;

	for (v = 0; vary_piece(&b, a, i, v) == 0; v++)
		buf_clear(&b);
	buf_free(&b);
	return v;
}

/* Makes the input with variant v of piece i. */
static inline void
vary_make(struct buf *out, const struct vary *a, int i, unsigned v)
{
	const struct vary_piece *p = &a->piece[i], *in;
	const struct buf *seed = a->seed;
	struct buf now = BUF_INIT, body = BUF_INIT;
	uint64_t tag, n;
	size_t at;

	vary_piece(&now, a, i, v);
	for (; p->parent != -1; p = in) {
		in = &a->piece[p->parent];
		at = in->from;
		vary_varint(seed, &at, in->to, &tag);
		vary_varint(seed, &at, in->to, &n);
		buf_clear(&body);
		buf_add(&body, seed->data + at, p->from - at);
		buf_add(&body, now.data, now.len);
		buf_add(&body, seed->data + p->to, in->to - p->to);
		buf_clear(&now);
		packets_varint(&now, tag);
		packets_varint(&now, body.len);
		buf_add(&now, body.data, body.len);
	}
	buf_clear(out);
	buf_add(out, seed->data, p->from);
	buf_add(out, now.data, now.len);
	buf_add(out, seed->data + p->to, seed->len - p->to);
	buf_free(&now);
	buf_free(&body);
}

#endif
