/*
 * lib: traces for other programs, by ttv.h and libttv.a alone: lists by number,
 * args, SQL, errors as values, two traces in two threads.
 */
#include "config.h"

#include <pthread.h>
#include <signal.h>

#include "temp.h"
#include "test.h"
#include "ttv.h"

static const char events[] = "[\n"
    "{\"ph\":\"M\",\"pid\":7,\"name\":\"process_name\","
    "\"args\":{\"name\":\"shop\"}},\n"
    "{\"ph\":\"X\",\"pid\":7,\"tid\":8,\"ts\":1,\"dur\":10,\"name\":\"buy\","
    "\"cat\":\"web\",\"args\":{\"n\":3,\"half\":0.5,\"ok\":true,"
    "\"none\":null,\"in\":{\"list\":[\"a\",9007199254740993]}}},\n"
    "{\"ph\":\"X\",\"pid\":7,\"tid\":8,\"ts\":3,\"dur\":4,"
    "\"name\":\"pay\"},\n"
    "{\"ph\":\"i\",\"pid\":7,\"tid\":8,\"ts\":5,\"s\":\"t\",\"name\":\"ring\","
    "\"args\":{\"door\":\"front\"}},\n"
    "{\"ph\":\"C\",\"pid\":7,\"ts\":2,\"name\":\"carts\",\"args\":{\"n\":1}},\n"
    "{\"ph\":\"C\",\"pid\":7,\"ts\":4,\"name\":\"carts\",\"args\":{\"n\":2.5}},\n"
    "{\"ph\":\"X\",\"pid\":7,\"tid\":9,\"ts\":20,\"dur\":2,"
    "\"name\":\"ship\"},\n"
    "{\"ph\":\"s\",\"pid\":7,\"tid\":8,\"ts\":4,\"id\":1,\"name\":\"order\"},\n"
    "{\"ph\":\"f\",\"pid\":7,\"tid\":9,\"ts\":21,\"id\":1,\"bp\":\"e\","
    "\"name\":\"order\"}\n]\n";

static char path[sizeof(TEMP_PATH)] = TEMP_PATH;

/* Opens a file of these bytes, which is gone then. */
static struct ttv *
open_bytes(const char *text, size_t len, const struct ttv_options *o,
    struct ttv_error *error)
{
	const char *paths[] = { path };
	struct ttv *t;

	temp_make(path, text, len);
	t = ttv_open(paths, 1, o, error);
	unlink(path);
	return t;
}

static struct ttv *
open_events(void)
{
	return open_bytes(events, sizeof(events) - 1, NULL, NULL);
}

/*
 * A copy stays when the file is cut; without one a program has to expect
 * SIGBUS, and finds the signal as it was.  The first test: a handler that is
 * set stays, and those behind it could not see it come.
 */
TEST(a_guest_leaves_signals)
{
	const char *paths[] = { path };
	struct ttv_options o = { 0 };
	struct sigaction before, after;
	struct ttv *t;
	char *json;

	sigaction(SIGBUS, NULL, &before);
	temp_make(path, events, sizeof(events) - 1);
	o.copy = 1;
	t = ttv_open(paths, 1, &o, NULL);
	if (t == NULL || truncate(path, 0) == -1)
		abort();
	json = ttv_slice_args_json(t, 0);
	CHECK(json != NULL && strstr(json, "9007199254740993") != NULL);
	ttv_free(json);
	ttv_close(t);
	unlink(path);
	sigaction(SIGBUS, NULL, &after);
	/* a sanitizer has a handler of its own */
	CHECK(after.sa_handler == before.sa_handler);
}

