"""Builds the web client into the wheel, so that whoever installs it needs no Node.

An editable install returns early: there the Makefile builds the client when its sources change.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` (when needed) and the Vite build before a wheel is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Leave `src/rebelote/server/static/index.html` in place, or say what is missing."""
        if version == "editable":
            return
        root = Path(self.root)
        index = root / "src/rebelote/server/static/index.html"
        web = root / "web"
        npm = shutil.which("npm")
        if (web / "package.json").is_file() and npm is not None:
            if not (web / "node_modules").is_dir():
                subprocess.run([npm, "ci"], cwd=web, check=True)
            subprocess.run([npm, "run", "build"], cwd=web, check=True)
        if not index.is_file():
            raise FileNotFoundError(
                f"{index} is missing: building a Rebelote wheel needs Node 20 or later and npm "
                "to build the web client, or a client that was built before"
            )
