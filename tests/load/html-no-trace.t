# A page in which the only text is no trace is none.
--- input
<html><script class="trace-data">
hello
</script></html>
--- run info input.json
--- want
input.json
  format   html
  size     56 B
  events   0

repaired or odd
  unreadable-part, once
      a text inside the file that is no trace that is known: passed over
      byte 34, line 2
--- stderr
ttv: input.json: nothing in it is a trace event at byte 0, line 1
--- status 3
