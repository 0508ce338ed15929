#ifndef SQL_ARGS_STORE_H
#define SQL_ARGS_STORE_H
/*
 * args_store: args that were read, as columns, so that no event is read twice
 * for them.  See args_store.c.
 */
#include <stddef.h>
#include <stdint.h>

struct arg;
struct args_shard;
struct args_store;

#define STORE_SETS	256		/* sets of a block, which is read at
					 * once */
#define STORE_SHARDS	64		/* that read at the same time */
#define STORE_NONE	UINT32_MAX	/* no key */

struct args_store *args_store_new(uint64_t nsets, uint64_t most);
void	 args_store_free(struct args_store *);
/* Returns the bytes of memory that a store takes. */
uint64_t args_store_bytes(struct args_store *);

/* ---- reading: none of these runs while another thread adds */

/* Return whether a set, and whether all sets, are in the store. */
int	 args_store_has(const struct args_store *, int64_t set);
int	 args_store_complete(const struct args_store *);
/* Returns whether there is no room for more. */
int	 args_store_full(const struct args_store *);
/*
 * Of a set in the store: returns the number of its args, or writes one of them,
 * or all.  What they point to lasts as long as the store.
 */
size_t	 args_store_count(const struct args_store *, int64_t set);
void	 args_store_arg(const struct args_store *, int64_t set, size_t at,
	    struct arg *);
void	 args_store_get(const struct args_store *, int64_t set, struct arg *);
/*
 * Returns the first key with a name, or STORE_NONE; and the first arg of a set
 * with such a key, or the number of its args.
 */
uint32_t args_store_key(const struct args_store *, const char *, size_t);
size_t	 args_store_find(const struct args_store *, int64_t set,
	    uint32_t key);

/* ---- by key, of a complete store */

/*
 * Makes the order of the bytes of keys, and of sets in each; returns 0, or -1:
 * args are too many.  args_store_places() sets the places [*from, *to) of a
 * name in it, of args_store_all() places.
 */
int	 args_store_sort(struct args_store *);
void	 args_store_places(const struct args_store *, const char *, size_t,
	    uint64_t *from, uint64_t *to);
uint64_t args_store_all(const struct args_store *);
/*
 * Returns the set of the arg at a place, in which it is arg *at; a caller that
 * goes on keeps *hint, 0 at first.
 */
int64_t	 args_store_at(const struct args_store *, uint64_t place,
	    uint32_t *hint, size_t *at);
/*
 * Returns the number of the arg at a place, by set and by place in it; and, as
 * args_store_at(), the set of the arg of a number.
 */
uint32_t args_store_number(const struct args_store *, uint64_t place);
int64_t	 args_store_numbered(const struct args_store *, uint32_t number,
	    uint32_t *hint, size_t *at);
/* Returns the key of the arg at a place, and the place where it ends. */
const char *args_store_key_at(const struct args_store *, uint64_t place,
	    size_t *len, uint64_t *end);

/* ---- adding: by threads of which each has a shard of its own */

/* Returns a new shard, or NULL: there are STORE_SHARDS. */
struct args_shard *args_store_shard(struct args_store *);
/* Returns the number of a key, which is added, for args_shard_put(). */
uint32_t args_store_add_key(struct args_store *, const char *key, size_t nkey,
	    const char *flat, size_t nflat);
/*
 * Add an arg to the set that a shard reads, take back all but the first n of
 * the block's, and return their number.
 */
void	 args_shard_put(struct args_shard *, uint32_t key, const struct arg *);
void	 args_shard_cut(struct args_shard *, size_t n);
size_t	 args_shard_count(const struct args_shard *);
/* Ends a set. */
void	 args_shard_end(struct args_shard *);
/*
 * Puts the sets that a shard has ended into the store as a block, which has no
 * others; `more` are bytes that the thread itself keeps.  Returns 0, or -1:
 * there is no room, and nothing is put there.
 */
int	 args_shard_block(struct args_shard *, uint64_t block, size_t more);

#endif
