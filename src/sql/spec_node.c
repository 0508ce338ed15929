/*
 * spec_node: the fields of specifications of trace summaries, by their numbers
 * and names in protobuf: what is accepted, printed, and asked for by name.
 */
#include "config.h"

#include <string.h>

#include "spec_node.h"

static const struct spec_word dimension_types[] = {
	{ 0, "DIMENSION_TYPE_UNSPECIFIED" }, { 1, "STRING" }, { 2, "INT64" },
	{ 3, "DOUBLE" }, { 4, "BOOLEAN" }, { 0, NULL }
};
static const struct spec_word uniqueness[] = {
	{ 0, "DIMENSION_UNIQUENESS_UNSPECIFIED" }, { 1, "NOT_UNIQUE" },
	{ 2, "UNIQUE" }, { 0, NULL }
};
static const struct spec_word units[] = {
	{ 0, "METRIC_UNIT_UNSPECIFIED" }, { 1, "COUNT" }, { 2, "TIME_NANOS" },
	{ 3, "TIME_MICROS" }, { 4, "TIME_MILLIS" }, { 5, "TIME_SECONDS" },
	{ 6, "TIME_HOURS" }, { 7, "TIME_DAYS" }, { 8, "BYTES" },
	{ 9, "KILOBYTES" }, { 10, "MEGABYTES" }, { 11, "SECONDS_PER_HOUR" },
	{ 12, "BOUNDED_PERCENTAGE" }, { 13, "PERCENTAGE" },
	{ 14, "MINUTES_PER_DAY" }, { 15, "MILLI_AMPS" },
	{ 16, "PERCENT_PER_HOUR" }, { 17, "MILLI_AMP_HOURS" },
	{ 18, "PERCENT_PER_HOUR_LEGACY" }, { 19, "MILLI_WATTS" },
	{ 20, "COUNT_PER_SECOND" }, { 21, "KILOBYTES_PER_HOUR" },
	{ 22, "MILLI_WATT_HOURS" }, { 23, "COUNT_PER_HOUR" },
	{ 24, "COUNT_DELTA_PER_HOUR" }, { 25, "BYTES_DELTA_PER_HOUR" },
	{ 26, "CORRELATION_COEFFICIENT" }, { 27, "MILLI_VOLTS" },
	{ 28, "CELSIUS" }, { 29, "MICRO_AMP_HOURS" }, { 30, "TIME_MINS" },
	{ 31, "DECIBEL_MILLIWATTS" }, { 32, "KILOBYTES_PER_SECOND" },
	{ 0, NULL }
};
static const struct spec_word polarities[] = {
	{ 0, "POLARITY_UNSPECIFIED" }, { 1, "HIGHER_IS_BETTER" },
	{ 2, "LOWER_IS_BETTER" }, { 3, "NOT_APPLICABLE" }, { 0, NULL }
};
static const struct spec_word range_modes[] = {
	{ 0, "STATIC" }, { 1, "DYNAMIC" }, { 0, NULL }
};
static const struct spec_word join_types[] = {
	{ 0, "INNER" }, { 1, "LEFT" }, { 0, NULL }
};
static const struct spec_word operators[] = {
	{ 0, "UNKNOWN" }, { 1, "EQUAL" }, { 2, "NOT_EQUAL" },
	{ 3, "LESS_THAN" }, { 4, "LESS_THAN_EQUAL" }, { 5, "GREATER_THAN" },
	{ 6, "GREATER_THAN_EQUAL" }, { 7, "GLOB" }, { 8, "IS_NULL" },
	{ 9, "IS_NOT_NULL" }, { 0, NULL }
};
static const struct spec_word group_operators[] = {
	{ 0, "UNSPECIFIED" }, { 1, "AND" }, { 2, "OR" }, { 0, NULL }
};
static const struct spec_word aggregates[] = {
	{ 0, "UNSPECIFIED" }, { 1, "COUNT" }, { 2, "SUM" }, { 3, "MIN" },
	{ 4, "MAX" }, { 5, "MEAN" }, { 6, "MEDIAN" },
	{ 7, "DURATION_WEIGHTED_MEAN" }, { 8, "PERCENTILE" },
	{ 9, "COUNT_DISTINCT" }, { 10, "CUSTOM" }, { 0, NULL }
};
static const struct spec_word directions[] = {
	{ 0, "UNSPECIFIED" }, { 1, "ASC" }, { 2, "DESC" }, { 0, NULL }
};

