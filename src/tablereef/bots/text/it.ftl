# What cannot be done with a bot.

refusal-no_program = Non c’è nessun programma { $path }; controlla il percorso e che si possa eseguire.
refusal-unnamed_program = In questa partita gioca il programma { $name }; se ti fidi, indicalo: --bots "{ $name }"
refusal-bot_late = Il bot { $name } ha impiegato più di { $limit } per una scelta.
refusal-bot_stopped = Il bot { $name } si è fermato invece di rispondere.
refusal-bot_answer = Il bot { $name } ha risposto «{ $answer }», che non è tra le sue scelte.
