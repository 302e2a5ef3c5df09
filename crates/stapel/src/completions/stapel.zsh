#compdef stapel
# Completions of stapel for zsh.

_stapel() {
    local -a lines whole begun
    local line value text
    lines=("${(@f)$(STAPEL_COMPLETE=$((CURRENT - 1)) stapel -- \
        "${(@Q)words[1,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
    for line in $lines; do
        value=${line%%$'\t'*}
        # A colon parts a word from what it means.
        text=${value//:/\\:}
        [[ $line == *$'\t'* ]] && text+=:${line#*$'\t'}
        case $value in
            *[=:/]) begun+=("$text") ;;
            *) whole+=("$text") ;;
        esac
    done
    local ret=1
    (( $#whole )) && _describe -V 'stapel' whole && ret=0
    # More is to follow after these.
    (( $#begun )) && _describe -V 'stapel' begun -S '' && ret=0
    return ret
}

if [ "$funcstack[1]" = "_stapel" ]; then
    _stapel "$@"
else
    compdef _stapel stapel
fi
