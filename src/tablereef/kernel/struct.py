"""Positions as plain data: classes of ints and lists of ints, known by their annotations alone.

`@struct` reads the annotations once (`layout`) and derives constructor, copy, comparison, `repr`
and `flat` from them; the simulator derives its record type from the same layout.
"""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import groupby
from math import prod
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from tablereef.kernel.written import written

S = TypeVar("S")
WRITTEN = ("__init__", "__copy__", "__keep__", "__share__", "__differ__", "__eq__", "__flat__")  # for each struct


class Range(NamedTuple):
    """The values that an int may take, both ends included."""

    low: int
    high: int


def within(low: int, high: int) -> Range:
    """Annotate a field with the values it may take."""
    return Range(low, high)


FITS = Range(-(2**31), 2**31 - 1)  # compiled positions hold 32-bit ints


class Field(NamedTuple):
    """One field of a struct: what it holds, in lists of which lengths, in which range."""

    kind: Any  # int or another struct
    lengths: tuple[int, ...]
    range: Range


def layout(cls: type) -> dict[str, Field]:
    """All fields that belong to the position, in order; a field annotated `Any` does not."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: field_of(hint) for name, hint in hints.items() if hint is not Any}


def field_of(hint: Any) -> Field:
    """Read one annotation: `int`, a struct, or `Annotated[list[…], lengths…, within(…)]`."""
    kind, notes = hint, []
    if get_origin(hint) is Annotated:
        kind, *notes = get_args(hint)
    while get_origin(kind) is list:
        (kind,) = get_args(kind)
    ranges = [note for note in notes if isinstance(note, Range)]
    lengths = tuple(note for note in notes if isinstance(note, int))
    return Field(kind, lengths, ranges[0] if ranges else FITS)


def struct(cls: type[S]) -> type[S]:
    """Make a position class out of annotations: slots, an empty constructor, copies, `==` and `repr`."""
    fields = layout(cls)
    slots = tuple(get_type_hints(cls))
    scope = written(
        f"struct {cls.__name__}",
        struct_source(fields, slots),
        {field.kind.__name__: field.kind for field in fields.values()},
    )
    space = {key: value for key, value in vars(cls).items() if key not in ("__dict__", "__weakref__")}
    space |= {"__slots__": slots, "__hash__": None, "__repr__": readable, "fields": fields}
    space |= {name: scope[name] for name in WRITTEN}
    made: type[S] = type(cls.__name__, cls.__bases__, space)
    return made


def struct_source(fields: dict[str, Field], slots: tuple[str, ...]) -> str:
    """The methods of a struct, field by field: positions are made and copied all the time."""
    outside = [name for name in slots if name not in fields]
    equal = " and ".join(f"self.{name} == other.{name}" for name in fields)
    return "\n".join(
        [
            "def __init__(self):",
            *(f"    self.{name} = {empty(field)}" for name, field in fields.items()),
            *(f"    self.{name} = None" for name in outside),
            "def __copy__(self):",
            "    new = object.__new__(self.__class__)",
            *(f"    new.{name} = {copied(f'self.{name}', field)}" for name, field in fields.items()),
            *(f"    new.{name} = None" for name in outside),
            "    return new",
            "def __keep__(self, last):",
            "    new = object.__new__(self.__class__)",
            *(
                f"    new.{name} = {unless_same(f'self.{name}', f'last.{name}', field)}"
                for name, field in fields.items()
            ),
            *(f"    new.{name} = None" for name in outside),
            "    return new",
            "def __share__(self):",
            "    new = object.__new__(self.__class__)",
            *(f"    new.{name} = self.{name}" for name in slots),
            "    return new",
            "def __differ__(self, other):",
            "    names = set()",
            *(f"    if {is_other(name)}: names.add({name!r})" for name in fields),
            "    return names",
            "def __eq__(self, other):",
            f"    return type(self) is type(other) and {equal}",
            "def __flat__(self):",
            f"    return [{', '.join(starred(f'self.{name}', field) for name, field in fields.items())}]",
        ]
    )


def empty(field: Field) -> str:
    """The source of a field's empty value: zero, an empty struct, or lists of them."""
    if not field.lengths:
        return "0" if field.kind is int else f"{field.kind.__name__}()"
    first, *rest = field.lengths
    inner = empty(field._replace(lengths=tuple(rest)))
    return f"[0] * {first}" if inner == "0" else f"[{inner} for _ in range({first})]"


def copied(value: str, field: Field) -> str:
    """The source of an independent copy of a field's value."""
    if not field.lengths:
        return value if field.kind is int else f"{value}.__copy__()"
    if field.kind is int and len(field.lengths) == 1:
        return f"{value}[:]"
    return f"[{copied('item', field._replace(lengths=field.lengths[1:]))} for item in {value}]"


