#ifndef TTV_FOREIGN_CTF_H
#define TTV_FOREIGN_CTF_H
/*
 * foreign_ctf: what the graph (foreign_ctf.c) and the lines
 * (foreign_ctf_line.c) share: the functions of libbabeltrace2.
 */
#include <string.h>

#include "foreign_int.h"

#ifdef HAVE_BABELTRACE

#include <babeltrace2/babeltrace.h>

#define CTF_FUNCTIONS(X)						\
	X(bt_plugin_find)						\
	X(bt_plugin_borrow_source_component_class_by_name_const)	\
	X(bt_plugin_borrow_filter_component_class_by_name_const)	\
	X(bt_graph_create) X(bt_graph_add_source_component)		\
	X(bt_graph_add_filter_component)				\
	X(bt_graph_add_simple_sink_component)				\
	X(bt_graph_connect_ports) X(bt_graph_run)			\
	X(bt_component_source_get_output_port_count)			\
	X(bt_component_source_borrow_output_port_by_index_const)	\
	X(bt_component_filter_borrow_input_port_by_index_const)	\
	X(bt_component_filter_borrow_output_port_by_index_const)	\
	X(bt_component_sink_borrow_input_port_by_index_const)		\
	X(bt_value_map_create) X(bt_value_map_insert_entry)		\
	X(bt_value_array_create)					\
	X(bt_value_array_append_string_element)			\
	X(bt_message_iterator_next) X(bt_message_put_ref)		\
	X(bt_message_get_type) X(bt_message_event_borrow_event_const)	\
	X(bt_message_event_borrow_default_clock_snapshot_const)	\
	X(bt_message_discarded_events_get_count)			\
	X(bt_clock_snapshot_get_ns_from_origin)			\
	X(bt_event_borrow_class_const) X(bt_event_class_get_name)	\
	X(bt_event_borrow_payload_field_const)				\
	X(bt_event_borrow_common_context_field_const)			\
	X(bt_event_borrow_specific_context_field_const)		\
	X(bt_event_borrow_packet_const)				\
	X(bt_packet_borrow_context_field_const)			\
	X(bt_field_get_class_type) X(bt_field_borrow_class_const)	\
	X(bt_field_class_structure_get_member_count)			\
	X(bt_field_class_structure_borrow_member_by_index_const)	\
	X(bt_field_class_structure_member_get_name)			\
	X(bt_field_structure_borrow_member_field_by_index_const)	\
	X(bt_field_structure_borrow_member_field_by_name_const)	\
	X(bt_field_bool_get_value)					\
	X(bt_field_bit_array_get_value_as_integer)			\
	X(bt_field_integer_unsigned_get_value)				\
	X(bt_field_integer_signed_get_value)				\
	X(bt_field_enumeration_unsigned_get_mapping_labels)		\
	X(bt_field_enumeration_signed_get_mapping_labels)		\
	X(bt_field_real_single_precision_get_value)			\
	X(bt_field_real_double_precision_get_value)			\
	X(bt_field_string_get_value) X(bt_field_array_get_length)	\
	X(bt_field_array_borrow_element_field_by_index_const)		\
	X(bt_field_option_borrow_field_const)				\
	X(bt_field_variant_borrow_selected_option_field_const)

extern struct ctf_library {
#define CTF_POINTER(name)	__typeof__(name) *name;
	CTF_FUNCTIONS(CTF_POINTER)
#undef CTF_POINTER
} bt;

#define CTF_CPUS	4096		/* whose running task is known */

struct ctf_lines {
	struct foreign_text *to;
	struct buf	 text;		/* of a field */
	int64_t		 cpu;		/* of the last event */
	int		 lost;		/* 1: an event has no time */
	int64_t		 running[CTF_CPUS];	/* tid + 1 of the task that a
						 * CPU runs, 0: not known */
	char		 comm[CTF_CPUS][16];	/* its name */
};

/* Writes a message as a line if it is an event; returns 0, or -1. */
int	ctf_message(struct ctf_lines *, const bt_message *);

#endif

extern const struct foreign_form foreign_ctf;

#endif
