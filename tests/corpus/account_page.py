"""Accounts of pages: the events of the texts in them, each by its name or phase."""
import base64
import collections
import json
import re

from account_kernel import LINE
from count import ftrace_name, inflate


def account(data, said):
    page = data.decode("utf-8", "replace")
    want = collections.Counter()
    for script in re.findall(r"<script[^>]*data[^>]*>(.*?)</script", page, re.S):
        text = script.strip()
        if re.fullmatch(r"[A-Za-z0-9+/=\s]+", text):
            text = inflate(base64.b64decode(text)).decode("utf-8", "replace")
        if text[:1] in "{[":
            root = json.loads(text)
            events = root["traceEvents"] if isinstance(root, dict) else root
            want.update(e["ph"] for e in events)
        else:
            want.update(ftrace_name(m["event"]) for m in LINE.finditer(text))
    yield "events", want, collections.Counter(said.info["phases"])
