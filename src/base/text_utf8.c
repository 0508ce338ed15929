/* text_utf8: converts arbitrary bytes to valid UTF-8. */
#include "config.h"

#include <string.h>

#include "ttv/text.h"

size_t
text_mark(const char *s, size_t len)
{
	static const char mark[] = "\xef\xbb\xbf";

	return len >= strlen(mark) && memcmp(s, mark, strlen(mark)) == 0 ?
	    strlen(mark) : 0;
}

size_t
text_ascii(const char *s, size_t len)
{
	uint64_t w;
	size_t i;

	for (i = 0; i + sizeof(w) <= len; i += sizeof(w)) {
		memcpy(&w, s + i, sizeof(w));
		if (w & UINT64_C(0x8080808080808080))
			break;
	}
	while (i < len && (unsigned char)s[i] < 0x80)
		i++;
	return i;
}

size_t
text_utf8(char *out, const char *s, size_t len, uint64_t *bad)
{
	size_t n = 0, used;
	uint32_t c;

	for (; len > 0; s += used, len -= used) {
		if ((used = text_ascii(s, len)) > 0) {
			memcpy(&out[n], s, used);
			n += used;
			continue;
		}
		c = text_decode(s, len, &used);
		if (c != 0xfffd || used == 3) {
			memcpy(&out[n], s, used);
			n += used;
			continue;
		}
		n += text_encode(c, &out[n]);
		(*bad)++;
	}
	return n;
}
