#!/usr/bin/env bash
# find_compiler.sh PYTHON: sees to a C compiler and Python's headers; installs Debian's where there are none.
set -euo pipefail

find_it() {
  "$1" - << 'END'
import shutil
import sys
import sysconfig
from pathlib import Path

compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
header = Path(sysconfig.get_paths()["include"]) / "Python.h"
sys.exit(shutil.which(compiler) is None or not header.exists())
END
}

find_it "$1" && exit 0
echo "There is no C compiler with Python's headers here; trying to install Debian's."
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo -n"
{ $as_root apt-get update -qq && $as_root apt-get install -y -qq --no-install-recommends gcc libc6-dev python3-dev; } || true
find_it "$1" && exit 0
echo "The compiled install needs a C compiler and Python's headers, and they could not be installed. Install them, or leave it out: make test TRIUMVIR_COMPILE=off" >&2
exit 1
