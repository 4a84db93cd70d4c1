"""HTTP: routes, request bodies, the API described, the page's files."""
