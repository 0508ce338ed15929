# A packet that is broken inside costs itself.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" }  }
!hex 0a 04 5a 7f 08 01
!hex 0a 03 5f 01 02
packet { timestamp: 200 seq: 1 track_event { type: 2 track_uuid: 2 }  }
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a"}
{"type":"warning","code":"bad-packet","count":2,"offset":32,"message":"a packet that cannot be read: passed over, the next is read"}
--- stderr
ttv: input.json: part of it is lost: bad-packet 2 times; `ttv check` says where
