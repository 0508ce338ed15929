/*
 * ttv cache: the files that make traces open fast again.
 */
#include "config.h"

#include <string.h>
#include <time.h>

#include "ttv/err.h"
#include "ttv/index.h"
#include "ttv/layout.h"
#include "ttv/load.h"
#include "ttv/near.h"
#include "ttv/text.h"

#include "cmd.h"

const struct cmd_option cmd_cache_options[] = {
	CMD_OPTION_END
};

static void
list_entry(struct buf *b, const struct index_entry *e)
{
	time_t		 used = (time_t)e->used;
	char		 bytes[32], when[32];
	struct tm	 tm;

	text_bytes(bytes, sizeof(bytes), e->size);
	if (localtime_r(&used, &tm) == NULL ||
	    strftime(when, sizeof(when), "%Y-%m-%d %H:%M", &tm) == 0)
		strlcpy(when, "?", sizeof(when));
	layout_right(b, 10, bytes);
	buf_printf(b, "  %s  ", when);
	if (e->paths == NULL)
		buf_adds(b, "damaged, or of another version");
	else
		layout_safe(b, e->paths, strlen(e->paths));
	buf_addc(b, '\n');
}

enum { COLUMN_PATHS, COLUMN_SIZE, COLUMN_USED, COLUMN_FILE, COLUMNS };

static const struct table_column columns[COLUMNS] = {
	[COLUMN_PATHS] = { .word = "traces", .title = "TRACES" },
	[COLUMN_SIZE] = { .word = "size", .title = "SIZE" },
	[COLUMN_USED] = { .word = "used", .title = "USED" },
	[COLUMN_FILE] = { .word = "file", .title = "FILE" },
};

/* Adds the first rows of the list, as --max says, in a form for files. */
static void
list_rows(const struct cmd_call *call, const struct index_list *l,
    struct out *out)
{
	struct table tb;
	struct table_cell v[COLUMNS];
	size_t i;

	cmd_table(call, &tb, out, 0);
	table_begin(&tb, columns, COLUMNS);
	for (i = 0; i < l->n && i < cmd_most(call); i++) {
		v[COLUMN_PATHS] = l->v[i].paths != NULL ?
		    table_word(l->v[i].paths) : table_int(INT64_MIN);
		v[COLUMN_SIZE] = table_int((int64_t)l->v[i].size);
		v[COLUMN_USED] = table_int(l->v[i].used);
		v[COLUMN_FILE] = table_word(l->v[i].name);
		table_row(&tb, v);
	}
	table_end(&tb);
	table_close(&tb);
}

static int
cache_list(const struct cmd_call *call)
{
	struct index_list	 l;
	struct out		 out;
	char			 bytes[32];
	uint64_t		 sum = 0;
	size_t			 i;

	index_list(&l);
	out_open(&out);
	if (cmd_form(call) != TABLE_PLAIN) {
		list_rows(call, &l, &out);
		index_list_free(&l);
		return out_close(&out, EXIT_OK);
	}
	for (i = 0; i < l.n; i++) {
		if (i < cmd_most(call))
			list_entry(&out.buf, &l.v[i]);
		sum += l.v[i].size;
	}
	text_bytes(bytes, sizeof(bytes), sum);
	layout_right(&out.buf, 10, bytes);
	buf_adds(&out.buf, "  in ");
	if (l.dir == NULL)
		buf_adds(&out.buf, "no folder: nothing is kept");
	else
		layout_safe(&out.buf, l.dir, strlen(l.dir));
	buf_addc(&out.buf, '\n');
	index_list_free(&l);
	return out_close(&out, EXIT_OK);
}

static int
cache_clear(void)
{
	struct out	out;
	char		bytes[32];
	uint64_t	sum;
	size_t		n;

	n = index_clear(&sum);
	text_bytes(bytes, sizeof(bytes), sum);
	out_open(&out);
	buf_printf(&out.buf, "%zu file%s removed, %s\n", n, n == 1 ? "" : "s",
	    bytes);
	return out_close(&out, EXIT_OK);
}

static int
cache_add(const struct cmd_call *call)
{
	struct load_options	o;
	struct err		err;

	err_clear(&err);
	if (cmd_flag(call, "no-cache")) {
		err_set(&err, ERR_USAGE, ERR_NOWHERE, "cache: add does not go "
		    "with --no-cache");
		return cmd_fail(&err);
	}
	cmd_load_fill(call, &o);
	if (index_write((const char *const *)call->argv + 1,
	    (size_t)call->argc - 1, &o, &err) == -1)
		return cmd_fail(&err);
	return EXIT_OK;
}

int
cmd_cache(const struct cmd_call *call)
{
	const char	*what = call->argv[0];
	char		 meant[NEAR_MOST + 24];
	struct err	 err;

	if (strcmp(what, "list") == 0 && call->argc == 1)
		return cache_list(call);
	if (strcmp(what, "clear") == 0 && call->argc == 1)
		return cache_clear();
	if (strcmp(what, "add") == 0 && call->argc > 1)
		return cache_add(call);
	err_clear(&err);
	near_hint_of(what, "list clear add", meant, sizeof(meant));
	err_set(&err, ERR_USAGE, ERR_NOWHERE, "cache: list, clear, or add with "
	    "the files of a trace%s", meant);
	return cmd_fail(&err);
}
