# A thread id that is text, and the name that M gives it.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":"worker","dur":1},
{"name":"thread_name","ph":"M","pid":1,"tid":"worker","args":{"name":"Pool 1"}}]
--- want thread
{"type":"thread","utid":0,"upid":0,"tid":"worker","name":"Pool 1"}
