/*
 * foreign_ctf: traces of LTTng and others in the Common Trace Format, by
 * libbabeltrace2 (ttv-formats(5), CTF).
 *
 * A trace is a folder with a file `metadata` and files of streams; a recording
 * is one folder, or a tree with several, whose events are put into order.  An
 * event becomes a line of the kernel's tracer (foreign_ctf_line.c).
 */
#include "config.h"

#include <string.h>

#include "ttv/foreign.h"
#include "foreign_ctf.h"

/* Metadata as text or in packets, or a stream, in either order of bytes. */
static int
ctf_is(const char *p, size_t n)
{
	static const char *const magics[] = { "\x57\x1d\xd1\x75",
	    "\x75\xd1\x1d\x57", "\xc1\x1f\xfc\xc1", "\xc1\xfc\x1f\xc1" };
	size_t i;

	if (n >= 8 && memcmp(p, "/* CTF 1", 8) == 0)
		return 1;
	for (i = 0; i < sizeof(magics) / sizeof(magics[0]); i++)
		if (n >= 4 && memcmp(p, magics[i], 4) == 0)
			return 1;
	return 0;
}

#ifdef HAVE_BABELTRACE

#include <sys/stat.h>

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#define CTF_LIBRARY	"libbabeltrace2.so.0"
#define CTF_METADATA	"metadata"
#define CTF_DEPTH	16		/* folders below the recording; LTTng:
					 * 4 */
#define CTF_TRACES	64		/* of a recording at most; real: 2 */
#define CTF_ENTRIES	65536		/* of its folders at most: any folder
					 * may be given */

struct ctf_library bt;

/*
 * What makes the graph: read from files when the library is loaded, which the
 * process of a person may do at any time, and a copy of one that has threads
 * may not.
 */
static const bt_plugin *plugins[2];	/* whose the classes are: held */
static const bt_component_class_source *source_class;
static const bt_component_class_filter *muxer_class;

static const bt_plugin *
ctf_plugin(const char *name)
{
	const bt_plugin *p = NULL;

	return bt.bt_plugin_find(name, BT_FALSE, BT_FALSE, BT_TRUE, BT_TRUE,
	    BT_FALSE, &p) == BT_PLUGIN_FIND_STATUS_OK ? p : NULL;
}

/* Finds the two classes; returns whether it did. */
static int
ctf_ready(void)
{
	plugins[0] = ctf_plugin("ctf");
	plugins[1] = ctf_plugin("utils");
	if (plugins[0] == NULL || plugins[1] == NULL)
		return 0;
	source_class =
	    bt.bt_plugin_borrow_source_component_class_by_name_const(
	    plugins[0], "fs");
	muxer_class =
	    bt.bt_plugin_borrow_filter_component_class_by_name_const(
	    plugins[1], "muxer");
	return source_class != NULL && muxer_class != NULL;
}

static const struct foreign_function functions[] = {
#define CTF_ROW(name)	{ #name, &bt.name },
	CTF_FUNCTIONS(CTF_ROW)
	{ NULL, NULL },
};
static struct foreign_library library = { CTF_LIBRARY, functions, ctf_ready,
    0 };

static int
ctf_can(void)
{
	return foreign_load(&library);
}

/* ---- folders ---- */

struct ctf_walk {			/* of a recording */
	struct foreign_place *place;
	size_t		 looked;	/* entries of folders that were met */
};

/* Whether a file is the metadata of a trace. */
static int
ctf_metadata(const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	char head[8];
	struct stat st;
	ssize_t n = -1;

	if (fd == -1)
		return 0;
	if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode))
		n = pread(fd, head, sizeof(head), 0);
	close(fd);
	return n > 0 && ctf_is(head, (size_t)n);
}

