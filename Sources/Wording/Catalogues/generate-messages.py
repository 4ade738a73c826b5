#!/usr/bin/env python3
"""Checks the catalogues beside it and writes them as Swift: ../Tables/*+Table.swift.

    ./generate-messages.py          # checks, and writes the tables
    ./generate-messages.py --check  # exit status 1 if they would change

formline.pot has every message: its name (msgctxt), its English text (msgid), where it is seen, and what is inserted.
Each LANGUAGE.po beside it is a translation, which must have every message.
"""
import pathlib
import re
import sys
import unicodedata

FOLDER = pathlib.Path(__file__).resolve().parent
# The languages in the order of `DisplayLanguage`; their names in Swift.
NAMES = {
    "en": "english", "de": "german", "fr": "french", "es": "spanish", "zh": "chinese", "ja": "japanese",
    "pl": "polish", "uk": "ukrainian", "ar": "arabic", "he": "hebrew", "hi": "hindi", "ko": "korean", "tr": "turkish",
}
FORM_SEPARATOR = "\x1f"


class Message:
    def __init__(self, line):
        self.line, self.comments, self.fuzzy = line, [], False
        self.context, self.id, self.plural, self.texts = None, None, None, {}

    @property
    def placeholders(self):
        """Name, and what the comment says of it: a kind, and whether it may be left out."""
        return [match.groups() for match in (re.match(r"\{(\w+)\}: (.*)", each) for each in self.comments) if match]

    @property
    def columns(self):
        return next((int(each.split()[2]) for each in self.comments if re.match(r"at most \d+ column", each)), None)


def read(path):
    """The messages of a catalogue, the header first. Only what msgfmt accepts as well."""
    messages, message, field = [], None, None
    unescape = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if message is None or not line:
            message, field = Message(number), None
        if line.startswith("#."):
            message.comments.append(line[3:])
        elif line.startswith("#,"):
            message.fuzzy = "fuzzy" in line
        elif match := re.fullmatch(r'(msgctxt|msgid|msgid_plural|msgstr(?:\[(\d)\])?)? ?"(.*)"', line):
            word, form, quoted = match.groups()
            text = re.sub(r"\\(.)", lambda escape: unescape[escape[1]], quoted)
            field = word or field
            if word == "msgid":
                messages.append(message)
            if field.startswith("msgstr"):
                form = int(re.search(r"\d", field)[0]) if "[" in field else 0
                message.texts[form] = message.texts.get(form, "") + text
            else:
                name = {"msgctxt": "context", "msgid": "id", "msgid_plural": "plural"}[field]
                setattr(message, name, (getattr(message, name) or "") + text)
        elif line and not line.startswith("#"):
            sys.exit(f"{path}:{number}: error: no line of a catalogue")
    return messages


def columns(text):
    return sum(2 if unicodedata.east_asian_width(each) in "WF" else 0 if unicodedata.combining(each) else 1
               for each in text)


def plural_forms(header, path):
    match = re.search(r"Plural-Forms: nplurals=(\d+); plural=(.*);\n", header)
    if not match:
        sys.exit(f"{path}: error: the header has no Plural-Forms")
    return int(match[1]), match[2]


def translation(path, template):
    """The formula for plural forms, and the forms of each message of the template."""
    problems = []
    header, *messages = read(path)
    count, formula = plural_forms(header.texts[0], path)
    known = {message.context: message for message in template}
    forms = {}
    for message in messages:
        def wrong(what):
            problems.append(f"{path}:{message.line}: error: {message.context}: {what}")
        model = known.get(message.context)
        if model is None:
            wrong("formline.pot has no such message")
            continue
        if (message.id, message.plural) != (model.id, model.plural):
            wrong("the English text has changed")
        texts = [text for _, text in sorted(message.texts.items())]
        if message.fuzzy or not any(texts):
            continue
        if len(texts) != (count if model.plural else 1) or not all(texts):
            wrong("a plural form is missing")
        for place, text in enumerate(texts):
            found = set(re.findall(r"\{(\w+)\}", text))
            for name, kind in model.placeholders:
                optional = "left out" in kind or "plural" in kind and place < len(texts) - 1
                if name not in found and not optional:
                    wrong(f"{{{name}}} is missing")
            for name in found - set(re.findall(r"\{(\w+)\}", model.plural or model.id)) - dict(model.placeholders).keys():
                wrong(f"there is no {{{name}}}")
            if model.columns and columns(text) > model.columns:
                wrong(f"longer than {model.columns} columns")
        forms[message.context] = texts
    problems += [f"{path}: error: {name} is missing" for name in known if name not in forms]
    if problems:
        sys.exit("\n".join(problems))
    return formula, [forms[message.context] for message in template]


def swift_name(context):
    group, name = context.split(".")
    return group + name[0].upper() + name[1:]


