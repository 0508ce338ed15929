# Packets without fields, and fields of the trace that are no packets, are nothing.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
!hex 0a 00 0a 00 7a 02 61 62
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" }  }
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":-1,"name":"a"}
