# Reserved colour names are kept as they are written.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":1,"dur":1,"cname":"thread_state_running"},
{"name":"b","ph":"X","ts":2,"pid":1,"tid":1,"dur":1,"cname":"vsync_highlight_color"}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a","cname":"thread_state_running"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":2000,"dur":1000,"name":"b","cname":"vsync_highlight_color"}
