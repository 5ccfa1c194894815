"""Randomness by counting: draw number k of a stream is a pure function of (stream, k).

The same game comes out on any number of threads, in any batch, on any device and in CPython; the
simulator has these four functions once more for 64-bit machine words and a test holds them equal.
"""

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def mix(x: int) -> int:
    """The finalizer of SplitMix64: every bit of x decides every bit of the result."""
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & MASK
    return x ^ (x >> 31)


def stream_of(seed: int, game: int, purpose: int) -> int:
    """The stream of one purpose (CHANCE_STREAM, CHOICE_STREAM, …) in one game of a seed."""
    return mix(mix(mix(seed & MASK) + game + GOLDEN & MASK) + purpose + GOLDEN & MASK)


CHANCE_STREAM, CHOICE_STREAM, IMAGINE_STREAM, THOUGHT_STREAM = range(4)


def word(stream: int, k: int) -> int:
    """Word number k of a stream: 64 random bits."""
    return mix(stream + (k + 1) * GOLDEN & MASK)


def below(x: int, n: int) -> int:
    """From a random word an int below n, each exactly as likely (Lemire's rejection)."""
    product = (x >> 32) * n
    if product & 0xFFFFFFFF < n:
        while product & 0xFFFFFFFF < ((1 << 32) - n) % n:
            x = mix(x + GOLDEN & MASK)
            product = (x >> 32) * n
    return product >> 32


def draw(stream: int, k: int, n: int) -> int:
    """Draw number k of a stream: an int below n."""
    return below(word(stream, k), n)


def roll(dice: list[int], n: int) -> int:
    """The next draw below n from dice = [stream, draws so far]."""
    dice[1] += 1
    return draw(dice[0], dice[1] - 1, n)
