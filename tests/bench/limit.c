/*
 * limit: measures the limit of all scanning on this machine.
 *
 * 	limit FILE [THREADS]
 *
 * From exec: maps the file, has the kernel map its pages some megabytes ahead,
 * reads all of it once, and counts the quotes with the widest registers of the
 * machine.  Nothing that reads every byte of a file can be faster.
 */
#include "config.h"

#include <sys/mman.h>
#include <sys/stat.h>

#include <err.h>
#include <fcntl.h>
#include <stdlib.h>

#include "ttv/pool.h"
#include "measure.h"

#define STEP		(8u << 20)

typedef uint64_t counter(const char *, size_t);

/* Counts quotes; the compiler vectorises the loop for the target. */
#define COUNTER(name, target, type)					\
static uint64_t target							\
name(const char *p, size_t n)						\
{									\
	type sum, quotes, v;						\
	uint64_t count = 0;						\
	size_t i, j, k;							\
									\
	quotes = (type){ 0 } + '"';					\
	for (i = 0; i + sizeof(v) <= n;) {				\
		sum = (type){ 0 };					\
		for (j = 0; j < 255 && i + sizeof(v) <= n;		\
		    j++, i += sizeof(v)) {				\
			__builtin_memcpy(&v, p + i, sizeof(v));		\
			sum -= (type)(v == quotes);			\
		}							\
		for (k = 0; k < sizeof(v); k++)				\
			count += sum[k];				\
	}								\
	for (; i < n; i++)						\
		count += p[i] == '"';					\
	return count;							\
}

typedef unsigned char bytes16 __attribute__((vector_size(16)));
COUNTER(count_16, , bytes16)
#ifdef __x86_64__
typedef unsigned char bytes32 __attribute__((vector_size(32)));
typedef unsigned char bytes64 __attribute__((vector_size(64)));
COUNTER(count_32, __attribute__((target("avx2"))), bytes32)
COUNTER(count_64, __attribute__((target("avx512bw"))), bytes64)
#endif

static counter *
widest(void)
{
#ifdef __x86_64__
	if (__builtin_cpu_supports("avx512bw"))
		return count_64;
	if (__builtin_cpu_supports("avx2"))
		return count_32;
#endif
	return count_16;
}

struct work {
	const char	*data;
	size_t		 len, part;
	counter		*count;
	uint64_t	*counts;
};

static void
count_part(void *arg, size_t i)
{
	struct work *w = arg;
	size_t at = i * w->part, end = at + w->part, n;

	if (end > w->len)
		end = w->len;
	for (; at < end; at += n) {
		n = end - at > STEP ? STEP : end - at;
#ifdef MADV_POPULATE_READ
		if (madvise((char *)(uintptr_t)w->data + at, n,
		    MADV_POPULATE_READ) == -1)
#endif
			madvise((char *)(uintptr_t)w->data + at, n,
			    MADV_WILLNEED);
		w->counts[i] += w->count(w->data + at, n);
	}
}

int
main(int argc, char **argv)
{
	uint64_t start = measure_start(argv), end, sum = 0;
	struct work w;
	struct stat st;
	size_t threads, i;
	void *map;
	int fd;

	if (argc < 2 || argc > 3)
		errx(2, "usage: limit FILE [THREADS]");
	threads = argc > 2 ? strtoul(argv[2], NULL, 10) : 1;
	if ((fd = open(argv[1], O_RDONLY)) == -1 || fstat(fd, &st) == -1)
		err(1, "%s", argv[1]);
	w.len = (size_t)st.st_size;
	map = mmap(NULL, w.len, PROT_READ, MAP_PRIVATE, fd, 0);
	if (map == MAP_FAILED)
		err(1, "%s", argv[1]);
	w.data = map;
	w.part = (w.len / threads / STEP + 1) * STEP;
	w.count = widest();
	if ((w.counts = calloc(threads, sizeof(*w.counts))) == NULL)
		err(1, NULL);
	pool_run((int)threads, threads, count_part, &w);
	for (i = 0; i < threads; i++)
		sum += w.counts[i];
	end = measure_now();
	measure_say("time", (double)(end - start) / 1e9, "s");
	measure_say("cpu", (double)measure_cpu() / 1e9, "s");
	measure_say("quotes", (double)sum, "");
	measure_say("file bytes", (double)w.len, "");
	free(w.counts);
	return 0;
}
