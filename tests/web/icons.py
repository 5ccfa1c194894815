"""The icons of the installed application and the picture of link previews, drawn from the one icon: `make icons`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.web.guests import chromium

PUBLIC = Path(__file__).parents[2] / "web/public"
ICON = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
WHOLE = f"<style>svg {{ display: block }}</style>{ICON}"
MASKABLE = f"""<style>body {{ background: #0b4f5f; display: grid; place-items: center; height: 100vh }}
  svg {{ width: 78% }}</style>{ICON}"""  # a phone may cut off a tenth on each side
WAVES = "".join(
    f'<path d="M0 {y}c100-60 200-60 300 0s200 60 300 0 200-60 300 0 200 60 300 0v700H0z" fill="{fill}"/>'
    for y, fill in ((150, "#4aa3ad"), (250, "#1f7683"), (470, "#0b4f5f"))
)
PREVIEW = f"""<style>
  body {{ background: #c7e2e4; font: 800 132px 'DejaVu Sans', sans-serif; color: #fff; letter-spacing: -3px }}
  body > svg {{ position: absolute; inset: 0 }}
  div {{ position: absolute; inset: 0; display: flex; align-items: center; justify-content: center; gap: 48px }}
  div svg {{ width: 190px }}</style>
  <svg viewBox="0 0 1200 630">{WAVES}</svg><div>{ICON}Tablereef</div>"""
PICTURES = {
    "icon-192.png": (WHOLE, 192, 192),
    "icon-512.png": (WHOLE, 512, 512),
    "icon-maskable.png": (MASKABLE, 512, 512),
    "preview.png": (PREVIEW, 1200, 630),
}


def draw(browser: Browser, name: str) -> None:
    """One picture, see-through where nothing is drawn."""
    drawing, width, height = PICTURES[name]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(f"<style>body {{ margin: 0 }}</style>{drawing}")
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


def main() -> None:
    """All of them."""
    with chromium() as browser:
        for name in PICTURES:
            draw(browser, name)


if __name__ == "__main__":
    main()
