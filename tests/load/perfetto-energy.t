# Counters of the energy of consumers, and of users with each, and of times in states: names come once; what nothing names, and a user without a number, is counted; a long name is cut in those of users.
--- input perfetto
packet { timestamp: 100 77 { 1 { 1 { 1: 3 2: 0 3: "GPU" 4: "GPU" } 1 { 1: 0 4: "CPUCL0" } 1 { 1: 4 4:x300: "n" } } } }
packet { timestamp: 200 77 { 2: 3 3: 500 4 { 1: 10234 2: 70 } 4 { 1: 10190 2: 30 } 4 { 2: 9 } } }
packet { timestamp: 300 77 { 2: 0 3: 98567522 } }
packet { timestamp: 400 77 { 2: 3 3: 600 4 { 1: 10234 2: 90 } } }
packet { timestamp: 450 77 { 2: 4 3: 1 4 { 1: 1 2: 1 } } }
packet { timestamp: 500 77 { 2: 9 3: 1 } }
packet { timestamp: 600 77 { 2: 3 } }
packet { timestamp: 1000 91 { 1 { 1: 0 2: 0 3: "Bluetooth" 4: "Idle" } 1 { 1: 0 2: 1 3: "Bluetooth" 4: "Active" } 2 { 1: 0 2: 0 3: 1000 } 2 { 1: 0 2: 1 3: 2000 } } }
packet { timestamp: 2000 91 { 2 { 1: 0 2: 1 3: 4000 } 2 { 1: 7 2: 1 3: 4000 } } }
--- file q.sql
SELECT substr(t.name, 1, 45) AS name, length(t.name) AS n, t.type, ts, value FROM counter c JOIN counter_track t ON t.id = c.track_id ORDER BY t.name, ts;
--- run query --csv -f q.sql input.json
--- want
name,n,type,ts,value
Entity residency: Bluetooth is Active,37,entity_state,1000,2000.0
Entity residency: Bluetooth is Active,37,entity_state,2000,4000.0
Entity residency: Bluetooth is Idle,35,entity_state,1000,1000.0
energy.CPUCL0_uws,17,android_energy_estimation_breakdown,300,98567522.0
energy.GPU_uws,14,android_energy_estimation_breakdown,200,500.0
energy.GPU_uws,14,android_energy_estimation_breakdown,400,600.0
energy.nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn,311,android_energy_estimation_breakdown,450,1.0
energy_by_uid.GPU.10190_uws,27,android_energy_estimation_breakdown_per_uid,200,30.0
energy_by_uid.GPU.10234_uws,27,android_energy_estimation_breakdown_per_uid,200,70.0
energy_by_uid.GPU.10234_uws,27,android_energy_estimation_breakdown_per_uid,400,90.0
energy_by_uid.nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn,276,android_energy_estimation_breakdown_per_uid,450,1.0
--- stderr
ttv: input.json: part of it is lost: bad-packet 2 times; `ttv check` says where
