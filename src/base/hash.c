/*
 * hash: seeds of hash functions.
 */
#include "config.h"

#include <unistd.h>

#include "ttv/hash.h"

uint64_t
hash_seed(const void *p)
{
	uint64_t seed;

	if (getentropy(&seed, sizeof(seed)) == -1)
		seed = hash_word((uintptr_t)p);
	return seed;
}