TEST(lists)
{
	struct ttv *t = open_events();
	struct ttv_process p;
	struct ttv_slice s[8];
	struct ttv_instant i;
	struct ttv_counter c;
	struct ttv_counter_value v[8];
	struct ttv_thread thread;
	struct ttv_track k;
	struct ttv_flow f;
	struct ttv_info info;

	if (t == NULL)
		abort();
	ttv_get_info(t, &info);
	CHECK_STR(info.format, "chrome-json");
	CHECK_INT(info.complete, 1);
	CHECK_INT(info.warnings, 0);
	CHECK_INT(ttv_processes(t, 0, &p, 1), 1);
	CHECK_STR(p.name, "shop");
	CHECK_INT(p.pid, 7);
	CHECK_INT(ttv_slices(t, 0, s, 8), info.slices);
	CHECK_INT(info.slices, 3);
	CHECK_STR(s[0].name, "buy");
	CHECK_STR(s[0].category, "web");
	CHECK_INT(s[0].ts, 1000);
	CHECK_INT(s[0].dur, 10000);
	CHECK_STR(s[1].name, "pay");
	CHECK_INT(s[1].depth, 1);
	CHECK_INT(ttv_slice_parent(t, 1), 0);
	CHECK_INT(ttv_slice_parent(t, 0), TTV_NONE);
	CHECK_INT(ttv_slice_self(t, 0), 6000);
	CHECK_INT(ttv_tracks(t, s[2].track, &k, 1), 1);
	CHECK_STR(k.type, "thread");
	CHECK_INT(k.slice, 2);
	CHECK_INT(k.nslices, 1);
	CHECK_INT(ttv_threads(t, k.thread, &thread, 1), 1);
	CHECK_INT(thread.tid, 9);
	CHECK_INT(ttv_instants(t, 0, &i, 1), 1);
	CHECK_STR(i.name, "ring");
	CHECK_INT(i.track, s[0].track);
	CHECK_INT(ttv_counters(t, 0, &c, 1), 1);
	CHECK_INT(c.nvalues, 2);
	CHECK_INT(ttv_counter_values(t, c.value, v, 8), 2);
	CHECK_INT(v[1].ts, 4000);
	CHECK(v[1].value == 2.5);
	CHECK_INT(ttv_flows(t, 0, &f, 1), 1);
	CHECK_STR(f.name, "order");
	CHECK_INT(f.from_slice, 1);
	CHECK_INT(f.to_slice, 2);
	CHECK_INT(f.to_instant, TTV_NONE);
	ttv_close(t);
}

TEST(numbers_beyond_the_end)
{
	struct ttv *t = open_events();
	struct ttv_slice s[2];

	if (t == NULL)
		abort();
	CHECK_INT(ttv_slices(t, 2, s, 2), 1);
	CHECK_INT(ttv_slices(t, 3, s, 2), 0);
	CHECK_INT(ttv_slices(t, TTV_NONE, s, 2), 0);
	CHECK_INT(ttv_slice_parent(t, TTV_NONE), TTV_NONE);
	CHECK_INT(ttv_slice_self(t, 3), 0);
	CHECK(ttv_slice_args_json(t, 3) == NULL);
	CHECK(ttv_instant_args_json(t, 1) == NULL);
	ttv_close(t);
}

/* Writes `key=value type` of each value into a text. */
static int
note_value(void *arg, const struct ttv_value *v)
{
	char *text = arg;
	size_t len = strlen(text);

	snprintf(text + len, 400 - len, "%s=%.*s %d;", v->name,
	    (int)v->length, v->text != NULL ? v->text : "", v->type);
	if (v->type == TTV_INTEGER && v->length > 10)
		CHECK(v->integer == INT64_C(9007199254740993));
	return strcmp(v->name, "in.list[1]") == 0 ? 5 : 0;
}

TEST(args)
{
	struct ttv *t = open_events();
	char text[400] = "", *json;

	if (t == NULL)
		abort();
	CHECK_INT(ttv_slice_args(t, 0, note_value, text), 5);
	CHECK_STR(text, "n=3 1;half=0.5 2;ok=true 5;none= 0;"
	    "in.list[0]=a 3;in.list[1]=9007199254740993 1;");
	text[0] = '\0';
	CHECK_INT(ttv_instant_args(t, 0, note_value, text), 0);
	CHECK_STR(text, "door=front 3;");
	json = ttv_instant_args_json(t, 0);
	CHECK_STR(json, "{\"door\":\"front\"}");
	ttv_free(json);
	CHECK(ttv_slice_args_json(t, 1) == NULL);
	ttv_close(t);
}

static int
note_row(void *arg, const struct ttv_value *v, size_t n)
{
	char *text = arg;
	size_t i, len;

	for (i = 0; i < n; i++) {
		len = strlen(text);
		if (v[i].type == TTV_INTEGER)
			snprintf(text + len, 400 - len, "%s=%lld ", v[i].name,
			    (long long)v[i].integer);
		else
			snprintf(text + len, 400 - len, "%s=%s ", v[i].name,
			    v[i].text != NULL ? v[i].text : "null");
	}
	return strstr(text, "stop") != NULL;
}

