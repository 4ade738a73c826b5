#!/usr/bin/env python3
"""Writes LineBreakTable.swift beside this script, from the files of Debian's package unicode-data.

    apt-get download unicode-data=15.0.0-1 && dpkg-deb -x unicode-data_15.0.0-1_all.deb data
    python3 generate-line-break-table.py data/usr/share/unicode
"""

import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1])


def properties(path):
    for line in (source / path).read_text().splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) >= 2:
            first, _, last = fields[0].partition("..")
            yield range(int(first, 16), int(last or first, 16) + 1), fields[1]


version = re.search(r"LineBreak-([\d.]+)\.txt", (source / "LineBreak.txt").read_text()).group(1)
# The order is that of the cases of LineBreakClass.
CLASSES = (
    "AL BK CR LF NL SP ZW WJ GL CM ZWJ OP OPW CL CP CPW QU EX IS SY NS B2 BA HY BB CB HL IN NU PR PO ID IDX EB EM"
    " JL JV JT H2 H3 RI"
).split()
# UAX #14, LB1: what is resolved without a language.
RESOLVED = {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}

assigned, marks = set(), set()
for line in (source / "UnicodeData.txt").read_text().splitlines():
    scalar, name, category = line.split(";")[:3]
    if name.endswith("First>"):
        start = int(scalar, 16)
    span = range(start, int(scalar, 16) + 1) if name.endswith("Last>") else [int(scalar, 16)]
    assigned.update(span)
    if category in ("Mn", "Mc"):
        marks.update(span)
wide = {s for span, width in properties("EastAsianWidth.txt") if width in "FWH" for s in span}
pictographs = {s for span, name in properties("emoji/emoji-data.txt") if name == "Extended_Pictographic" for s in span}

classes = {}
# What the file leaves out is ID in these blocks.
for first, last in [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
                    (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD)]:
    classes.update(dict.fromkeys(range(first, last + 1), "ID"))
classes.update(dict.fromkeys(range(0x20A0, 0x20D0), "PR"))
for span, name in properties("LineBreak.txt"):
    for scalar in span:
        kind = ("CM" if scalar in marks else "AL") if name == "SA" else RESOLVED.get(name, name)
        if kind in ("OP", "CP") and scalar in wide:
            kind += "W"
        classes[scalar] = kind
for scalar in pictographs - assigned:
    if classes.get(scalar) == "ID":
        classes[scalar] = "IDX"

changes, previous = [], None
for scalar in range(0x110000):
    kind = CLASSES.index(classes.get(scalar, "AL"))
    if kind != previous:
        changes.append(kind << 24 | scalar)
        previous = kind

rows = [", ".join(f"0x{c:08x}" for c in changes[i : i + 8]) for i in range(0, len(changes), 8)]
path = pathlib.Path(__file__).with_name("LineBreakTable.swift")
path.write_text(
    f"""/// Line breaking classes (UAX #14) of Unicode {version}: made by generate-line-break-table.py, not by hand.
///
/// Sorted points at which the class changes: the class in the highest byte (`LineBreakClass`), below it the first scalar
/// that has it, up to the next point.
enum LineBreakTable {{
  static let unicodeVersion = "{version}"

  static let changes: [UInt32] = [
    """
    + ",\n    ".join(rows)
    + """,
  ]
}
"""
)
print(f"{path.name}: {len(changes)} points, Unicode {version}")
