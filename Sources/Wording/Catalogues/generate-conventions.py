#!/usr/bin/env python3
"""Writes what CLDR says of languages that sentences are put together by: ../LanguageConventions+Table.swift.

    pip install babel
    apt-get install unicode-cldr-core  # for quotation marks, which Babel does not have
    ./generate-conventions.py          # writes the table
    ./generate-conventions.py --check  # exit status 1 if it would change

Plural forms are gettext formulas. CLDR's categories are for all numbers, `other` among them for fractions; a catalogue
has those that whole numbers take.
"""
import pathlib
import re
import sys
import textwrap
import xml.etree.ElementTree as ElementTree

from babel import Locale
from babel.core import get_global
from babel.localedata import locale_identifiers

ORDER = ["zero", "one", "two", "few", "many", "other"]
CLDR = pathlib.Path("/usr/share/unicode/cldr/common/main")
SAMPLES = list(range(1200)) + [10_000, 100_000, 1_000_000, 2_000_000]


def field(rule):
    """`nplurals=2; plural=n != 1;` with the categories in CLDR's order."""
    taken = [category for category in ORDER if category in {rule(number) for number in SAMPLES}]
    formula = str(len(taken) - 1)
    for place, category in reversed(list(enumerate(taken[:-1]))):
        formula = f"{condition(rule.rules[category])} ? {place} : {formula}"
    formula = {"n == 1 ? 0 : 1": "n != 1", "n == 0 || n == 1 ? 0 : 1": "n > 1"}.get(formula, formula)
    return f"nplurals={len(taken)}; plural={formula};"


def condition(rule):
    """A condition of CLDR (UTS 35, part 3, section 5) for whole numbers, in C."""
    ways = []
    for way in rule.split(" or "):
        relations = [relation(each) for each in way.split(" and ")]
        if False not in relations:
            ways.append(" && ".join(each for each in relations if each is not True))
    ways = [f"({way})" if "&&" in way and len(ways) > 1 else way for way in ways]
    return " || ".join(ways)


def relation(text):
    """In C; a truth of what a whole number has not: digits behind the point (v, w, f, t), an exponent (c, e)."""
    operand, is_not, ranges = re.fullmatch(r"(\w+(?: mod \d+)?) (not )?in ([\d.,]+)", text).groups()
    spans = [[int(end) for end in each.split("..")] for each in ranges.split(",")]
    if operand[0] in "vwftce":
        return any(span[0] <= 0 <= span[-1] for span in spans) != bool(is_not)
    value = operand.replace("i", "n", 1).replace("mod", "%")
    if is_not:
        parts = [f"{value} != {span[0]}" if len(span) == 1 else f"({value} < {span[0]} || {value} > {span[1]})"
                 for span in spans]
        return " && ".join(parts)
    parts = [f"{value} == {span[0]}" if len(span) == 1 else f"{value} >= {span[0]} && {value} <= {span[1]}"
             for span in spans]
    return parts[0] if len(parts) == 1 else "(" + " || ".join(parts) + ")"


def quotation(language):
    """What stands before and after a quotation."""
    file = CLDR / f"{get_global('parent_exceptions').get(language, language)}.xml"
    root = ElementTree.parse(file).getroot() if file.exists() else None
    ends = [root is not None and root.findtext(f"delimiters/quotation{end}") for end in ("Start", "End")]
    # What is left out or marked is as in the root.
    return "".join(end if end and end != "↑↑↑" else usual for end, usual in zip(ends, "“”"))


def separator(language):
    """What stands between the members of a list, but for the last."""
    patterns = Locale(language).list_patterns
    between = [dict(patterns.get(kind, {})).get("middle", "") for kind in ("standard", "unit-short")]
    texts = [re.sub("{[01]}|[\u200e\u200f]", "", each) for each in between]
    # Arabic's says `and` each time; of a pattern with a word, the comma stays.
    commas = [text if not re.search(r"\w", text) else re.match(r"\W*", text)[0] for text in texts]
    text = next((each for each, whole in zip(commas, texts) if each and (each == whole or each.strip())), ", ")
    return text + " " if text == "،" else text


def group(language):
    return Locale(language).number_symbols["latn"]["group"]


def escaped(text):
    return text.replace("\u00a0", "\\u{A0}").replace("\u202f", "\\u{202F}")


def switch(described, name, values, usual, more=""):
    """A function of a language with a case for each value that is not the usual one."""
    cases = []
    for value in sorted(set(values.values()), key=lambda value: min(each for each in values if values[each] == value)):
        if value != usual:
            languages = ", ".join(f'"{each}"' for each in values if values[each] == value)
            listed = textwrap.fill(languages, 110).replace("\n", "\n      ")
            cases.append(f'    case {listed}:\n      "{escaped(value)}"\n')
    return (f"  /// {described}\n  static func {name}(of language: LanguageTag) -> String {{\n    switch language.primary {{\n"
            + "".join(cases) + f'    default: "{usual}"\n    }}\n  }}\n')


def main():
    languages = sorted({each for each in locale_identifiers() if each.isalpha() and each != "root"})
    text = ("// swift-format-ignore-file\n/// What sentences are put together by (CLDR): made by "
            "Catalogues/generate-conventions.py, not by hand.\nenum LanguageConventions {\n"
            + "\n".join([
                switch("The field `Plural-Forms` of a catalogue's header.", "pluralForms",
                       {each: field(Locale(each).plural_form) for each in languages}, "nplurals=2; plural=n != 1;"),
                switch("What stands before and after a quotation.", "quotation",
                       {each: quotation(each) for each in languages}, "“”"),
                switch("What stands between the members of a list.", "separator",
                       {each: separator(each) for each in languages}, ", "),
                switch("What stands between groups of digits.", "groupSeparator",
                       {each: group(each) for each in languages}, ","),
            ]) + "}\n")
    path = pathlib.Path(__file__).resolve().parent.parent / "LanguageConventions+Table.swift"
    if "--check" in sys.argv:
        sys.exit(0 if path.exists() and path.read_text() == text else 1)
    path.write_text(text)


main()
