#ifndef TTV_UTF16_H
#define TTV_UTF16_H
/* UTF-16 with a byte order mark, converted to UTF-8. */
#include <stddef.h>

struct err;
struct mapfile;
struct warn;

int	utf16_is(const char *, size_t);
/* Replaces the map by its text in UTF-8.  Returns 0 or -1. */
int	utf16_map(struct mapfile *, struct warn *, struct err *);

#endif
