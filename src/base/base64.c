/*
 * base64: four characters become three bytes, and three bytes four characters.
 */
#include "config.h"

#include <stdint.h>
#include <string.h>

#include "ttv/base64.h"
#include "ttv/buf.h"

/* Returns the six bits that a character stands for, or -1. */
static int
base64_bits(char c)
{
	if (c >= 'A' && c <= 'Z')
		return c - 'A';
	if (c >= 'a' && c <= 'z')
		return c - 'a' + 26;
	if (c >= '0' && c <= '9')
		return c - '0' + 52;
	if (c == '+' || c == '-')	/* - and _: the alphabet of URLs */
		return 62;
	return c == '/' || c == '_' ? 63 : -1;
}

size_t
base64_decode(const char *p, size_t n, char *out, size_t *bad)
{
	uint32_t bits = 0;
	size_t i, len = 0;
	int have = 0, v;

	*bad = 0;
	for (i = 0; i < n && p[i] != '='; i++) {
		if ((v = base64_bits(p[i])) == -1) {
			*bad += p[i] == '\0' ||
			    strchr(" \t\r\n\f\v", p[i]) == NULL;
			continue;
		}
		bits = bits << 6 | (uint32_t)v;
		if ((have += 6) >= 8) {
			have -= 8;
			out[len++] = (char)(bits >> have & 0xff);
		}
	}
	return len;
}

void
base64_encode(struct buf *b, const char *p, size_t n)
{
	static const char digits[] = BASE64_DIGITS;
	uint32_t bits;
	size_t i, k;

	for (i = 0; i < n; i += 3) {
		bits = 0;
		for (k = i; k < i + 3; k++)
			bits = bits << 8 | (k < n ? (uint8_t)p[k] : 0);
		buf_addc(b, digits[bits >> 18]);
		buf_addc(b, digits[bits >> 12 & 63]);
		buf_addc(b, i + 1 < n ? digits[bits >> 6 & 63] : '=');
		buf_addc(b, i + 2 < n ? digits[bits & 63] : '=');
	}
}
