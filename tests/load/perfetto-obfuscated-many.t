# All functions of a class are found, however many methods it has.
--- input perfetto
!repeat 500
packet { 64 { 1: "app" 3 { 1: "a" 2: "Clear" 4 { 1: "m%d" 2: "c%d" } } } }
!end
!repeat 500
packet { timestamp: 2 131 { 1: 5 3: "app" 5: 3 8 { 1 { 1: "a.m%d" } } } }
!end
--- file q.sql
SELECT count(*) AS functions, count(deobfuscated_name) AS found, sum(substr(name, 4) = substr(deobfuscated_name, 8)) AS same FROM stack_profile_frame;
--- run query --csv -f q.sql input.json
--- want
functions,found,same
500,500,500
