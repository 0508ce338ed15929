#ifndef TTV_STRTAB_H
#define TTV_STRTAB_H
/*
 * Interned strings: equal bytes have equal ids.  Id 0 is "no string" and reads
 * as "".
 *
 * - Strings are UTF-8 as the reader decoded them.  They may hold control
 *   characters: text_safe() comes between them and a terminal.
 * - A string lives as long as the table; adding never moves one.
 * - Adding is O(length).  Reading is O(1) and safe from many threads.
 */
#include <stddef.h>
#include <stdint.h>

struct strtab;

struct strtab	*strtab_new(void);
void		 strtab_free(struct strtab *);
/* Returns the id of the bytes; "" of length 0 has an id of its own, not 0. */
uint32_t	 strtab_add(struct strtab *, const char *, size_t);
/* Returns the id of the bytes, or 0 when they were never added. */
uint32_t	 strtab_find(const struct strtab *, const char *, size_t);
const char	*strtab_str(const struct strtab *, uint32_t);	/* NUL-ended */
size_t		 strtab_len(const struct strtab *, uint32_t);
/*
 * A table as arrays that lie elsewhere, such as in a mapped file: string i + 1
 * and a NUL stand at chars[at[i]] to chars[at[i + 1]].
 */
struct strtab_image {
	uint32_t	 count;
	const uint64_t	*at;		/* count + 1 */
	const char	*chars;
	uint64_t	 nchars;	/* the last is a NUL */
	const void	*slots;		/* 8 bytes each */
	uint64_t	 nslots;
	uint64_t	 seed;
};
#define STRTAB_SLOT	8		/* bytes */
/*
 * Returns a table of the arrays, which must outlive it and to which nothing may
 * be added; NULL when they cannot be those of a table.
 */
struct strtab	*strtab_of_image(const struct strtab_image *);
/* Sets the count, the slots and the seed of a table's image. */
void		 strtab_image_of(const struct strtab *, struct strtab_image *);
uint32_t	 strtab_count(const struct strtab *);	/* ids are 1..count */
size_t		 strtab_bytes(const struct strtab *);	/* private memory */

#endif
