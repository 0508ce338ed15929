/*
 * module: INCLUDE PERFETTO MODULE a.b.c runs the file a/b/c.sql, once for a
 * connection; a.* runs all whose names begin so.  A module is looked for in the
 * program (ttv/bundle.h), beside it and where ttv is installed, then in the
 * directories of --stdlib and TTV_SQL_PATH, then in the user's: a library that
 * is named there adds the modules that ttv has not.
 *
 * prelude.*, what trace_processor runs before all else, is in the tables and
 * functions of ttv: to include it does nothing.
 */
#include "config.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/bundle.h"
#include "ttv/limit.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "hint.h"
#include "macro.h"
#include "perfetto.h"

struct sql_module {
	struct sql_module *next;
	char		*name;
	int64_t		 number;	/* of its INCLUDE, from 1 */
};

void
module_close(struct sql *s)
{
	struct sql_module *m;

	while ((m = s->modules) != NULL) {
		s->modules = m->next;
		free(m->name);
		free(m);
	}
}

static int
on_number(void *arg, int n, char **values, char **names)
{
	(void)n;
	(void)names;
	return values[0] == NULL ? 0 : text_parse_int(values[0],
	    strlen(values[0]), arg);
}

/*
 * Returns the number of the last INCLUDE.  The database has it, so that it is
 * rolled back with what the module has made.
 */
static int64_t
last_number(struct sql *s)
{
	int64_t n = 0;

	s->internal++;
	sqlite3_exec(s->db, "PRAGMA user_version", on_number, &n, NULL);
	s->internal--;
	return n;
}

static void
set_number(struct sql *s, int64_t n)
{
	char text[64];

	snprintf(text, sizeof(text), "PRAGMA user_version = %" PRId64, n);
	s->internal++;
	sqlite3_exec(s->db, text, NULL, NULL, NULL);
	s->internal--;
}

static struct sql_module *
module_find(struct sql *s, const char *name)
{
	struct sql_module *m;

	for (m = s->modules; m != NULL && strcmp(m->name, name) != 0;)
		m = m->next;
	return m;
}

/* Returns whether what a module has made is there. */
static int
module_seen(struct sql *s, const char *name)
{
	const struct sql_module *m = module_find(s, name);

	return m != NULL && m->number <= last_number(s);
}

/*
 * Notes that a module is included.  Returns 1 if it was before, and that was
 * rolled back, but for its functions and macros.
 */
static int
module_note(struct sql *s, const char *name)
{
	int64_t last = last_number(s);
	struct sql_module *m = module_find(s, name), *k;
	int again = m != NULL;

	if (m == NULL) {
		m = xcalloc(1, sizeof(*m));
		m->name = xstrdup(name);
		m->next = s->modules;
		s->modules = m;
	}
	for (k = s->modules; k != NULL; k = k->next)
		if (k->number > last)	/* others will have these */
			k->number = INT64_MAX;
	m->number = last + 1;
	set_number(s, m->number);
	return again;
}

/* Begins or ends what is taken back if a module fails. */
static void
module_savepoint(struct sql *s, const char *text)
{
	s->internal++;
	sqlite3_exec(s->db, text, NULL, NULL, NULL);
	s->internal--;
}

/* ---- where they are */

#define BUNDLE_SQL	"sql/"	/* of the names of modules in the program */
#define SUFFIX		".sql"

/* Directories within a checkout of perfetto in which the modules lie. */
#define IN_CHECKOUT	"/src/trace_processor/perfetto_sql/stdlib"
/* Those of the metrics: in a checkout, and beside the modules. */
#define METRICS		"/src/trace_processor/metrics/sql"
#define BESIDE_MODULES	"/../../metrics/sql"

static char *library;		/* of --stdlib; or NULL */

/*
 * Calls fn for a directory, or for that of the modules if it is a checkout, and
 * returns what it returns.
 */
static int
one_place(int (*fn)(void *, const char *dir, const char *below), void *arg,
    const char *dir)
{
	char path[PATH_MAX];
	int len;

	if (dir == NULL || dir[0] == '\0')
		return 0;
	len = snprintf(path, sizeof(path), "%s%s", dir, IN_CHECKOUT);
	return fn(arg, dir, len > 0 && (size_t)len < sizeof(path) &&
	    access(path, X_OK) == 0 ? IN_CHECKOUT : "");
}

