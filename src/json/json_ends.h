#ifndef JSON_ENDS_H
#define JSON_ENDS_H
/* json_ends: the fast ways to the end of a nested value; see json_ends.c. */
struct json;
struct span;

/* Returns the byte behind the value at p, or NULL: the cursor has to look. */
const char	*json_skip(const char *p, const char *end);
/* Does so for the value at the cursor, by j->ends; sets s->nth. */
const char	*json_ends_find(struct json *, struct span *s);

#endif
