"""The browser's types, made from the Python messages: `python -m tablereef.table.wire.typescript FILE`."""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec import inspect

from tablereef.kernel.game import CHANCE, OVER
from tablereef.table.wire import messages

UNIONS = ("SeatPlan", "Pace", "Command", "ToServer", "ToClient")
ALIASES = ("Phase", "Spectators", "Joining", "Thought", "Reaction", "Progress", "Answer")
HEAD = "// Made from src/tablereef/table/wire/messages.py by `make types`; not written by hand.\n"
SIMPLE = {inspect.IntType: "number", inspect.FloatType: "number", inspect.StrType: "string"} | {
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def written() -> str:
    """The whole file."""
    blocks = [HEAD, f"export const PROTOCOL = {messages.PROTOCOL}", f"export const CHANCE = {CHANCE}"]
    blocks += [f"export const OVER = {OVER}\n"]
    blocks += [f"export type {name} = {spelled(inspect.type_info(getattr(messages, name)))}\n" for name in ALIASES]
    blocks += [interface(struct) for struct in structs()]
    blocks += [union(name) for name in UNIONS]
    return "\n".join(blocks)


def structs() -> list[inspect.StructType]:
    """Every message, and every struct that one of them carries."""
    found: dict[str, inspect.StructType] = {}
    for thing in vars(messages).values():
        if isinstance(thing, type) and issubclass(thing, messages.Message) and thing is not messages.Message:
            collect(inspect.type_info(thing), found)
    return list(found.values())


def collect(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    """Note a struct and all structs within."""
    if isinstance(kind, inspect.StructType) and kind.cls.__name__ not in found:
        found[kind.cls.__name__] = kind
        for field in kind.fields:
            collect(field.type, found)
    for name in ("item_type", "key_type", "value_type"):
        if hasattr(kind, name):
            collect(getattr(kind, name), found)
    for inner in (*getattr(kind, "types", ()), *getattr(kind, "item_types", ())):
        collect(inner, found)


def interface(struct: inspect.StructType) -> str:
    """One struct as an interface, its docstring as the comment."""
    about = (struct.cls.__doc__ or "").strip().splitlines()[0]
    tag = [f"  {struct.tag_field}: '{struct.tag}'"] if struct.tag_field else []
    fields = [f"  {f.encode_name}{'' if f.required else '?'}: {spelled(f.type)}" for f in struct.fields]
    return "\n".join([f"/** {about} */", f"export interface {struct.cls.__name__} {{", *tag, *fields, "}\n"])


def union(name: str) -> str:
    """A union by the names of its members."""
    kind = inspect.type_info(getattr(messages, name))
    assert isinstance(kind, inspect.UnionType)
    return f"export type {name} = {spelled(kind)}\n"


def spelled(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.Metadata):
        return spelled(kind.type)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(spelled(inner) for inner in kind.types)
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {spelled(kind.value_type)}>"
    if isinstance(kind, (inspect.VarTupleType, inspect.ListType)):
        return listed(spelled(kind.item_type))
    return SIMPLE[type(kind)]


def listed(item: str) -> str:
    """A list of that."""
    return f"({item})[]" if "|" in item else f"{item}[]"


def main(arguments: list[str]) -> None:
    """Write the file."""
    path = Path(arguments[0])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
