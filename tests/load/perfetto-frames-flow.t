# An arrow leads from each frame of a surface that came to the frame of the display that it is in, the next of that token by time, where the file has it first or the surface is not over yet; a frame that no display has, and one after it, has none.
--- input perfetto
packet { timestamp: 20 76 { 2 { 1: 1 2: 100 3: 5 4: 1 7: 1 } } }
packet { timestamp: 10 76 { 4 { 1: 2 2: 40 3: 100 4: 7 5: "layer" 6: 2 9: 1 11: 0 } } }
packet { timestamp: 12 76 { 4 { 1: 3 2: 40 3: 100 4: 7 5: "other" 6: 4 9: 2 11: 1 12: 3 } } }
packet { timestamp: 12 76 { 4 { 1: 4 2: 41 3: 101 4: 7 5: "layer" 6: 4 9: 2 } } }
packet { timestamp: 21 76 { 4 { 1: 5 2: 42 3: 100 4: 7 5: "late" } } }
packet { timestamp: 25 76 { 5 { 1: 1 } } }
packet { timestamp: 15 76 { 5 { 1: 2 } } }
packet { timestamp: 30 76 { 5 { 1: 3 } } }
packet { timestamp: 30 76 { 5 { 1: 4 } } }
packet { timestamp: 30 76 { 5 { 1: 5 } } }
packet { timestamp: 40 76 { 2 { 1: 6 2: 100 3: 5 4: 1 7: 1 14:fixed32: 1069547520 15: 3 16: 4 } } }
packet { timestamp: 41 76 { 5 { 1: 6 } } }
packet { timestamp: 50 76 { 4 { 1: 18446744073709551615 2: 9223372036854775808 3: 9223372036854775808 4: 7 } } }
packet { timestamp: 51 76 { 5 { 1: 18446744073709551615 } } }
packet { timestamp: 60 76 { 2 { 1: 7 2: 9223372036854775808 3: 5 } } }
packet { timestamp: 61 76 { 5 { 1: 7 } } }
packet { timestamp: 1 2 { 1 { 1: 5 3: "/system/bin/surfaceflinger" } 1 { 1: 7 3: "app" } } }
--- file q.sql
INCLUDE PERFETTO MODULE android.surfaceflinger;
SELECT a.ts, a.dur, a.name, extract_arg(a.arg_set_id, 'Is Buffer?') AS buffer, a.jank_severity_type AS severity, d.ts AS d_ts, d.dur AS d_dur, d.name AS d_name, d.latched_unsignaled_count AS n, extract_arg(d.arg_set_id, 'Jank Metadata (debugging only)') AS meta, m.app_upid, m.sf_upid, m.sf_vsync FROM actual_frame_timeline_slice a LEFT JOIN flow f ON f.slice_out = a.id LEFT JOIN actual_frame_timeline_slice d ON d.id = f.slice_in LEFT JOIN android_app_to_sf_frame_timeline_match m ON m.app_upid = a.upid AND m.app_vsync = CAST(a.name AS INT) ORDER BY a.ts, a.id;
--- run query --csv -f q.sql input.json
--- want
ts,dur,name,buffer,severity,d_ts,d_dur,d_name,n,meta,app_upid,sf_upid,sf_vsync
10,5,40,No,None,20,5,100,,0.0,2,1,100
12,18,40,Yes,Full,20,5,100,,0.0,2,1,100
12,18,41,Unspecified,Unknown,,,,,,,,
20,5,100,,None,,,,,,,,
21,9,42,Unspecified,Unknown,40,1,100,3,1.5,2,1,100
40,1,100,,None,,,,,,,,
50,1,-9223372036854775808,Unspecified,Unknown,60,1,-9223372036854775808,,0.0,2,1,-9223372036854775808
60,1,-9223372036854775808,,Unknown,,,,,,,,
