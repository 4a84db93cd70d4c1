"""One command a module; each is called `command` there."""
