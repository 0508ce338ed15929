#ifndef TTV_MODELS_H
#define TTV_MODELS_H
/*
 * Inputs that a test makes, the models that become of them in several ways, and
 * sums of all their facts: what test_seeds, test_places and test_varied have
 * in common.
 *
 * The inputs stand in a folder of their own, in memory if that can be, where
 * the test works.  FACTS=FILE writes what the sums are made of.
 */
#include <sys/stat.h>

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/hash.h"
#include "ttv/load.h"
#include "ttv/record.h"
#include "ttv/trace.h"
#include "ttv/track_path.h"
#include "ttv/tuning.h"
#include "ttv/warn.h"
#include "../../src/cmd/export.h"
#include "sums.h"
#include "test.h"

#define MODELS_LARGEST	40000		/* bytes; a larger seed is left out */
/* The folders below tests/fuzz/seeds whose seeds are traces. */
#define MODELS_FOLDERS(X)						\
	X(battor) X(etw) X(folded) X(ftrace) X(fuchsia) X(html) X(load)	\
	X(ninja) X(page) X(perf) X(perfetto) X(pprof) X(profile)	\
	X(simpleperf) X(spans) X(strace) X(threads)

#define MODELS_INPUT	"input"		/* the name of each input, whose bytes
					 * another file cannot have yet */

static char	models_memory[] = "/dev/shm/ttv-models.XXXXXX";
static char	models_disk[] = "/tmp/ttv-models.XXXXXX";
static const char *models_folder;
static int	models_top = -1;	/* the folder of the sources */
static FILE	*models_facts;

