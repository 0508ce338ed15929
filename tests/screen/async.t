Async slices: a parent above its child, overlaps in lanes of their own.
size: 90x22
--- trace
[
{"ph":"b","cat":"net","id":"0x1","name":"request","pid":1,"tid":1,"ts":0},
{"ph":"b","cat":"net","id":"0x1","name":"dns","pid":1,"tid":1,"ts":10},
{"ph":"e","cat":"net","id":"0x1","name":"dns","pid":1,"tid":1,"ts":30},
{"ph":"b","cat":"net","id":"0x2","name":"request","pid":1,"tid":1,"ts":20},
{"ph":"n","cat":"net","id":"0x2","name":"redirect","pid":1,"tid":1,"ts":60},
{"ph":"e","cat":"net","id":"0x1","name":"request","pid":1,"tid":1,"ts":70},
{"ph":"e","cat":"net","id":"0x2","name":"request","pid":1,"tid":1,"ts":100},
{"ph":"X","name":"Work","pid":1,"tid":1,"ts":0,"dur":100}
]
--- text
--- style
