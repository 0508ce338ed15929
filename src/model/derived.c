/* derived: the lists of what queries add to a trace. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/derived.h"
#include "ttv/xmalloc.h"

void
derived_cut(struct derived *d, const struct derived *before)
{
	struct note_rule *r;

	while (d->nrules > before->nrules) {
		r = &d->rules[--d->nrules];
		free(r->name);
		free(r->cat);
		free(r->text);
		free(r->link);
	}
	d->text.len = before->text.len;
	d->ntracks = before->ntracks;
	d->nevents = before->nevents;
}

void
derived_free(struct derived *d)
{
	static const struct derived none = DERIVED_INIT;

	derived_cut(d, &none);
	free(d->rules);
	buf_free(&d->text);
	memset(d, 0, sizeof(*d));
}

static char *
derived_copy(const char *text)
{
	return text == NULL ? NULL : xstrdup(text);
}

void
derived_note(struct derived *d, const struct note_rule *rule)
{
	struct note_rule *r;

	d->rules = xgrow(d->rules, d->nrules, &d->cap, sizeof(*d->rules));
	r = &d->rules[d->nrules++];
	r->off = rule->off;
	r->name = derived_copy(rule->name);
	r->cat = derived_copy(rule->cat);
	r->text = derived_copy(rule->text);
	r->link = derived_copy(rule->link);
}
