#ifndef TTV_GUEST_H
#define TTV_GUEST_H
/*
 * Whether ttv is a guest in the process of another program, which has opened it
 * as a library (libttv(3)).  A guest installs no handlers of signals, leaves
 * SQLite the allocator that the process has, and prints nothing: fatal() is an
 * abort().
 */

/* Makes the process one in which ttv is a guest; it stays so. */
void	guest_set(void);
int	guest_is(void);

#endif
