/*
 * fuzz_scan: any bytes as events, through every kernel of the fast path and
 * through the careful path: an event that a kernel accepts the careful path
 * must accept without a warning, with the same fields and the same end.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "../unit/same_event.h"
#include "fuzz.h"

static void
compare(const struct scan_kernel *k, const char *p, const char *base,
    const char *end, struct warn *warn, struct scan_keys *keys)
{
	struct event fast;
	const char *behind;

	memset(&fast, 0, sizeof(fast));
	if ((behind = k->event(p, end, &fast, keys)) != NULL &&
	    !same_event(&fast, behind, p, base, end, warn))
		abort();		/* the careful path disagrees */
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
