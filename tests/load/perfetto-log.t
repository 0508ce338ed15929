# Lines of Android's log are instants of their thread.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 1 timestamp: 1600000000000000000 } } }
packet { android_log { events { pid: 1 tid: 7 uid: 10 timestamp: 1600000000000001000 tag: "Tag" prio: 5 message: "hello" } } }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":2000,"name":"hello","cat":"Tag","args":{"priority":"WARN","log":0,"uid":10}}
