/*
 * fleet_files: files of tables, trace after trace.
 */
#include "config.h"

#include <sys/stat.h>

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/fd.h"
#include "ttv/hash.h"
#include "ttv/sql.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "fleet.h"

#define BLOCK		((size_t)1 << 16)
#define CREATED_BY	"ttv version " PACKAGE_VERSION " (build ttv)"

/* ---- the hash of a trace ---- */

#define LANES	4	/* multiplications that a core has under way at once */

/* Returns 8 bytes as a number, the lowest first, as compilers know it. */
static inline uint64_t
word_at(const unsigned char *p)
{
	return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 |
	    (uint64_t)p[3] << 24 | (uint64_t)p[4] << 32 |
	    (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 |
	    (uint64_t)p[7] << 56;
}

/*
 * Mixes the bytes of a file into a hash, 8 at a time in LANES that do not wait
 * for each other; returns 0, or -1 for what is no regular file.
 */
static int
hash_file(const char *path, uint64_t *h)
{
	unsigned char block[BLOCK];
	struct stat st;
	FILE *f = NULL;
	uint64_t lane[LANES];
	size_t n, i, l;

	if (stat(path, &st) == -1 || !S_ISREG(st.st_mode) ||
	    (f = fopen(path, "re")) == NULL)
		return -1;
	for (l = 0; l < LANES; l++)
		lane[l] = hash_mix(*h, l);
	while ((n = fread(block, 1, sizeof(block), f)) > 0) {
		for (i = 0; i + 8 * LANES <= n; i += 8 * LANES)
			for (l = 0; l < LANES; l++)
				lane[l] = hash_mix(lane[l],
				    word_at(block + i + 8 * l));
		lane[0] = hash_bytes(lane[0], block + i, n - i);
	}
	for (l = 0; l < LANES; l++)
		*h = hash_mix(*h, lane[l]);
	fclose(f);
	return 0;
}

/* Sets the id: a hash of the files; of what they say where they are pipes. */
static void
set_id(struct fleet *c)
{
	const struct trace *t = c->trace;
	uint64_t h = HASH_BYTES;
	uint32_t i;

	for (i = 0; i < t->nsources; i++)
		if (hash_file(t->sources[i].path, &h) == -1) {
			h = hash_mix(h, t->sources[i].digest);
			h = hash_mix(h, t->sources[i].len);
		}
	snprintf(c->id, sizeof(c->id), "%016" PRIx64, hash_word(h));
}

/*
 * Returns what tells the file that begins with this trace from others: the
 * trace, where it lies, and what is set.  The same command has the same names.
 */
static uint64_t
file_number(const struct fleet *c)
{
	uint64_t h = hash_bytes(HASH_BYTES, c->id, strlen(c->id));
	size_t i;

	h = hash_bytes(h, c->path, strlen(c->path) + 1);
	for (i = 0; i < c->nsets; i++)
		h = hash_bytes(h, c->sets[i].now, strlen(c->sets[i].now) + 1);
	return hash_word(h);
}

/* ---- files ---- */

static int
file_drain(void *arg, struct buf *b)
{
	struct fleet_file *f = arg;

	if (f->error == 0 && b->len > 0)
		f->error = fd_write(f->whole.fd, b->data, b->len);
	buf_clear(b);
	return f->error;
}

static size_t
add_columns(struct parquet_column *to, size_t n,
    const struct parquet_column *from)
{
	for (; from->name != NULL; from++)
		to[n++] = *from;
	return n;
}

static void
file_columns(const struct fleet *c, struct fleet_file *f,
    const struct fleet_table *table)
{
	struct parquet_column v[FLEET_MOST];
	size_t n = 0, i;

	v[n++] = (struct parquet_column){ "trace", PARQUET_TEXT, 1, 0, 0 };
	v[n++] = (struct parquet_column){ "trace_id", PARQUET_TEXT, 1, 0, 0 };
	for (i = 0; i < c->nsets; i++)
		v[n++] = (struct parquet_column){ c->sets[i].name,
		    PARQUET_TEXT, 1, 0, 0 };
	n = add_columns(v, n, table->columns);
	if (table->columns == fleet_of_slice) {
		for (i = 0; i < c->nargs; i++)
			v[n++] = (struct parquet_column){ c->arg_names[i],
			    PARQUET_TEXT, 0, 0, 0 };
		if (c->all_args)
			v[n++] = (struct parquet_column){ "args",
			    PARQUET_TEXT, 0, 0, 0 };
		if (c->view)
			v[n++] = (struct parquet_column){ "view",
			    PARQUET_TEXT, 1, 0, 0 };
	}
	f->parquet = parquet_open(v, n, &f->buf, file_drain, f);
	parquet_by(f->parquet, CREATED_BY);
	parquet_say(f->parquet, "ttv.schema", FLEET_VERSION);
	parquet_say(f->parquet, "ttv.table", table->name);
}

/* Makes a folder, which may be there. */
static int
make_folder(struct fleet *c, const char *path, struct err *err)
{
	struct stat st;

	if (mkdir(path, 0777) == 0) {
		c->made = xgrow(c->made, c->nmade, &c->made_cap,
		    sizeof(*c->made));
		c->made[c->nmade++] = xstrdup(path);
		return 0;
	}
	if (errno == EEXIST && stat(path, &st) == 0 && S_ISDIR(st.st_mode))
		return 0;
	return err_set(err, ERR_OPEN, ERR_NOWHERE, "%.200s: %s", path,
	    strerror(errno));
}

/* Makes the folders of a table; returns the inner one, or NULL and *err. */
static char *
make_folders(struct fleet *c, const char *table, struct err *err)
{
	char *path, *end;
	int rc = make_folder(c, c->out, err);

	xasprintf(&path, "%s/%s%s", c->out, table, c->place);
	for (end = path + strlen(c->out) + 1; rc == 0; *end++ = '/') {
		end += strcspn(end, "/");
		if (*end == '\0')
			break;
		*end = '\0';
		rc = make_folder(c, path, err);
	}
	if (rc == 0 && make_folder(c, path, err) == 0)
		return path;
	free(path);
	return NULL;
}

/* Forgets the folders that were made; without `keep` the empty ones go. */
static void
end_folders(struct fleet *c, int keep)
{
	while (c->nmade > 0) {
		if (!keep)
			rmdir(c->made[c->nmade - 1]);
		free(c->made[--c->nmade]);
	}
}

/* Opens the file of a table, which may not be there. */
static int
file_open(struct fleet *c, size_t i, struct err *err)
{
	struct fleet_file *f = &c->files[i];
	const struct fleet_table *table = &fleet_tables[i];
	char *path, *folder;
	int error;

	if (c->folder) {
		folder = make_folders(c, table->name, err);
		if (folder == NULL)
			return -1;
		xasprintf(&path, "%s/%016" PRIx64 ".parquet", folder,
		    file_number(c));
		free(folder);
	} else
		path = xstrdup(c->out);
	error = !c->force && access(path, F_OK) == 0 ? EEXIST :
	    whole_open(&f->whole, path);
	if (error != 0)
		err_set(err, ERR_USAGE, ERR_NOWHERE, "export: %.200s: %s",
		    path, strerror(error));
	else
		file_columns(c, f, table);
	free(path);
	return error != 0 ? -1 : 0;
}

/* Writes what is left of a file; returns 0, or -1 and *err. */
static int
file_flush(struct fleet_file *f, int keep, struct err *err)
{
	if (keep)
		parquet_close(f->parquet);
	else
		parquet_drop(f->parquet);
	f->parquet = NULL;
	buf_free(&f->buf);
	/* what waits for the disk is between no two names of one trace */
	if (keep && f->error == 0)
		f->error = whole_sync(&f->whole);
	return f->error == 0 ? 0 : err_set(err, ERR_OPEN, ERR_NOWHERE,
	    "%.200s: %s", f->whole.path, strerror(f->error));
}

static int
file_close(struct fleet_file *f, int keep, struct err *err)
{
	char *path = xstrdup(f->whole.path);
	int error = whole_close(&f->whole, keep);

	f->error = 0;
	if (error != 0)
		err_set(err, ERR_OPEN, ERR_NOWHERE, "%.200s: %s", path,
		    strerror(error));
	free(path);
	return error != 0 ? -1 : 0;
}

int
fleet_end(struct fleet *c, int keep, struct err *err)
{
	size_t i;

	/* all of them are written before one takes its name */
	for (i = 0; i < FLEET_TABLES; i++)
		if (c->files[i].parquet != NULL &&
		    file_flush(&c->files[i], keep, err) == -1)
			keep = 0;
	for (i = 0; i < FLEET_TABLES; i++)
		if (c->files[i].whole.path != NULL &&
		    file_close(&c->files[i], keep, err) == -1)
			keep = 0;
	end_folders(c, keep);
	return keep ? 0 : -1;
}

/* ---- rows ---- */

void
fleet_begin_row(struct fleet *c, struct parquet *p)
{
	size_t i;

	parquet_string(p, 0, c->path, strlen(c->path));
	parquet_string(p, 1, c->id, strlen(c->id));
	for (i = 0; i < c->nsets; i++)
		parquet_string(p, 2 + i, c->sets[i].now,
		    strlen(c->sets[i].now));
}

void
fleet_string(const struct fleet *c, struct parquet *p, size_t column,
    uint32_t string)
{
	const struct trace *t = c->trace;

	if (string != 0)
		parquet_string(p, c->first + column, trace_str(t, string),
		    strtab_len(t->strings, string));
}

/* Returns whether the trace has slices for more than one row group. */
static int
is_large(const struct fleet *c)
{
	return (uint64_t)c->trace->nslices + c->trace->ninstants >
	    PARQUET_ROWS;
}

/*
 * Has row groups end where those of all tables take too much memory, the
 * largest first.
 */
static void
rest_tables(struct fleet *c)
{
	size_t bytes[FLEET_TABLES], all = 0, i, most;

	for (i = 0; i < FLEET_TABLES; i++) {
		bytes[i] = c->files[i].parquet == NULL ? 0 :
		    parquet_memory(c->files[i].parquet);
		all += bytes[i];
	}
	/* what has no rows yet takes a few MB for those to come */
	for (i = 0; i < FLEET_TABLES && (all > FLEET_KEPT || is_large(c));
	    i++)
		if (c->files[i].parquet != NULL && bytes[i] == 0)
			parquet_rest(c->files[i].parquet);
	while (all > FLEET_KEPT) {
		for (most = 0, i = 1; i < FLEET_TABLES; i++)
			most = bytes[i] > bytes[most] ? i : most;
		parquet_rest(c->files[most].parquet);
		all -= bytes[most];
		bytes[most] = 0;
	}
}

static int
add_table(struct fleet *c, size_t i, struct err *err)
{
	const struct fleet_table *table = &fleet_tables[i];
	struct fleet_file *f = &c->files[i];
	int rc;

	if (f->parquet == NULL && file_open(c, i, err) == -1)
		return -1;
	parquet_wake(f->parquet);
	/* orders of a large trace are not kept from table to table */
	if (c->sql == NULL) {
		c->sql = sql_open(c->trace);
		sql_once(c->sql);
	}
	rc = table->sql != NULL ? fleet_add_rows(c, f->parquet, table, err) :
	    table->add(c, f->parquet);
	if (is_large(c)) {
		sql_close(c->sql);
		c->sql = NULL;
	}
	parquet_forget(f->parquet);
	rest_tables(c);
	if (f->error != 0)
		return err_set(err, ERR_OPEN, ERR_NOWHERE, "%.200s: %s",
		    f->whole.path, strerror(f->error));
	return rc;
}

/* Returns whether a file is so large that the next trace is to begin one. */
static int
is_full(const struct fleet *c)
{
	size_t i;

	for (i = 0; i < FLEET_TABLES; i++)
		if (c->files[i].parquet != NULL &&
		    parquet_bytes(c->files[i].parquet) >= FLEET_FILE)
			return 1;
	return 0;
}

/* Ends the files of the traces before where this one has other folders. */
static int
take_place(struct fleet *c, struct err *err)
{
	char *before = c->place;
	int rc = 0;

	c->place = fleet_place(c);
	if (before != NULL && strcmp(before, c->place) != 0)
		rc = fleet_end(c, 1, err);
	free(before);
	return rc;
}

int
fleet_add(struct fleet *c, const struct trace *t, const char *path,
    struct err *err)
{
	size_t i;
	int rc;

	c->trace = t;
	c->path = path;
	c->first = 2 + c->nsets;
	set_id(c);
	fleet_set_now(c);
	rc = take_place(c, err);
	for (i = 0; i < FLEET_TABLES && rc == 0; i++)
		if (c->tables & 1U << i)
			rc = add_table(c, i, err);
	sql_close(c->sql);
	c->sql = NULL;
	c->trace = NULL;
	/* one that --output names takes all */
	if (rc == 0 && c->folder && (c->each || is_full(c)))
		rc = fleet_end(c, 1, err);
	return rc;
}

void
fleet_free(struct fleet *c)
{
	size_t i;

	for (i = 0; i < c->nsets; i++) {
		free(c->sets[i].name);
		free(c->sets[i].value);
		free(c->sets[i].now);
	}
	for (i = 0; i < c->nargs; i++) {
		free(c->args[i]);
		free(c->arg_names[i]);
	}
	free(c->sets);
	free(c->place);
	free(c->made);
	free(c->args);
	free(c->arg_names);
}
