# The same async and flow ids in two files are two.
--- input
[{"name":"op","cat":"c","ph":"b","id":1,"ts":0,"pid":1,"tid":1},
{"name":"x","ph":"X","ts":0,"dur":5,"pid":1,"tid":1},
{"name":"f","ph":"s","id":1,"ts":1,"pid":1,"tid":1}]
--- file b.json
[{"name":"op","cat":"c","ph":"e","id":1,"ts":5,"pid":1,"tid":1},
{"name":"y","ph":"X","ts":5,"dur":5,"pid":1,"tid":1},
{"name":"f","ph":"f","bp":"e","id":1,"ts":6,"pid":1,"tid":1}]
--- run export input.json b.json
--- want slice flow
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"x"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":0,"dur":-1,"name":"op","cat":"c"}
{"type":"slice","id":2,"track":4,"lane":0,"depth":0,"ts":5000,"dur":5000,"name":"y"}
{"type":"flow","from":1,"from_ts":1000,"to_ts":1000,"id":1,"name":"f"}
{"type":"flow","to":2,"from_ts":6000,"to_ts":6000,"id":1,"name":"f"}
