#ifndef PF_GPU_H
#define PF_GPU_H
/*
 * What packets say of GPUs: counters, stages of rendering, logs, and what
 * Vulkan does.
 */
#include "pf_part.h"
#include "pf_value.h"

enum pf_gpu_counter_event_field {
	PF_GPU_COUNTER_DESCRIPTOR = 1,
	PF_GPU_COUNTER_COUNTERS = 2,
	PF_GPU_COUNTER_GPU_ID = 3,
	PF_GPU_COUNTER_DESCRIPTOR_IID = 4
};
enum pf_gpu_counter_field {
	PF_GPU_VALUE_COUNTER_ID = 1,
	PF_GPU_VALUE_INT = 2,
	PF_GPU_VALUE_DOUBLE = 3
};
/* InternedGpuCounterDescriptor, and what it interns */
enum pf_gpu_interned_counter_field {
	PF_GPU_INTERNED_DESCRIPTOR = 2,
	PF_GPU_INTERNED_GPU_ID = 3
};
enum pf_gpu_counter_descriptor_field {
	PF_GPU_DESCRIPTOR_SPECS = 1,
	PF_GPU_DESCRIPTOR_GROUPS = 6
};
enum pf_gpu_counter_spec_field {
	PF_GPU_SPEC_COUNTER_ID = 1,
	PF_GPU_SPEC_NAME = 2,
	PF_GPU_SPEC_DESCRIPTION = 3,
	PF_GPU_SPEC_NUMERATOR_UNITS = 7,
	PF_GPU_SPEC_DENOMINATOR_UNITS = 8,
	PF_GPU_SPEC_GROUPS = 10,
	PF_GPU_SPEC_VALUE_DIRECTION = 11
};
enum pf_gpu_counter_group_field {
	PF_GPU_GROUP_ID = 1,
	PF_GPU_GROUP_NAME = 2,
	PF_GPU_GROUP_DESCRIPTION = 3,
	PF_GPU_GROUP_COUNTER_IDS = 4
};

enum pf_gpu_stage_event_field {
	PF_GPU_STAGE_EVENT_ID = 1,
	PF_GPU_STAGE_DURATION = 2,
	PF_GPU_STAGE_HW_QUEUE_ID = 3,
	PF_GPU_STAGE_STAGE_ID = 4,
	PF_GPU_STAGE_CONTEXT = 5,
	PF_GPU_STAGE_EXTRA_DATA = 6,
	PF_GPU_STAGE_SPECIFICATIONS = 7,
	PF_GPU_STAGE_RENDER_TARGET = 8,
	PF_GPU_STAGE_RENDER_PASS = 9,
	PF_GPU_STAGE_SUBMISSION_ID = 10,
	PF_GPU_STAGE_GPU_ID = 11,
	PF_GPU_STAGE_COMMAND_BUFFER = 12,
	PF_GPU_STAGE_HW_QUEUE_IID = 13,
	PF_GPU_STAGE_STAGE_IID = 14,
	PF_GPU_STAGE_SUBPASSES = 15,
	PF_GPU_STAGE_PASS_INSTANCE = 16,
	PF_GPU_STAGE_NAME = 17,
	PF_GPU_STAGE_WAITS = 18,
	PF_GPU_STAGE_KERNEL_IID = 19,
	PF_GPU_STAGE_NAME_IID = 20,
	PF_GPU_STAGE_LAUNCH = 21
};
enum pf_gpu_specifications_field {
	PF_GPU_SPECS_CONTEXT = 1,
	PF_GPU_SPECS_HW_QUEUE = 2,
	PF_GPU_SPECS_STAGE = 3,
	PF_GPU_SPECS_CONTEXT_PID = 2,	/* of the context */
	PF_GPU_SPECS_NAME = 1,		/* of queues and stages */
	PF_GPU_SPECS_DESCRIPTION = 2
};
/* InternedGpuRenderStageSpecification, InternedGraphicsContext */
enum pf_gpu_interned_stage_field {
	PF_GPU_INTERNED_NAME = 2,
	PF_GPU_INTERNED_DESCRIPTION = 3,
	PF_GPU_INTERNED_CATEGORY = 4,
	PF_GPU_CONTEXT_PID = 2,
	PF_GPU_CONTEXT_API = 3
};
enum pf_gpu_correlation_field {
	PF_GPU_CORRELATION_SUBMITS = 1,
	PF_GPU_CORRELATION_WAITS = 2
};
/* ComputeKernelLaunch, InternedComputeKernel and ExtraComputeArg */
enum pf_gpu_compute_field {
	PF_GPU_LAUNCH_GRID = 1,
	PF_GPU_LAUNCH_WORKGROUP = 2,
	PF_GPU_LAUNCH_ARGS = 3,
	PF_GPU_KERNEL_NAME = 2,
	PF_GPU_KERNEL_DEMANGLED = 3,
	PF_GPU_KERNEL_ARCH = 4,
	PF_GPU_KERNEL_ARGS = 5,
	PF_GPU_ARG_NAME_IID = 1,
	PF_GPU_ARG_NAME = 2,
	PF_GPU_ARG_INT = 3,
	PF_GPU_ARG_UINT = 4,
	PF_GPU_ARG_DOUBLE = 5,
	PF_GPU_ARG_STRING = 6,
	PF_GPU_ARG_STRING_IID = 7
};
/* Fields of InternedData */
enum { PF_IN_VULKAN_KEYS = 22, PF_IN_GRAPHICS_CONTEXTS = 23,
	PF_IN_GPU_SPECIFICATIONS = 24, PF_IN_GPU_COUNTERS = 47,
	PF_IN_COMPUTE_KERNELS = 1000, PF_IN_COMPUTE_ARG_NAMES = 1001 };

