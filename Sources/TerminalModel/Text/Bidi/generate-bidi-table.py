#!/usr/bin/env python3
"""Writes BidiTable.swift beside this script, from the Unicode Character Database.

    apt-get install unicode-data      # Debian 12: Unicode 15.0.0
    ./generate-bidi-table.py          # writes the table
    ./generate-bidi-table.py --check  # exit status 1 if it would change
"""
import pathlib
import re
import sys

UCD = pathlib.Path("/usr/share/unicode")
# In the order of the cases of BidiClass.
NAMES = ("L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI").split()
LONG = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET",
        "Boundary_Neutral": "BN"}


def classes():
    values = ["L"] * 0x110000
    rows = []
    for line in (UCD / "extracted" / "DerivedBidiClass.txt").read_text().splitlines():
        missing = re.match(r"# @missing: (\w+)\.\.(\w+); (\w+)", line)
        row = missing or re.match(r"(\w+)(?:\.\.(\w+))?\s*; (\w+)", line)
        if row:
            first, last, name = row.groups()
            # What is not assigned comes first, so that rows replace it.
            rows.append((not missing, int(first, 16), int(last or first, 16), LONG.get(name, name)))
    for _, first, last, name in sorted(rows, key=lambda row: row[0]):
        for scalar in range(first, last + 1):
            values[scalar] = name
    return values


def pairs(name):
    rows = (line.split("#")[0].split(";") for line in (UCD / name).read_text().splitlines())
    return [[field.strip() for field in row] for row in rows if len(row) > 1]


def listed(numbers, width=8):
    rows = [numbers[each:each + width] for each in range(0, len(numbers), width)]
    return "\n".join("    " + " ".join(f"{number:#06x}," for number in row) for row in rows)


def main():
    changes, previous = [], None
    for scalar, name in enumerate(classes()):
        if name != previous:
            changes.append(NAMES.index(name) << 24 | scalar)
            previous = name
    opening = [row for row in pairs("BidiBrackets.txt") if row[2] == "o" and row[0] != "2329"]
    mirrors = pairs("BidiMirroring.txt")
    text = f"""/// Bidirectional classes and brackets of Unicode 15.0.0: made by generate-bidi-table.py, not by hand.
enum BidiTable {{
  /// Sorted points at which the class changes: the class in the highest byte (`BidiClass`), below it the first scalar
  /// that has it.
  static let changes: [UInt32] = [
{listed(changes)}
  ]

  /// Opening brackets of pairs.
  static let opening: [UInt32] = [
{listed([int(row[0], 16) for row in opening])}
  ]

  /// The closing one of each.
  static let closing: [UInt32] = [
{listed([int(row[1], 16) for row in opening])}
  ]

  /// Characters that have a mirrored one, sorted, and below it that one.
  static let mirrored: [UInt32] = [
{listed([int(row[0], 16) for row in mirrors])}
  ]

  static let mirrors: [UInt32] = [
{listed([int(row[1], 16) for row in mirrors])}
  ]
}}
"""
    path = pathlib.Path(__file__).resolve().parent / "BidiTable.swift"
    if "--check" in sys.argv:
        sys.exit(0 if path.read_text() == text else 1)
    path.write_text(text)


main()
