/*
 * squeeze: blocks compressed by zstd.
 */
#include "config.h"

#include <stdlib.h>

#ifdef HAVE_ZSTD
#include <zstd.h>
#endif

#include "ttv/buf.h"
#include "ttv/squeeze.h"
#include "ttv/xmalloc.h"

#define LEVEL	3		/* zstd's own default: above it a little is
				 * gained for much more time */
#define LEVEL_FAST	1	/* two thirds of the time for texts, a third for
				 * numbers */

struct squeeze {
	void	*context;
};

int
squeeze_built(void)
{
#ifdef HAVE_ZSTD
	return 1;
#else
	return 0;
#endif
}

struct squeeze *
squeeze_new(void)
{
	struct squeeze *z = xcalloc(1, sizeof(*z));

#ifdef HAVE_ZSTD
	if ((z->context = ZSTD_createCCtx()) == NULL)
		fatal("out of memory");
#endif
	return z;
}

void
squeeze_free(struct squeeze *z)
{
	if (z == NULL)
		return;
#ifdef HAVE_ZSTD
	ZSTD_freeCCtx(z->context);
#endif
	free(z);
}

void
squeeze_add(struct squeeze *z, struct buf *out, const void *p, size_t n,
    int fast)
{
#ifdef HAVE_ZSTD
	size_t most = ZSTD_compressBound(n), got;

	buf_room(out, most);
	got = ZSTD_compressCCtx(z->context, out->data + out->len, most, p, n,
	    fast ? LEVEL_FAST : LEVEL);
	if (ZSTD_isError(got))
		fatal("zstd: %s", ZSTD_getErrorName(got));
	out->len += got;
	out->data[out->len] = '\0';
#else
	(void)z;
	(void)fast;
	buf_add(out, p, n);
#endif
}
