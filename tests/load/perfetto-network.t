# Packets of a network: a track for each interface and direction, called by the package of the user; bundles with sums, or with lists of times and lengths, what packets of it have in common interned or not; a list that is longer than the other.
--- input perfetto
packet { seq: 1 timestamp: 1 47 { 1 { 1: "com.app" 2: 10100 } } }
packet { seq: 1 timestamp: 10 88 { 1: 1 2: "wlan0" 3: 70 4: 110100 5: 255 6: 6 7: 18 8: 80 9: 443 } }
packet { seq: 1 flags: 1 timestamp: 20 interned_data { 30 { 1: 3 2 { 1: 2 2: "rmnet 0" 4: 9 6: 17 } } } 92 { 1: 3 5: 4 6: 15 7: 320 } }
packet { seq: 1 flags: 2 timestamp: 100 92 { 1: 3 3: "\x00\x05\x07" 4: "\x46\x50" } }
packet { seq: 1 timestamp: 200 92 { 2 { 6: 1 10: 8 11: 0 } 3: "\x00" 4: "\x09" } }
packet { seq: 1 flags: 2 timestamp: 300 92 { 1: 77 5: 1 6: 1 7: 5 } }
--- file q.sql
SELECT s.ts, s.dur, t.name AS track, s.name, n.* FROM __intrinsic_android_network_packets n JOIN slice s USING (id) JOIN track t ON t.id = s.track_id ORDER BY s.ts;
--- run query --csv -f q.sql input.json
--- want
ts,dur,track,name,id,iface,direction,packet_transport,packet_length,packet_count,socket_tag,socket_tag_str,socket_uid,local_port,remote_port,packet_icmp_type,packet_icmp_code,packet_tcp_flags,packet_tcp_flags_str
10,0,wlan0 Received,com.app,0,wlan0,Received,IPPROTO_TCP,70,1,255,0xff,110100,80,443,,,18,.s..a...
20,15,rmnet 0 Transmitted,uid=9,1,rmnet 0,Transmitted,IPPROTO_UDP,320,4,0,0x0,9,,,,,,
100,0,rmnet 0 Transmitted,uid=9,2,rmnet 0,Transmitted,IPPROTO_UDP,70,1,0,0x0,9,,,,,,
105,0,rmnet 0 Transmitted,uid=9,3,rmnet 0,Transmitted,IPPROTO_UDP,80,1,0,0x0,9,,,,,,
200,0, DIR_UNKNOWN,uid=0,4,,DIR_UNKNOWN,IPPROTO_ICMP,9,1,0,0x0,0,,,8,0,,
300,1, DIR_UNKNOWN,uid=0,5,,DIR_UNKNOWN,IPPROTO (0),5,1,0,0x0,0,,,,,,
--- stderr
ttv: input.json: part of it is lost: bad-packet once; `ttv check` says where
