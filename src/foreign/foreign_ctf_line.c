/*
 * foreign_ctf_line: events of CTF as lines of the kernel's tracer.
 *
 * - Names: LTTng's `provider:event` has a dot for the colon; its syscall_entry_
 *   and syscall_exit_ are the kernel's sys_enter_ and sys_exit_.
 * - Whose an event is: contexts tid, pid and procname, or vtid and vpid; else
 *   the task that sched_switch had last on the CPU.
 * - Fields are KEY=VALUE, an enumeration its label, structures and arrays in
 *   brackets.  What the kernel's own format calls otherwise has that name.
 */
#include "config.h"

#include "foreign_ctf.h"

#ifdef HAVE_BABELTRACE

#include <inttypes.h>
#include <stdio.h>

#include "ttv/chars.h"
#include "ttv/task_state.h"

#define CTF_NESTED	8		/* structures in each other at most */
#define CTF_ELEMENTS	64		/* of an array that are written */
#define LINE_NONE	(-1)

/* ---- fields ---- */

static void line_field(struct buf *, const bt_field *, int depth);

/* Adds a text of the trace: a line has no end within. */
static void
line_text(struct buf *b, const char *s)
{
	for (; *s != '\0'; s++)
		buf_addc(b, (unsigned char)*s < ' ' ? ' ' : *s);
}

/* Adds the label of an enumeration; returns 0 if the value has none. */
static int
line_label(struct buf *b, const bt_field *f, bt_field_class_type type)
{
	bt_field_class_enumeration_mapping_label_array labels;
	uint64_t n = 0;
	int ok = -1;

	if (type == BT_FIELD_CLASS_TYPE_UNSIGNED_ENUMERATION)
		ok = (int)bt.bt_field_enumeration_unsigned_get_mapping_labels(
		    f, &labels, &n);
	else if (type == BT_FIELD_CLASS_TYPE_SIGNED_ENUMERATION)
		ok = (int)bt.bt_field_enumeration_signed_get_mapping_labels(f,
		    &labels, &n);
	if (ok != 0 || n == 0)
		return 0;
	line_text(b, labels[0]);
	return 1;
}

/*
 * Adds each member: KEY=VALUE with blanks between, or KEY: VALUE with commas,
 * as arguments of a system call and what lies in a field are.
 */
static void
line_members(struct buf *b, const bt_field *f, int depth, int commas)
{
	const bt_field_class *class = bt.bt_field_borrow_class_const(f);
	uint64_t i, n = bt.bt_field_class_structure_get_member_count(class);

	for (i = 0; i < n; i++) {
		if (i > 0)
			buf_adds(b, commas ? ", " : " ");
		line_text(b, bt.bt_field_class_structure_member_get_name(
		    bt.bt_field_class_structure_borrow_member_by_index_const(
		    class, i)));
		buf_adds(b, commas ? ": " : "=");
		line_field(b,
		    bt.bt_field_structure_borrow_member_field_by_index_const(f,
		    i), depth + 1);
	}
}

static void
line_array(struct buf *b, const bt_field *f, int depth)
{
	uint64_t i, n = bt.bt_field_array_get_length(f);

	buf_addc(b, '[');
	for (i = 0; i < n && i < CTF_ELEMENTS; i++) {
		if (i > 0)
			buf_adds(b, ", ");
		line_field(b,
		    bt.bt_field_array_borrow_element_field_by_index_const(f,
		    i), depth + 1);
	}
	buf_adds(b, n > CTF_ELEMENTS ? ", ...]" : "]");
}

static void
line_nested(struct buf *b, const bt_field *f, bt_field_class_type type,
    int depth)
{
	if (depth >= CTF_NESTED || f == NULL)
		buf_adds(b, "...");
	else if (type == BT_FIELD_CLASS_TYPE_STRUCTURE) {
		buf_addc(b, '{');
		line_members(b, f, depth, 1);
		buf_addc(b, '}');
	} else if (bt_field_class_type_is(type, BT_FIELD_CLASS_TYPE_ARRAY))
		line_array(b, f, depth);
	else if (bt_field_class_type_is(type, BT_FIELD_CLASS_TYPE_OPTION))
		line_field(b, bt.bt_field_option_borrow_field_const(f),
		    depth + 1);
	else if (bt_field_class_type_is(type, BT_FIELD_CLASS_TYPE_VARIANT))
		line_field(b,
		    bt.bt_field_variant_borrow_selected_option_field_const(f),
		    depth + 1);
}

