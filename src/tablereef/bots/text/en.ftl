# What cannot be done with a bot.

refusal-no_program = There is no program { $path }; check its path, and that it may be run.
refusal-unnamed_program = This match is played by the program { $name }; if you trust it, name it: --bots "{ $name }"
refusal-bot_late = The bot { $name } took longer than { $limit } for a choice.
refusal-bot_stopped = The bot { $name } ended instead of answering.
refusal-bot_answer = The bot { $name } answered "{ $answer }", which is not one of its choices.
