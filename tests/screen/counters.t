Counters: one series, several stacked, one below zero.
size: 90x26
keys: G
--- trace
[
{"ph":"X","name":"Work","pid":1,"tid":1,"ts":0,"dur":100},
{"ph":"C","name":"memory","pid":1,"ts":0,"args":{"used":0,"free":100}},
{"ph":"C","name":"memory","pid":1,"ts":10,"args":{"used":10,"free":95}},
{"ph":"C","name":"memory","pid":1,"ts":20,"args":{"used":20,"free":90}},
{"ph":"C","name":"memory","pid":1,"ts":30,"args":{"used":30,"free":85}},
{"ph":"C","name":"memory","pid":1,"ts":40,"args":{"used":40,"free":80}},
{"ph":"C","name":"memory","pid":1,"ts":50,"args":{"used":50,"free":75}},
{"ph":"C","name":"memory","pid":1,"ts":60,"args":{"used":60,"free":70}},
{"ph":"C","name":"memory","pid":1,"ts":70,"args":{"used":70,"free":65}},
{"ph":"C","name":"memory","pid":1,"ts":80,"args":{"used":80,"free":60}},
{"ph":"C","name":"memory","pid":1,"ts":90,"args":{"used":90,"free":55}},
{"ph":"C","name":"balance","pid":1,"ts":0,"args":{"value":-50}},
{"ph":"C","name":"balance","pid":1,"ts":10,"args":{"value":-40}},
{"ph":"C","name":"balance","pid":1,"ts":20,"args":{"value":-30}},
{"ph":"C","name":"balance","pid":1,"ts":30,"args":{"value":-20}},
{"ph":"C","name":"balance","pid":1,"ts":40,"args":{"value":-10}},
{"ph":"C","name":"balance","pid":1,"ts":50,"args":{"value":0}},
{"ph":"C","name":"balance","pid":1,"ts":60,"args":{"value":10}},
{"ph":"C","name":"balance","pid":1,"ts":70,"args":{"value":20}},
{"ph":"C","name":"balance","pid":1,"ts":80,"args":{"value":30}},
{"ph":"C","name":"balance","pid":1,"ts":90,"args":{"value":40}},
{"ph":"C","name":"steady","pid":1,"ts":0,"args":{"v":7}}
]
--- text
--- style
