#ifndef TTV_LIMIT_H
#define TTV_LIMIT_H
/*
 * limit: what is taken of an input at most, as rows of limit_table.h.
 */
#include <stddef.h>
#include <stdint.h>

enum {
#define LIMIT(name, number, word, unit, what, beyond)	LIMIT_##name = (number),
#define LIMIT_WIDE(name, number, word, unit, what, beyond)
#include "ttv/limit_table.h"
#undef LIMIT
#undef LIMIT_WIDE
};

struct limits {
#define LIMIT(name, number, word, unit, what, beyond)
#define LIMIT_WIDE(name, number, word, unit, what, beyond)	uint64_t name;
#include "ttv/limit_table.h"
#undef LIMIT
#undef LIMIT_WIDE
};
/* Those that tests lower, before anything is read. */
extern struct limits limits;

struct limit_row {
	const char	*word;		/* of it, one word */
	const char	*unit;
	const char	*what;		/* is counted, and why it is bounded */
	const char	*beyond;	/* what happens then */
	uint64_t	 number;
};
/* Returns row i of the table, or NULL. */
const struct limit_row *limit_row(size_t i);
/* Writes the number of a row and its unit: "255 files", "16 MiB". */
void	limit_number(char *, size_t, const struct limit_row *);

#endif
