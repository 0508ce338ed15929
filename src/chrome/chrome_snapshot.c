/*
 * chrome_snapshot: reads the value of a snapshot again (ttv-formats(5), Nested
 * snapshots).
 */
#include "config.h"

#include <string.h>

#include "ttv/arena.h"
#include "ttv/value.h"
#include "chrome.h"

int
chrome_typed_id(const char *s, size_t len, size_t *slash)
{
	size_t i = len;

	while (i > 0 && ((s[i - 1] >= '0' && s[i - 1] <= '9') ||
	    ((s[i - 1] | 32) >= 'a' && (s[i - 1] | 32) <= 'f')))
		i--;
	if (i == len || i < 4 || s[i - 1] != 'x' || s[i - 2] != '0' ||
	    s[i - 3] != '/')
		return 0;
	*slash = i - 3;
	return 1;
}

/* Returns 1 for a member that only says which object the snapshot is of. */
static int
snapshot_override(const struct value *v, int nested)
{
	return v->type == VALUE_STRING &&
	    ((v->keylen == 3 && memcmp(v->key, "cat", 3) == 0) ||
	    (nested && v->keylen == 2 && memcmp(v->key, "id", 2) == 0) ||
	    (v->keylen == 9 && memcmp(v->key, "base_type", 9) == 0));
}

/* Unlinks such members in place: the caller alone has the tree. */
static void
snapshot_unlink_overrides(struct value *v, int nested)
{
	struct value *kept = NULL, **link;

	for (link = &v->child; *link != NULL;) {
		if (snapshot_override(*link, nested)) {
			*link = (*link)->next;
			v->count--;
		} else {
			kept = *link;
			link = &kept->next;
		}
	}
	v->last = kept;
	v->index = NULL;	/* it has the members that were unlinked */
}

/* Makes the nested snapshot v a reference to its object. */
static void
snapshot_become_reference(struct value *v, const struct value *id,
    size_t slash, const struct value *scope, struct arena *a)
{
	struct value *one = value_new(a, VALUE_OBJECT);

	value_add(one, "id_ref", 6, value_string(a, id->text + slash + 1,
	    id->len - slash - 1));
	if (scope != NULL)
		value_add(one, "scope", 5, value_string(a, scope->text,
		    scope->len));
	one->key = v->key;
	one->keylen = v->keylen;
	one->next = v->next;
	*v = *one;
}

/*
 * Replaces the snapshots in v by references.  Returns the number of levels of
 * snapshots that v had.
 */
static unsigned
snapshot_refer(struct value *v, int depth, const struct value *scope,
    struct arena *a)
{
	const struct value *id = value_get(v, "id");
	unsigned height = 0, h;
	struct value *child;
	size_t slash;

	for (child = v->child; child != NULL; child = child->next)
		if ((child->type == VALUE_OBJECT ||
		    child->type == VALUE_ARRAY) &&
		    (h = snapshot_refer(child, depth + 1, scope, a)) > height)
			height = h;
	if (depth == 0 || id == NULL || id->type != VALUE_STRING ||
	    height == NESTED_HEIGHT ||
	    !chrome_typed_id(id->text, id->len, &slash))
		return height;
	snapshot_become_reference(v, id, slash, scope, a);
	return height + 1;
}

struct value *
chrome_snapshot_of(struct value *event, int nested, const struct value *scope,
    struct arena *a)
{
	struct value *v = event;

	if (!nested)
		v = value_get(value_get(event, "args"), "snapshot");
	if (v == NULL || (v->type != VALUE_OBJECT && v->type != VALUE_ARRAY))
		return v;
	snapshot_refer(v, 0, scope, a);
	if (v->type == VALUE_OBJECT)
		snapshot_unlink_overrides(v, nested);
	return v;
}
