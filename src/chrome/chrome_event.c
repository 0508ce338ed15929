/*
 * chrome_event: finds the fields of an event.
 *
 * The members that are read are a table, which the fast path (scan.c) hashes;
 * this careful path, for unusual events only, searches it.  Unknown members
 * are ignored; of duplicate members the last one counts.
 */
#include "config.h"

#include <string.h>

#include "chrome.h"

static const char *const fields[F_MAX] = {
	[F_NAME] = "name", [F_CAT] = "cat", [F_PH] = "ph", [F_TS] = "ts",
	[F_DUR] = "dur", [F_PID] = "pid", [F_TID] = "tid", [F_ID] = "id",
	[F_ID2] = "id2", [F_SCOPE] = "scope", [F_ARGS] = "args", [F_S] = "s",
	[F_BP] = "bp", [F_BIND_ID] = "bind_id", [F_FLOW_IN] = "flow_in",
	[F_FLOW_OUT] = "flow_out", [F_CNAME] = "cname", [F_SF] = "sf",
	[F_STACK] = "stack",
};

const char *
chrome_field_name(int f)
{
	return fields[f];
}

/* Returns the field of a member's name, or F_MAX. */
static int
field_of_key(const struct span *key)
{
	int f;

	for (f = 0; f < F_MAX; f++)
		if (json_key_is(key, fields[f]))
			break;
	return f;
}

enum json_result
chrome_event_parse(struct json *j, struct event *e)
{
	const char *start = j->p;
	struct span key, value;
	int f, more;

	e->p = start;
	e->off = json_off(j, start);
	e->have = e->parsed = e->parsed_us = 0;
	e->named = 0;
	j->stray = NULL;
	json_open(j);
	while ((more = json_member(j, &key, &value)) == 1) {
		if ((f = field_of_key(&key)) == F_MAX)
			continue;
		e->f[f] = value;
		e->have |= 1u << f;
	}
	if (more == 0)
		return JSON_OK;
	/* a string with stray quotes may be where the damage begins */
	e->bad = j->stray != NULL && j->stray < j->p ? j->stray : j->p;
	j->p = start;
	return more;
}
