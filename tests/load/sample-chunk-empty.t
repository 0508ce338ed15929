# An empty ProfileChunk is the end of a profile and no sample.
--- input
[{"name":"x","ph":"X","ts":0,"dur":9,"pid":1,"tid":2},
{"name":"ProfileChunk","ph":"P","id":"0x1","ts":900,"pid":1,"tid":2,"args":{}},
{"name":"ProfileChunk","ph":"P","id":"0x1","ts":901,"pid":1,"tid":2,"args":{"data":{"endTime":901}}}]
--- want trace sample warning
{"type":"trace","format":"chrome-json","start":0,"end":9000,"events":3}
