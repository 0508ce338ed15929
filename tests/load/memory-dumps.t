# v of a process and V of all.
--- input
[{"name":"dump","ph":"V","ts":1,"id":"d1","args":{"dumps":{"level_of_detail":"light"}}},
{"name":"dump","ph":"v","ts":2,"pid":4,"id":"d1","args":{"dumps":{"process_totals":{"resident_set_bytes":"1f000"}}}}]
--- want track memory warning
{"type":"track","track":0,"kind":"memory","name":null}
{"type":"track","track":1,"kind":"process","upid":0,"name":null}
{"type":"track","track":2,"kind":"memory","parent":1,"upid":0,"name":null}
{"type":"memory","track":0,"ts":1000,"id":"d1","args":{"dumps":{"level_of_detail":"light"}}}
{"type":"memory","track":2,"ts":2000,"id":"d1","args":{"dumps":{"process_totals":{"resident_set_bytes":"1f000"}}}}
