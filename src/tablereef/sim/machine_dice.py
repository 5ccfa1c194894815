"""The functions of kernel/dice.py for 64-bit machine words; a test holds the two equal."""

import numpy as np

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST_FACTOR = np.uint64(0xBF58476D1CE4E5B9)
SECOND_FACTOR = np.uint64(0x94D049BB133111EB)
LOW = np.uint64(0xFFFFFFFF)
WORD = np.uint64(1 << 32)
ONE, B27, B30, B31, B32 = (np.uint64(x) for x in (1, 27, 30, 31, 32))


def mix(x):
    """The finalizer of SplitMix64."""
    x = (x ^ (x >> B30)) * FIRST_FACTOR
    x = (x ^ (x >> B27)) * SECOND_FACTOR
    return x ^ (x >> B31)


def stream_of(seed, game, purpose):
    """The stream of one purpose in one game of a seed."""
    return mix(mix(mix(np.uint64(seed)) + np.uint64(game) + GOLDEN) + np.uint64(purpose) + GOLDEN)


def word(stream, k):
    """Word number k of a stream: 64 random bits."""
    return mix(stream + (np.uint64(k) + ONE) * GOLDEN)


def below(x, n):
    """From a random word an int below n, each exactly as likely."""
    bound = np.uint64(n)
    product = (x >> B32) * bound
    if product & LOW < bound:
        while product & LOW < (WORD - bound) % bound:
            x = mix(x + GOLDEN)
            product = (x >> B32) * bound
    return np.int64(product >> B32)


def draw(stream, k, n):
    """Draw number k of a stream: an int below n."""
    return below(word(stream, k), n)


def roll(dice, n):
    """The next draw below n from dice = [stream, draws so far]."""
    dice[1] += ONE
    return draw(dice[0], dice[1] - ONE, n)
