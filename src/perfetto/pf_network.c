/*
 * pf_network: packets of a network (NetworkPacketEvent) as slices of a track
 * for each interface and direction, called by the package of their user; those
 * at one time stand in lanes of their own.
 *
 * A bundle (NetworkPacketBundle) is of packets with the same properties, which
 * may be interned: a slice with the sums, or lists of times and lengths.  The
 * event of a packet of these lists begins with its length: args find it by that
 * place.
 */
#include "config.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/sat.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_network.h"

#define PF_UIDS_A_USER	100000		/* of Android's users: of apps alone */

/* A track, and what slices there are called. */
struct pf_network_lane {
	uint32_t	 track, kind;
};

struct pf_networks {
	struct pf_world	*w;
	struct builder	*b;
	struct idtab	 uids;		/* of packages */
	struct pf_span	*names;		/* of each: the last one */
	size_t		 cap;
	struct idtab	 contexts;	/* that are interned: entry, machine */
	struct pf_network_lane *lanes;	/* of each */
	size_t		 lanes_cap;
	uint64_t	 n;		/* slices so far */
};

/* ---- packages ---- */

static void
pf_network_packages(struct pf_networks *x, const struct pf_later *l)
{
	struct pf_cursor c;
	struct pf_field f;
	uint32_t i;

	for (pf_open(&c, &l->k.data); pf_next(&c, &f);) {
		if (f.number != PF_PACKAGES_LIST_PACKAGES ||
		    f.type != PF_BYTES)
			continue;
		i = idtab_add(&x->uids, &(struct idkey){{ (uint32_t)pf_number(
		    &f.s, PF_PACKAGE_UID, 0) }}, NULL);
		x->names = xgrow(x->names, i, &x->cap, sizeof(*x->names));
		x->names[i] = pf_member(&f.s, PF_PACKAGE_NAME);
	}
}

/* ---- slices ---- */

static uint32_t
pf_network_name(struct pf_networks *x, const struct pf_span *s, uint64_t off)
{
	uint32_t uid = (uint32_t)pf_number(s, PF_NETWORK_UID, 0), i;
	char text[32];

	i = idtab_find(&x->uids, &(struct idkey){{ uid % PF_UIDS_A_USER }});
	if (uid > 0 && i != UINT32_MAX && x->names[i].len > 0)
		return pf_string(x->b, &x->names[i], off);
	snprintf(text, sizeof(text), "uid=%" PRIu32, uid);
	return pf_literal(x->b, text);
}

static uint32_t
pf_network_track(struct pf_networks *x, const struct pf_later *l,
    const struct pf_span *s)
{
	static const char *const directions[] = { "DIR_UNKNOWN", "Received",
		"Transmitted" };
	uint64_t direction = pf_number(s, PF_NETWORK_DIRECTION, 0);
	struct pf_span name = pf_member(s, PF_NETWORK_INTERFACE);
	struct track_def d = TRACK_DEF_INIT;
	struct buf text = BUF_INIT;

	buf_add(&text, (const char *)name.p, name.len);
	buf_addc(&text, ' ');
	buf_adds(&text, directions[direction < 3 ? direction : 0]);
	name = (struct pf_span){ (const uint8_t *)text.data, text.len };
	d.parent = builder_machine_track(x->b, l->k.machine);
	d.source = TRACK_SOURCE_NETWORK;
	d.name = pf_string(x->b, &name, x->w->in.base + l->k.pos);
	buf_free(&text);
	return builder_track(x->b, &d);
}

/* Returns where packets with these properties stand, and how. */
static struct pf_network_lane
pf_network_lane(struct pf_networks *x, const struct pf_later *l,
    const struct pf_span *s)
{
	return (struct pf_network_lane){ pf_network_track(x, l, s),
	    builder_kind(x->b, pf_network_name(x, s, x->w->in.base +
	    l->k.pos), 0, 0) };
}

