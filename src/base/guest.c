/*
 * guest: whether ttv is a guest in the process of another program.
 */
#include "config.h"

#include <stdatomic.h>

#include "ttv/guest.h"

static atomic_int guest;

void
guest_set(void)
{
	atomic_store(&guest, 1);
}

int
guest_is(void)
{
	return atomic_load(&guest);
}
