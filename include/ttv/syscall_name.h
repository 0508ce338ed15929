#ifndef TTV_SYSCALL_NAME_H
#define TTV_SYSCALL_NAME_H
/*
 * syscall_name: names of the system calls of Linux by their numbers, which
 * differ between machines.  libseccomp knows them: without it there are none.
 */
#include <stddef.h>
#include <stdint.h>

/* Returns a number for a machine as uname(2) names it, or 0: not known. */
uint32_t syscall_machine(const char *, size_t);
/* Returns a name such as "read", to be freed, or NULL: not known. */
char	*syscall_name(uint32_t machine, int64_t number);

#endif
