A single slice of no length is a mark, and its facts are below.
size: 80x20
--- trace
[{"ph":"X","name":"Lonely","pid":1,"tid":1,"ts":5,"dur":0}]
--- text
--- style
