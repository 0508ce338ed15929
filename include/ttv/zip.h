#ifndef TTV_ZIP_H
#define TTV_ZIP_H
/*
 * The members of a zip or a tar, one by one.  All of it as one text: inflate.h.
 */
#include <stddef.h>
#include <stdint.h>

struct err;
struct mapfile;
struct spool_progress;
struct warn;

struct zip_member {
	const char	*name;		/* not a string; as old as struct zip */
	size_t		 name_len;
	size_t		 header;	/* offset of its local header; in a
					 * tar, of its data */
	size_t		 size;		/* compressed bytes */
};

struct zip {
	const struct mapfile *map;
	struct zip_member *v;		/* by header; they share no byte */
	size_t		 n;
	size_t		 lost;		/* members that are not there, or in
					 * others */
	int		 tar;		/* 1: of a tar, 0: of a zip */
	int		 endless;	/* 1: a zip without a directory, or
					 * not all of it */
	char		**names;	/* that stand nowhere as one text */
	size_t		 nnames, names_cap;
};

/*
 * Finds the members of a zip by its directory, or by their headers when it is
 * cut, and those of a tar; those of no bytes and folders are left out.
 * O(n log n).
 */
void	zip_open(struct zip *, const struct mapfile *);
void	zip_close(struct zip *);
/*
 * Whether the members are read one by one: not where there is but one, unless
 * others are lost of its zip, which the reader of all as one text would not
 * see.
 */
int	zip_is_several(const struct zip *);
/*
 * Inflates a member into *out; the other arguments are those of inflate_map().
 * Returns 0, or -1: also when the member is encrypted or compressed by another
 * method.
 */
int	zip_inflate(const struct zip *, const struct zip_member *,
	    struct mapfile *out, const char *name,
	    const struct spool_progress *, uint64_t *budget, struct warn *,
	    struct err *);

#endif
