#ifndef SQL_ARGS_READ_H
#define SQL_ARGS_READ_H
/*
 * args_read: reads the args of many sets into a store, by all threads.
 */
#include <stdint.h>

struct args_readers;
struct sql;
struct args_store;

/* The store outlives the readers. */
struct args_readers *args_readers_new(struct sql *, struct args_store *);
void	 args_readers_free(struct args_readers *);
/*
 * Reads the block of a set, and all blocks that are not in the store; each ends
 * before where there is no room or the run is to end.
 */
void	 args_read_block(struct args_readers *, int64_t set);
void	 args_read_all(struct args_readers *);

#endif
