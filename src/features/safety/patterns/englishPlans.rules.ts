/** English: a plan, means, a time, a goodbye. */
export const englishPlans = `
[imminent] A plan, or the decision
{going to} jump $ - ({gambling}|{everyday})  # I’m going to jump
{going to} {die} - ({everyday}|{gambling}|{change})  # I am going to die tonight
{going to} (die|{kill} {myself}|{end} {my} _ life|{take} {my} own? life|{end} (it|it all|everything)|do myself in|commit suicide|overdose|{throw} {myself}|{jump} .. {height}|{jump} (in front of|into|under) .. {vehicle}|{cut} {my} (wrists|throat|veins)|{swallow} (all|every|a bottle|the lot) .. {pills})  # I’m going to kill myself
(plan|plans|planned|planning|method|way|ways|means) (to|for|of|on|how to|how {I}|for how) ({I})? ({going to}|would)? ({kill} {myself}|{end} (it|it all|my life|things)|die|suicide|my suicide|dying)  # I have a plan to end my life
(how|when|where) {I} ({going to}|would|want to|wanna|should|would go about|could) (do it|doing it|kill myself|die|end it|go)  # I know exactly how I would do it
(have|got|is|has) .. (all|everything|it|it all) .. (planned|worked out|figured out|mapped out|set up|arranged|prepared|thought through) + (die|end|kill|death|tonight|leave|suicide|gone|without me|final|how|when|where)  # I have it all planned out, how I will die
(a|the|my) (plan|date|place|method|spot) .. (picked|chosen|all set|ready to go|sorted and|in mind for it|set for (it|tonight)) - ({change}|{everyday}|{gambling}|wedding|file|folder)  # I have a plan and a date picked
(decided|decision|made up my mind|made my mind up|resolved|mind is made up) .. (die|end it|end my|kill myself|not (to)? (live|be here)|go through with it|do it tonight|take my|leave this)  # I have decided to die
(suicide|goodbye|farewell) {letter}  # My suicide note is on the table
(last|final) (note|letter|letters|video|message to (my|them|you all)|words)  # I am writing my final letter
(google*|googling|search*|look* up|research*|read* (up)? (about|on)|ask*|find* out|found out|know|learn*|forum*|watch*|history) .. (how to (die|kill|tie a noose|hang|overdose|end)|ways to (die|kill|end|go)|lethal|painless*|how many .. {pills}|how long .. (die|drown|bleed|suffocate)|easiest way to (die|go|end)|methods|suicide|(if|whether|how much) (it|that) (hurt|would hurt|will hurt|is painful)|nooses|helium|dignitas)  # I’ve been googling how to die without pain
(painless*|quick|quickest|easiest|fastest|cleanest|least painful|peaceful|quiet|best|easy|surest|foolproof|least messy|kindest|gentlest) (way|ways|method|methods) (to|of|out|for)? (me to)? (die|dying|go|kill|killing|end|ending|suicide|death|commit|do it|leave)  # What is the most painless way to die
(how many|how much|what (dose|amount|number)|enough|number) .. {pills} + (die|kill|overdose|lethal|enough|needed|never wake|to end|it takes|would it take|do it|do the job|do the trick|make sure|finish|for someone my|body weight|liver|asleep|sleep)  # How many sleeping pills would be enough
(lethal|fatal|deadly) (dose|amount|quantity|overdose|drop|fall|height|combination)  # I have worked out the lethal dose
(does it|will it|would it) hurt (to die|when you die|to hang|to drown|to bleed|much to)  # Does it hurt to die
how (long|quick*|fast) ... (to|until|before|does|do) .. (die|bleed out|drown|suffocate|stop breathing|be found|someone finds me|they find me|find (me|the body)|run out of air)  # How long does it take to bleed out
how to (die|tie a noose|hang (yourself|myself|oneself)|overdose|kill (yourself|myself|oneself)|end (it all|my life|your life)|disappear forever|commit|make it look like)  # I looked at how to tie a noose
(one way|single) (ticket|trip) (to|up|out|and) + ({place}|{height}|{wanting}|not back|alone|no return|switzerland|mountain*|coast|cliffs)  # I bought a one way ticket to the coast, to the cliffs

[imminent own] A plan, or the decision
my (note|letter) is (on|in|under|ready|done|written|finished) - ({change}|bank|council|work|boss|landlord|dentist)  # My note is on the kitchen table
(set|got) everything (set)? (up|ready) .. in the (garage|shed|attic|loft|basement|bathroom|van) - ({household}|party|band|drum*|gym)  # I have set everything up in the garage
swallow* (them|these|it) (now|all|one by one|$) - ({medical}|food|pride)  # I am swallowing them now one by one
(under|in front of|beneath) the <number> (train|bus|one|express|$|tomorrow|tonight|and)  # I’ll be under the 9.15
gas is (on|running|open|hissing)  # Said bye to my dog, gas is on
(picked|chosen|chose|know|have|got) (a|the|my) (place|day|spot|method|time|date|way) .. (and|the|my|a|i have|picked|chosen|know) .. (time|place|date|method|how|when|way) $ - ({change}|{everyday}|wedding|holiday)  # I’ve picked a place and I’ve picked a time
(i am|am|i will be|will be|so will i|i shall be) (dead|gone) (by|before|tomorrow|tonight|on {day}|at <number>) - ({everyday}|{gambling})  # I am dead by Sunday
(by|before|on) {day} (i am|am|i will be|i shall be) (dead|gone|no more|at peace|free) - ({everyday}|{gambling})  # By Sunday I’m dead
(have|i|just) _ (taken|took|swallowed|necked|downed|drunk) (them|it|everything|all|the lot|the whole lot|all of them|them all) + (sleepy|drowsy|cabinet|numb|goodbye|feel|sorry|it is done|too late|bottle)  # Taken them all now. I have taken them, feel sleepy
done it + (took|taken|swallowed|cut|goodbye|too late|bleeding|the lot)  # I’ve done it. Took the lot
tied ... (beam|tree|banister|bannister|rafters|hook|branch|door|loft|garage)  # I’ve tied it to the beam already
{step} in front of the <number>  # I’ll step in front of the 7.40 tomorrow
(dead|gone|over|closed|finished) .. (so|and so) will i  # This account will be dead tomorrow and so will I
(worry|worrying|think|care) about me (after|from) {time}  # Nobody needs to worry about me after tonight
(nobody|no one|they|she) (will|would|to)? (not)? find me (till|until|before|for days|$)  # No one will find me till Monday
(going to|about to|just|have|i) {swallow} (the lot|everything|them all|all of (it|them)|my whole {pills}|the whole {pills}) (now|$) - ({gambling}|{change})  # About to swallow the lot
{rope} is (up|ready|tied|on|round|over|waiting)  # The rope is up
(hose|hosepipe|pipe) .. (on|ready|connected|attached|exhaust|window) - (garden|water*|washing|lawn)  # Car’s in the garage, hose is on
(letter|letters|note|notes) (to|for) .. (is|are|all) (done|written|ready|sealed|finished)  # Letter to mam is done
(have|got) (a|my|the) (plan|method|date|day|spot) and (a|the|my)? (date|plan|method|time|place|day|spot)  # I have a plan and a date
(am|will be|be|going to be|time to) (joining|join|meeting|seeing) (him|her|them|my .. |mum|dad) + (remembrance|anniversary|funeral|grave|passed|died|buried|late|gone|heaven|mass|years ago)  # After my father’s remembrance mass I am joining him
(picked|chosen|chose|set|found|decided on|got|know|have|choosing|picking|scouted) (out)? (a|the|my) _ (date|day|time|place|spot|bridge|tree|method|way|building|hotel|room|lay by|woods) .. (die|do it|end it|kill|go|jump|hang|to end|for it|out|where|picked|and all) - ({change}|{everyday}|wedding)  # I have picked the day to do it
(go|going|gone|went|follow|following) through with it  # This time I will go through with it
^ (i am|am|going to|i)? (doing|do|be doing) it (tonight|tomorrow|now|today|this time|after (work|dark)) $ - ({gambling}|{change})  # Tonight. I’m doing it tonight
(doing|do|did|done) it (tonight|properly|right this time|for real|after (work|the|he|she|they|my|everyone|dark|midnight)|when (they|he|she|everyone|the)|tomorrow|before (i|they|anyone|my|the)|this time) + ({letter}|{pills}|{rope}|{gun}|{place}|sorry|goodbye|love|{family}|alone|asleep|no more|whisky|vodka|dark|quiet)  # I am doing it tonight when the house is quiet
(wrote|written|writing|finish*|got) (the|my) (note|letter) (already|now|and|$|today|tonight|in my|on the)  # Wrote the note already
(going to|will|about to) (do|be doing) it .. {time}  # Going to do it when he falls asleep

[imminent named] A place or a means, and a time or a first step, in whatever order - ({household}|{medical}|{gambling}|meeting|fish*|walk the dog|picnic|club|view|photo*)
{high places} + ({time}|any minute|working up|after my shift|going up|parked|standing|stood|drive off|driving off|step off|waiting for|not come home|not coming home|over the railing|one way|on my way) + (i|me|my|tonight|tomorrow|now)  # Going up to the roof of the car park after my shift
({rope}|{pills}|{gun}|{blade}|belt|insulin|hose) + (waiting for (midnight|dark|{day})|holds|tested|tree|beam|just need the|go down at|goes down at|enough to|bath is running|at dawn|at midnight|by morning|is loaded|knotted|round the|ready for tonight)  # The belt holds, I tested it
({gun}|{blade}|{rope}|{pills}|belt) + (house is empty|nobody home|on my own|door is locked|locked the door|bathroom|bath is|just for this|goodbye|sorry to)  # I have a knife and the house is empty
(i am|am|i) (now)? (at|on|up at|outside|by|in the car at) (the)? {high places} - (meeting|work|event|walk the dog)  # I’m at Beachy Head
(chair|stool|ladder) + (kick*|standing on|stood on|step off) + (now|tonight|rope|noose|only|beam|left|i am|the)  # Stood on the chair now
hanging from .. (by|in the morning|tonight|tomorrow|when)  # I’ll be hanging from the tree by morning
drive off the (pier|cliff|bridge|road|edge|quay|headland)  # I’m going to drive off the pier tonight

[imminent own] Found, or not back
(they|somebody|someone|police|she|he|cleaner|neighbour) (will|would|is going to) (find|be finding|knock|identify|be knocking) .. (me|body|it|her door|his door|their door) .. (morning|tomorrow|monday|in the|door|cold|hanging)? - (out|job|gambling|betting)  # They’ll find me in the morning
({not}|never) (be)? (come|coming) (home|back) (tonight|tomorrow|again|ever|or any|any night|anymore) - ({gambling}|{everyday}|to (this|the|that))  # I won’t be coming home tonight or any night
(all|only thing|nothing) (that is|thats)? left (to do)? (is|but) (to)? (do it|kick|go|jump|step|pull|swallow) - ({gambling}|{everyday})  # All that’s left is to do it
(wrote|written|said|sent|saying|done) (my|the|all my|a) (goodbye|goodbyes|farewell|last texts|last messages|final texts) - (work|colleagues|coworkers|team|to (gambling|betting))  # I wrote my goodbye to each of them tonight
(doing|do) it $ + (do not call|do not stop|sorry|goodbye|bye|forgive|tonight|now|anyone) - {gambling}  # I’m doing it. Don’t call anyone

[imminent named] Means within reach - ({household}|{medical})
(writing|typing|texting|posting|sending) (this|to you)? from (the|a) .. {place} - ({everyday}|{gambling}|lovely|nice)  # Writing this from the bridge
(hotel|motel|room|airbnb|lay by|car park) + ({pills}|{rope}|{blade}|do not disturb|one night|last night|alone) - ({gambling}|{everyday}|vegas|conference|wedding)  # It’s set for Saturday: hotel, pills, do not disturb sign
(next|fast|express|through|non stop) (one|train|trains) .. (not|never) stop  # At the station, the next one doesn’t stop here
(just|have|had|i) (taken|took|swallowed|necked|downed) (them|the lot|it) (all)? (of them)? (now|already|all|$) - ({gambling}|{change}|{everyday}|money|cash|train|bus|kids|lessons)  # I’ve taken them, all of them
(got|have|with) everything (i need|ready|here|hidden) .. (shed|garage|car|bag|tonight|drawer|attic|boot|hidden|loft|room) - ({household}|{everyday}|holiday|party|school)  # I have everything I need in the shed
(stuff|package|parcel|order|it|they) (came|arrived|is here|got here|turned up) .. (today|tonight|post|finally|this morning) + (instruction*|dose|mix|enough|goodbye|read about|how long) - ({household}|{gambling})  # The stuff came in the post today, reading the instructions
(knot|loop) .. (tied|ready|holds|works) - married  # I have the knot tied
(engine|motor|exhaust) .. (running|on) + (garage|hose|sealed|fumes|windows (shut|up|closed))  # I’m in the car in the garage with the engine running
({blade}|{pills}|{rope}|{gun}) + (bath|the door locked|enough here|is enough|tonight|goodbye|alone|whisky|vodka|in my pocket|key|nobody home|empty house) - ({household}|{medical}|{gambling})  # I’ve got the blade and the bath is running
(chosen|picked|chose|found|decided on) (the|a|my) (tree|spot|bridge|beam|building|cliff|hotel|method|platform|way out|lay by|date) .. $ - ({gambling}|{change}|{everyday}|{household})  # I’ve chosen the tree
(overdose|overdosed)  # I took an overdose
{pills} .. (lined up|ready|in front of me|in my (hand|hands|pocket|bag|car|drawer)|beside me|next to me|counted|saved up|stockpiled|on the table|laid out|waiting|within reach|by my bed|in a row|and (a)? (bottle|vodka|whisky|whiskey|wine|gin|booze|rum))  # The pills are lined up in front of me
(bottle of|vodka|whisky|whiskey|wine|gin|booze|rum|brandy) (and|with) .. {pills}  # I have a bottle of whisky and the tablets
(saved|saving|save|stockpil*|hoard*|stash*|collect*|counted|counting|count|lined|line|lining|hid|hidden|hiding|stocked|squirrel*|putting away|kept back) (up)? (on)? (all)? (my|the|enough|some|of|out)? _ {pills}  # I’ve been saving up my tablets
(enough|bottle of|bottles of|handful of|pile of|fistful of|stash of|whole pack of|packs of|packets of|boxes of|strips of|box of|full of|drawer of|all my|all the|all of my|all these|cupboard of) _ {pills} (to|here|ready|in|next|beside|left|and|with|tonight|for|saved|$)  # I have enough pills to make sure
(staring|stare|looking|look|looked|stared|sitting|sat|sit|sitting here|here|alone|holding|hold|held|got|have) (at|with|here with|beside|next to|down at) (a|the|my|this|these|all|dad)? _ ({pills}|{gun}|{blade}|{rope}|ledge|drop)  # I am sitting here with the pills
(have|got|own|bought|buy|buying|ordered|ordering|order|found|loaded|load|loading|borrowed|holding|hold|took out|grabbed|fetch*|clean*|get|getting|know where|access to) (a|the|my|some|his|dad|father|that|this|an|myself a)? _ ({gun}|{rope})  # I bought a gun
({gun}|{rope}|{blade}) .. (loaded|in my (hand|hands|lap|mouth|bag|car|boot|room)|next to me|beside me|on the (table|bed|seat|counter)|ready|within reach|under (my|the) (pillow|bed|seat)|in the (drawer|closet|safe|attic|garage|glovebox|glove box|car|boot|trunk|shed|loft|basement|wardrobe|bath|bathroom)|against my|at my|to my|tied|hanging|over the (beam|door|branch)|waiting|bought|calling)  # The gun is loaded and on the table
(noose|nooses)  # I have tied a noose
(sharpen*|unwrapped|broke (open|apart)|dismantled|took apart) .. {blade}  # I took apart a razor
(standing|stood|stand|sitting|sat|sit|am|hanging|perched|leaning|legs|feet|toes) .. (on|at|by|near) (the|a) _ (edge|ledge|railing|railings|parapet|windowsill|window ledge|rooftop|cliff|cliffs|overpass|viaduct|wrong side|barrier) - (boats|flask|fishing|picnic|watching the|sunset|view|nice|lovely|urge)  # I am standing on the edge of the roof
(am|standing|stood|sitting|sat|parked|here|im|been) (here|up)? (on|at|by|under|near|beside|next to|in the car (at|by)) (the|a|this) .. {place} (now|right now|alone|and|looking|ready|tonight|thinking|with|trying|wondering|in the dark|$) - (boats|sunset|view|lovely|nice|flask|fishing|dog|coffee|picnic|{everyday}|{household}|traffic|stuck)  # I’m standing on the bridge right now
(walking|walk|drive|driving|going|heading|head|on my way|drove|walked|went|off) (out|up|down|over|back|myself)? to (the|that|a|my) _ {place} (now|tonight|alone|and|to|with|after|when|once|$)  # I am walking to the bridge now
(took|taken|swallowed|have taken|have had|just took|had|necked|downed|just had) ({number}|all|a whole|a bottle|a handful|too many|the whole|a load|a bunch|lots|loads|everything|<number>|so many|a lot|all of|the lot|{number}|a pile) .. {pills}  # I’ve just taken all the pills
(already|just) (took them|taken them|swallowed|slit|overdosed|cut my wrists)  # I just overdosed

[imminent named] A goodbye, or a last time
(letters|letter|notes|note) (are|is|all)? (written|done|sealed|posted|ready|finished|signed|in the post) - ({change}|bank|council|school|solicitor|ombudsman|company|landlord|creditor*|mp|to the)  # The letters are written
(tonight|today|tomorrow|tonights|it) (is)? the (night|day) $ - ({change}|{gambling}|{everyday})  # Tonight’s the night
(final|last) (message|post|text|words) $ - ({change}|{everyday}|deleted)  # Final message
(be good|be kind|look after|take care) .. (each other|one another|yourselves) + (going|gone|goodbye|final|last|bye|see you)  # Final message. Be good to each other. I’m going
(do not|no point|nobody|not worth) (come|coming|go|going|bother)? (looking|look|searching|search) for me - ({everyday}|{gambling})  # Don’t come looking for me
(do not|no) come looking  # Phone is going off now, don’t come looking
(that is|i am|thats) me decided (now|tonight|so|$)? - ({change}|{gambling}|{everyday})  # That’s me decided
(written|wrote) to (each|all|every one) of .. (kids|lads|boys|girls|children|them|family|friends|brothers|sisters) - ({change}|council|bank)  # I’ve written to each of the lads
{not} be (collecting|picking|bringing|coming to get) (them|the kids|him|her|the girls|the boys) (up)? (again|anymore|back|$) - ({everyday}|school|tomorrow)  # I won’t be collecting them
(been|was) (good|nice|great|a pleasure|an honour) knowing (you|yous|all)  # It’s been good knowing yous
(cards|letters|presents|messages|videos) .. (up to|until|till|for when|for each|for every) .. (18|21|birthday|older|grown|graduat*|wedding)  # I left the kids their birthday cards up to 18
(make sure|remember to|someone|somebody|who will|please) .. (feed|feeds|look after|looks after|take care of|takes care of|walk|take in|adopt|have) (my|the) (cat|dog|fish|bird|cats|dogs|kids|rabbit|girls|boys) .. (after|when i|tomorrow|tonight|once|from now) - ({everyday}|holiday|weekend|hospital|trip|away)  # Please make sure someone feeds my cat after tonight
(told|tell|said|say|kissed|kiss|hugged|hug|held|looked at|saw|visited) ... (for the last time|one last time) - {gambling}  # I told my sister I love her for the last time
(wrote|written|writing|write|left|leaving|recorded|recording|made|making|finished|hid*|posted) ... {letter} + (gone|goodbye|farewell|for after|after (i|it)|explain*|sorry|drawer|bible|pillow|hid|hidden|hide|stamps|for when|to (open|read|find)|find it|find them|each of|older|18th|18|grown up|why (i|his|her|their|dad|mum|daddy)|when (he|she|they)|insurance|funeral|last) - ({change}|gone to|shop*|work)  # I made a video for my son to watch when he is older
(wrote|written|writing|write|finished|finishing|left) (goodbye|some|the|my|out)? letters (to|for) (each of|all of)? (my|the)? ({family}|everyone)  # I’ve written letters to my children
(by the time|when|if|once) (you|they|someone|somebody|anyone|she|he|this is|{family}) (read|reads|get|gets|see|sees|find|finds|are reading|is reading|am reading|hear) (this|it|my (note|letter|message)) .. (gone|dead|too late|over|know|sorry|forgive|i)  # By the time you read this I’ll be gone
(goodbye|goodbyes|bye|farewell|cheerio|ta ra|adios) (everyone|all|world|forever|my (love|loves|friend|friends|darling|family|babies|kids|children|angel|dear)|cruel|to (everyone|you all|my {family}|this (world|life)|the (world|kids|family|dog)|life|them all|them|yous))  # Goodbye everyone
(say|saying|said) (my|our|the|final|last|a last|a final|all my|some|his|her|weird)? _ goodbyes  # I have said my goodbyes
(say|saying|said) (a|my|one|the)? (last|final|proper)? goodbye to (everyone|my {family}|them|them all|the {family}|you all|you|life|the world|this world|people|each)  # I wanted to say goodbye to my kids
(last|final) (goodbye|goodbyes|farewell)  # This is my last goodbye
goodbye (type|kind of|sort of|like|style) (things|messages|stuff|texts|speech)  # I sent goodbye type messages to everyone
this is (goodbye|farewell|my goodbye|my farewell|me signing off|me saying goodbye|cheerio)  # So this is goodbye
(my|the|be my|be the|was my) (last|final) (message|post|words|text|night|day|hours|hour|evening|moments|sunrise|sunset|christmas|birthday|breath|week|drive|walk) (ever|alive|on (earth|this)|here|to (you|anyone|anybody|you all)|in this world|before i (go|die|end)|as a|breathing) - ({everyday}|{gambling})  # This is my last night on earth
(tell|let) (my|the|them|her|him) _ ({family}|i|know|that)? .. (i|that i|dad|daddy|mum|mummy) (loved|love|am sorry|was sorry|sorry|always loved|did love|tried)  # Tell my kids I love them
(look after|take care of|be good to|watch over|mind|care for|be there for|hug|kiss|feed) (my|the|them|her|him|each other|our|both) ... (for me|when i am|after i|without me|once i|if i|when i go)  # Please look after my dog when I’m gone
(forgive me|sorry|apologi*|do not hate me|please understand) (for|about)? what i (am (about|going) to|will|have to|must) do  # Forgive me for what I’m about to do
(last|final) (time|anyone|any of you|anybody|they|you|you will|people) .. (see|sees|hear|hears|of|heard) .. (me|from me)  # That is the last anyone will see of me
(last|end) of me (and|$)  # What if this was the last of me
see (you|yous|ya) (all|guys|everyone)? (on the other side|in (the next|another) life|in heaven|in hell|on the flip side|up there)  # See you all on the other side
(tonight|today|tomorrow|this weekend|this|sunday|monday|tuesday|wednesday|thursday|friday|saturday) (is|will be|was meant to be) (the|my) (night|day|end|last) .. (die|do it|end it|end|earth|alive|of me|for me i|jump)  # Tonight is the night I die
(this is|here is|that is|thats) (the end|it then|it now|curtains|lights out|the last|checkmate|my exit|where i get off|where it ends|where i end) (for me|of me|of the (line|road) for me|everyone|folks|goodbye|sorry)  # This is the end for me
(gave|giving|given|give|handed out) (away)? (all)? (my|everything|most|the|his|her) _ (things|stuff|belongings|possessions|clothes|watch|tools|dog|cat|pets|guitar|bike|records|books|jewellery) (away|out|$)  # I’ve been giving away my things
{my} affairs .. (in order|sorted|out|away|straight) - (budget|dmp|debits|iva|bank|loans|debts)  # I’ve been getting my affairs in order
(paid|pay|plan*|arrang*|picked|chose*|song* for) (for)? (my)? (own)? (funeral|burial|cremation|coffin)  # I have planned my own funeral
(passwords|pin|documents|policy|papers|paperwork|bank details|logins) + (when i am (gone|dead)|for after|in case i do not|on the table|with (a|the) (note|letter)|in (a|the) drawer|envelope|for my (wife|husband|kids|partner)) - ({change}|{everyday})  # I left the passwords in an envelope for my wife
(home|someone|rehomed|rehome|rehoming|dropped|neighbour|neighbor) (for|to take|to have|off)? (my|the)? (dog|cat|pets|cats|dogs) .. (for good|before i|for when|because i will|with (mum|my|a note))  # I found a home for the dog before I go
{not} need (it|them|any of it|this|that|any of (this|them)|anything|money|my|the|a) .. (where i am (going|headed)|after (tonight|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|this)|much longer|soon|when i am|from (monday|tomorrow))  # I won’t need any of it after Tuesday
where i am (going|headed|off to) .. (not need|no|there is no|nobody|they|not matter)? - ({everyday}|wifi|signal|no internet)  # I won’t need money where I’m going
(cash*|check*|bow*|sign*|log*|clock*|tap*|fold*|bail*|opt*|peace|turn*|switch*|lights) (out|off|in|ing out) .. (of everything|of life|of it all|for good|forever|permanently|myself|of this (world|life)|for the last time|of existence)  # I am cashing out of everything for good

[imminent named] Soon not there any more - ({change}|{everyday}|{gambling})
(tonight|tomorrow|after this|then|friday|monday|sunday) .. (when|once|after) .. (asleep|home|gone|out|left|bed) .. (it is|i am|it will be|i will be) (all)? (over|done|finished|gone|dead)  # Tonight when everyone’s asleep it’s over
{not} see (the)? (morning|tomorrow|sunrise|dawn|next week|the weekend|christmas|another day|monday|daylight)  # I won’t see the morning
(goodbye|bye|farewell|so long) .. (lads|guys|folks|friends|girls|all|yous|everyone|room) .. + (this is it|thanks for everything|thank you for|sorry|love|forgive|been good)  # Goodbye lads, thanks for everything, this is it for me
(date|day|place|way|time) in mind  # I’ve got a date in mind, after the communion
(soon as|once|when|after) ... (it is happening|i am doing it|it will be done|i will do it|i am gone)  # As soon as she takes the kids it’s happening
this (is|will be|might be|may be|could be) (my|the) (last|final) (message|post|text|note|words|night|day|time you|thing you|you (will)? hear) - ({everyday}|til|till|until|from me til)  # This will be my last message
(you|they|he|she|nobody|everyone|yous|anyone) (will|would|are going to|is going to|will all|can)? (not|never|no) (ever)? (hear|see|find|hearing|have to hear|be hearing|be seeing) (from|of)? me (again|anymore|ever|after|alive|$)  # You won’t hear from me again
(tonight|today|tomorrow) (is|will be) my last  # Tomorrow will be my last
(it|this|everything|all|it all) (ends|will end|will be over|will all be over|will all end|is going to be over|is going to end|all ends|be finished) (tonight|soon|tomorrow|today|this weekend|by (morning|tomorrow|sunday|then)|for me|now|on)  # It will all be over soon
{I} (will|would|am|is|going) (going to|be)? (not|no|never) (be|gonna be)? (here|around|about|alive|with you|there|exist|seeing|be) .. (tomorrow|much longer|long|for (long|much|my|christmas|the|your|it)|by|to see|in the morning|anymore|when|after|come|past|{number} (days|weeks|months)) - meeting  # I won’t be here tomorrow
(will|going to|would|shall) be (gone|dead|at peace|in a better place|free of|with god|no more|out of (your|everyone|the|their|her|his)) (by|tomorrow|soon|tonight|before|in the morning|when|at last|finally|and|hair|way|$)  # I’ll be gone by morning
(dead|(be|am|will be) gone) by (tomorrow|morning|then|christmas|tonight|sunrise|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the (time|weekend)|midnight|new year|summer)  # I will be dead by the weekend
`;
