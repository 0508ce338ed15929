#!/usr/bin/env python3
"""Usage: matrix.py

Commands by options: `ttv help COMMAND` says which of the shared options a
command has, the table below says which it owes, and each is tried in each.

- A form by its word is the form by its shorthand; JSON is one document, NDJSON
  an object a line, CSV and TSV have as many fields in each row.  Forms for
  files have the same fields, and none that `ttv help fields` has not.
- A range of time is the same from the start, on the clock of the trace and of
  the day; the ts of one command is a --from of another.
- --output has what stdout has, and takes the place of no file without --force.
"""
import csv, io, json, os, re, subprocess, sys, tempfile

TTV = os.path.abspath(os.environ.get('TTV') or os.path.join(os.environ.get('top_builddir', 'build'), 'ttv'))
FORMS = 'plain csv tsv json ndjson markdown'.split()
RULE = 'max(dur of work) < 1s'
SQL = 'select ts, dur, name, null as absent from slice order by ts'
# what a command is, its words around the trace, what it owes besides
COMMANDS = {
    'find': (['find', '/./', 'TRACE'], FORMS, 'max from track process filter output'),
    'list': (['list', 'TRACE'], FORMS, 'max from track process filter output'),
    'stat': (['stat', 'TRACE'], FORMS, 'max from track process filter output'),
    'why': (['why', '--slice=4', 'TRACE'], FORMS, 'max from output'),
    'diff': (['diff', '--all', 'TRACE', 'OTHER'], FORMS + ['folded', 'github'], 'max from track process filter output'),
    'assert': (['assert', 'TRACE', RULE], FORMS + ['junit', 'tap', 'github'],
               'from track process filter output'),
    'query': (['query', 'TRACE', SQL], FORMS, 'max from output'),
    'metric': (['metric', 'time_by_name', 'TRACE'], FORMS, 'max output'),
    'check': (['check', 'BROKEN'], FORMS, 'output'),
    'info': (['info', 'TRACE'], ['plain', 'json'], 'output'),
    'export': (['export', 'TRACE'], ['ndjson', 'json', 'perfetto'], 'from track process output'),
    'fleet': (['fleet', 'check', 'FLEET'], FORMS, 'output'),
    'flame': (['flame', 'TRACE'], 'text folded speedscope svg'.split(),
              'max from track process filter output'),
}
# JSON that is no table of rows
DOCUMENTS = {'info', 'export', 'diff', 'check'}
passed = failed = 0


def ok(name, is_ok, seen=''):
    global passed, failed
    print('%s %s' % ('ok' if is_ok else 'not ok', name))
    if not is_ok:
        print('# %r' % (seen,))
    passed += bool(is_ok)
    failed += not is_ok


def run(*words):
    p = subprocess.run((TTV,) + words, stdin=subprocess.DEVNULL, capture_output=True)
    return p.returncode, p.stdout


def out(command, *options):
    return run(*(COMMANDS[command][0] + list(options)))[1]


def options_of(command):
    text = run('help', command)[1].decode().split('Options of loading')[0]
    return set(re.findall(r'^ {2}(?:-\w, |    )--([\w-]+)', text, re.M))


def ndjson(data):
    return [json.loads(line) for line in data.decode().splitlines()]


def separated(data, tab):
    if tab:
        return [line.split('\t') for line in data.decode().splitlines()]
    return list(csv.reader(io.StringIO(data.decode(), newline='')))


def keys(rows):
    """The keys of objects, in their order; of all of them together."""
    return list(dict.fromkeys(k for row in rows for k in row))


