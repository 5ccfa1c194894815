"""How people and programs come in: HTTP, sockets, and what stays outside."""
