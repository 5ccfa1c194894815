"""The way to servers that guests name: only over TLS, only on the public internet, and only for a short time."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0  # for all of it
HTTPS = 443
UNICAST = ipaddress.ip_network("2000::/3")  # all that IPv6 has given away so far
NAT64 = ipaddress.ip_network("64:ff9b::/96")  # the way to IPv4, where a network has none


class Unreachable(Exception):
    """We do not ask there, or nobody answers as one should."""


def is_outside(url: str) -> bool:
    """Whether an address may be one of the public internet; what its name stands for is looked at later."""
    try:
        where = urlsplit(url)
        return where.scheme == "https" and bool(where.hostname) and where.port in (None, HTTPS) and not where.username
    except ValueError:
        return False


def origin_of(url: str) -> str:
    """The server of an address."""
    where = urlsplit(url)
    return f"{where.scheme}://{where.netloc}"


async def post(url: str, headers: Mapping[str, str], body: bytes, anywhere: bool = False) -> int:
    """The status that a server answers; anywhere: also one of our own network, and without TLS."""
    if not (anywhere or is_outside(url)):
        raise Unreachable("not over TLS")
    try:
        async with asyncio.timeout(SECONDS):
            return await exchange(urlsplit(url), headers, body, anywhere)
    except (OSError, ValueError) as problem:  # a timeout is an OSError
        raise Unreachable(type(problem).__name__) from None


async def exchange(where: SplitResult, headers: Mapping[str, str], body: bytes, anywhere: bool) -> int:
    """One request on a connection of its own."""
    is_safe, host = where.scheme == "https", where.hostname or ""
    port = where.port or (HTTPS if is_safe else 80)
    address = await address_of(host, port, anywhere)
    safety = {"ssl": True, "server_hostname": host} if is_safe else {}
    reader, writer = await asyncio.open_connection(address, port, **safety)  # type: ignore[arg-type]
    try:
        said = {"Host": where.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
        path = f"{where.path or '/'}{'?' if where.query else ''}{where.query}"
        head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        return int((await reader.readline()).split()[1])
    except IndexError:
        raise Unreachable("no HTTP") from None
    finally:
        writer.close()


async def address_of(host: str, port: int, anywhere: bool) -> str:
    """Where a name leads: if one of its addresses is not public, nowhere. We connect to what was looked at."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not (anywhere or all(map(is_public, addresses))):
        raise Unreachable("not on the public internet")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is one machine's on the public internet, and no wrapping of one of our own network."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found in NAT64:
            return is_public(str(ipaddress.IPv4Address(found.packed[-4:])))
        if found not in UNICAST or found.sixtofour is not None:
            return False
    return found.is_global and not found.is_multicast
