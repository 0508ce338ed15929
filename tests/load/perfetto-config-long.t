# The text of a configuration is about 1 MiB at most, within one field too, and whole up to there.
--- input perfetto
packet { timestamp: 10 track_event { type: 3 name: "x" } seq: 1 }
packet { 33 { 22:x600000: "\001" 3: 5 } }
--- file q.sql
SELECT length(str_value), substr(str_value, 1, 28), substr(str_value, -8) FROM metadata WHERE name = 'trace_config_pbtxt';
--- run query --csv -f q.sql input.json
--- want
length(str_value),"substr(str_value, 1, 28)","substr(str_value, -8)"
1048579,"unique_session_name: ""\001\0","001\001"""
