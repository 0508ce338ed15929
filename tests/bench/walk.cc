/*
 * What simdjson's on-demand parser takes for the same fields:
 *
 *	walk FILE
 *
 * From exec: read the file into memory, walk every event of traceEvents (or of
 * the array that is the document) and look at name, cat, ph, ts, dur, pid, tid;
 * what else an event has is passed over unread, args as well.  Nothing is kept:
 * a model would come on top.  One thread, as the parser has no more.
 *
 * Built by tests/bench/run where simdjson and a compiler for C++ are there.
 */
#include <simdjson.h>

#include <string_view>

#include "measure.h"

using namespace simdjson;

struct sums {
	uint64_t events = 0, bytes = 0;
	double numbers = 0;
};

static void
text(sums &s, ondemand::value v)
{
	std::string_view t;

	if (v.get_string().get(t) == SUCCESS)
		s.bytes += t.size();
}

static void
number(sums &s, ondemand::value v)
{
	double d;

	if (v.get_double().get(d) == SUCCESS)
		s.numbers += d;
}

static void
event(sums &s, ondemand::object o)
{
	for (auto field : o) {
		ondemand::raw_json_string key = field.key();
		ondemand::value v = field.value();

		if (key == "name" || key == "cat" || key == "ph")
			text(s, v);
		else if (key == "ts" || key == "dur" || key == "pid" ||
		    key == "tid")
			number(s, v);
	}
	s.events++;
}

int
main(int argc, char **argv)
{
	uint64_t start = measure_start(argv), loaded, end;
	ondemand::parser parser;
	ondemand::document doc;
	ondemand::array events;
	padded_string json;
	sums s;

	if (argc != 2 || padded_string::load(argv[1]).get(json) != SUCCESS) {
		fprintf(stderr, "usage: walk FILE\n");
		return 2;
	}
	loaded = measure_now();
	try {
		doc = parser.iterate(json);
		if (doc.type() == ondemand::json_type::array)
			events = doc.get_array();
		else
			events = doc["traceEvents"].get_array();
		for (ondemand::object o : events)
			event(s, o);
	} catch (const simdjson_error &e) {
		fprintf(stderr, "walk: %s: %s\n", argv[1], e.what());
		return 1;
	}
	end = measure_now();
	measure_say("time", (double)(end - start) / 1e9, "s");
	measure_say("walk", (double)(end - loaded) / 1e9, "s");
	measure_say("cpu", (double)measure_cpu() / 1e9, "s");
	measure_say("events", (double)s.events, "");
	measure_say("check", s.numbers + (double)s.bytes, "");
	return 0;
}
