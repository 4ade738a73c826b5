#!/usr/bin/env python3
"""Writes which plural forms the languages of CLDR have, as gettext formulas: ../Tables/PluralForms+Table.swift.

    pip install babel
    ./generate-plural-forms.py          # writes the table
    ./generate-plural-forms.py --check  # exit status 1 if it would change

CLDR's categories are for all numbers, `other` among them for fractions; a catalogue has those that whole numbers take.
"""
import pathlib
import re
import sys
import textwrap

from babel import Locale
from babel.localedata import locale_identifiers

ORDER = ["zero", "one", "two", "few", "many", "other"]
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


def main():
    fields = {}
    for language in sorted({each for each in locale_identifiers() if each.isalpha()}):
        fields.setdefault(field(Locale(language).plural_form), []).append(language)
    common = "nplurals=2; plural=n != 1;"
    cases = []
    for formula, languages in sorted(fields.items(), key=lambda item: item[1]):
        if formula == common:
            continue
        listed = textwrap.fill(", ".join(f'"{each}"' for each in languages), 110).replace("\n", "\n      ")
        cases.append(f"    case {listed}:\n      \"{formula}\"\n")
    text = ("// swift-format-ignore-file\n/// Plural forms by language (CLDR): made by Catalogues/generate-plural-forms.py, not by hand.\n"
            "enum PluralForms {\n  /// The field `Plural-Forms` of a catalogue's header.\n"
            "  static func field(of language: LanguageTag) -> String {\n    switch language.primary {\n"
            + "".join(cases) + f"    default: \"{common}\"\n    }}\n  }}\n}}\n")
    path = pathlib.Path(__file__).resolve().parent.parent / "Tables" / "PluralForms+Table.swift"
    if "--check" in sys.argv:
        sys.exit(0 if path.exists() and path.read_text() == text else 1)
    path.write_text(text)


main()
