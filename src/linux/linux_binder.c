/*
 * linux_binder: calls between processes of Android.
 *
 * A transaction is a call, an answer (reply=1) or one way (flag 1).  A call
 * lasts on its thread until the answer is received; the answer lasts on the
 * thread that received the call until that thread sends it.  Who receives a
 * transaction must know what it is, so the numbers are kept.
 */
#include "config.h"

#include <string.h>

#include "ttv/xmalloc.h"
#include "linux_int.h"

#define BINDER_ONE_WAY	1		/* TF_ONE_WAY of binder.h */

enum linux_binder { BINDER_UNKNOWN, BINDER_CALL, BINDER_ANSWER,
	BINDER_ASYNC };

static enum linux_binder
linux_binder_type(int64_t reply, int64_t flags)
{
	return reply != 0 ? BINDER_ANSWER : flags & BINDER_ONE_WAY ?
	    BINDER_ASYNC : BINDER_CALL;
}

/* Returns the place of the type of a transaction. */
static uint8_t *
linux_binder_of(struct linux_state *s, int64_t id)
{
	int64_t found[2];
	int added;
	size_t i = linux_map_add(&s->transactions, id, &added);

	if (added) {
		s->transaction = xgrow(s->transaction, i, &s->transaction_cap,
		    sizeof(*s->transaction));
		s->transaction[i] = BINDER_UNKNOWN;
		if (s->look_back != NULL && s->look_back(s->look_back_arg,
		    LINUX_PAST_TRANSACTION, id, found) == 0)
			s->transaction[i] = (uint8_t)linux_binder_type(
			    found[0], found[1]);
	}
	return &s->transaction[i];
}

static int
linux_binder_id(const struct linux_event *e, int64_t *id)
{
	return linux_number(e, "transaction", id) == 0 ? 0 :
	    linux_number(e, "debug_id", id);
}

int
linux_past_transaction(const struct linux_event *e, int64_t *key,
    int64_t found[2])
{
	if (linux_binder_id(e, key) == -1)
		return -1;
	found[0] = found[1] = 0;
	linux_number(e, "reply", &found[0]);
	linux_number(e, "flags", &found[1]);
	return 0;
}

/*
 * Adds one end of the arrow from a transaction to its receipt: at a time of the
 * slices of a call, on the instants of what goes one way.
 */
static void
linux_binder_arrow(struct linux_state *s, const struct linux_event *e,
    enum linux_binder type, int sent, int64_t id, uint32_t track,
    uint32_t kind)
{
	struct key k;

	memset(&k, 0, sizeof(k));
	k.space = type == BINDER_CALL ? KEY_FLOW : KEY_BIND;
	k.upid = NONE;
	k.cat = linux_text(s, "binder");
	k.id = builder_int_ident(id);
	if (type == BINDER_CALL)
		builder_flow(s->b, sent ? FLOW_START : FLOW_END_AROUND, &k,
		    track, e->ts, kind, e->off);
	else
		builder_bind(s->b, sent ? FLOW_OUT : FLOW_IN, &k, track,
		    e->ts, kind, e->off);
}

/* What an event of a transaction is called, at its two ends. */
static const char *const binder_names[][2] = {
	[BINDER_CALL] = { "binder reply", "binder transaction" },
	[BINDER_ANSWER] = { "binder transaction", "binder reply" },
	[BINDER_ASYNC] = { "binder async rcv", "binder transaction async" },
};

/* Adds an end of a transaction: where it was sent, or received. */
static int
linux_binder_end(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row, enum linux_binder type, int sent, int64_t id)
{
	uint32_t track = linux_stands(s, e);
	uint32_t kind = linux_kind(s, linux_text(s, binder_names[type][sent]),
	    row->cat);

	if (type == BINDER_ANSWER) {
		builder_end(s->b, track, e->ts, kind, e->off);
		return 0;
	}
	if (type == BINDER_CALL)
		builder_begin(s->b, track, e->ts, kind, e->off);
	else
		builder_instant(s->b, track, e->ts, kind, 0, e->off);
	linux_binder_arrow(s, e, type, sent, id, track, kind);
	return 0;
}

int
linux_binder_transaction(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	int64_t id, found[2];
	enum linux_binder type;

	if (linux_past_transaction(e, &id, found) == -1)
		return LINUX_NOT;
	type = linux_binder_type(found[0], found[1]);
	*linux_binder_of(s, id) = (uint8_t)type;
	return linux_binder_end(s, e, row, type, 1, id);
}

int
linux_binder_received(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	enum linux_binder type;
	int64_t id;

	if (linux_binder_id(e, &id) == -1)
		return LINUX_NOT;
	type = (enum linux_binder)*linux_binder_of(s, id);
	return type == BINDER_UNKNOWN ? LINUX_NOT :
	    linux_binder_end(s, e, row, type, 0, id);
}

/* ---- the lock of old kernels ---- */

static uint32_t
linux_binder_kind(struct linux_state *s, const struct linux_row *row,
    const char *name)
{
	return linux_kind(s, linux_text(s, name), row->cat);
}

#define BINDER_WAITS	"binder lock waiting"
#define BINDER_HOLDS	"binder lock held"

int
linux_binder_lock(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	builder_begin(s->b, linux_stands(s, e), e->ts,
	    linux_binder_kind(s, row, BINDER_WAITS), e->off);
	return 0;
}

int
linux_binder_locked(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	uint32_t track = linux_stands(s, e);

	builder_end(s->b, track, e->ts,
	    linux_binder_kind(s, row, BINDER_WAITS), e->off);
	builder_begin(s->b, track, e->ts,
	    linux_binder_kind(s, row, BINDER_HOLDS), e->off);
	return 0;
}

int
linux_binder_unlock(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	builder_end(s->b, linux_stands(s, e), e->ts,
	    linux_binder_kind(s, row, BINDER_HOLDS), e->off);
	return 0;
}