/* Adds a slice at a place of the input, of which args are read. */
static void
pf_network_slice(struct pf_networks *x, struct pf_network_lane lane,
    int64_t ts, uint64_t dur, const uint8_t *at)
{
	uint64_t off = x->w->in.base + (uint64_t)(at - x->w->in.data);
	struct ident own = builder_uint_ident(++x->n);

	builder_track_async(x->b, ASYNC_BEGIN, lane.track, own, ts, lane.kind,
	    off);
	builder_track_async(x->b, ASYNC_END, lane.track, own, sat_add(ts,
	    dur > INT64_MAX ? INT64_MAX : (int64_t)dur), lane.kind, off);
}

/* Returns the number of the entry that a bundle names, or NONE. */
static uint32_t
pf_network_entry(const struct pf_world *w, uint32_t seq,
    const struct pf_epoch *e, const struct pf_packet *k)
{
	return pf_interned_entry(w, seq, e, k->pos, PF_IN_NETWORK_CONTEXTS,
	    pf_number(&k->data, PF_NETWORK_BUNDLE_IID, 0));
}

/* Returns what packets of the bundles that name an entry have in common. */
static struct pf_span
pf_network_interned(const struct pf_world *w, uint32_t entry)
{
	struct pf_span s = { w->entries[entry].p, w->entries[entry].len };

	return pf_member(&s, PF_NETWORK_CONTEXT);
}

static void
pf_network_lists(struct pf_networks *x, const struct pf_later *l,
    struct pf_network_lane lane)
{
	struct pf_span lengths = pf_member(&l->k.data,
	    PF_NETWORK_BUNDLE_LENGTHS);
	const uint8_t *p = lengths.p, *end, *at;
	struct pf_list times;
	uint64_t after, length;

	end = lengths.len == 0 ? p : p + lengths.len;
	pf_list_open(&times, &l->k.data, PF_NETWORK_BUNDLE_TIMES, PF_VARINT);
	while (p < end && pf_list_next(&times, &after)) {
		at = p;
		if (pf_varint(&p, end, &length) == -1)
			break;
		pf_network_slice(x, lane, sat_add(l->ts, after > INT64_MAX ?
		    INT64_MAX : (int64_t)after), 0, at);
	}
	if (p < end || pf_list_next(&times, &after))
		warn_add(builder_warn(x->b), WARN_PACKET, x->w->in.base +
		    l->k.pos);
}

/*
 * Returns where packets of a bundle stand: what is interned, which many bundles
 * may name, is looked through once.
 */
static struct pf_network_lane
pf_network_bundled(struct pf_networks *x, const struct pf_later *l)
{
	int has = pf_has_number(&l->k.data, PF_NETWORK_BUNDLE_IID), added;
	uint32_t i, e = !has ? NONE : pf_network_entry(x->w, l->seq, l->e,
	    &l->k);
	struct pf_span s;

	if (e == NONE) {
		if (has)
			warn_add(builder_warn(x->b), WARN_INTERNED,
			    x->w->in.base + l->k.pos);
		s = pf_member(&l->k.data, PF_NETWORK_BUNDLE_CONTEXT);
		return pf_network_lane(x, l, &s);
	}
	i = idtab_add(&x->contexts, &(struct idkey){{ e, l->k.machine }},
	    &added);
	x->lanes = xgrow(x->lanes, i, &x->lanes_cap, sizeof(*x->lanes));
	if (added) {
		s = pf_network_interned(x->w, e);
		x->lanes[i] = pf_network_lane(x, l, &s);
	}
	return x->lanes[i];
}

static void
pf_network_bundle(struct pf_networks *x, const struct pf_later *l)
{
	struct pf_network_lane lane = pf_network_bundled(x, l);

	if (!pf_has_number(&l->k.data, PF_NETWORK_BUNDLE_LENGTH))
		pf_network_lists(x, l, lane);
	else
		pf_network_slice(x, lane, l->ts, pf_number(&l->k.data,
		    PF_NETWORK_BUNDLE_DURATION, 0), x->w->in.data + l->k.pos);
}

