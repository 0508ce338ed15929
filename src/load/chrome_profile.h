#ifndef CHROME_PROFILE_H
#define CHROME_PROFILE_H
/*
 * Profiles of V8.  See chrome_profile.c.
 */
#include "chrome.h"

struct profiles;

struct profiles	*profiles_new(void);
void		 profiles_free(struct profiles *);

/* What an event is to a profile. */
enum profile_kind {
	PROFILE_NONE,			/* nothing: a sample by itself */
	PROFILE_START,			/* Profile */
	PROFILE_CHUNK,			/* ProfileChunk */
	PROFILE_WHOLE,			/* all in one */
	PROFILE_UNREAD			/* data of another kind */
};
enum profile_kind profile_kind(const struct value *event);

/* Reads an event of the kinds START, CHUNK and WHOLE into the builder. */
void		 profile_event(struct chrome *, struct profiles *,
		    const struct event *, const struct value *,
		    enum profile_kind);

/* ---- chrome_stack.c ---- */
/* The string of a value, 0 for none; its time in ns: 0, or -1 for none. */
uint32_t	 chrome_value_id(struct chrome *, const struct value *);
int		 chrome_value_time(const struct value *, int64_t *ns);

#endif
