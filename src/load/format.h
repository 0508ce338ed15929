#ifndef FORMAT_H
#define FORMAT_H
/* The formats that are known. */
#include <stddef.h>

struct format {
	const char	*name;		/* "unknown" when it is none */
	const char	*help;
	int		(*sniff)(const char *, size_t);
	int		readable;	/* 0: recognised, not read */
};

const struct format *format_of(const char *, size_t);
/* The first byte that is no blank and no comma; the end if all are. */
const char	*format_first_byte(const char *, size_t);

#endif
