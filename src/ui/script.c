/*
 * Key scripts: `ttv shot --keys` and the tests play them.  They go through
 * app_key() like keys from a terminal, so a script sees what a person sees; but
 * each waits for the search, so that it sees the same every time.
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
