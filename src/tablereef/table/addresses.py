"""At which addresses the table is reached: from this machine, and by friends in the same network."""

from __future__ import annotations

import ipaddress
import socket

from tablereef.kernel.text import Text
from tablereef.kernel.words import Value, Words
from tablereef.table.refusals import TEXTS, TableRefusal
from tablereef.table.settings import Settings

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
ALL = (EVERYWHERE, "::")
ELSEWHERE = ("192.0.2.1", 9)  # of a range for examples; nothing is sent there


def network_host() -> str | None:
    """This machine's address in its network, if it is in one: the one from which it would ask another machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:
            return None
        host = str(asking.getsockname()[0])
    return None if is_loopback(host) else host


def lan_host(host: str) -> str:
    """Where to listen for friends in the same network, who reach this machine only if it is in one."""
    if host != LOOPBACK:
        raise TableRefusal("lan_or_host", host=host)
    if network_host() is None:
        raise TableRefusal("no_network")
    return EVERYWHERE


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches an address."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def address(host: str, port: int) -> str:
    """What somebody types into a browser."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own_address(settings: Settings) -> str:
    """Under which this machine reaches the table."""
    return address(LOOPBACK if settings.host in ALL else settings.host, settings.port)


def introduction(settings: Settings, language: str) -> list[str]:
    """Where the table is, and for whom."""
    here, found = own_address(settings), network_host()
    there = None if found is None else address(found, settings.port)
    if settings.host in ALL and there is not None:
        return [f"Tablereef: {there}", said("serve-lan", language, address=here)]
    if is_loopback(settings.host):
        only = said("serve-alone", language) if there is None else said("serve-here", language, address=there)
        return [f"Tablereef: {here}", only]
    return [f"Tablereef: {here}"]


def said(key: str, language: str, **fields: Value) -> str:
    """A sentence of ours."""
    return Text(language, TEXTS).say(Words(key, dict(fields)))
