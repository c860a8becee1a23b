/** English: words that mean something else. Whatever statement they overlap is not counted. */
export const englishIdioms = `
[idiom] A word of gambling, cards or sport
suicide (bet|bets|squeeze|pool|pools|king|kings|pick|picks|parlay|run|play|lane|stack|lines|drills|sprints|burn|knot|wager|tilt|stake|bluff|call|acca|accumulator|punt|shove|squad|door|doors|jack|hand)  # It was a suicide bet and it lost
(dead|death) (heat|heats|money|hand|line|cert|stock|beat|even|pool|serious|broke|last|tired|spin|ball|card|button|drop|set|rubber|sure|centre|chuffed|weight|easy|good|quiet|slow|cat|or alive|wrong|keen|lucky)  # The race was a dead heat
(killed|kill|killing) (it|time|the|my (mood|vibe|bankroll|buzz|back|feet|battery|phone|profit*|streak|urge|boredom|time|appetite|debt|account|acca|bet)) _  # I killed it at the gym instead
(drawing|drew) dead  # I was drawing dead on the river
(pull|pulled|pulling) the (plug|trigger) on (the|my|a|that|this|it|gambling)  # I pulled the trigger on that bet
{end} (it|things|everything) (all)? (with|between|wiv) (my|her|him|the|this|that|us|them|a|betting|gambling)  # I want to end it with my bookie
{end} (my|his|her|their) (gambling|betting|poker|casino|slots|vip|addict*|account|membership|subscription|streak|session|day|night|week|shift|losing|run|contract|lease|relationship|marriage|old|bad|secret|double)  # I’m ending my gambling life
{end} (my|the|this|a|his|her) life of (gambling|betting|crime|lies|debt|lying)  # I want to end this life of lies
(done|finished|through) with (this|the|a|my|that) (life|world) of (lies|gambling|betting|debt|lying|crime|secrets|slots|poker)  # I’m done with this life of lies
{end} (the|this|all this|all the) (misery|suffering|nightmare|pain|hell|agony|torment) (of (gambling|betting|debt|addiction|slots)|by (quitting|stopping|self))  # I will end the misery of gambling
(make|making) (it|the pain) stop (gambling|betting|spinning|asking|the)  # How do I make it stop asking for a deposit
(goodbye|goodbyes|farewell|bye) to (the|my|all|that|gambling|betting|casinos|slots|poker|these|those|this) _ (bets|account|accounts|money|savings|casino|casinos|slots|betting|apps|app|paycheck|wages|habit|bookie|bookies|bonus|house|car|gambling|addiction|cash|profits|roulette|online|poker|sites|life of)  # Saying goodbye to my savings
(last|final) (goodbye|farewell|message|night|day|words|time) (to|at|of|in|with|for|from me) (the|my|gambling|betting|slots|casino|bookie|poker|vegas|this (casino|app|site|season)|today|tonight|til|till|until|now)  # My final goodbye to the casino
{take} (my|his|her|their|our|me) (own)? life (savings|insurance|back|in a|into|story|more seriously|seriously|one day|for granted|in hand|in my)  # The casino took my life savings
{end} (my|his|her|their) _ life (savings|insurance)  # I cashed and ended my life insurance

[idiom] A figure of speech
(way|how) to go $  # What a way to go
dying (trade|art|breed|game|industry|sport|light|ember)  # It’s a dying trade
(be|was|is) the death of (me|us|him|her)  # This homework will be the death of me
(disappear|vanish|escape) to  # I want to disappear to Boracay
{torments} .. (kill|kills|killing|killed|finish|end|murder|murdered|slay*) (me|us)  # This exam will end me
(wake|waking|get|getting) up (at|early|so early|for (work|school|college))  # I don’t want to wake up at 5 for work
cut* up (my|all|the|both|every|his|her) .. (card|cards)  # I cut up all my cards tonight
put a fork in me  # Put a fork in me, I’m done
(rest in peace|rip) to (my|the|our)  # Rest in peace to my Nokia
other side of the (weekend|week|break|holidays|holiday|bank holiday|weekend|match|exam|exams|street|road|bridge|bar|world)  # See you on the other side of the weekend
(died|die) a death  # The bowls club has died a death
die in a (fire|ditch)  # The casino can die in a fire
where i =die $  # I thought this is where I die, then I finished
done (with)? (fractions|maths|homework|essays|exams)  # I’m so done with fractions
(dead|die) before .. (win|wins|won)  # She’ll be dead before they win one
my (last|final) (shift|day at|night of|week at)  # That was my last shift in the chipper
(go|come|make it|be there) (on)? {day} $  # Can’t go on Saturday, the car’s failed
what a suicide  # All in with ace-deuce, what a suicide
way to go out  # What a way to go out
{things} .. (committed|commits|committing|commit|attempted) suicide  # My laptop committed suicide
{things} .. (six feet under|in (a|the) (grave|coffin|ground)|(bleed|bleeding|bled) out|(die|died|dies|dying|dead|killed|buried) $)  # My bankroll is six feet under
(rather|sooner) die than (tell|say|hear|sing|cook|drive|visit|phone|ring|sit|stand|read|write|do|be|have|spend|share|live in)  # I’d rather die than tell her the salad is good
(sleep|sleeping|slept|asleep) (forever|for ever|for a (week|month|year)) (this|all|on|in|at|after|tomorrow|when|once)  # I’ll sleep forever this weekend
(goodbye|farewell) (note|letter|card|cake|cupcakes|drinks|party|message|post|speech|lunch) (for|to|from) (my|the|our|all my)? _ (coworkers|colleagues|team|boss|work|gambling|betting|bookie|bookies|casino|poker|slots|addiction|class|office|group)  # A goodbye note for my coworkers
dead before _ (team|side)? (win|wins|won|win one|pays|finish)  # I’ll be dead before Leeds win anything
(sleep|rest|bed|asleep|kip) .. ({not}|without) .. (wake|woken|wake up|get up|waking|disturbed) .. (till|until|before|for|by|next) (noon|morning|lunch|{day}|the kids|half|summer|spring|april)  # I want to sleep and not be woken up till noon
last words (to|were|was)  # My last words to that host
death (warmed|warming) (up|over)  # I look like death warmed over
my body (is|was|feels|at|clock|weight|hurts|aches|out|while|during|for a)  # I left my body at one point
(before|until|till|til|when|the day|if) i {die}? die (i|of|a|happy|old|rich|someone|my|it|they|in my sleep at)? .. (want to|would like to|will|hope to|see|old|happy|rich|visit)  # Before I die I want to see Japan
i (nearly|almost|just|literally|fucking|practically) died  # I nearly died when the vicar walked in
i died (inside|laughing|of|at|when|<number>|{number}|and went|like)  # I died 6 times on that level
i .. =die (of|for (this|a|that|some|the|one)|inside|laughing|from|hungry|happy|a little|a hero|on (this|that) hill|trying|old|hard|without (my|coffee|tea|wifi)|if (she|he|they|anyone|anybody|that))  # I could die of shame
i .. be dead (on|tired|right|wrong|serious|sure|chuffed|pleased|rich|meat|if (my|the|she|he)|last|money|in the water)  # I’ll be dead meat
will to live (in|at|on|during|after|with|listening|watching|reading|halfway|trying|waiting|somewhere|around|when|by)  # I lost the will to live in that queue
(put|out) (me|us|him|her) (out)? (of)? (my|our|his|her)? misery (and)? (tell|is|what|who|did|was|which|where|how|are|does|do)  # Put me out of my misery and tell me which bin
(live|living|exist|existing|survive|surviving) (on|off) (noodles|toast|beans|tins|crisps|benefits|my|the|a|credit|<number>|nothing|pot|overdraft|fresh|thin|pasta|rice|bread|eggs|tea|coffee|instant|loans|handouts|payday|takeaways|cereal|her|his|their|what)  # I’m tired of existing on noodles
suicide (to)? (back|backing|bet|betting|lay|laying|play|playing|punt|punting|chase|chasing)  # It is suicide backing that team
dead (on (my|his|her|their|our) feet|to the world|as a|from the (neck|waist))  # I shall be dead on my feet tomorrow
bury me in  # Bury me in crisps
better off dead than  # You’d be better off dead than supporting us
(looks|looked|face) like (he|she|they) (wanted|wants|want|was|were) (to|about to|going to) (vanish|disappear|die|kill|cry)  # Our goalie looked like he wanted to vanish
(character|sim|sims|avatar|player|villager|tamagotchi|npc|minecraft) .. (keep|keeps|kept|always)? (dying|dies|died|die|dead|killed)  # My Sims character keeps dying
(burden|drain|weight|strain) on (the|my|our|your) _ (fund|budget|account|wallet|nhs|purse|pocket|system|economy|shelf|scales)  # I’m a burden on the tea fund
(disappear|vanish|be gone|escape|gone|be dead) (on|to|into|in|under|behind|for|at|down|off to) (a|an|the|my|some|that|this) _ (beach|sofa|duvet|bed|floor|hole|crowd|kitchen|toilet|shed|mountains|mountain|country|cabin|island|bath|book|corner|town|pub|garden|spa|hills|countryside|caravan|blanket|blankets|covers)  # I want to disappear on a beach
(drown|drowning|drowned|swamped) in (debt|work|marking|paperwork|bills|letters|emails|guilt|shame|it|this|laundry|homework|essays|self pity|interest|fees|loans|my|the|all)  # I’m drowning in marking
dead to (the|all|those|that) (bookies|casinos|sites|apps|world of)  # Can’t wait to be dead to the bookies
brick wall of  # I drove straight into a brick wall of excuses
hit with (one|a|another|an)  # If I got hit with one more fee
{tired of} life (admin|on|in|as)  # I’m sick of life admin
(living) (next|near|above|beside|opposite|with|in|under|over|on) .. (bookies|casino|pub|motorway|arcade|parents|flatmates|debt|fear|noise)  # I hate living next to a bookies
rumours of my death  # Rumours of my death are exaggerated
waking up with (that|a|this|the) (hangover|headache|empty|sore)  # Never waking up with that hangover again
reason to (stay|wake|get|keep|go|carry) (up|on|there|back) (late|early|there|to|with)  # No reason to stay up late
{not wanting to} be (here|there|back) again  # I don’t want to be here again
dead right (about|that|there|on|to)  # He was dead right about triggers
{not wanting to} live with (this|the|my|all this|these) _ (debt|debts|regret|regrets|noise|secret|lie|lies|habit|addiction|stress)  # I don’t want to live with this debt
{not wanting to} live with (debt|debts|regret|regrets|lies|secrets)  # I don’t want to live with regret
(film|movie|song|book|series|show|episode|lyrics|lyric|band|podcast) (goes|says|called|titled|is called|about) ... (die|dead|death|killing|suicide|kill)  # The song goes I want to die in your arms
better off dead is  # Better off dead is a good film
nothing to live on  # Nothing to live on till Thursday
{not} worth living (in|with|on|at)  # It is not worth living in fear of the postman
{tired of} (this world|the world) of  # I’m sick of this world of odds and ads
{tired of} waking up (at|early|broke|skint|with|hungover|next|to (an empty|the same|bills|texts|emails|debt|letters|a))  # I’m tired of waking up at 4 am
dead rich  # I wish I was dead rich
{throw} myself (in|into) (work|running|the (gym|job|kids|garden|books)|training|my|it|recovery|this|hobbies|books|study|exercise|parenting|cooking|music|cleaning|football|college)  # I threw myself into work
bitter pill  # I swallowed a bitter pill at the bank
(drink|drank|drinking|swallow*) the (poison|kool aid) of  # I drank the poison of free bets
sleep forever (on|in) (this|that|the|my)  # I could sleep forever on this couch
(chapter|part|phase|period|bit|time|side) (of|in) my life .. (over|done|finished|closed|behind)  # That chapter of my life is over, life is good
(sleep|slept|rest) forever (on|at|in|through) (sundays|saturdays|weekends|the|my)  # I sleep forever on Sundays
(if|when|before|until) i die .. (paying|pay|owing|before|still owe)  # if I die before paying this off they will be raging
burden (on|to) (the|my) (overdraft|budget|wallet|bank|credit|savings|nhs|state|taxpayer)  # I’m a burden on the overdraft
bridge over (the)? (m|river|road|m8|a)  # I was on the bridge over the M8
(only|one) .. way out .. (honesty|honest|truth|work|time|patience|help|paying|talking|hard work|recovery|bankruptcy|telling)  # There’s only one way out of this: honesty
{can not} (exist|live|survive) on (toast|noodles|this|that|my|the|benefits|beans|nothing)  # I can’t live on toast
{tired of} living (paycheck|hand to mouth|with|on|in|under|off|a (lie|double)|this lie|out of|pay)  # I’m tired of living paycheck to paycheck
other side of (this|the|it|recovery|my|that|a)  # See you on the other side of this detox
(nobody|not anyone|no one) (would|will|even)? notice .. (left|leave|gone from|missed|skipped) .. (chat|group|team|meeting|party|room|forum|call|channel|server)  # Nobody would notice if I left the team chat
(i)? used to feel .. (dead|gone|empty)  # I used to feel dead inside
{not} (be)? (here|around) (for|at|on|over) .. (the drama|going to|staying|visiting|off to)  # Not here for the drama
(financial|career|political|social|professional|bankroll|economic|commercial|fashion) suicide  # Betting the house was financial suicide
suicide (prevention|hotline|hotlines|helpline|helplines|awareness|line|lines|rate|rates|statistics|charity|watch list) ..  # We raised money for a suicide prevention charity
(cut|cuts|cutting) (myself|himself|herself|themselves) (off|out|loose|free|some|a|shaving|short|while shaving|back|slack|in half|on|cooking|when (shaving|cooking)|chopping|making)  # I cut myself off from betting apps
(shoot|shooting|shot) (myself|himself|herself|themselves) in the foot  # I shot myself in the foot again
(hurt|hurting|harm|harming|stab*|hitting|punch*|burn*|burning|burnt|hit|injure|injured|kick*) (myself|himself|herself|me) (financially|out|in the gym|at (work|the gym|football|training|five|badminton|squash|tennis|golf|rugby|hurling|football|practice|a)|playing|in (training|practice|practise|a match|the match|a game)|falling|tripping|slipping|moving|running|lifting|cooking|on the|out at|by (betting|gambling|falling)|with (bets|gambling)|again with|deep|back|where|more than|up|feelings|badly when she|so much when)  # I burned myself out at work
(drown*|bury*|buried|burying) myself in  # I buried myself in work
(kill|kills|killing|off|hit) me (now|already|hit)? .. (advert|ad|email|promo|meeting|another|monday|this|match|queue|traffic|commercial*|song)  # Kill me now, another in-play advert
(kill|killing|killed|choke|choking) (myself|me|himself|herself|them|us|him|her) (laughing|with laughter|working|at (work|the gym)|to (get|make|pay|win|finish|earn|meet)|trying to (make|get|pay|finish)|training|in the gym|for a)  # I am killing myself to make rent
{wanting to} (die|be dead) (of|from|with)? (laughing|laughter|embarrassment|embarrassed|boredom|bored|cringe|shame|happy|rich|of old age|on the inside|hunger|thirst|natural causes|old and)  # I wanted to die of embarrassment
(dye|dyeing) (my|the|her|his|it)  # I want to dye my hair
({wanting to}|cant wait to|{going to}|ready to) (disappear|vanish|leave|quit|be gone|escape|exit|go|end it) (from|with|off|for|out of|by|before)? (the|my|their|his|her|that|this|all|a) _ (list|lists|site|sites|app|group|chat|forum|casino|table|bookie|bookmaker|weekend|holiday|radar|vip|subscription|room|game|program|city|town|country|job|account|website|place|house|flat|office|pub|party|meeting|lottery|rat race|noon|lunch|five|area|village|company|team|state|club)  # I want to disappear from the group chat
(dead|gone|disappear*|out|off|leave|leaving) (from|of|to|off|for) (this|that|the) (city|town|place|house|flat|job|pub|office|group|chat|app|site|country|room|game|world of (gambling|betting))  # Can’t wait to be gone from this city
(break|breaking|broke|split*|relationship|marriage|girlfriend|boyfriend|wife|husband) ... {end} (it|things)  # We are breaking up and want to end things
{end} (it all|it|everything|things) (on|by|with) (a|an) (high|win|positive|good|self exclusion)  # I want to end things on a high
{not wanting to} ({be}|stay|live|get up|wake up) (here|around|about)? ((at|in) (the|a|my|that|this|their|fear) .. (casino|house|flat|city|town|arcade|betting|pub|bar|shop|apartment|building|place|hospital|office|bookies|country|group|chat|room|street|piso|debt|denial|fear)|with (him|her|my|them|that|these|your|anyone|someone|a)|near|around (him|her|my|them|that|these|people|gamblers|the)|on (benefits|credit|my|the)|off|under|alone|together|paycheck|a (lie|double)|there|anywhere|here (at|for|when|because|with)|next (to|door)|like (a|an)|from|without (my|you|her|him|the|them)|early|for work|in|before|broke|skint|hungover)  # I don’t want to live with my brother
{not wanting to} (go on|continue|carry on|keep going|survive|wake up) (holiday|with (the|my|this|that) (bet|bets|gambling|game|plan|account|app|job|betting|streak)|a|the (site|app|machine|trip|boat)|betting|gambling|to (the|casino|casinos|a)|that|gamstop|playing|losing|spending|chasing|lying|with (debt|a)|there)  # I don’t want to go on that site
{can not} (go on|live|continue|carry on|keep going|keep on|hold on|do life|do) (like this)? (with (this|the|my) (phone|laptop|app|noise|job|signal|connection)|{day}|holiday|that|the|this site|to|in (a|the|that|this|fear|limbo)|without|with (my (parents|mum|ex|brother)|her|him|them|the (noise|neighbours))|on (benefits|my|this|a|the|that)|there|here (with|because)|betting|gambling|chasing|losing|spending|lying|at (home|my)|beside)  # I can’t go on gambling
(die|died|dead|dying|dies) (of laughter|laughing|of boredom|of embarrassment|to (play|bet|know|see|win|try|go|spin|get|hear|tell|meet|be asked)|for a (bet|drink|cigarette|smoke|spin|win|fag|pint)|hard|inside laughing|on me|on its)  # I was dying to play
(bored|scared|sick|done|worked|starving|frozen|freezing|laugh*|embarrassed|tickled|love* _|sudden|bored me|worry*|worried|sweating) to? death  # I was bored to death
(life|death) (sentence|long|time ban|jacket|of the party|style|hack|after gambling|without gambling|changing|lesson|coach|boat|expectancy)  # It felt like a life sentence
end of my (rope|tether|wits)  # I’m at the end of my rope with these ads
waste of (life|time|money|space) (those|these|that|the|this|machines|gambling|betting)  # What a waste of life those machines are
hit by (a|the|another) _ (ad|advert|ads|promo|popup|bonus|fee|charge|bill)  # Hit by a bus advert
(disappear|vanish) from (their|his|her|our|that|all|any|every|these|those)  # I wish I could disappear from their database
(disappear|vanish) (when|every time|whenever|for a (while|week|bit|day|weekend)|from (instagram|facebook|social|here|town|work|view)|under (the|my) (duvet|covers|blanket))  # I want to disappear when she looks at me
(rather|sooner) die than (eat|watch|go|play|bet|use|do|pay|admit|see|wear|sit|deposit|talk|ask)  # I’d rather die than eat that again
{can not} (face|do|stand|bear|take) (work|school|the (office|letters|bank|phone|calls|post)|these|my boss)  # I can’t face work tomorrow
(hurt|hurts|hurting) (himself|herself|themselves) (skiing|playing|at|falling|in (a|the)|on (a|the)|lifting|running|cycling|training|climbing|working|moving)  # She hurt herself skiing
no future in (gambling|poker|betting|trading|online|this (job|company|marriage|relationship)|it|sales|the)  # I see no future in online poker
be gone from (here|this|that|the) .. (by|new|for|next) ({everyday}|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer)?  # I want to be gone from here by Friday, new flat
{wanting} ... been born (into|in|to|with|rich|later|earlier|lucky)  # I wish I’d never been born into a gambling family
(gun|knife) to (my|his|her|your) head (i|and|if|you|would)  # Gun to my head I’d say it was stress
(phone|laptop|battery|wifi|internet|car|boiler|van|hopes|dreams|luck|horse|team|habit|habits|urge|urges|craving|plant|plants|connection|server|stream|party|market|market|deal|bet|trail|line|joke|conversation|chat|engine|streak) (is|was|are|has|have)? (just|nearly|almost)? (about to|going to)? (die|dies|died|dying|dead|killed)  # My battery is about to die
over the edge of  # I’m over the edge of my budget
over my dead body  # Over my dead body will they get another deposit
(till|until|to) (death|the death) (do us|us)  # Until death do us part
suicidal (defending|defence|defense|betting|bets|tactics|play|odds|pass|line|challenge|pace|tackle|parlay|staking|bluff|call|run|sprint|dive|back pass|goalkeeping|attack)  # Suicidal defending from our lot
dead to (me|them|him|her|us)  # Betting is dead to me
kill (for|to (win|play|get|see|have|be))  # I could kill for a bet
self harm (tool|blocker|policy|act of|financial|prevention|helpline|course|training)  # They call it a self-harm prevention tool
(if|when|before|until|till|the day) i (die|am dead|go|am gone|do it|was gone) .. (rich|happy|of old|at (80|90|ninety|eighty)|debt free|again|i will let|from (work|home)|out|away|old)  # When I die of old age I want to be debt free
(if|when|once|now|while|after|since|before) i (am|was|were)? (gone|out|away) (for|to|on|from (home|work)|at|all|two|three|a|this|next|abroad|last)  # When I was gone for a week the app kept texting
(pay*|lend*|give|paying) .. (back)? (before|until|till) i (die|am dead)  # I will be paying this back until I die
overdos* (on|of) (the)? (coffee|caffeine|sugar|chocolate|tv|sport|sports|podcasts|netflix|memes|football|content|screen|energy|junk|carbs|gambling|betting|dopamine|slots|news|snooker|golf|tea|crisps|pizza|christmas)  # I overdosed on coffee
{jump} (on|off|in front of|into|from|onto|in) (the|a|my)? _ (bandwagon|couch|sofa|deep end|action|pot|pool|topic|conclusions|telly|tv|game|bed|screen|queue|treadmill|call|car and|train (to|home)|bus (to|home))  # I jumped off the bandwagon
(throw*|chuck*|launch*|fling*|lob*) (this|my|the|that|it|his|her) _ (phone|laptop|tablet|ipad|controller|remote|telly|tv|computer|slip|thing) .. (off|out|into|in|under|at) ...  # I want to throw this phone off a cliff
(bridge|bridging) (loan|loans|finance|the gap|card|game|club|tournament|player)  # I keep thinking about the bridge loan
(edge|ledge) (of (my|the) (seat|couch|table|sofa|bed)|over the house|sorting)  # I was sitting on the edge of my seat
{pills} ... (for (my|the|blood|anxiety|depression|heart|headache|flu)|my doctor|every (morning|day|night)|daily|twice a|as prescribed|prescribed|with (food|breakfast|dinner)|help me|helped)  # I have all my tablets lined up in a box for my blood pressure
(waste|wasting) .. space (on|in|for)  # It is a waste of space on my phone
(my|his|her|the|our|your) (phone|laptop|battery|car|telly|tv|tablet|wifi|internet|boiler|washing machine|van|account|bet|acca|horse|luck|plant|plants|goldfish|hamster|cat|dog) (died|dies|is dead|has died|is dying|was dying|is gone|went dead|killed)  # My phone died halfway through
(family|parents|mum|dad|they|she|he|{family}) .. {benefit} (off)? since i (quit|stopped|left|gave|got)  # My family is better off since I quit
{benefit} (off)? without (gambling|betting|it|the|a|my|that|this|these|slots|casinos|social|drink|alcohol)  # I’d be better off without a smartphone
(i|my life) .. {benefit} (off)? without (him|her|them)  # I am better off without her
{benefit} (off)? if i ({not}|was not|were not) .. (gambl*|bet*|drink*|lend*|playing|addicted|losing|so|in debt|lie*|broke|deposit*|chas*|working|here gambling|here betting|always)  # You’d be better off if I wasn’t betting
(wheel|reel|reels|music|noise|machine|notifications|emails|ads|spins|texts|adverts|urges|cravings|gambling|betting|addiction|habit) (just)? (to|would) (stop|end|be over|go away|be done)  # I want the emails to stop
(game|match|race|season|shift|day|week|month|year|winter|weekend|spin|hand|tournament|movie|film|meeting|lecture|divorce|ban|move|project|cold|january|lockdown) .. (to be over|to end|to finish|be over|would end)  # I want it all, this match to be over
(end|start|middle) of the (month|week|day|year|season)  # End of the month is always murder for me
(end|ends|ending) (it|things|this|the day|the night|the week) (here|there|on (a|the)|early|now and|with a|up|by)  # I want to end things early today
{living} (on)? (with)? (the|my|this) _ (streak|counter|app|account|diary|chart|log|spreadsheet|course|programme|program|plan|payments|payment plan)  # There is no point carrying on with the streak counter
(glad|happy|lucky|grateful|thankful|blessed|great|good|proud|amazing|nice|love) .. (to be|being|be) (alive|here|breathing|born)  # I am so glad to be alive
(would|will) be dead (without|if it (was|were) not|if not for) .. (ga|them|him|her|you|this|my|the)  # I would be dead without GA
nobody died  # Nobody died, it is only money
(lived|live) and (died|die) by  # I lived and died by the bankroll
`;
