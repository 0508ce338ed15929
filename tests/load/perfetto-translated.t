# What hashes and obfuscated names stand for: histograms, actions of users, marks, triggers, slices, tracks of processes and not of others; of two names for a hash the first, of two for a name the last; a hash that no table has.
--- input perfetto
packet { seq: 1 timestamp: 1 track_descriptor { uuid: 1 3 { 1: 9 6: "p" } } }
packet { seq: 1 timestamp: 1 track_descriptor { uuid: 2 5: 1 2: "raw track" } }
packet { seq: 1 timestamp: 1 track_descriptor { uuid: 3 2: "raw track" } }
packet { seq: 1 timestamp: 10 track_event { type: 3 track_uuid: 2 name: "raw name" 28 { 1: 10 3: 5 } } }
packet { seq: 1 timestamp: 20 track_event { type: 3 track_uuid: 3 name: "as it is" 25 { 2: 20 } } }
packet { seq: 1 timestamp: 30 track_event { type: 3 track_uuid: 2 name: "m" 1011 { 1: 10 3: 20 } } }
packet { seq: 1 timestamp: 40 track_event { type: 3 track_uuid: 2 name: "unknown" 28 { 1: 11 } } }
packet { seq: 1 timestamp: 50 109 { 2:fixed32: 10 } }
packet { seq: 1 timestamp: 60 109 { 1: "said" 2:fixed32: 77 } }
packet { 82 { 1 { 1 { 1: 10 2: "Histogram.Needle" } 1 { 1: 10 2: "second" } } } }
packet { 82 { 2 { 1 { 1: 20 2: "Action" } } } }
packet { 82 { 3 { 1 { 1: 10 2: "site" } 2 { 1: 20 2: "mark" } } } }
packet { 82 { 4 { 1 { 1: "raw name" 2: "first" } 1 { 1: "raw name" 2: "clear name" } } } }
packet { 82 { 5 { 1 { 1: "raw track" 2: "clear track" } } } }
packet { 82 { 6 { 1 { 1: 10 2: "study" } 1: "\x02" } } }
--- file q.sql
SELECT s.ts, s.name, k.name AS track, (SELECT group_concat(key || '=' || coalesce(string_value, display_value), '; ') FROM args a WHERE a.arg_set_id = s.arg_set_id) AS args FROM slice s JOIN track k ON k.id = s.track_id ORDER BY s.ts;
--- run query --csv -f q.sql input.json
--- want
ts,name,track,args
10,clear name,clear track,chrome_histogram_sample.name_hash=10; chrome_histogram_sample.sample=5; chrome_histogram_sample.name=Histogram.Needle
20,as it is,raw track,chrome_user_event.action_hash=20; chrome_user_event.action=Action
30,m,clear track,chrome_hashed_performance_mark.site_hash=10; chrome_hashed_performance_mark.mark_hash=20; chrome_hashed_performance_mark.site=site; chrome_hashed_performance_mark.mark=mark
40,unknown,clear track,chrome_histogram_sample.name_hash=11
50,chrome_trigger,Trace Triggers,chrome_trigger.name_hash=10; chrome_trigger.name=study
60,said,Trace Triggers,chrome_trigger.name_hash=77; chrome_trigger.name=said
--- stderr
ttv: input.json: part of it is lost: bad-packet once; `ttv check` says where
