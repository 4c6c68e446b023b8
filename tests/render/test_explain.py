"""The page of each diagnostic, its examples checked."""

import json

import pytest

from pepper_notation.catalog import ALL
from pepper_notation.diagnostics import Diagnostic
from pepper_notation.pipeline import check_text
from pepper_notation.render.excerpt import ASCII_FRAME, Looks
from pepper_notation.render.explain import explain_object, explain_page, unmarked

each = pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.code)


def page(kind: type[Diagnostic], looks: Looks) -> str:
    wrong, right = check_text(unmarked(kind.example.bad), "example.pepper"), check_text(kind.example.good)
    return "".join(text.plain for text in explain_page(kind, wrong, right, looks))


@each
def test_the_page_tells_the_finding_and_shows_it(kind: type[Diagnostic]):
    shown = page(kind, Looks())
    assert shown.startswith(f"{kind.code} {kind.name}  {kind.severity.value}: {kind.title}\n")
    assert f"[{kind.code}] {kind.name}: " in shown
    for rule in kind.rules:
        assert f"\n{rule} " in shown
    assert not set(shown) & {"‹", "›", "\x1b", "\x00"}


@each
def test_the_page_can_be_shown_in_plain_letters(kind: type[Diagnostic]):
    assert page(kind, Looks(frame=ASCII_FRAME, encoding="ascii")).isascii()


@each
def test_json_has_the_examples_with_what_is_wrong_with_them(kind: type[Diagnostic]):
    wrong, right = check_text(unmarked(kind.example.bad)), check_text(kind.example.good)
    told = json.loads(json.dumps(explain_object(kind, wrong, right)))
    assert (told["code"], told["name"]) == (kind.code, kind.name)
    assert kind.code in [finding["code"] for finding in told["wrong"]["findings"]]
    assert kind.code not in [finding["code"] for finding in told["right"]["findings"]]
