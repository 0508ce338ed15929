# In Fuchsia traces, too, an arrow leaves what begins first; a point of nothing turns none round.
--- input fxt
magic
begin 100 2/22 "c" "receiver"
begin 110 2/21 "c" "sender"
flow-begin 120 5 2/21 "c" "f"
flow-end 130 5 2/22 "c" "f"
end 200 2/22 "c" "receiver"
end 210 2/21 "c" "sender"
flow-begin 220 6 2/21 "c" "f"
begin 230 2/22 "c" "next"
flow-end 240 6 2/22 "c" "f"
end 250 2/22 "c" "next"
--- run export --compat=trace_processor input.json
--- want slice flow
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":110,"dur":100,"name":"sender","cat":"c"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":100,"dur":100,"name":"receiver","cat":"c"}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":230,"dur":20,"name":"next","cat":"c"}
{"type":"flow","from":0,"to":1,"from_ts":130,"to_ts":120,"id":5,"name":"f","cat":"c"}
{"type":"flow","to":2,"from_ts":220,"to_ts":240,"id":6,"name":"f","cat":"c"}
