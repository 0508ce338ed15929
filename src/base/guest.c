/*
 * guest: the program ttv is no guest in its process (ttv/guest.h).  The linker
 * takes this for the program alone: the library has a guest_is of its own.
 */
#include "config.h"

#include "ttv/guest.h"

int
guest_is(void)
{
	return 0;
}