/* Does the same for a list of directories with colons between them. */
static int
list_places(int (*fn)(void *, const char *dir, const char *below), void *arg,
    const char *list)
{
	size_t len;
	char *dir;
	int rc = 0;

	while (rc == 0 && list != NULL && list[0] != '\0') {
		len = strcspn(list, ":");
		dir = xstrndup(list, len);
		rc = one_place(fn, arg, dir);
		free(dir);
		list += len + (list[len] == ':');
	}
	return rc;
}

/*
 * Calls fn for the directories of modules, the first first, until it returns
 * other than 0, which it returns.  The directory is DIR and what is below.
 */
static int
each_place(int (*fn)(void *, const char *dir, const char *below), void *arg)
{
	const char *config = getenv("XDG_CONFIG_HOME");
	char path[PATH_MAX], *slash;
	ssize_t n;
	int rc;

	/* beside the program, in a tree of sources and in an installation */
	n = readlink("/proc/self/exe", path, sizeof(path) - 1);
	if (n > 0) {
		path[n] = '\0';
		if ((slash = strrchr(path, '/')) != NULL)
			*slash = '\0';
		if ((rc = fn(arg, path, "/share/ttv/sql")) != 0 ||
		    (rc = fn(arg, path, "/../share/ttv/sql")) != 0)
			return rc;
	}
	if ((rc = fn(arg, TTV_DATADIR, "/sql")) != 0 ||
	    (rc = one_place(fn, arg, library)) != 0 ||
	    (rc = list_places(fn, arg, getenv("TTV_SQL_PATH"))) != 0)
		return rc;
	return config != NULL && config[0] != '\0' ? fn(arg, config,
	    "/ttv/sql") : fn(arg, getenv("HOME"), "/.config/ttv/sql");
}

void
sql_stdlib(const char *dir)
{
	free(library);
	library = dir != NULL ? xstrdup(dir) : NULL;
}

/* Opens DIR/a/b/c.sql; dir may be NULL. */
static FILE *
open_in(const char *dir, const char *below, const char *name)
{
	char path[PATH_MAX], *dot;
	size_t n;
	int len;

	if (dir == NULL || dir[0] == '\0')
		return NULL;
	n = strlen(dir) + strlen(below) + 1;
	len = snprintf(path, sizeof(path), "%s%s/%s.sql", dir, below, name);
	if (len < 0 || (size_t)len >= sizeof(path))
		return NULL;
	path[len - 4] = '\0';
	for (dot = path + n; (dot = strchr(dot, '.')) != NULL; dot++)
		*dot = '/';
	path[len - 4] = '.';
	return fopen(path, "re");
}

struct opening {
	const char	*name;
	FILE		*f;
};

static int
open_at(void *arg, const char *dir, const char *below)
{
	struct opening *o = arg;

	o->f = open_in(dir, below, o->name);
	return o->f != NULL;
}

/* Opens a module that is a part of the program. */
static FILE *
open_bundled(const char *name)
{
	const struct bundle_file *b;
	char path[PATH_MAX], *dot;
	int len = snprintf(path, sizeof(path), BUNDLE_SQL "%s", name);

	if (len < 0 || (size_t)len >= sizeof(path) - sizeof(SUFFIX))
		return NULL;
	for (dot = path; (dot = strchr(dot, '.')) != NULL; dot++)
		*dot = '/';
	memcpy(path + len, SUFFIX, sizeof(SUFFIX));
	b = bundle_find(path);
	return b == NULL ? NULL : fmemopen((void *)(uintptr_t)b->text, b->len,
	    "r");
}

static FILE *
module_open(const char *name)
{
	struct opening o = { name, NULL };

	o.f = open_bundled(name);
	if (o.f == NULL)
		each_place(open_at, &o);
	return o.f;
}

int
module_read(const char *name, struct buf *b)
{
	FILE *f = module_open(name);
	int rc;

	if (f == NULL)
		return -1;
	rc = buf_read(b, f, LIMIT_SQL_FILE);
	fclose(f);
	return rc;
}

/* ---- metrics */

