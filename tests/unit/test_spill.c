/*
 * spill: blocks beyond the limit lie in files, have the same bytes, and are
 * given back.
 */
#include "config.h"

#include <sys/statvfs.h>
#ifdef __linux__
#include <sys/vfs.h>
#endif
#include <sys/wait.h>

#include <pthread.h>
#include <unistd.h>

#include "test.h"
#include "ttv/spill.h"
#include "ttv/tempfile.h"
#include "ttv/xmalloc.h"

#define MIB	((size_t)1 << 20)

/* Returns the bytes of a row of /proc/self/status, or -1. */
static long long
status(const char *row)
{
	FILE *f = fopen("/proc/self/status", "r");
	size_t len = strlen(row);
	long long n = -1;
	char line[256];

	while (f != NULL && fgets(line, sizeof(line), f) != NULL)
		if (strncmp(line, row, len) == 0 && line[len] == ':')
			n = strtoll(line + len + 1, NULL, 10) * 1024;
	if (f != NULL)
		fclose(f);
	return n;
}

/* Returns whether memory can be moved here: Linux, a folder on a disk. */
static int
can_spill(void)
{
	void *p = spill_map(MIB);

	xunmap(p, MIB);
	if (p == NULL)
		printf("# %s: skip: no folder for temporary files on a disk\n",
		    test_name);
	return p != NULL && status("VmData") > 0;
}

static void
fill(unsigned char *p, size_t n, unsigned seed)
{
	size_t i;

	for (i = 0; i < n; i += 512)
		p[i] = (unsigned char)(seed + i / 512);
}

static size_t
wrong(const unsigned char *p, size_t n, unsigned seed)
{
	size_t i, bad = 0;

	for (i = 0; i < n; i += 512)
		bad += p[i] != (unsigned char)(seed + i / 512);
	return bad;
}

TEST(blocks_beyond_the_limit_are_not_private)
{
	unsigned char *v[16];
	long long before;
	size_t i, bad = 0;

	if (!can_spill())
		return;
	spill_limit(1);
	before = status("RssAnon");
	for (i = 0; i < 16; i++) {
		v[i] = i % 3 == 0 ? xmalloc(8 * MIB) : i % 3 == 1 ?
		    xcalloc(8, MIB) : xlarge(MIB, 8);
		fill(v[i], 8 * MIB, (unsigned)i);
	}
	/* of 128 MiB; sanitizers have their own for each of them */
	CHECK(status("RssAnon") < before + (long long)(64 * MIB));
	for (i = 0; i < 16; i++) {
		bad += wrong(v[i], 8 * MIB, (unsigned)i);
		free(v[i]);
	}
	CHECK_INT(bad, 0);
	before = status("RssAnon");
	v[0] = xmap(64 * MIB);
	fill(v[0], 64 * MIB, 3);
	CHECK(status("RssAnon") < before + (long long)(32 * MIB));
	CHECK_INT(wrong(v[0], 64 * MIB, 3), 0);
	xunmap(v[0], 64 * MIB);
	spill_limit(UINT64_MAX);
}

TEST(within_the_limit_memory_is_private)
{
	long long before = status("RssAnon");
	unsigned char *p;

	if (!can_spill())
		return;
	spill_limit((uint64_t)status("VmData") + 64 * MIB);
	p = xmalloc(16 * MIB);
	memset(p, 1, 16 * MIB);
	CHECK(status("RssAnon") > before + (long long)(15 * MIB));
	free(p);
	spill_limit(UINT64_MAX);
}

/* The block grows from private memory into a file, from there, and back. */
TEST(growing_keeps_the_bytes)
{
	unsigned char *p = xmalloc(3 * MIB);
	size_t bad = 0;

	fill(p, 3 * MIB, 7);
	spill_limit(1);
	p = xreallocarray(p, 5, MIB);
	bad += wrong(p, 3 * MIB, 7);
	fill(p, 5 * MIB, 8);
	p = xreallocarray(p, 9 * MIB + 1, 1);
	bad += wrong(p, 5 * MIB, 8);
	fill(p, 9 * MIB, 9);
	p = xreallocarray(p, 4, MIB);
	bad += wrong(p, 4 * MIB, 9);
	spill_limit(UINT64_MAX);
	p = xreallocarray(p, 6, MIB);
	bad += wrong(p, 4 * MIB, 9);
	p = xreallocarray(p, 100, 1);
	bad += wrong(p, 100, 9);
	free(p);
	CHECK_INT(bad, 0);
}

TEST(zeros_are_zeros)
{
	unsigned char *p;
	size_t i, bad = 0;

	p = malloc(4 * MIB);		/* what it leaves is taken again */
	if (p == NULL)
		return;
	memset(p, 0xff, 4 * MIB);
	free(p);
	spill_limit(1);
	p = xcalloc(4 * MIB, 1);
	for (i = 0; i < 4 * MIB; i++)
		bad += p[i] != 0;
	free(p);
	p = xmap(4 * MIB + 5);
	for (i = 0; i < 4 * MIB + 5; i++)
		bad += p[i] != 0;
	memset(p, 0xff, 4 * MIB);
	xdrop(p, 2 * MIB);
	for (i = 0; i < 2 * MIB; i++)
		bad += p[i] != 0;
	CHECK_INT(p[2 * MIB], 0xff);
	xunmap(p, 4 * MIB + 5);
	CHECK_INT(bad, 0);
	spill_limit(UINT64_MAX);
}

