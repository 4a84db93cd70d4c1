"""What each language's house style asks of a message: marks, plurals, words, lengths."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

NBSP: Final = "\u00a0"
SLOT: Final = "\ufffc"  # stands for a placeable in the text of a pattern

QUOTES: Final = {"en": "“”", "de": "„“", "fr": "«»", "cs": "„“"}
ALL_QUOTES: Final = "“”„«»‚‹›"
CATEGORIES: Final = {
    "en": ("one", "other"),
    "de": ("one", "other"),
    "fr": ("one", "other"),
    "cs": ("one", "few", "other"),
}

# Attributes that nobody reads: kinds of actions, numbers of rules.
CODES: Final = (".usual", ".optional", ".rules")

# Words that the glossary replaced, by language: file ("" for all, "rule" for rules), pattern.
FORBIDDEN: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "en": (
        ("", r"\bon turn\b"),
        ("", r"\b(a lay|[Ll]ays?|laid)\b"),
        ("", r"\bcalls for a shuffle\b|\b(group|they) votes? at once\b"),
        ("host", r"\bso (many|much)\b|\bis off\b"),
        ("", r"\b(parted by|sought again|the other hand|of necessity)\b"),
        ("rule", r"^Who (?!.*\?)"),
        ("", r"\bonlooker (?!for)"),
    ),
    "de": (
        ("", r"\b(Voten|Novize|Protokoll|Gegenseite|Rückseite)\b"),
        ("cli", r"\b(ge)?sicher(n|t)\b"),
        ("", r"\ban der Reihe\b"),
        ("home", r"\bPlättchen\b"),
        ("circus-maximus", r"\b[Ee]ine Gunst\b|\bSpiele:"),
        ("caesar", r"\bein Legen\b|\bLegen Nummer\b"),
        # An imperative has its -e.
        (
            "",
            r"\b([Zz]ieh|[Mm]ach|[Dd]reh|Versuch|[Ss]chick|[Pp]rüf|[Ss]chreib|[Ll]ass|[Kk]omm"
            r"|[Ss]etz|[Ss]ag|[Ll]eg|[Ww]ähl|[Ff]rag|[Nn]enn|[Bb]ring|[Gg]eh|[Ss]tell|[Ss]uch"
            r"|[Zz]eig|[Üü]berlass)(?= |,)",
        ),
        ("", r"\bChat\b|\bAbstimmung\b|\babgestimmt\b"),
    ),
    "fr": (
        ("", r"\b(tu|ton|tes|toi|moi|mes|mon)\b"),
        ("", r"\b(robots?|[Ss]auver|[Ss]auvée?|compte rendu)\b"),
        ("", r"(?<! a )\b[Ll]e plus de (points|pièces)[^.,]*(l’emporte|gagne)"),
        ("", r"\bvous (jouez|êtes|vendez) seul\b|[Ss]oyez(-y)? premier\b|\bcartes? de vote\b"),
        ("", r"(?<!à )(?<!À )\bcoups?\b"),
        ("caesar", r"\bpièces?\b"),
        ("web", r"\bpièces?\b"),
        ("", r"\bzéro\b|\b[Bb]on retour\b|\bSecond emploi\b"),
        ("rule", r"^Qui (?!.*\?)"),
        ("caesar-cleopatra", r"\borgies?\b"),
    ),
    "cs": (
        ("", r"\b(tvůj|tvá|tvé|tvoje|tebe|tobě|tvém|máš|jsi)\b"),
        ("", r"\b[Ll]í[zž]"),
        ("", r"\b[Aa]kčn\w+ balíč"),
        ("", r"\blícem nahoru\b|\bprotivní|\bkupc|\bkupec\b|\bv záloze\b"),
        ("circus-maximus", r"\bÚčty\b|\bna dějiště\b|\bpřízní\b"),
        ("caesar-cleopatra", r"\b[Hh]lasování\b|\bhlasuje\b"),
        ("", r"\b\w+li (jste|byste)\b|\b(jste|byste)( \w+){0,3} \w+li\b"),
        ("", r"\b([Vv]ítězí|[Vv]yhrává) nejvíc\b|\b[Nn]ejvíc \w+ (po \w+ \w+ )?vyhrává\b|\bchat"),
        ("", r"žádný[^.]{0,30}\(0\)"),
    ),
}

# German: what stands at the head of a full sentence has a capital after a colon, too.
FULL_SENTENCE: Final = re.compile(
    r": (du|er|wir|ihr|man|niemand|jeder|wer|dort|dann|jetzt|es gibt|es ist|es kommt|das ist"
    r"|lege|ziehe|nimm|wähle|spiele|setze|sage|frage|warte|öffne|nenne|installiere|versuche"
    r"|mache|benutze|prüfe|schreibe|bitte)[ ,](?!auf|oder)"
)
# Languages that write a space before a percent sign, and the one that does not.
PERCENT: Final = {
    "en": r"[ \u00a0]%",
    "de": r"[^ \u00a0]%",
    "fr": r"[^ \u00a0]%",
    "cs": r"[^ \u00a0]%",
}

# The longest that fits where a label stands.
LIMITS: Final = (
    (r"board-short-", 8),
    (r"board-verb-", 14),
    (r"board-phase-", 16),
    (r"level-", 12),
    (r"web-(do|send|sit|start|agree|decline|leave|undo|close|copied)$", 18),
    (r"web-your-turn$", 16),
    (r"home-(play-now|friend|screen|options|play|sit|save|copy|share)$", 20),
    (r"term-", 48),
    (r"kind-", 72),
)

# Kinds of messages that are whole sentences, and kinds that are labels.
SENTENCES: Final = re.compile(r"(event|rule|prompt|wait|reason|refusal|log|result|error)-")
LABELS: Final = re.compile(r"(term|kind|choice|option|line|seat|level|board-verb|board-short)-")
SENTENCE_END: Final = re.compile(r"([.?!:…”“»)]|" + SLOT + r"|FILE|upgrade|--\w+)$")

# Numbers that count what is named right after them.
COUNTED: Final = frozenset(
    [
        *("count", "points", "coins", "markers", "senates", "actions", "to_draw", "supply"),
        *("bank", "guests", "tables", "entries", "left", "total", "games", "deals", "ahead"),
    ]
)
# Small words that may follow a number without being counted.
NOT_COUNTED: Final = frozenset(
    [
        *("of", "to", "and", "left", "in", "on", "at", "or", "if"),
        *("von", "zu", "bis", "und", "noch", "übrig", "bleiben", "angehalten"),
        *("sur", "à", "et", "dans", "de", "encore", "s"),
        *("z", "ze", "až", "a", "na", "v", "za", "zbývá"),
    ]
)
# Always more than one, or always two: nothing to tell apart.
NO_PLURAL: Final = frozenset(
    [
        *("home-minutes", "home-players", "board-secret-group", "board-turning", "games-players"),
        *("refusal-sheet-tickets", "refusal-sheet-kinds", "home-show-all", "home-fewer"),
        *("replay-at", "simulate-speed", "doctor-handles-poor"),
        "clock-say-away",  # what is left is said in words
    ]
)


class Walk(Visitor):
    """Collects the texts of a pattern, each with its variants' selectors, and all selects."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.selects: list[ast.SelectExpression] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = [
            element.value if isinstance(element, ast.TextElement) else SLOT
            for element in node.elements
        ]
        self.texts.append("".join(parts))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def style(language: str, file: str, name: str, pattern: ast.Pattern) -> Iterator[str]:
    """Give a sentence for each thing that the house style refuses."""
    if name.endswith(CODES):
        return
    walk = Walk()
    walk.visit(pattern)
    for text in walk.texts:
        if name != "title":
            yield from marks(language, text)
        yield from words(language, "rule" if name.startswith("rule-") else "", file, text)
    yield from plurals(language, name, pattern, walk.selects)
    yield from shape(name, walk.texts[0])


