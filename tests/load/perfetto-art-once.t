# What packets of Android's runtime repeat, a package and what a function was called, is one row each.
--- input perfetto
packet { 64 { 1: "app" 3 { 1: "a" 2: "Clear" 4 { 1: "m" 2: "method" } } } }
!repeat 3
packet { timestamp: 2%d 131 { 1: 5 2: 1010123 3: "app" 4: "com.app" 5: 3 8 { 1 { 1: "a.m(int)" } 1 { 1: "a.m()" } } } }
!end
packet { timestamp: 9 131 { 1: 6 2: 10124 3: "app" 4: "com.app" } }
--- file q.sql
SELECT 'package', package_name, uid FROM package_list UNION ALL SELECT 'function', f.deobfuscated_name, count(*) FROM stack_profile_frame f GROUP BY 2 UNION ALL SELECT 'facts', '', count(*) FROM frame_fact;
--- run query --csv -f q.sql input.json
--- want
'package',package_name,uid
package,com.app,1010123
package,com.app,10124
function,Clear.method,1
facts,,1
