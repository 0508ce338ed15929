/*
 * pf_etw_io: what threads of Windows read and write: a slice an operation, on a
 * track of its thread, called by its opcode.
 *
 * An operation on a file is two events, which the address of its request
 * (I/O Request Packet) joins: what begins it, and its end, by time, whichever
 * thread says it.  Where the other one is missing, a slice without a length
 * says so: its offset is not that of the event but of the message in it.  An
 * event without a request stands alone.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/sat.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "pf_etw.h"
#include "pf_field.h"

/* ---- names ---- */

/* Opcodes of FileIo, from the first on. */
#define PF_ETW_OPCODE	64
static const char *const pf_etw_opcodes[] = { "CreateFile", "Cleanup",
	"Close", "ReadFile", "WriteFile", "SetInformation", "DeleteFile",
	"RenameFile", "DirectoryEnumeration", "Flush",
	"QueryFileInformation", "FilesystemControlEvent", "EndOperation",
	"DirectoryNotification", NULL, "DeletePath", "RenamePath", NULL, NULL,
	"FltRead", "FltWrite", "FltSetInfo", "FltQueryInfo" };

/* Opcodes of DiskIo, from the first on. */
#define PF_ETW_DISK_OPCODE 10
static const char *const pf_etw_disk_opcodes[] = { "DiskRead", "DiskWrite",
	"DiskReadInit", "DiskWriteInit", "DiskFlush", "DiskFlushInit" };

/* FILE_INFORMATION_CLASS from 1 on, without "File" and "Information". */
static const char *const pf_etw_classes[] = { NULL, "Directory",
	"FullDirectory", "BothDirectory", "Basic", "Standard", "Internal",
	"Ea", "Access", "Name", "Rename", "Link", "Names", "Disposition",
	"Position", "FullEa", "Mode", "Alignment", "All", "Allocation",
	"EndOfFile", "AlternateName", "Stream", "Pipe", "PipeLocal",
	"PipeRemote", "MailslotQuery", "MailslotSet", "Compression",
	"ObjectId", "Completion", "MoveCluster", "Quota", "ReparsePoint",
	"NetworkOpen", "AttributeTag", "Tracking", "IdBothDirectory",
	"IdFullDirectory", "ValidDataLength", "ShortName",
	"IoCompletionNotification", "IoStatusBlockRange", "IoPriorityHint",
	"SfioReserve", "SfioVolume", "HardLink", "ProcessIdsUsingFile",
	"NormalizedName", "NetworkPhysicalName", "IdGlobalTxDirectory",
	"IsRemoteDevice", "Unused", "NumaNode", "StandardLink",
	"RemoteProtocol", "Rename\tBypassAccessCheck",
	"Link\tBypassAccessCheck", "VolumeName", "Id", "IdExtdDirectory",
	"ReplaceCompletion", "HardLinkFullId", "IdExtdBothDirectory",
	"Disposition\tEx", "Rename\tEx", "Rename\tExBypassAccessCheck",
	"DesiredStorageClass", "Stat", "MemoryPartition", "StatLx",
	"CaseSensitive", "Link\tEx", "Link\tExBypassAccessCheck",
	"StorageReserveId", "CaseSensitive\tForceAccessCheck", "KnownFolder",
	"StatBasic", "Id64ExtdDirectory", "Id64ExtdBothDirectory",
	"IdAllExtdDirectory", "IdAllExtdBothDirectory" };
#define PF_ETW_DISPOSITION	13
#define PF_ETW_ALLOCATION	19
#define PF_ETW_END_OF_FILE	20

#define COUNT(table)	(sizeof(table) / sizeof(table[0]))

/* Messages of input and output. */
enum pf_etw_form { PF_ETW_NONE, PF_ETW_POINTER, PF_ETW_UINT, PF_ETW_INT,
	PF_ETW_TEXT, PF_ETW_CLASS, PF_ETW_EXTRA };