enum pf_gpu_log_field {
	PF_GPU_LOG_SEVERITY = 1,
	PF_GPU_LOG_TAG = 2,
	PF_GPU_LOG_MESSAGE = 3
};
enum pf_vulkan_api_field {
	PF_VULKAN_API_OBJECT_NAME = 1,
	PF_VULKAN_API_QUEUE_SUBMIT = 2,
	PF_VULKAN_OBJECT_TYPE = 3,
	PF_VULKAN_OBJECT = 4,
	PF_VULKAN_OBJECT_CALLED = 5,
	PF_VULKAN_SUBMIT_DURATION = 1,
	PF_VULKAN_SUBMIT_PID = 2,
	PF_VULKAN_SUBMIT_TID = 3,
	PF_VULKAN_SUBMIT_BUFFERS = 5,
	PF_VULKAN_SUBMIT_ID = 6
};
enum pf_vulkan_memory_field {
	PF_VULKAN_MEMORY_SOURCE = 1,
	PF_VULKAN_MEMORY_OPERATION = 2,
	PF_VULKAN_MEMORY_TIMESTAMP = 3,
	PF_VULKAN_MEMORY_PID = 4,
	PF_VULKAN_MEMORY_ADDRESS = 5,
	PF_VULKAN_MEMORY_SIZE = 6,
	PF_VULKAN_MEMORY_CALLER_IID = 7,
	PF_VULKAN_MEMORY_SCOPE = 8,
	PF_VULKAN_MEMORY_DEVICE = 16,
	PF_VULKAN_MEMORY_DEVICE_MEMORY = 17,
	PF_VULKAN_MEMORY_TYPE = 18,
	PF_VULKAN_MEMORY_HEAP = 19,
	PF_VULKAN_MEMORY_OBJECT = 20
};
enum pf_gpu_info_field {
	PF_GPU_INFO_GPUS = 1,
	PF_GPU_INFO_NAME = 1,
	PF_GPU_INFO_VENDOR = 2,
	PF_GPU_INFO_MODEL = 3,
	PF_GPU_INFO_ARCHITECTURE = 4,
	PF_GPU_INFO_UUID = 5,
	PF_GPU_INFO_EXTRA = 6,
	PF_GPU_INFO_PCI_BDF = 7,
	PF_GPU_INFO_EXTRA_KEY = 1,
	PF_GPU_INFO_EXTRA_VALUE = 2
};
enum pf_gpu_mem_total_event_field {
	PF_GPU_MEM_TOTAL_EVENT_GPU_ID = 1,
	PF_GPU_MEM_TOTAL_EVENT_PID = 2,
	PF_GPU_MEM_TOTAL_EVENT_SIZE = 3
};
enum pf_generic_gpu_frequency_field {
	PF_GENERIC_GPU_FREQUENCY_GPU_ID = 1,
	PF_GENERIC_GPU_FREQUENCY_KHZ = 2
};

