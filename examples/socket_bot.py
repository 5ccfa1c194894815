"""A bot over the socket: sits down by an invitation and plays any game at random, until the match is over.
python examples/socket_bot.py http://127.0.0.1:8000 TABLE INVITATION
"""

import json
import random
import secrets
import sys
import time
import urllib.request
from contextlib import suppress

import websockets.sync.client


def post(address: str, body: dict, token: str = "") -> dict:
    """Ask the server for something."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return json.load(urllib.request.urlopen(urllib.request.Request(address, json.dumps(body).encode(), headers)))


def commands(told: dict) -> list[dict]:
    """Our part in the fair deal, for each seat of ours that has not given it; any of the offers, if it is our turn."""
    if told["type"] == "table" and told["table"]["phase"] == "dealing":
        waiting = [s["seat"] for s in told["table"]["seats"] if s["mine"] and not s["nonce"]]
        return [{"type": "nonce", "seat": seat, "nonce": secrets.token_hex(16)} for seat in waiting]
    if told["type"] == "state" and (offers := told["asked"].get("offers")):  # a clever bot would keep the zones, too
        act = {"type": "act", "seat": told["seat"], "version": told["version"]}
        return [act | {"code": random.choice(offers)["code"]}]
    return []


def play(server: str, table: str, invitation: str) -> dict:
    """Sit down and play; how it ended."""
    token = post(f"{server}/api/guests", {"name": "Socket bot"})["token"]
    sat = post(f"{server}/api/tables/{table}/seats", {"invite": invitation, "name": "Socket bot"}, token)
    seat, address = next(s["seat"] for s in sat["seats"] if s["mine"]), f"ws{server[4:]}/api/tables/{table}/socket"
    while True:  # if the server is restarted, or another one has the table now, come again
        with suppress(OSError, websockets.WebSocketException), websockets.sync.client.connect(address) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 3, "token": token, "seat": seat}))
            for told in map(json.loads, socket):
                if told.get("ending") or told.get("again") is False:
                    return told.get("ending") or sys.exit(told["kind"])
                for command in commands(told):
                    socket.send(json.dumps(command | {"id": secrets.token_hex(8)}))
        time.sleep(0.3)


if __name__ == "__main__":
    print(json.dumps(play(*sys.argv[1:4])["outcome"]))
