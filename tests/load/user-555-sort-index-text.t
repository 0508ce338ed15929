# A sort index that is text is its number.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":1,"dur":1},
{"name":"thread_sort_index","ph":"M","pid":1,"tid":1,"args":{"sort_index":"3"}}]
--- want thread warning
{"type":"thread","utid":0,"upid":0,"tid":1,"sort_index":3}