TEST(a_child_looks_at_its_own_memory)
{
	if (!can_spill())
		return;
	spill_limit(1);
	spill_forked();
	CHECK_INT(spill_short(), 1);
	spill_limit(UINT64_MAX);
	spill_forked();
	CHECK_INT(spill_short(), 0);
}

TEST(what_is_freed_leaves_the_disk)
{
	const char *dir = getenv("TMPDIR");
	struct statvfs v;
	unsigned char *p;
	uint64_t before;
	int i;

	if (!can_spill())
		return;
	dir = dir != NULL && *dir != '\0' ? dir : "/var/tmp";
	if (statvfs(dir, &v) == -1)
		return;
	before = (uint64_t)v.f_bavail * v.f_frsize;
	spill_limit(1);
	for (i = 0; i < 40; i++) {	/* 10 GB if it stayed */
		p = xmalloc(256 * MIB);
		p[128 * MIB] = 1;
		free(p);
	}
	spill_limit(UINT64_MAX);
	CHECK(statvfs(dir, &v) == 0);
	/* others write as well: not more than half of that */
	CHECK((uint64_t)v.f_bavail * v.f_frsize + 5000 * MIB > before);
}

TEST(no_folder_means_private_memory)
{
	const char *old = getenv("TMPDIR");
	char *keep = old == NULL ? NULL : xstrdup(old);
	unsigned char *p;

	setenv("TMPDIR", "/proc/nowhere", 1);
	spill_limit(1);
	CHECK(spill_map(MIB) == NULL);
	p = xmalloc(3 * MIB);
	fill(p, 3 * MIB, 1);
	p = xreallocarray(p, 5, MIB);
	CHECK_INT(wrong(p, 3 * MIB, 1), 0);
	free(p);
	p = xmap(3 * MIB);
	memset(p, 1, 3 * MIB);
	xdrop(p, 3 * MIB);
	CHECK_INT(p[MIB], 0);
	xunmap(p, 3 * MIB);
	spill_limit(UINT64_MAX);
	if (keep == NULL)
		unsetenv("TMPDIR");
	else
		setenv("TMPDIR", keep, 1);
	free(keep);
}

TEST(a_folder_in_memory_is_no_place)
{
	const char *old = getenv("TMPDIR");
	char *keep = old == NULL ? NULL : xstrdup(old);
#ifdef __linux__
	struct statfs s;

	if (statfs("/dev/shm", &s) == -1 || s.f_type != 0x01021994)
		printf("# %s: skip: /dev/shm is no tmpfs\n", test_name);
	else {
		setenv("TMPDIR", "/dev/shm", 1);
		CHECK(tempfile_disk() == NULL || strcmp(tempfile_disk(),
		    "/dev/shm") != 0);
		CHECK(strcmp(tempfile_dir(), "/dev/shm") == 0);
		tempfile_avoid_memory(1);
		CHECK(tempfile_disk() == NULL || strcmp(tempfile_dir(),
		    tempfile_disk()) == 0);
		tempfile_avoid_memory(0);
		CHECK(strcmp(tempfile_dir(), "/dev/shm") == 0);
	}
#endif
	/* a folder that is not there is the person's mistake, to be told */
	setenv("TMPDIR", "/proc/nowhere", 1);
	CHECK(strcmp(tempfile_disk(), "/proc/nowhere") == 0);
	if (keep == NULL)
		unsetenv("TMPDIR");
	else
		setenv("TMPDIR", keep, 1);
	free(keep);
}

static void *
churn(void *arg)
{
	uint64_t state = (uint64_t)(uintptr_t)arg;
	unsigned char *p = NULL;
	size_t n = 0, more, bad = 0;
	int i;

	for (i = 0; i < 50; i++) {
		more = test_random(&state) % (4 * MIB) + 1;
		p = xreallocarray(p, more, 1);
		bad += wrong(p, more < n ? more : n, 3);
		n = more;
		fill(p, n, 3);
	}
	free(p);
	return (void *)(uintptr_t)bad;
}

TEST(several_threads)
{
	pthread_t thread[4];
	void *bad;
	uintptr_t i, sum = 0;

	spill_limit((uint64_t)(status("VmData") < 0 ? 1 : status("VmData")) +
	    4 * MIB);
	for (i = 0; i < 4; i++)
		CHECK_INT(pthread_create(&thread[i], NULL, churn,
		    (void *)(i + 1)), 0);
	for (i = 0; i < 4; i++) {
		pthread_join(thread[i], &bad);
		sum += (uintptr_t)bad;
	}
	CHECK_INT(sum, 0);
	spill_limit(UINT64_MAX);
}

TEST(a_child_has_a_limit_of_its_own)
{
	int status = -1, bad;
	unsigned char *p;
	pid_t child;

	if (!can_spill())
		return;
	spill_limit(1);
	/* as if another thread were in the middle of an allocation */
	CHECK_INT(spill_begin(MIB), 1);
	if ((child = fork()) == 0) {
		spill_forked();
		p = xmalloc(8 * MIB);
		fill(p, 8 * MIB, 5);
		p = xreallocarray(p, 9, MIB);
		bad = wrong(p, 8 * MIB, 5) != 0;
		free(p);
		_exit(bad);
	}
	spill_done();
	CHECK(child > 0 && waitpid(child, &status, 0) == child);
	CHECK_INT(status, 0);
	spill_limit(UINT64_MAX);
}

TEST(a_machine_has_some_memory)
{
	CHECK(spill_default() > MIB);
}

TEST_MAIN
