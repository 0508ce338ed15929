/*
 * linux_call: names of system calls that events have by number, where the file
 * names the machine that it was recorded on.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/syscall_name.h"
#include "ttv/xmalloc.h"
#include "linux_int.h"

#define CALLS	1024	/* numbers whose names are kept: the kernel has fewer */

void
linux_calls_of(struct linux_state *s, const char *machine, size_t n)
{
	s->calls_of = n == 0 ? 0 : syscall_machine(machine, n);
}

/* Returns the string of a call's name, made anew. */
static uint32_t
call_make(struct linux_state *s, int64_t number)
{
	char text[64], *name = number < CALLS ?
	    syscall_name(s->calls_of, number) : NULL;
	int n;

	if (name != NULL && strlen(name) < sizeof(text) - 4)
		n = snprintf(text, sizeof(text), "sys_%s", name);
	else
		n = snprintf(text, sizeof(text), "sys_%" PRId64, number);
	free(name);
	return builder_string(s->b, text, (size_t)n);
}

uint32_t
linux_call_name(struct linux_state *s, int64_t number)
{
	if (number < 0 || number >= CALLS)
		return call_make(s, number);
	if (s->calls == NULL)
		s->calls = xcalloc(CALLS, sizeof(*s->calls));
	if (s->calls[number] == 0)
		s->calls[number] = call_make(s, number);
	return s->calls[number];
}