static int
metric_at(void *arg, const char *dir, const char *below)
{
	static const char *const places[] = { METRICS, BESIDE_MODULES, "" };
	struct opening *o = arg;
	char path[PATH_MAX];
	size_t i;
	int len;

	(void)below;
	for (i = 0; i < sizeof(places) / sizeof(places[0]); i++) {
		len = snprintf(path, sizeof(path), "%s%s/%s", dir, places[i],
		    o->name);
		if (len > 0 && (size_t)len < sizeof(path) &&
		    (o->f = fopen(path, "re")) != NULL)
			return 1;
	}
	return 0;
}

/* Returns whether a path is one of a file of SQL below a directory. */
static int
is_below(const char *path)
{
	size_t n = strlen(path);

	return n > sizeof(SUFFIX) && path[0] != '/' && path[0] != '.' &&
	    strstr(path, "/.") == NULL && strcmp(path + n -
	    (sizeof(SUFFIX) - 1), SUFFIX) == 0;
}

int
module_metric(const char *path, struct buf *b)
{
	struct opening o = { path, NULL };
	int rc;

	if (!is_below(path) || (one_place(metric_at, &o, library) == 0 &&
	    list_places(metric_at, &o, getenv("TTV_SQL_PATH")) == 0))
		return -1;
	rc = buf_read(b, o.f, LIMIT_SQL_FILE);
	fclose(o.f);
	return rc;
}

/* ---- which there are */

struct listing {
	void		(*fn)(void *, const char *);
	void		*arg;
};

#define LIST_DEPTH	8	/* directories in directories */

/* Gives the modules of a directory whose modules begin with a prefix. */
static void
list_dir(const struct listing *l, const char *dir, const char *prefix,
    int depth)
{
	char path[PATH_MAX], name[NAME_MAX + 1];
	struct dirent *e;
	size_t n;
	DIR *d = depth < LIST_DEPTH ? opendir(dir) : NULL;

	while (d != NULL && (e = readdir(d)) != NULL) {
		n = strlen(e->d_name);
		if (e->d_name[0] == '.' || n + strlen(prefix) + 2 >
		    sizeof(name) || snprintf(path, sizeof(path), "%s/%s", dir,
		    e->d_name) >= (int)sizeof(path))
			continue;
		if (n > 4 && strcmp(e->d_name + n - 4, SUFFIX) == 0) {
			snprintf(name, sizeof(name), "%s%.*s", prefix,
			    (int)(n - 4), e->d_name);
			l->fn(l->arg, name);
			continue;
		}
		if (snprintf(name, sizeof(name), "%s%s.", prefix,
		    e->d_name) < (int)sizeof(name))
			list_dir(l, path, name, depth + 1);
	}
	if (d != NULL)
		closedir(d);
}

static int
list_at(void *arg, const char *dir, const char *below)
{
	char path[PATH_MAX];
	int len;

	if (dir == NULL || dir[0] == '\0')
		return 0;
	len = snprintf(path, sizeof(path), "%s%s", dir, below);
	if (len > 0 && (size_t)len < sizeof(path))
		list_dir(arg, path, "", 0);
	return 0;
}

/* Gives the modules that are a part of the program. */
static void
list_bundled(const struct listing *l)
{
	const size_t n = strlen(BUNDLE_SQL), end = strlen(SUFFIX);
	const struct bundle_file *b;
	char *name, *slash;

	for (b = bundle_files; b->name != NULL; b++) {
		if (strncmp(b->name, BUNDLE_SQL, n) != 0)
			continue;
		name = xstrndup(b->name + n, strlen(b->name) - n - end);
		for (slash = name; (slash = strchr(slash, '/')) != NULL;)
			*slash = '.';
		l->fn(l->arg, name);
		free(name);
	}
}

void
module_list(void (*fn)(void *, const char *), void *arg)
{
	struct listing l = { fn, arg };

	list_bundled(&l);
	each_place(list_at, &l);
}

struct module_names {
	char		**v;
	size_t		 n, cap;
};

static void
add_module(void *arg, const char *name)
{
	struct module_names *l = arg;

	l->v = xgrow(l->v, l->n, &l->cap, sizeof(*l->v));
	l->v[l->n++] = xstrdup(name);
}

