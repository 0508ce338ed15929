# A trace that is cut keeps all packets before the cut.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" }  }
packet { timestamp: 200 seq: 1 track_event { type: 2 track_uuid: 2 }  }
packet { timestamp: 300 seq: 1 track_event { type: 3 track_uuid: 2 name: "lost" }  }
!cut 3
--- want slice instant warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a"}
{"type":"warning","code":"truncated","count":1,"offset":45,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
