# Sixteen levels of snapshots are objects, counted from the inside; what is around those stays a value.
--- input
[{"name":"T","ph":"O","ts":5,"pid":1,"tid":1,"id":"0x1","args":{"snapshot":{"id":"T/0x64","in":{"id":"T/0x65","in":{"id":"T/0x66","in":{"id":"T/0x67","in":{"id":"T/0x68","in":{"id":"T/0x69","in":{"id":"T/0x6a","in":{"id":"T/0x6b","in":{"id":"T/0x6c","in":{"id":"T/0x6d","in":{"id":"T/0x6e","in":{"id":"T/0x6f","in":{"id":"T/0x70","in":{"id":"T/0x71","in":{"id":"T/0x72","in":{"id":"T/0x73","in":{"id":"T/0x74","in":{"id":"T/0x75","in":{"id":"T/0x76","in":1}}}}}}}}}}}}}}}}}}}}}]
--- want object snapshot warning
{"type":"object","track":1,"id":"0x1","name":"T","created":5000}
{"type":"object","track":1,"id":"0x67","name":"T","created":5000}
{"type":"object","track":1,"id":"0x68","name":"T","created":5000}
{"type":"object","track":1,"id":"0x69","name":"T","created":5000}
{"type":"object","track":1,"id":"0x6a","name":"T","created":5000}
{"type":"object","track":1,"id":"0x6b","name":"T","created":5000}
{"type":"object","track":1,"id":"0x6c","name":"T","created":5000}
{"type":"object","track":1,"id":"0x6d","name":"T","created":5000}
{"type":"object","track":1,"id":"0x6e","name":"T","created":5000}
{"type":"object","track":1,"id":"0x6f","name":"T","created":5000}
{"type":"object","track":1,"id":"0x70","name":"T","created":5000}
{"type":"object","track":1,"id":"0x71","name":"T","created":5000}
{"type":"object","track":1,"id":"0x72","name":"T","created":5000}
{"type":"object","track":1,"id":"0x73","name":"T","created":5000}
{"type":"object","track":1,"id":"0x74","name":"T","created":5000}
{"type":"object","track":1,"id":"0x75","name":"T","created":5000}
{"type":"object","track":1,"id":"0x76","name":"T","created":5000}
{"type":"snapshot","object":0,"ts":5000,"value":{"id":"T/0x64","in":{"id":"T/0x65","in":{"id":"T/0x66","in":{"id_ref":"0x67"}}}}}
{"type":"snapshot","object":1,"ts":5000,"value":{"in":{"id_ref":"0x68"}}}
{"type":"snapshot","object":2,"ts":5000,"value":{"in":{"id_ref":"0x69"}}}
{"type":"snapshot","object":3,"ts":5000,"value":{"in":{"id_ref":"0x6a"}}}
{"type":"snapshot","object":4,"ts":5000,"value":{"in":{"id_ref":"0x6b"}}}
{"type":"snapshot","object":5,"ts":5000,"value":{"in":{"id_ref":"0x6c"}}}
{"type":"snapshot","object":6,"ts":5000,"value":{"in":{"id_ref":"0x6d"}}}
{"type":"snapshot","object":7,"ts":5000,"value":{"in":{"id_ref":"0x6e"}}}
{"type":"snapshot","object":8,"ts":5000,"value":{"in":{"id_ref":"0x6f"}}}
{"type":"snapshot","object":9,"ts":5000,"value":{"in":{"id_ref":"0x70"}}}
{"type":"snapshot","object":10,"ts":5000,"value":{"in":{"id_ref":"0x71"}}}
{"type":"snapshot","object":11,"ts":5000,"value":{"in":{"id_ref":"0x72"}}}
{"type":"snapshot","object":12,"ts":5000,"value":{"in":{"id_ref":"0x73"}}}
{"type":"snapshot","object":13,"ts":5000,"value":{"in":{"id_ref":"0x74"}}}
{"type":"snapshot","object":14,"ts":5000,"value":{"in":{"id_ref":"0x75"}}}
{"type":"snapshot","object":15,"ts":5000,"value":{"in":{"id_ref":"0x76"}}}
{"type":"snapshot","object":16,"ts":5000,"value":{"in":1}}
