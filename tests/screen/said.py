#!/usr/bin/env python3
"""Usage: said.py [WORD]

What the viewer says when keys have been typed, to the letter: its message, what
is selected, where the cursor and the view are.  Each row of the tables below is
keys and lines that stand on the screen then, from its top to its bottom, with
one space for many, or the part of the title from "view" on.  A line that ends with ... is only
its beginning.  With WORD, only the rows with it in their keys.
"""
import concurrent.futures
import json
import os
import subprocess
import sys
import tempfile

from said_more import MIXED, MORE

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
TTV = os.path.abspath(os.environ.get('TTV', os.path.join(TOP, 'build', 'ttv')))

# A process of two threads and a counter.  run has read, wait in it, read; an
# arrow goes from wait to job.
SMALL = '''[
{"ph":"M","name":"process_name","pid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"work"}},
{"ph":"X","name":"run","cat":"k","ts":0,"dur":100,"pid":1,"tid":1},
{"ph":"X","name":"read","ts":10,"dur":30,"pid":1,"tid":1,"args":{"file":"x.c"}},
{"ph":"X","name":"wait","ts":15,"dur":5,"pid":1,"tid":1},
{"ph":"X","name":"read","ts":50,"dur":40,"pid":1,"tid":1},
{"ph":"i","name":"within","ts":60,"pid":1,"tid":1,"s":"t"},
{"ph":"i","name":"late","ts":120,"pid":1,"tid":1,"s":"t"},
{"ph":"X","name":"job","ts":30,"dur":30,"pid":1,"tid":2},
{"ph":"s","name":"go","id":1,"ts":16,"pid":1,"tid":1},
{"ph":"f","name":"go","id":1,"ts":30,"pid":1,"tid":2,"bp":"e"},
{"ph":"C","name":"mem","ts":0,"pid":1,"args":{"kb":5}},
{"ph":"C","name":"mem","ts":60,"pid":1,"args":{"kb":9}},
{"ph":"C","name":"mem","ts":130,"pid":1,"args":{"kb":7}}]
'''
# app sleeps, is woken by db after 300 us, waits 200 us more for the CPU, runs for
# 300 us with draw in it, and is blocked at the end; db waits for the CPU then.
KERNEL = '''\
# tracer: nop
#
           app-7     (      7) [000] d..2. 1.000000: sched_switch: prev_comm=app prev_pid=7 prev_prio=120 prev_state=S ==> next_comm=db next_pid=8 next_prio=120
           db-8      (      8) [000] d..2. 1.000300: sched_waking: comm=app pid=7 prio=120 target_cpu=000
           db-8      (      8) [000] d..2. 1.000500: sched_switch: prev_comm=db prev_pid=8 prev_prio=120 prev_state=R ==> next_comm=app next_pid=7 next_prio=120
           app-7     (      7) [000] ..... 1.000600: tracing_mark_write: B|7|draw
           app-7     (      7) [000] ..... 1.000700: tracing_mark_write: E|7
           app-7     (      7) [000] d..2. 1.000800: sched_switch: prev_comm=app prev_pid=7 prev_prio=120 prev_state=D ==> next_comm=db next_pid=8 next_prio=120
           db-8      (      8) [000] d..2. 1.000900: sched_switch: prev_comm=db prev_pid=8 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
'''
# run and the first read take longer in the other, which has no wait, but born.
OLD = '''\
[{"ph":"M","name":"process_name","pid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"run","cat":"k","ts":0,"dur":100000,"pid":1,"tid":1},
{"ph":"X","name":"read","ts":10000,"dur":30000,"pid":1,"tid":1},
{"ph":"X","name":"wait","ts":15000,"dur":5000,"pid":1,"tid":1},
{"ph":"X","name":"read","ts":50000,"dur":40000,"pid":1,"tid":1}]
'''
NEW = '''\
[{"ph":"M","name":"process_name","pid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":1,"tid":3,"args":{"name":"extra"}},
{"ph":"X","name":"run","cat":"k","ts":0,"dur":110000,"pid":1,"tid":1},
{"ph":"X","name":"read","ts":10000,"dur":35000,"pid":1,"tid":1},
{"ph":"X","name":"read","ts":50000,"dur":40000,"pid":1,"tid":1},
{"ph":"X","name":"born","ts":95000,"dur":5000,"pid":1,"tid":1},
{"ph":"X","name":"job","ts":30000,"dur":30000,"pid":1,"tid":3}]
'''

# A header takes longer in the other, and one is new; job has no label.
HEADS = [json.dumps([
    dict(ph='X', pid=1, tid=1, name=name, ts=ts, dur=dur,
         args=dict(detail='/usr/%s.h' % head))
    for name, head, ts, dur in rows]) for rows in (
        (('Source', 'a', 0, 9000), ('Source', 'b', 9000, 5000),
         ('job', 'c', 14000, 2000)),
        (('Source', 'a', 0, 9000), ('Source', 'b', 9000, 25000),
         ('Source', 'c', 34000, 3000), ('job', 'd', 37000, 7000)))]

