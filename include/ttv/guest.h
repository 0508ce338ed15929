#ifndef TTV_GUEST_H
#define TTV_GUEST_H
/*
 * Whether ttv is a guest in the process of another program, which has opened it
 * as a library (libttv(3)).  A guest installs no handlers of signals, leaves
 * SQLite the allocator that the process has, and prints nothing: fatal() is an
 * abort().
 *
 * It is no state but what was linked: lib/lib.c has this function for the
 * library, base/guest.c for the program.
 */

int	guest_is(void);

#endif
