# Fields of kernel events have their names, and no sign where they have none; to_ftrace() prints an event as the kernel does.
--- input perfetto
packet { process_tree { 1 { 1: 10 3: "app" } 2 { 1: 11 3: 10 2: "work" } } }
packet { seq: 1 ftrace_events { 1: 3 2 { 1: 74289018336 2: 11 67 { 1: 1 2: 2 3: 3 4: "foo" 6: 4 7: "bar" } } 2 { 1: 74289019336 2: 11 29 { 1: 10 2: 4 } } 2 { 1: 74289020336 2: 0 506 { 1: 2 2: 35 3: 36 4: 40 11: 74289020000 } } } }
--- file q.sql
SELECT e.name, group_concat(a.key || '=' || a.display_value, ' ') AS args, to_ftrace(e.id) AS line FROM ftrace_event e JOIN args a USING (arg_set_id) GROUP BY e.id UNION ALL SELECT t.name, c.value, c.ts FROM counter c JOIN counter_track t ON t.id = c.track_id;
--- run query --csv -f q.sql input.json
--- want
name,args,line
cgroup_attach_task,dst_root=1 dst_id=2 pid=3 comm=foo dst_level=4 dst_path=bar,            work-11    (   10) [003] .... 74.289018: cgroup_attach_task: dst_root=1 dst_id=2 dst_level=4 dst_path=bar pid=3 comm=foo
i2c_result,adapter_nr=10 nr_msgs=4,            work-11    (   10) [003] .... 74.289019: i2c_result: adapter_nr=10 nr_msgs=4
thermal_exynos_acpm_bulk,tz_id=2 current_temp=35 ctrl_temp=36 cdev_state=40 timestamp=74289020000,          <idle>-0     (-----) [003] .... 74.289020: thermal_exynos_acpm_bulk: tz_id=2 current_temp=35 ctrl_temp=36 cdev_state=40 timestamp=74289020000
LITTLE Temperature,35.0,74289020000
Tj-LITTLE Cooling Device,40.0,74289020000
