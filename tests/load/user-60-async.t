# b and e.
--- input
[{"name":"op","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id":"0x1"},
{"name":"op","ph":"e","ts":9,"pid":1,"tid":1,"cat":"c","id":"0x1"}]
--- want track slice warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"op"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":9000,"name":"op","cat":"c"}
