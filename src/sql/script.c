/*
 * script: text with the origin of each part.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/xmalloc.h"

#include "script.h"

void
script_init(struct script *x)
{
	memset(x, 0, sizeof(*x));
	buf_adds(&x->buf, "");
	buf_room(&x->buf, 1);
}

void
script_free(struct script *x)
{
	buf_free(&x->buf);
	free(x->parts);
	memset(x, 0, sizeof(*x));
}

static void
script_add(struct script *x, const char *s, size_t len, size_t from, int fixed)
{
	struct script_part *p = x->n > 0 ? &x->parts[x->n - 1] : NULL;

	if (p == NULL || p->fixed != fixed || from != p->from + (fixed ? 0 :
	    x->buf.len - p->at)) {
		x->parts = xgrow(x->parts, x->n, &x->cap, sizeof(*p));
		x->parts[x->n++] = (struct script_part){ x->buf.len, from,
		    fixed };
	}
	buf_add(&x->buf, s, len);
}

void
script_copy(struct script *x, const char *s, size_t len, size_t from)
{
	script_add(x, s, len, from, 0);
}

void
script_put(struct script *x, const char *s, size_t len, size_t from)
{
	script_add(x, s, len, from, 1);
}

size_t
script_origin(const struct script *x, size_t at)
{
	size_t lo = 0, hi = x->n, mid;
	const struct script_part *p;

	BISECT_LAST(lo, hi, mid, x->parts[mid].at <= at);
	if (x->n == 0)
		return 0;
	p = &x->parts[lo];
	return p->fixed ? p->from : p->from + (at - p->at);
}
