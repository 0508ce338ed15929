/*
 * script: keys from a text, for `ttv shot --keys` and the tests.  The keys go
 * through app_key() as those from a terminal do, but each waits for the search,
 * so that a script always has the same effect.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/err.h"
#include "ttv/key.h"
#include "ttv/script.h"

int
script_check(const char *keys, struct err *err)
{
	const char *p = keys;
	uint32_t key;

	while (*p != '\0')
		if (key_parse(&p, &key) == -1)
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "keys: no key has the name at \"%.16s\"", p);
	return 0;
}

int
script_play(struct app *app, const char *keys, struct err *err)
{
	const char *p = keys;
	uint32_t key;

	while (*p != '\0' && !app->ended) {
		if (key_parse(&p, &key) == -1)
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "keys: no key has the name at \"%.16s\"", p);
		app_settle(app);
		app_key(app, key);
	}
	return 0;
}

void
script_arrive(struct app *app)
{
	struct err err;

	if (app->keys == NULL || app->played || !app_is_there(app))
		return;
	app->played = 1;
	err_clear(&err);
	script_play(app, app->keys, &err);
}
