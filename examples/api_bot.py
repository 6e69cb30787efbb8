"""A bot that plays through the HTTP interface: python examples/api_bot.py URL TABLE INVITE

It takes a seat with an invitation, follows the table as a stream of lines, and chooses at random: put
something better into `choose`. Only the standard library is used; docs/http-api.md describes the interface.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


def choose(view, options):
    """An option; `view` is what the seat knows, each option has an `id` and a `notation`."""
    return random.choice(options)


def send(url, token="", body=None):
    """Send a request and open its answer: GET, or POST with a body; waits a little when told to."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60)
        except urllib.error.HTTPError as problem:
            if problem.code != 429:
                raise
            time.sleep(float(problem.headers["Retry-After"]))


def turn(table, token):
    """Choose until the turn goes no further, then send all choices in one go."""
    actions = []
    view = json.load(send(f"{table}/view", token))
    while True:
        query = urllib.parse.urlencode({"after": actions}, doseq=True)
        legal = json.load(send(f"{table}/legal?{query}", token))
        if not legal["actions"] or legal["version"] != view["version"]:
            break
        actions.append(choose(view["view"], legal["actions"])["id"])
    try:
        if actions:
            send(f"{table}/act", token, {"actions": actions, "version": view["version"]}).close()
    except urllib.error.HTTPError as problem:
        if problem.code != 409:  # 409: somebody was faster; the stream says who must decide now
            raise


def play(url, table_id, invite):
    """Play a match to its end; returns the record."""
    table = f"{url}/api/v1/tables/{table_id}"
    seat = json.load(send(f"{table}/join", body={"invite": invite, "name": "Bot"}))
    with send(f"{table}/events?format=ndjson", seat["token"]) as stream:
        for line in filter(bytes.strip, stream):
            if seat["seat"] in (json.loads(line)["to_act"] or ()):
                turn(table, seat["token"])
    return json.load(send(f"{table}/record", seat["token"]))


if __name__ == "__main__":
    sys.stdout.write(f"{play(*sys.argv[1:4])['result']}\n")
