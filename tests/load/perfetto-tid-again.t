# Another uuid with the pid and tid of an earlier one is another thread.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" }  }
packet { track_descriptor { uuid: 3 thread { pid: 1 tid: 7 thread_name: "w2" } } }
packet { timestamp: 200 seq: 1 track_event { type: 3 track_uuid: 3 name: "b" }  }
--- want thread track instant warning
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"w"}
{"type":"thread","utid":1,"upid":0,"tid":7,"name":"w2"}
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"w"}
{"type":"track","track":2,"kind":"thread","parent":0,"upid":0,"utid":1,"name":"w2"}
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"a"}
{"type":"instant","id":1,"track":2,"scope":"thread","ts":200,"name":"b"}
