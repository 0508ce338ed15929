# Args are found by inline text, by interned names and values at any depth, by log messages, source locations, JSON, names of the reader and numbers.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { seq: 1 flags: 1 interned_data { debug_annotation_names { iid: 1 name: "needle key" } debug_annotation_names { iid: 2 name: "other" } debug_annotation_string_values { iid: 3 str: "a needle" } log_message_body { iid: 4 body: "the needle says" } source_locations { iid: 5 file_name: "needle.c" function_name: "f" } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "inline" debug_annotations { name: "k" string_value: "needle" } } }
packet { timestamp: 110 seq: 1 track_event { type: 3 track_uuid: 2 name: "key" debug_annotations { name_iid: 1 int_value: 7 } } }
packet { timestamp: 120 seq: 1 track_event { type: 3 track_uuid: 2 name: "value" debug_annotations { name_iid: 2 string_value_iid: 3 } } }
packet { timestamp: 130 seq: 1 track_event { type: 3 track_uuid: 2 name: "nothing" debug_annotations { name_iid: 2 int_value: 9 } } }
packet { timestamp: 140 seq: 1 track_event { type: 3 track_uuid: 2 name: "deep" debug_annotations { name_iid: 2 dict_entries { name_iid: 2 dict_entries { name_iid: 1 int_value: 8 } } } } }
packet { timestamp: 150 seq: 1 track_event { type: 3 track_uuid: 2 name: "json" debug_annotations { name: "j" legacy_json_value: "{\"a\":\"\\u006eeedle\"}" } } }
packet { timestamp: 160 seq: 2 track_event { type: 3 track_uuid: 2 name: "another sequence" debug_annotations { name: "k" string_value_iid: 3 } } }
packet { timestamp: 170 seq: 1 track_event { type: 3 track_uuid: 2 name: "log" log_message { body_iid: 4 } } }
packet { timestamp: 180 seq: 1 track_event { type: 3 track_uuid: 2 name: "source" source_location_iid: 5 } }
--- run find --in=args needle input.json
--- want
               0 s            inline  process 1 / w [7]
   0.000 000 010 s            key  process 1 / w [7]
   0.000 000 020 s            value  process 1 / w [7]
   0.000 000 040 s            deep  process 1 / w [7]
   0.000 000 050 s            json  process 1 / w [7]
   0.000 000 070 s            log  process 1 / w [7]
   0.000 000 080 s            source  process 1 / w [7]
