# What cannot be done with a bot.

refusal-no_program = Il n’y a pas de programme { $path } ; vérifie son chemin et qu’il peut être exécuté.
refusal-unnamed_program = Le programme { $name } joue cette partie ; si tu as confiance en lui, nomme-le : --bots "{ $name }"
refusal-bot_late = Le robot { $name } a mis plus de { $limit } pour un choix.
refusal-bot_stopped = Le robot { $name } s’est arrêté au lieu de répondre.
refusal-bot_answer = Le robot { $name } a répondu « { $answer } », qui n’est pas un de ses choix.
