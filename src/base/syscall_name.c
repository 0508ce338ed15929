/*
 * syscall_name: system calls by the tables of libseccomp.
 */
#include "config.h"

#include <limits.h>
#include <string.h>

#include "ttv/syscall_name.h"

#ifdef HAVE_SECCOMP
#include <seccomp.h>

uint32_t
syscall_machine(const char *name, size_t n)
{
	char text[16];

	if (n >= sizeof(text))
		return 0;
	memcpy(text, name, n);
	text[n] = '\0';
	if (n == 4 && text[0] == 'i' && strcmp(text + 2, "86") == 0)
		return SCMP_ARCH_X86;
	if (strncmp(text, "armv", 4) == 0)
		return SCMP_ARCH_ARM;
	return seccomp_arch_resolve_name(text);
}

char *
syscall_name(uint32_t machine, int64_t number)
{
	/* its own numbers of calls that a machine lacks are negative */
	return machine == 0 || number < 0 || number > INT_MAX ? NULL :
	    seccomp_syscall_resolve_num_arch(machine, (int)number);
}
#else
uint32_t
syscall_machine(const char *name, size_t n)
{
	(void)name;
	(void)n;
	return 0;
}

char *
syscall_name(uint32_t machine, int64_t number)
{
	(void)machine;
	(void)number;
	return NULL;
}
#endif
