"""Accounts of text of the kernel's tracer, by the names of events (ttv-formats(5), FTRACE)."""
import collections
import re

from count import ftrace_name

# COMM-PID (TGID) [CPU] FLAGS TIME: EVENT: TEXT, or CPUFLAGS TIMEus of the latency format
LINE = re.compile(r"^ *.*?-(?P<task>\d+) +(?:\( *[-\d]+\) +)?(?:\[\d+\]|\d+[^ ]+) "
                  r"(?:[^ ]+ +)? *[\d.]+(?:us.)?: "
                  r"(?P<event>sys_[^ (]+\(|[^: (<]+:| *sys_\w+ -> |<stack trace>)(?P<text>.*)$",
                  re.M)
# Events and how many counters each has.
COUNTERS = {"cpu_frequency": 1, "cpu_idle": 1, "cpu_frequency_limits": 2, "sched_cpu_util_cfs": 3,
            "sched_cpu_hotplug": 1,
            "clock_set_rate": 1, "clk_set_rate": 1, "clock_enable": 1, "clock_disable": 1,
            "thermal_temperature": 1, "cdev_update": 1, "gpu_frequency": 1, "rss_stat": 1,
            "oom_score_adj_update": 1}
STATES = {"sched_waking", "sched_wakeup", "sched_wakeup_new", "sched_blocked_reason",
          "sched_switch"}
PAIRS = {"irq_handler_entry": "irq_handler_exit", "softirq_entry": "softirq_exit",
         "irq_disable": "irq_enable", "preempt_disable": "preempt_enable",
         "ipi_entry": "ipi_exit", "workqueue_execute_start": "workqueue_execute_end",
         "ext4_sync_file_enter": "ext4_sync_file_exit",
         "ext4_da_write_begin": "ext4_da_write_end", "ext4_write_begin": "ext4_write_end",
         "sys_enter": "sys_exit", "block_rq_issue": "block_rq_complete",
         "block_io_start": "block_io_done",
         "mm_vmscan_direct_reclaim_begin": "mm_vmscan_direct_reclaim_end"}
MARKERS = {"print", "tracing_mark_write", "0"}
BIRTHS = {"sys_exit_clone", "sys_exit_clone3", "sys_exit_fork", "sys_exit_vfork"}
# Numbers of these calls, of all machines.
MAKERS = {2, 56, 57, 58, 120, 189, 190, 220, 435, 4002, 4120, 5055, 5056}
BINDER = {"binder_transaction", "binder_transaction_received"}      # two each are a slice
# Lines that are no events: comments, pages, stacks, lost events.
PLAIN = re.compile(r"#|cpus=|CPU:\d+ \[LOST|\*\* |<|TRACE:| => |$")


class Lines:
    """What the lines of a text are."""
    def __init__(self, text):
        self.events = collections.Counter()
        self.phases = collections.Counter()     # of markers
        self.notes = 0                          # markers of another text
        self.births = collections.Counter()     # returns in a task that was made
        self.open = collections.Counter()       # calls by task and number
        self.runs = self.cut = 0
        for line in LINE.finditer(text):
            if line["event"].startswith("<"):
                continue                        # a stack
            name = ftrace_name(line["event"]).strip()
            if name in BIRTHS and line["text"].strip() == "0x0" or \
                    name in ("sys_enter", "sys_exit") and self.call(name, line):
                self.births[name] += 1
                continue
            self.events[name] += 1
            if name == "sched_switch":
                self.switch(line["text"])
            elif name in MARKERS:
                self.marker(line["text"].strip())
        self.cut += sum(not PLAIN.match(line) for line in LINE.sub("", text).split("\n"))

    def call(self, name, line):
        """Whether it is the return by number, in a task that was made, that nothing began."""
        what = re.match(r" *NR (-?\d+) (?:= (-?\d+))?", line["text"])
        if what is None:
            return False
        key = line["task"], int(what.group(1))
        if name == "sys_enter":
            self.open[key] += 1
            return False
        if self.open[key] > 0:
            self.open[key] -= 1
            return False
        return what.group(2) == "0" and key[1] in MAKERS

    def switch(self, text):
        task = re.search(r" next_pid=(\d+)", text)
        if task is None:
            self.cut += 1                       # a newline in a comm cuts it
        else:
            self.runs += task.group(1) != "0"

    def marker(self, text):
        what = re.match(r"(?:[^|]*?: )?([BESFGHNIC])\|\d+", text) or \
            re.match(r"(?:\S+: )?(E)$", text)
        if what:
            self.phases[what.group(1)] += 1
        else:
            self.notes += "trace_event_clock_sync:" not in text


def account(data, said):
    text = data.decode("utf-8", "replace")
    if not LINE.search(text):                   # option nocontext-info
        yield "instants", collections.Counter(
            re.findall(r"^(?!#).*?(\w+): ", text, re.M)), said.names("instant")
        return
    lines = Lines(text)
    calls = [n for n in lines.events if n.startswith("sys_enter_")]
    pairs = dict(PAIRS, **{n: n.replace("_enter_", "_exit_") for n in calls})
    ends = set(pairs.values()) | {n for n in lines.events if n.startswith("sys_exit_")}
    binder = sum(lines.events[n] for n in BINDER) // 2
    begins = binder + sum(lines.events[n] for n in pairs) + sum(lines.phases[p] for p in "BSG")
    slices = collections.Counter(said.kinds[f["track"]] for f in said.lines["slice"])
    instants = said.names("instant")
    lone = instants.pop("block_rq_complete", 0)         # of a request that began before
    alone = lines.events["sys_enter_rt_sigreturn"]      # which does not return by its name
    yield "sched_switch", lines.runs, slices["cpu"]
    yield "begins", begins, sum(n for k, n in slices.items() if k not in ("cpu", "state"))
    yield "ends", sum(lines.events[n] for n in ends) + sum(lines.phases[p] for p in "EFH") + \
        binder - lone, begins - alone - said.open("cpu", "state") + said.warned["stray-end"]
    yield "counters", sum(lines.events[n] * k for n, k in COUNTERS.items()) + \
        lines.phases["C"], len(said.lines["counter"]) + len(said.lines["gap"]) + said.warned["counter-value"]
    other = set(COUNTERS) | STATES | set(pairs) | ends | MARKERS | BINDER
    want = collections.Counter({n: k for n, k in lines.events.items() if n not in other})
    want += lines.births
    yield "instants", want, collections.Counter({n: k for n, k in instants.items() if n in want})
    yield "markers", lines.phases["N"] + lines.phases["I"] + lines.notes, \
        sum(k for n, k in instants.items() if n not in want)
    yield "bad lines", lines.cut, said.warned["bad-line"]
    yield "lost events", sum(map(int, re.findall(r"^CPU:\d+ \[LOST (\d+)", text, re.M))), \
        said.warned["lost-events"]
