"""The page: what `make web` built, sent as it lies in the folder `web` beside this file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

WEB: Final = Path(__file__).resolve().parent / "web"
# One document serves all pages; the path says which one it shows.
PAGES: Final = ("/", "/t/{id}", "/rules", "/rules/{game}", "/about")
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
NOT_BUILT: Final = (
    "The page is not built in this installation. From a checkout, `make web` builds it;"
    " the API is at /api/v1.\n"
)
TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


def page_routes() -> list[BaseRoute]:
    return [
        *[Route(path, page) for path in PAGES],
        Route("/assets/{name}", asset),
        Route("/{name}", asset),
    ]


async def page(request: Request) -> Response:
    if not (WEB / "index.html").is_file():
        return Response(NOT_BUILT, 503, media_type="text/plain")
    return packed(request, WEB / "index.html", HEADERS)


def lost_page(request: Request) -> Response | None:
    """For a person who follows a wrong address: the page, which says so. None for programs."""
    person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    ours = request.url.path.startswith(("/api/", "/assets/"))
    if not person or ours or not (WEB / "index.html").is_file():
        return None
    response = packed(request, WEB / "index.html", HEADERS)
    response.status_code = 404
    return response


async def asset(request: Request) -> Response:
    name = request.path_params["name"]
    fixed = request.url.path.startswith("/assets/")
    path = WEB / "assets" / name if fixed else WEB / name
    if name.startswith(".") or name == "index.html" or not path.is_file():
        raise HTTPException(404)
    return packed(request, path, FOR_EVER if fixed else HEADERS)


def packed(request: Request, path: Path, headers: dict[str, str]) -> Response:
    """The file, or its packed twin that the build laid beside it."""
    kind = TYPES.get(path.suffix)
    twin = path.with_name(path.name + ".gz")
    if "gzip" in request.headers.get("accept-encoding", "") and twin.is_file():
        more = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return FileResponse(twin, headers=headers | more, media_type=kind or "text/html")
    return FileResponse(path, headers=headers, media_type=kind)
