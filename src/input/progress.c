/* progress: how far the parts of an input are read, and whether to stop. */
#include "config.h"

#include <string.h>

#include "ttv/format.h"
#include "ttv/progress.h"

void
progress_begin(struct progress *g, const struct reading *r)
{
	memset(g, 0, sizeof(*g));
	g->r = r;
	g->main = pthread_self();
}

int
progress_add(struct progress *g, uint64_t n)
{
	n += atomic_fetch_add(&g->done, n);
	if (g->r->progress != NULL && pthread_equal(pthread_self(), g->main) &&
	    g->r->progress(g->r->arg, n) != 0)
		atomic_store(&g->stop, 1);
	return atomic_load(&g->stop);
}