SAID = {
    'small': [
        ('<Esc>zz~', '~ does nothing here; ? shows the keys'),
        # what there is not
        (':area-copy<Enter>', 'there is no area: v, V, % or r makes one'),
        (':area-by name<Enter>', 'there is no area: v, V, % or r makes one'),
        (':area-sort count<Enter>',
         'there is no area: v, V, % or r makes one'),
        (':area-tracks main<Enter>',
         'there is no area: v, V, % or r makes one'),
        ("''", 'nothing was jumped from'),
        ('<C-o>', 'no place before this one'),
        ('g;', 'no place after this one'),
        ('\\', 'no filter: & sets one'),
        ('P', 'no track is pinned; p pins one'),
        ('X', 'no track is hidden; x hides one'),
        ('gd', 'no other file is compared; :diff FILE takes one'),
        ('U', 'no view change to undo'),
        ('<C-r>', 'no view change to do again'),
        ('n', 'no search yet: / begins one'),
        ('N', 'no search yet: / begins one'),
        ("g'", 'no marks yet: ma sets one, mm marks the time of the '
         'selection'),
        ('g9', 'no alerts: they come with --with FILE.sql, or :track and a '
         'column alert_type'),
        (':nosuch<Enter>', 'nosuch: ...'),
        (':list-f<Enter>', 'list-f: several commands begin so'),
        (':list-down<Enter>', 'no list is open'),
        ("'q", "no mark q"),
        # steps from the second read, which is selected first
        ('l', 'nothing after this on the row'),
        ('hh', 'nothing before this on the row'),
        ('.', 'nothing after this on the track'),
        (',,,,', 'nothing before this on the track'),
        ('uu', 'nothing is around this slice'),
        ('3uu', 'nothing is around this slice'),
        ('o', 'nothing is inside this slice'),
        ('hoo', 'nothing is inside this slice'),
        ('/late<Enter>u', 'no slice is around this instant'),
        ('/within<Enter>uuu', 'nothing is around this slice'),
        ('tmem<Enter>$u', 'nothing ran on a thread or CPU then'),
        ('ggu', 'no slice is selected: h and l take one, / finds one'),
        ('ggo', 'no slice is selected: h and l take one, / finds one'),
        ('glglglglgl', 'no shorter slice on this track'),
        ('4glgl', 'no shorter slice on this track'),
        ('/late<Enter>WgL', 'no slice of this track begins here'),
        ('tmem<Enter>glglglgl', 'no lower value of this counter'),
        # what is selected
        ('ggr', 'nothing is selected'),
        ('ggyn', 'nothing is selected'),
        ('ggyd', 'nothing is selected'),
        ('ggyy', 'nothing is selected'),
        ('/late<Enter>yd', 'the selection has no length'),
        ('yd', '0.04 ms: copied, 7 bytes'),
        ('yn', 'the name: copied, 4 bytes'),
        ('gg*', 'nothing with a name is selected'),
        ('gg#', 'nothing with a name is selected'),
        ('gggO', 'no slice is selected: h and l take one, / finds one'),
        ('gg;SELECT $slice<Enter>', '$slice: no slice is selected'),
        # tracks
        ('x', 'main [1] is hidden; U undoes that, X shows all'),
        ('xX', '1 shown again: main [1]'),
        ('p', 'main [1] is pinned; p unpins it, P all'),
        ('pp', 'main [1] is not pinned any more'),
        ('pP', '1 track unpinned'),
        ('pJpP', '2 tracks unpinned'),
        ('zs', 'processes and their tracks: as in the trace'),
        (':sort-tracks upward<Enter>',
         'upward: not one of opened, trace, busy, name, first'),
        (':goto-track zz<Enter>', 'zz: no such track'),
        ('tzz<Enter>', 'zz: no such track'),
        ('e', 'the trace does not grow: ttv -f follows one that does'),
        (':keep 5s<Enter>', 'the trace does not grow'),
        (':save x<Enter>',
         'the trace does not grow: its file has all of it'),
        # marks
        ('mq', "mark q is here; 'q comes back"),
        ('m1', 'a mark is a letter from a to z'),
        ('mm', "marked: 40 µs; g' lists the marks"),
        ('mmmm', 'the mark is gone'),
        ('hmmlmm', 'marked: 40 µs, 10 µs behind the one before'),
        ('m-', 'measures from here to where m- is pressed next'),
        ('m-m-', 'measures no more'),
        ('hm-lm-', "gap: 10 µs; g' lists the marks"),
        ('um-om-', "overlap: 40 µs; g' lists the marks"),
        ("mag'x", 'the mark is gone'),
        (':mark-delete<Enter>', "no mark here; g' lists them"),
        (':mark-edit<Enter>', "no mark here; g' lists them"),
        # lists
        ('g2/zz<Enter>', 'zz: not in this list'),
        ('g2n', 'nothing was searched in a list'),
        ('g2&zz<Enter>', 'no line has "zz"; all are shown'),
        ('?i', 'it has all of the screen'),
        (':list-sort dur<Enter>', 'no list of slices or hits is open'),
        (':list-invert<Enter>', 'no list of slices or hits is open'),
        (':list-copy<Enter>', 'no list of slices or hits is open'),
        ('g2:list-sort zz<Enter>', 'zz: not one of ...'),
        ('?GGG<Enter>', 'no command is on this line'),
        ('g7', 'nothing to report: the trace is as it should be'),
        ('g5', '130 µs, from 0 on; f fills the view with it, Esc forgets it'),
        # searches
        ('/zz<Enter>', 'nothing has zz in its name or its args'),
        ('/zz<Enter>n', 'no search yet: / begins one'),
        ('/read<Enter>n', 'match 1 of 2: the first one again'),
        ('/read<Enter>NN', 'match 2: the last one again'),
        ('/read<Enter>', 'app [1] / main [1] depth 1 2 slices /read match 2 of '
         '2 line 3/7'),
        ('/read<Enter>N', 'app [1] / main [1] depth 1 2 slices /read match 1 of '
         '2 line 3/7'),
        ('/read<Enter>u', 'app [1] / main [1] depth 0 1 slice /read 2 matches '
         'line 2/7'),
        ('/late<Enter>gn', 'no match has a length'),
        ('/read<Enter>ggGgN', 'no match is selected'),
        ('/read<Enter>gn', 'the longest match: 40 µs'),
        # prompts
        (':bind<Enter>', '"": give up to 4 keys such as gx or <C-x>'),
        (':bind -m zz x quit<Enter>',
         'zz: no such mode: normal, list, inspector, help, warnings'),
        (':bind x<Enter>', 'bind x to which command?'),
        (':bind x zz<Enter>', 'zz: no such command'),
        (':set zz=1<Enter>', 'zz: no such setting'),
        (':label x<Enter>', 'label NAME ARG[,ARG...]'),
        (':waits !<Enter>', 'waits NAME, or !NAME'),
        (':waits<Enter>', 'waits NAME, or !NAME'),
        ('gtzz<Enter>', "zz: not a time such as 12.5ms, +3us, 50%, @12s, "
         "'a+1ms"),
        ('gt1s<Enter>', '1s: the trace ends before'),
        ('d', 'the whole trace is in view'),
        ('A', 'the whole trace is in view'),
        ('0', 'the whole trace is in view'),
        ('sS', 'the whole trace is in view'),
        ('99ww', 'a column is 1 ns: no time is shorter'),
        ('gt14:03:05<Enter>',
         '14:03:05: the trace does not say what time of day it was'),
        (':diff<Enter>', 'which file? :diff FILE'),
        (':diff /nonexistent<Enter>',
         '/nonexistent: No such file or directory'),
        (':align start<Enter>', 'there are no two files to align'),
        (':align<Enter>', 'there are no two files to align'),
        (':twin<Enter>',
         'no other file is compared; :diff FILE takes one'),
        (':track<Enter>', 'track NAME SELECT ts, dur, name ...'),
        (':track "x SELECT<Enter>', 'track: the name has no end'),
        (':track x<Enter>', 'track NAME SELECT ts, dur, name ...'),
        (':untrack<Enter>', 'untrack NAME'),
        (':untrack x<Enter>', 'no query has made a track x'),
        ('<C-c>', 'q quits'),
        # flows and causes
        (']', 'no flow leaves here or from inside'),
        ('[', 'no flow comes here or to what is around'),
        ('}', 'no flow leaves here'),
        ('{', 'no flow comes here'),
        ('/late<Enter>WgC', 'no thread works here'),
        ('gP', 'no flow or wakeup leaves here'),
        ('hogO', 'nothing is inside of it'),
        ('ho]', 'flow to work [2]'),
        ('ho][', 'flow from main [1]'),
        # the flame graph
        ('Fk', 'nothing is above'),
        ('Fl', 'no box is there'),
        ('Fjjjj', 'nothing is below'),
        ('Fh', 'no box is there'),
        ('Fu', 'all of it is shown'),
        ('F/zz<Enter>', 'zz: no box has this name'),
        ('Fn', 'nothing was searched here'),
        ('F*', 'it has no name'),
        ('Fg', 'there is nothing to go to'),
        ('F/read<Enter>:flame-find zz<Enter>', 'zz: no box has this name'),
        ('F:flame-weight zz<Enter>', 'zz is none of: ...'),
        ('F:flame-weight samples<Enter>L',
         'samples have no labels; w weighs slices'),
        (':flame-left<Enter>', 'no flame graph is open: F opens it'),
        # areas
        ('%:area-by zz<Enter>', 'zz: group by one or two of name label '
         'category thread process track depth parent file operation args.NAME'),
        ('%:area-sort zz<Enter>', 'zz: no such column'),
        ('%e/x<Enter>', '/x: scripts write no files'),
        ('%y', '4 rows as TSV: copied, 482 bytes'),
        # settings that go round
        ('C', 'the bars of counters show by how much they change over a '
         'column'),
        ('CC', 'the bars of counters show their change in a second'),
        ('CCC', 'the bars of counters show the logarithm of their value'),
        ('CCCC', 'the bars of counters show their value'),
        ('c', 'colour=category'),
        ('cc', 'colour=process'),
        ('ccc', 'colour=thread'),
        ('cccc', 'colour=duration, ...'),
        ('ccccc', 'colour=self, ...'),
        ('cccccc', 'colour=name'),
        ('T', 'times from the left edge of the view'),
        ('TT', "times as the trace's clock has them"),
        ('TTT', 'times from the start of the trace'),
        ('zszs', 'processes and their tracks: busiest first'),
        ('zszszs', 'processes and their tracks: by name'),
        ('zszszszs', 'processes and their tracks: by first event'),
        ('zszszszszs', 'processes and their tracks: as opened'),
        ('&read<Enter>\\', 'the filter is off; \\ uses it again, & changes it'),
        ('&read<Enter>\\\\', 'the filter is on'),
        ('xU', 'undone; 0 more, Ctrl-R does it again'),
        ('xU<C-r>', 'done again; 0 more'),
        ('Gz-', 'this cannot be lower'),
        # where keys go: what is selected, and its line
        ('', 'read', 'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of parent '
         '40.0 %', 'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('h', 'start 0.000 010 s wall 30 µs self 25 µs 83.3 % of parent 30.0 % '
         'children 1', 'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('u', 'run', 'start 0 s wall 100 µs self 30 µs 30.0 % category k '
         'children 2', 'app [1] / main [1] depth 0 1 slice line 2/7'),
        ('ho', 'wait', 'start 0.000 015 s wall 5 µs self 5 µs 100.0 % of parent '
         '16.7 % flows 0 in, 1 out',
         'app [1] / main [1] depth 2 1 slice line 4/7'),
        ('^', 'run', 'app [1] / main [1] depth 0 1 slice line 2/7'),
        ('u$', 'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of parent '
         '40.0 %'),
        ('j', 'wait', 'app [1] / main [1] depth 2 1 slice line 4/7'),
        ('2j', 'instant within', 'time 0.000 060 s scope thread',
         'app [1] / main [1] line 5/7'),
        ('jj', 'instant within', 'app [1] / main [1] line 5/7'),
        ('jjl', 'instant late', 'time 0.000 120 s scope thread'),
        ('jjll', 'nothing after this on the row'),
        ('jjh', 'nothing before this on the row'),
        ('jjj', 'job', 'start 0.000 030 s wall 30 µs self 30 µs 100.0 % '
         'flows 1 in, 0 out', 'app [1] / work [2] depth 0 1 slice line 6/7'),
        ('jjjj', 'counter mem.kb', 'value 5 time 0 s ran then run (main [1]) '
         'held for 60 µs range 5 to 9',
         'app [1] / mem.kb 5 min 5 max 9 line 7/7'),
        ('9j', 'counter mem.kb', 'app [1] / mem.kb 5 min 5 max 9 line 7/7'),
        ('Gl', 'value 9 change +4 time 0.000 060 s ran then read (main [1]) '
         'held for 70 µs range 5 to 9'),
        ('Gll', 'value 7 change -2 time 0.000 130 s ran then nothing on a '
         'thread or CPU range 5 to 9'),
        ('Glll', 'nothing after this on the row'),
        ('Ggl', 'value 9 change +4 time 0.000 060 s ran then read (main [1]) '
         'held for 70 µs range 5 to 9'),
        ('Gglgl', 'value 7 change -2 time 0.000 130 s ran then nothing on a '
         'thread or CPU range 5 to 9'),
        ('Gglglgl', 'value 5 time 0 s ran then run (main [1]) held for 60 µs '
         'range 5 to 9'),
        ('J', 'job', 'app [1] / work [2] depth 0 1 slice line 6/7'),
        ('2J', 'counter mem.kb', 'app [1] / mem.kb 5 min 5 max 9 line 7/7'),
        ('GK', 'job', 'app [1] / work [2] depth 0 1 slice line 6/7'),
        ('kk', 'app [1]', 'busy 100 µs 76.9 % threads 2 slices 5 instants 2 '
         'values 3 longest 40 µs read span 130 µs',
         'app [1] 2 threads, 1 track, 5 slices line 1/7'),
        ('gg', 'app [1] 2 threads, 1 track, 5 slices line 1/7'),
        ('6gg', 'app [1] / work [2] depth 0 1 slice line 6/7'),
        ('6G', 'app [1] / work [2] depth 0 1 slice line 6/7'),
        ('7G', 'app [1] / mem.kb 5 min 5 max 9 line 7/7'),
        ('8G', 'app [1] / mem.kb 5 min 5 max 9 line 7/7'),
        ('H', 'app [1] 2 threads, 1 track, 5 slices line 1/7'),
        ('M', 'app [1] / main [1] depth 2 1 slice line 4/7'),
        ('L', 'app [1] / mem.kb 5 min 5 max 9 line 7/7'),
        ('<C-d>', 'app [1] / mem.kb 5 min 5 max 9 line 7/7'),
        ('G<C-u>', 'app [1] 2 threads, 1 track, 5 slices line 1/7'),
        ('gg<Space>', 'app [1] 2 threads, 1 track, 5 slices line 1/1'),
        ('gg<Space><Space>', 'app [1] 2 threads, 1 track, 5 slices line 1/7'),
        ('zM', 'app [1] 2 threads, 1 track, 5 slices line 1/1'),
        ('zMzR3G', 'app [1] / main [1] depth 1 2 slices line 3/7'),
        (',', 'start 0.000 015 s wall 5 µs self 5 µs 100.0 % of parent 16.7 % '
         'flows 0 in, 1 out'),
        (',,', 'start 0.000 010 s wall 30 µs self 25 µs 83.3 % of parent 30.0 % '
         'children 1'),
        ('2,', 'start 0.000 010 s wall 30 µs self 25 µs 83.3 % of parent 30.0 % '
         'children 1'),
        ('^2.', 'wait', 'app [1] / main [1] depth 2 1 slice line 4/7'),
        ('gl', 'run'),
        ('glgl', 'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of parent '
         '40.0 %'),
        ('3gl', 'start 0.000 010 s wall 30 µs self 25 µs 83.3 % of parent 30.0 % '
         'children 1'),
        ('4gl', 'wait'),
        # 208 columns: 629 ns each for 130 us and its edge, then powers of the
        # root of 2; what the cursor stands on keeps its column, the 80th
        ('', 'view 0.0 µs .. 130.8 µs 131 µs 629 ns/col'),
        ('s', 'view 0.0 µs .. 130.8 µs 131 µs 629 ns/col'),
        ('w', 'view 9.2 µs .. 115.7 µs 106 µs 512 ns/col'),
        ('W', 'view 42.77 µs .. 61.69 µs 18.9 µs 91 ns/col'),
        ('6w', 'view 42.77 µs .. 61.69 µs 18.9 µs 91 ns/col'),
        ('Wd', 'view 47.50 µs .. 66.43 µs 18.9 µs 91 ns/col'),
        ('Wa', 'view 38.03 µs .. 56.96 µs 18.9 µs 91 ns/col'),
        ('WD', 'view 61.69 µs .. 80.62 µs 18.9 µs 91 ns/col'),
        ('WA', 'view 23.84 µs .. 42.77 µs 18.9 µs 91 ns/col'),
        ('WDD', 'view 80.62 µs .. 99.55 µs 18.9 µs 91 ns/col'),
        ('W5d', 'view 66.43 µs .. 85.35 µs 18.9 µs 91 ns/col'),
        ('W0', 'view 0.0 µs .. 130.8 µs 131 µs 629 ns/col'),
        ('WdU', 'view 0.0 µs .. 130.8 µs 131 µs 629 ns/col'),
        ('f', 'view 49.0 µs .. 90.8 µs 41.8 µs 201 ns/col'),
        ('ff', 'view 0.0 µs .. 130.8 µs 131 µs 629 ns/col'),
        ('hf', 'view 9.3 µs .. 40.7 µs 31.4 µs 151 ns/col'),
        ('rf', 'view 49.0 µs .. 90.8 µs 41.8 µs 201 ns/col'),
        ('/late<Enter>f', 'view 110.56 µs .. 129.49 µs 18.9 µs 91 ns/col'),
        ('W<End>', 'view 111.29 µs .. 130.22 µs 18.9 µs 91 ns/col'),
        ('W<Home>', 'view -0.18 µs .. 18.74 µs 18.9 µs 91 ns/col'),
        ('Wgt50%<Enter>', 'view 50.86 µs .. 69.79 µs 18.9 µs 91 ns/col'),
        # half-typed keys and counts are forgotten
        ('g<Esc>j', 'wait'),
        ('2<Esc>j', 'wait'),
        ('2<C-c>j', 'wait'),
        # what panes and lists say, line by line
        ("hm-lm-g'", 'marks 1 of 1',
         '> range 40.000 µs 10 µs -10 µs gap main [1]'),
        ("mammhmbg'", 'marks 1 of 3',
         'MARK AT LENGTH SINCE CURSOR NOTE, TRACK',
         "> 'b 10.000 µs +0 main [1]",
         'range 50.000 µs 40 µs +40 µs +40 µs main [1]',
         "'a 50.000 µs -40 µs +40 µs main [1]"),
        ("mamMbusy<Enter>g'", 'marks 1 of 2',
         '> range 50.000 µs 40 µs +0 busy main [1]'),
        ("mahg'<Enter>", 'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of '
         'parent 40.0 %'),
        ("mah'a", 'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of '
         'parent 40.0 %'),
        ("mah'a''", 'start 0.000 010 s wall 30 µs self 25 µs 83.3 % of parent '
         '30.0 % children 1'),
        ("mah'a<C-o>", 'start 0.000 010 s wall 30 µs self 25 µs 83.3 % of '
         'parent 30.0 % children 1'),
        ("mah'a<C-o>g;", 'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of '
         'parent 40.0 %'),
        ('g2', 'all slices, by length 1 of 5',
         'START LENGTH▾ SELF DEPTH TRACK CATEGORY NAME',
         '> 0 s 100 µs 30 µs 0 main [1] k run',
         '0.000 050 s 40 µs 40 µs 1 main [1] read',
         '0.000 010 s 30 µs 25 µs 1 main [1] read',
         '0.000 030 s 30 µs 30 µs 0 work [2] job',
         '0.000 015 s 5 µs 5 µs 2 main [1] wait'),
        ('g2I', 'START LENGTH▴ SELF DEPTH TRACK CATEGORY NAME',
         '> 0.000 015 s 5 µs 5 µs 2 main [1] wait',
         '0.000 010 s 30 µs 25 µs 1 main [1] read',
         '0.000 030 s 30 µs 30 µs 0 work [2] job',
         '0.000 050 s 40 µs 40 µs 1 main [1] read',
         '0 s 100 µs 30 µs 0 main [1] k run'),
        ('g2>', 'START LENGTH SELF▾ DEPTH TRACK CATEGORY NAME',
         '> 0.000 050 s 40 µs 40 µs 1 main [1] read',
         '0 s 100 µs 30 µs 0 main [1] k run',
         '0.000 030 s 30 µs 30 µs 0 work [2] job',
         '0.000 010 s 30 µs 25 µs 1 main [1] read',
         '0.000 015 s 5 µs 5 µs 2 main [1] wait'),
        ('g2<lt>', '> 0 s 100 µs 30 µs 0 main [1] k run',
         '0.000 010 s 30 µs 25 µs 1 main [1] read',
         '0.000 015 s 5 µs 5 µs 2 main [1] wait',
         '0.000 030 s 30 µs 30 µs 0 work [2] job',
         '0.000 050 s 40 µs 40 µs 1 main [1] read'),
        ('g2&dur>=30us<Enter>', 'all slices, by length, those with "dur>=30us" of 5 1 of '
         '4',
         '> 0 s 100 µs 30 µs 0 main [1] k run',
         '0.000 030 s 30 µs 30 µs 0 work [2] job'),
        ('g2&cat:k<Enter>', 'all slices, by length, those with "cat:k" of 5, '
         'category k 1 of 1', '> 0 s 100 µs 30 µs 0 main [1] run'),
        ('g2G<Enter>', 'wait', 'app [1] / main [1] depth 2 1 slice line 4/7'),
        ('g2/job<Enter><Enter>', 'job',
         'app [1] / work [2] depth 0 1 slice line 6/7'),
        ('g3', 'by name clipped (*) to the area in TOTAL nested slices count '
         'once', 'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN '
         'GAPS MAX GAP OPEN',
         'run 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'read 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs 0',
         'job 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs 30 µs 0 '
         '0 0',
         'wait 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0'),
        ('g4', 'main [1] 4 100 µs 100 µs 76.9 100 µs 76.9 43.8 µs 30 µs '
         '100 µs 100 µs 5 µs 0 0 0',
         'work [2] 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs '
         '30 µs 0 0 0'),
        ('g5', 'COUNTER▴ COUNT FIRST LAST DELTA MIN MIN AT MAX MAX AT MEAN '
         'RATE/S', 'mem.kb 3 5 7 2 5 0 s 9 0.000 060 s 7.154 15,385'),
        ('gs',
         'program 2 threads longest 40 µs read main [1] 53.8 % busy Enter '
         'goes there', 'slowest 40 µs read main [1]', '30 µs job work [2]',
         'self 65 µs 50.0 % read', '30 µs 23.1 % run', '30 µs 23.1 % job',
         '5 µs 3.8 % wait'),
        # the part of the trace that an area takes, by where it begins and ends
        ('r', 'NAME COUNT ...'),
        ('hr', 'NAME COUNT ...'),
        # a click on a hint, in its line, does what its letter does
        ('<Click:2,24>', 'view 9.2 µs .. 115.7 µs 106 µs 512 ns/col'),
        ('W<Click:4,24>', 'view 39.8 µs .. 66.4 µs 26.6 µs 128 ns/col'),
        ('W<Click:12,24>', 'view 38.03 µs .. 56.96 µs 18.9 µs 91 ns/col'),
        ('W<Click:14,24>', 'view 47.50 µs .. 66.43 µs 18.9 µs 91 ns/col'),
        ('<Click:21,24>', 'start 0.000 010 s wall 30 µs self 25 µs 83.3 % of '
         'parent 30.0 % children 1'),
        ('<Click:22,24>', 'wait'),
        ('<Click:23,24>', 'run'),
        ('<Click:24,24>', 'nothing after this on the row'),
        (':set<Click:30,7>', ':set'),
        ('/rea<Click:30,7><RightClick:30,7>d<Enter>',
         'app [1] / main [1] depth 1 2 slices /read match 2 of 2 line 3/7'),
        (';SELECT 1 UNION SELECT 2<Enter>j',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
    ],
    'kernel': [
        ('',
         'kernel trace 1 CPU 100 % busy db 8 67 % db waited 300 µs for a CPU '
         'Tab, then Enter goes there', 'ran 600 µs 66.7 % db 8',
         '300 µs 33.3 % app 7',
         'waited 300 µs 33.3 % db 8: there ran app 7 100 %',
         '200 µs 22.2 % app 7: there ran db 8 100 %',
         'slowest 100 µs draw app 7',
         'app [7] / app [7] depth 0 1 slice line 4/6'),
        ('k', 'Running', 'start 0.000 500 s wall 300 µs cpu 0',
         'app [7] / app [7] / states 4 slices line 3/6'),
        ('kh', 'R runnable',
         'start 0.000 300 s wall 200 µs waited 200 µs for CPU 0 while db [8] '
         'ran 200 µs woken by db [8]'),
        ('khh', 'S sleeping',
         'start 0 s wall 300 µs slept 300 µs, woken by db [8] then waited '
         '200 µs for CPU 0 while db [8] ran'),
        ('khhh', 'nothing before this on the row'),
        ('kl', 'D uninterruptible',
         'start 0.000 800 s wall 100 µs or more blocked no end'),
        ('kll', 'nothing after this on the row'),
        ('gg', 'app', 'start 0.000 500 s wall 300 µs thread app [7] process app '
         '[7] priority 120 end state D', 'CPU 0 3 slices line 1/6'),
        ('ggl', 'db', 'start 0.000 800 s wall 100 µs thread db [8] process db [8] '
         'priority 120 end state S'),
        ('ggh', 'db', 'start 0 s wall 500 µs thread db [8] process db [8] '
         'priority 120 end state R'),
        ('ggyn', 'the name: copied, 3 bytes'),
        ('jj', 'R runnable',
         'start 0.000 500 s wall 300 µs waited 300 µs for CPU 0 while app [7] '
         'ran 300 µs', 'db [8] / db [8] / states 4 slices line 6/6'),
        ('jjl', 'Running', 'start 0.000 800 s wall 100 µs cpu 0'),
        ('jjll', 'S sleeping',
         'start 0.000 900 s wall 0 or more slept no end'),
        ('[', 'start 0.000 300 s wall 200 µs waited 200 µs for CPU 0 while db '
         '[8] ran 200 µs woken by db [8]', 'the state before, of app [7]'),
        ('[[', 'Running', 'start 0 s wall 500 µs cpu 0', 'woken by db [8]'),
        ('[[[', 'no flow comes here or to what is around'),
        ('ggl]', 'start 0.000 800 s wall 100 µs cpu 0', 'the state of db [8]'),
        ('kh]', 'start 0.000 500 s wall 300 µs cpu 0',
         'the state after, of app [7]'),
        ('khgp', 'what led here 1 of 2', 'WHEN WHY LENGTH PROCESS THREAD NAME',
         '> 200 µs app [7] app [7] runnable',
         '0 woken by 500 µs db [8] db [8] Running'),
        ('gp', 'what led here 1 of 2', '> 100 µs app [7] app [7] draw',
         '-300 µs woken by 500 µs db [8] db [8] Running'),
        # the table of an area; what has no end is apart
        ('%', 'AREA 900 µs [Slices] States CPUs 1 slice',
         'draw 1 100 µs 100 µs 100.0 100 µs 11.1 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0'),
        ('%]', 'AREA 900 µs Slices [States] CPUs 8 states',
         'by name clipped (*) to the area 2 without an end: apart',
         'NAME COUNT WALL▾ WALL% MAX AREA% AVG P50 P95 P99 MIN GAPS MAX GAP '
         'OPEN OPEN WALL',
         'Running 3 900 µs 52.9 500 µs 100.0 300 µs 300 µs 500 µs 500 µs 100 µs '
         '300 µs 300 µs 0',
         'R 2 500 µs 29.4 300 µs 55.6 250 µs 200 µs 300 µs 300 µs 200 µs 0 0 0',
         'S 1 300 µs 17.6 300 µs 33.3 300 µs 300 µs 300 µs 300 µs 300 µs 0 0 1 '
         '0', 'D 0 0 0.0 0.0 1 100 µs',
         'TOTAL 4 6 1.7 ms 100.0 500 µs 188.9 283 µs 300 µs 500 µs 500 µs '
         '100 µs 300 µs 300 µs 2 100 µs'),
        ('%]]', 'AREA 900 µs Slices States [CPUs] 3 slices',
         'db 2 600 µs 66.7 500 µs 66.7 300 µs 100 µs 500 µs 500 µs 100 µs '
         '300 µs 300 µs 0',
         'app 1 300 µs 33.3 300 µs 33.3 300 µs 300 µs 300 µs 300 µs 300 µs 0 0 '
         '0'),
        ('%[', 'AREA 900 µs Slices States [CPUs] 3 slices'),
        ('khr', 'AREA 200 µs Slices [States] CPUs 1 track 1 state',
         'R 1 200 µs 100.0 200 µs 100.0 200 µs 200 µs 200 µs 200 µs 200 µs 0 0 '
         '0', '200 µs, from 300 µs on; f fills the view with it, Esc forgets '
         'it'),
        ('F', 'VIEW 900 µs [Flame] Tree Names by wall time 1 slice',
         'all 100 µs 100.0 %'),
    ],
    'two': [
        ('', '2 of 3 pairs differ from base 1 by over 5 % and 11 µs 1 slices only '
         'in 1, 2 only in 2 1 of 2', '1 BASE 2 2 - 1 2 / 1 TRACK NAME',
         '> 100 ms 110 ms +10 ms 1.10 x main [1] run',
         '30 ms 35 ms +5 ms 1.17 x main [1] read',
         '2 pairs of slices differ; gd lists them, gt goes to the twin'),
        ('gdb', 'self time by name, in base 1 and in 2 1 of 5',
         '1 BASE 2 2 - 1 2 / 1 COUNT NAME', '> 0 30 ms +30 ms 0 -> 1 job',
         '65 ms 75 ms +10 ms 1.15 x 2 -> 2 read',
         '5 ms 0 -5 ms 0.00 x 1 -> 0 wait', '0 5 ms +5 ms 0 -> 1 born',
         '30 ms 30 ms 0 1.00 x 1 -> 1 run'),
        ('gdj<Enter>', 'read', 'start 0.010 s wall 35 ms self 35 ms 100.0 % of '
         'parent 31.8 % twin +5 ms, 1.17 times that in file 1',
         '2: app [1] / main [1] depth 1 3 slices line 6/8'),
        ('gdbj<Enter>', 'read', 'start 0.050 s wall 40 ms self 40 ms 100.0 % of '
         'parent 36.4 % twin as long in file 1'),
        ('gdgd', '1: app [1] / main [1] depth 1 2 slices line 3/8'),
        ('gdjgt', 'gt does nothing here; ? shows the keys'),
        ('gt', 'start 0.050 s wall 40 ms self 40 ms 100.0 % of parent 36.4 % '
         'twin as long in file 1',
         '2: app [1] / main [1] depth 1 3 slices line 6/8'),
        ('gtgt', 'start 0.050 s wall 40 ms self 40 ms 100.0 % of parent 40.0 % '
         'twin as long in file 2',
         '1: app [1] / main [1] depth 1 2 slices line 3/8'),
        ('^gt', 'start 0 s wall 110 ms self 30 ms 27.3 % twin +10 ms, 1.10 times '
         'that in file 1 category k children 3',
         '2: app [1] / main [1] depth 0 1 slice line 5/8'),
        ('<Esc>hogt', 'this slice has no twin'),
        ('<Esc>gggt', 'no slice is selected: h and l take one, / finds one'),
        (':align<Enter>',
         'how? :align start, clock, mark:NAME, or the name of a slice, or '
         'NAME#N'),
        (':align read#0<Enter>', '0: not a number from 1 on'),
        (':align read#x<Enter>', 'file 1 has 0 slices of this name'),
        (':align read#3<Enter>', 'file 1 has 2 slices of this name'),
        (':align wait<Enter>', 'file 2 has 0 slices of this name'),
        (':align run#2<Enter>', 'file 1 has 1 slice of this name'),
        (':align read#2<Enter>', 'files are loaded again in the viewer alone'),
        (':diff new<Enter>', 'a trace of one file can be compared'),
    ],
    'heads': [
        ('gdL', 'self time by name and label, in base 1 and in 2 1 of 4',
         '1 BASE 2 2 - 1 2 / 1 COUNT NAME',
         '> 5 ms 25 ms +20 ms 5.00 x 1 -> 1 Source /usr/b.h',
         '2 ms 7 ms +5 ms 3.50 x 1 -> 1 job',
         '0 3 ms +3 ms 0 -> 1 Source /usr/c.h',
         '9 ms 9 ms 0 1.00 x 1 -> 1 Source /usr/a.h'),
        ('gdL<Enter>', 'start 0.009 s wall 25 ms self 25 ms 100.0 % twin '
         '+20 ms, 5.00 times that in file 1'),
        ('gdLjj<Enter>', 'start 0.034 s wall 3 ms self 3 ms 100.0 % '
         'twin none in file 1'),
        ('gdLL', 'self time by name, in base 1 and in 2 1 of 2',
         '> 14 ms 37 ms +23 ms 2.64 x 2 -> 3 Source'),
        ('gdLb', '2 of 3 pairs differ from base 1 by over 5 % and 4.4 µs '
         '0 slices only in 1, 1 only in 2 1 of 2'),
        ('gdLbb', 'self time by name and label, in base 1 and in 2 1 of 4'),
    ],
    # ranges and a cursor that are no part of the trace, or not all of them
    'behind': [('', 'ttv: small: the range lies outside of the trace, which '
                'is 130 µs long', 'the range lies outside of the trace, which '
                'is 130 µs long')],
    'before': [('', 'ttv: small: the range lies outside of the trace, which '
                'is 130 µs long')],
    'later': [('', 'ttv: small: the range lies outside of the trace, which '
               'is 130 µs long')],
    'partly': [('', 'the trace is 130 µs long, and nothing is beyond',
                'view 85.7 µs .. 130.5 µs 44.7 µs 215 ns/col')],
    'nearly': [('', 'app [1] / main [1] depth 1 2 slices line 3/7')],
    'cursor': [('', '--cursor: the trace ends before')],
}

# Of names that are no trace of that name: what else is said to ttv.
FILES = {
    'two': ['--diff', 'old', 'new'],
    'heads': ['--diff', 'head1', 'head2'],
    'behind': ['--from=1s', '--to=2s', 'small'],
    'before': ['--to=-1us', 'small'],
    'later': ['--from=1s', 'small'],
    'partly': ['--from=90us', '--to=1s', 'small'],
    'nearly': ['--from=-1us', '--to=131us', 'small'],
    'cursor': ['--cursor=1s', 'small'],
}


def traces(work):
    for name, text in (('small', SMALL), ('kernel', KERNEL), ('old', OLD),
                       ('new', NEW), ('mixed', MIXED),
                       ('head1', HEADS[0]), ('head2', HEADS[1])):
        with open(os.path.join(work, name), 'w') as f:
            f.write(text)


def bottom(work, name, keys):
    done = subprocess.run(
        [TTV, 'shot', '--size=240x24', '--keys=' + keys, *FILES.get(name, [name])],
        cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    lines = done.stdout.decode('utf-8', 'replace').rstrip('\n').split('\n')
    lines = [' '.join(line.split()) for line in lines]
    return lines + ['view' + lines[0].partition(' view')[2]]


def said(want, lines):
    """Returns what of a row is not there, in its order."""
    left = iter(lines)
    return [text for text in want if not (
        any(line.startswith(text[:-3]) for line in left)
        if text.endswith('...') else text in left)]


def main():
    rows = [(name, keys, want) for all in (SAID, MORE)
            for name, table in all.items() for keys, *want in table
            if not sys.argv[1:] or sys.argv[1] in keys]
    failed = 0
    with tempfile.TemporaryDirectory() as work, \
            concurrent.futures.ThreadPoolExecutor(2) as pool:
        traces(work)
        for (name, keys, want), lines in zip(rows, pool.map(
                lambda row: bottom(work, row[0], row[1]), rows)):
            lacks = said(want, lines)
            if lacks:
                print('\n# '.join(['# wanted:'] + lacks + ['it says:'] + [line for line in lines if line]))
            print('%s %s: %s' % ('not ok' if lacks else 'ok', name, keys))
            failed += bool(lacks)
    print('%d passed, %d failed' % (len(rows) - failed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
