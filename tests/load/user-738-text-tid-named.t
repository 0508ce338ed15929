# thread_name overrides a thread id that is text.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":"t-7","args":{"name":"Render"}},
{"name":"a","ph":"X","ts":0,"pid":1,"tid":"t-7","dur":1}]
--- want thread
{"type":"thread","utid":0,"upid":0,"tid":"t-7","name":"Render"}
