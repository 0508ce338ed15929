# Thread ids as wide as pthread_t are two threads.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":140589156634432,"dur":1},
{"name":"b","ph":"X","ts":0,"pid":1,"tid":140588800255680,"dur":1}]
--- want thread
{"type":"thread","utid":0,"upid":0,"tid":140589156634432}
{"type":"thread","utid":1,"upid":0,"tid":140588800255680}
