# A length that is too long does not swallow the packets behind it.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" }  }
!hex 0a 60 40 c8 01 50 01 5a 02 48 03
packet { timestamp: 200 seq: 1 track_event { type: 3 track_uuid: 2 name: "i0" }  }
packet { timestamp: 201 seq: 1 track_event { type: 3 track_uuid: 2 name: "i1" }  }
packet { timestamp: 202 seq: 1 track_event { type: 3 track_uuid: 2 name: "i2" }  }
packet { timestamp: 203 seq: 1 track_event { type: 3 track_uuid: 2 name: "i3" }  }
packet { timestamp: 300 seq: 1 track_event { type: 2 track_uuid: 2 }  }
--- want slice instant warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":200,"name":"a"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":200,"name":"i0"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":201,"name":"i1"}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":202,"name":"i2"}
{"type":"instant","id":4,"track":1,"scope":"thread","ts":203,"name":"i3"}
{"type":"warning","code":"bad-packet","count":1,"offset":32,"message":"a packet that cannot be read: passed over, the next is read"}
--- stderr
ttv: input.json: part of it is lost: bad-packet once; `ttv check` says where
