# An f without bp of a category with input or ipc.flow in it belongs to the slice around; with another bp, or another category, to the next one.
--- input
[{"name":"From","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"fl","ph":"s","ts":5,"pid":1,"tid":1,"cat":"benchmark,input","id":1},
{"name":"fl","ph":"s","ts":5,"pid":1,"tid":1,"cat":"toplevel.ipc.flow.x","id":2},
{"name":"fl","ph":"s","ts":5,"pid":1,"tid":1,"cat":"ipc","id":3},
{"name":"fl","ph":"s","ts":5,"pid":1,"tid":1,"cat":"input","id":4},
{"name":"Around","ph":"X","ts":20,"dur":10,"pid":1,"tid":2},
{"name":"fl","ph":"f","ts":22,"pid":1,"tid":2,"cat":"benchmark,input","id":1},
{"name":"fl","ph":"f","ts":23,"pid":1,"tid":2,"cat":"toplevel.ipc.flow.x","id":2},
{"name":"fl","ph":"f","ts":24,"pid":1,"tid":2,"cat":"ipc","id":3},
{"name":"fl","ph":"f","bp":"n","ts":25,"pid":1,"tid":2,"cat":"input","id":4},
{"name":"Next","ph":"X","ts":90,"dur":10,"pid":1,"tid":2}]
--- want slice flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"From"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":20000,"dur":10000,"name":"Around"}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":90000,"dur":10000,"name":"Next"}
{"type":"flow","from":0,"to":1,"from_ts":5000,"to_ts":22000,"id":1,"name":"fl","cat":"benchmark,input"}
{"type":"flow","from":0,"to":1,"from_ts":5000,"to_ts":23000,"id":2,"name":"fl","cat":"toplevel.ipc.flow.x"}
{"type":"flow","from":0,"to":2,"from_ts":5000,"to_ts":24000,"id":3,"name":"fl","cat":"ipc"}
{"type":"flow","from":0,"to":2,"from_ts":5000,"to_ts":25000,"id":4,"name":"fl","cat":"input"}
