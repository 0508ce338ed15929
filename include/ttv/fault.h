#ifndef TTV_FAULT_H
#define TTV_FAULT_H
/*
 * Faults of memory that the program can mend: pages of mapped files that are
 * missing (SIGBUS) or were never made readable (SIGSEGV).
 */

/*
 * Returns 1 when the page at an address is readable now, 0 when the fault is
 * not of that kind.  Called in a signal handler, on any thread.
 */
typedef int	 fault_fn(int sig, void *addr);

/* Installs the handlers of SIGSEGV and SIGBUS, once for the process, unless ttv
 * is a guest in it (ttv/guest.h). */
void		 fault_install(void);
/* Adds a function to those that are asked; one that is there stays once. */
void		 fault_add(fault_fn *);
/*
 * Asks all functions, for a program that replaces the handlers.  Returns 1 when
 * one of them has mended the fault.
 */
int		 fault_mend(int sig, void *addr);

#endif
