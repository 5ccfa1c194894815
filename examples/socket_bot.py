"""A bot over the socket: sits down by an invitation and plays any game at random, until the match is over.
python examples/socket_bot.py http://127.0.0.1:8000 TABLE INVITATION
"""

import json
import random
import secrets
import sys
import urllib.request

from websockets.sync.client import connect


def post(address: str, body: dict, token: str = "") -> dict:
    """Ask the server for something."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return json.load(urllib.request.urlopen(urllib.request.Request(address, json.dumps(body).encode(), headers)))


def nonces(table: dict) -> list[dict]:
    """Our part in the fair deal, for each seat of ours that has not given it."""
    waiting = [s["seat"] for s in table["seats"] if table["phase"] == "dealing" and s["mine"] and not s["nonce"]]
    return [{"type": "nonce", "seat": seat, "nonce": secrets.token_hex(16)} for seat in waiting]


def choice(state: dict) -> list[dict]:
    """Any of the offers, if it is our turn; a clever bot would keep the zones, as the changes of each line lead on."""
    offers = state["asked"].get("offers")
    act = {"type": "act", "seat": state["seat"], "version": state["version"]}
    return [act | {"code": random.choice(offers)["code"]}] if offers else []


def play(server: str, table: str, invitation: str) -> dict:
    """Sit down and play; how it ended."""
    token = post(f"{server}/api/guests", {"name": "Socket bot"})["token"]
    sat = post(f"{server}/api/tables/{table}/seats", {"invite": invitation, "name": "Socket bot"}, token)
    seat = next(seat["seat"] for seat in sat["seats"] if seat["mine"])
    with connect(server.replace("http", "ws", 1) + f"/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 2, "token": token, "seat": seat}))
        for message in map(json.loads, socket):
            if message.get("ending"):
                return message["ending"]
            wanted = {"table": lambda m: nonces(m["table"]), "state": choice}.get(message["type"], lambda m: [])
            for command in wanted(message):
                socket.send(json.dumps(command | {"id": secrets.token_hex(8)}))
    sys.exit("the table closed the socket")


if __name__ == "__main__":
    print(json.dumps(play(*sys.argv[1:4])["outcome"]))
