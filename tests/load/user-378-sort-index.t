# process_sort_index orders the tracks.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":1,"dur":1},
{"name":"b","ph":"X","ts":0,"pid":2,"tid":1,"dur":1},
{"name":"process_sort_index","ph":"M","pid":1,"tid":1,"args":{"sort_index":5}},
{"name":"process_sort_index","ph":"M","pid":2,"tid":1,"args":{"sort_index":-5}}]
--- want process track
{"type":"process","upid":0,"pid":1,"sort_index":5}
{"type":"process","upid":1,"pid":2,"sort_index":-5}
{"type":"track","track":0,"kind":"process","upid":1,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":1,"utid":1,"name":null}
{"type":"track","track":2,"kind":"process","upid":0,"name":null}
{"type":"track","track":3,"kind":"thread","parent":2,"upid":0,"utid":0,"name":null}
