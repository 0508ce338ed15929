# Metadata has no time, so a negative one does no harm.
--- input
[{"name":"thread_name","ph":"M","ts":-1,"pid":1,"tid":1,"args":{"name":"main"}},
{"name":"a","ph":"X","ts":0,"pid":1,"tid":1,"dur":1}]
--- want thread trace warning
{"type":"trace","format":"chrome-json","start":0,"end":1000,"events":2}
{"type":"thread","utid":0,"upid":0,"tid":1,"name":"main"}
