] goes where the flow goes; the list of flows is in the pane.
size: 90x30
keys: ]<Enter>
--- trace
[
{"ph":"X","name":"Post","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"s","cat":"ipc","id":1,"name":"msg","pid":1,"tid":1,"ts":10},
{"ph":"s","cat":"ipc","id":2,"name":"copy","pid":1,"tid":1,"ts":12},
{"ph":"X","name":"Idle","pid":1,"tid":2,"ts":0,"dur":30},
{"ph":"X","name":"Handle","pid":1,"tid":3,"ts":50,"dur":40},
{"ph":"f","bp":"e","cat":"ipc","id":1,"name":"msg","pid":1,"tid":3,"ts":60},
{"ph":"X","name":"Second","pid":1,"tid":2,"ts":70,"dur":25},
{"ph":"f","bp":"e","cat":"ipc","id":2,"name":"copy","pid":1,"tid":2,"ts":80}
]
--- text
--- style
