/*
 * slice_label: which args tell slices of one name apart, as a table of rules.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/slice_label.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#define DEPTH	8	/* of a key "a.b.c" */
/* What names a request among others of its verb, the most general first. */
#define HTTP_KEYS	"http.route url.path http.target url.full http.url"

static const struct label_rule table[] = {
	/* Chromium */
	{ "RunTask", "src_func src_file" },
	{ "*::RunTask", "src_func src_file" },
	{ "*_RunTask", "src_func src_file" },
	{ "*ProcessTaskFromWorkQueue", "src_func src_file" },
	{ "*TimerFiredInternal", "src_func src_file" },
	{ "ScopedBlockingCall*", "function_name "
	    "source_location.function_name file_name" },
	{ "ScopedAllowBlocking*", "function_name file_name" },
	{ "LongTaskTracker", "src_func src_file" },
	{ "KeyedServiceFactory::*", "chrome_keyed_service.name" },
	{ "View::*", "class view_class_name.name" },
	{ "LayoutManagerBase::*", "class" },
	{ "MemoryDumpManager::*", "memory_dump_provider.name" },
	{ "Receive mojo *", "chrome_mojo_event_info.mojo_interface_tag "
	    "info.mojo_interface_tag" },
	{ "Closed mojo *", "chrome_mojo_event_info.mojo_interface_tag" },
	{ "SimpleWatcher::OnHandleReady",
	    "chrome_mojo_event_info.watcher_notify_interface_tag" },
	{ "EpollEvent", "controller_created_from.function_name" },
	{ "FunctionCall", "data.functionName+data.url:data.lineNumber "
	    "data.functionName data.url:data.lineNumber data.url" },
	{ "EvaluateScript", "data.url" },
	{ "EvaluateModule", "data.url" },
	{ "v8.*", "data.url fileName data.fileName url" },
	{ "ParseHTML", "beginData.url" },
	{ "EventDispatch", "data.type" },
	{ "TimerFire", "data.timerId" },
	{ "XHR*", "data.url" },
	{ "Resource*", "data.url" },
	{ "*::OnReceiveResponse", "url" },
	{ "*::requestResource", "url" },
	{ "CustomElement*", "name" },
	{ "Paint", "data.nodeName" },
	{ "MinorGC", "type" },
	{ "MajorGC", "type" },
	{ "Database::Open*", "path" },
	{ "Database::Statement", "statement" },
	{ "Graphics.Pipeline", "chrome_graphics_pipeline.step" },
	{ "LatencyInfo.Flow", "chrome_latency_info.step" },
	{ "step", "step data.step" },
	/* clang */
	{ "Source", "detail" },
	{ "Parse*", "detail" },
	{ "Instantiate*", "detail" },
	{ "CodeGen Function", "detail" },
	{ "Opt*", "detail" },
	{ "RunPass", "detail" },
	{ "*Pass", "detail" },
	{ "*Adaptor", "detail" },
	{ "PassManager*", "detail" },
	/* tsc */
	{ "findSourceFile", "fileName" },
	{ "*SourceFile", "path" },
	{ "emitJsFileOrBundle", "jsFilePath" },
	{ "transformNodes", "path" },
	{ "check*", "path" },
	{ "resolve*", "containingFileName resolveFrom" },
	{ "processTypeReferenceDirective", "directive" },
	/* system calls: of a path, of a descriptor */
	{ "open", "args\"" }, { "openat", "args\"" }, { "creat", "args\"" },
	{ "execve", "args\"" }, { "execveat", "args\"" },
	{ "stat", "args\"" }, { "lstat", "args\"" },
	{ "newfstatat", "args\"" }, { "statx", "args\"" },
	{ "access", "args\"" }, { "faccessat*", "args\"" },
	{ "readlink*", "args\"" }, { "unlink*", "args\"" },
	{ "rename*", "args\"" }, { "mkdir*", "args\"" },
	{ "read", "args" }, { "pread64", "args" }, { "readv", "args" },
	{ "write", "args" }, { "pwrite64", "args" }, { "writev", "args" },
	{ "getdents64", "args" }, { "close", "args" }, { "ioctl", "args" },
	{ "fstat", "args" }, { "fsync", "args" }, { "fdatasync", "args" },
	{ "connect", "args" }, { "accept4", "args" },
	{ "sendto", "args" }, { "recvfrom", "args" },
	{ "sendmsg", "args" }, { "recvmsg", "args" },
	{ "wait4", "args" }, { "futex", "args" },
	/* CMake */
	/* requests and statements of services */
	{ "GET", HTTP_KEYS }, { "POST", HTTP_KEYS }, { "PUT", HTTP_KEYS },
	{ "DELETE", HTTP_KEYS }, { "PATCH", HTTP_KEYS }, { "HEAD", HTTP_KEYS },
	{ "HTTP *", HTTP_KEYS },
	{ "if", "functionArgs" },
	{ "foreach", "functionArgs" },
	{ "file", "functionArgs" },
	{ "include", "functionArgs" },
	{ "find_*", "functionArgs" },
	{ "project", "functionArgs" },
	{ "try_compile", "functionArgs" },
	{ "execute_process", "functionArgs" },
};
#define NTABLE	(sizeof(table) / sizeof(table[0]))

