# why: --slice takes the slice of that id, of any thread.
--- input
[{"name":"long","ph":"X","ts":0,"dur":100,"pid":1,"tid":1},
{"name":"go","cat":"c","ph":"s","id":1,"ts":5,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":20,"dur":30,"pid":1,"tid":2},
{"name":"go","cat":"c","ph":"f","bp":"e","id":1,"ts":20,"pid":1,"tid":2}]
--- run why --slice=1 --ndjson input.json
--- want
{"why":"start","type":"slice","id":1,"track":2,"ts":20000,"gap":0,"dur":30000,"name":"b"}
{"why":"flow","type":"slice","id":0,"track":1,"ts":5000,"gap":15000,"dur":100000,"name":"long"}