/* Returns the next number of splitmix64. */
static inline uint64_t
models_next(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

/* Adds what each track is called, by which it is found again. */
static inline void
models_add_paths(struct buf *to, const struct trace *t)
{
	struct track_paths *paths = track_paths_new(t);
	char path[TRACK_PATH_MAX];
	uint32_t i;

	for (i = 0; i < t->ntracks; i++) {
		track_path(paths, i, path, sizeof(path));
		CHECK_INT(track_path_find(paths, path), i);
		buf_printf(to, "%s\n", path);
	}
	track_paths_free(paths);
}

/* Adds the rows of all tables of facts. */
static inline void
models_add_records(struct buf *to, const struct trace *t)
{
	const int64_t *row;
	unsigned table, k;
	uint32_t i;

	for (table = 0; table < RECORDS; table++)
		for (i = 0; i < record_count(t, (enum record_kind)table); i++) {
			row = record_row(t, (enum record_kind)table, i);
			buf_adds(to, record_tables[table].name);
			for (k = 0; k < record_tables[table].ncells; k++)
				if (record_tables[table].types[k] ==
				    RECORD_STRING && row[k] != RECORD_NULL)
					buf_printf(to, " %s", trace_str(t,
					    (uint32_t)row[k]));
				else
					buf_printf(to, " %lld",
					    (long long)row[k]);
			buf_addc(to, '\n');
		}
}

/* Adds all facts of a model: those of the export, and what it has not. */
static inline void
models_add_facts(struct buf *to, const struct trace *t)
{
	const struct warn_entry *e;
	uint32_t i, k;

	export_buf(to, t);
	buf_printf(to, "%llu events, wall %d %lld, unit %s\n",
	    (unsigned long long)t->nevents, t->has_wall, (long long)t->wall,
	    t->time_unit);
	for (i = 0; i < t->nrows; i++)
		buf_printf(to, "row %u %u %u %u %u\n", t->rows[i].track,
		    t->rows[i].lane, t->rows[i].depth, t->rows[i].first,
		    t->rows[i].n);
	for (i = 0; i < t->nevent_counts; i++)
		buf_printf(to, "%s %llu\n", trace_str(t,
		    t->event_counts[i].name),
		    (unsigned long long)t->event_counts[i].n);
	for (i = 0; i < WARN_MAX; i++) {
		e = &t->warn.entry[i];
		if (e->count == 0)
			continue;
		buf_printf(to, "%s %llu", warn_name((enum warn_code)i),
		    (unsigned long long)e->count);
		for (k = 0; k < e->nplaces; k++)
			buf_printf(to, " %llu",
			    (unsigned long long)e->places[k]);
		buf_addc(to, '\n');
	}
	models_add_records(to, t);
	models_add_paths(to, t);
}

/* Loads a path, and adds its facts or why there are none. */
static inline struct trace *
models_load(struct buf *to, const char *path, int threads, int compat)
{
	struct load_options options = { .threads = threads,
	    .compat = compat };
	struct trace *t;
	struct err err;

	err_clear(&err);
	buf_clear(to);
	if ((t = load_files(&path, 1, &options, &err)) == NULL)
		buf_printf(to, "%s at %llu\n", err.msg + (strncmp(err.msg,
		    path, strlen(path)) == 0 ? strlen(path) : 0),
		    (unsigned long long)err.offset);
	else
		models_add_facts(to, t);
	return t;
}

/* Adds a sum of what stands in a buffer, and empties it. */
static inline uint64_t
models_sum(struct buf *row, uint64_t before, struct buf *b)
{
	uint64_t sum = hash_bytes(before, b->data, b->len);

	if (models_facts != NULL)
		fwrite(b->data, 1, b->len, models_facts);
	buf_clear(b);
	if (row != NULL)
		buf_printf(row, " %08x", (unsigned)(sum ^ sum >> 32));
	return sum;
}

/* Writes all bytes to a file, which is closed. */
static inline void
models_put(int fd, const struct buf *data)
{
	size_t done = 0;
	ssize_t n;

	CHECK(fd != -1);
	while (done < data->len &&
	    (n = write(fd, data->data + done, data->len - done)) > 0)
		done += (size_t)n;
	close(fd);
}

/*
 * Makes a model of an input with small thresholds and some threads, and one
 * with neither, as trace_processor reads it if compat is 1; both agree.  Adds
 * the facts.
 */
static inline struct trace *
models_of(struct buf *to, const struct buf *data, int threads, int compat,
    const char *name)
{
	struct buf other = BUF_INIT;
	struct tuning kept = tuning;
	struct trace *t;

	models_put(open(MODELS_INPUT, O_WRONLY | O_CREAT | O_TRUNC, 0600),
	    data);
	tuning_set_small();
	if ((t = models_load(&other, MODELS_INPUT, threads, compat)) != NULL)
		trace_free(t);
	tuning = kept;
	t = models_load(to, MODELS_INPUT, 1, compat);
	if (!CHECK_MEM(other.data, other.len, to->data, to->len))
		printf("# %s with small thresholds\n", name);
	buf_free(&other);
	return t;
}

/* Reads a file below the sources. */
static inline void
models_take(struct buf *b, const char *path)
{
	int fd = openat(models_top, path, O_RDONLY);
	char bytes[4096];
	ssize_t n;

	CHECK(fd != -1);
	buf_clear(b);
	while ((n = read(fd, bytes, sizeof(bytes))) > 0)
		buf_add(b, bytes, (size_t)n);
	buf_addc(b, '\0');
	b->len--;
	close(fd);
}

/* Leaves of a case of tests/load its input, if it is there verbatim. */
static inline void
models_input_of(struct buf *b)
{
	static const char head[] = "\n--- input\n";
	char *from = strstr(b->data, head), *to = NULL;

	if (from != NULL) {
		from += sizeof(head) - 1;
		to = strstr(from - 1, "\n--- ");
	}
	b->len = to != NULL && to > from ? (size_t)(to - from) : 0;
	if (b->len > 0)
		memmove(b->data, from, b->len);
}

/* Goes to the folder of inputs, once. */
static inline void
models_begin(void)
{
	const char *source = getenv("top_srcdir");

	if (models_top != -1)
		return;
	models_top = open(source != NULL ? source : ".", O_RDONLY);
	if (getenv("FACTS") != NULL)
		models_facts = fopen(getenv("FACTS"), "w");
	models_folder = mkdtemp(models_memory) != NULL ? models_memory :
	    mkdtemp(models_disk);
	CHECK(models_folder != NULL && chdir(models_folder) == 0);
	setenv("TMPDIR", models_folder, 1);
}

/* Holds a row against a file below the sources. */
static inline void
models_row(const char *sums, struct buf *row)
{
	buf_addc(row, '\n');
	CHECK_INT(fchdir(models_top), 0);
	sums_check(sums, row);
	CHECK_INT(chdir(models_folder), 0);
}

/*
 * Calls fn with the bytes and the name of each file of a folder with a suffix
 * that is neither empty nor too large; of .t with the input in it.
 */
static inline void
models_each(const char *folder, const char *suffix,
    void (*fn)(const struct buf *, const char *, int), int arg)
{
	struct buf seed = BUF_INIT;
	struct dirent **names = NULL;
	char path[400], *name;
	int i, count;

	models_begin();
	CHECK_INT(fchdir(models_top), 0);
	count = scandir(folder, &names, NULL, alphasort);
	CHECK(count > 2);
	CHECK_INT(chdir(models_folder), 0);
	for (i = 0; i < count; i++) {
		name = names[i]->d_name;
		snprintf(path, sizeof(path), "%s/%s", folder, name);
		if (name[0] != '.' && strlen(name) > strlen(suffix) &&
		    strcmp(name + strlen(name) - strlen(suffix), suffix) == 0) {
			models_take(&seed, path);
			if (*suffix != '\0')
				models_input_of(&seed);
			snprintf(path, sizeof(path), "%s/%s",
			    strrchr(folder, '/') + 1, name);
			if (seed.len != 0 && seed.len <= MODELS_LARGEST)
				fn(&seed, path, arg);
		}
		free(names[i]);
	}
	free(names);
	buf_free(&seed);
}

/* The same of the inputs of tests/load that a program assembles. */
static inline void
models_each_assembled(void (*fn)(const struct buf *, const char *, int),
    int arg)
{
	char folder[100], command[300];

	models_begin();
	CHECK_INT(fchdir(models_top), 0);
	snprintf(folder, sizeof(folder), "%s/inputs", models_folder);
	CHECK_INT(mkdir(folder, 0700), 0);
	snprintf(command, sizeof(command), "tests/load/check --inputs %s",
	    folder);
	CHECK_INT(system(command), 0);
	models_each(folder, "", fn, arg);
	snprintf(command, sizeof(command), "rm -r %s", folder);
	CHECK_INT(system(command), 0);
}

/* Ends the last test, in which all rows of a file were there. */
static inline void
models_end(const char *sums)
{
	if (models_top == -1)
		return;
	unlink(MODELS_INPUT);
	rmdir(models_folder);
	CHECK_INT(fchdir(models_top), 0);
	sums_end(sums);
}

#endif
