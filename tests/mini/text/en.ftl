game-name = Sink and show
game-about = Draw shells, hide them, rob each other, and show what scores.
option-length = Length
option-length-short = short
option-length-long = long

shell-whelk = Whelk
shell-cowrie = Cowrie
shell-conch = Conch
shell-nautilus = Nautilus

choice-draw = Draw a shell
choice-look = Look at the top shell
choice-hide = Hide a shell under the pile
choice-rob = Rob { $seat }
choice-play = Show a shell
choice-pass = Pass
choice-sink = Hide { $shell }
choice-show = Show { $shell }
chance-first = { $seat } begins
chance-shell = { $shell }

told-drew = { $seat } draws { $shell }.
told-drew-hidden = { $seat } draws a shell.
told-looked = { $seat } looks at { $shell }.
told-looked-hidden = { $seat } looks at the top shell.
told-sank = { $seat } hides { $shell }.
told-sank-hidden = { $seat } hides a shell.
told-robbed = { $seat } takes { $shell } from { $victim }.
told-robbed-hidden = { $seat } takes a shell from { $victim }.
told-showed = { $seat } shows { $shell }.

question = What does { $seat } do?
note-turns = { $number } turns are left.
zone = Shells
part-shells = Shells
ending-turns = All turns are taken.
