"""The WebSocket: frames, and one session a socket."""
