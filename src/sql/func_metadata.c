/*
 * func_metadata: functions that look up what tables say of the trace as a
 * whole, and of users and packages of Android.
 */
#include "config.h"

#include "facts.h"
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

/* Ids of Android, of those that a user of it has. */
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
	    "WHERE uid % ?2 = ?1 "
	    "ORDER BY package_name <> 'com.google.android.gms', "
	    "package_name GLOB 'com.android.providers.*', id LIMIT 1";
	struct sql *s = sqlite3_user_data(c);
	int uid = (int)((uint32_t)sqlite3_value_int64(argv[0]) % ANDROID_IDS);
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
		sqlite3_bind_int(stmt, 2, ANDROID_IDS);
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
	{ NULL, 0, 0, NULL, NULL, NULL }
};
