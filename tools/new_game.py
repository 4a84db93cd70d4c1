"""Begins a new game: a copy of the teaching game, Terni lapilli, under another name.

    python tools/new_game.py "Nine Holes"

The copy works and passes every test; change it rule by rule into the game that you have in mind.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODEL = "terni_lapilli"
FILES = (
    "src/triumvir/games/{name}/__init__.py",
    "src/triumvir/games/{name}/README.md",
    "src/triumvir/games/{name}/records/three.json",
    "src/triumvir/games/{name}/records/long.json",
    "src/triumvir/locales/en/{id}.ftl",
    "src/triumvir/locales/de/{id}.ftl",
    "src/triumvir/locales/fr/{id}.ftl",
    "src/triumvir/locales/cs/{id}.ftl",
    "tests/games/{name}/test_rules.py",
)


class Names:
    """One name in all the forms in which it is written."""

    def __init__(self, title: str) -> None:
        words = re.findall(r"[A-Za-z]+", title)
        if not words or not title.isascii():
            sys.exit(f'A name in plain letters is needed, as in NAME="Nine Holes", not {title!r}.')
        self.title = title.strip()
        self.name = "_".join(words).lower()
        self.id = "-".join(words).lower()
        self.kind = "".join([word.title() for word in words])
        initials = [word[0].upper() for word in words]
        self.letters = self.free_letters("".join(words).upper(), initials)

    def free_letters(self, all_letters: str, initials: list[str]) -> str:
        """Two letters for the ids of rules that no other game has."""
        taken = set()
        for file in (ROOT / "src/triumvir/locales/en").glob("*.ftl"):
            taken |= set(re.findall(r"^rule-([A-Z]+)-", file.read_text("utf-8"), re.MULTILINE))
        pairs = ["".join(initials[:2])] if len(initials) > 1 else []
        pairs += [all_letters[0] + other for other in all_letters[1:]]
        pairs += [one + other for one in all_letters for other in all_letters]
        for pair in pairs:
            if pair not in taken:
                return pair
        sys.exit(f"All letters of {self.title!r} are taken by the rules of other games.")


def copied(text: str, new: Names) -> str:
    for old, name in (
        ("Terni lapilli, a Roman row game", f"{new.title}, begun as a copy of Terni lapilli"),
        ("TerniLapilli", new.kind),
        ("TerniState", f"{new.kind}State"),
        (MODEL, new.name),
        ("terni-lapilli", new.id),
        ("TL-", f"{new.letters}-"),
        ('title="Terni lapilli"', f'title="{new.title}"'),
        ("title = Terni lapilli", f"title = {new.title}"),
        ("# Terni lapilli", f"# {new.title}"),
        ('"""Terni lapilli', f'"""{new.title}'),
        ("    teaching=True,\n", ""),
    ):
        text = text.replace(old, name)
    return text


def main() -> None:
    new = Names(" ".join(sys.argv[1:]))
    made = [ROOT / file.format(name=new.name, id=new.id) for file in FILES]
    for path in made:
        if path.exists():
            sys.exit(f"{path.relative_to(ROOT)} is there already.")
    for file, path in zip(FILES, made, strict=True):
        model = ROOT / file.format(name=MODEL, id=MODEL.replace("_", "-"))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(copied(model.read_text("utf-8"), new), "utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
