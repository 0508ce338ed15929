# Args that are numbers are series; an id other than 0 is part of the name.
--- input fxt
magic
counter 100 0 1/7 "cat" "mem" "used":i64=5 "free":u32=7
counter 200 18446744073709551615 1/7 "cat" "mem" "used":f64=0.5
counter 300 0 1/8 - "mem" "used":u64=18446744073709551615 "b":blob="x"
--- want track counter warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"counter","parent":0,"upid":0,"name":"mem"}
{"type":"track","track":2,"kind":"counter","parent":0,"upid":0,"name":"mem[18446744073709551615]"}
{"type":"counter","track":1,"ts":100,"series":"used","value":5}
{"type":"counter","track":1,"ts":300,"series":"used","value":1.8446744073709552e+19}
{"type":"counter","track":1,"ts":100,"series":"free","value":7}
{"type":"counter","track":2,"ts":200,"series":"used","value":0.5}
