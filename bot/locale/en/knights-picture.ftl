# The map of Warrior Knights in pictures and in words.

knights-picture-turn = Turn { $turn }
knights-picture-pile = Pile { $n }
knights-picture-stage-setup = Setting up
knights-picture-stage-plan = Planning
knights-picture-stage-actions = Actions
knights-picture-stage-upkeep = Upkeep
knights-picture-stage-over = The end
knights-picture-alt-board = { $title }, { $stage }.
knights-picture-alt-own = You: { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }, wages of { $wages ->
        [one] 1 crown
       *[other] { $wages } crowns
    }; hand: { $hand }; troops: { $troops }.
knights-picture-alt-baron = { $name }: Influence { $influence }, cities { $cities }{ $overseas ->
        [0] { "" }
       *[other] {" "}and { $overseas } overseas
    }, crowns { $crowns }, Votes { $votes }, Faith { $faith }.
knights-picture-besieged = besieged by { $names }
knights-picture-in-force = In force: { $list }
knights-picture-no-laws = No law or lasting Event is in force.
knights-picture-pool = Influence left
knights-picture-majority = Cities to win
knights-picture-piles = Cards on the piles
knights-picture-own = For your eyes only
knights-picture-hand = In hand
knights-picture-dead = dead; the heir comes in the Upkeep
knights-picture-neutral = { $n ->
        [one] neutral
       *[other] neutral cities
    }
