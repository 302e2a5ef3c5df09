### Che cosa un’analisi dice dei turni: perché uno vale meno di un altro, anche nei consigli, dunque senza il numero di alcuna carta.

review-inaccuracy = Imprecisione
review-mistake = Errore
review-blunder = Errore grave
review-only = Unica giocata
review-turning-point = Svolta
review-winnable-yes = Si poteva ancora vincere
review-winnable-no = Non si poteva più vincere
review-winnable-open = Non si sa se si potesse ancora vincere

review-start = Probabilità all’inizio: { $chance }
review-no-marks = Nessun turno è costato di sicuro cinque punti o più.
review-turn = Turno { $turn }, { $name }: { $mark }, −{ $lost } punti (± { $error })
review-played = giocato
review-better = meglio
review-turning = Svolta: turno { $turn }
review-unwinnable = A carte scoperte, dopo il turno { $turn } la partita non si poteva più vincere.
review-column-accuracy = precisione
review-column-luck = fortuna
review-column-skill = abilità
review-column-others = altri
review-lay = { $card } su { $pile }
review-from-stack = { $card } dalla pila { $stack }

why-lost-at-once = Così la partita è persa subito.
why-gave-up-jump = Così si rinuncia al trucco del gambero su { $pile }.
why-missed-jump = Così si tralascia un trucco del gambero su { $pile }.
why-covered-spared = Così si copre { $pile }, che { $name } chiedeva di risparmiare.
why-skipped = { $cards ->
    [one] Così si salta una carta che deve ancora venire.
   *[other] Così si saltano { $cards } carte che devono ancora venire, { $more } più del necessario.
}
why-left-command = Così resta visibile «{ $command }».
why-laid-more = Così se ne giocano { $more } di troppo.
why-laid-fewer = Così se ne giocano { $fewer } in meno del dovuto.
why-wrong-pile = Qui { $instead } è una pila migliore di { $pile }.
why-other-cards = Qui sono meglio altre carte.
why-took = C’è di meglio che prendere gli scarti.
why-should-take = Prendere gli scarti costa meno.
why-ended-early = Prima di chiudere il turno vanno aggiunte altre carte.
why-went-on = Il turno dovrebbe finire qui: queste carte varranno di più dopo.
why-left-four = Ci sono quattro carte uguali da eliminare.
why-swept = Qui è meglio non eliminare gli scarti.
why-spent-joker = Il joker è giocato troppo presto.
why-spent-special = La carta speciale è giocata troppo presto.
why-kept-special = È il momento di una carta speciale.
why-wrong-target = È meglio che gli scarti vadano a { $name }.
why-risked-blind = Qui una carta alla cieca è troppo rischiosa.
why-should-risk = Qui una carta alla cieca vale il rischio.
why-from-hand = Prima dovrebbero andare le carte delle pile davanti a sé.
why-too-low = Un numero più alto lascia più spazio.
why-too-high = Qui è meglio un numero più basso.