#define STRING(n, name)		{ n, SPEC_STRING, 0, 0, name, NULL }
#define STRINGS(n, name)	{ n, SPEC_STRING, 1, 0, name, NULL }
#define NUMBER(n, type, name)	{ n, type, 0, 0, name, NULL }
#define WORD(n, name, words)	{ n, SPEC_ENUM, 0, 0, name, words }
#define ONE(n, of, name)	{ n, SPEC_OF, 0, of, name, NULL }
#define MANY(n, of, name)	{ n, SPEC_OF, 1, of, name, NULL }
#define END			{ 0, 0, 0, 0, NULL, NULL }

static const struct spec_field summary[] = {
	MANY(1, SPEC_METRIC, "metric_spec"), MANY(2, SPEC_QUERY, "query"),
	MANY(3, SPEC_TEMPLATE, "metric_template_spec"), END
};
static const struct spec_field metric[] = {
	STRING(1, "id"), STRINGS(2, "dimensions"), STRING(3, "value"),
	ONE(4, SPEC_QUERY, "query"),
	MANY(5, SPEC_DIMENSION, "dimensions_specs"),
	WORD(6, "dimension_uniqueness", uniqueness), STRING(7, "bundle_id"),
	WORD(8, "unit", units), STRING(9, "custom_unit"),
	WORD(10, "polarity", polarities),
	MANY(11, SPEC_INTERNED, "interned_dimension_specs"), END
};
static const struct spec_field template[] = {
	STRING(1, "id_prefix"), STRINGS(2, "dimensions"),
	STRINGS(3, "value_columns"), ONE(4, SPEC_QUERY, "query"),
	MANY(5, SPEC_DIMENSION, "dimensions_specs"),
	WORD(6, "dimension_uniqueness", uniqueness),
	NUMBER(7, SPEC_BOOL, "disable_auto_bundling"),
	MANY(8, SPEC_VALUE_COLUMN, "value_column_specs"),
	MANY(9, SPEC_INTERNED, "interned_dimension_specs"), END
};
static const struct spec_field dimension[] = {
	STRING(1, "name"), WORD(2, "type", dimension_types),
	STRING(3, "display_name"), STRING(4, "display_help"),
	STRING(5, "doc_link"), NUMBER(6, SPEC_BOOL, "is_aggregatable"), END
};
static const struct spec_field value_column[] = {
	STRING(1, "name"), WORD(2, "unit", units), STRING(3, "custom_unit"),
	WORD(4, "polarity", polarities), STRING(5, "display_name"),
	STRING(6, "display_help"), STRING(7, "doc_link"), END
};
static const struct spec_field interned[] = {
	ONE(1, SPEC_INTERNED_COLUMN, "key_column_spec"),
	MANY(2, SPEC_INTERNED_COLUMN, "data_column_specs"),
	ONE(3, SPEC_QUERY, "query"), END
};
static const struct spec_field interned_column[] = {
	STRING(1, "name"), WORD(2, "type", dimension_types), END
};
static const struct spec_field query[] = {
	STRING(1, "id"), ONE(2, SPEC_TABLE, "table"),
	ONE(3, SPEC_SQL, "sql"), ONE(4, SPEC_SLICES, "simple_slices"),
	ONE(5, SPEC_QUERY, "inner_query"), STRING(6, "inner_query_id"),
	ONE(7, SPEC_INTERSECT, "interval_intersect"),
	MANY(8, SPEC_FILTER, "filters"), ONE(9, SPEC_GROUP_BY, "group_by"),
	MANY(10, SPEC_SELECT, "select_columns"),
	STRINGS(11, "referenced_modules"), NUMBER(12, SPEC_INT, "limit"),
	NUMBER(13, SPEC_INT, "offset"), ONE(14, SPEC_ORDER_BY, "order_by"),
	ONE(100, SPEC_JOIN, "experimental_join"),
	ONE(101, SPEC_UNION, "experimental_union"),
	ONE(102, SPEC_ADD_COLUMNS, "experimental_add_columns"),
	ONE(103, SPEC_FILTER_GROUP, "experimental_filter_group"),
	ONE(104, SPEC_CREATE_SLICES, "experimental_create_slices"),
	ONE(105, SPEC_TIME_RANGE, "experimental_time_range"),
	ONE(106, SPEC_TO_INTERVALS, "experimental_filter_to_intervals"),
	ONE(107, SPEC_COUNTER_INTERVALS, "experimental_counter_intervals"),
	ONE(108, SPEC_FILTER_IN, "experimental_filter_in"), END
};
static const struct spec_field table[] = {
	STRING(1, "table_name"), STRING(2, "module_name"),
	STRINGS(3, "column_names"), END
};
static const struct spec_field slices[] = {
	STRING(1, "slice_name_glob"), STRING(2, "thread_name_glob"),
	STRING(3, "process_name_glob"), STRING(4, "track_name_glob"), END
};
static const struct spec_field sql[] = {
	STRING(1, "sql"), STRINGS(2, "column_names"), STRING(3, "preamble"),
	MANY(4, SPEC_DEPENDENCY, "dependencies"), END
};
static const struct spec_field dependency[] = {
	STRING(1, "alias"), ONE(2, SPEC_QUERY, "query"), END
};
static const struct spec_field intersect[] = {
	ONE(1, SPEC_QUERY, "base"), MANY(2, SPEC_QUERY, "interval_intersect"),
	STRINGS(3, "partition_columns"), END
};
static const struct spec_field to_intervals[] = {
	ONE(1, SPEC_QUERY, "base"), ONE(2, SPEC_QUERY, "intervals"),
	STRINGS(3, "partition_columns"),
	NUMBER(4, SPEC_BOOL, "clip_to_intervals"),
	STRINGS(5, "select_columns"), END
};
static const struct spec_field time_range[] = {
	WORD(1, "mode", range_modes), NUMBER(2, SPEC_INT, "ts"),
	NUMBER(3, SPEC_INT, "dur"), END
};
static const struct spec_field join[] = {
	WORD(1, "type", join_types), ONE(2, SPEC_QUERY, "left_query"),
	ONE(3, SPEC_QUERY, "right_query"),
	ONE(4, SPEC_EQUALITY, "equality_columns"),
	ONE(5, SPEC_FREEFORM, "freeform_condition"), END
};
static const struct spec_field equality[] = {
	STRING(1, "left_column"), STRING(2, "right_column"), END
};
static const struct spec_field freeform[] = {
	STRING(1, "left_query_alias"), STRING(2, "right_query_alias"),
	STRING(3, "sql_expression"), END
};
static const struct spec_field union_of[] = {
	MANY(1, SPEC_QUERY, "queries"),
	NUMBER(2, SPEC_BOOL, "use_union_all"), END
};
static const struct spec_field add_columns[] = {
	ONE(1, SPEC_QUERY, "core_query"), ONE(2, SPEC_QUERY, "input_query"),
	MANY(3, SPEC_SELECT, "input_columns"),
	ONE(4, SPEC_EQUALITY, "equality_columns"),
	ONE(5, SPEC_FREEFORM, "freeform_condition"), END
};
static const struct spec_field create_slices[] = {
	ONE(1, SPEC_QUERY, "starts_query"), ONE(2, SPEC_QUERY, "ends_query"),
	STRING(3, "starts_ts_column"), STRING(4, "ends_ts_column"), END
};
static const struct spec_field counter_intervals[] = {
	ONE(1, SPEC_QUERY, "input_query"), END
};
static const struct spec_field filter_in[] = {
	ONE(1, SPEC_QUERY, "base"), ONE(2, SPEC_QUERY, "match_values"),
	STRING(3, "base_column"), STRING(4, "match_column"), END
};
static const struct spec_field filter[] = {
	STRING(1, "column_name"), WORD(2, "op", operators),
	STRINGS(3, "string_rhs"), { 4, SPEC_REAL, 1, 0, "double_rhs", NULL },
	{ 5, SPEC_INT, 1, 0, "int64_rhs", NULL }, END
};
static const struct spec_field filter_group[] = {
	WORD(1, "op", group_operators), MANY(2, SPEC_FILTER, "filters"),
	MANY(3, SPEC_FILTER_GROUP, "groups"),
	STRINGS(4, "sql_expressions"), END
};
static const struct spec_field group_by[] = {
	STRINGS(1, "column_names"), MANY(2, SPEC_AGGREGATE, "aggregates"), END
};
static const struct spec_field aggregate[] = {
	STRING(1, "column_name"), WORD(2, "op", aggregates),
	STRING(3, "result_column_name"), NUMBER(4, SPEC_REAL, "percentile"),
	STRING(5, "custom_sql_expression"), END
};
static const struct spec_field select_columns[] = {
	STRING(1, "column_name"), STRING(2, "alias"),
	STRING(3, "column_name_or_expression"), END
};
static const struct spec_field order_by[] = {
	MANY(1, SPEC_ORDERING, "ordering_specs"), END
};
static const struct spec_field ordering[] = {
	STRING(1, "column_name"), WORD(2, "direction", directions), END
};

