# stat: of more dumps than a series keeps, every second one is kept, then every
# fourth; the peak is that of all.
--- input
{"traceEvents":[
{"ph":"v","name":"periodic_interval","id":"0x1","pid":1,"tid":1,"ts":100,"args":{"dumps":{"process_totals":{"resident_set_bytes":"a00000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x2","pid":1,"tid":1,"ts":200,"args":{"dumps":{"process_totals":{"resident_set_bytes":"c00000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x3","pid":1,"tid":1,"ts":300,"args":{"dumps":{"process_totals":{"resident_set_bytes":"e00000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x4","pid":1,"tid":1,"ts":400,"args":{"dumps":{"process_totals":{"resident_set_bytes":"1000000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x5","pid":1,"tid":1,"ts":500,"args":{"dumps":{"process_totals":{"resident_set_bytes":"1e00000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x6","pid":1,"tid":1,"ts":600,"args":{"dumps":{"process_totals":{"resident_set_bytes":"1200000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x7","pid":1,"tid":1,"ts":700,"args":{"dumps":{"process_totals":{"resident_set_bytes":"1400000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x8","pid":1,"tid":1,"ts":800,"args":{"dumps":{"process_totals":{"resident_set_bytes":"1600000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x9","pid":1,"tid":1,"ts":900,"args":{"dumps":{"process_totals":{"resident_set_bytes":"1800000"}}}},
{"ph":"v","name":"periodic_interval","id":"0xa","pid":1,"tid":1,"ts":1000,"args":{"dumps":{"process_totals":{"resident_set_bytes":"1a00000"}}}},
{"ph":"v","name":"periodic_interval","id":"0xb","pid":1,"tid":1,"ts":1100,"args":{"dumps":{"process_totals":{"resident_set_bytes":"1c00000"}}}},
{"ph":"v","name":"periodic_interval","id":"0xc","pid":1,"tid":1,"ts":1200,"args":{"dumps":{"process_totals":{"resident_set_bytes":"2800000"}}}},
{"ph":"v","name":"periodic_interval","id":"0xd","pid":1,"tid":1,"ts":1300,"args":{"dumps":{"process_totals":{"resident_set_bytes":"2000000"}}}},
{"ph":"v","name":"periodic_interval","id":"0xe","pid":1,"tid":1,"ts":1400,"args":{"dumps":{"process_totals":{"resident_set_bytes":"2200000"}}}},
{"ph":"v","name":"periodic_interval","id":"0xf","pid":1,"tid":1,"ts":1500,"args":{"dumps":{"process_totals":{"resident_set_bytes":"2400000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x10","pid":1,"tid":1,"ts":1600,"args":{"dumps":{"process_totals":{"resident_set_bytes":"2600000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x11","pid":1,"tid":1,"ts":1700,"args":{"dumps":{"process_totals":{"resident_set_bytes":"2a00000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x12","pid":1,"tid":1,"ts":1800,"args":{"dumps":{"process_totals":{"resident_set_bytes":"2c00000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x13","pid":1,"tid":1,"ts":1900,"args":{"dumps":{"process_totals":{"resident_set_bytes":"2e00000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x14","pid":1,"tid":1,"ts":2000,"args":{"dumps":{"process_totals":{"resident_set_bytes":"5000000"}}}},
{"ph":"v","name":"periodic_interval","id":"0x15","pid":1,"tid":1,"ts":2100,"args":{"dumps":{"process_totals":{"resident_set_bytes":"3200000"}}}}
]}
--- run stat --table memory --format csv input.json
--- want
process,memory,change,first,last,peak,over_time,count
process 1,resident,41943040,10485760,52428800,83886080,11322334455,21
