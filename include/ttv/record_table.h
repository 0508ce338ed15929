#ifndef TTV_RECORD_TABLE_H
#define TTV_RECORD_TABLE_H
/*
 * record_table: THE list of the tables of records (ttv/record.h), by their
 * names in SQL.  A row is RECORD_TABLES(X): X(name, order, help), order 1 where
 * rows come in order of their first column, a time; and the columns of each,
 * RECORD_OF_name(C, name): C(table, column, type, help).
 *
 * Types: INT, STRING, TIME, UPID, UTID, CALLSITE, MACHINE; WHEN is the TIME
 * that orders; REF is a number, from 0 without large gaps, by which rows are found.
 * SET is the number of a set of heap_graph_reference.
 * PERF and STACKS are sessions of profilers, which a file numbers from 0: a reader
 * gives RECORD_SESSION(), and the model has numbers that no two files share.
 */

#define RECORD_OF_android_logs(C, t)					\
	C(t, ts, WHEN, "when it was written")				\
	C(t, utid, UTID, "thread that wrote it")			\
	C(t, prio, INT, "2 verbose, 3 debug, 4 info, 5 warn, 6 error, 7 fatal") \
	C(t, tag, STRING, "its tag")					\
	C(t, msg, STRING, "the line")

#define RECORD_OF_package_list(C, t)					\
	C(t, package_name, STRING, "name of the package")		\
	C(t, uid, INT, "user that it runs as")				\
	C(t, debuggable, INT, "1: it may be debugged")			\
	C(t, profileable_from_shell, INT, "1: the shell may profile it") \
	C(t, version_code, INT, "its version")

#define RECORD_OF_perf_sample(C, t)					\
	C(t, ts, WHEN, "when it was taken")				\
	C(t, utid, UTID, "the thread")					\
	C(t, cpu, INT, "CPU that it ran on")				\
	C(t, cpu_mode, STRING, "user, kernel, hypervisor ...")		\
	C(t, callsite_id, CALLSITE, "the innermost callsite")		\
	C(t, unwind_error, STRING, "why the stack is not whole")	\
	C(t, perf_session_id, PERF, "data source that took it")

#define RECORD_OF_stack_sample_packet(C, t)				\
	C(t, ts, WHEN, "when it was taken")				\
	C(t, utid, UTID, "the thread, or null")				\
	C(t, upid, UPID, "the process, or null")			\
	C(t, async_name, STRING, "what ran there that is no thread")	\
	C(t, async_kind, STRING, "a kind of such things: fiber ...")	\
	C(t, async_parent, STRING, "name of what that is a part of")	\
	C(t, cpu, INT, "CPU that it ran on")				\
	C(t, cpu_mode, STRING, "user, kernel, hypervisor ...")		\
	C(t, callsite_id, CALLSITE, "the innermost callsite")		\
	C(t, unwind_error, STRING, "why the stack is not whole")	\
	C(t, session_id, STACKS, "what took it")			\
	C(t, packet, INT, "a number of its own, as in its weights")

#define RECORD_OF_stack_sample_weight(C, t)				\
	C(t, packet, INT, "the sample, by its packet")			\
	C(t, session_id, STACKS, "what took it")			\
	C(t, name, STRING, "what is counted")				\
	C(t, value, INT, "as how much the sample counts")

#define RECORD_OF_stack_sample_unit(C, t)				\
	C(t, session_id, STACKS, "what took samples")			\
	C(t, source, STRING, "what it is called")			\
	C(t, name, STRING, "what is counted")				\
	C(t, unit, STRING, "ns, cycles, bytes ...")			\
	C(t, description, STRING, "what it is")				\
	C(t, is_timebase, INT, "1: by which samples are taken")

#define RECORD_OF_perf_counter_unit(C, t)				\
	C(t, perf_session_id, PERF, "what takes samples")		\
	C(t, name, STRING, "name of the counters, one a CPU, in the model") \
	C(t, is_timebase, INT, "1: by which samples are taken")		\
	C(t, called, STRING, "what their session calls them")

#define RECORD_OF_interrupt_name(C, t)					\
	C(t, irq_id, INT, "number of the interrupt")			\
	C(t, name, STRING, "its name")					\
	C(t, machine, MACHINE, "number of the machine that it is of")

#define RECORD_OF_perf_session(C, t)					\
	C(t, perf_session_id, PERF, "the same as id")			\
	C(t, cmdline, STRING, "what recorded, where the file says it")