TEST(sql)
{
	struct ttv *t = open_events();
	struct ttv_sql *s;
	struct ttv_error e;
	char text[400] = "";

	if (t == NULL)
		abort();
	s = ttv_sql_open(t);
	CHECK_INT(ttv_sql_run(s, "create view long as select * from slice where"
	    " dur > 3000; select 1 as first", NULL, NULL, &e), 0);
	CHECK_INT(e.code, TTV_OK);
	ttv_sql_param(s, "name", "buy");
	CHECK_INT(ttv_sql_run(s, "select 0; select name, dur, null as x from"
	    " long where name = $name; -- end", note_row, text, &e), 0);
	CHECK_STR(text, "name=buy dur=10000 x=null ");
	text[0] = '\0';
	CHECK_INT(ttv_sql_run(s, "select 'stop' as s union all select 'on'",
	    note_row, text, &e), -1);
	CHECK_INT(e.code, TTV_STOPPED);
	CHECK_STR(text, "s=stop ");
	CHECK_INT(ttv_sql_run(s, "select 1;\nselect nothing from slice",
	    note_row, text, &e), -1);
	CHECK_INT(e.code, TTV_QUERY);
	CHECK_INT(e.line, 2);
	CHECK(strstr(e.message, "nothing") != NULL);
	ttv_sql_limit(s, 10000);
	CHECK_INT(ttv_sql_run(s, "with recursive r(n) as (select 1 union all "
	    "select n + 1 from r) select count(*) from r", NULL, NULL, &e), -1);
	CHECK(e.code != TTV_OK && e.message[0] != '\0');
	ttv_sql_close(s);
	ttv_close(t);
}

TEST(errors_are_values)
{
	static const char *const none[] = { "/nonexistent/ttv" };
	static const char *const input[] = { "-" };
	struct ttv_options o = { 0 };
	struct ttv_warning w;
	struct ttv_error e;
	struct ttv_info info;
	struct ttv *t;

	CHECK(ttv_open(none, 1, NULL, &e) == NULL);
	CHECK_INT(e.code, TTV_UNREADABLE);
	CHECK(ttv_open(none, 1, NULL, NULL) == NULL);
	CHECK(ttv_open(NULL, 0, NULL, &e) == NULL);
	CHECK_INT(e.code, TTV_USAGE);
	CHECK(ttv_open(input, 1, NULL, &e) == NULL);
	CHECK_INT(e.code, TTV_USAGE);
	o.unused[3] = 1;
	CHECK(ttv_open(none, 1, &o, &e) == NULL);
	CHECK_INT(e.code, TTV_USAGE);
	CHECK(open_bytes("no trace", 8, NULL, &e) == NULL);
	CHECK_INT(e.code, TTV_FORMAT);
	CHECK(open_bytes("", 0, NULL, &e) == NULL);
	CHECK_INT(e.code, TTV_EMPTY);
	CHECK(open_bytes("[]", 2, NULL, &e) == NULL);
	CHECK_INT(e.code, TTV_EMPTY);
	/* a damaged trace is one, and says what was lost */
	t = open_bytes(events, sizeof(events) - 40, NULL, &e);
	if (t == NULL)
		abort();
	CHECK_INT(e.code, TTV_OK);
	ttv_get_info(t, &info);
	CHECK_INT(info.slices, 3);
	CHECK(info.losses > 0);
	CHECK_INT(ttv_warnings(t, 0, &w, 1), 1);
	CHECK(w.count > 0 && w.name[0] != '\0');
	ttv_close(t);
	ttv_close(NULL);
	ttv_sql_close(NULL);
}

static int
count_value(void *arg, const struct ttv_value *v)
{
	(void)v;
	return ++*(int *)arg;
}

/* A trace that is NULL has nothing, and nothing is filled behind NULL. */
TEST(null_is_nothing)
{
	struct ttv *t = open_events();
	struct ttv_info info;
	struct ttv_slice s;
	int n = 0;

	if (t == NULL)
		abort();
	memset(&info, 1, sizeof(info));
	ttv_get_info(NULL, &info);
	CHECK_STR(info.format, "");
	CHECK_INT(info.slices + info.events + info.flows, 0);
	ttv_get_info(t, NULL);
	CHECK_INT(ttv_processes(NULL, 0, NULL, 1) + ttv_threads(NULL, 0, NULL,
	    1) + ttv_tracks(NULL, 0, NULL, 1) + ttv_slices(NULL, 0, &s, 1) +
	    ttv_instants(NULL, 0, NULL, 1) + ttv_counters(NULL, 0, NULL, 1) +
	    ttv_counter_values(NULL, 0, NULL, 1) + ttv_flows(NULL, 0, NULL,
	    1) + ttv_warnings(NULL, 0, NULL, 1), 0);
	CHECK_INT(ttv_processes(t, 0, NULL, 1) + ttv_threads(t, 0, NULL, 1) +
	    ttv_tracks(t, 0, NULL, 1) + ttv_slices(t, 0, NULL, 1) +
	    ttv_instants(t, 0, NULL, 1) + ttv_counters(t, 0, NULL, 1) +
	    ttv_counter_values(t, 0, NULL, 1) + ttv_flows(t, 0, NULL, 1) +
	    ttv_warnings(t, 0, NULL, 1), 0);
	CHECK_INT(ttv_slice_parent(NULL, 0), TTV_NONE);
	CHECK_INT(ttv_slice_self(NULL, 0), 0);
	CHECK_INT(ttv_slice_args(NULL, 0, count_value, &n), 0);
	CHECK_INT(ttv_instant_args(NULL, 0, count_value, &n), 0);
	CHECK_INT(n, 0);
	CHECK_INT(ttv_slice_args(t, 0, NULL, NULL), 0);
	CHECK(ttv_slice_args_json(NULL, 0) == NULL);
	CHECK(ttv_instant_args_json(NULL, 0) == NULL);
	ttv_free(NULL);
	ttv_close(t);
}

