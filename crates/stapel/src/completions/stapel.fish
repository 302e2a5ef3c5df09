# Completions of stapel for fish.

function __stapel_complete
    set -l before (commandline --cut-at-cursor --current-process --tokenize)
    set -l current (commandline --cut-at-cursor --current-token)
    STAPEL_COMPLETE=(count $before) stapel -- $before "$current" 2>/dev/null
end

complete --command stapel --no-files --keep-order --arguments '(__stapel_complete)'