static int
compare_modules(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

char **
module_names(size_t *n)
{
	struct module_names l = { NULL, 0, 0 };
	size_t i;

	*n = 0;
	module_list(add_module, &l);
	sort_any(l.v, l.n, sizeof(*l.v), compare_modules);
	for (i = 0; i < l.n; i++)
		if (*n > 0 && strcmp(l.v[i], l.v[*n - 1]) == 0)
			free(l.v[i]);
		else
			l.v[(*n)++] = l.v[i];
	return l.v;
}

void
module_names_free(char **names, size_t n)
{
	while (n > 0)
		free(names[--n]);
	free(names);
}

/* ---- INCLUDE */

/* Runs the statements of a module; an error is one of the INCLUDE, too. */
static int
module_run(struct run *r, const char *name, const struct buf *text, size_t at,
    int again)
{
	struct sql_error error;
	struct run in;
	int rc;

	memset(&in, 0, sizeof(in));
	memset(&error, 0, sizeof(error));
	in.sql = r->sql;
	in.text = text->data;
	in.len = text->len;
	in.error = &error;
	in.depth = r->depth + 1;
	in.again = again;
	r->sql->modules_run++;
	rc = run_text(&in);
	r->sql->modules_run--;
	if (rc == 0)
		return 0;
	r->error->interrupted = error.interrupted;
	return run_error(r, at, "module %s:%llu:%llu: %s", name,
	    (unsigned long long)error.line, (unsigned long long)error.col,
	    error.msg);
}

/* Returns whether a name is words with dots between them. */
static int
is_module_name(const char *name)
{
	size_t i;

	for (i = 0; name[i] != '\0'; i++) {
		if (name[i] == '.' && (i == 0 || name[i - 1] == '.' ||
		    name[i + 1] == '\0'))
			return 0;
		if (name[i] != '.' && name[i] != '_' &&
		    (name[i] < 'a' || name[i] > 'z') &&
		    (name[i] < '0' || name[i] > '9'))
			return 0;
	}
	return i > 0;
}

/* Includes the modules whose names begin with the first n bytes of a text. */
static int
include_all(struct run *r, const char *text, size_t n, size_t at)
{
	size_t count, i, found = 0;
	char **names = module_names(&count);
	int rc = 0;

	for (i = 0; i < count && rc == 0; i++)
		if (strncmp(names[i], text, n) == 0 &&
		    is_module_name(names[i])) {
			rc = module_include(r, names[i], strlen(names[i]), at);
			found++;
		}
	module_names_free(names, count);
	return found > 0 || rc == -1 || strncmp(text, "prelude.",
	    n < 8 ? 8 : n) == 0 ? rc : run_error(r, at,
	    "no module has a name that begins with %.*s", (int)n, text);
}

/*
 * Includes a module that is not there.  What one that fails has made is taken
 * back.  A transaction of its own would end the savepoint.
 */
static int
include_one(struct run *r, const char *name, size_t at)
{
	char meant[HINT_MOST];
	struct buf b = BUF_INIT;
	FILE *f = module_open(name);
	const struct sql_function *function = r->sql->functions;
	const struct sql_macro *macro = r->sql->macros;
	int rc = -1;

	if (f == NULL) {
		hint_module(name, meant, sizeof(meant));
		return run_error(r, at, "there is no module %s%s", name,
		    meant);
	}
	if (buf_read(&b, f, LIMIT_SQL_FILE) == -1)
		run_error(r, at, "the module %s cannot be read", name);
	else {
		module_savepoint(r->sql, "SAVEPOINT ttv_module");
		rc = module_run(r, name, &b, at, module_note(r->sql, name));
		if (rc == -1) {
			function_take_back(r->sql, function);
			macro_take_back(r->sql, macro);
			module_savepoint(r->sql, "ROLLBACK TO ttv_module");
		}
		module_savepoint(r->sql, "RELEASE ttv_module");
	}
	fclose(f);
	buf_free(&b);
	return rc;
}

int
module_include(struct run *r, const char *text, size_t len, size_t at)
{
	char *name;
	int rc = -1;

	if (len > 0 && text[len - 1] == '*' && (len == 1 ||
	    text[len - 2] == '.'))
		return include_all(r, text, len - 1, at);
	name = xstrndup(text, len);
	if (!is_module_name(name))
		run_error(r, at, "%s is no name of a module", name);
	else if (r->depth >= LIMIT_SQL_MODULES)
		run_error(r, at, "modules in modules, more than %d",
		    LIMIT_SQL_MODULES);
	else if (strncmp(name, "prelude.", 8) == 0 || module_seen(r->sql,
	    name))
		rc = 0;
	else
		rc = include_one(r, name, at);
	free(name);
	return rc;
}