void
pf_networks(struct pf_part *parts, size_t n)
{
	struct pf_networks x = { .w = parts[0].w, .b = parts[n - 1].b };
	struct pf_later_place at = { 0, 0 };
	const struct pf_later *l;

	while ((l = pf_later_next(parts, n, PF_PACKET_PACKAGES_LIST, &at)) !=
	    NULL)
		pf_network_packages(&x, l);
	at = (struct pf_later_place){ 0, 0 };
	while ((l = pf_later_next(parts, n, PF_PACKET_NETWORK_PACKET, &at)) !=
	    NULL)
		pf_network_slice(&x, pf_network_lane(&x, l, &l->k.data),
		    l->ts, 0, x.w->in.data + l->k.pos);
	at = (struct pf_later_place){ 0, 0 };
	while ((l = pf_later_next(parts, n, PF_PACKET_NETWORK_PACKET_BUNDLE,
	    &at)) != NULL)
		pf_network_bundle(&x, l);
	idtab_free(&x.uids);
	idtab_free(&x.contexts);
	free(x.lanes);
	free(x.names);
}

/* ---- args ---- */

/* What a message says: the numbers of its fields, the last of each. */
struct pf_network_facts {
	uint64_t	 v[PF_NETWORK_ICMP_CODE + 1];
	uint32_t	 has;		/* bits: which there are */
};

/*
 * What is known of bundles and of what is interned, once one was asked for:
 * each is read once, however many events it has or bundles name it.
 */
struct pf_network_known {
	pthread_mutex_t	 lock;		/* of what follows */
	struct idtab	 messages;	/* 0, packet; 1, entry */
	struct pf_network_message {
		struct pf_network_facts own, context;
	}		*v;
	size_t		 cap;
};

struct pf_network_known *
pf_network_known_new(void)
{
	struct pf_network_known *n = xcalloc(1, sizeof(*n));

	pthread_mutex_init(&n->lock, NULL);
	return n;
}

void
pf_network_known_free(struct pf_network_known *n)
{
	if (n == NULL)
		return;
	pthread_mutex_destroy(&n->lock);
	idtab_free(&n->messages);
	free(n->v);
	free(n);
}

static struct pf_network_facts
pf_network_facts(const struct pf_span *s)
{
	struct pf_network_facts f = { .has = 0 };
	struct pf_cursor c;
	struct pf_field one;

	if (s->p == NULL)
		return f;
	for (pf_open(&c, s); pf_next(&c, &one);)
		if (one.number <= PF_NETWORK_ICMP_CODE &&
		    one.type != PF_BYTES) {
			f.v[one.number] = one.u;
			f.has |= UINT32_C(1) << one.number;
		}
	return f;
}

/* Returns the place of a message that is known, and whether it is so now. */
static struct pf_network_message *
pf_network_message(struct pf_network_known *n, uint64_t kind, uint64_t which,
    int *added)
{
	uint32_t i = idtab_add(&n->messages, &(struct idkey){{ kind, which }},
	    added);

	n->v = xgrow(n->v, i, &n->cap, sizeof(*n->v));
	return &n->v[i];
}

/* Reads a bundle, and what its packets have in common. */
static struct pf_network_message
pf_network_read(struct pf_network_known *n, const struct pf_at *at)
{
	struct pf_network_message m = { .own = pf_network_facts(&at->k.data) };
	struct pf_network_message *entry;
	uint32_t e = NONE;
	struct pf_span s;
	int added;

	if (m.own.has >> PF_NETWORK_BUNDLE_IID & 1)
		e = pf_network_entry(at->w, at->seq, at->e, &at->k);
	if (e == NONE) {
		s = pf_member(&at->k.data, PF_NETWORK_BUNDLE_CONTEXT);
		m.context = pf_network_facts(&s);
		return m;
	}
	entry = pf_network_message(n, 1, e, &added);
	if (added) {
		s = pf_network_interned(at->w, e);
		entry->own = pf_network_facts(&s);
	}
	m.context = entry->own;
	return m;
}

/* Returns what is known of the bundle of an event, which is read if need be. */
static struct pf_network_message
pf_network_known(const struct pf_at *at)
{
	struct pf_network_known *n = at->w->network;
	struct pf_network_message m;
	int added;

	pthread_mutex_lock(&n->lock);
	if (at->pos == at->k.pos)	/* the only event of its bundle */
		m = pf_network_read(n, at);
	else {
		m = *pf_network_message(n, 0, at->k.pos, &added);
		if (added) {	/* reading may move what is kept */
			m = pf_network_read(n, at);
			*pf_network_message(n, 0, at->k.pos, &added) = m;
		}
	}
	pthread_mutex_unlock(&n->lock);
	return m;
}

