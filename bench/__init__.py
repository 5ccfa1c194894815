"""Benchmarks: measured side by side in one run, written into bench/results.md."""
