Instants of a thread, a process and the whole trace.
size: 90x22
--- trace
[
{"ph":"X","name":"Work","pid":1,"tid":1,"ts":0,"dur":100},
{"ph":"i","s":"t","name":"tick","pid":1,"tid":1,"ts":20},
{"ph":"i","s":"p","name":"process-wide","pid":1,"tid":1,"ts":50},
{"ph":"i","s":"g","name":"everywhere","pid":1,"tid":1,"ts":80},
{"ph":"X","name":"Other","pid":2,"tid":1,"ts":30,"dur":60}
]
--- text
--- style
