/*
 * pf_gpu_args: what is known of a stage that a GPU ran, besides its name and
 * its queue: the args of its slice, under the keys that trace_processor has.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>

#include "ttv/buf.h"
#include "ttv/value.h"
#include "pf_field.h"
#include "pf_gpu.h"

/* Subpasses of a stage that are named: Vulkan has some tens. */
#define PF_GPU_SUBPASSES	4096

static void
pf_gpu_add_text(const struct pf_at *at, struct value *args, const char *key,
    const struct pf_span *s, uint32_t field)
{
	struct pf_span text = pf_member(s, field);

	if (text.p != NULL)
		pf_value_member(args, key, pf_value_text(at->a, &text));
}

/* ---- kernels ---- */

/* Adds an ExtraComputeArg; one without a name or a value adds nothing. */
static void
pf_gpu_compute_arg(const struct pf_at *at, struct value *args,
    const struct pf_span *s)
{
	struct pf_span name = pf_member(s, PF_GPU_ARG_NAME), entry;
	struct value *key, *v = NULL;
	struct pf_cursor c;
	struct pf_field f;

	if (pf_has_number(s, PF_GPU_ARG_NAME_IID) && pf_interned(at->w,
	    at->seq, at->e, at->k.pos, PF_IN_COMPUTE_ARG_NAMES, pf_number(s,
	    PF_GPU_ARG_NAME_IID, 0), &entry) == 0)
		name = pf_member(&entry, PF_INTERNED_STRING_STR);
	if (name.len == 0)
		return;
	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.number == PF_GPU_ARG_INT)
			v = pf_value_int(at->a, (int64_t)f.u);
		else if (f.number == PF_GPU_ARG_UINT)
			v = pf_value_uint(at->a, f.u);
		else if (f.number == PF_GPU_ARG_DOUBLE)
			v = pf_value_double(at->a, pf_double(f.u));
		else if (f.number == PF_GPU_ARG_STRING && f.type == PF_BYTES)
			v = pf_value_text(at->a, &f.s);
		else if (f.number == PF_GPU_ARG_STRING_IID)
			v = pf_value_interned(at, PF_IN_STRING_VALUES, f.u);
	if (v == NULL)
		return;
	key = pf_value_text(at->a, &name);
	value_add(args, key->text, key->len, v);
}

static void
pf_gpu_compute_args(const struct pf_at *at, struct value *args,
    const struct pf_span *s, uint32_t field)
{
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.number == field && f.type == PF_BYTES)
			pf_gpu_compute_arg(at, args, &f.s);
}

static void
pf_gpu_kernel(const struct pf_at *at, struct value *args)
{
	struct pf_span s;

	if (!pf_has_number(&at->k.data, PF_GPU_STAGE_KERNEL_IID) ||
	    pf_interned(at->w, at->seq, at->e, at->k.pos,
	    PF_IN_COMPUTE_KERNELS, pf_number(&at->k.data,
	    PF_GPU_STAGE_KERNEL_IID, 0), &s) == -1)
		return;
	pf_gpu_add_text(at, args, "kernel_name", &s, PF_GPU_KERNEL_NAME);
	pf_gpu_add_text(at, args, "kernel_demangled_name", &s,
	    PF_GPU_KERNEL_DEMANGLED);
	pf_gpu_add_text(at, args, "arch", &s, PF_GPU_KERNEL_ARCH);
	pf_gpu_compute_args(at, args, &s, PF_GPU_KERNEL_ARGS);
}

/* Adds what a kernel was started with. */
static void
pf_gpu_launch(const struct pf_at *at, struct value *args)
{
	static const char *const sizes[] = { "grid_size", "workgroup_size" };
	static const char *const axes[] = { "x", "y", "z" };
	struct pf_span s = pf_member(&at->k.data, PF_GPU_STAGE_LAUNCH), size;
	struct value *launch = value_new(at->a, VALUE_OBJECT), *v;
	uint32_t i, k;

	if (s.p == NULL)
		return;
	for (i = 0; i < 2; i++) {
		size = pf_member(&s, PF_GPU_LAUNCH_GRID + i);
		v = value_new(at->a, VALUE_OBJECT);
		for (k = 0; k < 3; k++)
			if (pf_has_number(&size, k + 1))
				pf_value_member(v, axes[k], pf_value_uint(
				    at->a, pf_number(&size, k + 1, 0)));
		if (v->count > 0)
			pf_value_member(launch, sizes[i], v);
	}
	if (launch->count > 0)
		pf_value_member(args, "launch", launch);
	pf_gpu_compute_args(at, args, &s, PF_GPU_LAUNCH_ARGS);
}

/* ---- stages ---- */

static void
pf_gpu_stage_help(const struct pf_at *at, struct value *args,
    struct pf_gpu_place place)
{
	const struct pf_span *s = &at->k.data;
	struct pf_span spec;

