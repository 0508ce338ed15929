# A binder call lasts until its answer is received, the answer from the receipt of the call; arrows go from call to receipt.
--- input
             app-101   (    100) [000] .....     1.000001: binder_transaction: transaction=1 dest_node=5 dest_proc=200 dest_thread=0 reply=0 flags=0x10 code=0x3
        Binder:2-201   (    200) [001] .....     1.000004: binder_transaction_received: transaction=1
        Binder:2-201   (    200) [001] .....     1.000005: binder_transaction: transaction=2 dest_node=0 dest_proc=100 dest_thread=101 reply=1 flags=0x0 code=0x0
             app-101   (    100) [000] .....     1.000006: binder_transaction_received: transaction=2
             app-101   (    100) [000] .....     1.000007: binder_transaction: transaction=3 dest_node=5 dest_proc=200 dest_thread=0 reply=0 flags=0x11 code=0x3
        Binder:2-201   (    200) [001] .....     1.000008: binder_transaction_received: transaction=3
        Binder:2-201   (    200) [001] .....     1.000009: binder_transaction_received: transaction=99
        Binder:2-201   (    200) [001] .....     1.000010: binder_lock: tag=x
        Binder:2-201   (    200) [001] .....     1.000011: binder_locked: tag=x
        Binder:2-201   (    200) [001] .....     1.000012: binder_unlock: tag=x
--- want slice instant flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000001000,"dur":5000,"name":"binder transaction","cat":"binder","args":{"transaction":1,"dest_node":5,"dest_proc":200,"dest_thread":0,"reply":0,"flags":"0x10","code":"0x3"}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":1000004000,"dur":1000,"name":"binder reply","cat":"binder","args":{"transaction":1,"dest_node":0,"dest_proc":100,"dest_thread":101,"reply":1,"flags":"0x0","code":"0x0"}}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":1000010000,"dur":1000,"name":"binder lock waiting","cat":"binder","args":{"tag":"x"}}
{"type":"slice","id":5,"track":3,"lane":0,"depth":0,"ts":1000011000,"dur":1000,"name":"binder lock held","cat":"binder","args":{"tag":"x"}}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":1000007000,"name":"binder transaction async","cat":"binder","args":{"transaction":3,"dest_node":5,"dest_proc":200,"dest_thread":0,"reply":0,"flags":"0x11","code":"0x3"}}
{"type":"instant","id":3,"track":3,"scope":"thread","ts":1000008000,"name":"binder async rcv","cat":"binder","args":{"transaction":3}}
{"type":"instant","track":3,"scope":"thread","ts":1000009000,"name":"binder_transaction_received","args":{"transaction":99}}
{"type":"flow","from":0,"to":1,"from_ts":1000001000,"to_ts":1000004000,"name":"binder transaction","cat":"binder"}
{"type":"flow","from_instant":0,"to_instant":1,"from_ts":1000007000,"to_ts":1000008000,"name":"binder transaction async","cat":"binder"}
