/*
 * seeds: the seeds of the fuzz targets and the inputs of tests/load, whole and
 * damaged, and events made at random, as traces.
 *
 * Small thresholds and three threads make the same model of them, to the last
 * warning; so does a pipe, and the seed as gzip makes it.  seeds.sums has a row
 * for each seed: a sum of all facts, warnings and messages, one of the written
 * formats, of the tables of SQL, of some frames, and one for SUM_OF damaged
 * versions.  After a change that is meant, UPDATE=1 writes the rows anew;
 * FACTS=FILE writes what the sums are made of, to be looked at before and
 * after.
 */
#include "config.h"

#include <sys/stat.h>

#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#include "ttv/app.h"
#include "ttv/canvas.h"
#include "ttv/err.h"
#include "ttv/hash.h"
#include "ttv/load.h"
#include "ttv/script.h"
#include "ttv/trace.h"
#include "ttv/track_path.h"
#include "ttv/tuning.h"
#include "ttv/warn.h"
#include "ttv/write.h"
#include "../../src/cmd/export.h"
#include "../../src/sql/table.h"
#include "sql_ask.h"
#include "sums.h"
#include "test.h"

#define SUM_OF		4		/* versions in a sum */
#define VERSIONS	(6 * SUM_OF)	/* damaged ones of a seed */
#define FEW		SUM_OF		/* of an input of tests/load */
#define RANDOM		60		/* traces of random events */
#define LARGEST		40000		/* bytes; a larger seed is left out */
#define SUMS		"tests/unit/seeds.sums"
#define INPUT		"input"		/* the name of each version ... */
#define PACKED		"packed"	/* ... and of a seed as gzip makes it;
					 * the first is mapped then */

/* Keys between frames that reach most kinds of lines. */
static const char *const frames[] = {
	"", "<Enter>", "i", "<Esc>jJl", "F", "qw/e<Enter>", "C", "qVll", "g1",
	"qfg4", "qgd", "?"
};

/* Where inputs are written, in memory if that can be. */
static char	work[] = "/dev/shm/ttv-seeds.XXXXXX";
static char	disk[] = "/tmp/ttv-seeds.XXXXXX";
static const char *folder_of_inputs;
static int	top = -1;		/* the folder of the sources */
static FILE	*facts_file;

/* Returns the next number of splitmix64. */
static uint64_t
next(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

/* Makes a damaged version of a seed, which is not empty. */
static void
damage(struct buf *b, const struct buf *seed, int version)
{
	static const char meaning[] = "{}[],:\"\\-.eE0n \t\n;/";
	uint64_t state = (uint64_t)version * 1000003 + seed->len;
	size_t at = (size_t)(next(&state) % seed->len), i;
	size_t n = (size_t)(next(&state) % (seed->len - at) % 200);

	buf_clear(b);
	buf_add(b, seed->data, version % 6 == 0 ? at : seed->len);
	switch (version % 6) {
	case 1:				/* flip a bit of some bytes */
		for (i = 0; i < 4; i++) {
			at = (size_t)(next(&state) % seed->len);
			b->data[at] ^= (char)(1 << next(&state) % 7);
		}
		break;
	case 2:				/* other bytes, that mean something */
		for (i = at; i < at + n % 4 + 1 && i < b->len; i++)
			b->data[i] = meaning[next(&state) %
			    (sizeof(meaning) - 1)];
		break;
	case 3:				/* a piece is missing */
		memmove(b->data + at, b->data + at + n, b->len - at - n);
		b->len -= n;
		break;
	case 4:				/* a piece is there twice */
		buf_add(b, seed->data + at, seed->len - at);
		memcpy(b->data + at + n, seed->data + at, seed->len - at);
		b->len = seed->len + n;
		break;
	case 5:				/* digits become others */
		for (i = at; i < b->len && n > 0; i++)
			if (b->data[i] >= '0' && b->data[i] <= '9') {
				b->data[i] = (char)('0' + next(&state) % 10);
				n /= 2;
			}
	}
}

/* Adds what each track is called, by which it is found again. */
static void
add_paths(struct buf *to, const struct trace *t)
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

/* Adds all facts of a model: those of the export, and what it has not. */
static void
add_facts(struct buf *to, const struct trace *t)
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
	add_paths(to, t);
}

