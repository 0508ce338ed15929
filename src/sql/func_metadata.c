/*
 * func_metadata: functions that look up what tables say of the trace as a
 * whole, of users and packages of Android, and of samples of perf.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/idtab.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "func.h"

/*
 * Gives the first value of a name in the table metadata: argv[argc - 1] is the
 * name, argv[0] of two the machine or the trace, of which a null says none.
 */
static void
give_fact(sqlite3_context *c, int argc, sqlite3_value **argv,
    const char *query)
{
	struct sql *s = sqlite3_user_data(c);
	sqlite3_stmt *stmt = NULL;

	if (sqlite3_prepare_v2(s->db, query, -1, &stmt, NULL) != SQLITE_OK) {
		sqlite3_result_error(c, sqlite3_errmsg(s->db), -1);
		return;
	}
	sqlite3_bind_value(stmt, 1, argv[argc - 1]);
	if (argc > 1)
		sqlite3_bind_value(stmt, 2, argv[0]);
	if (sqlite3_step(stmt) == SQLITE_ROW)
		sqlite3_result_value(c, sqlite3_column_value(stmt, 0));
	sqlite3_finalize(stmt);
}

#define FACT	"SELECT coalesce(int_value, str_value) FROM metadata "	\
		"WHERE name = ?1 "
#define FIRST	"ORDER BY id LIMIT 1"

static void
extract_metadata(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	give_fact(c, argc, argv, FACT FIRST);
}

static void
extract_of_machine(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	give_fact(c, argc, argv, FACT "AND coalesce(machine_id, 0) = ?2 "
	    FIRST);
}

static void
extract_of_trace(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	give_fact(c, argc, argv, FACT "AND coalesce(trace_id, 0) = ?2 " FIRST);
}

/* Ids of Android: the number of those that each of its users has. */
#define ANDROID_USER	100000
#define ANDROID_APPS	10000	/* the first that is an app's */
#define ANDROID_SHARED	50000	/* of groups, to ANDROID_SHARED_END */
#define ANDROID_SHARED_END 60000
#define ANDROID_ALONE	90000	/* of processes without rights */

/* Users of the system itself, from ANDROID_SYSTEM on. */
#define ANDROID_SYSTEM	1000
static const char *const android_users[] = { "SYSTEM_USER", "RADIO",
	"BLUETOOTH", "GRAPHICS", "INPUT", "AUDIO", "CAMERA", "LOG", "COMPASS",
	"MOUNT", "WIFI", "ADB", "INSTALL", "MEDIA", "DHCP", "SDCARD_RW", "VPN",
	"KEYSTORE", "USB", "DRM", "MDNSR", "GPS", "UNUSED1", "MEDIA_RW", "MTP",
	"UNUSED2", "DRMRPC", "NFC", "SDCARD_R", "CLAT", "LOOP_RADIO",
	"MEDIA_DRM", "PACKAGE_INFO", "SDCARD_PICS", "SDCARD_AV", "SDCARD_ALL",
	"LOGD", "SHARED_RELRO", "DBUS", "TLSDATE", "MEDIA_EX", "AUDIOSERVER",
	"METRICS_COLL", "METRICSD", "WEBSERV", "DEBUGGERD", "MEDIA_CODEC",
	"CAMERASERVER", "FIREWALL", "TRUNKS", "NVRAM", "DNS", "DNS_TETHER",
	"WEBVIEW_ZYGOTE", "VEHICLE_NETWORK", "MEDIA_AUDIO", "MEDIA_VIDEO",
	"MEDIA_IMAGE", "TOMBSTONED", "MEDIA_OBB", "ESE", "OTA_UPDATE",
	"AUTOMOTIVE_EVS", "LOWPAN", "HSM", "RESERVED_DISK", "STATSD",
	"INCIDENTD", "SECURE_ELEMENT", "LMKD", "LLKD", "IORAPD", "GPU_SERVICE",
	"NETWORK_STACK", "GSID", "FSVERITY_CERT", "CREDSTORE",
	"EXTERNAL_STORAGE", "EXT_DATA_RW", "EXT_OBB_RW", "CONTEXT_HUB",
	"VIRTMANAGER", "ARTD", "UWB", "THREAD_NETWORK", "DICED", "DMESGD",
	"JC_WEAVER", "JC_STRONGBOX", "JC_IDENTITYCRED", "SDK_SANDBOX",
	"SECURITY_LOG_WRITER", "PRNG_SEEDER", "UPROBESTATS" };
#define ANDROID_USERS	(int)(sizeof(android_users) / sizeof(android_users[0]))

/* Other users of the system. */
static const struct {
	int		 uid;
	const char	*name;
} android_others[] = { { 0, "ROOT" }, { 2000, "SHELL" }, { 2001, "CACHE" },
	{ 2002, "DIAG" }, { 9999, "NOBODY" } };

/* Returns what Android calls a user of its own, without AID_, or NULL. */
static const char *
android_user(int uid)
{
	size_t i;

	if (uid >= ANDROID_SYSTEM && uid < ANDROID_SYSTEM + ANDROID_USERS)
		return android_users[uid - ANDROID_SYSTEM];
	for (i = 0; i < sizeof(android_others) / sizeof(android_others[0]);
	    i++)
		if (android_others[i].uid == uid)
			return android_others[i].name;
	return NULL;
}

/*
 * Gives the package that a user of Android runs, or what the system calls the
 * user.  Of several packages that of its services, com.google.android.gms, goes
 * before others, and those go before mere providers.
 */
