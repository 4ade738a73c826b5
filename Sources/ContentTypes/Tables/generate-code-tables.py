#!/usr/bin/env python3
"""Writes the tables of countries, currencies, languages, their names, subdivisions and time zones beside it.

    pip install babel phonenumbers     # and Debian's iso-codes
    ./generate-code-tables.py          # writes the tables
    ./generate-code-tables.py --check  # exit status 1 if they would change

Codes are ISO's (iso-codes), names CLDR's (Babel) in every language of the forms, calling codes the ITU's (phonenumbers), time zones IANA's (tzdata). The forms of postal codes are kept as they stand: they are written by
hand from the Universal Postal Union's. So is the choice of countries whose subdivisions are listed.
"""
import json
import pathlib
import re
import sys
import unicodedata

import babel
import phonenumbers
from babel.numbers import get_territory_currencies

FOLDER = pathlib.Path(__file__).resolve().parent
ENGLISH = babel.Locale("en")
# The other languages that forms speak, in the order of the columns.
OTHERS = [babel.Locale(language) for language in ("de", "fr", "es", "zh", "ja", "pl", "uk", "ar", "he", "hi", "ko", "tr")]

# CLDR's short names, which Babel does not have.
SHORT_NAMES = {"HK": "Hong Kong", "MO": "Macao", "PS": "Palestine"}
# Where CLDR has several legal tenders, or is not up to date: the one that prices are in.
CURRENCIES = {"BG": "EUR", "HT": "HTG", "PA": "PAB", "PS": "ILS", "ZW": "USD"}
# Newer than the data, or no country's only one.
CURRENCY_NAMES = {"XCG": "Caribbean guilder", "ZWG": "Zimbabwean Gold"}
# Withdrawn, and still in use.
LANGUAGES = {"sh": "Serbo-Croatian"}
# What addresses say where ISO has the name in another of the country's languages, or a longer one.
SUBDIVISIONS = {
    "CH-FR": "Fribourg",
    "ES-NC": "Comunidad Foral de Navarra",
    "ES-PV": "País Vasco",
    "IT-23": "Valle d'Aosta",
    "MX-COA": "Coahuila",
}
# Parts of a state that are no part of the country.
ABROAD = {"Country", "Special municipality"}


def iso(name):
    return json.loads(pathlib.Path(f"/usr/share/iso-codes/json/iso_{name}.json").read_text())[name]


def plain(name):
    return name.replace("’", "'")


def countries(present):
    postal = {row.split("|")[0]: row.split("|")[4:] for row in present}
    for code in sorted(entry["alpha_2"] for entry in iso("3166-1")):
        name = SHORT_NAMES.get(code) or ENGLISH.territories[code]
        tender = get_territory_currencies(code, tender=True)
        currency = CURRENCIES.get(code) or (tender[-1] if tender else "")
        calling = phonenumbers.country_code_for_region(code) or ""
        yield "|".join([code, plain(name), str(calling), currency, *postal.get(code, ["", ""])])


def translated(codes, names_in):
    for code in sorted(codes):
        names = [plain(names_in(language).get(code, "")) for language in OTHERS]
        if any(names):
            yield "|".join([code, *names])


def country_names(present):
    return translated((entry["alpha_2"] for entry in iso("3166-1")), lambda language: language.territories)


def tenders():
    return {tender for entry in iso("3166-1") for tender in get_territory_currencies(entry["alpha_2"], tender=True)}


def currency_names(present):
    return translated(tenders() | set(CURRENCY_NAMES), lambda language: language.currencies)


def currencies(present):
    names = {code: plain(ENGLISH.currencies[code]) for code in tenders() if code in ENGLISH.currencies}
    names |= CURRENCY_NAMES
    for code in sorted(names):
        yield f"{code}|{names[code]}"


def two_letters():
    return {entry["alpha_2"] for entry in iso("639-2") if "alpha_2" in entry}


def language_names(present):
    return translated(two_letters() | set(LANGUAGES), lambda language: language.languages)


def languages(present):
    names = {code: plain(ENGLISH.languages[code]) for code in two_letters() if code in ENGLISH.languages} | LANGUAGES
    for code in sorted(names):
        yield f"{code}|{names[code]}"


def subdivisions(present):
    names = {row.split("|")[0]: [] for row in present}
    for entry in iso("3166-2"):
        country = entry["code"][:2]
        if country not in names or "parent" in entry or entry["type"] in ABROAD:
            continue
        name = SUBDIVISIONS.get(entry["code"]) or entry["name"].split(" [")[0]
        # 'Murcia, Región de' is in order of its first letter.
        name = " ".join(reversed(name.split(", ")))
        if country == "IN":
            name = "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
        names[country].append(name)
    for country in sorted(names):
        yield f"{country}|{';'.join(sorted(names[country]))}"


def time_zones(present):
    areas = {}
    for line in pathlib.Path("/usr/share/zoneinfo/zone.tab").read_text().splitlines():
        if not line.startswith("#"):
            area, place = line.split("\t")[2].split("/", 1)
            areas.setdefault(area, []).append(place)
    for area in sorted(areas):
        yield f"{area}|{';'.join(sorted(areas[area]))}"


def wrapped(row):
    """A row of more than a line is continued, behind a semicolon if it has any."""
    return re.sub(r"(?=.{117})(.{1,114};|.{115})", r"\1\\\n    ", row)


TABLES = {
    "Country": countries, "CountryNames": country_names, "Currency": currencies, "CurrencyNames": currency_names,
    "Language": languages, "LanguageNames": language_names, "Subdivisions": subdivisions, "TimeZone": time_zones,
}


def main():
    has_changed = False
    for name, rows in TABLES.items():
        path = FOLDER / f"{name}+Table.swift"
        text = path.read_text()
        head, body, tail = re.fullmatch(r'(.*?"""\n)(.*?)(    """\n.*)', text, re.DOTALL).groups()
        present = re.sub(r"\\\n\s*", "", body).split("\n")
        present = [row.strip() for row in present if row.strip()]
        written = list(rows(present))
        if written == present:
            continue
        has_changed = True
        if "--check" in sys.argv:
            for row in sorted(set(written) ^ set(present)):
                print("-" if row in present else "+", row)
            continue
        path.write_text(head + "".join(f"    {wrapped(row)}\n" for row in written) + tail)
    sys.exit(1 if has_changed and "--check" in sys.argv else 0)


if __name__ == "__main__":
    main()