/* Loads a path, and adds its facts or why there are none. */
static struct trace *
load(struct buf *to, const char *path, int threads)
{
	struct load_options options = { .threads = threads };
	struct trace *t;
	struct err err;

	err_clear(&err);
	buf_clear(to);
	if ((t = load_files(&path, 1, &options, &err)) == NULL)
		buf_printf(to, "%s at %llu\n", err.msg + (strncmp(err.msg,
		    path, strlen(path)) == 0 ? strlen(path) : 0),
		    (unsigned long long)err.offset);
	else
		add_facts(to, t);
	return t;
}

/* Adds the trace in each format that can be written, and what is lost. */
static void
add_written(struct buf *to, struct trace *t)
{
	const struct write_format *f;
	struct write_report report;
	struct write_to into = { to, NULL, NULL };
	struct cut cut;
	int i;

	for (f = write_formats; f->name != NULL; f++) {
		memset(&report, 0, sizeof(report));
		cut_open(&cut, t, NULL, NULL, INT64_MIN, INT64_MAX, 0);
		f->write(&cut, &into, &report);
		cut_close(&cut);
		for (i = 0; i < WRITE_LOSSES; i++)
			buf_printf(to, " %llu",
			    (unsigned long long)report.n[i]);
	}
}

struct tables {
	struct buf	*to;
	struct sql	*sql;
};

static int
add_table(void *arg, const struct sql_table *table)
{
	struct tables *a = arg;
	struct answer rows;
	char text[200];

	if (strncmp(table->name, "__", 2) == 0)
		return 0;		/* of the modules, not of the trace */
	memset(&rows, 0, sizeof(rows));
	snprintf(text, sizeof(text), "select * from %s", table->name);
	ask_in(a->sql, text, &rows);
	buf_printf(a->to, "%s %s\n%s", table->name, rows.rc == -1 ?
	    rows.error.msg : rows.names.data, rows.rc == -1 ? "" :
	    rows.b.data);
	free_answer(&rows);
	return 0;
}

/* Adds all rows of all tables. */
static void
add_tables(struct buf *to, struct trace *t)
{
	struct tables a = { to, sql_open(t) };

	table_each(add_table, &a);
	sql_close(a.sql);
}

/* Adds what a viewer shows after each of some keys. */
static void
add_frames(struct buf *to, struct trace *t)
{
	struct canvas *canvas = canvas_new(90, 28);
	struct app app;
	struct err err;
	size_t i;

	err_clear(&err);
	app_init(&app, t, 90, 28);
	for (i = 0; i < sizeof(frames) / sizeof(*frames); i++) {
		CHECK_INT(script_play(&app, frames[i], &err), 0);
		app_settle(&app);
		app_draw(&app, canvas);
		canvas_dump_text(canvas, to);
	}
	app_free(&app);
	canvas_free(canvas);
}

/* Adds a sum of what stands in a buffer, and empties it. */
static uint64_t
add_sum(struct buf *row, uint64_t before, struct buf *b)
{
	uint64_t sum = hash_bytes(before, b->data, b->len);

	if (facts_file != NULL)
		fwrite(b->data, 1, b->len, facts_file);
	buf_clear(b);
	if (row != NULL)
		buf_printf(row, " %08x", (unsigned)(sum ^ sum >> 32));
	return sum;
}

/* Writes all bytes to a file, which is closed. */
static void
put(int fd, const struct buf *data)
{
	size_t done = 0;
	ssize_t n;

	CHECK(fd != -1);
	while (done < data->len &&
	    (n = write(fd, data->data + done, data->len - done)) > 0)
		done += (size_t)n;
	close(fd);
}