static void
package_lookup(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	static const char query[] = "SELECT package_name FROM package_list "
	    "WHERE uid % 100000 = ?1 "
	    "ORDER BY package_name <> 'com.google.android.gms', "
	    "package_name GLOB 'com.android.providers.*', id LIMIT 1";
	struct sql *s = sqlite3_user_data(c);
	int uid = (int)((uint32_t)sqlite3_value_int64(argv[0]) % ANDROID_USER);
	const char *name = android_user(uid);
	sqlite3_stmt *stmt = NULL;
	char text[64];
	int found = 0;

	(void)argc;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL)
		return;
	if (uid >= ANDROID_APPS && sqlite3_prepare_v2(s->db, query, -1, &stmt,
	    NULL) == SQLITE_OK) {
		sqlite3_bind_int(stmt, 1, uid);
		found = sqlite3_step(stmt) == SQLITE_ROW;
		if (found)
			sqlite3_result_value(c, sqlite3_column_value(stmt, 0));
		sqlite3_finalize(stmt);
	}
	if (found)
		return;
	if (name != NULL)
		sqlite3_snprintf(sizeof(text), text, "AID_%s", name);
	else if (uid >= ANDROID_SHARED && uid < ANDROID_SHARED_END)
		sqlite3_snprintf(sizeof(text), text, "SHARED_GID");
	else if (uid >= ANDROID_ALONE)
		sqlite3_snprintf(sizeof(text), text, "ISOLATED_UID");
	else
		sqlite3_snprintf(sizeof(text), text, "uid=%lld",
		    (long long)sqlite3_value_int64(argv[0]));
	sqlite3_result_text(c, text, -1, SQLITE_TRANSIENT);
}

/* What counters of perf had at samples. */
struct sql_counted {
	struct strtab	*names;
	struct idtab	 ids;		/* sample, name: the first of each */
	double		*value;		/* by number in ids */
	size_t		 cap;
};

static void
counted_free(struct sql_counted *k)
{
	if (k == NULL)
		return;
	strtab_free(k->names);
	idtab_free(&k->ids);
	free(k->value);
	free(k);
}

void
counted_close(struct sql *s)
{
	counted_free(s->counted);
}

static void
counted_add(struct sql_counted *k, int64_t sample, const char *name,
    size_t len, double value)
{
	struct idkey w = {{ (uint64_t)sample, strtab_add(k->names, name,
	    len) }};
	uint32_t i;
	int added;

	i = idtab_add(&k->ids, &w, &added);
	if (!added)
		return;
	k->value = xgrow(k->value, i, &k->cap, sizeof(*k->value));
	k->value[i] = value;
}

/* Reads all that was counted, once; NULL: a statement failed. */
static const struct sql_counted *
counted(struct sql *s)
{
	static const char query[] = "SELECT p.counter_set_id, t.name, c.value "
	    "FROM __intrinsic_profiler_counter_set p "
	    "JOIN counter c ON c.id = p.counter_id "
	    "JOIN perf_counter_track t ON t.id = c.track_id "
	    "WHERE t.name IS NOT NULL ORDER BY 1, c.id";
	struct sql_counted *k;
	sqlite3_stmt *stmt = NULL;
	int rc;

	if (s->counted != NULL)
		return s->counted;
	if (sqlite3_prepare_v2(s->db, query, -1, &stmt, NULL) != SQLITE_OK)
		return NULL;
	k = xcalloc(1, sizeof(*k));
	k->names = strtab_new();
	while ((rc = sqlite3_step(stmt)) == SQLITE_ROW)
		counted_add(k, sqlite3_column_int64(stmt, 0),
		    (const char *)sqlite3_column_text(stmt, 1),
		    (size_t)sqlite3_column_bytes(stmt, 1),
		    sqlite3_column_double(stmt, 2));
	sqlite3_finalize(stmt);
	if (rc != SQLITE_DONE) {
		counted_free(k);
		return NULL;
	}
	s->counted = k;
	return k;
}

/* Gives what a counter of perf had at a sample, by its name; or null. */
static void
perf_counter(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql *s = sqlite3_user_data(c);
	const struct sql_counted *k = counted(s);
	struct idkey w = {{ (uint64_t)sqlite3_value_int64(argv[0]) }};
	const char *name = (const char *)sqlite3_value_text(argv[1]);
	uint32_t i;

	(void)argc;
	if (k == NULL) {
		sqlite3_result_error(c, sqlite3_errmsg(s->db), -1);
		return;
	}
	if (sqlite3_value_numeric_type(argv[0]) != SQLITE_INTEGER ||
	    name == NULL)
		return;
	w.w[1] = strtab_find(k->names, name,
	    (size_t)sqlite3_value_bytes(argv[1]));
	if (w.w[1] != 0 && (i = idtab_find(&k->ids, &w)) != UINT32_MAX)
		sqlite3_result_double(c, k->value[i]);
}

const struct func_row func_metadata_rows[] = {
	{ "extract_metadata", 1, SQLITE_UTF8, extract_metadata,
	    "name",
	    "the value of a name in metadata" },
	{ "extract_metadata_for_machine", 2, SQLITE_UTF8, extract_of_machine,
	    "machine_id, name",
	    "the same of a machine, 0 for the only one" },
	{ "extract_metadata_for_trace", 2, SQLITE_UTF8, extract_of_trace,
	    "trace_id, name",
	    "the same of a trace, 0 for the only one" },
	{ "_intrinsic_package_lookup", 1, SQLITE_UTF8, package_lookup, NULL,
	    NULL },
	{ "__intrinsic_perf_counter_for_sample", 2, SQLITE_UTF8,
	    perf_counter, NULL, NULL },
	{ NULL, 0, 0, NULL, NULL, NULL }
};