def marks(language: str, text: str) -> Iterator[str]:
    if "'" in text or '"' in text:
        yield f"has a typewriter's quotation mark: {text!r}"
    for mark in set(text) & set(ALL_QUOTES) - set(QUOTES[language]):
        yield f"has {mark}; quotations look like {QUOTES[language]}"
    if re.search(r"[^\W\d_]–[^\W\d_]|[^\W\d_] - [^\W\d_]", text):
        yield f"lacks spaces around a dash, or has a hyphen for one: {text!r}"
    if re.search(PERCENT[language], text):
        yield f"writes the percent sign as another language does: {text!r}"
    if language == "de" and FULL_SENTENCE.search(text):
        yield f"has a small letter after a colon, before a full sentence: {text!r}"
    if language != "fr":
        if re.search(rf"[^\s·{SLOT}\d\]] [:;?!](\s|$)", text) and " ? " not in text:
            yield f"has a space before a mark: {text!r}"
        return
    bare = re.sub(r"\w+://\S*|\?(?= [a-zà-ÿ·C(])", "", text)
    if re.search(rf"(^|[^{NBSP}:;?!.]) ?[:;?!](?=[\s{NBSP}]|$)", bare):
        yield f"lacks a no-break space before a mark: {text!r}"
    if re.search(f"«[^{NBSP}]|[^{NBSP}]»", text):
        yield f"lacks a no-break space inside « »: {text!r}"


