# Processes and threads: sort index, then name.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":1,"dur":1},
{"name":"b","ph":"X","ts":0,"pid":2,"tid":1,"dur":1},
{"name":"c","ph":"X","ts":0,"pid":3,"tid":1,"dur":1},
{"name":"process_name","ph":"M","pid":1,"tid":1,"args":{"name":"zeta"}},
{"name":"process_name","ph":"M","pid":2,"tid":1,"args":{"name":"alpha"}},
{"name":"process_sort_index","ph":"M","pid":3,"tid":1,"args":{"sort_index":-1}}]
--- want track
{"type":"track","track":0,"kind":"process","upid":2,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":2,"utid":2,"name":null}
{"type":"track","track":2,"kind":"process","upid":1,"name":"alpha"}
{"type":"track","track":3,"kind":"thread","parent":2,"upid":1,"utid":1,"name":null}
{"type":"track","track":4,"kind":"process","upid":0,"name":"zeta"}
{"type":"track","track":5,"kind":"thread","parent":4,"upid":0,"utid":0,"name":null}
