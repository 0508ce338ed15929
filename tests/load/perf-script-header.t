# Facts of the header are metadata.
--- input
# ========
# captured on    : Mon Nov 23 04:29:15 2026
# header version : 1
# hostname : vm
# os release : 6.18.44
# arch : x86_64
# cmdline : /usr/bin/perf record -g -- ./burn 0.2 
# event : name = cpu-clock:pppH, , id = { 137, 138 }, type = 1
# missing features: TRACING_DATA BRANCH_STACK 
# ========
#
burn 7 [000]     1.000000:          1 cpu-clock:pppH: 
	            1507 f+0x77 (/x)

--- want metadata warning
{"type":"metadata","name":"captured on","value":"Mon Nov 23 04:29:15 2026"}
{"type":"metadata","name":"header version","value":"1"}
{"type":"metadata","name":"hostname","value":"vm"}
{"type":"metadata","name":"os release","value":"6.18.44"}
{"type":"metadata","name":"arch","value":"x86_64"}
{"type":"metadata","name":"cmdline","value":"/usr/bin/perf record -g -- ./burn 0.2"}
{"type":"metadata","name":"event","value":"name = cpu-clock:pppH, , id = { 137, 138 }, type = 1"}
