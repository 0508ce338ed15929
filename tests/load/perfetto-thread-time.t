# Time of the thread: as a counter of that type, and as old differences from a thread descriptor.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { track_descriptor { uuid: 5 parent_uuid: 2 counter { type: 1 unit_multiplier: 1000 is_incremental: true } } }
packet { seq: 1 flags: 1 trace_packet_defaults { track_event_defaults { track_uuid: 2 extra_counter_track_uuids: 5 } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 name: "a" extra_counter_values: 5 }  }
packet { timestamp: 200 seq: 1 track_event { type: 2 extra_counter_values: 3 }  }
packet { seq: 2 flags: 1 thread_descriptor { pid: 1 tid: 9 reference_timestamp_us: 1 reference_thread_time_us: 10 } }
packet { seq: 2 track_event { timestamp_delta_us: 2 thread_time_delta_us: 3 type: 1 name: "old" } }
packet { seq: 2 track_event { timestamp_delta_us: 4 thread_time_delta_us: 1 type: 2 } }
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a","tts":5000,"tdur":3000}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":3000,"dur":4000,"name":"old","tts":13000,"tdur":1000}
