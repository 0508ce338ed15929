/*
 * pf_system: packets that say what was recorded where: their fields are facts
 * of the trace, under the names that trace_processor's table metadata has.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "pf.h"
#include "pf_field.h"
#include "pf_recording.h"

/* THE table of these facts: where a packet has them. */
static const struct pf_system_fact {
	uint32_t	 packet;	/* the field of the packet */
	uint32_t	 outer;		/* in it, a message; 0: none */
	uint32_t	 field;		/* in that; 0: the packet as a whole */
	const char	*name;
} pf_system_facts[] = {
	{ PF_PACKET_TRACE_CONFIG, 0, 22, "unique_session_name" },
	{ PF_PACKET_SYSTEM_INFO, PF_SYSTEM_INFO_UTSNAME, PF_UTSNAME_SYSNAME,
	    "system_name" },
	{ PF_PACKET_SYSTEM_INFO, PF_SYSTEM_INFO_UTSNAME, PF_UTSNAME_VERSION,
	    "system_version" },
	{ PF_PACKET_SYSTEM_INFO, PF_SYSTEM_INFO_UTSNAME, PF_UTSNAME_RELEASE,
	    "system_release" },
	{ PF_PACKET_SYSTEM_INFO, PF_SYSTEM_INFO_UTSNAME, PF_UTSNAME_MACHINE,
	    "system_machine" },
	{ PF_PACKET_SYSTEM_INFO, 0, PF_SYSTEM_INFO_ANDROID_BUILD_FINGERPRINT,
	    "android_build_fingerprint" },
	{ PF_PACKET_SYSTEM_INFO, 0, PF_SYSTEM_INFO_TRACING_SERVICE_VERSION,
	    "tracing_service_version" },
	{ PF_PACKET_SYSTEM_INFO, 0, PF_SYSTEM_INFO_TIMEZONE_OFF_MINS,
	    "timezone_off_mins" },
	{ PF_PACKET_CHROME_METADATA, 0,
	    PF_BROWSER_CHROME_VERSION_CODE, "playstore_version_code" },
	{ PF_PACKET_CHROME_METADATA, 0,
	    PF_BROWSER_ENABLED_CATEGORIES, "enabled_categories" },
	{ PF_PACKET_TRACE_UUID, 0, 0, "trace_uuid" },
};

static void
pf_system_add(struct pf_world *w, struct builder *b, const char *name,
    const uint8_t *from, const uint8_t *to)
{
	builder_metadata(b, pf_literal(b, name), w->in.base +
	    (uint64_t)(from - w->in.data), (uint64_t)(to - from));
}

/* Adds the fields with a number of a message. */
static void
pf_system_fields(struct pf_world *w, struct builder *b, const char *name,
    const struct pf_span *s, uint32_t number)
{
	const uint8_t *at;
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s), at = c.p; pf_next(&c, &f); at = c.p)
		if (f.number == number)
			pf_system_add(w, b, name, at, c.p);
}

void
pf_chrome_fact(char name[PF_FACT_NAME], unsigned chrome, const char *what)
{
	snprintf(name, PF_FACT_NAME, "cr-%c-%s", 'a' + (int)(chrome % 26),
	    what);
}

/* Adds the facts that a packet has, of a browser of a number. */
static void
pf_system_packet(struct pf_world *w, struct builder *b,
    const struct pf_place *at, unsigned chrome)
{
	char name[PF_FACT_NAME];
	const struct pf_system_fact *fact;
	struct pf_span s;
	size_t i;

	for (i = 0; i < sizeof(pf_system_facts) / sizeof(*fact); i++) {
		fact = &pf_system_facts[i];
		if (fact->packet != at->field)
			continue;
		s = fact->outer != 0 ? pf_member(&at->data, fact->outer) :
		    at->data;
		if (fact->packet == PF_PACKET_CHROME_METADATA) {
			pf_chrome_fact(name, chrome, fact->name);
			pf_system_fields(w, b, name, &s, fact->field);
		} else if (fact->field != 0)
			pf_system_fields(w, b, fact->name, &s, fact->field);
		else if (s.len > 0)
			pf_system_add(w, b, fact->name, s.p, s.p + s.len);
	}
}

void
pf_system_scan(struct pf_world *w, const struct pf_packet *k)
{
	struct idkey key = {{ k->machine }};
	uint32_t i = idtab_add(&w->system_ids, &key, NULL);

	w->systems = xgrow(w->systems, i, &w->systems_cap,
	    sizeof(*w->systems));
	w->systems[i] = k->data;
}

struct pf_span
pf_system_machine(const struct pf_world *w, uint32_t machine)
{
	struct idkey key = {{ machine }};
	struct pf_span uname = { NULL, 0 };
	uint32_t i = idtab_find(&w->system_ids, &key);

	if (i == UINT32_MAX)
		return uname;
	uname = pf_member(&w->systems[i], PF_SYSTEM_INFO_UTSNAME);
	return pf_member(&uname, PF_UTSNAME_MACHINE);
}

void
pf_system(struct pf_world *w, struct builder *b)
{
	unsigned chrome = 0;
	size_t i;

	for (i = 0; i < w->nplaces; i++) {
		if (w->places[i].machine == 0)
			pf_system_packet(w, b, &w->places[i], chrome);
		chrome += w->places[i].field == PF_PACKET_CHROME_METADATA;
	}
}
