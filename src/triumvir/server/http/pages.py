"""The page: what `make web` built, sent as it lies in the folder `web` of the server."""

from __future__ import annotations

from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from triumvir.server.http.preview import Preview, described, table_preview
from triumvir.server.http.request import RequestContext, address, wanted_language
from triumvir.server.publish.words import FILES
from triumvir.texts import Texts

WEB: Final = Path(__file__).resolve().parents[1] / "web"
# One document serves all pages; the path says which one it shows.
PAGES: Final = (
    "/",
    "/t/{id}",
    "/t/{id}/review",
    "/play",
    "/cup/{id}",
    "/evening/{id}",
    "/rules",
    "/rules/{game}",
    "/about",
    "/account",
    "/people/{name}",
    "/learn",
    "/learn/{game}",
    "/learn/{game}/{number}",
    "/puzzle/{game}",
    "/puzzle/{game}/{day}",
    "/deal/{game}",
    "/deal/{game}/{day}",
)
HEADERS: Final = {
    # Svelte writes widths and turns into style attributes; scripts come from files alone.
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self';"
    " style-src-attr 'unsafe-inline'; font-src 'self'; connect-src 'self'; img-src 'self' data:;"
    " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-cache",
}
# Files under assets have a hash of their content in their names.
FOR_EVER: Final = HEADERS | {"cache-control": "public, max-age=31536000, immutable"}
LONGEST: Final = 100  # our names are shorter, and the system refuses names that are too long
TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


def page_routes(context: RequestContext) -> list[BaseRoute]:
    async def page(request: Request) -> Response:
        language = wanted_language(request, None)
        if not (WEB / "index.html").is_file():
            said = Texts(language, FILES).say("page-not-built")
            return Response(f"{said}\n", 503, media_type="text/plain")
        preview = None
        if request.url.path.startswith("/t/") and context.requests.take(address(request)):
            preview = await table_preview(context.house, request.path_params["id"], language)
        return document(language, preview)

    return [
        *[Route(path, page) for path in PAGES],
        Route("/assets/{name}", asset),
        Route("/{name}", asset),
    ]


def document(language: str, preview: Preview | None = None, status: int = 200) -> Response:
    html = content(WEB / "index.html").decode()
    return Response(
        described(html, language, preview),
        status,
        headers=HEADERS | {"vary": "accept-language"},
        media_type="text/html",
    )


def lost_page(request: Request) -> Response | None:
    """For a person at a wrong address: the page, which says so. None for programs."""
    person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    ours = request.url.path.startswith(("/api/", "/assets/"))
    if not person or ours or not (WEB / "index.html").is_file():
        return None
    return document(wanted_language(request, None), status=404)


async def asset(request: Request) -> Response:
    name = request.path_params["name"]
    fixed = request.url.path.startswith("/assets/")
    path = WEB / "assets" / name if fixed else WEB / name
    wrong = name.startswith(".") or name == "index.html" or len(name) > LONGEST
    if wrong or not path.is_file():
        raise HTTPException(404)
    return packed(request, path, FOR_EVER if fixed else HEADERS)


def packed(request: Request, path: Path, headers: dict[str, str]) -> Response:
    """The file, or its compressed version from the build."""
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    if "gzip" in request.headers.get("accept-encoding", "") and (twin := gzipped(path)).is_file():
        more = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(content(twin), headers=headers | more, media_type=kind)
    return Response(content(path), headers=headers, media_type=kind)


def gzipped(path: Path) -> Path:
    return path.with_name(path.name + ".gz")


def content(path: Path) -> bytes:
    """From memory: threads that read files would hold up the event loop on a busy machine."""
    return read(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def read(path: Path, _changed: int) -> bytes:
    return path.read_bytes()
