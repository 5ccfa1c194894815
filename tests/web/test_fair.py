"""The browser deals again by itself: the kernel's algorithm, what it kept, and its verdict beside the table's."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.guests import play_now

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "tests/kernel/fair_vectors.json"
KEPT = "JSON.parse(localStorage['tablereef-deals'])"


@pytest.fixture(scope="module")
def found() -> Any:
    """What the client's own code finds in the kernel's vectors, without a browser."""
    node = shutil.which("node") or str(ROOT / ".venv/bin/node")
    files = [ROOT / "tests/web/fair.mjs", ROOT / "web/src/lib/fair.ts", VECTORS]
    typescript = ROOT / "web/node_modules/typescript/lib/typescript.js"
    done = subprocess.run([node, *files, typescript], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_browser_computes_what_the_kernel_does(found: Any) -> None:
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))
    assert [found[name] for name in ("commitment", "derived", "picks")] == [
        vectors[name] for name in ("commitment", "derived", "picks")
    ]


def test_the_browser_finds_every_fault(found: Any) -> None:
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))
    assert found["faults"] == [deal["fault"] for deal in vectors["deals"]]


def test_the_browser_compares_the_journal_with_what_it_saw(found: Any) -> None:
    same, other = found["seen"]
    assert (same["fault"], same["own"]) == (None, "kept")
    assert (other["fault"], other["own"]) == ("seen", "unkept")


def end(page: Page) -> None:
    """Play, and agree to end at once."""
    play_now(page, "carcasse")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Agree to end here").click()
    expect(page.locator(".ending")).to_be_visible()


def test_after_the_end_the_browser_has_dealt_again_and_says_so(home: Page) -> None:
    end(home)
    (kept,) = home.evaluate(f"Object.values({KEPT})")
    assert len(kept["commitment"]) == len(kept["header"]) == 64
    assert list(kept["nonces"]) == ["0"]
    home.get_by_text("Was it dealt fairly? ✓ Yes.").click()
    expect(home.get_by_text("chance events check out")).to_be_visible()
    expect(home.get_by_text("the parts of all 2 seats")).to_be_visible()
    expect(home.get_by_text("your own part is in it")).to_be_visible()


def test_a_table_that_showed_another_commitment_before_is_found_out(home: Page) -> None:
    end(home)
    home.evaluate(f"""localStorage['tablereef-deals'] = JSON.stringify(Object.fromEntries(
        Object.entries({KEPT}).map(([id, deal]) => [id, {{ ...deal, commitment: 'other' }}])))""")
    home.reload()
    home.get_by_text("Was it dealt fairly? ✗ No!").click()
    expect(home.get_by_text("Before the deal the table showed another commitment.")).to_be_visible()


def test_where_the_browser_lends_no_hashes_it_does_not_vouch(home: Page) -> None:
    """As over plain HTTP from another machine: the table's word stands alone, and the page says so."""
    end(home)
    home.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    home.reload()
    home.get_by_text("Was it dealt fairly?").click()
    expect(home.get_by_text("Browsers compute this only for pages over HTTPS")).to_be_visible()
    expect(home.get_by_text("chance events check out")).to_be_visible()
    assert "Yes" not in home.locator(".ending summary").inner_text()
