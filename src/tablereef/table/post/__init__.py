"""What the server sends to people who are not there: push messages and mail."""