#define RECORD_OF_heap_profile(C, t)					\
	C(t, ts, TIME, "when the profile begins")			\
	C(t, ts_end, TIME, "when it was taken")				\
	C(t, dur, INT, "ns from one to the other")			\
	C(t, upid, UPID, "the process")					\
	C(t, heap_name, STRING, "the heap")

#define RECORD_OF_heap_profile_allocation(C, t)				\
	C(t, ts, TIME, "when the profile was taken")			\
	C(t, upid, UPID, "the process")					\
	C(t, heap_name, STRING, "the heap")				\
	C(t, callsite_id, CALLSITE, "the innermost callsite")		\
	C(t, count, INT, "allocations since the last profile; frees: < 0") \
	C(t, size, INT, "their bytes; of frees < 0")

#define RECORD_OF_heap_graph(C, t)					\
	C(t, ts, TIME, "when it was taken")				\
	C(t, upid, UPID, "the process")					\
	C(t, dump_reason, STRING, "OOME: no memory was left; or null")	\
	C(t, heap_size, INT, "bytes that the heap says it has")		\
	C(t, truncated, INT, "1: packets of it are missing")

#define RECORD_OF_heap_graph_class(C, t)				\
	C(t, name, STRING, "the class")					\
	C(t, deobfuscated_name, STRING, "what it is called in the source") \
	C(t, location, STRING, "file that it comes from")		\
	C(t, superclass_id, REF, "heap_graph_class that it extends")	\
	C(t, classloader_id, REF, "heap_graph_object that loaded it")	\
	C(t, kind, STRING, "KIND_STRING, KIND_ARRAY ...")

#define RECORD_OF_heap_graph_object(C, t)				\
	C(t, upid, UPID, "the process")					\
	C(t, graph_sample_ts, TIME, "when the graph was taken")		\
	C(t, self_size, INT, "its own bytes")				\
	C(t, native_size, INT, "bytes that it keeps beside the heap")	\
	C(t, reference_set_id, SET, "number of its references, or null") \
	C(t, reachable, INT, "1: from a root")				\
	C(t, heap_type, STRING, "which heap it is on")			\
	C(t, type_id, REF, "heap_graph_class that it is of")		\
	C(t, root_type, STRING, "what makes it a root, or null")	\
	C(t, root_distance, INT, "steps from the nearest root; -1: none") \
	C(t, object_data_id, REF, "heap_graph_object_data of it, or null")

#define RECORD_OF_heap_graph_reference(C, t)				\
	C(t, reference_set_id, REF, "those of an object share it")	\
	C(t, owner_id, REF, "heap_graph_object that refers")		\
	C(t, owned_id, REF, "heap_graph_object that is referred to")	\
	C(t, field_name, STRING, "the field")				\
	C(t, field_type_name, STRING, "the class that it is declared with") \
	C(t, deobfuscated_field_name, STRING,				\
	    "what the field is called in the source")

#define RECORD_OF_heap_graph_object_data(C, t)				\
	C(t, field_set_id, REF, "its values in heap_graph_primitive")	\
	C(t, value_string, STRING, "always null")			\
	C(t, array_element_type, STRING, "always null")			\
	C(t, array_element_count, INT, "always null")			\
	C(t, array_data_id, INT, "always null")				\
	C(t, array_data_hash, INT, "always null")

#define RECORD_OF_heap_graph_primitive(C, t)				\
	C(t, field_set_id, REF, "those of an object share it")		\
	C(t, field_name, STRING, "the field, with its class")		\
	C(t, field_type, STRING, "int or long")				\
	C(t, bool_value, INT, "always null")				\
	C(t, byte_value, INT, "always null")				\
	C(t, char_value, INT, "always null")				\
	C(t, short_value, INT, "always null")				\
	C(t, int_value, INT, "the value of an int")			\
	C(t, long_value, INT, "the value of a long")			\
	C(t, float_value, INT, "always null")				\
	C(t, double_value, INT, "always null")

#define RECORD_OF_heap_graph_java_oome_details(C, t)			\
	C(t, heap_graph_id, REF, "the graph, whose memory was all used") \
	C(t, allocation_size_bytes, INT, "bytes that there was no room for") \
	C(t, total_bytes_free, INT, "bytes that were free")		\
	C(t, free_bytes_until_oom, INT, "bytes that it might yet take")	\
	C(t, error_msg, STRING, "what the program was told")

#define RECORD_OF_heap_graph_thread_callsite(C, t)			\
	C(t, heap_graph_id, REF, "the graph")				\
	C(t, utid, UTID, "the thread that asked for memory")		\
	C(t, callsite_id, CALLSITE, "where it did")