/* VkObjectType, of objects that stages name */
enum { PF_VULKAN_COMMAND_BUFFER = 6, PF_VULKAN_RENDER_PASS = 18,
	PF_VULKAN_FRAMEBUFFER = 24 };

/* ---- pf_gpu_said.c: what packets say that holds for later ones ---- */

/* Notes such a packet in the first pass; may be called for any GPU packet. */
void	pf_gpu_scan(struct pf_world *, const struct pf_packet *, uint32_t seq);
/* Sorts what was noted. */
void	pf_gpu_settle(struct pf_world *);
void	pf_gpu_free(struct pf_gpu *);
/* As pf_saved_write() and pf_saved_read() for what was noted. */
void	pf_gpu_save(const struct pf_world *, struct buf *);
void	pf_gpu_restore(struct pf_world *, struct unpack *);

/* Where an event stands among what was said. */
struct pf_gpu_place {
	uint64_t	 ts, pos;
};
struct pf_gpu_place pf_gpu_place(const struct pf_world *,
	    const struct pf_epoch *, const struct pf_packet *);
/* Returns what a handle of Vulkan is called there; p NULL: nothing says it. */
struct pf_span pf_gpu_handle(const struct pf_world *, struct pf_gpu_place,
	    uint32_t type, uint64_t handle);
/*
 * Return the description of a queue or a stage that specifications number, p
 * NULL: none has it; a queue's may come later.
 */
struct pf_span pf_gpu_queue(const struct pf_world *, struct pf_gpu_place,
	    uint64_t number);
struct pf_span pf_gpu_stage(const struct pf_world *, struct pf_gpu_place,
	    uint64_t number);

/* ---- pf_gpu.c ---- */

/* Returns the track that those of a GPU of the packet's machine are below. */
uint32_t pf_gpu_track(struct builder *, uint32_t machine, uint32_t gpu);
/* Adds a GPU that is named by what it does, of which no more is known. */
void	pf_gpu_named(struct builder *, uint32_t machine, uint32_t gpu);
/* Reads a GpuInfo, GenericGpuFrequencyEvent, GpuMemTotalEvent and GpuLog. */
void	pf_gpu_info(struct pf_context *);
void	pf_gpu_frequency(struct pf_context *);
void	pf_gpu_memory(struct pf_context *);
void	pf_gpu_log(struct pf_context *);
/* Returns the args of a GpuLog. */
struct value *pf_gpu_log_args(const struct pf_at *);

/* ---- pf_gpu_counter.c ---- */

/* Reads all GpuCounterEvent packets of the parts, once these are read. */
void	pf_gpu_counters(struct pf_part *, size_t n);

/* ---- pf_gpu_stage.c, pf_gpu_args.c ---- */

void	pf_gpu_stages(struct pf_context *);
/* Adds the graphics contexts that are interned, once a number. */
void	pf_gpu_contexts(struct pf_world *, struct builder *);
struct value *pf_gpu_stage_args(const struct pf_at *);

/* ---- pf_vulkan.c ---- */

/* Reads a VulkanApiEvent. */
void	pf_vulkan_api(struct pf_context *);
struct value *pf_vulkan_api_args(const struct pf_at *);
/* Reads all VulkanMemoryEvent packets of the parts, once these are read. */
void	pf_vulkan_memory(struct pf_part *, size_t n);

#endif
