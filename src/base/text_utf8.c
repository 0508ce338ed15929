/* text_utf8: converts arbitrary bytes to valid UTF-8. */
#include "config.h"

#include <string.h>

#include "ttv/text.h"

size_t
text_utf8(char *out, const char *s, size_t len, uint64_t *bad)
{
	size_t n = 0, used;
	uint32_t c;

	for (; len > 0; s += used, len -= used) {
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
