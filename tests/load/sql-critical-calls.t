# SQL: slices that hold up the thread that draws: a wait for a buffer is no work of the frame that has it, a layer is counted once more under one name, a handler only where its name is none of the frame's own.
--- input
# tracer: nop
#
          Render-201   (  200) [000] d..2. 1.000000: tracing_mark_write: B|200|DrawFrames 7
          Render-201   (  200) [000] d..2. 1.002000: tracing_mark_write: B|200|waitForBufferRelease
          Render-201   (  200) [000] d..2. 1.005000: tracing_mark_write: E|200
          Render-201   (  200) [000] d..2. 1.006000: tracing_mark_write: B|200|drawLayer [a] 5
          Render-201   (  200) [000] d..2. 1.007000: tracing_mark_write: E|200
          Render-201   (  200) [000] d..2. 1.010000: tracing_mark_write: E|200
             app-200   (  200) [001] d..2. 1.000000: tracing_mark_write: B|200|a.b.Handler: c.d$e
             app-200   (  200) [001] d..2. 1.001000: tracing_mark_write: E|200
             app-200   (  200) [001] d..2. 1.002000: tracing_mark_write: B|200|a.InputHandler: c.d$e
             app-200   (  200) [001] d..2. 1.003000: tracing_mark_write: E|200
             app-200   (  200) [001] d..2. 1.004000: tracing_mark_write: B|200|layout
--- file q.sql
INCLUDE PERFETTO MODULE android.critical_blocking_calls;
SELECT name, ts / 1000000 AS ms, dur / 1000000 AS len FROM _android_critical_blocking_calls ORDER BY 2, 1;
--- run query --csv -f q.sql input.json
--- want
name,ms,len
DrawFrames,1000,7
Handler: c.d,1000,1
layout,1004,0
drawLayer,1006,1
drawLayer [a],1006,1
