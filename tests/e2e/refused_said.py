"""What commands print that are not refused: rows of refused.py.

A row is a command, its status and lines of what it prints, as regular
expressions, in their order; without lines it prints nothing.  They are run in
turn, in one folder, with an index in the folder "kept".
"""
FILES = {
    'keys.conf': 'set colour=self\nset margin=3\nbind gx zoom-in\n'
                 'bind -m list gy list-down\n',
}
SIZE = r' *[\d.]+ KiB  '
WHEN = r'\d{4}-\d\d-\d\d \d\d:\d\d  '

IN_TURN = [
    # the list of indices
    ('cache list', 0, [r'       0 B  in .*/kept']),
    ('cache add a.json around.json', 0, []),
    ('cache list', 0, [SIZE + WHEN + 'a.json around.json',
                       SIZE + 'in .*/kept']),
    ('cache list --csv', 0, ['traces,size,used,file',
                             r'a.json around.json,\d+,\d+,[0-9a-f]{32}.ttvi']),
    ('cache list --json', 0, [
        r'{"columns":\["traces","size","used","file"\],"rows":\[',
        r'\["a.json around.json",\d+,\d+,"[0-9a-f]{32}.ttvi"\]', r'\]}']),
    ('cache add points.json', 0, []),
    ('cache list --max=1', 0, [SIZE + WHEN + 'points.json',
                               SIZE + 'in .*/kept']),
    ('cache clear', 0, [r'2 files removed, [\d.]+ KiB']),
    ('cache list --json', 0, [
        r'{"columns":\["traces","size","used","file"\],"rows":\[\]}']),
    # files of columns, for engines
    ('export --format=parquet --output=columns a.json', 0, []),
    ('fleet schema duckdb columns', 0, [
        'CREATE OR REPLACE VIEW trace AS SELECT \\* FROM',
        r"  read_parquet\('columns/trace/\*.parquet', union_by_name = true, "
        r"hive_partitioning = false\);",
        'CREATE OR REPLACE VIEW slice AS SELECT \\* FROM',
        r"  read_parquet\('columns/slice/\*.parquet', union_by_name = true, "
        r"hive_partitioning = false\);"]),
    ('fleet schema clickhouse columns', 0, [
        r'CREATE TABLE IF NOT EXISTS trace \(',
        r"  FROM file\('columns/trace/\*.parquet', Parquet\)",
        r'CREATE TABLE IF NOT EXISTS slice \(',
        r"  FROM file\('columns/slice/\*.parquet', Parquet\)"]),
    ('fleet check columns', 0, [
        r'columns/trace/[0-9a-f]{16}.parquet  trace +1 +1 *',
        r'columns/slice/[0-9a-f]{16}.parquet  slice +1 +1 *']),
    # the settings and keys of a file
    ('view --dump-config --config=keys.conf', 0, [
        '# What the colour of a slice says; name, category, process, thread, '
        'duration, self',
        'set colour=self',
        '# Columns kept between the cursor and the edge; 0 to 100',
        'set margin=3', 'bind w zoom-in', 'bind gx zoom-in',
        'bind -m list gy list-down']),
    # what there is where there are no slices
    ('stat counter.json', 0, [
        'TOTAL +0 +0 +0 +0',
        'ttv: no slices here; there is --table=counters']),
    ('stat points.json', 0, [
        'TOTAL +0 +0 +0 +0',
        'ttv: no slices here; there is --table=instants']),
    ('stat --table=counters counter.json', 0, [
        r'mem.kb +1 +5 +5 +0 +5 +0 s +5 +0 s +5']),
    ('stat --table=instants points.json', 0, [r'at +1 +0 s +0 s']),
    # what was meant, by the keys that there are, and of which trace
    ('stat --by=args.bigg --csv around.json', 0, [
        r'\(none\),2,.*',
        r'ttv: no event here has args\.bigg; did you mean big\?']),
    ('stat --each --by=args.big,args.zz around.json', 0, [
        r'ttv: around\.json: no event here has args\.zz',
        r'ttv: around\.json: 1 slice without an end counts apart \(OPEN\)']),
    # rows that are not the last statement's
    ('query --csv a.json "select 1; select null; select 2"', 0, [
        "ttv: query: only the last statement's rows are printed, not those of "
        '1 before it', '2', '2']),
    # a metric by itself
    ('metric long_tasks', 0, [
        'Outermost slices that keep a thread busy for long.', 'Parameters:',
        r'  min_dur=50ms +shortest length that is long',
        r'  thread=\* +threads, as a pattern of GLOB', 'Columns:',
        r'  id +number of the slice', r'  ts +when it begins']),
    ('metric long_tasks --csv', 0, [
        'name,help,file',
        r'long_tasks,Outermost .*,.*/metrics/long_tasks.sql']),
    ('metric --list --max=1 --tsv', 0, ['name\thelp\tfile',
                                        'compare_traces\t.*']),
    ('metric --max=1 --csv time_by_name around.json', 0, [
        'name,thread,tid,process,count,total_ns,self_ns,mean_ns,max_ns,share',
        'run,,1,,1,10000,5000,10000,10000,33.333']),
    # lists, and what was found
    ('list --sort=name --tsv around.json', 0, [
        'type\tid\tts\tdur\tself\tdepth\ttrack\tcategory\tname',
        'slice\t2\t5000\t5000\t5000\t1\tthread 1\t\tin',
        'slice\t7\t20000\t\t\t0\tthread 1\t\topen',
        'slice\t0\t0\t10000\t5000\t0\tthread 1\t\trun']),
    ('list --from=12us --to=25us --csv around.json', 0, [
        'type,id,ts,dur,self,depth,track,category,name',
        'slice,7,20000,,,0,thread 1,,open']),
    ('find --json t around.json', 0, [
        r'\["instant",1,1,0,null,"start",49\],',
        r'\["instant",5,1,10000,null,"between",306\],',
        r'\["instant",6,1,10000,null,"after",403\],',
        r'\["slice",7,1,20000,-1,"open",462\],',
        r'\["instant",8,1,30000,null,"last",\d+\]']),
    ('check around.json', 0, [
        'around.json: 11 events, 1 to report', '  unfinished, once',
        '      byte 462, line 10']),
    ('check objects.json', 0, ['objects.json: 4 events, nothing to report']),
    ('why --slice=4 --way=inside small.json', 0, [
        'ttv: nothing is inside of it',
        r' +40 µs +self 40 µs  main \[1\]  read']),
    ('why --slice=3 small.json', 0, [
        r' +30 µs  work \[2\]  job', r' +-14 µs  flow from +5 µs .* wait']),
]
