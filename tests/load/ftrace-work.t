# Work items and file system calls are slices of their thread.
--- input
       kworker/0:0-9 [000] d..2.  1.000001: workqueue_execute_start: work struct 0000000031945c7b: function delayed_vfree_work
       kworker/0:0-9 [000] d..2.  1.000004: workqueue_execute_end: work struct 0000000031945c7b: function delayed_vfree_work
       kworker/0:0-9 [000] d..2.  1.000005: workqueue_execute_start: work struct 00000000aa945c7b: function flush_to_ldisc
       kworker/0:0-9 [000] d..2.  1.000007: workqueue_execute_end: work struct 00000000aa945c7b
              dd-101 [000] d..2.  1.000008: ext4_sync_file_enter: dev 254,0 ino 1357 parent 1344 datasync 0
              dd-101 [000] d..2.  1.000009: ext4_sync_file_exit: dev 254,0 ino 1357 ret 0
              dd-101 [000] d..2.  1.000010: ext4_da_write_begin: dev 254,0 ino 1357 pos 0 len 512
              dd-101 [000] d..2.  1.000011: ext4_da_write_end: dev 254,0 ino 1357 pos 0 len 512 copied 512
--- want slice instant warning
{"type":"slice","id":2,"track":0,"lane":0,"depth":0,"ts":1000008000,"dur":1000,"name":"ext4_sync_file","cat":"ext4","args":{"text":"dev 254,0 ino 1357 parent 1344 datasync 0"}}
{"type":"slice","id":3,"track":0,"lane":0,"depth":0,"ts":1000010000,"dur":1000,"name":"ext4_da_write","cat":"ext4","args":{"text":"dev 254,0 ino 1357 pos 0 len 512"}}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000001000,"dur":3000,"name":"delayed_vfree_work","cat":"workqueue","args":{"work":"0000000031945c7b","function":"delayed_vfree_work"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":1000005000,"dur":2000,"name":"flush_to_ldisc","cat":"workqueue","args":{"work":"00000000aa945c7b","function":"flush_to_ldisc"}}
