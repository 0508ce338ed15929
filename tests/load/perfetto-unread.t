# Packets that are not read are counted by their field.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" }  }
packet { timestamp: 1 4 { 1: 2 } }
packet { 4000 { 1: 2 } }
packet { 901 { 1: 2 } }
packet { timestamp: 5 track_event { type: 1 name: "no sequence" } }
packet { seq: 1 track_event { type: 1 name: "no time" } }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"a"}
{"type":"warning","code":"no-sequence","count":1,"offset":55,"message":"a track event of no sequence: dropped"}
{"type":"warning","code":"no-time","count":1,"offset":77,"message":"an event without a usable ts: dropped"}
{"type":"warning","code":"not-read-yet","count":3,"offset":32,"message":"data that this version recognises but does not read: kept as metadata where it is JSON"}
