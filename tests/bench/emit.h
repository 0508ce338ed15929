#ifndef EMIT_H
#define EMIT_H
/*
 * Writes a trace of a given size, fast: text with numbers through one large
 * buffer, and the random numbers and names that shapes share.
 */
#include <stddef.h>
#include <stdint.h>

struct kind_name {
	char	name[96];
	char	cat[48];
};

struct emit {
	int		 fd;
	char		*buf;
	size_t		 n;
	uint64_t	 flushed;	/* bytes, without those in buf */
	uint64_t	 size;		/* bytes to write */
	uint64_t	 events;	/* with a ph */
	uint64_t	 random;	/* state of emit_random() */
	const char	*separator;	/* between events */
};

void	 emit_open(struct emit *, int fd, uint64_t size, uint64_t seed);
void	 emit_close(struct emit *);
/* Parses a size: bytes, or with k, M, G for powers of ten. */
uint64_t emit_size(const char *);
/*
 * Writes text in which %s stands for a string, %b for bytes and their number
 * as a size_t, %u for a uint64_t, %c for an int.
 */
void	 emit(struct emit *, const char *, ...);
/* Writes an event: counts it and separates it from the last one. */
void	 emit_event(struct emit *, const char *, ...);
/* Begins an event that the caller writes. */
void	 emit_begin(struct emit *);
/* Returns 1 when `size` bytes have been written. */
int	 emit_full(const struct emit *);

/* Returns a number from 0 to n - 1, n > 0. */
uint64_t emit_random(struct emit *, uint64_t n);
/*
 * Returns such a number, small ones far more often: distributed about as names
 * and lengths are.
 */
uint64_t emit_skewed(struct emit *, uint64_t n);
/*
 * Returns one of 1,600 names, the first ones far more often, and its category.
 */
const struct kind_name *emit_kind(struct emit *);
const char *emit_name(struct emit *);

#endif
