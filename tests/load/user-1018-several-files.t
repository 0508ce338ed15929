# Several files on one timeline; processes of different files stay apart.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1}]
--- file b.json
[{"name":"b","ph":"X","ts":5000,"dur":10,"pid":1,"tid":1}]
--- run export --align=zero input.json b.json
--- want process slice warning
{"type":"process","upid":0,"pid":1,"file":0}
{"type":"process","upid":1,"pid":1,"file":1}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100000,"dur":10000,"name":"a"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":100000,"dur":10000,"name":"b"}
