# Clock syncs are no events of a thread.
--- input
             app-101   (    100) [000] ...1.     1.000001: tracing_mark_write: trace_event_clock_sync: parent_ts=1.5
             app-101   (    100) [000] ...1.     1.000002: tracing_mark_write: trace_event_clock_sync: realtime_ts=1795191080078
             app-101   (    100) [000] ...1.     1.000003: tracing_mark_write: trace_event_clock_sync: name=guid-1 parent_ts=1.000002
             app-101   (    100) [000] ...1.     1.000004: tracing_mark_write: trace_event_clock_sync: name=guid-2
             app-101   (    100) [000] ...1.     1.000005: tracing_mark_write: trace_event_clock_sync: parent_ts=soon
             app-101   (    100) [000] ...1.     1.000006: tracing_mark_write: trace_event_clock_sync: realtime_ts=-1
--- want slice instant clock_sync warning
{"type":"clock_sync","ts":1000003000,"sync_id":"guid-1","issue_ts":1000002000}
{"type":"clock_sync","ts":1000004000,"sync_id":"guid-2"}
{"type":"warning","code":"bad-clock-sync","count":2,"offset":495,"message":"a clock sync without sync_id: ignored"}
