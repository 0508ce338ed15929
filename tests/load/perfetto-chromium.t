# Texts and metadata of Chromium: JSON is read by its own rules.
--- input perfetto
packet { chrome_events { metadata { name: "os" string_value: "Linux" } metadata { name: "n" int_value: -3 } metadata { name: "j" json_value: "{\"a\":[1]}" } legacy_json_trace { data: "[{\"name\":\"a\",\"ph\":\"X\",\"ts\":1,\"dur\":2,\"pid\":1,\"tid\":7}]" } } }
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 9000 seq: 1 track_event { type: 3 track_uuid: 2 name: "b" }  }
--- want slice instant metadata warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"a"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":9000,"name":"b"}
{"type":"metadata","name":"os","value":"Linux"}
{"type":"metadata","name":"n","value":-3}
{"type":"metadata","name":"j","value":{"a":[1]}}
