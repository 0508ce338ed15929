/*
 * chrome_event: the fields of one event, where they stand.
 *
 * The members that mean something are a table; a member's name is found in it
 * by a hash of its length, first and last letter that has no collisions
 * (chrome_event_parse() checks the name itself, so a wrong guess costs nothing
 * but that).  Members that nobody knows are passed over; of a member given
 * twice the last one wins.
 */
#include "config.h"

#include <string.h>

#include "chrome.h"

static const struct {
	const char	*name;
	enum field	 field;
} fields[] = {
	{ "name", F_NAME }, { "cat", F_CAT }, { "ph", F_PH }, { "ts", F_TS },
	{ "dur", F_DUR }, { "pid", F_PID }, { "tid", F_TID }, { "id", F_ID },
	{ "id2", F_ID2 }, { "scope", F_SCOPE }, { "args", F_ARGS },
	{ "s", F_S }, { "bp", F_BP }, { "bind_id", F_BIND_ID },
	{ "flow_in", F_FLOW_IN }, { "flow_out", F_FLOW_OUT },
	{ "cname", F_CNAME }, { "sf", F_SF }, { "stack", F_STACK },
};
#define NFIELDS		(sizeof(fields) / sizeof(fields[0]))
#define FIELD_SLOTS	128

static uint8_t field_slot[FIELD_SLOTS];	/* row + 1, 0: none */

static unsigned
field_hash(const char *s, size_t n)
{
	return ((unsigned char)s[0] * 5u + (unsigned char)s[n - 1] * 11u +
	    (unsigned)n * 3u) % FIELD_SLOTS;
}

static void __attribute__((constructor))
field_table(void)
{
	size_t i;

	for (i = 0; i < NFIELDS; i++)
		field_slot[field_hash(fields[i].name,
		    strlen(fields[i].name))] = (uint8_t)(i + 1);
}

/* The field of a member's name, or F_MAX. */
static enum field
field_of(const struct span *key)
{
	size_t i;

	if (key->len == 0)
		return F_MAX;
	i = field_slot[field_hash(key->p, key->len)];
	if (i > 0 && strlen(fields[i - 1].name) == key->len &&
	    memcmp(fields[i - 1].name, key->p, key->len) == 0)
		return fields[i - 1].field;
	if (memchr(key->p, '\\', key->len) != NULL)
		for (i = 0; i < NFIELDS; i++)
			if (json_key_is(key, fields[i].name))
				return fields[i].field;
	return F_MAX;
}

enum json_result
chrome_event_parse(struct json *j, struct event *e)
{
	const char *start = j->p;
	struct span key, value;
	enum field f;
	int more;

	e->p = start;
	e->off = json_off(j, start);
	e->have = 0;
	json_open(j);
	while ((more = json_member(j, &key, &value)) == 1) {
		if ((f = field_of(&key)) == F_MAX)
			continue;
		e->f[f] = value;
		e->have |= 1u << f;
	}
	if (more == 0)
		return JSON_OK;
	j->p = start;
	return more;
}
