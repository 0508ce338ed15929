# The time between a cause and its effect may be as long as times can be apart.
--- input
[{"ph":"X","pid":1,"tid":1,"ts":-9223372036854775.808,"dur":1,"name":"a"},
{"ph":"s","pid":1,"tid":1,"ts":-9223372036854775.808,"id":1,"name":"f","cat":"c"},
{"ph":"X","pid":1,"tid":2,"ts":0,"dur":10,"name":"b"},
{"ph":"f","pid":1,"tid":2,"ts":0,"id":1,"name":"f","cat":"c","bp":"e"}]
--- run why --ndjson --slice=0 --way=effects input.json
--- want
{"why":"start","type":"slice","id":0,"track":1,"ts":-9223372036854775808,"gap":0,"dur":1000,"name":"a"}
{"why":"flow","type":"slice","id":1,"track":2,"ts":0,"gap":9223372036854775807,"dur":10000,"name":"b"}
