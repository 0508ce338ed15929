# Snapshots inside a snapshot are objects of their own; references take their places. An id of another form, or in a string, is a value.
--- input
[{"name":"Host","ph":"O","ts":5,"pid":1,"tid":1,"id":"0x1","cat":"c","args":{"snapshot":{
"tree":{"id": "cc::Tree/0x2","cat":"d","base_type":"Tree","n":{"id":"cc:\/Layer/0xAB","k":[{"id":"L/0x3"}]}},
"id":"Host/0x1","a":{"id":"Tile/2"},"b":{"id":"0x2"},"s":"{\"id\":\"T/0x9\"}","c":{"id":"T/0xg"}}}},
{"name":"cc::Tree","ph":"D","ts":9,"pid":1,"tid":1,"id":"0x2","cat":"d"},
{"name":"x","ph":"X","ts":6,"dur":1,"pid":1,"tid":1,"args":{"of":{"id_ref":"0x3"}}}]
--- want object snapshot ref warning
{"type":"object","track":2,"id":"0x1","name":"Host","cat":"c","created":5000}
{"type":"object","track":3,"id":"0x3","name":"L","cat":"c","created":5000}
{"type":"object","track":4,"id":"0xAB","name":"cc:/Layer","cat":"c","created":5000}
{"type":"object","track":5,"id":"0x2","name":"cc::Tree","cat":"d","base_type":"Tree","created":5000,"destroyed":9000}
{"type":"snapshot","object":0,"ts":5000,"value":{"tree":{"id_ref":"0x2"},"id":"Host/0x1","a":{"id":"Tile/2"},"b":{"id":"0x2"},"s":"{\"id\":\"T/0x9\"}","c":{"id":"T/0xg"}}}
{"type":"snapshot","object":1,"ts":5000,"value":{}}
{"type":"snapshot","object":2,"ts":5000,"value":{"k":[{"id_ref":"0x3"}]}}
{"type":"snapshot","object":3,"ts":5000,"value":{"n":{"id_ref":"0xAB"}}}
{"type":"ref","slice":0,"path":"of","object":1,"snapshot_ts":5000}
