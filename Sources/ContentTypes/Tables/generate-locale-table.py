#!/usr/bin/env python3
"""Writes how locales write numbers, amounts, percentages and dates, and on which day their week begins, beside it.

    pip install babel
    apt-get install unicode-cldr-core   # for the least digits of a group, which Babel does not have
    ./generate-locale-table.py          # writes the table
    ./generate-locale-table.py --check  # exit status 1 if it would change

All of it is CLDR's (UTS 35, parts 3 and 4): the symbols of Latin digits, the standard patterns, the short date of the
Gregorian calendar with its year in full, and the week of a calendar's page. A region is listed where it differs from
its language, and a language where it differs from the root.
"""
import functools
import pathlib
import re
import sys
import textwrap
import xml.etree.ElementTree as ElementTree

from babel import Locale, UnknownLocaleError
from babel.core import get_global
from babel.localedata import locale_identifiers

CLDR = pathlib.Path("/usr/share/unicode/cldr/common/main")
TABLE = pathlib.Path(__file__).resolve().parent / "Locale+Table.swift"
MARKS = re.compile("[\u200e\u200f\u061c]")


@functools.cache
def least_digits(name):
    """How many digits stand before the first separator of a group: 2 where `1000` has none."""
    file = CLDR / f"{name}.xml"
    found = ElementTree.parse(file).find("numbers/minimumGroupingDigits") if file.exists() else None
    if found is not None:
        return int(found.text)
    parent = get_global("parent_exceptions").get(name) or name.rpartition("_")[0]
    return least_digits(parent) if parent and parent != "root" else 1


def date(locale):
    pattern = MARKS.sub("", locale.date_formats["short"].pattern)
    # Neither 'г.' nor an era.
    return re.sub("y+", "y", re.sub(r"\s*('[^']*'\.?|G+)\s*", "", pattern))


def around(pattern):
    """A pattern of positive numbers with `0` for the number."""
    return re.sub("[#0.,]+", "0", MARKS.sub("", pattern.split(";")[0]))


def facts(name):
    locale = Locale.parse(name)
    symbols = locale.number_symbols["latn"]
    groups = re.search("[#0,]+", locale.decimal_formats[None].pattern)[0].split(",")
    return "|".join([
        symbols["decimal"], symbols["group"], str(least_digits(name)),
        str(len(groups[-2])) if len(groups) > 2 else "3",
        around(locale.percent_formats[None].pattern), around(locale.currency_formats["standard"].pattern), date(locale),
    ])


def is_known(name):
    try:
        return bool(Locale.parse(name))
    except UnknownLocaleError:
        return False


def likely(language):
    """The most likely region of a language: CN of `zh`."""
    return get_global("likely_subtags").get(language, "").rpartition("_")[2]


def conventions():
    parts = [each.split("_") for each in locale_identifiers()]
    languages = sorted({each[0] for each in parts if each[0] != "root"})
    regions = sorted({(each[0], each[-1]) for each in parts if len(each) > 1 and re.fullmatch("[A-Z]{2}", each[-1])})
    root = facts("en_001")
    of_languages = {language: facts(language) for language in languages}
    grouped = {}
    for language in languages:
        if of_languages[language] != root:
            grouped.setdefault(of_languages[language], []).append(language)
    for language, region in regions:
        name = f"{language}_{region}"
        # Not where only a script is known that is not the usual one there.
        if is_known(name) and (of_locale := facts(name)) != of_languages[language]:
            grouped.setdefault(of_locale, []).append(name)
    yield root, ["root"]
    yield from sorted(grouped.items(), key=lambda item: item[1])


def week_begins():
    """Regions by the day on which their week begins, from 0 for Monday; languages by a likely region among them."""
    regions, languages = {}, {}
    for region, name in {each.rpartition("_")[2]: each for each in locale_identifiers()}.items():
        if re.fullmatch("[A-Z]{2}", region) and (day := Locale.parse(name).first_week_day):
            regions.setdefault(day, []).append(region)
    abroad = {region for listed in regions.values() for region in listed}
    for language in sorted({each.split("_")[0] for each in locale_identifiers()}):
        if likely(language) in abroad:
            languages.setdefault(likely(language), []).append(language)
    return regions, languages


def cases(values, written):
    for value, texts in sorted(values.items()):
        listed = textwrap.fill(", ".join(f'"{text}"' for text in sorted(texts)), 108).replace("\n", "\n      ")
        yield f"    case {listed}: {written(value)}\n"


def wrapped(text):
    return re.sub(r"(?=.{117})(.{1,114} )", r"\1\\\n    ", text)


def escaped(text):
    return re.sub("[\u00a0\u202f]", lambda found: f"\\u{{{ord(found[0]):X}}}", text)


def main():
    regions, languages = week_begins()
    rows = [f"    {wrapped(escaped(facts) + '|' + ' '.join(names))}\n" for facts, names in conventions()]
    text = f'''// swift-format-ignore-file
/// Conventions of locales (CLDR): made by generate-locale-table.py, not by hand.
extension LocaleName {{
  /// `decimal|group|least digits before a group|digits of a group|percentage|amount|date|locales`, the root's first.
  package static let conventions: StaticString = """
{"".join(rows)}    """

  /// The day on which a week begins in a region, from 0 for Monday.
  static func firstWeekday(inRegion region: String) -> Int {{
    switch region {{
{"".join(cases(regions, str))}    default: 0
    }}
  }}

  /// The region in which most of a language's speakers live, if its week does not begin on Monday.
  static func likelyRegion(ofLanguage language: String) -> String? {{
    switch language {{
{"".join(cases(languages, '"{}"'.format))}    default: nil
    }}
  }}
}}
'''
    if "--check" in sys.argv:
        sys.exit(0 if TABLE.exists() and TABLE.read_text() == text else 1)
    TABLE.write_text(text)


main()