#define PF_ETW_IO_FIELDS 9
static const struct pf_etw_io_message {
	uint32_t	 number;	/* in an event */
	uint32_t	 request;	/* field of the request */
	uint32_t	 opcode;	/* or 0: it has no such field */
	const char	*name;		/* without an opcode that is known; NULL
					 * of disks: such are not read */
	struct {
		enum pf_etw_form form;
		const char	*key;
	}		 fields[PF_ETW_IO_FIELDS]; /* by number */
} pf_etw_io_messages[] = {
	{ PF_ETW_EVENT_FILE_IO_CREATE, 1, 0, "CreateFile", {
		[1] = { PF_ETW_POINTER, "I/O Request Packet" },
		[2] = { PF_ETW_POINTER, "File Object" },
		[3] = { PF_ETW_UINT, "Thread ID" },
		[4] = { PF_ETW_POINTER, "Create Options" },
		[5] = { PF_ETW_POINTER, "File Attributes" },
		[6] = { PF_ETW_POINTER, "Share Access" },
		[7] = { PF_ETW_TEXT, "Open Path" } } },
	{ PF_ETW_EVENT_FILE_IO_DIR_ENUM, 1, 9, "DirEnum", {
		[1] = { PF_ETW_POINTER, "I/O Request Packet" },
		[2] = { PF_ETW_POINTER, "File Object" },
		[3] = { PF_ETW_POINTER, "File Key" },
		[4] = { PF_ETW_UINT, "Thread ID" },
		[6] = { PF_ETW_CLASS, "Info Class" },
		[7] = { PF_ETW_UINT, "File Index" },
		[8] = { PF_ETW_TEXT, "Enumeration Path" } } },
	{ PF_ETW_EVENT_FILE_IO_INFO, 1, 7, "Info", {
		[1] = { PF_ETW_POINTER, "I/O Request Packet" },
		[2] = { PF_ETW_POINTER, "File Object" },
		[3] = { PF_ETW_POINTER, "File Key" },
		[4] = { PF_ETW_EXTRA, "Extra Info" },
		[5] = { PF_ETW_UINT, "Thread ID" },
		[6] = { PF_ETW_CLASS, "Info Class" } } },
	{ PF_ETW_EVENT_FILE_IO_READ_WRITE, 2, 8, "ReadOrWrite", {
		[1] = { PF_ETW_UINT, "Offset" },
		[2] = { PF_ETW_POINTER, "I/O Request Packet" },
		[3] = { PF_ETW_POINTER, "File Object" },
		[4] = { PF_ETW_POINTER, "File Key" },
		[5] = { PF_ETW_UINT, "Thread ID" },
		[6] = { PF_ETW_UINT, "I/O Size" },
		[7] = { PF_ETW_POINTER, "I/O Flags" } } },
	{ PF_ETW_EVENT_FILE_IO_SIMPLE_OP, 1, 5, "SimpleOp", {
		[1] = { PF_ETW_POINTER, "I/O Request Packet" },
		[2] = { PF_ETW_POINTER, "File Object" },
		[3] = { PF_ETW_POINTER, "File Key" },
		[4] = { PF_ETW_UINT, "Thread ID" } } },
	{ PF_ETW_EVENT_FILE_IO_OP_END, 1, 0, "EndOperation", {
		[2] = { PF_ETW_UINT, "Extra Info" },
		[3] = { PF_ETW_POINTER, "NT Status" } } },
	{ PF_ETW_EVENT_FILE_IO_PATH_OPERATION, 1, 8, "PathOperation", {
		[1] = { PF_ETW_POINTER, "I/O Request Packet" },
		[2] = { PF_ETW_POINTER, "File Object" },
		[3] = { PF_ETW_POINTER, "File Key" },
		[4] = { PF_ETW_UINT, "Extra Info" },
		[5] = { PF_ETW_UINT, "Thread ID" },
		[6] = { PF_ETW_CLASS, "Info Class" },
		[7] = { PF_ETW_TEXT, "File Name" } } },
	{ PF_ETW_EVENT_DISK_IO, 0, PF_ETW_DISK_IO_OPCODE, NULL, {
		[1] = { PF_ETW_UINT, "Disk Number" },
		[2] = { PF_ETW_POINTER, "Irp Flags" },
		[3] = { PF_ETW_UINT, "Transfer Size" },
		[4] = { PF_ETW_INT, "Byte Offset" },
		[5] = { PF_ETW_POINTER, "File Object" },
		[6] = { PF_ETW_POINTER, "Irp Ptr" },
		[7] = { PF_ETW_INT, "Response Time (microseconds)" },
		[8] = { PF_ETW_UINT, "Issuing Thread ID" } } },
};