def words(language: str, kind: str, file: str, text: str) -> Iterator[str]:
    for only, pattern in FORBIDDEN[language]:
        if only in ("", kind, file):
            found = re.search(pattern, text)
            if found:
                yield f"says “{found[0]}”, which the glossary replaced: {text!r}"


def plurals(
    language: str, name: str, pattern: ast.Pattern, selects: list[ast.SelectExpression]
) -> Iterator[str]:
    for select in selects:
        keys = [key_of(variant) for variant in select.variants]
        if "one" not in keys or not isinstance(select.selector, ast.VariableReference):
            continue
        variable = select.selector.id.name
        if any(shows(variant.value, variable) for variant in select.variants):
            for category in CATEGORIES[language]:
                if category not in keys:
                    yield f"lacks [{category}] for ${variable}"
    if name not in NO_PLURAL:
        yield from uncounted(pattern)


def uncounted(pattern: ast.Pattern) -> Iterator[str]:
    """A number before its noun, without a selector: `{ $count } cards`."""
    elements = pattern.elements
    for number, element in enumerate(elements[:-1]):
        after = elements[number + 1]
        variable = variable_of(element)
        if variable in COUNTED and isinstance(after, ast.TextElement):
            word = re.match(r" ([^\W\d_]+)", after.value)
            if word and word[1].lower() not in NOT_COUNTED:
                yield f"counts “{word[1]}” by ${variable} without a plural"


def shows(pattern: ast.Pattern, variable: str) -> bool:
    return any(variable_of(element) == variable for element in pattern.elements)


def variable_of(element: object) -> str:
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
        return element.expression.id.name
    return ""


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def shape(name: str, text: str) -> Iterator[str]:
    """Sentences end like sentences, rules begin like one, labels are short and end without."""
    if SENTENCES.match(name) and "." not in name and not SENTENCE_END.search(text.strip()):
        yield f"does not end like a sentence: {text!r}"
    if name.startswith("rule-") and "." not in name and text[0].islower():
        yield f"a rule begins with a capital: {text!r}"
    if re.match(r"(choice|kind)-", name) and text[:1].islower():
        yield f"a choice begins with a capital: {text!r}"
    if LABELS.match(name) and text.endswith(".") and not re.search(r"\w\.$", text):
        yield f"a label has no full stop: {text!r}"
    for pattern, most in LIMITS:
        if re.match(pattern, name) and SLOT not in text and len(text) > most:
            yield f"is longer than {most} signs: {text!r}"
