/*
 * sql_scratch: SQLite's temporary files in memory, against a plain array, and
 * what statements do with them.
 */
#include "config.h"

#include <stdlib.h>

#include <sqlite3.h>

#include "sql_ask.h"
#include "temp.h"

#define MOST	3000000		/* bytes of a file: some chunks */
#define PIECE	600000		/* bytes that are read or written at once */
#define STEPS	2000

static uint64_t	seed = 1;

static uint32_t
below(uint32_t n)
{
	seed = seed * UINT64_C(6364136223846793005) +
	    UINT64_C(1442695040888963407);
	return (uint32_t)(seed >> 33) % n;
}

/* Opens a file without a name; the caller closes and frees it. */
static sqlite3_file *
open_file(void)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);
	sqlite3_vfs *v = sqlite3_vfs_find("ttv-scratch");
	sqlite3_file *f = calloc(1, (size_t)v->szOsFile);
	int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE |
	    SQLITE_OPEN_TEMP_JOURNAL | SQLITE_OPEN_DELETEONCLOSE;

	CHECK_INT(v->xOpen(v, NULL, f, flags, &flags), SQLITE_OK);
	CHECK(sqlite3_vfs_find(NULL) != v);
	sql_close(s);
	trace_free(t);
	return f;
}

static void
close_file(sqlite3_file *f)
{
	CHECK_INT(f->pMethods->xClose(f), SQLITE_OK);
	free(f);
}

/* Reads a piece of a file and of the array, which has zeros behind its end. */
static int
is_read(sqlite3_file *f, const unsigned char *all, int64_t size,
    unsigned char *piece)
{
	int n = (int)below(PIECE), rc;
	int64_t at = below(MOST);

	memset(piece, 0xee, (size_t)n);
	rc = f->pMethods->xRead(f, piece, n, at);
	if (rc != (at + n <= size ? SQLITE_OK : SQLITE_IOERR_SHORT_READ) ||
	    memcmp(piece, all + at, (size_t)n) != 0) {
		printf("# %d bytes at %lld of %lld: %d\n", n, (long long)at,
		    (long long)size, rc);
		return 0;
	}
	return 1;
}

TEST(files_are_as_an_array)
{
	sqlite3_file *f = open_file();
	unsigned char *all = calloc(1, MOST + PIECE), *piece = malloc(PIECE);
	int64_t size = 0, at;
	sqlite3_int64 told;
	int i, k, n, faults = 0;

	for (i = 0; i < STEPS && faults == 0; i++) {
		n = (int)below(i % 3 == 0 ? PIECE : 5000);
		/* at the end as sorts do, or anywhere */
		at = i % 2 == 0 && size < MOST - PIECE ? size :
		    below((uint32_t)(MOST - n));
		if (i % 5 == 0) {
			faults += f->pMethods->xTruncate(f, at) != SQLITE_OK;
			if (at < size) {
				memset(all + at, 0, (size_t)(size - at));
				size = at;
			}
		} else {
			for (k = 0; k < n; k++)
				piece[k] = (unsigned char)(1 + below(255));
			faults += f->pMethods->xWrite(f, piece, n, at) !=
			    SQLITE_OK;
			memcpy(all + at, piece, (size_t)n);
			size = at + n > size ? at + n : size;
		}
		faults += f->pMethods->xFileSize(f, &told) != SQLITE_OK ||
		    told != size;
		faults += !is_read(f, all, size, piece);
	}
	CHECK_INT(faults, 0);
	CHECK_INT(i, STEPS);
	free(all);
	free(piece);
	close_file(f);
}

/* A file with a name is the system's. */
TEST(a_name_is_that_of_a_file)
{
	char path[] = TEMP_PATH, text[64];
	sqlite3_file *f = open_file();
	sqlite3_stmt *stmt;
	sqlite3 *db;

	temp_make(path, "", 0);
	CHECK_INT(sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE,
	    "ttv-scratch"), SQLITE_OK);
	CHECK_INT(sqlite3_exec(db, "CREATE TABLE x AS SELECT 'written' AS y",
	    NULL, NULL, NULL), SQLITE_OK);
	sqlite3_close(db);
	CHECK_INT(sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL),
	    SQLITE_OK);
	CHECK_INT(sqlite3_prepare_v2(db, "SELECT y FROM x", -1, &stmt, NULL),
	    SQLITE_OK);
	CHECK_INT(sqlite3_step(stmt), SQLITE_ROW);
	snprintf(text, sizeof(text), "%s", (const char *)sqlite3_column_text(
	    stmt, 0));
	CHECK_STR(text, "written");
	sqlite3_finalize(stmt);
	sqlite3_close(db);
	unlink(path);
	close_file(f);
}

/* Numbers in no order, as many that pieces of them are written and merged. */
#define NUMBERS	"WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 "	\
	"FROM n WHERE i < 99999), r AS (SELECT i, i * 7919 % 100000 AS k, "	\
	"hex(zeroblob(i % 97)) AS t FROM n) "

TEST(many_rows_are_sorted)
{
	check_answer(NUMBERS "SELECT count(*), sum(k < last), sum(k = last), "
	    "sum(length(t)) FROM (SELECT k, t, lag(k) OVER (ORDER BY k, t) AS "
	    "last FROM r)", "100000|0|0|9599370\n");
	check_answer(NUMBERS "SELECT count(*), sum(n), max(n) FROM (SELECT "
	    "count(*) AS n FROM r GROUP BY t)", "97|100000|1031\n");
	check_answer(NUMBERS "SELECT count(*) FROM (SELECT DISTINCT k, t FROM "
	    "r UNION SELECT k + 50000, t FROM r)", "200000\n");
	check_answer("CREATE TEMP TABLE x AS " NUMBERS "SELECT * FROM r; "
	    "CREATE INDEX y ON x(k); SELECT count(*), min(k), max(k) FROM x "
	    "WHERE k >= 50000", "50000|50000|99999\n");
}

TEST(what_is_written_counts_as_memory)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);
	struct answer a;

	memset(&a, 0, sizeof(a));
	sql_bound(s, SQL_BOUND_LEAST);
	ask_in(s, "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 "
	    "FROM n WHERE i < 9999999) SELECT sum(r) FROM (SELECT "
	    "row_number() OVER (ORDER BY hex(zeroblob(2000)), i DESC) AS r "
	    "FROM n)", &a);
	CHECK_INT(a.rc, -1);
	CHECK(strstr(a.error.msg, "memory") != NULL);
	/* and is given back */
	ask_in(s, NUMBERS "SELECT count(k) FROM (SELECT k FROM r ORDER BY t, "
	    "k)", &a);
	CHECK_INT(a.rc, 0);
	free_answer(&a);
	sql_close(s);
	trace_free(t);
}

TEST_MAIN
