"""Distributed traces and profiles beside a second reading of their files. beyond.py TTV FOLDER

Spans: by id, begin, length, name, service, error, parent and links, from the JSON that three exporters wrote; the
protobuf of the same run must say the same. Profiles: stacks and weights of each thread; strace: the lines of calls.
"""
import base64
import binascii
import collections
import gzip
import json
import os
import re
import subprocess
import sys

TTV, FOLDER = sys.argv[1:]
PASSED = FAILED = 0


def say(name, wrong):
    """Prints whether a check held, with the first of what was WRONG."""
    global PASSED, FAILED
    if wrong:
        FAILED += 1
        print("not ok %s: %s" % (name, "; ".join(map(str, wrong[:3])) + (" ..." if len(wrong) > 3 else "")))
    else:
        PASSED += 1
        print("ok " + name)
    sys.stdout.flush()


def data(name):
    path = os.path.join(FOLDER, name)
    with (gzip.open if name.endswith(".gz") else open)(path, "rb") as f:
        return f.read()


def ask(*args):
    done = subprocess.run([TTV] + list(args), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return done.stdout.decode("utf-8", "replace") if done.returncode == 0 else ""


def export(name):
    """-> the rows of the export, by type"""
    rows = collections.defaultdict(list)
    for line in ask("export", "--format=ndjson", os.path.join(FOLDER, name)).split("\n"):
        if line:
            row = json.loads(line)
            rows[row["type"]].append(row)
    return rows


def sql(name, query):
    out = ask("query", "--json", os.path.join(FOLDER, name), query)
    return json.loads(out)["rows"] if out else None


def differ(got, want, what=""):
    """-> what is in one of two multisets alone"""
    got, want = collections.Counter(got), collections.Counter(want)
    return ["%smore: %s" % (what, (k,)) for k in (got - want)] + ["%sless: %s" % (what, (k,)) for k in (want - got)]


# ---------------------------------------------------------------- spans

Span = collections.namedtuple("Span", "trace id parent name ts dur service error links events")


def hexid(text):
    """An id as hex digits: it may be base64."""
    if not text:
        return ""
    if re.fullmatch(r"[0-9a-fA-F]{16}|[0-9a-fA-F]{32}", text):
        return text.lower()
    return binascii.hexlify(base64.b64decode(text)).decode()


def attribute(of, name):
    for a in of.get("attributes", []):
        if a["key"] == name:
            return a["value"].get("stringValue")
    return None


def otlp(documents):
    for doc in documents:
        for rs in doc.get("resourceSpans") or doc.get("batches"):
            service = attribute(rs["resource"], "service.name")
            for ss in rs["scopeSpans"]:
                for s in ss["spans"]:
                    ts, end = int(s["startTimeUnixNano"]), int(s["endTimeUnixNano"])
                    yield Span(hexid(s["traceId"]), hexid(s["spanId"]), hexid(s.get("parentSpanId")), s["name"], ts,
                               end - ts, service, s.get("status", {}).get("code") in (2, "STATUS_CODE_ERROR"),
                               tuple(hexid(l["spanId"]) for l in s.get("links", [])),
                               tuple((int(e["timeUnixNano"]), e["name"]) for e in s.get("events", [])))


def zipkin(spans):
    for s in spans:
        tags = s.get("tags", {})
        yield Span(s["traceId"], s["id"], s.get("parentId", ""), s["name"], s["timestamp"] * 1000,
                   s["duration"] * 1000, s["localEndpoint"]["serviceName"],
                   "error" in tags or tags.get("otel.status_code") == "ERROR", (),
                   tuple((a["timestamp"] * 1000, a["value"]) for a in s.get("annotations", [])))


def jaeger(document):
    for t in document["data"]:
        for s in t["spans"]:
            tags = {tag["key"]: tag["value"] for tag in s["tags"]}
            refs = [(r["refType"], r["spanID"], r["traceID"]) for r in s["references"]]
            first = next((r for r in refs if r[0] == "CHILD_OF" and r[2] == s["traceID"]), None)
            names = [[f["value"] for f in log["fields"] if f["key"] == "event"] for log in s["logs"]]
            yield Span(s["traceID"], s["spanID"], first[1] if first else "", s["operationName"],
                       s["startTime"] * 1000, s["duration"] * 1000, t["processes"][s["processID"]]["serviceName"],
                       tags.get("error") is True or tags.get("otel.status_code") == "ERROR",
                       tuple(r[1] for r in refs if r is not first),
                       tuple((log["timestamp"] * 1000, name[0]) for log, name in zip(s["logs"], names)))


def is_error(args):
    return args.get("otel.status_code") == "ERROR" or args.get("error") not in (None, False)


def check_spans(name, spans, figures=None):
    """Holds a file's export against its spans."""
    spans = list(spans)
    by_id = {s.id: s for s in spans}
    rows = export(name)
    upid = {p["upid"]: p["name"] for p in rows["process"]}
    service = {t["track"]: upid[t["upid"]] for t in rows["track"] if "upid" in t}
    slices = {r["id"]: r for r in rows["slice"]}
    id_of = {r["id"]: r["args"]["span_id"] for r in rows["slice"] if "span_id" in r.get("args", {})}
    got = [(a["trace_id"], a["span_id"], r["name"], r["ts"], r["dur"], service[r["track"]], is_error(a))
           for r in rows["slice"] if r["id"] in id_of for a in [r["args"]]]
    say(name + ": spans", differ(got, [(s.trace, s.id, s.name, s.ts, s.dur, s.service, s.error) for s in spans]))
    say(name + ": events", differ(
        [(r["ts"], r["name"]) for r in rows["slice"] + rows["instant"] if r["id"] not in id_of],
        [e for s in spans for e in s.events]))
    flows = collections.defaultdict(list)
    for f in rows["flow"]:
        flows[f["cat"]].append((id_of.get(f["from"]), id_of.get(f["to"])))
    nested = [(id_of.get(r["parent"]), id_of[i]) for i, r in slices.items() if i in id_of and "parent" in r]
    say(name + ": parents", differ(nested + flows["parent"],
                                   [(s.parent, s.id) for s in spans if s.parent in by_id]))
    say(name + ": nested spans lie inside their parents", [
        (p, c) for p, c in nested if by_id[c].ts < by_id[p].ts or
        by_id[c].ts + by_id[c].dur > by_id[p].ts + by_id[p].dur or by_id[c].service != by_id[p].service])
    say(name + ": links", differ([tuple(sorted(pair)) for pair in flows["link"]],
                                 [tuple(sorted((l, s.id))) for s in spans for l in s.links if l in by_id]))
    counted = sql(name, "SELECT count(*), sum(dur) FROM slice")
    say(name + ": as many slices, as long, in SQL",
        differ([tuple(r) for r in counted or []], [(len(slices), sum(r["dur"] for r in slices.values()))]))
    table = [line.split("\t") for line in ask("stat", "--table=async", "--format=tsv", "--max=0",
                                              os.path.join(FOLDER, name)).split("\n")[1:] if line]
    say(name + ": as many of each name in stat", differ(
        [(row[0], int(row[1])) for row in table], collections.Counter(r["name"] for r in slices.values()).items()))
    say(name + ": nothing to report", [w for w in rows["warning"]])
    if figures:
        say(name + ": figures", differ(figures, [("spans", len(spans)), ("traces", len({s.trace for s in spans})),
                                                 ("errors", sum(s.error for s in spans)),
                                                 ("events", sum(len(s.events) for s in spans)),
                                                 ("links", sum(len(s.links) for s in spans))]))


def check_traces(name, spans, ids):
    """Holds what --trace takes by its id, or a beginning of that, against the spans of some traces."""
    wrong = []
    for trace in ids:
        mine = [s for s in spans if s.trace == trace]
        want = [(s.ts, s.dur, s.name) for s in mine] + [(at, 0, what) for s in mine for at, what in s.events]
        least = next(n for n in range(1, len(trace) + 1)
                     if len({s.trace for s in spans if s.trace.startswith(trace[:n])}) == 1)
        for said in {trace, trace[:least]}:
            rows = ask("list", "--ndjson", "--trace=" + said, os.path.join(FOLDER, name)).split("\n")
            rows = [json.loads(row) for row in rows if row]
            wrong += differ([(r["ts"], r["dur"], r["name"]) for r in rows], want, said + ": ")
    say(name + ": the spans of each trace", wrong if ids else ["there are none"])


def path_of(spans, kinds, root):
    """Yields (ts, dur, id) of the critical path of a span, backwards."""
    called = collections.defaultdict(list)
    for s in spans:
        if s.dur > 0 and kinds[s.id] not in (4, 5):
            called[s.parent].append(s)

    def back(id, ts, end):
        cut = sorted((-min(s.ts + s.dur, end), max(s.ts, ts), n, s.id) for n, s in enumerate(called[id]))
        now = end
        for last, first, _, child in cut:
            if -last <= now and first < -last:
                if -last < now:
                    yield -last, now + last, id
                yield from back(child, first, -last)
                now = first
        if ts < now:
            yield ts, now - ts, id
    return back(root.id, root.ts, root.ts + root.dur)


def check_paths(name, spans, documents):
    """Holds the critical paths of traces against a second walk, and their sums against the lengths of roots."""
    kinds = {hexid(s["spanId"]): s.get("kind", 0) for doc in documents for rs in doc["resourceSpans"]
             for ss in rs["scopeSpans"] for s in ss["spans"]}
    path, wrong = os.path.join(FOLDER, name), []
    ids = {r["id"]: r["args"]["span_id"] for r in export(name)["slice"] if "span_id" in r.get("args", {})}
    for root in (s for s in spans if not s.parent):
        want = list(path_of([s for s in spans if s.trace == root.trace], kinds, root))
        rows = [json.loads(row) for row in ask("why", "--way=path", "--ndjson", "--trace=" + root.trace,
                                               path).split("\n") if row]
        wrong += differ([(r["ts"], r["spent"], ids[r["id"]]) for r in rows], want, root.trace + ": ")
        if sum(r["spent"] for r in rows) != root.dur or sum(d for _, d, _ in want) != root.dur:
            wrong.append(root.trace + " does not add up")
    say(name + ": critical paths", wrong)


def value_of(v):
    """What an AnyValue of OTLP's JSON is."""
    if "arrayValue" in v:
        return [value_of(e) for e in v["arrayValue"].get("values", [])]
    if "kvlistValue" in v:
        return {e["key"]: value_of(e["value"]) for e in v["kvlistValue"].get("values", [])}
    if "intValue" in v:
        return int(v["intValue"])
    return next(iter(v.values()), None)


def check_attributes(name, documents):
    """Holds the args of spans and of their links against their attributes."""
    args = {r["args"]["span_id"]: r["args"] for r in export(name)["slice"] if "span_id" in r.get("args", {})}
    wrong, n = [], 0
    for doc in documents:
        for s in (s for rs in doc["resourceSpans"] for ss in rs["scopeSpans"] for s in ss["spans"]):
            got = args[s["spanId"]]
            want = {a["key"]: value_of(a["value"]) for a in s["attributes"]}
            own = [k for k in got if k not in ("trace_id", "span_id", "parent_id", "links", "trace_state") and
                   not k.startswith("otel.")]
            links = [dict({"trace_id": l["traceId"], "span_id": l["spanId"]},
                          **{a["key"]: value_of(a["value"]) for a in l.get("attributes", [])})
                     for l in s.get("links", [])]
            n += len(want)
            if sorted(own) != sorted(want) or any(got[k] != want[k] for k in want):
                wrong.append((s["spanId"], got, want))
            if got.get("links", []) != links:
                wrong.append((s["spanId"], got.get("links"), links))
    say(name + ": attributes of spans and links", wrong if n else ["there are none"])


def check_tags(name, tags):
    """Holds the args of spans against their TAGS by id, but for those that are fields of a slice."""
    wrong = []
    for r in export(name)["slice"]:
        if "span_id" in r.get("args", {}):
            got, want = r["args"], dict(tags[r["args"]["span_id"]])
            kind = want.pop("span.kind", None)
            own = {k: v for k, v in got.items() if k not in ("trace_id", "span_id", "parent_id")}
            if own != want or (kind and kind != r["cat"]):
                wrong.append((got["span_id"], own, want))
    say(name + ": tags", wrong)


def check_same(*names):
    """Holds the exports of one recording in several forms against each other."""
    first = [r for r in export(names[0]).items() if r[0] != "trace"]
    for name in names[1:]:
        other = [r for r in export(name).items() if r[0] != "trace"]
        say("%s: the export of %s" % (name, names[0]), differ(map(str, other), map(str, first)))


def spans():
    small = [("spans", 386), ("traces", 29), ("errors", 15), ("events", 51), ("links", 21)]
    large = [("spans", 23884), ("traces", 1598), ("errors", 1070), ("events", 3214), ("links", 490)]
    where = "distributed/"
    three = list(otlp([json.loads(data(where + "three-services.otlp.json.gz"))]))
    check_spans(where + "three-services.otlp.json.gz", three, small)
    check_spans(where + "three-services.otlp.pb.gz", three)
    check_spans(where + "three-services.otlp.len.pb.gz", three)
    many = list(otlp(json.loads(line) for line in data(where + "many.otlp.jsonl.gz").split(b"\n") if line.strip()))
    check_spans(where + "many.otlp.jsonl.gz", many, large)
    check_spans(where + "many.otlp.len.pb.gz", many)
    for name in "three-services.otlp.json.gz", "three-services.otlp.pb.gz":
        check_traces(where + name, three, sorted({s.trace for s in three}))
    check_paths(where + "three-services.otlp.json.gz", three, [json.loads(data(where + "three-services.otlp.json.gz"))])
    check_traces(where + "many.otlp.jsonl.gz", many, sorted({s.trace for s in many})[:1])
    for name in ("three-services.otlp.json.gz", "three-services.otlp.pb.gz"):
        check_attributes(where + name, [json.loads(data(where + "three-services.otlp.json.gz"))])
    check_same(where + "three-services.otlp.json.gz", where + "three-services.otlp.pb.gz",
               where + "three-services.otlp.len.pb.gz")
    check_same(where + "many.otlp.jsonl.gz", where + "many.otlp.len.pb.gz")
    check_spans(where + "one-trace.tempo.json", otlp([json.loads(data(where + "one-trace.tempo.json"))]))
    check_spans(where + "three-services.zipkin.json.gz", zipkin(json.loads(
        data(where + "three-services.zipkin.json.gz"))))
    check_spans(where + "three-services.jaeger.json.gz", jaeger(json.loads(
        data(where + "three-services.jaeger.json.gz"))))
    name = where + "three-services.zipkin.json.gz"
    check_tags(name, {s["id"]: s.get("tags", {}) for s in json.loads(data(name))})
    name = where + "three-services.jaeger.json.gz"
    check_tags(name, {s["spanID"]: {tag["key"]: tag["value"] for tag in s["tags"]}
                      for t in json.loads(data(name))["data"] for s in t["spans"]})


# ---------------------------------------------------------------- profiles

def check_samples(name, want, warnings=()):
    """Holds samples against WANT: (thread, stack from the root on, weight)."""
    rows = export(name)
    want = list(want)
    thread = {t["utid"]: t.get("name") for t in rows["thread"]}
    thread = {t["track"]: thread[t["utid"]] for t in rows["track"] if t["kind"] == "sample"}
    got = [(thread[r["track"]], tuple(r["stack"]), r["weight"]) for r in rows["sample"]]
    say(name + ": samples", differ(got, want))
    # weights of several types have no sum: flame takes the type that is named so,
    # the default, else the last
    types = list(dict.fromkeys(who for who, _, _ in want))
    default = [r["value"] for r in rows["metadata"] if r["name"] == "default_sample_type"]
    shown = types if types == [None] else \
        ["samples"] if "samples" in types else default or types[-1:]
    sums = collections.Counter(), collections.Counter()
    for of, them in zip(sums, (got, want)):
        for who, _, weight in them:
            of[who] += weight
    say(name + ": sums of weights", [] if all(abs(sums[0][k] - sums[1][k]) < 1e-6 for k in sums[0] | sums[1])
        else [dict(sums[0]), dict(sums[1])])
    lines = [line for line in ask("flame", "--weight=samples", "--format=folded",
                                  os.path.join(FOLDER, name)).split("\n") if line]
    total = sum(float(line.rpartition(" ")[2]) for line in lines)
    of_shown = sum(weight for who, weight in sums[1].items() if who in shown)
    say(name + ": the same sum in flame", [] if abs(total - of_shown) < 1e-6 else [total])
    say(name + ": repairs", differ([(w["code"], w["count"]) for w in rows["warning"]], warnings))
    if "ts" not in rows["sample"][0] or not rows["trace"][0]["format"] in ("pprof", "folded", "heapprofile"):
        return
    at, wrong = collections.Counter(), []
    for r in sorted(rows["sample"], key=lambda r: r["ts"]):
        if abs(r["ts"] - at[r["track"]]) > 0.5:
            wrong.append((r["ts"], at[r["track"]]))
        at[r["track"]] += r["weight"]
    say(name + ": a sample begins where the weights before it end", wrong)


def folded(text):
    for line in text.split("\n"):
        if line:
            stack, _, weight = line.rpartition(" ")
            yield None, tuple(re.sub(r"_\[[kwij]\]$", "", f) for f in stack.split(";")), float(weight)


def varint(b, i):
    value = shift = 0
    while True:
        value |= (b[i] & 127) << shift
        shift += 7
        i += 1
        if b[i - 1] < 128:
            return value, i


def fields(b):
    """Yields (number, value) of the fields of a message."""
    i = 0
    while i < len(b):
        tag, i = varint(b, i)
        if tag & 7 == 0:
            value, i = varint(b, i)
        else:
            if tag & 7 != 2:
                raise ValueError("wire type %d" % (tag & 7))
            n, i = varint(b, i)
            value, i = b[i:i + n], i + n
        yield tag >> 3, value


def numbers(value):
    """The integers of a repeated field, packed or one."""
    if isinstance(value, int):
        return [value]
    found, i = [], 0
    while i < len(value):
        v, i = varint(value, i)
        found.append(v)
    return found


Frame = collections.namedtuple("Frame", "name file line module inlined")


def pprof(b):
    top = collections.defaultdict(list)
    for number, value in fields(b):
        top[number].append(value)
    texts = [v.decode() for v in top[6]]
    types = [texts[dict(fields(v)).get(1, 0)] for v in top[1]]
    functions = {dict(fields(f))[1]: dict(fields(f)) for f in top[5]}
    modules = {dict(fields(m))[1]: texts[dict(fields(m)).get(5, 0)] for m in top[3]}
    places = {}
    for place in top[4]:		# the lines of one place: the innermost first
        parts = list(fields(place))
        lines = [dict(fields(v)) for n, v in parts if n == 4]
        place = dict(parts)
        places[place[1]] = [
            Frame(texts[functions[line[1]].get(2, 0)], texts[functions[line[1]].get(4, 0)], line.get(2, 0),
                  modules.get(place.get(2, 0), ""), i + 1 < len(lines))
            for i, line in enumerate(lines)][::-1]
    for sample in top[2]:
        stack, values = [], []
        for number, value in fields(sample):
            if number == 1:
                stack += numbers(value)
            elif number == 2:
                values += numbers(value)
        frames = tuple(f for place in reversed(stack) for f in places[place])
        for name, value in zip(types, values):
            if value:
                yield name, frames, value


def frames_of(row):
    """The frames of a sample of the export."""
    rows = row.get("frames") or [{}] * len(row["stack"])
    return tuple(Frame(name, f.get("file", ""), f.get("line", 0), f.get("module", ""), f.get("inlined", False))
                 for name, f in zip(row["stack"], rows))


def check_pprof(name):
    b = data(name)
    want = list(pprof(b))
    check_samples(name, [(who, tuple(f.name for f in frames), weight) for who, frames, weight in want])
    rows = export(name)
    thread = {t["utid"]: t.get("name") for t in rows["thread"]}
    thread = {t["track"]: thread[t["utid"]] for t in rows["track"] if t["kind"] == "sample"}
    say(name + ": places of frames", differ(
        [(thread[r["track"]], frames_of(r), r["weight"]) for r in rows["sample"]], want))
    top = dict((n, v) for n, v in fields(b) if isinstance(v, int))
    facts = {r["name"]: r["value"] for r in rows["metadata"]}
    say(name + ": what it says of itself", differ(
        [(k, facts[k]) for k in ("time_nanos", "duration_nanos", "period") if k in facts],
        [(k, top[n]) for k, n in (("time_nanos", 9), ("duration_nanos", 10), ("period", 12)) if top.get(n)]))


def heap(document):
    stacks, left = {}, [(document["head"], ())]
    while left:
        node, stack = left.pop()
        stack += (node["callFrame"]["functionName"] or "(anonymous)",)
        stacks[node["id"]] = stack
        left += [(child, stack) for child in node["children"]]
    for s in document["samples"]:
        if s["nodeId"] in stacks:
            yield None, stacks[s["nodeId"]], s["size"]


def cpuprofile(document):
    nodes = {n["id"]: n for n in document["nodes"]}
    parent = {c: n["id"] for n in document["nodes"] for c in n.get("children", [])}
    for leaf in document["samples"]:
        stack, at = [], leaf
        while at is not None:
            stack.append(nodes[at]["callFrame"]["functionName"] or "(anonymous)")
            at = parent.get(at)
        yield tuple(stack[::-1])


def perf_frame(line):
    """-> (name, module, whether it is inlined), without a module where it is that of its caller"""
    m = FRAME.match(line)
    name = re.sub(r"\+0x[0-9a-f]+$", "", m["name"])
    inlined = m["module"] == "inlined"
    if name == "[unknown]" and m["module"] != "[unknown]":
        name = "[%s]" % m["module"].rpartition("/")[2]
    return name, "" if inlined or m["module"] == "[unknown]" else m["module"], inlined


def with_modules(frames):
    """Gives inlined frames the module of what they are in: FRAMES begin with the root."""
    out, module = [], ""
    for name, own, inlined in frames:
        module = module if inlined else own
        out.append((name, module, inlined))
    return tuple(out)


def perf(text, head):
    """Yields (thread, frames, weight) of samples whose lines HEAD matches."""
    now = None
    for line in text.split("\n"):
        m = head.match(line)
        if m:
            if now:
                yield now[0], with_modules(now[1]), now[2]
            now = [m["comm"].strip(), (), int(m["period"])]
        elif now and line.startswith("\t"):
            now[1] = (perf_frame(line),) + now[1]
    if now:
        yield now[0], with_modules(now[1]), now[2]


FRAME = re.compile(r"\t *[0-9a-f]+ (?P<name>.*?) \((?P<module>[^()]*)\)$")
PERF = re.compile(r"(?P<comm>.*?\S) +\d+(?:/\d+)? (?:\[\d+\] )? *\d+\.\d+: +(?P<period>\d+) +(?:cpu-clock|task-clock)")


def check_perf(name, head=PERF):
    rows = export(name)
    thread = {t["utid"]: t.get("name") for t in rows["thread"]}
    thread = {t["track"]: thread[t["utid"]] for t in rows["track"] if t["kind"] == "sample"}
    lines = data(name).decode().split("\n")
    text = "\n".join(line for line in lines if not line.startswith("#"))
    want = list(perf(text, head))
    stacks = any(n for _, n, _ in want)
    got = [(thread[r["track"]], tuple((f.name, f.module, f.inlined) for f in frames_of(r)) if stacks
            else (), r["weight"]) for r in rows["sample"]]
    say(name + ": threads, frames, weights", differ(got, want) if want else ["nothing was read"])
    say(name + ": nothing to report", rows["warning"])


def profiles():
    where = "profiles/"
    for name in ("burn.folded", "burn-kernel-decimal.folded"):
        check_samples(where + name, folded(data(where + name).decode()))
    for name in ("go-cpu.pb.gz", "go-cpu-raw.pb", "go-heap.pb.gz", "go-allocs.pb.gz", "go-block.pb.gz"):
        check_pprof(where + name)
    document = json.loads(data(where + "app.heapprofile"))
    want = list(heap(document))
    unknown = len(document["samples"]) - len(want)
    check_samples(where + "app.heapprofile", want, [("bad-sample", unknown)] if unknown else [])
    rows = export(where + "app.cpuprofile")
    document = json.loads(data(where + "app.cpuprofile"))
    times, at = [], document["startTime"]
    for delta in document["timeDeltas"]:
        at += delta
        times.append(at * 1000)
    say(where + "app.cpuprofile: times and stacks", differ(
        [(r["ts"], tuple(r["stack"])) for r in rows["sample"]], zip(times, cpuprofile(document))))
    for name in ("ttv-flame-sampled.speedscope.json", "ttv-flame-slices.speedscope.json.gz"):
        check_evented(where + name)
    for name in ("perf-script-default.txt.gz", "perf-script-pidtid.txt.gz", "perf-script-reltime.txt.gz",
                 "perf-script-deltatime.txt.gz", "perf-script-events.txt.gz", "perf-script-nostack.txt",
                 "perf-script-dwarf-inline.txt.gz"):
        check_perf(where + name)
    document = json.loads(data(where + "perf-data-convert.json.gz"))
    name = where + "perf-data-convert.json.gz"
    rows = export(name)
    tid = {t["utid"]: t["tid"] for t in rows["thread"]}
    tid = {t["track"]: tid[t["utid"]] for t in rows["track"] if t["kind"] == "sample"}
    say(name + ": threads, times, frames", differ(
        [(tid[r["track"]], r["ts"], len(r["stack"]), r.get("cpu")) for r in rows["sample"]],
        [(s["tid"], s["timestamp"], len(s["callchain"]), s.get("cpu")) for s in document["samples"]]))


def check_evented(name):
    """Holds slices against what speedscope's evented profiles open and close."""
    document = json.loads(data(name))
    frames = [f["name"] for f in document["shared"]["frames"]]
    want = []
    for p in document["profiles"]:
        stack = []
        for e in p["events"]:
            if e["type"] == "O":
                stack.append((e["at"], e["frame"]))
            else:
                at, frame = stack.pop()
                want.append((len(stack), at, frames[frame], e["at"] - at))
    rows = export(name)
    say(name + ": slices", differ([(r["depth"], r["ts"], r["name"], r["dur"]) for r in rows["slice"]], want))
    say(name + ": the same in SQL", differ(
        [tuple(r) for r in sql(name, "SELECT depth, count(*), sum(dur) FROM slice GROUP BY depth") or []],
        [(d, sum(w[0] == d for w in want), sum(w[3] for w in want if w[0] == d)) for d in {w[0] for w in want}]))


# ---------------------------------------------------------------- system calls

CALL = re.compile(r"(?P<tid>\d+) (?P<ts>\d+\.\d+) (?P<name>\w+)\(.*? <(?P<dur>\d+\.\d+)>$")
BEGUN = re.compile(r"(?P<tid>\d+) (?P<ts>\d+\.\d+) (?P<name>\w+)\(.*<unfinished \.\.\.>$")
DONE = re.compile(r"(?P<tid>\d+) (?P<ts>\d+\.\d+) <\.\.\. (?P<name>\w+) resumed>.* <(?P<dur>\d+\.\d+)>$")
ENDLESS = re.compile(r"(?P<tid>\d+) (?P<ts>\d+\.\d+) (?P<name>\w+)\(.* = \?$")
SIGNAL = re.compile(r"(?P<tid>\d+) (?P<ts>\d+\.\d+) (?:--- (?P<signal>\w+) |\+\+\+ (?P<end>.*) \+\+\+)")


def ns(text):
    whole, _, part = text.partition(".")
    return int(whole) * 10 ** 9 + int(part.ljust(9, "0"))


def check_strace(name):
    """Holds slices against calls: (tid, begin, name, length), instants against signals and ends."""
    calls, marks, begun, endless = [], [], {}, {}
    for line in data(name).decode().split("\n"):
        m = SIGNAL.match(line)
        if m:
            marks.append((int(m["tid"]), ns(m["ts"]), m["signal"] or m["end"]))
            if m["end"] and m["tid"] in endless:
                ts, call = endless.pop(m["tid"])
                calls.append((int(m["tid"]), ts, call, ns(m["ts"]) - ts))
            continue
        for kind, m in ((k, k.match(line)) for k in (DONE, BEGUN, CALL, ENDLESS)):
            if m and kind is DONE:
                calls.append((int(m["tid"]), begun.pop(m["tid"]), m["name"], ns(m["dur"])))
            elif m and kind is BEGUN:
                begun[m["tid"]] = ns(m["ts"])
            elif m and kind is CALL:
                calls.append((int(m["tid"]), ns(m["ts"]), m["name"], ns(m["dur"])))
            elif m:
                endless[m["tid"]] = (ns(m["ts"]), m["name"])
            if m:
                break
    rows = export(name)
    tid = {t["utid"]: t["tid"] for t in rows["thread"]}
    tid = {t["track"]: tid[t["utid"]] for t in rows["track"] if "utid" in t}
    say(name + ": calls", differ([(tid[r["track"]], r["ts"], r["name"], r["dur"]) for r in rows["slice"]], calls))
    say(name + ": signals and ends", differ([(tid[r["track"]], r["ts"], r["name"]) for r in rows["instant"]], marks))
    counted = sql(name, "SELECT count(*), sum(dur) FROM slice WHERE dur != 0 OR cat = 'strace'")
    say(name + ": the same in SQL", differ([tuple(r) for r in counted or []],
                                           [(len(calls), sum(c[3] for c in calls))]))


def strace():
    check_strace("profiles/strace-f-ttt-T.txt.gz")
    names = collections.defaultdict(set)
    for name in ("strace-f-ttt-T.txt.gz", "strace-f-tt-T-y.txt.gz", "strace-f-ttt-r-Y-n.txt.gz",
                 "strace-stderr-f-t.txt.gz", "strace-f-ns.txt.gz"):
        rows = export("profiles/" + name)
        upid = {t["utid"]: t["upid"] for t in rows["thread"]}
        per = collections.Counter(upid.values())
        say("profiles/" + name + ": threads of processes", differ(per.values(), [2, 1, 1]))
        names[tuple(sorted(collections.Counter(r["name"] for r in rows["slice"]).items()))].add(name)
    # five recordings of one program: timing decides how often it waits, not what it calls
    say("profiles/strace-*: 188 calls each", [(n, k) for k, n in names.items() if sum(c for _, c in k) != 188])


spans()
profiles()
strace()
print("%d passed, %d failed" % (PASSED, FAILED))
sys.exit(FAILED != 0)
