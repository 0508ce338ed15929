/* values: hostile inputs: values that are long, deep or many. */
#include "config.h"

#include <stdio.h>

#include "hostile.h"

static void
huge_string(size_t n)
{
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"");
	hostile_repeat("0123456789", n);
	printf("\"},\n");
	hostile_last();
}

static void
huge_escapes(size_t n)
{
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"x\",\"args\":{"
	    "\"a\":\"");
	hostile_repeat("\\u001b\\q", n);
	printf("\"}},\n");
	hostile_last();
}

static void
deep_args(size_t n)
{
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"x\",\"args\":{"
	    "\"a\":");
	hostile_repeat("[", n);
	hostile_repeat("]", n);
	printf("}},\n");
	hostile_last();
}

static void
deep_and_fat_args(size_t n)
{
	/* a tree that is parsed level by level would read this at each level */
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"x\",\"args\":{"
	    "\"a\":");
	hostile_repeat("[", 900);
	hostile_repeat("1,\n", n);
	hostile_repeat("0", 1);
	hostile_repeat("]", 900);
	printf("}},\n");
	hostile_last();
}

static void
many_keys(size_t n)
{
	size_t i;

	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"x\",\"args\":{");
	for (i = 0; i < n; i++)
		printf("\"key%zu\":%zu,\n", i, i);
	printf("\"last\":1}},\n");
	hostile_last();
}

static void
equal_keys(size_t n)
{
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"x\",\"args\":{");
	hostile_repeat("\"key\":{\"a\":1},\n", n);
	printf("\"last\":1}},\n");
	hostile_last();
}

static void
event_members(size_t n)
{
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1");
	hostile_repeat(",\"name\":\"x\",\"\\u006eame\":\"y\"", n);
	printf("},\n");
	hostile_last();
}

static void
exponents(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"C\",\"pid\":1,\"ts\":1e%zu,\"name\":\"c\","
		    "\"args\":{\"v\":%c1e%s%zu}},\n", i % 40, "-0"[i % 2],
		    i % 3 ? "-" : "", i * 31);
	hostile_last();
}

static void
long_numbers(size_t n)
{
	printf("{\"ph\":\"C\",\"pid\":1,\"name\":\"c\",\"ts\":0.");
	hostile_repeat("0000000001", n / 4);
	printf(",\"args\":{\"v\":");
	hostile_repeat("1234567890", n / 4);
	printf("e-");
	hostile_repeat("00000000000", n / 4);
	printf("9}},\n");
	hostile_last();
}

const struct hostile_input hostile_values[] = {
	{ "huge-string", huge_string, 0, 8 },
	{ "huge-escapes", huge_escapes, 0, 8 },
	{ "deep-args", deep_args, 0, 8 },
	{ "deep-and-fat-args", deep_and_fat_args, 0, 8 },
	{ "many-keys", many_keys, 0, 1 },
	{ "equal-keys", equal_keys, 0, 1 },
	{ "event-members", event_members, 0, 8 },
	{ "exponents", exponents, 0, 1 },
	{ "long-numbers", long_numbers, 0, 8 },
	{ NULL, NULL, 0, 0 }
};
