# Usage: zsh -f completion.zsh DIR LINE ...
#
# What zsh itself offers for lines, behind which Tab is pressed at a terminal of
# its own: a line each, words sorted.  _ttv is in DIR.
zmodload zsh/zpty || exit 77
zpty z zsh -f -i
zpty -w z "PS1= PS2= RPS1=; fpath=(${(q)1} \$fpath)
autoload -Uz compinit && compinit -u -D
compadd() {
	local -a hits
	case \" \$* \" in
	*' '-[OAD]' '*)
		builtin compadd \"\$@\"
		return ;;
	esac
	builtin compadd -O hits \"\$@\"
	print
	print -rl -- hit:\$^hits
	builtin compadd \"\$@\"
}
completed() {
	print -r -- end:
	compstate[insert]= compstate[list]=
	comppostfuncs=(completed)
}
comppostfuncs=(completed)
bindkey '^I' complete-word
print -r -- rea''dy:"
zpty -r z out '*ready:*' || exit 1
for line in "${@[2,-1]}"; do
	zpty -w -n z "$line"$'\t'
	zpty -r z out '*end:*' || exit 1
	hits=(${(u)${(M)${(f)${out//$'\r'/}}:#hit:?*}#hit:})
	print -r -- ${(o)hits}
	zpty -w -n z $'\C-u'
done
zpty -d z
