# Functions of stacks that were obfuscated, by the package of their file, or any where the file tells none; kinds of frames.
--- input perfetto
packet { seq: 1 incremental_state_cleared: true timestamp: 5 59 { 100 { 1: "p" } } interned_data { 5 { 1: 1 2: "a.f" } 5 { 1: 2 2: "plain" } 5 { 1: 3 2: "a.g" } 17 { 1: 1 2: "data" } 17 { 1: 2 2: "app" } 17 { 1: 3 2: "com.one-X==" } 17 { 1: 4 2: "memfd:jit" } 19 { 1: 1 7: 1 7: 2 7: 3 } 19 { 1: 2 7: 4 } 6 { 1: 1 2: 1 3: 1 7: 3 } 6 { 1: 2 2: 1 3: 2 8: "own" } 6 { 1: 3 2: 2 3: 1 } 6 { 1: 4 2: 3 3: 1 7: 99 } 7 { 1: 1 2: 1 2: 2 2: 3 2: 4 } } }
packet { seq: 1 timestamp: 100 135 { 1 { 2: 10 3: 11 } 6: 1 11: 1 } }
packet { 64 { 1: "com.one" 3 { 1: "a" 2: "One" 4 { 1: "f" 2: "first" } } } }
packet { 64 { 1: "com.two" 3 { 1: "a" 2: "Two" 4 { 1: "f" 2: "other.Class.second" } 4 { 1: "g" 2: "g" } } } }
--- file q.sql
SELECT f.name, m.name AS file, f.deobfuscated_name AS clear, f.type FROM stack_profile_frame f LEFT JOIN stack_profile_mapping m ON m.id = f.mapping ORDER BY f.id;
--- run query --csv -f q.sql input.json
--- want
name,file,clear,type
a.f,/data/app/com.one-X==,One.first,interpreted
a.f,/memfd:jit,One.first | other.Class.second,own
plain,/data/app/com.one-X==,,
a.g,/data/app/com.one-X==,,
