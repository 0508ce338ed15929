/*
 * replay: runs a fuzz target on files, without a fuzzer.
 *
 * 	fuzz_NAME [-n VERSIONS] [-k KEPT] FILE|FOLDER...
 *
 * Each file as it is, then VERSIONS damaged ones: cut short at offsets spread
 * over it, bytes flipped, bytes replaced by meaningful ones.  Every second
 * version comes from the target's own mutator if it has one.  The versions are
 * the same in every run.
 *
 * A target that crashes ends the program; the line before names the version
 * and the file.  A target that takes more than LIMIT seconds is ended too.
 * Best run in a build with sanitizers.  KEPT is a file that gets the version
 * that ran last.
 */
#include "config.h"

#include <sys/stat.h>

#include <dirent.h>
#include <err.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fuzz.h"

#define LIMIT		60		/* s for one input */
#define SIZE_MAX_	(8 << 20)	/* bytes of a file, damaged or not */
#define MUTATED_MORE	16384		/* bytes that a mutator may add */

static unsigned int	files;
static int		versions = 20;
static const char	*kept;		/* path */
static char		doing[1200];	/* the current version, for the
					 * handler */

static uint64_t
random64(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

#ifdef TTV_ASAN
void	__sanitizer_set_death_callback(void (*)(void));
#endif

/* Prints `doing`; safe in a signal handler. */
static void
say(void)
{
	static const char what[] = "not ok: crash or hang in ";

	if (write(STDOUT_FILENO, what, sizeof(what) - 1) == -1 ||
	    write(STDOUT_FILENO, doing, strlen(doing)) == -1 ||
	    write(STDOUT_FILENO, "\n", 1) == -1)
		_exit(1);
}

static void
report(int sig)
{
	say();
	signal(sig, SIG_DFL);
	raise(sig);
}

static void
keep(const uint8_t *data, size_t len)
{
	FILE *f;

	if (kept == NULL)
		return;
	if ((f = fopen(kept, "wb")) == NULL ||
	    fwrite(data, 1, len, f) != len || fclose(f) != 0)
		err(1, "%s", kept);
}

static void
run(const uint8_t *data, size_t len)
{
	uint8_t *exact;

	keep(data, len);
	/* of the exact size, so that a byte too much is detected */
	if ((exact = malloc(len > 0 ? len : 1)) == NULL)
		err(1, NULL);
	memcpy(exact, data, len);
	alarm(LIMIT);
	LLVMFuzzerTestOneInput(exact, len);
	alarm(0);
	free(exact);
}

static void
damaged(const char *path, const uint8_t *data, size_t len, int version)
{
	static const char meaning[] = "{}[],:\"\\-.eE0n \t\n";
	uint64_t state = (uint64_t)version * 1000003 + len;
	uint8_t *copy;
	size_t at, i, n = 1 + (size_t)version % 4;

	at = len / ((size_t)versions + 1) * ((size_t)version + 1) +
	    random64(&state) % (len / ((size_t)versions + 1) + 1);
	if (at >= len)
		at = len - 1;
	if (version % 3 == 0) {
		snprintf(doing, sizeof(doing), "%s cut at %zu", path, at);
		run(data, at);
		return;
	}
	if ((copy = malloc(len)) == NULL)
		err(1, NULL);
	memcpy(copy, data, len);
	for (i = 0; i < n && at + i < len; i++)
		if (version % 3 == 1)
			copy[at + i] ^= (uint8_t)(1u << random64(&state) % 8);
		else
			copy[at + i] = (uint8_t)meaning[random64(&state) %
			    (sizeof(meaning) - 1)];
	snprintf(doing, sizeof(doing), "%s with %zu bytes %s at %zu", path, n,
	    version % 3 == 1 ? "flipped" : "replaced", at);
	run(copy, len);
	free(copy);
}

#pragma weak LLVMFuzzerCustomMutator

size_t
LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max)
{
	static uint64_t state;

	(void)max;
	if (size > 0)
		data[random64(&state) % size] ^=
		    (uint8_t)(1u << random64(&state) % 8);
	return size;
}

/* Makes another version by a few calls of the target's own mutator. */
static void
mutated(const char *path, const uint8_t *data, size_t len, int version)
{
	size_t max = len + MUTATED_MORE;
	uint8_t *copy;
	int i;

	if ((copy = malloc(max)) == NULL)
		err(1, NULL);
	memcpy(copy, data, len);
	for (i = 0; i <= version % 8; i++)
		len = LLVMFuzzerCustomMutator(copy, len, max,
		    (unsigned int)(version * 8 + i));
	snprintf(doing, sizeof(doing), "%s mutated, version %d", path,
	    version);
	run(copy, len);
	free(copy);
}

static void
file(const char *path, size_t size)
{
	uint8_t *data;
	FILE *f;
	int i;

	if ((f = fopen(path, "rb")) == NULL)
		err(1, "%s", path);
	if ((data = malloc(size > 0 ? size : 1)) == NULL)
		err(1, NULL);
	size = fread(data, 1, size, f);
	fclose(f);

	snprintf(doing, sizeof(doing), "%s", path);
	run(data, size);
	for (i = 0; size > 0 && size <= SIZE_MAX_ && i < versions; i++)
		if (i % 2 == 0 || LLVMFuzzerCustomMutator == NULL)
			damaged(path, data, size, i);
		else
			mutated(path, data, size, i);
	free(data);
	printf("ok %s\n", path);
	files++;
}

static void
walk(const char *path)
{
	struct dirent **names;
	struct stat st;
	char below[1024];
	int i, n;

	if (stat(path, &st) == -1)
		err(1, "%s", path);
	if (!S_ISDIR(st.st_mode)) {
		file(path, (size_t)st.st_size);
		return;
	}
	if ((n = scandir(path, &names, NULL, alphasort)) == -1)
		err(1, "%s", path);
	for (i = 0; i < n; i++) {
		if (names[i]->d_name[0] != '.') {
			snprintf(below, sizeof(below), "%s/%s", path,
			    names[i]->d_name);
			walk(below);
		}
		free(names[i]);
	}
	free(names);
}

int
main(int argc, char **argv)
{
	static const int signals[] = { SIGALRM, SIGABRT, SIGSEGV, SIGBUS,
	    SIGFPE, SIGILL };
	size_t i, n = sizeof(signals) / sizeof(signals[0]);
	int c;

	while ((c = getopt(argc, argv, "k:n:")) != -1)
		if (c == 'k')
			kept = optarg;
		else if (c == 'n')
			versions = (int)strtol(optarg, NULL, 10);
		else
			return 2;
	setvbuf(stdout, NULL, _IOLBF, 0);
#ifdef TTV_ASAN
	/* the sanitizer reports the crash; this adds the input */
	__sanitizer_set_death_callback(say);
	n = 2;
#endif
	for (i = 0; i < n; i++)
		signal(signals[i], report);
	for (; optind < argc; optind++)
		walk(argv[optind]);
	printf("%u passed, 0 failed\n", files);
	return 0;
}
