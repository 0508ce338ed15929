/*
 * fuzz_scan: any bytes as events, through every kernel of the fast path and
 * through the careful path: an event that a kernel accepts the careful path
 * must accept without a warning, with the same fields and the same end.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/text.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "../../src/chrome/scan.h"
#include "fuzz.h"

#define BEHIND		128		/* bytes that a kernel may read behind
					 * the end */

static int
same_field(const struct event *fast, const struct event *careful, int f)
{
	const struct span *a = &fast->f[f], *b = &careful->f[f];
	int64_t want;

	if ((fast->have ^ careful->have) >> f & 1)
		return 0;
	if (!(fast->have >> f & 1))
		return 1;
	if (a->p != b->p || a->len != b->len || a->type != b->type)
		return 0;
	if (fast->parsed >> f & 1)
		return text_parse_int(a->p, a->len, &want) == 0 &&
		    want == fast->num[f];
	if (fast->parsed_us >> f & 1)
		return text_parse_us(a->p, a->len, &want) == 0 &&
		    want == fast->num[f];
	return 1;
}

static void
compare(const struct scan_kernel *k, const char *p, const char *base,
    const char *end, struct warn *warn, struct scan_keys *keys)
{
	struct event fast, careful;
	const char *behind;
	struct json j;
	int f;

	memset(&fast, 0, sizeof(fast));
	if ((behind = k->event(p, end, &fast, keys)) == NULL)
		return;
	memset(&j, 0, sizeof(j));
	memset(&careful, 0, sizeof(careful));
	memset(warn, 0, sizeof(*warn));
	j.p = p;
	j.base = base;
	j.end = end;
	j.warn = warn;
	if (chrome_event_parse(&j, &careful) != JSON_OK || j.p != behind ||
	    warn_total(warn) != 0)
		abort();		/* the careful path disagrees */
	for (f = 0; f < F_MAX; f++)
		if (!same_field(&fast, &careful, f))
			abort();
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct warn *warn;
	struct scan_keys keys;
	char *text, *p;
	int k;

	text = xcalloc(1, len + BEHIND);
	memcpy(text, data, len);
	warn = xcalloc(1, sizeof(*warn));
	for (k = 0; k < KERNELS; k++) {
		if (!kernel_usable(k))
			continue;
		scan_keys_init(&keys);
		for (p = text; (p = memchr(p, '{',
		    (size_t)(text + len - p))) != NULL; p++)
			compare(scan_kernel_of(k), p, text,
			    text + len, warn, &keys);
	}
	free(warn);
	free(text);
	return 0;
}
