# A time of the thread at the end of what 64 bits have.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { track_descriptor { uuid: 5 parent_uuid: 2 counter { type: 1 } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" extra_counter_track_uuids: 5 extra_counter_values: 9223372036854775807 } }
packet { timestamp: 200 seq: 1 track_event { type: 2 track_uuid: 2 } }
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a","tts":9223372036854775807}
