/*
 * fault: one handler of SIGSEGV and SIGBUS for all parts of the program that
 * mend faults.  A fault that none of them mends occurs again and meets the
 * action from before.
 */
#include "config.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>

#include "ttv/fault.h"
#include "ttv/guest.h"
#include "ttv/xmalloc.h"

#define FAULT_FNS	4		/* a part of the program each */

static _Atomic(fault_fn *) fns[FAULT_FNS];
static struct sigaction before[2];	/* of SIGSEGV, of SIGBUS */
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

int
fault_mend(int sig, void *addr)
{
	fault_fn *fn;
	int i;

	for (i = 0; i < FAULT_FNS; i++)
		if ((fn = atomic_load(&fns[i])) != NULL && fn(sig, addr))
			return 1;
	return 0;
}

static void
on_fault(int sig, siginfo_t *info, void *context)
{
	(void)context;
	if (!fault_mend(sig, info->si_addr))
		sigaction(sig, &before[sig == SIGBUS], NULL);
}

static void
install(void)
{
	struct sigaction sa;

	memset(&sa, 0, sizeof(sa));
	sa.sa_sigaction = on_fault;
	/* what mends a fault may read what another part has to mend */
	sa.sa_flags = SA_SIGINFO | SA_NODEFER;
	sigemptyset(&sa.sa_mask);
	sigaction(SIGSEGV, &sa, &before[0]);
	sigaction(SIGBUS, &sa, &before[1]);
}

void
fault_install(void)
{
	if (!guest_is())
		pthread_once(&once, install);
}

void
fault_add(fault_fn *fn)
{
	int i;

	fault_install();
	pthread_mutex_lock(&lock);
	for (i = 0; i < FAULT_FNS && atomic_load(&fns[i]) != NULL; i++)
		if (atomic_load(&fns[i]) == fn)
			break;
	if (i == FAULT_FNS)
		fatal("more than %d functions for faults", FAULT_FNS);
	atomic_store(&fns[i], fn);
	pthread_mutex_unlock(&lock);
}