/* What goes through a pipe. */
struct through {
	const struct buf	*data;
	int			 fd;
};

static void *
put_through(void *arg)
{
	struct through *p = arg;

	put(p->fd, p->data);
	return NULL;
}

/* Checks that the bytes make the same model when they come by a pipe. */
static void
by_pipe(const struct buf *data, const struct buf *facts, const char *name)
{
	struct buf other = BUF_INIT;
	struct through p = { data, -1 };
	pthread_t thread;
	struct trace *t;
	char path[32];
	int fds[2];

	CHECK_INT(pipe(fds), 0);
	p.fd = fds[1];
	snprintf(path, sizeof(path), "/dev/fd/%d", fds[0]);
	CHECK_INT(pthread_create(&thread, NULL, put_through, &p), 0);
	if ((t = load(&other, path, 1)) != NULL)
		trace_free(t);
	pthread_join(thread, NULL);	/* a pipe has room for all */
	close(fds[0]);
	if (!CHECK_MEM(other.data, other.len, facts->data, facts->len))
		printf("# %s by a pipe\n", name);
	buf_free(&other);
}

/* Checks that the bytes make the same model when they are compressed. */
static void
by_gzip(const struct buf *data, const struct buf *facts, const char *name)
{
	static const char said_of_it[] = ",\"compression\":\"gzip\"";
	struct buf other = BUF_INIT;
	gzFile f = gzopen(PACKED, "wb");
	struct trace *t;
	char *said;

	CHECK(f != NULL);
	gzwrite(f, data->data, (unsigned)data->len);
	gzclose(f);
	if ((t = load(&other, PACKED, 1)) != NULL)
		trace_free(t);
	buf_addc(&other, '\0');
	other.len--;
	if ((said = strstr(other.data, said_of_it)) != NULL) {
		memmove(said, said + strlen(said_of_it), other.len -
		    (size_t)(said - other.data) - strlen(said_of_it));
		other.len -= strlen(said_of_it);
	}
	if (!CHECK_MEM(other.data, other.len, facts->data, facts->len))
		printf("# %s as gzip\n", name);
	buf_free(&other);
}

/* Makes a model of a version in two ways, which agree, and adds its facts. */
static struct trace *
version(struct buf *to, const struct buf *data, const char *name)
{
	struct buf other = BUF_INIT;
	struct tuning kept = tuning;
	struct trace *t;

	put(open(INPUT, O_WRONLY | O_CREAT | O_TRUNC, 0600), data);
	tuning_set_small();
	if ((t = load(&other, INPUT, 3)) != NULL)
		trace_free(t);
	tuning = kept;
	t = load(to, INPUT, 1);
	if (!CHECK_MEM(other.data, other.len, to->data, to->len))
		printf("# %s with small thresholds\n", name);
	buf_free(&other);
	return t;
}

/* Adds the sums of a seed, and of n damaged versions of it. */
static void
add_seed(struct buf *row, const struct buf *seed, const char *name, int n)
{
	static void (*const ways[])(struct buf *, struct trace *) = {
		add_written, add_tables, add_frames
	};
	struct buf b = BUF_INIT, text = BUF_INIT;
	struct trace *t = version(&text, seed, name);
	uint64_t sum = HASH_BYTES;
	size_t i;
	int k;

	if (facts_file != NULL)
		fprintf(facts_file, "\n== %s\n", name);
	by_pipe(seed, &text, name);
	if (seed->data[0] != '\x1f')	/* of gzip already */
		by_gzip(seed, &text, name);
	add_sum(row, HASH_BYTES, &text);
	for (i = 0; t != NULL && i < sizeof(ways) / sizeof(*ways); i++) {
		ways[i](&text, t);
		add_sum(row, HASH_BYTES, &text);
	}
	if (t != NULL)
		trace_free(t);
	for (k = 0; k < n; k++) {
		damage(&b, seed, k);
		if ((t = version(&text, &b, name)) != NULL)
			trace_free(t);
		sum = add_sum(k % SUM_OF == SUM_OF - 1 ? row : NULL, sum,
		    &text);
	}
	buf_free(&b);
	buf_free(&text);
}

