# The same as JSON.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":2,"dur":3,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":6,"dur":1,"pid":1,"tid":1}]
--- run why --way=inside --ndjson input.json
--- want
{"why":"start","type":"slice","id":0,"track":1,"ts":0,"gap":0,"dur":10000,"self":6000,"name":"a"}
{"why":"child","type":"slice","id":1,"track":1,"ts":2000,"gap":2000,"dur":3000,"self":3000,"count":1,"total":3000,"name":"b"}