static int
ctf_order(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/*
 * Returns the paths of the folders in a folder, in the order of their names;
 * adds the bytes of its files if it is a trace.
 */
static char **
ctf_members(struct ctf_walk *t, const char *folder, int trace, size_t *n)
{
	DIR *dir = opendir(folder);
	struct buf path = BUF_INIT;
	struct dirent *e;
	char **names = NULL;
	size_t cap = 0;
	struct stat st;

	*n = 0;
	while (dir != NULL && (e = readdir(dir)) != NULL) {
		if (++t->looked > CTF_ENTRIES) {
			t->place->cut = 1;
			break;
		}
		buf_clear(&path);
		buf_printf(&path, "%s/%s", folder, e->d_name);
		if (e->d_name[0] == '.' || lstat(path.data, &st) == -1)
			continue;
		if (trace && S_ISREG(st.st_mode))
			t->place->bytes += (uint64_t)st.st_size;
		if (S_ISDIR(st.st_mode)) {
			names = xgrow(names, *n, &cap, sizeof(*names));
			names[(*n)++] = xstrdup(path.data);
		}
	}
	if (dir != NULL)
		closedir(dir);
	buf_free(&path);
	sort_any(names, *n, sizeof(*names), ctf_order);
	return names;
}

/*
 * Collects the traces in a folder and in those `depth` below it.  A folder in
 * that of a trace is left out in silence: LTTng has an index there.
 */
static void
ctf_walk(struct ctf_walk *t, const char *folder, int depth)
{
	struct foreign_place *p = t->place;
	struct buf path = BUF_INIT;
	char **names;
	size_t i, n;
	int trace;

	buf_printf(&path, "%s/" CTF_METADATA, folder);
	trace = ctf_metadata(path.data);
	buf_free(&path);
	if (trace && p->n < CTF_TRACES)
		p->folders[p->n++] = xstrdup(folder);
	else if (trace)
		p->cut = 1;
	names = ctf_members(t, folder, trace, &n);
	for (i = 0; i < n; i++) {
		if (depth > 0)
			ctf_walk(t, names[i], depth - 1);
		else if (!trace)
			p->cut = 1;
		free(names[i]);
	}
	free(names);
}

/* Collects the traces of a folder, or that of a file in one. */
static void
ctf_find(const char *path, struct foreign_place *p)
{
	const char *slash = strrchr(path, '/');
	struct ctf_walk t = { p, 0 };
	struct buf name = BUF_INIT;
	struct stat st;
	char *folder;

	p->folders = xcalloc(CTF_TRACES, sizeof(*p->folders));
	if (stat(path, &st) == 0 && S_ISDIR(st.st_mode)) {
		ctf_walk(&t, path, CTF_DEPTH);
		if (p->n > 0) {
			buf_printf(&name, "%s/" CTF_METADATA, p->folders[0]);
			p->file = xstrdup(name.data);
			buf_free(&name);
		}
		return;
	}
	folder = slash == NULL ? xstrdup(".") : xstrndup(path,
	    (size_t)(slash - path) + (slash == path));
	ctf_walk(&t, folder, 0);
	free(folder);
}

/* ---- the graph: sources, a muxer, and who writes lines ---- */

struct graph {
	bt_graph	*graph;
	const bt_component_filter *muxer;
	uint64_t	 inputs;	/* of the muxer that are connected */
};

/* Returns the parameters of a source: the folder. */
static bt_value *
ctf_params(const char *folder)
{
	bt_value *params = bt.bt_value_map_create(),
	    *inputs = bt.bt_value_array_create();

	if (params == NULL || inputs == NULL ||
	    bt.bt_value_array_append_string_element(inputs, folder) !=
	    BT_VALUE_ARRAY_APPEND_ELEMENT_STATUS_OK ||
	    bt.bt_value_map_insert_entry(params, "inputs", inputs) !=
	    BT_VALUE_MAP_INSERT_ENTRY_STATUS_OK)
		return NULL;
	return params;
}

/* Connects all streams of a source to the muxer, which grows with them. */
static int
ctf_connect(struct graph *g, const bt_component_source *from)
{
	uint64_t i, n = bt.bt_component_source_get_output_port_count(from);

	for (i = 0; i < n; i++)
		if (bt.bt_graph_connect_ports(g->graph,
		    bt.bt_component_source_borrow_output_port_by_index_const(
		    from, i),
		    bt.bt_component_filter_borrow_input_port_by_index_const(
		    g->muxer, g->inputs++), NULL) !=
		    BT_GRAPH_CONNECT_PORTS_STATUS_OK)
			return -1;
	return 0;
}

static int
ctf_source(struct graph *g, const char *folder, size_t number)
{
	const bt_component_source *from = NULL;
	const bt_value *params = ctf_params(folder);
	struct buf name = BUF_INIT;
	int r = -1;

	buf_printf(&name, "trace%zu", number);
	if (params != NULL &&
	    bt.bt_graph_add_source_component(g->graph, source_class, name.data,
	    params, BT_LOGGING_LEVEL_NONE, &from) ==
	    BT_GRAPH_ADD_COMPONENT_STATUS_OK)
		r = ctf_connect(g, from);
	buf_free(&name);
	return r;
}

static bt_graph_simple_sink_component_consume_func_status
ctf_consume(bt_message_iterator *from, void *arg)
{
	bt_message_array_const messages;
	bt_message_iterator_next_status status;
	uint64_t i, n;
	int r = 0;

	status = bt.bt_message_iterator_next(from, &messages, &n);
	if (status == BT_MESSAGE_ITERATOR_NEXT_STATUS_END)
		return BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_END;
	if (status == BT_MESSAGE_ITERATOR_NEXT_STATUS_AGAIN)
		return BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_AGAIN;
	if (status != BT_MESSAGE_ITERATOR_NEXT_STATUS_OK)
		return BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_ERROR;
	for (i = 0; i < n; i++) {
		if (r == 0)
			r = ctf_message(arg, messages[i]);
		bt.bt_message_put_ref(messages[i]);
	}
	return r == 0 ? BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_OK :
	    BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_ERROR;
}

/* Adds the muxer and the sink; the sources come between. */
static int
ctf_muxer(struct graph *g)
{
	return bt.bt_graph_add_filter_component(g->graph, muxer_class, "muxer",
	    NULL, BT_LOGGING_LEVEL_NONE, &g->muxer) ==
	    BT_GRAPH_ADD_COMPONENT_STATUS_OK ? 0 : -1;
}

static int
ctf_run(struct graph *g, struct ctf_lines *lines)
{
	const bt_component_sink *sink = NULL;
	bt_graph_run_status status;

	if (bt.bt_graph_add_simple_sink_component(g->graph, "lines", NULL,
	    ctf_consume, NULL, lines, &sink) !=
	    BT_GRAPH_ADD_COMPONENT_STATUS_OK ||
	    bt.bt_graph_connect_ports(g->graph,
	    bt.bt_component_filter_borrow_output_port_by_index_const(g->muxer,
	    0), bt.bt_component_sink_borrow_input_port_by_index_const(sink,
	    0), NULL) != BT_GRAPH_CONNECT_PORTS_STATUS_OK)
		return -1;
	do
		status = bt.bt_graph_run(g->graph);
	while (status == BT_GRAPH_RUN_STATUS_AGAIN);
	return status == BT_GRAPH_RUN_STATUS_OK ? 0 : -1;
}

static enum foreign_done
ctf_write(int fd, const struct foreign_place *p, struct foreign_text *to)
{
	struct graph g = { bt.bt_graph_create(0), NULL, 0 };
	struct ctf_lines *lines = xcalloc(1, sizeof(*lines));
	size_t i;
	int r = 0, any = 0;

	(void)fd;
	lines->to = to;
	if (g.graph == NULL || ctf_muxer(&g) == -1)
		return FOREIGN_DAMAGED;
	for (i = 0; i < p->n; i++)
		if (ctf_source(&g, p->folders[i], i) == 0)
			any = 1;
		else
			r = -1;
	if (!any)
		return FOREIGN_DAMAGED;
	buf_adds(&to->line, "# tracer: nop");
	(void)foreign_line(to);
	buf_adds(&to->line, "# clock_type=REAL");
	(void)foreign_line(to);
	if (ctf_run(&g, lines) == -1 || lines->lost)
		r = -1;
	return r == -1 ? FOREIGN_DAMAGED : p->cut ? FOREIGN_LEFT_OUT :
	    FOREIGN_ALL;
}

#else

#define ctf_find	NULL

static int
ctf_can(void)
{
	return 0;
}

static enum foreign_done
ctf_write(int fd, const struct foreign_place *p, struct foreign_text *to)
{
	(void)fd;
	(void)p;
	(void)to;
	return FOREIGN_DAMAGED;
}

#endif

const struct foreign_form foreign_ctf = {
	.name = "CTF",
	.command = FOREIGN_CTF,
	.is = ctf_is,
	.can = ctf_can,
	.find = ctf_find,
	.write = ctf_write,
};