#define RECORD_OF_profiler_smaps(C, t)					\
	C(t, upid, UPID, "the process, or null")			\
	C(t, ts, TIME, "when it was asked")				\
	C(t, path, STRING, "what is mapped, as the kernel says it")	\
	C(t, path_trimmed, STRING, "the same without (deleted)")	\
	C(t, aggregate_count, INT, "mappings that are added up")	\
	C(t, is_deleted, INT, "1: the file is gone")			\
	C(t, size_kb, INT, "kB that are mapped")			\
	C(t, private_dirty_kb, INT, "its own, written to")		\
	C(t, swap_kb, INT, "swapped out")				\
	C(t, file_name, STRING, "name of the file")			\
	C(t, start_address, INT, "where it begins")			\
	C(t, module_timestamp, INT, "of the module")			\
	C(t, module_debugid, STRING, "id of the module")		\
	C(t, module_debug_path, STRING, "file of its symbols")		\
	C(t, protection_flags, INT, "rights")				\
	C(t, private_clean_resident_kb, INT, "its own, as in the file")	\
	C(t, shared_dirty_resident_kb, INT, "of several, written to")	\
	C(t, shared_clean_resident_kb, INT, "of several, as in the file") \
	C(t, locked_kb, INT, "never swapped out")			\
	C(t, proportional_resident_kb, INT, "its part of what is shared (PSS)") \
	C(t, rss_kb, INT, "in memory")					\
	C(t, anonymous_kb, INT, "of no file")				\
	C(t, pss_dirty_kb, INT, "its part, written to")			\
	C(t, swap_pss_kb, INT, "its part of what is swapped out")

#define RECORD_OF_described_track(C, t)					\
	C(t, upid, UPID, "process whose track it is, or null")		\
	C(t, utid, UTID, "thread whose track it is, or null")		\
	C(t, uuid, INT, "number that its descriptor gives it")		\
	C(t, description, STRING, "what it is, or null")		\
	C(t, sibling_order_rank, INT, "its place, or null")		\
	C(t, host_app_package_name, STRING, "app that a process is of, or null")

#define RECORD_OF_event_stack(C, t)					\
	C(t, packet, INT, "the event, by its packet")			\
	C(t, callsite, CALLSITE, "the innermost callsite, or null")	\
	C(t, weight, INT, "bits of a double: as how much it counts, or null")

#define RECORD_OF_cpu_fact(C, t)					\
	C(t, cpu, INT, "number of the CPU")				\
	C(t, machine, MACHINE, "number of the machine that it is of")	\
	C(t, name, STRING, "what is known")				\
	C(t, value, INT, "its value; 1: so it is")

#define RECORD_OF_frame_fact(C, t)					\
	C(t, name, STRING, "function of a frame, as the file has it")	\
	C(t, module, STRING, "file that it is in, or empty")		\
	C(t, clear, STRING, "what it is called in the source, or null")	\
	C(t, kind, STRING, "native, interpreted, gc ..., or null")

#define RECORD_OF_recorder_stats(C, t)					\
	C(t, name, STRING, "what is counted")				\
	C(t, idx, INT, "buffer or CPU that it is of, or null")		\
	C(t, severity, STRING, "info, data_loss or error")		\
	C(t, value, INT, "how often, or how much")			\
	C(t, machine, MACHINE, "number of the machine that it is of")

#define RECORD_OF_recording_fact(C, t)					\
	C(t, name, STRING, "name of the fact")				\
	C(t, int_value, INT, "its value, if whole")			\
	C(t, str_value, STRING, "its value, if not")			\
	C(t, machine, MACHINE, "number of the machine that it is of")

#define RECORD_OF_machine_name(C, t)					\
	C(t, machine, INT, "number of the machine in the model")	\
	C(t, raw_id, INT, "its number in the table machine")		\
	C(t, name, STRING, "what a manifest calls it")

#define RECORD_OF_trace_diagnostics(C, t)				\
	C(t, key, STRING, "what was found, in a word")			\
	C(t, title, STRING, "in a line")				\
	C(t, description, STRING, "what it costs")			\
	C(t, remediation, STRING, "what to do about it")

#define RECORD_OF_gpu_device(C, t)					\
	C(t, gpu, INT, "number of the GPU")				\
	C(t, machine, MACHINE, "number of the machine that it is of")	\
	C(t, name, STRING, "what it is called, or null")		\
	C(t, vendor, STRING, "who made it, or null")			\
	C(t, model, STRING, "its model, or null")			\
	C(t, architecture, STRING, "its architecture, or null")		\
	C(t, uuid, STRING, "its id, hexadecimal, or null")		\
	C(t, pci_bdf, STRING, "its place on the bus, or null")

