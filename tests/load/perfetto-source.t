# Source locations, log messages and correlation ids are args.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" source_location_iid: 1 correlation_id: 3 log_message { body_iid: 1 prio: 6 } task_execution { posted_from_iid: 1 } } flags: 1 interned_data { source_locations { iid: 1 file_name: "f.cc" function_name: "fn" line_number: 9 } log_message_body { iid: 1 body: "said" } } }
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":-1,"name":"a","args":{"source":{"file_name":"f.cc","function_name":"fn","line_number":9},"correlation_id":3,"track_event":{"log_message":{"message":"said","priority":"ERROR"}},"task":{"posted_from":{"file_name":"f.cc","function_name":"fn","line_number":9}}}}
