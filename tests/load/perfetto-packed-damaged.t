# A compressed packet that is damaged costs itself.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" }  }
!hex 0a 07 92 03 04 ff ff ff ff
packet { timestamp: 200 seq: 1 track_event { type: 2 track_uuid: 2 }  }
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a"}
{"type":"warning","code":"damaged-compression","count":1,"offset":32,"message":"the compressed stream is cut or damaged: what could be inflated is kept"}
--- stderr
ttv: input.json: part of it is lost: damaged-compression once; `ttv check` says where