static void
line_field(struct buf *b, const bt_field *f, int depth)
{
	bt_field_class_type type;

	if (f == NULL)
		return;
	type = bt.bt_field_get_class_type(f);
	if (line_label(b, f, type))
		return;
	if (bt_field_class_type_is(type, BT_FIELD_CLASS_TYPE_UNSIGNED_INTEGER))
		buf_printf(b, "%" PRIu64,
		    bt.bt_field_integer_unsigned_get_value(f));
	else if (bt_field_class_type_is(type,
	    BT_FIELD_CLASS_TYPE_SIGNED_INTEGER))
		buf_printf(b, "%" PRId64,
		    bt.bt_field_integer_signed_get_value(f));
	else if (type == BT_FIELD_CLASS_TYPE_STRING)
		line_text(b, bt.bt_field_string_get_value(f));
	else if (type == BT_FIELD_CLASS_TYPE_BOOL)
		buf_adds(b, bt.bt_field_bool_get_value(f) ? "true" : "false");
	else if (type == BT_FIELD_CLASS_TYPE_BIT_ARRAY)
		buf_printf(b, "0x%" PRIx64,
		    bt.bt_field_bit_array_get_value_as_integer(f));
	else if (type == BT_FIELD_CLASS_TYPE_SINGLE_PRECISION_REAL)
		buf_printf(b, "%.9g", (double)
		    bt.bt_field_real_single_precision_get_value(f));
	else if (type == BT_FIELD_CLASS_TYPE_DOUBLE_PRECISION_REAL)
		buf_printf(b, "%.17g",
		    bt.bt_field_real_double_precision_get_value(f));
	else
		line_nested(b, f, type, depth);
}

/* ---- whose an event is ---- */

/* Returns a member of a structure, or NULL. */
static const bt_field *
line_member(const bt_field *f, const char *name)
{
	return f == NULL || bt.bt_field_get_class_type(f) !=
	    BT_FIELD_CLASS_TYPE_STRUCTURE ? NULL :
	    bt.bt_field_structure_borrow_member_field_by_name_const(f, name);
}

/* Returns a member that is a number, or LINE_NONE. */
static int64_t
line_number(const bt_field *in, const char *name)
{
	const bt_field *f = line_member(in, name);
	bt_field_class_type type;

	if (f == NULL)
		return LINE_NONE;
	type = bt.bt_field_get_class_type(f);
	if (bt_field_class_type_is(type, BT_FIELD_CLASS_TYPE_UNSIGNED_INTEGER))
		return (int64_t)(bt.bt_field_integer_unsigned_get_value(f) &
		    INT64_MAX);
	return bt_field_class_type_is(type,
	    BT_FIELD_CLASS_TYPE_SIGNED_INTEGER) ?
	    bt.bt_field_integer_signed_get_value(f) : LINE_NONE;
}

struct line_of {
	const bt_event	*event;
	const bt_field	*common, *own, *payload, *packet;
	int64_t		 cpu, tid, pid;
	const char	*comm;
};

/* Returns a context of an event: `in`, or else `name`. */
static int64_t
line_context(const struct line_of *o, const char *in, const char *name)
{
	int64_t v = line_number(o->common, in);

	if (v == LINE_NONE)
		v = line_number(o->own, in);
	if (v == LINE_NONE)
		v = line_number(o->common, name);
	return v == LINE_NONE ? line_number(o->own, name) : v;
}

static void
line_whose(struct ctf_lines *l, struct line_of *o)
{
	const bt_field *f = line_member(o->common, "procname");

	o->cpu = line_number(o->packet, "cpu_id");
	if (o->cpu < 0 || o->cpu >= CTF_CPUS)
		o->cpu = 0;
	/* sched_switch has the numbers outside of a container */
	o->tid = line_context(o, "tid", "vtid");
	o->pid = line_context(o, "pid", "vpid");
	o->comm = "<...>";
	if (o->tid == LINE_NONE && l->running[o->cpu] != 0) {
		o->tid = l->running[o->cpu] - 1;
		o->comm = l->comm[o->cpu];
	}
	if (o->tid == LINE_NONE)
		o->tid = o->pid == LINE_NONE ? 0 : o->pid;
	if (f == NULL)
		return;
	buf_clear(&l->text);
	line_field(&l->text, f, CTF_NESTED - 1);
	buf_addc(&l->text, '\0');
	o->comm = l->text.data;
}

