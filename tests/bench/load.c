/*
 * load: measures one load.
 *
 * 	load [-f | -m] FILE [THREADS]
 * 	load -k
 *
 * - Without options: the time from exec to a complete model, and the CPU time
 *   of all threads.  TTV_KERNEL selects the kernel.
 * - -f requests partial models, as the viewer does: the time from exec to the
 *   first of them, and to the last.
 * - -m measures memory: private memory above that at the start, with the
 *   complete model and at the maximum, sampled every millisecond.  Pages of the
 *   mapped file are not private and do not count.
 * - BENCH_MEMORY: bytes, private memory is held to them as by --memory.
 * - -k lists the kernels that can be used here, best first.
 */
#include "config.h"

#include <err.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/load.h"
#include "ttv/spill.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "measure.h"
#include "scan.h"

static atomic_int finished;

/* Returns the resident anonymous memory, in bytes. */
static uint64_t
private_bytes(void)
{
	static int fd = -1;
	uint64_t resident, shared;
	char text[128], *end;
	ssize_t n;

	if (fd == -1 && (fd = open("/proc/self/statm", O_RDONLY)) == -1)
		return 0;
	if ((n = pread(fd, text, sizeof(text) - 1, 0)) <= 0)
		return 0;
	text[n] = '\0';
	strtoull(text, &end, 10);
	resident = strtoull(end, &end, 10);
	shared = strtoull(end, &end, 10);
	return (resident - shared) * (uint64_t)sysconf(_SC_PAGESIZE);
}

static void *
watch(void *arg)
{
	static const struct timespec tick = { 0, 1000000 };
	uint64_t *most = arg, now;

	while (!atomic_load(&finished)) {
		now = private_bytes();
		if (now > *most)
			*most = now;
		nanosleep(&tick, NULL);
	}
	return NULL;
}

/* Notes when the first model was published. */
static void
published(void *arg, struct trace *t)
{
	uint64_t *first = arg;

	if (*first == 0)
		*first = measure_now();
	trace_free(t);
}

static struct trace *
load(const char *path, int threads, uint64_t *first)
{
	struct load_options o;
	struct trace *t;
	struct err e;

	memset(&o, 0, sizeof(o));
	memset(&e, 0, sizeof(e));
	o.threads = threads;
	o.publish = first != NULL ? published : NULL;
	o.arg = first;
	t = load_files(&path, 1, &o, &e);
	if (t == NULL)
		errx(1, "%s", e.msg);
	return t;
}

static void
measure_memory(const char *path, int threads)
{
	uint64_t before = private_bytes(), most = 0, loaded;
	pthread_t watcher;
	struct trace *t;

	if (pthread_create(&watcher, NULL, watch, &most) != 0)
		errx(1, "cannot make a thread");
	t = load(path, threads, NULL);
	loaded = private_bytes();
	atomic_store(&finished, 1);
	pthread_join(watcher, NULL);
	if (most < loaded)
		most = loaded;
	measure_say("loaded", (double)(loaded - before) /
	    (double)(t->nevents + 1), "B/event");
	measure_say("peak", (double)(most - before) /
	    (double)(t->nevents + 1), "B/event");
	measure_say("private", (double)(most - before) / 1e6, "MB");
}

static void
measure_first(const char *path, int threads, uint64_t start)
{
	uint64_t first = 0, end;

	load(path, threads, &first);
	end = measure_now();
	if (first == 0)			/* a small trace has one model only */
		first = end;
	measure_say("first", (double)(first - start) / 1e6, "ms");
	measure_say("all", (double)(end - start) / 1e9, "s");
}

static void
measure_load(const char *path, int threads, uint64_t start)
{
	struct trace *t = load(path, threads, NULL);
	uint64_t end = measure_now(), cpu = measure_cpu();

	measure_say("time", (double)(end - start) / 1e9, "s");
	measure_say("cpu", (double)cpu / 1e9, "s");
	measure_say("events", (double)t->nevents, "");
}

static void
list_kernels(void)
{
	int k;

	for (k = 0; k < KERNELS; k++)
		if (kernel_usable(k))
			printf("%s\n", kernel_name(k));
}

int
main(int argc, char **argv)
{
	uint64_t start = measure_start(argv);
	char mode = argc > 1 && argv[1][0] == '-' ? argv[1][1] : '\0';
	int threads;

	xmalloc_setup();
	if (mode != '\0') {
		argc--;
		argv++;
	}
	if (getenv("BENCH_MEMORY") != NULL)
		spill_limit(strtoull(getenv("BENCH_MEMORY"), NULL, 10));
	if (mode == 'k') {
		list_kernels();
		return 0;
	}
	if (argc < 2 || argc > 3 || strchr("fm", mode) == NULL)
		errx(2, "usage: load [-f | -m] FILE [THREADS], load -k");
	threads = argc > 2 ? (int)strtol(argv[2], NULL, 10) : 0;
	if (mode == 'm')
		measure_memory(argv[1], threads);
	else if (mode == 'f')
		measure_first(argv[1], threads, start);
	else
		measure_load(argv[1], threads, start);
	/* do not measure freeing the model */
	_exit(fflush(stdout) != 0);
}