TEST(sql_without_a_connection)
{
	struct ttv *t = open_events();
	struct ttv_sql *s;
	struct ttv_error e;
	char text[400] = "";

	if (t == NULL)
		abort();
	CHECK(ttv_sql_open(NULL) == NULL);
	CHECK_INT(ttv_sql_run(NULL, "select 1", NULL, NULL, &e), -1);
	CHECK_INT(e.code, TTV_USAGE);
	ttv_sql_param(NULL, "a", "b");
	ttv_sql_limit(NULL, 1);
	ttv_sql_interrupt(NULL);
	s = ttv_sql_open(t);
	CHECK_INT(ttv_sql_run(s, NULL, NULL, NULL, &e), -1);
	CHECK_INT(e.code, TTV_USAGE);
	CHECK_INT(ttv_sql_run(s, NULL, NULL, NULL, NULL), -1);
	ttv_sql_param(s, NULL, "b");
	ttv_sql_param(s, "a", NULL);
	CHECK_INT(ttv_sql_run(s, "select $a", note_row, text, &e), -1);
	CHECK_INT(e.code, TTV_QUERY);
	CHECK_INT(ttv_sql_run(s, "select 1 as n", note_row, text, &e), 0);
	CHECK_STR(text, "n=1 ");
	ttv_sql_close(s);
	ttv_close(t);
}

static struct ttv_sql *inner;

/* Asks the connection whose row it gets. */
static int
ask_again(void *arg, const struct ttv_value *v, size_t n)
{
	char text[400] = "";

	(void)v;
	(void)n;
	CHECK_INT(ttv_sql_run(inner, "select max(id) as n from slice",
	    note_row, text, NULL), 0);
	CHECK_STR(text, "n=3 ");
	return ++*(int *)arg > 9;
}

TEST(a_row_may_ask_again)
{
	struct ttv *t = open_events();
	int n = 0;

	if (t == NULL)
		abort();
	inner = ttv_sql_open(t);
	CHECK_INT(ttv_sql_run(inner, "select id from slice", ask_again, &n,
	    NULL), 0);
	CHECK_INT(n, 4);
	ttv_sql_close(inner);
	ttv_close(t);
}

TEST(threads_beyond_measure)
{
	struct ttv_options o = { 0 };
	struct ttv_error e;
	struct ttv *t;

	o.threads = INT32_MAX;
	t = open_bytes(events, sizeof(events) - 1, &o, &e);
	CHECK(t != NULL);
	ttv_close(t);
	o.threads = -1;
	CHECK(open_bytes(events, sizeof(events) - 1, &o, &e) == NULL);
	CHECK_INT(e.code, TTV_USAGE);
}

static void *
read_file(void *arg)
{
	const char *paths[] = { arg };
	struct ttv *t = ttv_open(paths, 1, NULL, NULL);
	struct ttv_sql *s;
	char *text = calloc(1, 400);

	if (t == NULL || text == NULL)
		abort();
	s = ttv_sql_open(t);
	ttv_sql_run(s, "select count(*) as n, sum(dur) as d from slice",
	    note_row, text, NULL);
	ttv_sql_close(s);
	ttv_close(t);
	return text;
}

TEST(two_threads)
{
	pthread_t other;
	void *mine, *its;

	temp_make(path, events, sizeof(events) - 1);
	if (pthread_create(&other, NULL, read_file, path) != 0)
		abort();
	mine = read_file(path);
	pthread_join(other, &its);
	unlink(path);
	CHECK_STR(mine, "n=4 d=16000 ");
	CHECK_STR(its, mine);
	free(mine);
	free(its);
}

TEST(versions)
{
	CHECK_STR(ttv_version(), TTV_VERSION);
	CHECK_STR(ttv_version(), PACKAGE_VERSION);
}

TEST_MAIN