	if (pf_has_number(s, PF_GPU_STAGE_STAGE_IID)) {
		if (pf_interned(at->w, at->seq, at->e, at->k.pos,
		    PF_IN_GPU_SPECIFICATIONS, pf_number(s,
		    PF_GPU_STAGE_STAGE_IID, 0), &spec) == -1)
			return;
		pf_value_member(args, "render_stage_category", pf_value_int(
		    at->a, (int64_t)pf_number(&spec,
		    PF_GPU_INTERNED_CATEGORY, 0)));
		pf_gpu_add_text(at, args, "description", &spec,
		    PF_GPU_INTERNED_DESCRIPTION);
	} else if (pf_has_number(s, PF_GPU_STAGE_STAGE_ID)) {
		spec = pf_gpu_stage(at->w, place, pf_number(s,
		    PF_GPU_STAGE_STAGE_ID, 0));
		pf_gpu_add_text(at, args, "description", &spec,
		    PF_GPU_SPECS_DESCRIPTION);
	}
}

/* Adds what the maker of the GPU says, a name and a text each. */
static void
pf_gpu_stage_extra(const struct pf_at *at, struct value *args)
{
	struct pf_span name, text;
	struct pf_cursor c;
	struct pf_field f;
	struct value *key;

	for (pf_open(&c, &at->k.data); pf_next(&c, &f);) {
		if (f.number != PF_GPU_STAGE_EXTRA_DATA || f.type != PF_BYTES)
			continue;
		name = pf_member(&f.s, PF_GPU_SPECS_NAME);
		text = pf_member(&f.s, PF_GPU_SPECS_DESCRIPTION);
		if (name.len == 0)
			continue;
		key = pf_value_text(at->a, &name);
		value_add(args, key->text, key->len, pf_value_text(at->a,
		    &text));
	}
}

/* Adds the numbers of subpasses, which are bits of masks of 64 each. */
static void
pf_gpu_subpasses(const struct pf_at *at, struct value *args)
{
	struct buf text = BUF_INIT;
	struct pf_list l;
	uint64_t mask;
	uint32_t first, i;

	pf_list_open(&l, &at->k.data, PF_GPU_STAGE_SUBPASSES, PF_VARINT);
	for (first = 0; first < PF_GPU_SUBPASSES && pf_list_next(&l, &mask);
	    first += 64)
		for (i = first; mask != 0; i++, mask >>= 1)
			if (mask & 1)
				buf_printf(&text, "%s%" PRIu32, text.len > 0 ?
				    "," : "", i);
	if (text.len > 0)
		pf_value_member(args, "render_subpasses", pf_value_text(at->a,
		    &(struct pf_span){ (const uint8_t *)text.data,
		    text.len }));
	buf_free(&text);
}

/* Adds handles of Vulkan, and what they are called. */
static void
pf_gpu_handles(const struct pf_at *at, struct value *args,
    struct pf_gpu_place place)
{
	static const struct {
		const char	*key, *name_key;
		uint32_t	 field, type;
	} rows[] = {
		{ "render_target", "render_target_name",
		    PF_GPU_STAGE_RENDER_TARGET, PF_VULKAN_FRAMEBUFFER },
		{ "render_pass", "render_pass_name", PF_GPU_STAGE_RENDER_PASS,
		    PF_VULKAN_RENDER_PASS },
		{ "command_buffer", "command_buffer_name",
		    PF_GPU_STAGE_COMMAND_BUFFER, PF_VULKAN_COMMAND_BUFFER },
	};
	struct pf_span name;
	uint64_t handle;
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		handle = pf_number(&at->k.data, rows[i].field, 0);
		pf_value_member(args, rows[i].key, pf_value_uint(at->a,
		    handle));
		name = pf_gpu_handle(at->w, place, rows[i].type, handle);
		if (name.len > 0)
			pf_value_member(args, rows[i].name_key, pf_value_text(
			    at->a, &name));
	}
}

struct value *
pf_gpu_stage_args(const struct pf_at *at)
{
	struct pf_gpu_place place = pf_gpu_place(at->w, at->e, &at->k);
	struct value *args = value_new(at->a, VALUE_OBJECT);
	const struct pf_span *s = &at->k.data;
	uint64_t pass = pf_number(s, PF_GPU_STAGE_PASS_INSTANCE, 0);
	char text[32];

	pf_gpu_stage_help(at, args, place);
	pf_gpu_kernel(at, args);
	pf_gpu_launch(at, args);
	if (pass != 0) {
		snprintf(text, sizeof(text), "rp:#%" PRIu64, pass);
		pf_value_member(args, "correlation_id", pf_value_word(at->a,
		    text));
	}
	pf_gpu_stage_extra(at, args);
	pf_value_member(args, "context_id", pf_value_uint(at->a, pf_number(s,
	    PF_GPU_STAGE_CONTEXT, 0)));
	pf_gpu_handles(at, args, place);
	pf_gpu_subpasses(at, args);
	pf_value_member(args, "submission_id", pf_value_int(at->a,
	    (int32_t)pf_number(s, PF_GPU_STAGE_SUBMISSION_ID, 0)));
	pf_value_member(args, "hw_queue_id", pf_value_uint(at->a,
	    pf_has_number(s, PF_GPU_STAGE_HW_QUEUE_IID) ? pf_number(s,
	    PF_GPU_STAGE_HW_QUEUE_IID, 0) : (uint32_t)pf_number(s,
	    PF_GPU_STAGE_HW_QUEUE_ID, 0)));
	return args;
}