static const struct pf_etw_io_message *
pf_etw_io_message(uint32_t number)
{
	size_t i;

	for (i = 0; i < COUNT(pf_etw_io_messages); i++)
		if (pf_etw_io_messages[i].number == number)
			return &pf_etw_io_messages[i];
	return NULL;
}

/* Returns what an event with such a message is called, or NULL. */
static const char *
pf_etw_name(const struct pf_etw_io_message *m, const struct pf_etw_event *v)
{
	uint64_t opcode;

	opcode = m->opcode == 0 ? 0 : pf_number(&v->data, m->opcode, 0);
	if (v->number == PF_ETW_EVENT_DISK_IO)
		return opcode >= PF_ETW_DISK_OPCODE && opcode <
		    PF_ETW_DISK_OPCODE + COUNT(pf_etw_disk_opcodes) ?
		    pf_etw_disk_opcodes[opcode - PF_ETW_DISK_OPCODE] : NULL;
	if (opcode >= PF_ETW_OPCODE && opcode < PF_ETW_OPCODE +
	    COUNT(pf_etw_opcodes) && pf_etw_opcodes[opcode - PF_ETW_OPCODE] !=
	    NULL)
		return pf_etw_opcodes[opcode - PF_ETW_OPCODE];
	return m->name;
}

const char *
pf_etw_io_name(const struct pf_etw_event *v)
{
	const struct pf_etw_io_message *m = pf_etw_io_message(v->number);

	return m == NULL ? NULL : pf_etw_name(m, v);
}

/* ---- slices ---- */

/* An event of a file, until all are known. */
struct pf_etw_op {
	int64_t		 ts;
	uint64_t	 request;
	uint64_t	 off;		/* of the event */
	uint64_t	 lone;		/* and of what it has */
	uint32_t	 tid, machine;
	const char	*name;
	uint8_t		 is_end, has_request;
};

struct pf_etw_ops {
	struct pf_world	*w;
	struct builder	*b;
	struct pf_etw_op *v;
	size_t		 n, cap;
	struct idtab	 requests;	/* machine, request */
	size_t		*open;		/* of each: event + 1; 0: it is over */
	size_t		 open_cap;
	uint64_t	 slices;	/* so far */
};

/* Adds a slice; cat is a string or 0. */
static void
pf_etw_slice(struct pf_etw_ops *x, const struct pf_etw_op *o, int64_t end,
    uint64_t off, uint64_t end_off, enum track_source source, uint32_t cat)
{
	struct track_def d = TRACK_DEF_INIT;
	struct builder *b = x->b;
	struct ident own;
	uint32_t track, kind;

	builder_in_machine(b, o->machine);
	builder_at(b, o->ts);
	d.parent = o->tid == 0 ? builder_machine_track(b, o->machine) :
	    builder_tid(b, builder_int_ident(o->tid));
	d.source = source;
	d.name = pf_literal(b, source == TRACK_SOURCE_ETW_FILE ? "File I/O" :
	    "Disk I/O");
	track = builder_track(b, &d);
	kind = builder_kind(b, pf_literal(b, o->name), cat, 0);
	own = builder_uint_ident(++x->slices);
	builder_track_async(b, ASYNC_BEGIN, track, own, o->ts, kind, off);
	builder_track_async(b, ASYNC_END, track, own, end, kind, end_off);
	builder_in_machine(b, 0);
}

static void
pf_etw_disk(struct pf_etw_ops *x, const struct pf_etw_op *o,
    const struct pf_etw_event *v)
{
	int64_t dur = (int64_t)pf_number(&v->data,
	    PF_ETW_DISK_IO_RESPONSE_TIME, 0);

	if (dur < 0) {
		warn_add(builder_warn(x->b), WARN_PACKET, o->off);
		dur = 0;
	}
	pf_etw_slice(x, o, sat_add(o->ts, dur), o->off, o->off,
	    TRACK_SOURCE_ETW_DISK, pf_literal(x->b, "ETW Disk I/O"));
}

