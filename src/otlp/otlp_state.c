/* otlp_state: the scopes that spans stand in, and what resources say. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/bound.h"
#include "ttv/pack.h"
#include "ttv/xmalloc.h"
#include "otlp.h"

void
otlp_scope_add(struct otlp_state *s, uint64_t from, uint64_t to,
    uint64_t scope)
{
	s->v = xgrow(s->v, s->n, &s->cap, sizeof(*s->v));
	s->v[s->n++] = (struct otlp_scope){ from, to, scope };
}

uint64_t
otlp_scope_of(const struct otlp_state *s, uint64_t off)
{
	size_t lo = 0, hi = s == NULL ? 0 : s->n, mid;

	BISECT(lo, hi, mid, s->v[mid].to <= off);
	return s != NULL && lo < s->n && s->v[lo].from <= off ?
	    s->v[lo].scope : 0;
}

void
otlp_state_append(struct otlp_state *to, const struct otlp_state *part)
{
	size_t i;

	for (i = 0; i < part->n; i++)
		otlp_scope_add(to, part->v[i].from, part->v[i].to,
		    part->v[i].scope);
}

void
otlp_state_free(void *state)
{
	struct otlp_state *s = state;

	free(s->v);
	free(s);
}

void
otlp_state_save(const void *state, struct buf *b)
{
	const struct otlp_state *s = state;

	pack_array(b, s->v, s->n, sizeof(*s->v));
}

void *
otlp_state_restore(const struct input *g, struct unpack *u)
{
	struct otlp_state *s = xcalloc(1, sizeof(*s));

	(void)g;
	s->v = unpack_array(u, &s->n, sizeof(*s->v));
	return s;
}

enum otlp_fact
otlp_fact(const char *p, size_t n)
{
	static const char *const names[OTLP_FACTS] = {
		[OTLP_SERVICE] = "service.name",
		[OTLP_SPACE] = "service.namespace",
		[OTLP_INSTANCE] = "service.instance.id",
		[OTLP_POD] = "k8s.pod.name",
		[OTLP_CONTAINER] = "container.id",
		[OTLP_HOST] = "host.name",
		[OTLP_HOSTNAME] = "hostname",
		[OTLP_VERSION] = "service.version",
		[OTLP_ENVIRONMENT] = "deployment.environment",
		[OTLP_ENVIRONMENT_NAME] = "deployment.environment.name",
	};
	int i;

	for (i = 0; i < OTLP_FACTS; i++)
		if (strlen(names[i]) == n && memcmp(names[i], p, n) == 0)
			break;
	return (enum otlp_fact)i;
}

uint32_t
otlp_service(struct spans *s, struct builder *b,
    const struct otlp_resource *r)
{
	static const enum otlp_fact instances[] = { OTLP_INSTANCE, OTLP_POD,
	    OTLP_CONTAINER, OTLP_HOST, OTLP_HOSTNAME };
	static const enum otlp_fact labels[] = { OTLP_VERSION,
	    OTLP_ENVIRONMENT, OTLP_ENVIRONMENT_NAME, OTLP_HOST };
	struct spans_service v = { r->fact[OTLP_SERVICE], 0,
	    r->fact[OTLP_SPACE], 0 };
	struct buf text = BUF_INIT;
	size_t i;

	for (i = 0; i < sizeof(instances) / sizeof(instances[0]) &&
	    v.instance == 0; i++)
		v.instance = r->fact[instances[i]];
	for (i = 0; i < sizeof(labels) / sizeof(labels[0]); i++) {
		if (r->fact[labels[i]] == 0)
			continue;
		if (text.len > 0)
			buf_addc(&text, ',');
		buf_adds(&text, builder_str(b, r->fact[labels[i]]));
	}
	if (text.len > 0)
		v.labels = builder_string(b, text.data, text.len);
	buf_free(&text);
	return spans_service(s, &v);
}
