# What browsers tell of themselves: a letter tells each from others.
--- input perfetto
packet { 51 { 1 { 1 { 4: 7 } 3: 9 } 2: 101 3: "a,b" 5: "org.x" 6: "1.2" 7: 3 8: "Os" 4 { 1: 1 2: 2 } 4 { 1: 3 2: 4 } 4 { 1: 5 2: 6 } } }
packet { 51 { 2: 102 3: "c" } }
packet { timestamp: 5 seq: 1 11 { 9: 3 11: 0 23: "x" } }
--- file q.sql
SELECT name, int_value AS number, str_value AS text FROM metadata
WHERE name GLOB 'cr-*' ORDER BY name;
--- run query --csv -f q.sql input.json
--- want
name,number,text
cr-a-channel,3,
cr-a-enabled_categories,,"a,b"
cr-a-field_trial_hashes,,"{ name: 1, group: 2 } { name: 3, group: 4 } 
{ name: 5, group: 6 } "
cr-a-os-name,,Os
cr-a-package-name,,org.x
cr-a-playstore_version_code,101,
cr-a-product-version,,1.2
cr-b-enabled_categories,,c
cr-b-playstore_version_code,102,
cr-background_tracing_metadata,,CgIgBxgJ
cr-scenario_name_hash,9,
cr-triggered_rule_name_hash,7,
