# SQL: a touch on its way: sent, received, answered, heard of; the frame in whose work it was delivered, or, as a guess, the next one; of two messages of one number each is answered by the next answer.
--- input
<html><script class="trace-data">PROCESS DUMP
USER PID PPID NAME
u 100 1 system_server
u 200 1 com.a
</script><script class="trace-data"># tracer: nop
#
     InputReader-102   (  100) [000] d..2. 1.000000: tracing_mark_write: B|100|UnwantedInteractionBlocker::notifyMotion(id=0x5)
     InputReader-102   (  100) [000] d..2. 1.000010: tracing_mark_write: E|100
 InputDispatcher-101   (  100) [000] d..2. 1.000100: tracing_mark_write: B|100|enqueueDispatchEntryLocked(inputChannel=7 com.a/com.a.Main (server), id=0x5)
 InputDispatcher-101   (  100) [000] d..2. 1.000101: tracing_mark_write: B|100|startDispatchCycleLocked(x)
 InputDispatcher-101   (  100) [000] d..2. 1.000102: tracing_mark_write: B|100|publishMotionEvent(x)
 InputDispatcher-101   (  100) [000] d..2. 1.000103: tracing_mark_write: B|100|sendMessage(inputChannel=7 com.a/com.a.Main (server), seq=0x1, type=0x1)
 InputDispatcher-101   (  100) [000] d..2. 1.000110: tracing_mark_write: E|100
 InputDispatcher-101   (  100) [000] d..2. 1.000111: tracing_mark_write: E|100
 InputDispatcher-101   (  100) [000] d..2. 1.000112: tracing_mark_write: E|100
 InputDispatcher-101   (  100) [000] d..2. 1.000113: tracing_mark_write: E|100
           com.a-200   (  200) [000] d..2. 1.000300: tracing_mark_write: B|200|receiveMessage(inputChannel=7 com.a/com.a.Main (client), seq=0x1, type=0x1)
           com.a-200   (  200) [000] d..2. 1.000310: tracing_mark_write: E|200
           com.a-200   (  200) [000] d..2. 1.000400: tracing_mark_write: B|200|Choreographer#doFrame 900
           com.a-200   (  200) [000] d..2. 1.000500: tracing_mark_write: B|200|processInputEvent x MOVE y
           com.a-200   (  200) [000] d..2. 1.000501: tracing_mark_write: B|200|deliverInputEvent src=0x1002 eventTimeNano=9 id=0x5
           com.a-200   (  200) [000] d..2. 1.000510: tracing_mark_write: E|200
           com.a-200   (  200) [000] d..2. 1.000520: tracing_mark_write: E|200
           com.a-200   (  200) [000] d..2. 1.000700: tracing_mark_write: B|200|sendMessage(inputChannel=7 com.a/com.a.Main (client), seq=0x1, type=0x2)
           com.a-200   (  200) [000] d..2. 1.000710: tracing_mark_write: E|200
           com.a-200   (  200) [000] d..2. 1.000800: tracing_mark_write: E|200
 InputDispatcher-101   (  100) [000] d..2. 1.001100: tracing_mark_write: B|100|receiveMessage(inputChannel=7 com.a/com.a.Main (server), seq=0x1, type=0x2)
 InputDispatcher-101   (  100) [000] d..2. 1.001110: tracing_mark_write: E|100
     InputReader-102   (  100) [000] d..2. 1.100000: tracing_mark_write: B|100|UnwantedInteractionBlocker::notifyMotion(id=0x6)
     InputReader-102   (  100) [000] d..2. 1.100010: tracing_mark_write: E|100
 InputDispatcher-101   (  100) [000] d..2. 1.100100: tracing_mark_write: B|100|enqueueDispatchEntryLocked(inputChannel=7 com.a/com.a.Main (server), id=0x6)
 InputDispatcher-101   (  100) [000] d..2. 1.100101: tracing_mark_write: B|100|startDispatchCycleLocked(x)
 InputDispatcher-101   (  100) [000] d..2. 1.100102: tracing_mark_write: B|100|publishMotionEvent(x)
 InputDispatcher-101   (  100) [000] d..2. 1.100103: tracing_mark_write: B|100|sendMessage(inputChannel=7 com.a/com.a.Main (server), seq=0x1, type=0x1)
 InputDispatcher-101   (  100) [000] d..2. 1.100110: tracing_mark_write: E|100
 InputDispatcher-101   (  100) [000] d..2. 1.100111: tracing_mark_write: E|100
 InputDispatcher-101   (  100) [000] d..2. 1.100112: tracing_mark_write: E|100
 InputDispatcher-101   (  100) [000] d..2. 1.100113: tracing_mark_write: E|100
           com.a-200   (  200) [000] d..2. 1.100300: tracing_mark_write: B|200|receiveMessage(inputChannel=7 com.a/com.a.Main (client), seq=0x1, type=0x1)
           com.a-200   (  200) [000] d..2. 1.100310: tracing_mark_write: E|200
           com.a-200   (  200) [000] d..2. 1.100500: tracing_mark_write: B|200|processInputEvent x MOVE y
           com.a-200   (  200) [000] d..2. 1.100501: tracing_mark_write: B|200|deliverInputEvent src=0x1002 eventTimeNano=9 id=0x6
           com.a-200   (  200) [000] d..2. 1.100510: tracing_mark_write: E|200
           com.a-200   (  200) [000] d..2. 1.100520: tracing_mark_write: E|200
           com.a-200   (  200) [000] d..2. 1.100700: tracing_mark_write: B|200|sendMessage(inputChannel=7 com.a/com.a.Main (client), seq=0x1, type=0x2)
           com.a-200   (  200) [000] d..2. 1.100710: tracing_mark_write: E|200
           com.a-200   (  200) [000] d..2. 1.100900: tracing_mark_write: B|200|Choreographer#doFrame 901
           com.a-200   (  200) [000] d..2. 1.100950: tracing_mark_write: E|200
 InputDispatcher-101   (  100) [000] d..2. 1.101100: tracing_mark_write: B|100|receiveMessage(inputChannel=7 com.a/com.a.Main (server), seq=0x1, type=0x2)
 InputDispatcher-101   (  100) [000] d..2. 1.101110: tracing_mark_write: E|100
</script></html>
--- file q.sql
INCLUDE PERFETTO MODULE android.input;
SELECT dispatch_ts / 1000 AS us, dispatch_latency_dur / 1000 AS sent, handling_latency_dur / 1000 AS handled, ack_latency_dur / 1000 AS heard, total_latency_dur / 1000 AS total, event_seq AS seq, input_event_id AS id, event_action AS what, event_time AS t, frame_id AS frame, is_speculative_frame AS guess, thread_name AS name, normalized_event_channel AS channel FROM android_input_events ORDER BY 1;
--- run query --csv -f q.sql input.json
--- want
us,sent,handled,heard,total,seq,id,what,t,frame,guess,name,channel
1000103,197,400,400,997,0x1,0x5,MOVE,9,900,0,com.a,com.a/com.a.Main (server)
1100103,197,400,400,997,0x1,0x6,MOVE,9,901,1,com.a,com.a/com.a.Main (server)
