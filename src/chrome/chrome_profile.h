#ifndef CHROME_PROFILE_H
#define CHROME_PROFILE_H
/* Profiles of V8; see chrome_profile.c. */
#include "chrome.h"

struct profiles;

struct profiles	*profiles_new(void);
void		 profiles_free(struct profiles *);

/* The role of an event in a profile. */
enum profile_kind {
	PROFILE_NONE,			/* none: a sample by itself */
	PROFILE_START,			/* Profile */
	PROFILE_CHUNK,			/* ProfileChunk */
	PROFILE_WHOLE,			/* a profile in one event */
	PROFILE_UNREAD			/* data of an unsupported kind */
};
enum profile_kind profile_kind(const struct value *event);

/* The arrays of numbers that a tree of an event leaves as text. */
extern const char *const profile_lists[];

/* Reads an event of kind START, CHUNK or WHOLE into the builder. */
void		 profile_event(struct chrome *, struct profiles *,
		    const struct event *, const struct value *,
		    enum profile_kind);

/* ---- chrome_stack.c ---- */
/*
 * Return the interned string of a value, 0 for none; read its time in ns and
 * return 0, or -1 when it has none.
 */
uint32_t	 chrome_value_id(struct chrome *, const struct value *);
int		 chrome_value_time(const struct value *, int64_t *ns);

#endif
