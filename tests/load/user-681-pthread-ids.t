# Thread ids of py-spy, as wide as a pointer, negative ones too.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":139872345671424,"dur":1},
{"name":"b","ph":"X","ts":0,"pid":1,"tid":-6,"dur":1}]
--- want thread warning
{"type":"thread","utid":0,"upid":0,"tid":139872345671424}
{"type":"thread","utid":1,"upid":0,"tid":-6}
