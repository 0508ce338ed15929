# Args are KEY=VALUE, where a value goes on to the next KEY=; whole numbers are numbers.
--- input
            bash-101 [000] d..2.  1.000001: sched_process_fork: comm=my task 7 pid=101 child_comm=a = b child_pid=102
            bash-101 [000] d..2.  1.000002: kmalloc: call_site=ext4_dir_open+0x1f/0x50 ptr=00000000e910dabf node=-1 a=18446744073709551615 c=007 d=-0 e=
            bash-101 [000] d..2.  1.000003: rcu_utilization: End context switch
            bash-101 [000] d..2.  1.000004: local_timer_exit:
            bash-101 [000] d..2.  1.000005: mm: before a=1, b=2
            bash-101 [000] d..2.  1.000006: block_bio_queue: 254,0 WS 350572336 + 8 [dd]
            bash-101 [000] d..2.  1.000007: softirq_raise: vec=9 [action=RCU]
--- want instant warning
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"sched_process_fork","args":{"comm":"my task 7","pid":101,"child_comm":"a = b","child_pid":102}}
{"type":"instant","track":0,"scope":"thread","ts":1000002000,"name":"kmalloc","args":{"call_site":"ext4_dir_open+0x1f/0x50","ptr":"00000000e910dabf","node":-1,"a":18446744073709551615,"c":"007","d":"-0","e":""}}
{"type":"instant","track":0,"scope":"thread","ts":1000003000,"name":"rcu_utilization","args":{"text":"End context switch"}}
{"type":"instant","track":0,"scope":"thread","ts":1000004000,"name":"local_timer_exit"}
{"type":"instant","track":0,"scope":"thread","ts":1000005000,"name":"mm","args":{"text":"before","a":1,"b":2}}
{"type":"instant","track":0,"scope":"thread","ts":1000006000,"name":"block_bio_queue","args":{"dev":"254,0","rwbs":"WS","sector":350572336,"nr_sector":8,"comm":"dd"}}
{"type":"instant","track":0,"scope":"thread","ts":1000007000,"name":"softirq_raise","args":{"vec":9,"action":"RCU"}}