def check_forms(command, forms, has):
    data = {f: out(command, '--format=' + f) for f in forms}
    ok(command + ' has its forms', all(data.values()), data)
    ok(command + ' has no other form', run(*(COMMANDS[command][0] + ['--format=none']))[0] == 2)
    ok(command + ' has a default', out(command) == data[forms[0]])
    for f in forms:
        if f in FORMS[1:]:
            ok('%s --%s is its form' % (command, f), f in has and out(command, '--' + f) == data[f])
    if 'json' in data:
        document = json.loads(data['json'])
    if 'ndjson' not in data or command == 'export':
        return
    lines = ndjson(data['ndjson'])
    ok(command + ' has objects in ndjson', lines and all(type(row) is dict for row in lines))
    if command not in DOCUMENTS:
        ok(command + ' has columns and rows in json', list(document) == ['columns', 'rows'] and
           len(document['rows']) == len(lines) and
           all(len(row) == len(document['columns']) for row in document['rows']), document)
        ok(command + ' has the same values in both', all(
            {k: v for k, v in zip(document['columns'], row) if k in line} == line
            for row, line in zip(document['rows'], lines)))
        ok(command + ' has no member beyond its columns', set(keys(lines)) <= set(document['columns']))
    if command == 'diff':
        ok('diff has the lines of ndjson in json', document == lines)
        return
    for f in 'csv', 'tsv':
        rows = separated(data[f], f == 'tsv')
        ok('%s %s has whole rows' % (command, f), len(rows) == len(lines) + 1 and
           all(len(row) == len(rows[0]) for row in rows), rows[:2])
        ok('%s %s has the columns of json' % (command, f),
           rows[0] == (document['columns'] if command not in DOCUMENTS else keys(lines)) or
           command == 'check' and set(keys(lines)) <= set(rows[0]), rows[0])
    ok(command + ' markdown is a table', data['markdown'].split(b'\n')[0].startswith(b'|'))


TYPES = {'text': str, 'integer': (int, str), 'ns': (int, float), 'number': (int, float), 'truth': bool, 'object': dict}


def fields_of():
    """Members by command: name to type."""
    found, rows = {}, None
    for line in run('help', 'fields')[1].decode().splitlines():
        if line.startswith('ttv '):
            rows = found.setdefault(line[4:], {})
        m = re.match(r'  (\S+) \((\w+)\)', line)
        if m:
            rows[m[1]] = TYPES[m[2]]
    return found


def members(value, path=''):
    """The paths of all that is in a value, each with what is there."""
    if isinstance(value, dict):
        for k, v in value.items():
            yield from members(v, path + '.' + k if path else k)
    elif isinstance(value, list):
        for v in value:
            yield from members(v, path + '[]')
    else:
        yield path, value


def unlisted(listed, value):
    """What a table of fields does not say, or has another type."""
    for path, v in members(value):
        whole = [p for p in listed if path == p or listed[p] is dict and path.startswith(p + '.')]
        if not whole:
            yield path
        elif listed[whole[0]] is not dict and v is not None and not isinstance(v, listed[whole[0]]):
            yield path, v


def check_fields(traces):
    fields = fields_of()
    seen = {c: set() for c in fields}
    for trace in ['TRACE', 'BROKEN'] + traces:
        runs = {'info': ['info', '--json', trace], 'check --json': ['check', '--json', trace],
                'check': ['check', '--ndjson', trace], 'list': ['list', '--ndjson', '--max=50', trace],
                'find': ['find', '--ndjson', '--max=50', '/e/', trace],
                'assert': ['assert', '--ndjson', trace, 'max(dur of /./) < 1ms', 'count(nothing) == 0']}
        for way in 'causes', 'inside', 'path':
            runs['why ' + way] = ['why', '--ndjson', '--way=' + way, trace]
        tables = trace == 'TRACE' or 'systrace' in trace
        for table in tables * 'slices async states cpus counters instants flows objects'.split():
            runs['stat ' + table] = ['stat', '--cpu', '--ndjson', '--max=3', '--table=' + table, trace]
        for name, words in runs.items():
            command = name if name in fields else name.split()[0]
            data = run(*words)[1]
            values = ndjson(data)
            if command == 'stat':       # keys of --by are names of their own
                for row in values:
                    for key in 'name', 'counter', 'process', 'thread':
                        row.pop(key, None)
                    if 'counter' in name:       # its values are numbers, not ns
                        for key in 'first', 'last', 'min', 'max':
                            seen[command].add(key)
            if command == 'info':
                for value in values:
                    value['warnings'] = [{}]
            bad = {str(x) for v in values for x in unlisted(fields[command], v)}
            if bad:
                ok('%s of %s has members that help lists' % (name, os.path.basename(trace)), False, sorted(bad)[:9])
            seen[command] |= {p for v in values for p, _ in members(v)}
    for command in 'find', 'list', 'assert', 'check', 'why', 'stat':
        missing = set(fields[command]) - seen[command] - {'KEY', 'name' if command == 'assert' else ''}
        ok('all members of %s are there' % command, not missing, sorted(missing))
    ok('the members are those that help lists', True)
    ok('all others have fields', set(fields) <= set(COMMANDS) | {'check --json'}, fields.keys())


