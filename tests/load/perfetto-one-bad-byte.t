# Each byte that is no UTF-8 is counted where it is, a single one too: names of slices, categories, tracks, threads and processes.
--- input perfetto
packet { track_descriptor { uuid: 1 process { pid: 1 process_name: "p\xff" } } }
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "t\xfe" } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "n\xfd" categories: "c\xfc" } }
packet { timestamp: 200 seq: 1 track_event { type: 3 track_uuid: 2 name: "m" } }
--- want thread process instant warning
{"type":"process","upid":0,"pid":1,"name":"p�"}
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"t�"}
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"n�","cat":"c�"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":200,"name":"m"}
{"type":"warning","code":"invalid-utf8","count":4,"offset":0,"message":"bytes that are not UTF-8: each read as U+FFFD"}
