# --align goes before clock syncs.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1},
{"name":"clock_sync","ph":"c","ts":110,"pid":1,"tid":1,"args":{"sync_id":"s"}}]
--- file b.json
[{"name":"b","ph":"X","ts":300,"dur":10,"pid":1,"tid":1},
{"name":"clock_sync","ph":"c","ts":350,"pid":1,"tid":1,"args":{"sync_id":"s"}}]
--- run export --align=zero input.json b.json
--- want trace slice warning
{"type":"trace","format":"chrome-json","start":100000,"end":150000,"events":4,"files":[{"path":"input.json","format":"chrome-json","shift":0},{"path":"b.json","format":"chrome-json","shift":-200000,"align":"starts aligned"}]}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100000,"dur":10000,"name":"a"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":100000,"dur":10000,"name":"b"}
