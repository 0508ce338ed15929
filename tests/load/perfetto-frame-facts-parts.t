# What is known of functions does not depend on the number of threads: the first kind of a function counts, and each has one row; several threads make parts of this one.
--- input perfetto
packet { seq: 1 timestamp: 1 incremental_state_cleared: true thread_descriptor { 1: 5 2: 5 } }
packet { 64 { 1: "app" 3 { 1: "a" 2: "Clear" 4 { 1: "m" 2: "method" } } } }
packet { seq: 1 timestamp: 1 interned_data { 5 { 1: 1 2: "a.m" } 5 { 1: 2 2: "g" } 6 { 1: 1 2: 1 7: 1 } 6 { 1: 2 2: 1 7: 5 } 6 { 1: 3 2: 2 } 6 { 1: 4 2: 2 8: "own" } 7 { 1: 1 2: 1 } 7 { 1: 2 2: 2 } 7 { 1: 3 2: 3 } 7 { 1: 4 2: 4 } } }
!repeat 2500
packet { seq: 1 timestamp: 100 streaming_profile_packet { 1: 1 2: 1 99: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" } }
!end
!repeat 2500
packet { seq: 1 timestamp: 100 streaming_profile_packet { 1: 3 2: 1 99: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" } }
!end
!repeat 2500
packet { seq: 1 timestamp: 100 streaming_profile_packet { 1: 2 2: 1 99: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" } }
!end
!repeat 2500
packet { seq: 1 timestamp: 100 streaming_profile_packet { 1: 4 2: 1 99: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" } }
!end
--- file q.sql
SELECT name, deobfuscated_name, type, (SELECT count(*) FROM frame_fact) AS facts FROM stack_profile_frame;
--- run query --csv --threads=3 -f q.sql input.json
--- want
name,deobfuscated_name,type,facts
a.m,Clear.method,native,2
g,,own,2
