/* pf_text: text of the input becomes strings of the builder. */
#include "config.h"

#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "pf.h"

/* Text that is converted without allocating, in bytes. */
#define PF_TEXT_SHORT	256

static int
pf_is_ascii(const struct pf_span *s)
{
	const uint8_t *p = s->p, *end = s->p + s->len;
	uint64_t w;

	for (; end - p >= 8; p += 8) {
		memcpy(&w, p, 8);
		if (w & UINT64_C(0x8080808080808080))
			return 0;
	}
	for (; p < end; p++)
		if (*p >= 0x80)
			return 0;
	return 1;
}

/* Returns the string of a text and adds its bad bytes to *bad. */
static uint32_t
pf_text_string(struct builder *b, const struct pf_span *s, uint64_t *bad)
{
	char small[PF_TEXT_SHORT * 3], *text = small;
	uint32_t string;
	size_t len;

	if (s->p == NULL || s->len == 0)
		return 0;
	if (pf_is_ascii(s))
		return builder_string(b, (const char *)s->p, s->len);
	if (s->len > PF_TEXT_SHORT)
		text = xreallocarray(NULL, s->len, 3);
	len = text_utf8(text, (const char *)s->p, s->len, bad);
	string = builder_string(b, text, len);
	if (text != small)
		free(text);
	return string;
}

uint32_t
pf_string(struct builder *b, const struct pf_span *s, uint64_t off)
{
	uint64_t bad = 0;
	uint32_t string = pf_text_string(b, s, &bad);

	if (bad > 0)
		warn_addn(builder_warn(b), WARN_UTF8, off, bad);
	return string;
}

uint32_t
pf_string_list(struct builder *b, const struct pf_span *s, uint32_t number,
    char between, uint64_t off)
{
	struct buf all = BUF_INIT;
	struct pf_span text;
	struct pf_cursor c;
	struct pf_field f;
	uint32_t string;

	for (pf_open(&c, s); pf_next(&c, &f);) {
		if (f.number != number || f.type != PF_BYTES)
			continue;
		if (all.len > 0)
			buf_addc(&all, between);
		buf_add(&all, f.s.p, f.s.len);
	}
	text = (struct pf_span){ (const uint8_t *)all.data, all.len };
	string = pf_string(b, &text, off);
	buf_free(&all);
	return string;
}

uint32_t
pf_string_interned(struct builder *b, const struct pf_span *s)
{
	uint64_t bad = 0;

	return pf_text_string(b, s, &bad);
}

uint64_t
pf_text_bad(const struct pf_span *s)
{
	uint64_t bad = 0;
	char *text;

	if (s->p == NULL || s->len == 0 || pf_is_ascii(s))
		return 0;
	text = xreallocarray(NULL, s->len, 3);
	text_utf8(text, (const char *)s->p, s->len, &bad);
	free(text);
	return bad;
}

uint32_t
pf_literal(struct builder *b, const char *text)
{
	return builder_string(b, text, strlen(text));
}
