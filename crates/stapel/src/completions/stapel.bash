# Completions of stapel for bash.

_stapel() {
    # Bash parts words at colons and equals signs too. Here they belong to words, unless there is a space.
    local rest=${COMP_LINE:0:COMP_POINT} gap word i
    local -a words=()
    for ((i = 0; i <= COMP_CWORD; i++)); do
        gap=${rest%%[^[:space:]]*}
        rest=${rest#"$gap"}
        word=${COMP_WORDS[i]}
        # What stands behind the cursor is not looked at.
        ((i == COMP_CWORD)) && word=$rest
        rest=${rest#"$word"}
        if [[ -n $gap || $i -eq 0 ]]; then
            words+=("$word")
        else
            words[${#words[@]} - 1]+=$word
        fi
    done

    # Of the last word, what stands before such a sign stays as it is.
    local last=$((${#words[@]} - 1)) breaks= kept=
    [[ $COMP_WORDBREAKS == *:* ]] && breaks+=:
    [[ $COMP_WORDBREAKS == *=* ]] && breaks+==
    [[ -n $breaks ]] && kept=${words[last]%"${words[last]##*[$breaks]}"}

    local line
    COMPREPLY=()
    while IFS= read -r line; do
        line=${line%%$'\t'*}
        COMPREPLY+=("${line#"$kept"}")
    done < <(STAPEL_COMPLETE=$last stapel -- "${words[@]}" 2>/dev/null)

    # More is to follow after these.
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=:/] ]]; then
        compopt -o nospace 2>/dev/null
    fi
}

complete -o nosort -F _stapel stapel 2>/dev/null || complete -F _stapel stapel
