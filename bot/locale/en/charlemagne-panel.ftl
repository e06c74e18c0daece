# The panel of Charlemagne, and a player turn told in short.

charlemagne-panel-unknown = There is nothing called `{ $name }` here. Choose one of the suggestions.
charlemagne-panel-side-empire = Empire
charlemagne-panel-side-tribal = Tribes
charlemagne-panel-marker = { $n ->
        [one] { $marker }
       *[other] { $n } × { $marker }
    }
charlemagne-panel-own = **{ $points ->
        [one] 1 point
       *[other] { $points } points
    }** of treasure · { $count ->
        [0] no markers
       *[other] { $hand }
    }
charlemagne-panel-war = Turn { $turn }, { $year } · Empire **{ $points }** · { $band }
charlemagne-panel-odds = odds { $odds }
charlemagne-panel-goals = Move ({ $n })
charlemagne-panel-goal = { $points } left{ $stop ->
        [0] { "" }
       *[other] { ", " }stops there
    }{ $hungry ->
        [0] { "" }
       *[other] { ", " }{ $hungry } hungry
    }
charlemagne-panel-score-levy = Levy of the Empire's regions: { $n }
charlemagne-panel-score-burgs = Burgs held: { $n }
charlemagne-panel-score-civilisation = Civilisation markers held: { $n }
charlemagne-panel-score-faith = Regions converted: { $n }
charlemagne-panel-score-king = Charlemagne's death: { $n }
charlemagne-panel-told-levied = { $seat } raises { $n ->
        [one] 1 unit
       *[other] { $n } units
    }.
charlemagne-panel-told-hired = { $seat } hires { $n ->
        [one] 1 unit
       *[other] { $n } units
    }.
charlemagne-panel-told-marched = { $seat } operates with { $n ->
        [one] 1 force
       *[other] { $n } forces
    }.
