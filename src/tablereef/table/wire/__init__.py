"""What is said over the wire: the messages, and the types that the browser gets from them."""