/* ---- events that the kernel's own format has with other words ---- */

/* Takes the task that runs on a CPU from now on. */
static void
line_runs(struct ctf_lines *l, const struct line_of *o)
{
	int64_t tid = line_number(o->payload, "next_tid");
	const bt_field *comm = line_member(o->payload, "next_comm");
	struct buf name = BUF_INIT;

	if (tid < 0)
		return;
	l->running[o->cpu] = tid + 1;
	if (comm != NULL)
		line_field(&name, comm, CTF_NESTED - 1);
	buf_addc(&name, '\0');
	(void)snprintf(l->comm[o->cpu], sizeof(l->comm[0]), "%s", name.data);
	buf_free(&name);
}

/* A pattern of ftrace_field.c; {x} is the field x. */
static const struct {
	const char	*event, *text;
} line_patterns[] = {
	{ "sched_switch", "prev_comm={prev_comm} prev_pid={prev_tid} "
	    "prev_prio={prev_prio} prev_state={prev_state} ==> "
	    "next_comm={next_comm} next_pid={next_tid} "
	    "next_prio={next_prio}" },
#define WAKES	"comm={comm} pid={tid} prio={prio} target_cpu={target_cpu}"
	{ "sched_waking", WAKES },
	{ "sched_wakeup", WAKES },
	{ "sched_wakeup_new", WAKES },
	{ "irq_handler_entry", "irq={irq} name={name}" },
};

/* Adds the fields of an event by a pattern. */
static void
line_pattern(struct buf *b, const bt_field *payload, const char *p)
{
	char name[32], state[TASK_STATE];
	int64_t bits;
	size_t n;

	for (; *p != '\0'; p++) {
		if (*p != '{') {
			buf_addc(b, *p);
			continue;
		}
		n = strcspn(++p, "}");
		(void)snprintf(name, sizeof(name), "%.*s", (int)n, p);
		p += n;
		bits = strcmp(name, "prev_state") == 0 ? line_number(payload,
		    name) : LINE_NONE;
		if (bits != LINE_NONE)	/* of a state: the kernel prints text */
			buf_adds(b, task_state(bits, state));
		else
			line_field(b, line_member(payload, name),
			    CTF_NESTED - 1);
	}
}

enum line_call { LINE_NO_CALL, LINE_ENTRY, LINE_EXIT };	/* of the system */

/* Adds the name of an event; returns what of a system call it is. */
static enum line_call
line_name(struct buf *b, const char *name)
{
	static const struct {
		const char *from, *to;
		enum line_call call;
	} calls[] = {
		{ "syscall_entry_", "sys_enter_", LINE_ENTRY },
		{ "compat_syscall_entry_", "sys_enter_", LINE_ENTRY },
		{ "syscall_exit_", "sys_exit_", LINE_EXIT },
		{ "compat_syscall_exit_", "sys_exit_", LINE_EXIT },
	};
	enum line_call call = LINE_NO_CALL;
	const char *end = name + strlen(name);
	size_t i;

	for (i = 0; i < sizeof(calls) / sizeof(calls[0]); i++)
		if (begins_with(name, end, calls[i].from)) {
			buf_adds(b, calls[i].to);
			call = calls[i].call;
			name += strlen(calls[i].from);
			break;
		}
	for (; name < end; name++)
		buf_addc(b, *name == ':' ? '.' :
		    (unsigned char)*name <= ' ' || *name == '(' ? '_' :
		    *name);
	return call;
}

/* Adds all contexts that no column of the line has. */
static void
line_contexts(struct buf *b, const bt_field *f)
{
	static const char *const columns[] = { "vtid", "vpid", "tid", "pid",
	    "procname" };
	const bt_field_class_structure_member *m;
	const bt_field_class *class;
	const char *name;
	uint64_t i, n;
	size_t k;

	if (f == NULL || bt.bt_field_get_class_type(f) !=
	    BT_FIELD_CLASS_TYPE_STRUCTURE)
		return;
	class = bt.bt_field_borrow_class_const(f);
	n = bt.bt_field_class_structure_get_member_count(class);
	for (i = 0; i < n; i++) {
		m = bt.bt_field_class_structure_borrow_member_by_index_const(
		    class, i);
		name = bt.bt_field_class_structure_member_get_name(m);
		for (k = 0; k < sizeof(columns) / sizeof(columns[0]) &&
		    strcmp(columns[k], name) != 0; k++)
			;
		if (k < sizeof(columns) / sizeof(columns[0]))
			continue;
		buf_addc(b, ' ');
		line_text(b, name);
		buf_addc(b, '=');
		line_field(b,
		    bt.bt_field_structure_borrow_member_field_by_index_const(f,
		    i), 1);
	}
}