const struct spec_field *const spec_messages[SPEC_MESSAGES] = {
	[SPEC_SUMMARY] = summary, [SPEC_METRIC] = metric,
	[SPEC_TEMPLATE] = template, [SPEC_DIMENSION] = dimension,
	[SPEC_VALUE_COLUMN] = value_column, [SPEC_INTERNED] = interned,
	[SPEC_INTERNED_COLUMN] = interned_column, [SPEC_QUERY] = query,
	[SPEC_TABLE] = table, [SPEC_SLICES] = slices, [SPEC_SQL] = sql,
	[SPEC_DEPENDENCY] = dependency, [SPEC_INTERSECT] = intersect,
	[SPEC_TO_INTERVALS] = to_intervals, [SPEC_TIME_RANGE] = time_range,
	[SPEC_JOIN] = join, [SPEC_EQUALITY] = equality,
	[SPEC_FREEFORM] = freeform, [SPEC_UNION] = union_of,
	[SPEC_ADD_COLUMNS] = add_columns,
	[SPEC_CREATE_SLICES] = create_slices,
	[SPEC_COUNTER_INTERVALS] = counter_intervals,
	[SPEC_FILTER_IN] = filter_in, [SPEC_FILTER] = filter,
	[SPEC_FILTER_GROUP] = filter_group, [SPEC_GROUP_BY] = group_by,
	[SPEC_AGGREGATE] = aggregate, [SPEC_SELECT] = select_columns,
	[SPEC_ORDER_BY] = order_by, [SPEC_ORDERING] = ordering,
};