/* Holds a seed, which may be empty, against its row. */
static void
check_seed(const struct buf *seed, const char *name, int n)
{
	struct buf row = BUF_INIT;

	if (seed->len == 0 || seed->len > LARGEST)
		return;
	buf_adds(&row, name);
	add_seed(&row, seed, name, n);
	buf_addc(&row, '\n');
	CHECK_INT(fchdir(top), 0);
	sums_check(SUMS, &row);
	CHECK_INT(chdir(folder_of_inputs), 0);
	buf_free(&row);
}

/* Reads a file below the sources. */
static void
take(struct buf *b, const char *path)
{
	int fd = openat(top, path, O_RDONLY);
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
static void
input_of(struct buf *b)
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

/* Goes to a folder of its own, once. */
static void
go_there(void)
{
	const char *source = getenv("top_srcdir");

	if (top != -1)
		return;
	top = open(source != NULL ? source : ".", O_RDONLY);
	if (getenv("FACTS") != NULL)
		facts_file = fopen(getenv("FACTS"), "w");
	folder_of_inputs = mkdtemp(work) != NULL ? work : mkdtemp(disk);
	CHECK(folder_of_inputs != NULL && chdir(folder_of_inputs) == 0);
	setenv("TMPDIR", folder_of_inputs, 1);
}

/*
 * Goes through the files of a folder with a suffix, of which `n` versions each
 * are damaged; of .t those of the input in it.
 */
static void
seeds(const char *folder, const char *suffix, int n)
{
	struct buf seed = BUF_INIT;
	struct dirent **names;
	char path[400], *name;
	int i, count;

	go_there();
	CHECK_INT(fchdir(top), 0);
	count = scandir(folder, &names, NULL, alphasort);
	CHECK(count > 2);
	CHECK_INT(chdir(folder_of_inputs), 0);
	for (i = 0; i < count; i++) {
		name = names[i]->d_name;
		snprintf(path, sizeof(path), "%s/%s", folder, name);
		if (name[0] != '.' && strlen(name) > strlen(suffix) &&
		    strcmp(name + strlen(name) - strlen(suffix), suffix) == 0) {
			take(&seed, path);
			if (*suffix != '\0')
				input_of(&seed);
			snprintf(path, sizeof(path), "%s/%s",
			    strrchr(folder, '/') + 1, name);
			check_seed(&seed, path, n);
		}
		free(names[i]);
	}
	free(names);
	buf_free(&seed);
}

/* Goes through the inputs of tests/load that a program assembles. */
static void
assembled(void)
{
	char folder[100], command[300];

	CHECK_INT(fchdir(top), 0);
	snprintf(folder, sizeof(folder), "%s/inputs", folder_of_inputs);
	CHECK_INT(mkdir(folder, 0700), 0);
	snprintf(command, sizeof(command), "tests/load/check --inputs %s",
	    folder);
	CHECK_INT(system(command), 0);
	seeds(folder, "", FEW);
	snprintf(command, sizeof(command), "rm -r %s", folder);
	CHECK_INT(system(command), 0);
}

#define SEEDS(folder)							\
	TEST(folder)							\
	{								\
		seeds("tests/fuzz/seeds/" #folder, "", VERSIONS);	\
	}

SEEDS(battor)
SEEDS(etw)
SEEDS(folded)
SEEDS(ftrace)
SEEDS(fuchsia)
SEEDS(html)
SEEDS(load)
SEEDS(ninja)
SEEDS(page)
SEEDS(perf)
SEEDS(perfetto)
SEEDS(pprof)
SEEDS(profile)
SEEDS(simpleperf)
SEEDS(spans)
SEEDS(strace)
SEEDS(threads)

/* Not twice where all is slow: fuzz_load has these with sanitizers. */
TEST(inputs_of_load)
{
#ifdef TTV_ASAN
	return;
#endif
	if (tuning.rec_lanes != tuning_row(0)->size)
		return;
	seeds("tests/load", ".t", FEW);
	assembled();
}

/* Adds an event of any phase, close to others in time and by its ids. */
static void
add_event(struct buf *b, uint64_t *state)
{
	static const char phases[] = "XXXXXXBBBEEEbbbeeensstfiIiCCNODpSTFvMR()";
	static const char *const names[] = { "a", "b", "ab", "", "a", "c" };
	static const char *const ids[] = { "\"id\":1", "\"id\":2",
	    "\"id\":\"0x1\"", "\"id\":\"x\"", "\"id2\":{\"local\":1}",
	    "\"id2\":{\"global\":\"0x2\"}", "\"id\":1,\"scope\":\"s\"" };
	static const char *const more[] = { "", "", "", "", ",\"bp\":\"e\"",
	    ",\"tts\":3,\"tdur\":2", ",\"s\":\"g\"", ",\"s\":\"p\"",
	    ",\"sf\":1", ",\"stack\":[\"f\",\"g\"]", ",\"cname\":\"bad\"",
	    ",\"bind_id\":1,\"flow_out\":true",
	    ",\"bind_id\":1,\"flow_in\":true", ",\"icount\":5" };
	static const char *const args[] = { "", "", ",\"args\":{}",
	    ",\"args\":{\"v\":1}", ",\"args\":{\"v\":-2.5,\"w\":3}",
	    ",\"args\":{\"snapshot\":{\"id_ref\":1,\"n\":[1,{}]}}",
	    ",\"args\":{\"name\":\"x\",\"step\":\"y\"}" };
	char ph = phases[next(state) % (sizeof(phases) - 1)];

#define ONE_OF(list)	(list)[next(state) % (sizeof(list) / sizeof(*(list)))]
	buf_printf(b, "{\"ph\":\"%c\",\"pid\":%d,\"tid\":%d,\"ts\":%d%s", ph,
	    1 + (int)(next(state) % 2), 1 + (int)(next(state) % 3),
	    (int)(next(state) % 60), next(state) % 4 == 0 ? ".5" : "");
	buf_printf(b, ",\"name\":\"%s\",\"cat\":\"%s\"%s%s", ph == 'M' ?
	    "thread_name" : ONE_OF(names), ONE_OF(names), ONE_OF(more),
	    ONE_OF(args));
	if (ph == 'X')
		buf_printf(b, ",\"dur\":%d", (int)(next(state) % 20));
	if (strchr("bensftNODpSTFv()", ph) != NULL)
		buf_printf(b, ",%s", ONE_OF(ids));
	buf_adds(b, "},\n");
}

/* Most of these begin, end and bind where others do. */
TEST(random_events)
{
	struct buf b = BUF_INIT;
	char name[32];
	uint64_t state = 7;
	int i, k;

	go_there();
	for (i = 0; i < RANDOM; i++) {
		buf_clear(&b);
		buf_adds(&b, "{\"stackFrames\":{\"1\":{\"name\":\"f\"}},"
		    "\"traceEvents\":[\n");
		for (k = 0; k < 20 + 4 * i; k++)
			add_event(&b, &state);
		buf_adds(&b, "{\"ph\":\"i\",\"ts\":70,\"name\":\"end\"}]}");
		snprintf(name, sizeof(name), "random/%d", i);
		check_seed(&b, name, 0);
	}
	buf_free(&b);
}

TEST(all_rows_are_there)
{
	if (top == -1)
		return;
	unlink(INPUT);
	unlink(PACKED);
	rmdir(folder_of_inputs);
	CHECK_INT(fchdir(top), 0);
	sums_end(SUMS);
}

TEST_MAIN
