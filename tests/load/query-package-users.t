# Android: a package of any user is found by its user, and by that of another one.
--- input perfetto
packet { seq: 1 timestamp: 1 41: 1 11 { 11: 1 9: 3 23: "x" } }
packet { 47 { 1 { 1: "com.x" 2: 1010123 } 1 { 1: "com.y" 2: 10124 } 1 { 1: "com.z" 2: 20000 } } }
--- file q.sql
SELECT column1 AS uid, _intrinsic_package_lookup(column1) AS package FROM (VALUES (1010123), (10123), (10124), (1010124), (20000), (10000), (10125))
--- run query --csv -f q.sql input.json
--- want
uid,package
1010123,com.x
10123,com.x
10124,com.y
1010124,com.y
20000,com.z
10000,uid=10000
10125,uid=10125
