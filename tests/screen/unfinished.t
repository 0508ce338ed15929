Slices that never end are open to the right.
size: 80x20
--- trace
[
{"ph":"B","name":"Open","pid":1,"tid":1,"ts":10},
{"ph":"B","name":"Inner","pid":1,"tid":1,"ts":20},
{"ph":"E","pid":1,"tid":1,"ts":40},
{"ph":"B","name":"Also open","pid":1,"tid":1,"ts":60},
{"ph":"X","name":"Closed","pid":1,"tid":2,"ts":0,"dur":100}
]
--- text
--- style
