"""Accounts of the Trace Event Format, by phase and name (ttv-formats(5))."""
import collections
import json
import re

# M and top-level members that become something else than metadata.
NAMING = {"process_name", "thread_name", "process_labels", "process_sort_index",
          "thread_sort_index", "stackFrames"}
MEMBERS = {"traceEvents", "displayTimeUnit", "stackFrames", "samples"}


def parse(text):
    """The value of a text, also where its end is cut or quotes in names are not escaped."""
    text = text.rstrip().rstrip(",")
    forms = [lambda end=end: text + end for end in ("", "]", "}]", "}]}")]
    forms.append(lambda: re.sub(r'(?<="name":")[^{}]*?(?=","dur")',
                                lambda m: m.group().replace('"', '\\"'), text))
    forms.append(lambda: text[:text.rfind("},")] + "}]")
    for form in forms:
        try:
            return json.loads(form())
        except ValueError:
            pass
    return json.loads(text)


def ident(value):
    """An id as it is compared."""
    if isinstance(value, str) and re.fullmatch(r"0x[0-9a-fA-F]{1,16}|0|[1-9][0-9]*", value):
        return int(value, 0)
    return value


def event_id(event):
    id2 = event.get("id2") or {}
    return ident(event.get("id", id2.get("global", id2.get("local"))))


def in_time(events, phases):
    return sorted((e for e in events if e["ph"] in phases), key=lambda e: float(e["ts"]))


def args_of(event):
    return event.get("args") or {}


def nested(value):
    """Yields the types and ids of snapshots inside of a snapshot."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from nested(inner)
        if isinstance(value.get("id"), str):
            known = re.fullmatch(r"(.+)/(0x[0-9a-fA-F]+)", value["id"])
            if known:
                yield known.group(1), int(known.group(2), 16)
    elif isinstance(value, list):
        for inner in value:
            yield from nested(inner)


def objects(events):
    """How many objects lived, and how many snapshots of them there are."""
    alive, lives, snapshots = {}, 0, 0
    for e in in_time(events, "NOD"):
        things = [(e["name"], event_id(e))]
        if e["ph"] == "O":
            value = args_of(e).get("snapshot")
            if isinstance(value, dict):
                things = [(value.get("base_type") or e["name"], event_id(e))]
                value = {k: v for k, v in value.items() if k != "id"}
            things = list(nested(value)) + things
            snapshots += len(things)
        for name, number in things:
            key = e.get("pid"), e.get("scope", "ptr"), number
            if e["ph"] == "D":
                alive.pop(key, None)
            elif e["ph"] == "N" or alive.get(key) != name:
                lives += 1
                alive[key] = name
    return lives, snapshots


def steps(events):
    """Starts of legacy async slices while one is open, and steps that nothing ends."""
    alive, again = {}, 0
    for e in in_time(events, "STF"):
        key = e.get("cat"), e["name"], event_id(e), e.get("scope")
        if e["ph"] == "S":
            again += key in alive
            alive.setdefault(key, 0)
        elif e["ph"] == "F":
            alive.pop(key, None)
        elif key in alive:
            alive[key] = 1
    return again, sum(alive.values())


def samples(root, by):
    """How many samples the profiles have, and events that are one."""
    n = 0
    for e in by["P"] + [e for e in by["i"] + by["I"] if e.get("name") == "CpuProfile"]:
        data = args_of(e).get("data")
        if e.get("name") in ("Profile", "ProfileChunk", "CpuProfile"):
            data = data if isinstance(data, dict) else {}
            n += len(data.get("cpuProfile", data).get("samples", []))
        else:
            n += data is None
    return n + (len(root.get("samples", [])) if isinstance(root, dict) else 0)


def flow_ends(events):
    """Points that end or go on with a flow."""
    bound = [e for e in events if "bind_id" in e and e["ph"] in "BXibn"]
    return sum(e["ph"] in "tf" for e in events) + sum(e.get("flow_in") is True for e in bound)


def is_number(value):
    if isinstance(value, str):
        return re.fullmatch(r"\s*-?[0-9.]+(e[-+]?\d+)?\s*", value, re.I) is not None
    return isinstance(value, (int, float))


def series(events):
    """Values by the names of their counters."""
    n = collections.Counter()
    for e in events:
        name = str(e.get("name")) + ("[%s]" % e["id"] if "id" in e else "")
        n[name] += sum(map(is_number, args_of(e).values()))
    return +n


def names(events):
    return collections.Counter(str(e.get("name") or None) for e in events)


def is_state(event):
    return event["ph"] == "T" and "dur" in event and not {"id", "id2"} & set(event)


def events_of(root):
    """The events of a text; only the first letter of ph counts."""
    events = [e for e in (root.get("traceEvents", []) if isinstance(root, dict) else root)
              if isinstance(e, dict) and isinstance(e.get("ph"), str) and e["ph"]]
    for e in events:
        e["ph"] = e["ph"][0]
    return events


def account(data, said):
    root = parse(data.decode("utf-8", "replace"))
    events = events_of(root)
    by = collections.defaultdict(list)
    for e in events:
        by["state" if is_state(e) else e["ph"]].append(e)
    yield "X and B", names(by["X"] + by["B"]), said.names("slice", "thread")
    yield "T of threads", names(by["state"]), said.names("slice", "state")
    yield "i, I and R", names(by["i"] + by["I"] + by["R"]), said.names("instant")
    stepped = [{"name": str(args_of(e).get("step", e["name"]))} for e in by["T"] + by["p"]]
    yield "b, n, S, T and p", names(by["b"] + by["n"] + by["S"] + stepped), \
        said.names("slice", "async")
    again, last = steps(events)
    still = said.open() - last - sum(
        not isinstance(e.get("dur"), (int, float, str)) for e in by["X"])
    yield "E, e and F", len(by["E"] + by["e"] + by["F"]), \
        len(by["B"] + by["b"] + by["S"]) - again - still + said.warned["stray-end"]
    want = series(by["C"])
    came = collections.Counter(said.tracks[f["track"]]["name"] for f in said.lines["counter"])
    if by["v"]:                         # dumps have counters of their own
        came = collections.Counter({k: n for k, n in came.items() if k in want})
    yield "C", want, came
    yield "flows", flow_ends(events), len(said.lines["flow"]) - said.warned["flow-without-end"]
    yield "v and V", len(by["v"] + by["V"]), len(said.lines["memory"])
    yield "contexts", len(by["("]), len(said.lines["context"])
    yield "c", len(by["c"]), len(said.lines["clock_sync"]) + said.warned["bad-clock-sync"]
    lives, snapshots = objects(events)
    yield "O", snapshots, len(said.lines["snapshot"])
    yield "N, O", lives, len(said.lines["object"])
    yield "P", samples(root, by), len(said.lines["sample"])
    yield "M", sum(e.get("name") not in NAMING for e in by["M"]) + \
        len(set(root) - MEMBERS if isinstance(root, dict) else ()), len(said.lines["metadata"])
