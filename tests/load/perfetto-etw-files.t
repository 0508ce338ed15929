# Operations on files and disks of Windows, joined by their requests in order of time: begins and ends that are missing, a request that is used again, events without one.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 9 tid: 70 thread_name: "writer" } } }
packet { 95 { 1: 0 2 { 1: 100 2 { 1: 70 2: 0 3: 16 4: 0 8: 2 } } 2 { 1: 200 2 { 1: 71 2: 70 3: 20 8: 5 6: 9 } } 2 { 1: 250 5: 71 3 { 1: 70 } } 2 { 1: 300 2 { 2: 71 8: 1 } } 2 { 1: 310 2 { 1: 70 8: 5 11: 36 } } } }
packet { 95 { 2 { 1: 400 4: 1 2 { 1: 72 2: 0 13: 4 } } 2 { 1: 500 4: 1 2 { 1: 0 2: 72 13: 10 11: 6 } } 2 { 1: 600 4: 1 2 { 1: 72 2: 0 8: 9 } } } }
packet { 95 { 1: 1 2 { 1: 700 6 { 1: 8 2: 5 3: 6 4: 7 13: 99 7: 1 7: 2 8: "\x03\x04" } } } }
packet { 95 { 1: 0 2 { 5: 70 1: 1000 7 { 1: 4096 2: 17 3: 70 4: 1 5: 2 6: 3 7: "C:\\needle.txt" } } 2 { 5: 71 1: 1100 12 { 1: 4096 2: 5 3: 0 } } 2 { 5: 70 1: 1050 9 { 1: 8192 4: 44 5: 70 6: 13 7: 69 } } 2 { 5: 70 1: 1060 9 { 1: 8192 4: 4096 6: 20 } } 2 { 1: 1070 12 { 1: 77 3: 3221225473 } } 2 { 5: 70 1: 1080 10 { 1: 8 6: 512 8: 67 } } 2 { 5: 70 1: 1200 8 { 1: 9 6: 65 8: "d" 9: 72 } } 2 { 5: 70 1: 1210 11 { 1: 9 5: 78 } } 2 { 5: 70 1: 1220 12 { 1: 9 } } 2 { 5: 70 1: 1230 14 { 1: 10 6: 200 7: "p" 8: 79 } } 2 { 5: 70 1: 1240 15 { 1: 1 2: 2 3: 512 4: 18446744073709551615 6: 9 7: 60 8: 70 9: 10 } } 2 { 5: 70 1: 1250 15 { 9: 99 } } } }
packet { 95 { 2 { 1: 5 2 { 1: 1 } } 2 { 4: 1 2 { 1: 1 } } 2 { 1: 5 4: 1024 2 { 1: 1 } } 2 { 1: 5 4: 1 } 2 { 1: 5 4: 1 13 { 1: "t" } } } }
--- file io.sql
SELECT s.ts, s.dur, s.name, s.category AS cat, k.type, t.tid, (SELECT group_concat(key || '=' || coalesce(string_value, display_value), '; ') FROM args a WHERE a.arg_set_id = s.arg_set_id) AS args FROM slice s JOIN track k ON k.id = s.track_id LEFT JOIN thread_track tt ON tt.id = k.id LEFT JOIN thread t ON t.utid = tt.utid ORDER BY s.ts;
--- run query --csv -f io.sql input.json
--- want
ts,dur,name,cat,type,tid,args
1000,100,CreateFile,,etw_fileio,70,I/O Request Packet=0x1000; File Object=0x11; Thread ID=70; Create Options=0x1; File Attributes=0x2; Share Access=0x3; Open Path=C:\needle.txt; Extra Info=5; NT Status=0x0
1050,0,SetInformation,,etw_fileio,70,I/O Request Packet=0x2000; Disposition=44; Thread ID=70; Info Class=FileDispositionInformation; Missing Event=End
1060,0,Info,,etw_fileio,70,I/O Request Packet=0x2000; File Size=4096; Info Class=FileEndOfFileInformation; Missing Event=End
1070,0,EndOperation,,etw_fileio,,NT Status=0xc0000001; Missing Event=Start
1080,0,ReadFile,,etw_fileio,70,Offset=8; I/O Size=512
1200,0,DirectoryEnumeration,,etw_fileio,70,I/O Request Packet=0x9; Info Class=FileRenameInformationEx; Enumeration Path=d; Missing Event=End
1210,10,SimpleOp,,etw_fileio,70,I/O Request Packet=0x9
1230,0,DeletePath,,etw_fileio,70,I/O Request Packet=0xa; Info Class=200; File Name=p; Missing Event=End
1240,60,DiskRead,ETW Disk I/O,etw_diskio,70,Disk Number=1; Irp Flags=0x2; Transfer Size=512; Byte Offset=-1; Irp Ptr=0x9; Response Time (microseconds)=60; Issuing Thread ID=70
--- stderr
ttv: input.json: part of it is lost: bad-packet 5 times; `ttv check` says where