def unless_same(value: str, last: str, field: Field) -> str:
    """The source of a field's value in a kept copy: that of the last one, or a new one that shares its parts."""
    return f"{last} if {last} == {value} else {renewed(value, last, field)}"


def renewed(value: str, last: str, field: Field) -> str:
    """The source of a copy that shares with the last one whatever is the same."""
    if not field.lengths:
        return value if field.kind is int else f"{value}.__keep__({last})"
    if field.kind is int and len(field.lengths) == 1:
        return f"{value}[:]"
    inner = unless_same("item", "old", field._replace(lengths=field.lengths[1:]))
    return f"[{inner} for item, old in zip({value}, {last}, strict=True)]"


def is_other(name: str) -> str:
    """The source of the question whether a field differs; most are one object in both positions."""
    return f"self.{name} is not other.{name} and self.{name} != other.{name}"


def starred(value: str, field: Field) -> str:
    """The source of a field's ints, as they stand in a list."""
    if not field.lengths:
        return value if field.kind is int else f"*{value}.__flat__()"
    if field.kind is int and len(field.lengths) == 1:
        return f"*{value}"
    inner = starred("item", field._replace(lengths=field.lengths[1:]))
    return f"*[one for item in {value} for one in [{inner}]]"


def clone(s: S) -> S:
    """An independent copy of a position; it tells no story."""
    new: S = s.__copy__()  # type: ignore[attr-defined]
    return new


def kept(s: S, last: S) -> S:
    """A copy that nobody changes any more; whatever is as it was in the last such copy, both have together."""
    new: S = s.__keep__(last)  # type: ignore[attr-defined]
    return new


def shared(s: S, other: S, names: Iterable[str]) -> S:
    """A position with the very values of a kept one, but for the named fields, which are those of the other."""
    new: S = s.__share__()  # type: ignore[attr-defined]
    for name in names:
        setattr(new, name, getattr(other, name))
    return new


def clone_in_part(s: S, names: tuple[str, ...]) -> S:
    """A position with the very values of a kept one, but for independent copies of the named fields."""
    cls: Any = type(s)
    new: S = cloner(cls, names)(s)
    return new


@cache
def cloner(cls: Any, names: tuple[str, ...]) -> Callable[[Any], Any]:
    """The function that copies these fields."""
    copies = [f"    new.{name} = {copied(f's.{name}', cls.fields[name])}" for name in names]
    source = "\n".join(["def clone_in_part(s):", "    new = s.__share__()", *copies, "    return new"])
    made: Callable[[Any], Any] = written(f"copy in part of {cls.__name__}", source, {})["clone_in_part"]
    return made


def differences(one: Any, other: Any) -> set[str]:
    """The fields in which two positions differ."""
    names: set[str] = one.__differ__(other)
    return names


def flat(s: Any) -> list[int]:
    """All ints of a position, in the order of its layout."""
    ints: list[int] = s.__flat__()
    return ints


def readable(s: Any) -> str:
    """A position as a person reads it: the fields that are not empty."""
    blank = type(s)()
    shown = (f"{name}={brief(value)}" for name in s.fields if (value := getattr(s, name)) != getattr(blank, name))
    return f"{type(s).__name__}({', '.join(shown)})"


def brief(value: Any) -> str:
    """One field's value; four or more equal items of a list are counted: `[0 ×17, 1]`."""
    if not isinstance(value, list):
        return repr(value)
    runs = [(item, len(list(run))) for item, run in groupby(map(brief, value))]
    return f"[{', '.join(f'{item} ×{n}' if n > 3 else ', '.join([item] * n) for item, n in runs)}]"


def unflat(s: S, ints: list[int]) -> S:
    """Fill a position with the ints that `flat` gave."""
    rest = iter(ints)
    refill(s, rest)
    return s


def refill(s: Any, rest: Any) -> None:
    """Take the next ints for every field of a position."""
    for name in s.fields:
        setattr(s, name, refilled(getattr(s, name), rest))


def refilled(value: Any, rest: Any) -> Any:
    """One field's value, its ints replaced by the next ones."""
    if isinstance(value, int):
        return next(rest)
    if isinstance(value, list):
        return [refilled(item, rest) for item in value]
    refill(value, rest)
    return value


@cache
def bounds(cls: Any) -> list[tuple[str, Range]]:
    """For each int of `flat`, the field it belongs to and its range."""
    rows: list[tuple[str, Range]] = []
    for name, field in cls.fields.items():
        inner = [("", field.range)] if field.kind is int else bounds(field.kind)
        rows += [(f"{name}.{deeper}" if deeper else name, limits) for deeper, limits in inner] * prod(field.lengths)
    return rows


def out_of_range(s: Any) -> list[str]:
    """The ints of a position that leave their annotated range; none, by law."""
    pairs = zip(flat(s), bounds(s.__class__), strict=True)
    return [
        f"{name} = {value}, not within {low} … {high}"
        for value, (name, (low, high)) in pairs
        if not low <= value <= high
    ]
