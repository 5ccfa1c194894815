# What cannot be done with a bot.

refusal-no_program = Er is geen programma { $path }; controleer het pad en of het uitgevoerd mag worden.
refusal-unnamed_program = In dit potje speelt het programma { $name }; noem het als je het vertrouwt: --bots "{ $name }"
refusal-bot_late = De bot { $name } deed langer dan { $limit } over een keuze.
refusal-bot_stopped = De bot { $name } stopte in plaats van te antwoorden.
refusal-bot_answer = De bot { $name } antwoordde ‘{ $answer }’, wat geen van zijn keuzes is.