/* Keeps the events of files that a bundle has. */
static void
pf_etw_bundle(struct pf_etw_ops *x, const struct pf_later *l)
{
	const struct pf_etw_io_message *m;
	const uint8_t *at;
	uint32_t cpu = (uint32_t)pf_number(&l->k.data, PF_ETW_BUNDLE_CPU,
	    NONE);
	struct pf_etw_event v;
	struct pf_etw_op o;
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, &l->k.data), at = c.p; pf_next(&c, &f); at = c.p) {
		if (f.number != PF_ETW_BUNDLE_EVENT || f.type != PF_BYTES ||
		    pf_etw_event(&f.s, cpu, &v) == -1 ||
		    (m = pf_etw_io_message(v.number)) == NULL ||
		    (o.name = pf_etw_name(m, &v)) == NULL)
			continue;
		o.ts = v.ts;
		o.off = x->w->in.base + (uint64_t)(at - x->w->in.data);
		o.lone = x->w->in.base + (uint64_t)(v.at - x->w->in.data);
		o.tid = v.tid;
		o.machine = l->k.machine;
		o.is_end = v.number == PF_ETW_EVENT_FILE_IO_OP_END;
		o.has_request = m->request != 0 && pf_has_number(&v.data,
		    m->request);
		o.request = o.has_request ? pf_number(&v.data, m->request, 0) :
		    0;
		if (v.number == PF_ETW_EVENT_DISK_IO) {
			pf_etw_disk(x, &o, &v);
			continue;
		}
		x->v = xgrow(x->v, x->n, &x->cap, sizeof(*x->v));
		x->v[x->n++] = o;
	}
}

static int
pf_etw_op_cmp(const void *a, const void *b)
{
	const struct pf_etw_op *x = a, *y = b;

	return x->ts != y->ts ? (x->ts > y->ts) - (x->ts < y->ts) :
	    (x->off > y->off) - (x->off < y->off);
}

/* Adds a slice that has no length, with or without saying why. */
static void
pf_etw_lone(struct pf_etw_ops *x, const struct pf_etw_op *o, int lacks)
{
	uint64_t off = lacks ? o->lone : o->off;

	pf_etw_slice(x, o, o->ts, off, off, TRACK_SOURCE_ETW_FILE, 0);
}

/* Takes an event of a file: all before it by time were taken. */
static void
pf_etw_take(struct pf_etw_ops *x, size_t i)
{
	const struct pf_etw_op *o = &x->v[i], *begin;
	uint32_t id;
	int added;

	if (!o->has_request) {
		pf_etw_lone(x, o, 0);
		return;
	}
	id = idtab_add(&x->requests, &(struct idkey){{ o->machine,
	    (uint32_t)(o->request >> 32), (uint32_t)o->request }}, &added);
	x->open = xgrow(x->open, id, &x->open_cap, sizeof(*x->open));
	if (added)
		x->open[id] = 0;
	begin = x->open[id] == 0 ? NULL : &x->v[x->open[id] - 1];
	x->open[id] = o->is_end ? 0 : i + 1;
	if (o->is_end && begin != NULL)
		pf_etw_slice(x, begin, o->ts, begin->off, o->off,
		    TRACK_SOURCE_ETW_FILE, 0);
	else if (o->is_end || begin != NULL)
		pf_etw_lone(x, o->is_end ? o : begin, 1);
}

void
pf_etw_io(struct pf_part *parts, size_t n)
{
	struct pf_etw_ops x = { .w = parts[0].w, .b = parts[n - 1].b };
	struct pf_later_place at = { 0, 0 };
	const struct pf_later *l;
	uint32_t id;
	size_t i;

	while ((l = pf_later_next(parts, n, PF_PACKET_ETW_EVENTS, &at)) !=
	    NULL)
		pf_etw_bundle(&x, l);
	if (x.n > 0)
		qsort(x.v, x.n, sizeof(*x.v), pf_etw_op_cmp);
	for (i = 0; i < x.n; i++)
		pf_etw_take(&x, i);
	for (id = 0; id < x.requests.n; id++)
		if (x.open[id] != 0)
			pf_etw_lone(&x, &x.v[x.open[id] - 1], 1);
	idtab_free(&x.requests);
	free(x.open);
	free(x.v);
}

