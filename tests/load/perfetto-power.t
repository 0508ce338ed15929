# Counters of a battery, also what follows from others (charge from energy and voltage, power from current and voltage), of power rails at the times of their meter, whichever packet describes them, of the display and of the memory of a GPU.
--- input perfetto
packet { timestamp: 1000 38 { 1: 5000 2:fixed32: 1112014848 3: -20 4: -10 } }
packet { timestamp: 2000 38 { 5: "BAT0" 6: 40000 7: 4000000 3: -500000 } }
packet { timestamp: 3000000 40 { 1 { 1: 1 2: "CPU" 3: "soc" } 2 { 1: 1 2: 1 3: 100 } 2 { 1: 1 2: 2 3: 150 } 2 { 1: 9 2: 2 3: 1 } } }
packet { timestamp: 4000000 40 { 2 { 1: 1 3: 175 } } }
packet { timestamp: 5000 70 { 1: 2 } }
packet { timestamp: 6000 71 { 1: 0 3: 4096 } }
packet { timestamp: 6000 71 { 1: 0 2: 7 3: 1024 } }
--- file q.sql
SELECT t.name, t.type, upid, ts, value FROM counter c JOIN counter_track t ON t.id = c.track_id LEFT JOIN process_counter_track p ON p.id = t.id ORDER BY t.name, ts, upid;
--- run query --csv -f q.sql input.json
--- want
name,type,upid,ts,value
GPU Memory,gpu_memory,,6000,4096.0
GPU Memory,process_gpu_memory,1,6000,1024.0
ScreenState,screen_state,,5000,2.0
batt.BAT0.charge_uah,battery_counter,,2000,10000.0
batt.BAT0.current_ua,battery_counter,,2000,-500000.0
batt.BAT0.power_mw,battery_counter,,2000,2000.0
batt.BAT0.voltage_uv,battery_counter,,2000,4000000.0
batt.capacity_pct,battery_counter,,1000,50.0
batt.charge_uah,battery_counter,,1000,5000.0
batt.current.avg_ua,battery_counter,,1000,-10.0
batt.current_ua,battery_counter,,1000,-20.0
power.CPU_uws,power_rails,,1000000,100.0
power.CPU_uws,power_rails,,2000000,150.0
power.CPU_uws,power_rails,,4000000,175.0
