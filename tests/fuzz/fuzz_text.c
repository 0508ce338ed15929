/*
 * fuzz_text: any bytes on their way to a terminal: nothing that a terminal
 * could obey passes text_safe() or buf_json(), whatever the size of the
 * buffer.  The name that is found for them as a symbol is bounded and UTF-8.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/demangle.h"
#include "ttv/limit.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "fuzz.h"

static void
is_safe(const char *s, size_t n)
{
	size_t i, used;
	uint32_t c;

	for (i = 0; i < n; i += used) {
		c = text_decode(s + i, n - i, &used);
		if ((c == 0xfffd && used == 1) || text_unsafe(c))
			abort();
	}
}

/* Takes the bytes for a symbol. */
static void
find_name(const char *s, size_t len)
{
	char *symbol = xmalloc(len + 1);
	struct buf name = BUF_INIT;
	uint32_t c;
	size_t i, used;

	memcpy(symbol, s, len);
	symbol[len] = '\0';
	if (demangle(symbol, &name) != (name.len > 0) ||
	    name.len > 3 * (LIMIT_DEMANGLED + len))
		abort();
	for (i = 0; i < name.len; i += used) {
		c = text_decode(name.data + i, name.len - i, &used);
		if (c == 0xfffd && used == 1)
			abort();
	}
	buf_free(&name);
	free(symbol);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	const char *s = (const char *)data;
	struct buf json = BUF_INIT;
	size_t size, n;
	char *out;

	for (size = 0; size <= len * 3 + 1; size += 1 + size / 2) {
		out = xmalloc(size);	/* exact: a byte too much is detected */
		n = text_safe(out, size, s, len);
		if (size > 0 && (n >= size || out[n] != '\0'))
			abort();
		is_safe(out, size > 0 ? n : 0);
		free(out);
	}
	buf_json(&json, s, len);
	if (json.len < 2 || json.data[0] != '"' ||
	    json.data[json.len - 1] != '"')
		abort();
	is_safe(json.data, json.len);
	buf_free(&json);
	find_name(s, len);
	return 0;
}