static void
line_fields(struct buf *b, const struct line_of *o, const char *name,
    enum line_call call)
{
	const bt_field *ret = line_member(o->payload, "ret");
	size_t i;

	for (i = 0; i < sizeof(line_patterns) / sizeof(line_patterns[0]); i++)
		if (strcmp(line_patterns[i].event, name) == 0) {
			line_pattern(b, o->payload, line_patterns[i].text);
			return;
		}
	if (call == LINE_EXIT && ret != NULL) {
		line_field(b, ret, 1);
		return;
	}
	if (o->payload != NULL && bt.bt_field_get_class_type(o->payload) ==
	    BT_FIELD_CLASS_TYPE_STRUCTURE)
		line_members(b, o->payload, 0, call == LINE_ENTRY);
	line_contexts(b, o->common);
	line_contexts(b, o->own);
}

/* ---- messages ---- */

static int
line_event(struct ctf_lines *l, const bt_message *m)
{
	const bt_event *e = bt.bt_message_event_borrow_event_const(m);
	const bt_packet *packet = bt.bt_event_borrow_packet_const(e);
	const char *name = bt.bt_event_class_get_name(
	    bt.bt_event_borrow_class_const(e));
	struct buf *b = &l->to->line;
	struct line_of o = { .event = e };
	const bt_clock_snapshot *at =
	    bt.bt_message_event_borrow_default_clock_snapshot_const(m);
	int64_t ts = 0;
	enum line_call call;

	o.common = bt.bt_event_borrow_common_context_field_const(e);
	o.own = bt.bt_event_borrow_specific_context_field_const(e);
	o.payload = bt.bt_event_borrow_payload_field_const(e);
	o.packet = packet == NULL ? NULL :
	    bt.bt_packet_borrow_context_field_const(packet);
	if (at == NULL || bt.bt_clock_snapshot_get_ns_from_origin(at, &ts) !=
	    BT_CLOCK_SNAPSHOT_GET_NS_FROM_ORIGIN_STATUS_OK) {
		l->lost = 1;		/* it has no time */
		return 0;
	}
	if (name == NULL)
		name = "event";
	line_whose(l, &o);
	l->cpu = o.cpu;
	buf_printf(b, " %15s-%" PRId64 " ", o.comm, o.tid);
	if (o.pid >= 0)
		buf_printf(b, "(%5" PRId64 ") ", o.pid);
	buf_printf(b, "[%03" PRId64 "] %s%" PRId64 ".%09" PRId64 ": ", o.cpu,
	    ts < 0 ? "-" : "", ts < 0 ? -(ts / 1000000000) : ts / 1000000000,
	    ts < 0 ? -(ts % 1000000000) : ts % 1000000000);
	call = line_name(b, name);
	buf_adds(b, ": ");
	line_fields(b, &o, name, call);
	if (strcmp(name, "sched_switch") == 0)
		line_runs(l, &o);
	return foreign_line(l->to);
}

int
ctf_message(struct ctf_lines *l, const bt_message *m)
{
	uint64_t n = 1;

	switch (bt.bt_message_get_type(m)) {
	case BT_MESSAGE_TYPE_EVENT:
		return line_event(l, m);
	case BT_MESSAGE_TYPE_DISCARDED_EVENTS:
		if (bt.bt_message_discarded_events_get_count(m, &n) !=
		    BT_PROPERTY_AVAILABILITY_AVAILABLE)
			n = 1;
		buf_printf(&l->to->line, "CPU:%" PRId64 " [%" PRIu64
		    " EVENTS DROPPED]", l->cpu, n);
		return foreign_line(l->to);
	case BT_MESSAGE_TYPE_DISCARDED_PACKETS:
		/* how many events were in them is not known */
		buf_printf(&l->to->line, "CPU:%" PRId64 " [EVENTS DROPPED]",
		    l->cpu);
		return foreign_line(l->to);
	default:
		return 0;
	}
}

#endif
