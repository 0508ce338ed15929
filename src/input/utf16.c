/*
 * utf16: JSON in UTF-16, as some editors and PowerShell write it, detected by
 * its byte order mark.  The text is converted as a whole, as it is rare and
 * small; halves of surrogate pairs become U+FFFD.
 */
#include "config.h"

#include <stdint.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/mapfile.h"
#include "ttv/text.h"
#include "ttv/warn.h"
#include "ttv/utf16.h"

int
utf16_is(const char *p, size_t n)
{
	return n >= 2 && (memcmp(p, "\xff\xfe", 2) == 0 ||
	    memcmp(p, "\xfe\xff", 2) == 0);
}

static uint32_t
utf16_unit(const char *p, int big)
{
	unsigned char a = (unsigned char)p[0], b = (unsigned char)p[1];

	return big ? (uint32_t)a << 8 | b : (uint32_t)b << 8 | a;
}

int
utf16_map(struct mapfile *m, struct warn *warn, struct err *err)
{
	struct buf out = BUF_INIT;
	struct mapfile map;
	uint32_t c, low;
	char utf8[4];
	uint64_t at;
	size_t i;
	int big = m->data[0] == '\xfe', r;

	warn_unplace(warn);
	warn_add(warn, WARN_UTF16, 0);
	for (i = 2; i + 1 < m->len; i += 2) {
		c = utf16_unit(m->data + i, big);
		if (c >= 0xd800 && c < 0xdc00 && i + 3 < m->len) {
			low = utf16_unit(m->data + i + 2, big);
			if (low >= 0xdc00 && low < 0xe000) {
				c = 0x10000 + ((c - 0xd800) << 10) +
				    (low - 0xdc00);
				i += 2;
			}
		}
		if (c >= 0xd800 && c < 0xe000)	/* text_encode(): U+FFFD */
			warn_add(warn, WARN_SURROGATE, out.len);
		buf_add(&out, utf8, text_encode(c, utf8));
	}
	if (mapfile_shrunk(m, &at))
		warn_add(warn, WARN_SHRUNK, WARN_NOWHERE);
	else if (mapfile_changed(m))
		warn_add(warn, WARN_CHANGED, WARN_NOWHERE);
	r = mapfile_memory(&map, out.data == NULL ? "" : out.data, out.len,
	    err);
	buf_free(&out);
	if (r == -1)
		return -1;
	mapfile_close(m);
	*m = map;
	return 0;
}
