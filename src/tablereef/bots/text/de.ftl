# What cannot be done with a bot.

refusal-no_program = Es gibt kein Programm { $path }; prüfe den Pfad und ob es ausgeführt werden darf.
refusal-unnamed_program = In dieser Partie spielt das Programm { $name }; wenn du ihm traust, nenne es: --bots "{ $name }"
refusal-bot_late = Der Bot { $name } hat für eine Wahl länger als { $limit } gebraucht.
refusal-bot_stopped = Der Bot { $name } hat aufgehört, statt zu antworten.
refusal-bot_answer = Der Bot { $name } hat „{ $answer }“ geantwortet; das steht nicht zur Wahl.
