"""Boards as pictures: from a situation to a scene, from a scene to SVG.

A scene is a value; everything here is a function of what it is handed.
"""

from rulefork.report.svg.board import board_svg, figure_symbols, symbols_of
from rulefork.report.svg.difference import difference
from rulefork.report.svg.panels import case_picture, outcomes_picture, panels_svg
from rulefork.report.svg.scene import Scene
from rulefork.report.svg.style import STYLE
from rulefork.report.svg.tile import tile_symbols
from rulefork.report.svg.view import case_scenes, situation_scene

__all__ = [
    "STYLE",
    "Scene",
    "board_svg",
    "case_picture",
    "case_scenes",
    "difference",
    "figure_symbols",
    "outcomes_picture",
    "panels_svg",
    "situation_scene",
    "symbols_of",
    "tile_symbols",
]
