# Kernel objects name processes and threads, of 64-bit koids; others and userspace objects are nothing to show.
--- input fxt
magic
string 1 "process"
thread 1 10 11
process 10 "proc"
threadobj 11 "early" @1:koid=10
complete 100 200 10/11 - "a"
complete 100 200 9223372036854775809/18446744073709551615 - "b"
threadobj 18446744073709551615 "late" "process":koid=9223372036854775809
process 9223372036854775809 "artificial"
object 4 99 "a port" "k":i32=1
userobj @1 0xabc "widget" "k":i32=1
--- want process thread slice warning
{"type":"process","upid":0,"pid":10,"name":"proc"}
{"type":"process","upid":1,"pid":9223372036854775809,"name":"artificial"}
{"type":"thread","utid":0,"upid":0,"tid":11,"name":"early"}
{"type":"thread","utid":1,"upid":1,"tid":18446744073709551615,"name":"late"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"b"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a"}