/* Adds what a packet has of the numbers that have no names. */
static void
pf_network_numbers(const struct pf_at *at, struct value *args,
    const struct pf_network_facts *f)
{
	static const struct {
		const char	*key;
		uint32_t	 field;
	} rows[] = {
		{ "local_port", PF_NETWORK_LOCAL_PORT },
		{ "remote_port", PF_NETWORK_REMOTE_PORT },
		{ "packet_icmp_type", PF_NETWORK_ICMP_TYPE },
		{ "packet_icmp_code", PF_NETWORK_ICMP_CODE },
	};
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (f->has >> rows[i].field & 1)
			pf_value_member(args, rows[i].key, pf_value_int(at->a,
			    (int64_t)f->v[rows[i].field]));
}

static void
pf_network_flags(const struct pf_at *at, struct value *args, uint64_t flags)
{
	static const char letters[] = "fsrpauec";
	char text[sizeof(letters)] = "";
	size_t i;

	for (i = 0; i < sizeof(letters) - 1; i++)
		text[i] = flags >> i & 1 ? letters[i] : '.';
	pf_value_member(args, "packet_tcp_flags", pf_value_word(at->a, text));
}

static struct value *
pf_network_protocol(const struct pf_at *at, uint64_t number)
{
	static const struct {
		uint64_t	 number;
		const char	*name;
	} rows[] = { { 1, "IPPROTO_ICMP" }, { 6, "IPPROTO_TCP" },
		{ 17, "IPPROTO_UDP" }, { 58, "IPPROTO_ICMPV6" } };
	char text[32];
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (rows[i].number == number)
			return pf_value_word(at->a, rows[i].name);
	snprintf(text, sizeof(text), "IPPROTO (%" PRIu32 ")",
	    (uint32_t)number);
	return pf_value_word(at->a, text);
}

/* Returns the bytes of the packet of a bundle that an event is. */
static uint64_t
pf_network_bytes(const struct pf_at *at)
{
	const uint8_t *p = at->w->in.data + at->pos;
	uint64_t bytes;

	return pf_varint(&p, at->k.data.p + at->k.data.len, &bytes) == -1 ? 0 :
	    bytes;
}

struct value *
pf_network_args(const struct pf_at *at)
{
	struct value *args = value_new(at->a, VALUE_OBJECT);
	struct pf_network_message m = { .own = { .has = 0 } };
	const struct pf_network_facts *f = &m.context;
	uint64_t bytes, packets = 1;
	char tag[24];

	if (at->k.payload == PF_PACKET_NETWORK_PACKET) {
		m.context = pf_network_facts(&at->k.data);
		bytes = f->v[PF_NETWORK_LENGTH];
	} else {
		m = pf_network_known(at);
		bytes = m.own.v[PF_NETWORK_BUNDLE_LENGTH];
		if (at->pos == at->k.pos)
			packets = m.own.v[PF_NETWORK_BUNDLE_PACKETS];
		else
			bytes = pf_network_bytes(at);
	}
	pf_value_member(args, "packet_transport", pf_network_protocol(at,
	    f->v[PF_NETWORK_IP_PROTO]));
	pf_value_member(args, "socket_uid", pf_value_int(at->a,
	    (int64_t)f->v[PF_NETWORK_UID]));
	snprintf(tag, sizeof(tag), "0x%" PRIx32,
	    (uint32_t)f->v[PF_NETWORK_TAG]);
	pf_value_member(args, "socket_tag", pf_value_word(at->a, tag));
	if (f->has >> PF_NETWORK_TCP_FLAGS & 1)
		pf_network_flags(at, args, f->v[PF_NETWORK_TCP_FLAGS]);
	pf_network_numbers(at, args, f);
	pf_value_member(args, "packet_length", pf_value_int(at->a,
	    (int64_t)bytes));
	pf_value_member(args, "packet_count", pf_value_int(at->a,
	    (int64_t)packets));
	return args;
}