/* ---- rules ---- */

int
label_matches(const char *pattern, const char *name, size_t len)
{
	size_t n = strlen(pattern);

	if (n > 0 && pattern[n - 1] == '*')
		return len >= n - 1 && memcmp(name, pattern, n - 1) == 0;
	if (pattern[0] == '*')
		return len >= n - 1 && memcmp(name + len - (n - 1),
		    pattern + 1, n - 1) == 0;
	return len == n && memcmp(name, pattern, n) == 0;
}

void
label_rules_add(struct label_rules *r, const char *name, const char *keys)
{
	r->v = xreallocarray(r->v, r->n + 1, sizeof(*r->v));
	memmove(&r->v[1], &r->v[0], r->n * sizeof(*r->v));
	r->v[0].name = xstrdup(name);
	r->v[0].keys = xstrdup(keys);
	r->n++;
}

void
label_rules_copy(struct label_rules *r, const struct label_rules *from)
{
	size_t i;

	for (i = from->n; i > 0; i--)
		label_rules_add(r, from->v[i - 1].name, from->v[i - 1].keys);
}

void
label_rules_free(struct label_rules *r)
{
	size_t i;

	for (i = 0; i < r->n; i++) {
		free((char *)(uintptr_t)r->v[i].name);
		free((char *)(uintptr_t)r->v[i].keys);
	}
	free(r->v);
	r->v = NULL;
	r->n = 0;
}

const struct label_rule *
label_rule_find(const struct label_rules *own, const char *name, size_t len)
{
	size_t i;

	for (i = 0; own != NULL && i < own->n; i++)
		if (label_matches(own->v[i].name, name, len))
			return strcmp(own->v[i].keys, "none") == 0 ? NULL :
			    &own->v[i];
	for (i = 0; i < NTABLE; i++)
		if (label_matches(table[i].name, name, len))
			return &table[i];
	return NULL;
}

/* ---- values ---- */

/* Returns the member "a.b" of args, or b of their member a, if it is a text or
 * a number, or NULL. */
static const struct value *
member(const struct value *args, const char *key, size_t len)
{
	char name[64];
	const struct value *v;
	size_t n;
	int depth;

	if (memchr(key, '.', len) != NULL && len < sizeof(name)) {
		memcpy(name, key, len);
		name[len] = '\0';
		v = value_get(args, name);	/* attributes have such names */
		if (v != NULL && v->len > 0 && (v->type == VALUE_STRING ||
		    v->type == VALUE_NUMBER))
			return v;
	}
	for (depth = 0; depth < DEPTH && args != NULL; depth++) {
		for (n = 0; n < len && key[n] != '.'; n++)
			;
		if (n >= sizeof(name))
			return NULL;
		memcpy(name, key, n);
		name[n] = '\0';
		args = value_get(args, name);
		if (n == len)
			return args == NULL || args->len == 0 ||
			    (args->type != VALUE_STRING &&
			    args->type != VALUE_NUMBER) ? NULL : args;
		key += n + 1;
		len -= n + 1;
	}
	return NULL;
}

