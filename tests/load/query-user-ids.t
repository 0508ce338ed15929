# Users of Android, their apps and packages; an end of a process is that of its main thread.
--- input perfetto
packet { process_tree { 1 { 1: 7 2: 1 3: "app" 5: 1010002 } } }
packet { 47 { 1 { 1: "com.android.providers.x" 2: 10002 } 1 { 1: "com.x" 2: 10002 } 1 { 1: "com.y" 2: 10001 } 1 { 1: "com.google.android.gms" 2: 10001 } } }
packet { seq: 1 timestamp: 100 117 { 1: 0 2: "m" 3: 8 4: 3 } }
packet { seq: 1 timestamp: 200 117 { 1: 0 2: "m" 3: 8 4: 8 } }
--- file q.sql
SELECT 'app' AS of, android_appid AS a, android_user_id AS b FROM process WHERE pid = 7 UNION ALL SELECT 'package', value, _intrinsic_package_lookup(value) FROM (SELECT column1 AS value FROM (VALUES (10001), (1010002), (10003), (1000), (0), (2000), (50001), (99001))) UNION ALL SELECT 'null', NULL, _intrinsic_package_lookup(NULL);
--- run query --csv -f q.sql input.json
--- want
of,a,b
app,10002,10
package,10001,com.google.android.gms
package,1010002,com.x
package,10003,uid=10003
package,1000,AID_SYSTEM_USER
package,0,AID_ROOT
package,2000,AID_SHELL
package,50001,SHARED_GID
package,99001,ISOLATED_UID
null,,
