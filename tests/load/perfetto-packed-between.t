# Bytes that are no packet between a packet and a compressed one: each packet is read once.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "before" }  }
!hex ff ff 07 0a 99 12 34
packet { timestamp: 200 seq: 1 track_event { type: 3 track_uuid: 2 name: "i0" }  }
packet { timestamp: 201 seq: 1 track_event { type: 3 track_uuid: 2 name: "i1" }  }
packet { timestamp: 202 seq: 1 track_event { type: 3 track_uuid: 2 name: "i2" }  }
packet { timestamp: 203 seq: 1 track_event { type: 3 track_uuid: 2 name: "i3" }  }
!pack zlib
packet { timestamp: 300 seq: 1 track_event { type: 3 track_uuid: 2 name: "inside" }  }
!end
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"before"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":200,"name":"i0"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":201,"name":"i1"}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":202,"name":"i2"}
{"type":"instant","id":4,"track":1,"scope":"thread","ts":203,"name":"i3"}
{"type":"instant","id":5,"track":1,"scope":"thread","ts":300,"name":"inside"}
{"type":"warning","code":"bad-packet","count":1,"offset":37,"message":"a packet that cannot be read: passed over, the next is read"}
--- stderr
ttv: input.json: part of it is lost: bad-packet once; `ttv check` says where
