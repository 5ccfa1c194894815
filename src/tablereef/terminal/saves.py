"""Matches on this machine's disk: begun, gone on with, and opened for everyone at the end."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tablereef.games import find
from tablereef.kernel.dealers import Seeded, commitment_to, new_secret
from tablereef.kernel.game import OVER, Game
from tablereef.kernel.journal import Writer, read, secret_file
from tablereef.kernel.match import Deal, Match, Remark, new_header
from tablereef.terminal.refusals import TerminalRefusal

NONCE_BYTES = 16


@dataclass
class Save:
    """A match and its file; `secret` where it is dealt fairly and still running."""

    match: Match
    path: Path
    writer: Writer
    secret: str | None = None

    def keep(self) -> None:
        """Put on disk what is new."""
        try:
            self.writer.write()
        except OSError:
            raise TerminalRefusal("cannot_write", path=str(self.path)) from None

    def reveal(self) -> None:
        """The match is over: its secret may be known, so that everyone can verify the deal."""
        if self.secret is not None:
            self.match.add(Remark("revealed", text=self.secret))
            self.keep()
            secret_file(self.path).unlink(missing_ok=True)
            self.secret = None


def default_path(game: Game) -> Path:
    """A new file in the folder for saves."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    name = f"{game.id}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.jsonl"
    return base / "tablereef" / "saves" / name


def begin(
    game: Game,
    names: Sequence[str],
    options: Mapping[str, str],
    bots: Mapping[int, str],
    seed: int | None,
    path: Path | None,
) -> Save:
    """A new match on disk: dealt from a seed where one is given, else provably fair."""
    secret = new_secret() if seed is None else None
    deal = Deal(seed=seed) if secret is None else Deal(commitment=commitment_to(secret))
    match = Match(game, new_header(game, names, options, deal))
    for seat, bot in bots.items():
        match.add(Remark("bot", seat, bot))
    if secret is not None:
        add_nonces(match)
    save = open_new(match, path or default_path(game), secret)
    deal_on(save)
    return save


def add_nonces(match: Match) -> None:
    """Everyone at this screen adds a nonce; those of bots follow from the header."""
    for seat in range(len(match.header.seats)):
        if seat in match.bots:
            match.derive_nonce(seat)
        else:
            match.add_nonce(seat, secrets.token_hex(NONCE_BYTES))


def open_new(match: Match, path: Path, secret: str | None) -> Save:
    """The file of a match that begins; no other file is written over."""
    if path.exists():
        raise TerminalRefusal("file_exists", path=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return Save(match, path, Writer(path, match, secret), secret)
    except OSError:
        raise TerminalRefusal("cannot_write", path=str(path)) from None


def resume(path: Path) -> Save:
    """A match from its file, dealt on by who dealt it."""
    match = read(path, find)
    deal = match.header.deal
    secret = None
    if deal.commitment is not None and match.secret is None:
        secret = kept_secret(path)
    save = Save(match, path, Writer(path, match), secret)
    deal_on(save)
    return save


def kept_secret(path: Path) -> str:
    """The secret that lies beside a running match."""
    try:
        return secret_file(path).read_text(encoding="utf-8").strip()
    except OSError:
        raise TerminalRefusal("no_secret", path=str(secret_file(path))) from None


def deal_on(save: Save) -> None:
    """Answer chance from now on, and at once where it is due; a match that is over needs nothing more."""
    match, deal = save.match, save.match.header.deal
    if match.turn() == OVER:
        return
    if save.secret is not None:
        match.start_fair(save.secret)
    elif deal.seed is not None:
        match.dealer = Seeded(deal.seed, deal.index)
        match.deal()
    save.keep()
