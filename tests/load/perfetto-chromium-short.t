# A JSON text of Chromium that has one byte is a text that is no trace; without a byte it is none.
--- input perfetto
packet { chrome_events { legacy_json_trace { data: "5" } legacy_json_trace { data: "" } } }
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 9000 seq: 1 track_event { type: 3 track_uuid: 2 name: "b" }  }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":9000,"name":"b"}
{"type":"warning","code":"unreadable-part","count":1,"offset":0,"message":"a text inside the file that is no trace that is known: passed over"}
{"type":"warning","code":"not-read-yet","count":1,"offset":0,"message":"data that this version recognises but does not read: kept as metadata where it is JSON"}
