/*
 * index_key: what an index depends on: the program, the options that change a
 * model, and of each file its place, its time and some of its bytes.
 */
#include "config.h"

#include <sys/stat.h>

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/inflate.h"
#include "ttv/load.h"
#include "index_int.h"

#define KEY_HEAD	16		/* bytes: what tells a form */
#define KEY_ENDS	(32u << 10)	/* bytes of the head and of the tail */
#define KEY_BLOCK	(4u << 10)	/* of each block between them: a page */
#define KEY_BLOCKS	8
#define KEY_PROGRAM	"/proc/self/exe"

static void
key_number(struct index_key *k, uint64_t v)
{
	buf_add(&k->text, &v, sizeof(v));
}

static void
key_text(struct index_key *k, const char *s)
{
	size_t n = s == NULL ? 0 : strlen(s) + 1;

	key_number(k, n);
	buf_add(&k->text, s == NULL ? "" : s, n);
}

/* Adds the sum of at most n bytes of a file. */
static int
key_block(struct index_key *k, int fd, uint64_t at, size_t n)
{
	static const size_t most = KEY_ENDS;
	char *p = malloc(most);
	ssize_t got;

	if (p == NULL)
		return -1;
	got = pread(fd, p, n < most ? n : most, (off_t)at);
	if (got >= 0)
		key_number(k, index_sum(at, p, (size_t)got));
	free(p);
	return got < 0 ? -1 : 0;
}

static int
key_blocks(struct index_key *k, int fd, uint64_t size)
{
	uint64_t tail = size > KEY_ENDS ? size - KEY_ENDS : 0;
	int i;

	if (key_block(k, fd, 0, KEY_ENDS) == -1 ||
	    key_block(k, fd, tail, KEY_ENDS) == -1)
		return -1;
	for (i = 1; i <= KEY_BLOCKS && size > 2 * KEY_ENDS; i++)
		if (key_block(k, fd, size / (KEY_BLOCKS + 1) * (unsigned)i /
		    KEY_BLOCK * KEY_BLOCK, KEY_BLOCK) == -1)
			return -1;
	return 0;
}

static void
key_stat(struct index_key *k, const struct stat *st)
{
	key_number(k, (uint64_t)st->st_dev);
	key_number(k, (uint64_t)st->st_ino);
	key_number(k, (uint64_t)st->st_size);
	key_number(k, (uint64_t)st->st_mtim.tv_sec);
	key_number(k, (uint64_t)st->st_mtim.tv_nsec);
	/* mtime can be set, so a file can be written and look as before */
	key_number(k, (uint64_t)st->st_ctim.tv_sec);
	key_number(k, (uint64_t)st->st_ctim.tv_nsec);
}

int
index_key_is_part(const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	char head[KEY_HEAD];
	ssize_t n;

	if (fd == -1)
		return 0;
	n = pread(fd, head, sizeof(head), 0);
	close(fd);
	return n > 0 && inflate_is_part(head, (size_t)n);
}

static int
key_file(struct index_key *k, const char *path)
{
	struct stat st;
	int fd, r = -1;

	/* a FIFO must not be opened: that would wait, or take its bytes; of a
	 * folder a change of another file would not be seen */
	if (strcmp(path, "-") == 0 || stat(path, &st) == -1 ||
	    !S_ISREG(st.st_mode) || st.st_size == 0 ||
	    index_key_is_part(path) ||
	    (fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)) == -1)
		return -1;
	if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode)) {
		key_stat(k, &st);
		r = key_blocks(k, fd, (uint64_t)st.st_size);
	}
	close(fd);
	return r;
}

/* Adds what tells this program from one that makes other models. */
static void
key_program(struct index_key *k)
{
	struct stat st;
	int fd;

	key_text(k, PACKAGE_VERSION);
	key_number(k, INDEX_FORMAT);
	/*
	 * a version under development changes without its number; the first
	 * page has the number that a linker gives each build
	 */
	if ((fd = open(KEY_PROGRAM, O_RDONLY | O_CLOEXEC)) == -1)
		return;
	if (fstat(fd, &st) == 0)
		key_stat(k, &st);
	key_block(k, fd, 0, KEY_BLOCK);
	close(fd);
}

/* Adds a folder of --symbols: its path, and when names in it changed. */
static void
key_folder(struct index_key *k, const char *path)
{
	struct stat st;

	key_text(k, path);
	if (stat(path, &st) == 0)
		key_stat(k, &st);
}

int
index_key_make(struct index_key *k, const char *const *paths, size_t n,
    const struct load_options *o)
{
	size_t i;

	memset(k, 0, sizeof(*k));
	key_program(k);
	key_number(k, (uint64_t)o->compat);
	key_number(k, (uint64_t)o->mangled);
	for (i = 0; i < o->nsymbols; i++)
		key_folder(k, o->symbols[i]);
	key_text(k, o->align);
	key_number(k, o->noffsets);
	for (i = 0; i < o->noffsets; i++)
		key_text(k, o->offsets[i]);
	key_number(k, n);
	for (i = 0; i < n; i++) {
		if (key_file(k, paths[i]) == -1)
			break;
		if (o->noffsets > 0)	/* an offset names its file */
			key_text(k, paths[i]);
	}
	if (i < n || n == 0) {
		index_key_free(k);
		return -1;
	}
	snprintf(k->name, sizeof(k->name), "%016llx%016llx" INDEX_SUFFIX,
	    (unsigned long long)index_sum(1, k->text.data, k->text.len),
	    (unsigned long long)index_sum(2, k->text.data, k->text.len));
	return 0;
}

void
index_key_free(struct index_key *k)
{
	buf_free(&k->text);
}

int
index_key_equal(const struct index_key *a, const struct index_key *b)
{
	return a->text.len == b->text.len &&
	    memcmp(a->text.data, b->text.data, a->text.len) == 0;
}
