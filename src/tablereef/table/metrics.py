"""What Prometheus is told."""

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

ACT_SECONDS = Histogram("tablereef_act_seconds", "From an act to its place in the store", buckets=FINE)
WRITE_SECONDS = Histogram("tablereef_write_seconds", "Waiting for the store", buckets=FINE)
BOT_SECONDS = Histogram("tablereef_bot_seconds", "A bot's thinking", ["game"], buckets=FINE)
BOTS_REPLACED = Counter("tablereef_bots_replaced_total", "Moves that Diver made for another bot", ["game", "why"])
REQUESTS = Counter("tablereef_requests_total", "HTTP requests", ["status"])
REFUSALS = Counter("tablereef_refusals_total", "Refusals, by kind", ["kind"])
TABLES_OPENED = Counter("tablereef_tables_opened_total", "Tables opened", ["game"])
LIVE_TABLES = Gauge("tablereef_live_tables", "Tables in memory")
LOOP_AGE = Gauge(
    "tablereef_loop_age_seconds", "Since something that the server does by itself last went well", ["loop"]
)
CALLS = Counter("tablereef_calls_total", "People called to a table, by push or mail", ["way", "result"])
SOCKETS = Gauge("tablereef_sockets", "Sockets connected")


def page() -> bytes:
    """All figures, as Prometheus reads them."""
    return generate_latest(REGISTRY)