/* Returns the bytes of a path up to its last slash, with it. */
static size_t
folders_of(const char *s, size_t len)
{
	while (len > 0 && s[len - 1] != '/')
		len--;
	return len;
}

static void
label_value(struct buf *b, const char *s, size_t len)
{
	buf_add(b, s, len < LABEL_MOST ? len : LABEL_MOST);
}

/* Adds "url:line" of a key of two members; returns 0 if args lack the first. */
static int
label_place(struct buf *b, const struct value *args, const char *key,
    size_t len, size_t colon)
{
	const struct value *file = member(args, key, colon), *line;
	size_t skip;

	if (file == NULL)
		return 0;
	line = member(args, key + colon + 1, len - colon - 1);
	skip = line != NULL ? folders_of(file->text, file->len) : 0;
	if (skip == file->len)
		skip = 0;
	label_value(b, file->text + skip, file->len - skip);
	if (line != NULL) {
		buf_addc(b, ':');
		label_value(b, line->text, line->len);
	}
	return 1;
}

/* Adds what of a value stands in quotes first; without any the whole. */
static void
label_quoted(struct buf *b, const struct value *v)
{
	const char *from = memchr(v->text, '"', v->len), *end;
	size_t rest = from != NULL ? v->len - (size_t)(from - v->text) : 0;

	if (rest > 1 && (end = memchr(from + 1, '"', rest - 1)) != NULL &&
	    end > from + 1)
		label_value(b, from + 1, (size_t)(end - from) - 1);
	else
		label_value(b, v->text, v->len);
}

/*
 * Adds an alternative "a+b:c" if the args have all its parts, else nothing; of
 * a part a" what its value has in quotes.
 */
static int
label_parts(struct buf *b, const struct value *args, const char *key,
    size_t len)
{
	const struct value *v;
	const char *colon;
	size_t n, was = b->len;

	for (;;) {
		for (n = 0; n < len && key[n] != '+'; n++)
			;
		colon = memchr(key, ':', n);
		if (b->len > was)
			buf_addc(b, ' ');
		if (colon != NULL) {
			if (!label_place(b, args, key, n,
			    (size_t)(colon - key)))
				break;
		} else if (n > 0 && key[n - 1] == '"' &&
		    (v = member(args, key, n - 1)) != NULL)
			label_quoted(b, v);
		else if ((v = member(args, key, n)) != NULL)
			label_value(b, v->text, v->len);
		else
			break;
		if (n == len)
			return 1;
		key += n + 1;
		len -= n + 1;
	}
	b->len = was;
	return 0;
}

void
label_text(const struct label_rule *r, const struct value *args,
    struct buf *b)
{
	const char *key;
	size_t n;

	for (key = r->keys; *key != '\0'; key += n) {
		key += *key == ' ' || *key == ',';
		n = strcspn(key, " ,");
		if (n > 0 && label_parts(b, args, key, n))
			return;
	}
}

void
slice_label(const struct trace *t, const struct label_rules *own,
    uint32_t slice, struct buf *b)
{
	const struct kind *k = &t->kinds[t->kind[slice]];
	const struct label_rule *r = label_rule_find(own,
	    trace_str(t, k->name), strtab_len(t->strings, k->name));
	struct arena arena = ARENA_INIT;

	if (r != NULL)
		label_text(r, trace_slice_args(t, slice, &arena), b);
	arena_free(&arena);
}
