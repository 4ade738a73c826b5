#!/usr/bin/env python3
"""Writes WidthTable.swift beside this script, from the tables of the PyPI package wcwidth.

    pip install wcwidth==0.7.0        # carries the tables of Unicode 17.0.0
    python3 generate-width-table.py
"""

import pathlib

from wcwidth.table_ambiguous import AMBIGUOUS_EASTASIAN
from wcwidth.table_mc import CATEGORY_MC
from wcwidth.table_wide import WIDE_EASTASIAN
from wcwidth.table_zero import ZERO_WIDTH

UNICODE = "17.0.0"
NARROW, ZERO, WIDE, AMBIGUOUS, SPACING_MARK = range(5)
REGIONAL_INDICATORS = (0x1F1E6, 0x1F1FF)

# Later tables win: a combining mark is never wide, a spacing mark is not merely zero.
classes = {}
for kind, table in [
    (AMBIGUOUS, AMBIGUOUS_EASTASIAN[UNICODE]),
    (WIDE, WIDE_EASTASIAN[UNICODE]),
    (WIDE, [REGIONAL_INDICATORS]),
    (ZERO, ZERO_WIDTH[UNICODE]),
    (SPACING_MARK, CATEGORY_MC[UNICODE]),
]:
    for first, last in table:
        classes.update(dict.fromkeys(range(first, last + 1), kind))
for control in [*range(0x20), *range(0x7F, 0xA0)]:
    classes[control] = NARROW
classes[0xAD] = NARROW  # shown as a visible escape, one column where it is not

changes, previous = [], None
for scalar in range(0x110000):
    kind = classes.get(scalar, NARROW)
    if kind != previous:
        changes.append(kind << 24 | scalar)
        previous = kind

rows = [", ".join(f"0x{c:08x}" for c in changes[i : i + 8]) for i in range(0, len(changes), 8)]
path = pathlib.Path(__file__).with_name("WidthTable.swift")
path.write_text(
    f"""/// Width classes of Unicode {UNICODE}: made by generate-width-table.py, not by hand.
///
/// Sorted points at which the class changes: the class in the highest byte (`WidthClass`), below it the first scalar
/// that has it, up to the next point.
enum WidthTable {{
  static let unicodeVersion = "{UNICODE}"

  static let changes: [UInt32] = [
    """
    + ",\n    ".join(rows)
    + """,
  ]
}
"""
)
print(f"{path.name}: {len(changes)} points, Unicode {UNICODE}")