#define RECORD_OF_gpu_fact(C, t)					\
	C(t, gpu, INT, "number of the GPU")				\
	C(t, machine, MACHINE, "number of the machine that it is of")	\
	C(t, key, STRING, "what is known")				\
	C(t, value, STRING, "its value")

#define RECORD_OF_gpu_group(C, t)					\
	C(t, group_id, INT, "number of the group")			\
	C(t, gpu, INT, "number of the GPU")				\
	C(t, machine, MACHINE, "number of the machine that it is of")	\
	C(t, counter, STRING, "the counter that belongs to it")		\
	C(t, name, STRING, "what it is called, or null")		\
	C(t, description, STRING, "what it is, or null")

#define RECORD_OF_gpu_graphics_context(C, t)				\
	C(t, context_id, INT, "number of the context")			\
	C(t, pid, INT, "the process, or null")				\
	C(t, api, STRING, "VULKAN, OPEN_GL, CUDA ..., or null")

#define RECORD_OF_vulkan_memory_event(C, t)				\
	C(t, source, STRING, "DRIVER, GPU_DEVICE_MEMORY, GPU_BUFFER ...") \
	C(t, operation, STRING, "CREATE, DESTROY, BIND ...")		\
	C(t, timestamp, TIME, "when")					\
	C(t, upid, UPID, "the process")					\
	C(t, device, INT, "handle of the device, or null")		\
	C(t, device_memory, INT, "handle of the memory, or null")	\
	C(t, memory_type, INT, "type of the memory, or null")		\
	C(t, heap, INT, "heap that it is of, or null")			\
	C(t, function_name, STRING, "what was called, or null")		\
	C(t, object_handle, INT, "handle of the object, or null")	\
	C(t, memory_address, INT, "where it is, or null")		\
	C(t, memory_size, INT, "its bytes, or null")			\
	C(t, scope, STRING, "COMMAND, OBJECT, CACHE ..., or null")

#define RECORD_TABLES(X)						\
	X(gpu_device, 0, "What is said of GPUs, a row each time")	\
	X(gpu_fact, 0, "What is known of GPUs besides")			\
	X(gpu_group, 0, "Groups of counters of GPUs")			\
	X(gpu_graphics_context, 0, "Contexts in which GPUs work")	\
	X(vulkan_memory_event, 0, "What programs do with memory of Vulkan") \
	X(recorder_stats, 0, "What the recorder says of itself")	\
	X(recording_fact, 0, "What a recording says of itself, and when") \
	X(machine_name, 0, "Machines that a manifest of an archive names") \
	X(trace_diagnostics, 0, "What a recording asked for, and should not") \
	X(android_logs, 1, "Lines of Android's log")			\
	X(package_list, 0, "Packages that an Android has")		\
	X(perf_sample, 1, "Samples of call stacks that perf took") \
	X(perf_session, 0, "What took samples of perf")			\
	X(perf_counter_unit, 0, "What perf counted while it took samples") \
	X(interrupt_name, 0, "What a system calls its interrupts")	\
	X(stack_sample_packet, 1, "Samples of call stacks of any profiler") \
	X(stack_sample_weight, 0, "As how much they count")		\
	X(stack_sample_unit, 0, "What takes them, and what it counts")	\
	X(heap_profile, 0, "Heap profiles: what was allocated, and when") \
	X(heap_profile_allocation, 0, "Bytes that callsites allocated, freed") \
	X(heap_graph, 0, "Graphs of the objects of heaps")		\
	X(heap_graph_class, 0, "Classes of objects of heap graphs")	\
	X(heap_graph_object, 0, "Objects of heap graphs")		\
	X(heap_graph_reference, 0, "What objects of heap graphs refer to") \
	X(heap_graph_object_data, 0, "What is known of values of objects") \
	X(heap_graph_primitive, 0, "Values of fields of objects")	\
	X(heap_graph_java_oome_details, 0, "How heaps had no room left") \
	X(heap_graph_thread_callsite, 0, "What asked them for room")	\
	X(profiler_smaps, 0, "What processes have mapped")		\
	X(described_track, 0, "What descriptors say of processes and threads") \
	X(event_stack, 0, "Call stacks of events of tracks")		\
	X(cpu_fact, 0, "What is known of CPUs")				\
	X(frame_fact, 0, "What is known of functions of call stacks")

#endif