def factory(message, place):
    """The function that makes a message; its arguments are what is inserted."""
    text = (message.plural or message.id).replace("\\", "\\\\")
    name, inserts = swift_name(message.context), message.placeholders
    if not inserts:
        return f"  /// {text}".rstrip() + f"\n  package static var {name}: Message {{ Message({place}) }}\n"
    parameters = ", ".join(f"{each}: {'Int' if 'number' in kind else 'String'}" for each, kind in inserts)
    values = ", ".join(f".{'number' if 'number' in kind else 'text'}({each})" for each, kind in inserts)
    count = next((f", count: {each}" for each, kind in inserts if "plural" in kind), "")
    return (f"  /// {text}".rstrip() + f"\n  package static func {name}({parameters}) -> Message {{\n"
            f"    Message({place}, [{values}]{count})\n  }}\n")


def table(language, formula, forms, template):
    """All texts of a language in one, a line a message; placeholders by their places."""
    lines, ends, end = [], [], 0
    for message, texts in zip(template, forms):
        line = FORM_SEPARATOR.join(texts)
        for place, (name, _) in enumerate(message.placeholders):
            line = line.replace("{%s}" % name, "{%d}" % place)
        if "\n" in line or '"""' in line or '"##' in line:
            sys.exit(f"{message.context} in {language} cannot stand in the table")
        end += len(line.encode()) + 1
        lines.append(line)
        ends.append(end)
    listed = "".join(
        "    " + " ".join(f"{each}," for each in ends[row:row + 14]) + "\n" for row in range(0, len(ends), 14))
    texts = "\n".join(("    " + line if line else "").replace("\\", "\\\\").replace(FORM_SEPARATOR, r"\u{1F}") for line in lines)
    name = NAMES[language]
    return (f"/// The messages in {name.capitalize()}: made by generate-messages.py from {'formline.pot' if language == 'en' else language + '.po'}, not by hand.\n"
            f"enum {name.capitalize()}Table {{\n  static let plural: StaticString = \"{formula}\"\n\n"
            f"  static let ends: [UInt32] = [\n{listed}  ]\n\n"
            f"  static let texts: StaticString = \"\"\"\n{texts}\n\n    \"\"\"\n}}\n")


def main():
    pot = FOLDER / "formline.pot"
    header, *template = read(pot)
    contexts = [message.context for message in template]
    twice = {each for each in contexts if contexts.count(each) > 1}
    if twice:
        sys.exit(f"{pot}: error: twice: {', '.join(sorted(twice))}")
    english = [[message.id, message.plural] if message.plural else [message.id] for message in template]
    formula = plural_forms(header.texts[0], pot)[1]
    languages = {"en": (formula, english)}
    for path in sorted(FOLDER.glob("*.po"), key=lambda path: list(NAMES).index(path.stem)):
        languages[path.stem] = translation(path, template)

    files = {}
    functions = "\n".join(factory(message, place) for place, message in enumerate(template))
    files["Messages+Table.swift"] = (
        "/// Every message: made by Catalogues/generate-messages.py from formline.pot, not by hand.\n"
        f"extension Message {{\n{functions}}}\n")
    for language, (formula, forms) in languages.items():
        files[f"{NAMES[language].capitalize()}+Table.swift"] = table(language, formula, forms, template)
    cases = "\n".join(
        f'    case {place}: CatalogueTable("{language}", {NAMES[language].capitalize()}Table.texts, '
        f"{NAMES[language].capitalize()}Table.ends, {NAMES[language].capitalize()}Table.plural)"
        for place, language in enumerate(languages) if language != "en")
    constants = "\n".join(
        f"  /// {NAMES[language].capitalize()}, `{language}`.\n"
        f"  public static let {NAMES[language]} = DisplayLanguage(place: {place})"
        for place, language in enumerate(languages))
    files["Languages+Table.swift"] = (
        "/// The languages that are built in: made by generate-messages.py, not by hand.\n"
        f"extension DisplayLanguage {{\n{constants}\n\n  static let builtIn: UInt8 = {len(languages)}\n}}\n\n"
        "extension CatalogueTable {\n  static func of(_ place: UInt8) -> CatalogueTable {\n    switch place {\n"
        f"{cases}\n"
        '    default: CatalogueTable("en", EnglishTable.texts, EnglishTable.ends, EnglishTable.plural)\n    }\n  }\n}\n')
    raw = pot.read_text(encoding="utf-8")
    indented = "\n".join(("    " + line) if line else "" for line in raw.splitlines())
    files["CatalogueTemplate+Table.swift"] = (
        "/// The template of all catalogues: formline.pot, put here by generate-messages.py.\n"
        f'enum CatalogueTemplateText {{\n  static let text: StaticString = #"""\n{indented}\n\n    """#\n}}\n')
    # Lines are as long as their texts.
    files = {name: f"// swift-format-ignore-file\n{text}" for name, text in files.items()}
    folder = FOLDER.parent / "Tables"
    folder.mkdir(exist_ok=True)
    stale = [name for name, text in files.items()
             if not (folder / name).exists() or (folder / name).read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        sys.exit(f"make catalogues: not up to date: {', '.join(stale)}" if stale else 0)
    for name in stale:
        (folder / name).write_text(files[name], encoding="utf-8")


main()
