"""Cuts the fonts down to what our four languages need: the first page carries them.

Reads what `npm ci` brought and writes web/src/style/fonts, which git ignores; `make web` does it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

WEB = Path(__file__).resolve().parent.parent / "web"
TARGET = WEB / "src" / "style" / "fonts"
SANS = WEB / "node_modules" / "@fontsource" / "alegreya-sans" / "files"
CINZEL = WEB / "node_modules" / "@fontsource-variable" / "cinzel" / "files"

# fonts.css names the same ranges.
LATIN = "U+20-7E,U+A0-FF,U+152-153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F"
LATIN += ",U+2039-203A,U+20AC,U+2190-2193,U+2212"
CZECH = "U+10C-10F,U+11A-11B,U+147-148,U+158-159,U+160-161,U+164-165,U+16E-16F,U+17D-17E"
FIGURES = "U+20,U+2B,U+2F-39,U+3A,U+2192,U+2212"
# The front page has one line in italics: a cut of its own, with the letters of that line.
LOCALES = WEB.parent / "src" / "triumvir" / "locales"
MOTTO = "".join(
    line.partition("=")[2]
    for path in sorted(LOCALES.glob("*/home.ftl"))
    for line in path.read_text(encoding="utf-8").splitlines()
    if line.startswith("home-motto")
)
FEATURES = "kern,liga,lnum,onum,tnum,pnum,mark,mkmk,ccmp,locl"


def within(text: str, first: int, last: int) -> str:
    """The letters of a text from one code to another, as a range that CSS reads, too."""
    return ",".join(f"U+{ord(sign):X}" for sign in sorted(set(text)) if first <= ord(sign) <= last)


# Titles are set in 600 and 700; the letters for the rest of the axis stay behind.
WEIGHTS = "wght=600:700"

FONTTOOLS = (sys.executable, "-m", "fontTools")

CUTS = (
    (CINZEL / "cinzel-latin-wght-normal.woff2", "cinzel-latin", LATIN),
    (CINZEL / "cinzel-latin-ext-wght-normal.woff2", "cinzel-czech", CZECH),
    (SANS / "alegreya-sans-latin-400-normal.woff2", "sans-400-latin", LATIN),
    (SANS / "alegreya-sans-latin-ext-400-normal.woff2", "sans-400-czech", CZECH),
    (SANS / "alegreya-sans-latin-400-italic.woff2", "sans-400-italic-latin", LATIN),
    (SANS / "alegreya-sans-latin-ext-400-italic.woff2", "sans-400-italic-czech", CZECH),
    (SANS / "alegreya-sans-latin-400-italic.woff2", "motto-latin", within(MOTTO, 0x20, 0xFF)),
    (SANS / "alegreya-sans-latin-ext-400-italic.woff2", "motto-czech", within(MOTTO, 0x100, 0x17F)),
    (SANS / "alegreya-sans-latin-700-normal.woff2", "sans-700-latin", LATIN),
    (SANS / "alegreya-sans-latin-ext-700-normal.woff2", "sans-700-czech", CZECH),
    (SANS / "alegreya-sans-latin-800-normal.woff2", "sans-800-figures", FIGURES),
)


# Browsers that set letters to whole pixels (WebKit on Linux) make 2.5 pixels 2, and words run into
# each other.
SPACE = 190  # of 1,000; the font's own has 150 to 165


def widen_spaces(path: Path) -> None:
    font = TTFont(path)
    names = font.getBestCmap()
    for sign in (0x20, 0xA0):
        if sign in names:
            font["hmtx"][names[sign]] = (SPACE, 0)
    font.save(path)


def main() -> int:
    """Write all cuts and say how large they are."""
    TARGET.mkdir(exist_ok=True)
    for source, name, signs in CUTS:
        target = TARGET / f"{name}.woff2"
        drawn = source
        if source.parent == CINZEL:
            drawn = target.with_suffix(".ttf")
            limit = [*FONTTOOLS, "varLib.instancer", str(source), WEIGHTS, "-q", "-o", str(drawn)]
            subprocess.run(limit, check=True)
        subprocess.run(
            [
                *FONTTOOLS,
                "subset",
                str(drawn),
                f"--unicodes={signs}",
                f"--layout-features={FEATURES}",
                "--no-hinting",  # today's screens smooth letters by themselves
                "--flavor=woff2",
                f"--output-file={target}",
            ],
            check=True,
        )
        if drawn != source:
            drawn.unlink()
        if source.parent == SANS:
            widen_spaces(target)
        print(f"{name}: {target.stat().st_size} of {source.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
