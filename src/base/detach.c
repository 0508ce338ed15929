/*
 * detach: detached threads, which free large blocks in steps.
 *
 * Memory goes back to the system in steps, as other threads that ask for
 * memory, or touch some for the first time, wait for one call of the kernel.
 */
#include "config.h"

#include <pthread.h>
#include <stdlib.h>

#include "ttv/detach.h"
#include "ttv/pool.h"
#include "ttv/xmalloc.h"

#define LARGE	((size_t)4 << 20)	/* bytes: 0.4 ms, that of a few keys */
#define STEP	((size_t)4 << 20)	/* bytes of a call */

struct detached {
	void	(*fn)(void *);
	void	*arg;
};

struct detach_memory {
	char	*p;
	size_t	 n;
};

static void *
detach_thread(void *arg)
{
	struct detached a = *(struct detached *)arg;

	free(arg);
	a.fn(a.arg);
	return NULL;
}

void
detach_run(void (*fn)(void *), void *arg)
{
	struct detached *a = xmalloc(sizeof(*a));
	pthread_t thread;

	a->fn = fn;
	a->arg = arg;
	if (pool_thread(&thread, detach_thread, a) == 0)
		pthread_detach(thread);
	else
		detach_thread(a);
}

static void
free_steps(void *arg)
{
	struct detach_memory *m = arg;
	size_t at, n;

	for (at = 0; at < m->n; at += n) {
		n = m->n - at < STEP ? m->n - at : STEP;
		xdrop(m->p + at, n);
	}
	free(m->p);
	free(m);
}

void
detach_free(void *p, size_t n)
{
	struct detach_memory *m;

	if (p == NULL || n < LARGE) {
		free(p);
		return;
	}
	m = xmalloc(sizeof(*m));
	m->p = p;
	m->n = n;
	detach_run(free_steps, m);
}
