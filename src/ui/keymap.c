/*
 * keymap: a list of bindings in the order of binding, because help prints the
 * first key first.  Linear search: a keymap has some hundred bindings, and is
 * searched once a key.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/key.h"
#include "ttv/keymap.h"
#include "ttv/xmalloc.h"

static const char *const mode_names[MODE_MAX] = { "normal", "list",
    "inspector", "help", "warnings", "area", "area-made", "drawer",
    "twins", "listing", "result", "flame", "marks" };

#define CHAIN	3		/* modes in a chain, at most */
static const struct {
	int		n;
	enum key_mode	mode[CHAIN];
} chains[MODE_MAX] = {
	[MODE_NORMAL] = { 1, { MODE_NORMAL } },
	[MODE_LIST] = { 1, { MODE_LIST } },
	[MODE_INSPECTOR] = { 3, { MODE_INSPECTOR, MODE_LIST, MODE_NORMAL } },
	[MODE_HELP] = { 2, { MODE_HELP, MODE_LIST } },
	[MODE_WARNINGS] = { 2, { MODE_WARNINGS, MODE_LIST } },
	[MODE_AREA] = { 2, { MODE_AREA, MODE_NORMAL } },
	[MODE_AREA_MADE] = { 3, { MODE_AREA_MADE, MODE_AREA, MODE_NORMAL } },
	[MODE_DRAWER] = { 3, { MODE_DRAWER, MODE_LIST, MODE_NORMAL } },
	[MODE_TWINS] = { 2, { MODE_TWINS, MODE_LIST } },
	[MODE_LISTING] = { 2, { MODE_LISTING, MODE_LIST } },
	[MODE_RESULT] = { 3, { MODE_RESULT, MODE_LIST, MODE_NORMAL } },
	[MODE_FLAME] = { 2, { MODE_FLAME, MODE_LIST } },
	[MODE_MARKS] = { 2, { MODE_MARKS, MODE_LIST } },
};

enum key_mode
key_mode_chain(enum key_mode mode, int n)
{
	return n < chains[mode].n ? chains[mode].mode[n] : MODE_MAX;
}

const char *
key_mode_name(enum key_mode mode)
{
	return mode_names[mode];
}

int
key_mode_find(const char *name)
{
	int i;

	for (i = 0; i < MODE_MAX; i++)
		if (strcmp(mode_names[i], name) == 0)
			return i;
	return -1;
}

void
keymap_free(struct keymap *km)
{
	size_t i;

	for (i = 0; i < km->n; i++)
		free(km->v[i].command);
	free(km->v);
	memset(km, 0, sizeof(*km));
}

static struct binding *
keymap_exact(const struct keymap *km, enum key_mode mode, const uint32_t *keys,
    int nkeys)
{
	struct binding *b;
	size_t i;

	for (i = 0; i < km->n; i++) {
		b = &km->v[i];
		if (b->mode == mode && b->nkeys == nkeys &&
		    memcmp(b->keys, keys, (size_t)nkeys * sizeof(*keys)) == 0)
			return b;
	}
	return NULL;
}

void
keymap_bind(struct keymap *km, enum key_mode mode, const uint32_t *keys,
    int nkeys, const char *command)
{
	struct binding *b;
	size_t i;

	if (nkeys < 1 || nkeys > KEYMAP_SEQ)
		return;
	if ((b = keymap_exact(km, mode, keys, nkeys)) != NULL) {
		free(b->command);
		i = (size_t)(b - km->v);
		memmove(b, b + 1, (km->n - i - 1) * sizeof(*b));
		km->n--;
	}
	if (command == NULL)
		return;
	km->v = xgrow(km->v, km->n, &km->cap, sizeof(*km->v));
	b = &km->v[km->n++];
	memset(b, 0, sizeof(*b));
	b->mode = mode;
	b->nkeys = nkeys;
	memcpy(b->keys, keys, (size_t)nkeys * sizeof(*keys));
	b->command = xstrdup(command);
}

/*
 * Returns 1 if the typed keys are a prefix of the binding; *any: the key for
 * <Any>.
 */
static int
keymap_prefix(const struct binding *b, const uint32_t *keys, int nkeys,
    uint32_t *any)
{
	int i;

	*any = K_NONE;
	if (b->nkeys < nkeys)
		return 0;
	for (i = 0; i < nkeys; i++) {
		if (b->keys[i] == keys[i])
			continue;
		if (b->keys[i] != K_ANY)
			return 0;
		*any = keys[i];
	}
	return 1;
}

enum keymap_match
keymap_find(const struct keymap *km, enum key_mode mode, const uint32_t *keys,
    int nkeys, const struct binding **found, uint32_t *any)
{
	enum keymap_match match = KEYMAP_NO;
	const struct binding *b;
	uint32_t a;
	size_t i;

	if (nkeys > KEYMAP_SEQ)
		return KEYMAP_NO;
	if ((b = keymap_exact(km, mode, keys, nkeys)) != NULL) {
		*found = b;
		*any = K_NONE;
		return KEYMAP_FULL;
	}
	for (i = 0; i < km->n; i++) {
		b = &km->v[i];
		if (b->mode != mode || !keymap_prefix(b, keys, nkeys, &a))
			continue;
		if (b->nkeys == nkeys) {
			*found = b;
			*any = a;
			return KEYMAP_FULL;
		}
		match = KEYMAP_PREFIX;
	}
	return match;
}

enum keymap_match
keymap_find_chain(const struct keymap *km, enum key_mode mode,
    const uint32_t *keys, int nkeys, const struct binding **found,
    uint32_t *any)
{
	enum keymap_match match = KEYMAP_NO;
	enum key_mode m;
	int i;

	for (i = 0; match == KEYMAP_NO &&
	    (m = key_mode_chain(mode, i)) != MODE_MAX; i++)
		match = keymap_find(km, m, keys, nkeys, found, any);
	return match;
}

size_t
keymap_label(char *out, size_t n, const uint32_t *keys, int nkeys)
{
	size_t len = 0;
	int i;

	if (n > 0)
		out[0] = '\0';
	for (i = 0; i < nkeys; i++)
		len += key_label(out + len, n - len, keys[i]);
	return len;
}

size_t
keymap_keys_of(const struct keymap *km, enum key_mode mode,
    const char *command, int max, char *out, size_t n)
{
	const struct binding *b;
	size_t i, len = 0;
	int found = 0;

	if (n > 0)
		out[0] = '\0';
	for (i = 0; i < km->n && (max == 0 || found < max); i++) {
		b = &km->v[i];
		if (b->mode != mode || strcmp(b->command, command) != 0)
			continue;
		if (found++ > 0 && len + 1 < n) {
			out[len++] = ' ';
			out[len] = '\0';
		}
		len += keymap_label(out + len, n - len, b->keys, b->nkeys);
	}
	return len;
}
