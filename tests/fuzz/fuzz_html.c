/*
 * fuzz_html: any bytes as a page.  Texts are handed on from inside the page or
 * from readable copies, at offsets of the page that do not descend; scripts do
 * not overlap.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "../../src/html/html.h"
#include "fuzz.h"

#define PAD	64

struct page {
	uint64_t	base, len;
	uint64_t	last;		/* offset of the last text */
	int		sum;
};

static int
take_text(void *arg, const char *text, size_t n, uint64_t off)
{
	struct page *p = arg;
	size_t i;

	if (off < p->base || off > p->base + p->len || off < p->last)
		abort();
	p->last = off;
	for (i = 0; i < n; i++)		/* all bytes can be read */
		p->sum += text[i];
	return n % 2 == 0 ? 0 : -1;
}

static void
check_scripts(const char *data, size_t len)
{
	const char *p = data, *end = data + len, *last = data;
	struct html_script s;

	while (html_script_next(&p, end, &s)) {
		if (s.text < last || s.text_end < s.text || s.text_end > end ||
		    p < s.text_end || p > end)
			abort();
		last = s.text_end;
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	char *copy = calloc(1, len + PAD);
	struct page page = { .base = 1000, .len = len };
	struct reading r = { .base = 1000, .nested = take_text };

	if (copy == NULL)
		return 0;
	memcpy(copy, data, len);
	check_scripts(copy, len);
	r.data = copy;
	r.len = len;
	r.arg = &page;
	r.threads = 1;
	builder_free(html_format.read(&r));
	free(copy);
	return page.sum == INT32_MIN;
}
