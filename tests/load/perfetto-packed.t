# Compressed packets hold packets, which may hold compressed ones; state and order are as if they stood there.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
!pack zlib
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name_iid: 1 } flags: 1 interned_data { event_names { iid: 1 name: "a" } } }
!pack gzip
packet { timestamp: 150 seq: 1 track_event { type: 1 track_uuid: 2 name_iid: 1 debug_annotations { name: "k" int_value: 1 } } flags: 2 }
!end
!end
packet { timestamp: 200 seq: 1 track_event { type: 2 track_uuid: 2 }  }
!pack zstd
packet { timestamp: 300 seq: 1 track_event { type: 2 track_uuid: 2 }  }
!end
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":200,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":150,"dur":50,"name":"a","parent":0,"args":{"k":1}}
