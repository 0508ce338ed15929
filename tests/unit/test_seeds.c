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

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#include "ttv/app.h"
#include "ttv/canvas.h"
#include "ttv/script.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/write.h"
#include "../../src/sql/table.h"
#include "models.h"
#include "sql_ask.h"
#include "test.h"

#define SUM_OF		4		/* versions in a sum */
#define VERSIONS	(6 * SUM_OF)	/* damaged ones of a seed */
#define FEW		SUM_OF		/* of an input of tests/load */
#define RANDOM		60		/* traces of random events */
#define SUMS		"tests/unit/seeds.sums"
#define PACKED		"packed"	/* a seed as gzip makes it; a name of its
					 * own: the other is mapped then */

/* Keys between frames that reach most kinds of lines. */
static const char *const frames[] = {
	"", "<Enter>", "i", "<Esc>jJl", "F", "qw/e<Enter>", "C", "qVll", "g1",
	"qfg4", "qgd", "?"
};

/* Makes a damaged version of a seed, which is not empty. */
static void
damage(struct buf *b, const struct buf *seed, int version)
{
	static const char meaning[] = "{}[],:\"\\-.eE0n \t\n;/";
	uint64_t state = (uint64_t)version * 1000003 + seed->len;
	size_t at = (size_t)(models_next(&state) % seed->len), i;
	size_t n = (size_t)(models_next(&state) % (seed->len - at) % 200);

	buf_clear(b);
	buf_add(b, seed->data, version % 6 == 0 ? at : seed->len);
	switch (version % 6) {
	case 1:				/* flip a bit of some bytes */
		for (i = 0; i < 4; i++) {
			at = (size_t)(models_next(&state) % seed->len);
			b->data[at] ^= (char)(1 << models_next(&state) % 7);
		}
		break;
	case 2:				/* other bytes, that mean something */
		for (i = at; i < at + n % 4 + 1 && i < b->len; i++)
			b->data[i] = meaning[models_next(&state) %
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
				b->data[i] = (char)('0' +
				    models_next(&state) % 10);
				n /= 2;
			}
	}
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

/* What goes through a pipe. */
struct through {
	const struct buf	*data;
	int			 fd;
};

static void *
put_through(void *arg)
{
	struct through *p = arg;

	models_put(p->fd, p->data);
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
	if ((t = models_load(&other, path, 1, 0)) != NULL)
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
	if ((t = models_load(&other, PACKED, 1, 0)) != NULL)
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

/* Adds the sums of a seed, and of n damaged versions of it. */
static void
add_seed(struct buf *row, const struct buf *seed, const char *name, int n)
{
	static void (*const ways[])(struct buf *, struct trace *) = {
		add_written, add_tables, add_frames
	};
	struct buf b = BUF_INIT, text = BUF_INIT;
	struct trace *t = models_of(&text, seed, 3, 0, name);
	uint64_t sum = HASH_BYTES;
	size_t i;
	int k;

	if (models_facts != NULL)
		fprintf(models_facts, "\n== %s\n", name);
	by_pipe(seed, &text, name);
	if (seed->data[0] != '\x1f')	/* of gzip already */
		by_gzip(seed, &text, name);
	models_sum(row, HASH_BYTES, &text);
	for (i = 0; t != NULL && i < sizeof(ways) / sizeof(*ways); i++) {
		ways[i](&text, t);
		models_sum(row, HASH_BYTES, &text);
	}
	if (t != NULL)
		trace_free(t);
	for (k = 0; k < n; k++) {
		damage(&b, seed, k);
		if ((t = models_of(&text, &b, 3, 0, name)) != NULL)
			trace_free(t);
		sum = models_sum(k % SUM_OF == SUM_OF - 1 ? row : NULL, sum,
		    &text);
	}
	buf_free(&b);
	buf_free(&text);
}

/* Holds a seed against its row. */
static void
check_seed(const struct buf *seed, const char *name, int n)
{
	struct buf row = BUF_INIT;

	buf_adds(&row, name);
	add_seed(&row, seed, name, n);
	models_row(SUMS, &row);
	buf_free(&row);
}

#define SEEDS(folder)							\
	TEST(folder)							\
	{								\
		models_each("tests/fuzz/seeds/" #folder, "", check_seed,	\
		    VERSIONS);						\
	}

MODELS_FOLDERS(SEEDS)

/* Not twice where all is slow: fuzz_load has these with sanitizers. */
TEST(inputs_of_load)
{
#ifdef TTV_ASAN
	return;
#endif
	if (tuning.rec_lanes != tuning_row(0)->size)
		return;
	models_each("tests/load", ".t", check_seed, FEW);
	models_each_assembled(check_seed, FEW);
}

/* Returns a number below n. */
static unsigned
below(uint64_t *state, size_t n)
{
	return (unsigned)(models_next(state) % n);
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
	char ph = phases[below(state, sizeof(phases) - 1)];

#define ONE_OF(list)							\
	(list)[below(state, sizeof(list) / sizeof(*(list)))]
	buf_printf(b, "{\"ph\":\"%c\",\"pid\":%u,\"tid\":%u,\"ts\":%u%s", ph,
	    1 + below(state, 2), 1 + below(state, 3),
	    below(state, 60), below(state, 4) == 0 ? ".5" : "");
	buf_printf(b, ",\"name\":\"%s\",\"cat\":\"%s\"%s%s", ph == 'M' ?
	    "thread_name" : ONE_OF(names), ONE_OF(names), ONE_OF(more),
	    ONE_OF(args));
	if (ph == 'X')
		buf_printf(b, ",\"dur\":%u", below(state, 20));
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

	models_begin();
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
	unlink(PACKED);
	models_end(SUMS);
}

TEST_MAIN
