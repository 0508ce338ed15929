# metadata: what packets say of the recording, by trace_processor's names; a
# uuid is its two numbers; what Chromium says has cr- before it.
--- input perfetto
packet { 89 { 1: 1 2: 2 } }
packet { 33 { 22: "my recording" } }
packet { 45 { 1 { 1: "Linux" 2: "#1 SMP" 3: "6.1.0" 4: "x86_64" } 4: "Perfetto v50" 6: 4096 7: 60 } }
packet { 51 { 2: 42 3: "a,b" } }
packet { chrome_events { 2 { 1: "os-name" 2: "Linux" } 2 { 1: "yes" 3: 1 } } }
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 3 timestamp: 900 } } }
packet { ftrace_events { cpu: 0 event { timestamp: 1500 pid: 11 3 { 1: 1 2: "I|10|x\n" } } } }
--- file q.sql
SELECT name, coalesce(str_value, int_value) AS value FROM metadata WHERE name <> 'trace_size_bytes'
UNION ALL SELECT 'machine ' || id, sysname || ' ' || release || ' ' || version || ' ' || arch FROM machine;
--- run query --ndjson -f q.sql input.json
--- want
{"name":"trace_type","value":"proto"}
{"name":"trace_time_clock_id","value":6}
{"name":"cr-os-name","value":"Linux"}
{"name":"cr-yes","value":1}
{"name":"trace_uuid","value":"00000000-0000-0001-0000-000000000002"}
{"name":"unique_session_name","value":"my recording"}
{"name":"system_name","value":"Linux"}
{"name":"system_version","value":"#1 SMP"}
{"name":"system_release","value":"6.1.0"}
{"name":"system_machine","value":"x86_64"}
{"name":"tracing_service_version","value":"Perfetto v50"}
{"name":"timezone_off_mins","value":60}
{"name":"cr-a-playstore_version_code","value":42}
{"name":"cr-a-enabled_categories","value":"a,b"}
{"name":"trace_config_pbtxt","value":"unique_session_name: \"my recording\""}
{"name":"machine 0","value":"Linux 6.1.0 #1 SMP x86_64"}
