# A value in the event of a slice or an instant is none: only events of counters count, and a sum goes on without it.
--- input perfetto
packet { track_descriptor { uuid: 6 name: "sum" counter { is_incremental: true } } }
packet { track_descriptor { uuid: 7 name: "plain" counter {  } } }
packet { timestamp: 100 seq: 1 track_event { type: 4 track_uuid: 6 counter_value: 3 }  }
packet { timestamp: 110 seq: 1 track_event { type: 1 track_uuid: 6 name: "s" counter_value: 100 }  }
packet { timestamp: 115 seq: 1 track_event { type: 3 track_uuid: 6 name: "i" counter_value: 1000 }  }
packet { timestamp: 120 seq: 1 track_event { type: 4 track_uuid: 6 counter_value: 2 }  }
packet { timestamp: 125 seq: 1 track_event { type: 4 track_uuid: 6 }  }
packet { timestamp: 130 seq: 1 track_event { type: 4 track_uuid: 6 counter_value: 1 }  }
--- want slice counter warning
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":110,"dur":-1,"name":"s"}
{"type":"counter","track":0,"ts":100,"series":null,"value":3}
{"type":"counter","track":0,"ts":120,"series":null,"value":5}
{"type":"counter","track":0,"ts":130,"series":null,"value":6}
{"type":"warning","code":"no-counter","count":1,"offset":101,"message":"a counter event without a value or a counter's track: dropped"}
