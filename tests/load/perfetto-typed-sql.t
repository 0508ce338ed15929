# In SQL the types of args are those of the file: uint with its 64 bits, pointer, real also of a whole number, null for an empty message; an enum's value without a name is its number as text.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" debug_annotations { name: "u" uint_value: 18446744073709551615 } debug_annotations { name: "p" pointer_value: 255 } debug_annotations { name: "d" double_value: 2 } 26 { } 32 { 1: 77 2: 2 3: 5 } } }
--- file q.sql
SELECT key, value_type, int_value, string_value, real_value, display_value FROM args JOIN slice USING (arg_set_id) ORDER BY key;
--- run query --ndjson -f q.sql input.json
--- want
{"key":"chrome_frame_reporter.frame_source","value_type":"uint","int_value":5,"string_value":null,"real_value":null,"display_value":"5"}
{"key":"chrome_frame_reporter.reason","value_type":"string","int_value":null,"string_value":"REASON_MAIN_THREAD","real_value":null,"display_value":"REASON_MAIN_THREAD"}
{"key":"chrome_frame_reporter.state","value_type":"string","int_value":null,"string_value":"77","real_value":null,"display_value":"77"}
{"key":"chrome_keyed_service","value_type":"null","int_value":null,"string_value":null,"real_value":null,"display_value":null}
{"key":"debug.d","value_type":"real","int_value":null,"string_value":null,"real_value":2.0,"display_value":"2"}
{"key":"debug.p","value_type":"pointer","int_value":255,"string_value":null,"real_value":null,"display_value":"0xff"}
{"key":"debug.u","value_type":"uint","int_value":-1,"string_value":null,"real_value":null,"display_value":"18446744073709551615"}
