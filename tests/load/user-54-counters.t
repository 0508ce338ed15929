# Counters are imported.
--- input
[{"name":"cpu","ph":"C","ts":0,"pid":1,"tid":1,"args":{"load":0.5}}]
--- want track counter
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"counter","parent":0,"upid":0,"name":"cpu"}
{"type":"counter","track":1,"ts":0,"series":"load","value":0.5}
