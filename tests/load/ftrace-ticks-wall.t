# Times that count ticks have no wall clock, however many parts the text has, and whatever a marker says of the time of day.
--- input
             app-101   (    100) [000] ...1.     1.000002: tracing_mark_write: trace_event_clock_sync: realtime_ts=1795191080078
             app-101   (    100) [000] ...1.     12147483648000006: tracing_mark_write: I|100|late
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":12147483648000006,"name":"late"}
{"type":"warning","code":"ticks","count":1,"message":"times that count ticks, whose length the file does not tell: shown as if a tick were 1 ns"}