/* ---- args ---- */

/* Returns a class of facts by its name, or its number. */
static struct value *
pf_etw_class(struct arena *a, uint64_t number)
{
	const char *name, *tail;
	struct buf text = BUF_INIT;
	struct value *v;

	if (number >= COUNT(pf_etw_classes) || pf_etw_classes[number] == NULL)
		return pf_value_uint(a, number);
	name = pf_etw_classes[number];
	tail = strchr(name, '\t');
	buf_adds(&text, "File");
	buf_add(&text, name, tail == NULL ? strlen(name) : (size_t)(tail -
	    name));
	buf_adds(&text, "Information");
	buf_adds(&text, tail == NULL ? "" : tail + 1);
	buf_addc(&text, '\0');
	v = pf_value_word(a, text.data);
	buf_free(&text);
	return v;
}

/* Returns what a number of facts is called, by the class of these. */
static const char *
pf_etw_extra(const struct pf_span *s, const char *key)
{
	switch (pf_number(s, PF_ETW_FILE_INFO_CLASS, 0)) {
	case PF_ETW_DISPOSITION:
		return "Disposition";
	case PF_ETW_ALLOCATION:
	case PF_ETW_END_OF_FILE:
		return "File Size";
	}
	return key;
}

static void
pf_etw_arg(const struct pf_at *at, struct value *args, const struct pf_span *s,
    const struct pf_etw_io_message *m, uint32_t field)
{
	const char *key = m->fields[field].key;
	struct pf_span text;
	uint64_t u;

	if (m->fields[field].form == PF_ETW_TEXT) {
		text = pf_member(s, field);
		if (text.p != NULL)
			pf_value_member(args, key, pf_value_text(at->a,
			    &text));
		return;
	}
	if (m->fields[field].form == PF_ETW_NONE || !pf_has_number(s, field))
		return;
	u = pf_number(s, field, 0);
	switch (m->fields[field].form) {
	case PF_ETW_POINTER:
		pf_value_member(args, key, pf_value_pointer(at->a, u));
		break;
	case PF_ETW_INT:
		pf_value_member(args, key, pf_value_int(at->a, (int64_t)u));
		break;
	case PF_ETW_CLASS:
		pf_value_member(args, key, pf_etw_class(at->a, u));
		break;
	case PF_ETW_EXTRA:
		key = pf_etw_extra(s, key);
		/* FALLTHROUGH */
	default:
		pf_value_member(args, key, pf_value_uint(at->a, u));
	}
}

struct value *
pf_etw_args(const struct pf_at *at)
{
	struct pf_cursor c = { at->w->in.data + at->pos, at->k.data.p +
	    at->k.data.len, 0 };
	struct value *args = value_new(at->a, VALUE_OBJECT);
	const struct pf_etw_io_message *m;
	struct pf_etw_event v;
	struct pf_field f;
	int lacks;
	uint32_t i;

	if (at->pos == at->k.pos || !pf_next(&c, &f) || f.type != PF_BYTES)
		return NULL;
	lacks = f.number != PF_ETW_BUNDLE_EVENT;
	v.number = f.number;
	v.data = f.s;
	if (!lacks && pf_etw_event(&f.s, 0, &v) == -1)
		return NULL;
	if ((m = pf_etw_io_message(v.number)) == NULL)
		return NULL;
	for (i = 1; i < PF_ETW_IO_FIELDS; i++)
		pf_etw_arg(at, args, &v.data, m, i);
	if (lacks)
		pf_value_member(args, "Missing Event", pf_value_word(at->a,
		    v.number == PF_ETW_EVENT_FILE_IO_OP_END ? "Start" :
		    "End"));
	return args;
}
