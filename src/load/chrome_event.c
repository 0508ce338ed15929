/*
 * chrome_event: the fields of one event, where they stand.
 *
 * The members that mean something are a table, which the fast path (scan.c)
 * hashes; here, where only unusual events come, it is simply searched.  Members
 * that nobody knows are passed over; of a member given twice the last one wins.
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

/* The field of a member's name, or F_MAX. */
static int
field_of(const struct span *key)
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
		if ((f = field_of(&key)) == F_MAX)
			continue;
		e->f[f] = value;
		e->have |= 1u << f;
	}
	if (more == 0)
		return JSON_OK;
	/* a string that swallowed what follows may be where it went wrong */
	e->bad = j->stray != NULL && j->stray < j->p ? j->stray : j->p;
	j->p = start;
	return more;
}
