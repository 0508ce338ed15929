# Values of counters: with a unit, a multiplier, as differences, beside a slice.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { track_descriptor { uuid: 5 name: "bytes" counter { unit: 3 unit_multiplier: 1024 } } }
packet { track_descriptor { uuid: 6 name: "sum" counter { is_incremental: true unit_name: "ops" } } }
packet { track_descriptor { uuid: 7 name: "real" counter {  } } }
packet { timestamp: 100 seq: 1 track_event { type: 4 track_uuid: 5 counter_value: 2 }  }
packet { timestamp: 110 seq: 1 track_event { type: 4 track_uuid: 6 counter_value: 3 }  }
packet { timestamp: 120 seq: 1 track_event { type: 4 track_uuid: 6 counter_value: -1 }  }
packet { timestamp: 130 seq: 1 track_event { type: 4 track_uuid: 7 double_counter_value: 0.5 }  }
packet { timestamp: 140 seq: 1 track_event { type: 1 track_uuid: 2 name: "s" extra_counter_track_uuids: 6 extra_counter_track_uuids: 5 extra_counter_values: 10 extra_counter_values: 1 }  }
packet { timestamp: 150 seq: 1 track_event { type: 4 track_uuid: 6 counter_value: 1 } flags: 1 }
packet { timestamp: 160 seq: 1 track_event { type: 4 track_uuid: 2 counter_value: 1 }  }
packet { timestamp: 170 seq: 1 track_event { type: 4 track_uuid: 5 }  }
--- want counter slice warning
{"type":"slice","id":0,"track":4,"lane":0,"depth":0,"ts":140,"dur":-1,"name":"s"}
{"type":"counter","track":0,"ts":100,"series":null,"value":2048}
{"type":"counter","track":0,"ts":140,"series":null,"value":1024}
{"type":"counter","track":1,"ts":130,"series":null,"value":0.5}
{"type":"counter","track":2,"ts":110,"series":null,"value":3}
{"type":"counter","track":2,"ts":120,"series":null,"value":2}
{"type":"counter","track":2,"ts":140,"series":null,"value":12}
{"type":"counter","track":2,"ts":150,"series":null,"value":1}
{"type":"warning","code":"no-counter","count":2,"offset":195,"message":"a counter event without a value or a counter's track: dropped"}