def check_max(command, has):
    form = '--ndjson' if 'ndjson' in has else None
    if form:
        rows = ndjson(out(command, form))
        if command != 'diff':       # of tables for people alone
            ok(command + ' --max=1 has the first row', ndjson(out(command, form, '--max=1')) == rows[:1])
            ok(command + ' --max=0 has all', ndjson(out(command, form, '--max=0')) == rows)


def check_range(command):
    start = 1000000     # ns, of the first event
    for a, b in (10, 60), (0, 20), (45, 999):
        by = {
            'start': ('--from=%dus' % a, '--to=%dus' % b),
            'clock': ('--from=@%d' % (start + a * 1000), '--to=@%dus' % (start // 1000 + b)),
        }
        extra = ['--way=path'] if command == 'why' else []
        words = [w for w in COMMANDS[command][0] if not (extra and w.startswith('--slice'))] + extra
        if command == 'query':
            words = ['query', 'TRACE', 'select * from slice where ts < $end and ts + dur > $start']
        seen = {k: run(*(words + list(v))) for k, v in by.items()}
        ok('%s %d to %d us is one range on both clocks' % (command, a, b),
           seen['start'] == seen['clock'] and seen['start'][0] in (0, 1), seen)
    ok(command + ' refuses a range that is none', run(*(words + ['--from=2s', '--to=1s']))[0] == 2)
    code = run(*(words + ['--from=@2026-11-23T00:00:00Z']))[0]
    ok(command + ' does not guess the day', code == 2, code)


def check_chosen(command, has):
    """--track, --process and --filter take part of the rows, and nothing of a name that is not there."""
    form = '--ndjson' if 'ndjson' in has else '--format=folded'
    for option, some in ('track', 'main'), ('process', 'app'), ('filter', 'work'):
        if option not in has or command == 'assert':
            continue
        all_of, part, none = (out(command, form, *w) for w in ([], ['--%s=%s' % (option, some)],
                                                              ['--%s=nowhere' % option]))
        ok('%s --%s takes a part' % (command, option), part and len(part) < len(all_of), part)
        if command not in ('diff', 'export', 'assert'):
            ok('%s --%s of nothing' % (command, option), none == b'', none)


def check_parts():
    """What assert and diff say of a part is what stat says of it."""
    for part in (['--from=10us', '--to=45us'], ['--filter=dur>10us'], ['--track=main'], ['--process=other'],
                 ['--from=12us', '--to=14us', '--filter=work', '--track=helper']):
        rows = ndjson(run('stat', '--ndjson', '--whole', *part, 'TRACE')[1])
        for name in 'work', 'paint':
            stat = [r for r in rows if r['name'] == name]
            rule = 'sum(dur of %s) == %dns' % (name, sum(r['wall'] for r in stat))
            code, data = run('assert', '--ndjson', *part, 'TRACE', rule)
            ok('assert %s: %s' % (' '.join(part), rule), code == 0, data)
        rows = ndjson(run('stat', '--ndjson', *part, 'TRACE')[1])
        lines = ndjson(run('diff', '--ndjson', '--all', '--min=0', *part, 'TRACE', 'TRACE')[1])
        seen = {r['key']: (r['old_self'], r['old_wall'], r['old_count']) for r in lines if r['type'] == 'slices'}
        want = {r['name']: (r['self'], r['wall'], r['count']) for r in rows}
        ok('diff %s has the sums of stat' % ' '.join(part), seen == want and want, (seen, want))


def check_output(command):
    name = 'out-' + command
    words = COMMANDS[command][0]
    code, data = run(*words)
    first = run(*(words + ['-o', name]))
    ok(command + ' -o writes what stdout has', first == (code, b'') and open(name, 'rb').read() == data, first)
    ok(command + ' -o leaves a file alone', run(*(words + ['--output=' + name]))[0] == 2 and
       open(name, 'rb').read() == data)
    with open(name, 'wb') as f:
        f.write(b'x' * (len(data) + 9))
    ok(command + ' --force writes over it', run(*(words + ['-o', name, '--force']))[0] == code and
       open(name, 'rb').read() == data)
    ok(command + ' -o - is stdout', run(*(words + ['-o', '-'])) == (code, data))
    trace = words[-2] if words[-1] in (RULE, SQL) else words[-1]
    before = open(trace, 'rb').read()
    ok(command + ' writes not over what it reads', run(*(words + ['-o', trace, '--force']))[0] == 2 and
       open(trace, 'rb').read() == before)


def check_null():
    ok('--null of csv', out('query', '--csv', '--null=\\N').decode().splitlines()[1].endswith(',\\N'))
    ok('--null of plain', '(none)' in out('query', '--null=(none)').decode())
    ok('--null of json is null', ndjson(out('query', '--ndjson', '--null=x'))[0]['absent'] is None)
    ok('--null of an absent member', any(',-,' in line for line in
       out('find', '--csv', '--null=-').decode().splitlines()))


def check_paste():
    """A ts of one command is a --from of another, and finds what it is of."""
    for command in 'list', 'find', 'query':
        row = [r for r in ndjson(out(command, '--ndjson')) if r['name'] == 'paint'][0]
        words = ['--from=@%d' % row['ts'], '--to=@%d' % (row['ts'] + row['dur'])]
        for other in 'list', 'find':
            seen = [r['name'] for r in ndjson(out(other, '--ndjson', *words))]
            ok('the ts of %s is one of %s' % (command, other), 'paint' in seen and 'early' not in seen, seen)


def write_traces():
    def meta(name, pid, tid, value):
        return {'ph': 'M', 'name': name, 'pid': pid, 'tid': tid, 'args': {'name': value}}

    def slice(name, ts, dur, tid=1, pid=1, cat='c'):
        return {'ph': 'X', 'name': name, 'cat': cat, 'pid': pid, 'tid': tid, 'ts': 1000 + ts, 'dur': dur}
    events = [meta('process_name', 1, 1, 'app'), meta('process_name', 2, 5, 'other'),
              meta('thread_name', 1, 1, 'main'), meta('thread_name', 1, 2, 'helper'),
              slice('early', 0, 8), slice('work', 10, 30), slice('paint', 50, 20, 1),
              slice('work', 12, 5, 2), slice('late', 80, 10, 5, 2),
              {'ph': 'N', 'name': 'T', 'id': 1, 'pid': 1, 'tid': 1, 'ts': 1001},
              {'ph': 'D', 'name': 'T', 'id': 1, 'pid': 1, 'tid': 1, 'ts': 1009},
              {'ph': 'i', 's': 't', 'name': 'mark', 'pid': 1, 'tid': 1, 'ts': 1030},
              {'ph': 'C', 'name': 'heap', 'pid': 1, 'ts': 1020, 'args': {'kb': 5}},
              {'ph': 's', 'name': 'go', 'cat': 'f', 'id': 1, 'pid': 1, 'tid': 1, 'ts': 1015},
              {'ph': 'f', 'bp': 'e', 'name': 'go', 'cat': 'f', 'id': 1, 'pid': 1, 'tid': 1, 'ts': 1050}]
    with open('TRACE', 'w') as f:
        json.dump(events, f)
    run('export', '-f', 'parquet', '--table=slice', '-o', 'FLEET', 'TRACE')
    with open('OTHER', 'w') as f:
        json.dump(events + [slice('work', 100, 5000)], f)
    with open('BROKEN', 'w') as f:
        f.write(json.dumps(events + [{'ph': 'E', 'name': 'x', 'pid': 1, 'tid': 1, 'ts': 1200}]))


def main():
    folder = os.path.join(os.environ.get('top_srcdir') or os.path.join(os.path.dirname(__file__), '../..'), 'traces')
    traces = [os.path.abspath(os.path.join(folder, name)) for name in
              ('go-tool-trace.json', 'chromium-memory-infra.json.gz', 'atrace.systrace')]
    os.environ.update(LC_ALL='C.UTF-8', TTV_CACHE='')
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        write_traces()
        listed = re.findall(r'^  (\w+) ', run('help')[1].decode(), re.M)
        with_forms = {c for c in listed if 'format' in options_of(c)}
        ok('the commands with forms are those of the table', with_forms == set(COMMANDS), with_forms)
        for command, (_, forms, owed) in COMMANDS.items():
            has = options_of(command)
            ok(command + ' has what it owes', set(owed.split()) <= has, sorted(set(owed.split()) - has))
            check_forms(command, forms, has)
            if 'max' in has:
                check_max(command, has)
            if 'from' in has:
                check_range(command)
            check_chosen(command, has)
            check_output(command)
        check_parts()
        check_null()
        check_paste()
        check_fields(traces)
        os.chdir('/')
    print('%d passed, %d failed' % (passed, failed))
    return failed != 0


sys.exit(main())