struct spec_node *
spec_add(struct arena *a, struct spec_node *message,
    const struct spec_field *field)
{
	struct spec_node *n = arena_calloc(a, sizeof(*n));

	n->field = field;
	n->text = "";
	if (message->last == NULL)
		message->child = n;
	else
		message->last->next = n;
	message->last = n;
	return n;
}

void
spec_copy(struct arena *a, struct spec_node *message,
    const struct spec_node *from, const struct spec_field *field)
{
	struct spec_node *n = spec_add(a, message, field);

	n->child = from->child;		/* shared: nothing is added to it */
	n->last = from->last;
	n->text = from->text;
	n->len = from->len;
	n->num = from->num;
	n->real = from->real;
}

const struct spec_field *
spec_field(enum spec_message m, const char *name, size_t n)
{
	const struct spec_field *f;

	for (f = spec_messages[m]; f->number != 0; f++)
		if (strlen(f->name) == n && memcmp(f->name, name, n) == 0)
			return f;
	return NULL;
}

const struct spec_node *
spec_next(const struct spec_node *message, const struct spec_node *n,
    const char *name)
{
	n = n == NULL ? message->child : n->next;
	while (n != NULL && strcmp(n->field->name, name) != 0)
		n = n->next;
	return n;
}

const struct spec_node *
spec_get(const struct spec_node *message, const char *name)
{
	const struct spec_node *n = NULL, *found = NULL;

	while ((n = spec_next(message, n, name)) != NULL)
		found = n;
	return found;
}

const char *
spec_text(const struct spec_node *message, const char *name)
{
	const struct spec_node *n = spec_get(message, name);

	return n == NULL ? "" : n->text;
}

int64_t
spec_num(const struct spec_node *message, const char *name)
{
	const struct spec_node *n = spec_get(message, name);

	return n == NULL ? 0 : n->num;
}
