/** English: said without the words for it. */
export const englishOblique = `
[ideation own] Others would be better off
{not} (matter|mean anything|count) to (anyone|anybody|them|her|him|a soul|nobody) (anymore|$)  # I don’t matter to anyone
(nobody|not a soul|no person|not anyone|who) (would|will) .. know i (was|am|had) (gone|dead|missing|died)  # Nobody would even know I was gone for days
(forget|forgot) (i|me|that i) (ever)? (existed|was born|was here|lived|was alive)  # Could you all just forget I ever existed
(doing|do) me (a|the)? _ (favour|favor|kindness) + (kill|shoot|dead|finish|end|hit|die)  # If the loan sharks kill me they’d be doing me a favour
(let them|they can|she can|he can|at least) .. {death money}  # Let them have the insurance and be done with me
(version|world|life|future|picture|photo|house) + (happy|happier|better|smiling|fine|laughing) + (not in it|without me|i am not|not there)  # There is a version of them that’s happy and I’m not in it
i am the problem .. (remove|solve|solution|gone|fix|delete|take|without)?  # I’m the problem. Remove the problem
(remove|take away|get rid of|delete|subtract) (me|the problem|myself) + (problem|me|i am|everyone|better|works|fine|solved)  # I’m the problem, take away the problem
(who|wonder|hope somebody|hope someone) (would|will|is going to) (take|have|look after|feed|mind|adopt) (the|my) (dog|cat|kids|boys|girls|children|pets) - ({everyday}|holiday|weekend)  # I keep wondering who’d take the dog
{not} {wanting} to be (a|the|such a|anyone|anyones) _ (burden|weight|drag|strain|problem|nuisance|worry|trouble|disappointment|load) (to|on|for)? .. (anymore|anyone|them|her|him|you|everyone|family|any longer|$) - {gambling}  # I don’t want to be a weight on them any more
({be}|feel|become|became|just|only|like) (a|the|such a) _ (weight|drag|strain|stain|disappointment|embarrassment|curse|cancer|poison|plague) (on|to|for) ({people}|my family|the family|anyone|anybody)  # I feel like a weight on my family
{death money} + (all i am good for|good for nothing else|pay them back|pay you back|pay her back|pay him back|make it right|make up for|put it right|what i owe|them all back|set them up|only asset|only thing i have)  # They can have the life insurance, it’s all I’m good for
i (could|would|might|can|will)? (just)? (vanish|disappear|die|drop dead|be gone|drop off) + (notice*|miss (me|us)|care*|bat an|even know|come looking) - {everyday}  # I could vanish and the only people to notice would be the bookies
(no|not a|never a|not any) (place|room|space|spot|home) for me (here|in this|in the|on this|anywhere|anymore|$) - ({everyday}|{gambling})  # There’s no place for me in this world
(soon|tomorrow|tonight|finally|then|by then|after this) ... {benefit} off  # Soon you’ll all be better off
(nobody|not a soul|no person|not anyone|who) (really|even)? (needs|need) me - ({everyday}|{gambling})  # No one needs me, not even the cat
(no|not any|not much) (good|use|help) to (anyone|anybody|them|her|him|my .. |nobody|you) (alive|living|breathing|anymore|here|$) - {gambling}  # I’m no good to anyone alive
(soon|after|by|from|once|when|then|tomorrow|monday) ... {not} be (a|the|my|your|their|anyone|anyones|anybody|anybodys|nobody|nobodys|her|his|everyone|everyones)? (problem|burden|worry|headache|trouble|nuisance|responsibility) - ({change}|{everyday})  # After the next payday I won’t be anyone’s problem
(be|am|is|was) (no|not a|not any|hardly a|not much of a) (great|big|real|huge)? loss (to|anyone|anybody|$)  # Honest to God I’d be no loss
(stone|weight|noose|millstone|chain|anchor|brick|rope|albatross) (round|around|on|about) (their|her|his|everyone|my {family}|the {family}|your) .. (neck|necks|back|shoulders|ankles|feet)  # I’m a stone round their necks
{not} have to (deal with|put up with|hear|listen to|clean up|pay for|worry about|carry|suffer) (me|my .. ) (much longer|for long|anymore|soon|after|again)  # You won’t have to deal with my mess much longer
{death money} + (do the (maths|math|sums)|done the (sums|maths|math)|adds up|break even|times (my)? salary|six figures|figures|on paper)  # Death in service is three times salary, do the maths
(worth .. (figures|grand|thousand|k|on paper|a fortune)) + (one way|only way|collect|cash it|cash me|claim|dead)  # I’m worth six figures on paper and only one way to collect
insurance on (this|my) (head|life)  # There’s a lot of insurance on this head
(good|best|nice|only|one) (thing|part|bit|upside) (about|of|to) (being|me being)? (gone|dead|dying|death|not being here|no longer being)  # One good thing about being gone
{not} (meant|made|supposed|going|want|wanted|intend|plan|deserve) (to)? (grow|get|be) (old|grey|forty|fifty|sixty|seventy)  # Some people aren’t meant to grow old
(taking|take|takes|using|use|wasting|waste) up (space|room|oxygen|air|a bed)  # Another gambler taking up space
{absence} + {benefit}  # They’d be better off without me
{absence} + {fine}  # They will get over me once I am gone
{benefit} (off)? with (me|him|her) {gone}  # They’re better off with me dead
{benefit} (off)? (with|having|getting|on|from) (the|my|his|her)? {death money}  # They’d be better off with the insurance
{death money} + ({benefit}|clear* (the|my|our|it|everything)|pay off|pays off|wipe*|see them|sort them|sort her|beat anything|more than i|give them|take care|sort it|sort everything|fix everything|settle) - (roof|car|phone|pet|travel|leak|boiler|smoking|quote|rejected|cancel*|renew*|burst|claim form) - (cover the roof|will not cover|went up)  # My life insurance would clear the debts
{death money} + ({I} {die}|suicide|accident|void|valid|clause|still pay|pay out (if|for|on)|two years|exclusion|i checked)  # Does my insurance pay out for suicide
(worth|useful|valuable|use|good|help|value) .. (dead|six feet under|in the ground|in a box|gone) (than|to|$)  # I am worth more dead than alive
worth more ... (dead|gone)  # I’m worth more to my family dead
{death money} .. worth more than (me|i|him|he|she)  # My policy is worth more than me
(debt|debts|loans|what i owe|mortgage|money|overdraft|mess|problem*) + (die with me|dies with me|died with me|gone with me|go with me|buried with me|end with me|ends with me|cancelled when|written off (if|when) i|pass on when|when i {die}|if i {die}|inherit*)  # The debts die with me
look like an accident  # I could make it look like an accident
({be}|feel|become|became|such|just|only|like|as) (a|the|nothing but a|just a|only a|such a) .. (burden|deadweight|dead weight|millstone|parasite|anchor|drain|liability|weight round)  # I’m a burden to everyone
(rid|shot|free) of (me|the burden|him|her) ..  # They would finally be rid of me
{not} (be|have to|want to be) .. (burden|problem|trouble|worry|nuisance|bother|headache) .. (anymore|longer|to (you|them|anyone|anybody)|for (long|anyone|them)|soon|after)  # I won’t be a problem for much longer
(you|they|she|he|nobody|everyone|{family}) (will|would|can|could) {not} (ever)? (have to|need to)? (worry|worrying|deal|put up|look after|carry|pay for|clean up|see|think about|bother|suffer|hear|lie awake) (about|with|from|over)? me  # Soon you won’t have to worry about me
(nobody|not a soul|no person|not anyone|none of them|not one of them|who|hardly anyone|would anyone|would anybody|would they|would she|would he|does anyone|wonder if|doubt|not think) .. (would|will|would even|is going to|anyone|they|she|he|anybody)? (even|to)? (miss|notice|mourn|cry|remember|bat|shed|grieve|look for|come looking|turn up|come to) _ (me|(if|when|that) i (was|were|am|died|die|disappear*|vanish*|go|went|stop*|do not|did not|never|just|had|left)|i was gone|my (absence|death)|an eyelid|a tear|at my|$) - ({gambling}|{everyday}|chat|group|team)  # Nobody would miss me
(nobody|who|would anyone|would they|not a soul|no one) (would|will)? care (if|when|whether) {I} .. ({gone}|{die}|lived|live|end*)  # Nobody would care if I died
(one less|one fewer) (mouth|problem|gambler|addict|idiot|loser|thing|person|worry|burden|liar|body)  # One less gambler in the world, one less mouth to feed
(doing|do|did|be doing) (you|them|everyone|everybody|the world|{family}|people|her|him|us) (all)? _ (favour|favours|favor|service|kindness)  # I’d be doing them all a favour
(world|life|christmas|future|home|house|family|everything|things|imagine|it) .. (would|will|could)? (be|go on|carry on|run|turn|spin)? .. without me  # I imagine a world without me in it
(leave|leaving) (my|the|them|her|him|you|everyone)? .. (orphan*|fatherless|motherless|without a (dad|father|mother|mum|husband|wife|parent)|behind for good|a widow|one parent)  # I would be leaving my kids without a dad
(grow up|growing up|raise*|bring* up|better) .. without (a|their|his|her) (dad|father|mum|mother)  # The kids could grow up without their dad
(cry|cried|sad|upset|miss me|grieve|mourn|hurt) .. (week|weeks|month|months|day|days|while|bit|year) ... (fine|over it|move on|better|forget*|okay|alright)  # They’d cry for a week then they’d be fine
how (long|soon|fast|quick*|many days) + (forget (me|someone|somebody|a person|about me)|notice|miss me|stop (crying|missing)|find (me|out|someone)|move on|replace me)  # How long does it take people to forget someone

[ideation own] What would be if they were dead or gone
(rather|want to|wish i was|should|could|need to|soon|going to) be with (my|him|her|mum|dad|nan|gran|grandad|them) .. + (gone|passed|died|dead|lost|years|heaven|grave|buried|cemetery|other side|again) - ({gambling}|{everyday})  # I’d rather be with my dad, he’s been gone three years
{death} (does not|did not|no longer|not) (even)? (scare|frighten|bother|worry|terrify|faze) me  # Death doesn’t scare me as much as the morning does
(wonder|wondering|know|curious|google*|ask*) .. (would|does|will|if|whether) (it|that|dying|the fall) (would|will)? hurt  # I wonder would it hurt
(lived|been around|been here|been alive|had) long enough - ({gambling}|{everyday})  # I’ve lived long enough
(alive or dead|dead or alive) - (wanted|poster|song|spin)  # They will hate me either way, alive or dead
(pain|noise|hurt|hurting|suffering|misery|it all|debt|it|this) (only)? (stops|stop|ends|end) when i (stop|end|die|do|am gone|am dead|go)  # The pain stops when I stop
(picture|picturing|imagine|imagining|think|thinking|dread|hate|worried|sorry|scared) .. ({people}|someone|somebody) (finding|find|having to find|to find) me  # I keep picturing them finding me
(vanish|disappear|die|gone|leave) .. (only) (people|person|one|ones) .. (notice|miss|care|know)  # I could be gone and the only one to notice is the dog
(bridge|train|trains|river|cliff|roof|sea|rope|pills|knife|lorry|truck|track|tracks) .. (look*|feel*|seem*|sound*) like (an|a|the|my) (answer|way out|exit|door|invitation|friend|option|solution|plan|rest|home|relief)  # Every bridge looks like an answer
(pull|pulled|pulling|turn|switch) .. (plug|life support|machine|lights) .. (on|off)? (me|my life)  # I wish somebody would pull the plug on me
(mortgage|debt|debts|loan|loans|secret|it all) .. (go|goes|gone|buried|dies) with me  # At least the mortgage goes with me
(carry|carries|wheel|lower|lowered|bury|burn|scatter) me (out|down|in|off|under|somewhere|next to)  # When they carry me out
(song|songs|music|hymn|reading|poem|coffin|flowers|suit|dress) .. (play|played|sing|read|wear|bury|carry) .. (when they|at my|me in|me out|for me|over me)  # What song they’d play when they carry me out
(in|maybe|until|for) (the|my|a)? next (life|world|go round|time round)  # Maybe in the next life
(walk|walking|wander|wandering|drive|go|going) (out|off)? (into) (the)? (snow|woods|desert|fog|night|dark|hills|wilderness|cold|forest|mountains|sea|water|bog) + (lie|lay|sleep|never|not|come back|stop|disappear|forever|end)  # Tempted to walk out into the snow and lie down
{not} (see|picture|imagine|seeing) (me|myself|i) (at|in|by|when|being|walking|getting|turning|making|reaching) ... (wedding|graduat*|christmas|birthday|next|old|forty|fifty|sixty|<number>|year|summer|anymore) - {gambling}  # I don’t see me at my daughter’s wedding
only (quiet|peace|calm|comfort|rest|joy|relief) .. (get|have|know|find) is ... (over|gone|end|dead|death|dying|not being|never|nothing|sleep)  # The only quiet I get is imagining it all being over
({vehicle}) .. (not|never) (stop|brake|slow|miss) .. (in time|me)?  # If the bus doesn’t stop in time
(go*|leav*|out|done|gone|finish*|check*|cash*|fold*|exit*|quit*|end*) + (not|never) mean (the|from the|my|a) _ (casino|hotel|table|game|app|group|bet|chat|house|country|job|marriage|slots|cards)  # I’m leaving the table for good and I don’t mean the casino
(swap|trade|change|switch) ... (hospice|coffin|cancer ward|morgue)  # I’d swap with anyone in that hospice
(trade|swap|change|switch) (places|lives) with ... (dying|dead|terminal*|cancer|who died)  # I wish I could trade places with someone who is dying
{not} .. (in me|left in me|strength|energy) to (see|do|face|make|reach|get to) (another|next|tomorrow|the) (year|day|christmas|month|week|birthday|end)?  # I don’t have it in me to see another year
{not} (sure|know|think|certain|reckon|believe|guarantee) .. i will be .. (around|here|alive|about) - ({everyday}|{gambling})  # Not sure I’ll be around by then
{not} (a|any|one|single)? (version|part|bit|day|minute|hour) of my life ... (worth (living|the trouble|it)|wants to be)  # There isn’t a version of my life that’s worth the trouble
{not} (even)? (fight|run|move|stop|mind|care|resist|duck|object) (it|back)? if .. (someone|somebody|a|the|it|he|they) ... (shot|stabbed|killed|hit|ran|took|finished|run) (me|over)  # I wouldn’t even fight it if someone broke in and shot me
(then|so) i (can|could|will|am free to) _ (go|leave|rest|follow|join|die|stop) (too|as well|in peace|her|him|them|for good|already|now|$) - ({gambling}|{everyday})  # When mum has passed then I can go too
(just|one|a|simply) (more)? step (forward|off|out|closer|away from it|too far|and) .. (over|done|gone|end|peace|quiet|it|all)  # Just step forward and it’s over
(the|a) (platform|yellow line|ledge|kerb|curb|train tracks) + (one step|step|jump|lean|think*|over it) - ({everyday}|{gambling}|delayed|cancelled|late|ticket|coffee)  # I stand on the platform and think one step
(world|everyone|nobody|they) (does not|do not|did not)? need* (another|one more) .. (like me|gambler|loser|addict|junkie|degenerate|me|failure)  # The world doesn’t need another gambler like me
(ground|earth|sea|floor|night|dark) .. (swallow|take|open up|swallowed) .. me  # I wish the ground would swallow me for good
(already|half|mostly|basically) (left|checked out|departed|not here)  # It’s like I’ve already left
(haunting|haunt) (my|this|the)  # I’m haunting my own house
(if|when|once|after|before|now|until|till|the day|in case) (that)? i (am|was|were|have|had)? (finally|suddenly|dead and)? {gone}  # Who looks after the kids when I’m gone
(if|when|once) i (died|die|drop dead|dropped dead|was to die|were to die|disappeared|vanished|ended (it|my)|ceased|passed away|went for good|no longer (existed|lived)|did not exist|never existed|do it|was not (here|around|alive|about)|were not (here|around|alive)|am not (here|around|alive|about)|took my|kill|killed|hanged|drowned|fell asleep and|went to sleep and|got hit|crashed)  # If I died tomorrow nobody would care
{not} (care|mind|matter|bothered|fussed|give a (damn|shit|fuck|toss)|object|fight it|fazed|bother|be sorry|be upset|be sad|complain) (anymore|me|much)? (if|whether|that|about|either way)? (i|it|my)? .. (die|died|dead|live|lived|wake|woke|survive|survived|killed|end|ended|alive|dying|death|living|happens to me|happened to me|get hit|got hit|crashed|crash|come home|came home|sunrise)  # I don’t care if I live or die
{not} (mind|object to|care about|be against|complain about|say no to|hate) (dying|death|not waking up|being dead|being (hit|run over)|not being (here|alive|about)|never waking|going to sleep)  # I wouldn’t mind not waking up
{not} (afraid|scared|frightened|fear|terrified|feared) (of|to)? (dying|die|death|be dead|the end|go)  # I’m not afraid to die anymore
(should|{wanting} it|if only it|rather it|better if it) (have been|had been|was|were|been|be) me  # It should have been me instead of my brother
(lucky|luckier|luckiest|envy|envied|envious|jealous) + (dead|died|dying|funeral|grave|graves|passed away|passed|coffin|terminal*|cemetery|buried|corpse*|sleep forever|deceased|cancer|hospice)  # I envy the dead
{not} (planning|plan|expect*|intend*|going|think|see|reckon|bother|bank*|count*) (on|to|of|myself)? (i (will|would))? (be|being|get|getting|make|making|see|seeing|live|living|reach|reaching|survive|surviving|come|coming|having) .. (here|around|about|old|alive|my|next|past|christmas|<number>|{number}|another|through|until|tomorrow|the (end|weekend|year|night|month|week)|back|birthday|summer|new year|it)  # I’m not planning on being around for Christmas
{not} .. (make it|live|survive|last|be here|be alive|be around|be about|get) (to|through|until|past|till|for|see) (the|my|this|next|another|christmas|tomorrow|monday|tonight|<number>|{number}|summer|winter|spring|new year)  # I won’t make it through the night
{can not} (see|picture|imagine|think of|think|conceive|find) (of|a|any|my|myself|how|me|past|beyond)? ... (future|tomorrow|next (year|week|month)|getting old|growing old|being alive|being here|alive|beyond|past|getting through|life after|surviving|living|being <number>|being {number}|turning <number>|old age|where i (stay|live|survive|make it|am alive|am here|get through|come out|am still)|a world i)  # I can’t see a future for myself
({not}|when i look|{can not}) .. (see|have|seen|had|think|imagine|look|picture)? .. (future|ahead|forward|next year|tomorrow) + (anymore|left|blank|black|dark|fog|wall|empty|for me|myself) - ({gambling}|{everyday})  # When I look ahead there is just a blank
(no|without a|without any|there is no|not much) (future|tomorrow) (for (me|myself|us)|left|ahead|anymore|to (look|live)|$)  # There’s no future for me
(so|be|feels|is|seems|would be|how) (so|that|too)? (easy|easier|simple|quick|tempting|peaceful|calm|quiet|nice|comforting) .. (to|just to|if i|it would be to)? (let go|slip (away|under)|step off|drift off|go under|not come back|never come back|close my eyes|stop fighting|jump|turn the wheel|be gone|not exist|disappear|fade|drive off|keep driving|just not|never surface|stay under|stop swimming|breathe in|sink)  # It would be so easy to just let go
({not}|never) .. (come|coming|be|make it|come up|coming up) (back|home|up|round) (from|alive|this time|ever|again|after) .. (walk|drive|trip|swim|it|one|tonight|this|alive)?  # I don’t plan on coming back from this trip
(keep|just keep|and keep) (driving|walking|swimming|going|sinking) (until|and|into|off|till) .. (road|not|never|water|nothing|edge|stop|nobody)  # I could keep driving and never come back
(find|finds|finding|found|discover|discovers|identify) (my body|me (dead|hanging|in the morning|in time|cold|there|like that|too late|gone)|the body|what is left of me)  # I don’t want my kids to find my body
(who|hope|worried|worry|scared|not want|rather|stranger|cleaner|not my|so that) .. (will|would|to|might|should|does|has to)? find me  # I wonder who would find me
(join*|be with|see|with|meet|reunite* with|go to|going to|back with|together with) (my|him|her|them|mum|dad|you|our) _ + (in heaven|on the other side|up there|again soon|in the next life|in the sky|when i (die|go)|grave|dead|late|passed|died|soon|cemetery)  # I want to join my mum in heaven
(only|one|single) .. (exit|door|escape) (from|left|for|out|i|and)  # I can see only one exit from this debt
(only|one|other|last|easy|quick|coward*|sure|any|left) way out - {other ways}  # There is only one way out for me
(only|one) (option|solution|choice|thing|answer|road|escape|exit|way|move|card|door) (left|to (do|fix|end|stop|solve|make|try|play)|remaining|out|for me|this (ends|can end|goes)|it (ends|can end)|that (ends|works|helps|is left)|things (end|can)) - {other ways}  # There’s only one thing left to do
permanent (solution|way out|exit|end|sleep|fix|rest|escape|vacation|break|holiday|peace)  # I want a permanent solution
(made|making|found|at|have|make) (my)? peace with (it|dying|death|what i|leaving|the end|everything|god|going|the idea|my decision|not)  # I’ve made my peace with it
(finally|soon|{wanting}|get|rest|give me|then) .. (be|have|find)? (at|in|some|my|get)? (peace|rest) (forever|at last|when i|once i|soon|tonight|after i|in death|for good|eternal*|finally)  # Soon I will be at peace forever
(soon|tomorrow|tonight|after tonight|by then|then|monday|sunday) .. (it|none of (it|this)|nothing|that|this|neither) (will|would|of this will) ({not}|no longer|even|be)? .. (matter|hurt|be my problem|be a problem|i)  # Soon none of this will matter
{not} (matter|be my problem|be a problem|hurt|worry|bother|be an issue|owe) (me|you|them|anyone)? (anymore)? (soon|after (tonight|today|tomorrow|the weekend|this|i)|for (long|much longer)|much longer|where i am|tomorrow|when i)  # It won’t matter after tonight
(eyeing|eyed|drawn to|pulled (to|towards)|calling|keep (looking|staring|going|thinking)|staring|stare|looking|looked|look|walk to|walk past|walked past|thinking|think|thought|stood|stand|drive past|drove past|imagine|notice|noticing|measuring|googling|sit|sitting|sat|parked|wonder*|watch*|end up|ended up|find myself) .. (at|of|about|to|by|past|near|over|under|on|off|for|how)? .. (the|that|a|how) _ (bridge|rooftop|ledge|train tracks|tracks|cliff|cliffs|rails|edge|viaduct|overpass|balcony|beam|beams|rafters|bannister|banister|knives|pills|tablets|rope|noose|medicine cabinet|medicine cupboard|drop|oncoming (traffic|train|lorry|truck|cars)|river|quarry|razor|gun|gun cabinet|gun safe|platform edge|railway|hook|multi storey|top floor|window) - (boats|flask|dog|fishing|picnic|instead of|lovely|sunset|view|urge gone|watching the|delay*|traffic|closed|swim*)  # I keep looking at the bridge on my way home
(bridge|tracks|train|trains|water|river|sea|edge|pills|cliff|roof|rope|tablets|knife|blade|current|platform) .. (calling|call|calls|looks|look|looked|seems|invit*|pulling|whisper*|tempt*|talks|shouting) .. (me|my name|peaceful|good|inviting|nice|lovely|to me|tempting|easy|calm|warm|lately)  # The water looks so peaceful from up here
(how|if|whether|wonder) (far|high|deep|long|cold|fast|hard|many) .. (drop|fall|jump|water|bridge|hit the|ground|impact|storeys|stories|floors|falling|underwater)  # I wonder how far the drop is from the bridge
(jump|swerve|step off|driving off|crash|ending it|not waking up|dying|ending things|not being here|die|drive|steer|turn* the wheel) + (crosse* my (mind|head)|cross my mind|my (mind|head) .. (went|goes|says|tells|told)|voice|came to me|comes to me|occurred|intrusive|one second|split second|tiny turn|so easy)  # Ending things has crossed my mind
(one|a|little|tiny|quick|small) (turn|flick|twitch|nudge|pull|yank|step|jolt|slip) (of the wheel|and|off|forward|too far|away|to the left|to the right|from) .. (it|all|over|gone|done|nothing|peace|edge|end|i|would)?  # One little turn of the wheel and it would be done

[ideation own] At the end of strength, with nothing left
(come|came|got|reached|here) (to)? (at)? the end (of (the line|it all|my life|everything|myself|me)|now|$) - ({gambling}|{everyday})  # I feel like I’ve come to the end
(too far gone|beyond saving|past saving|can not be saved|not worth saving)  # I’m too far gone to save
(some people|some of us|i|people like me) .. {not} (supposed|meant|going|built|made) to (make it|last|live|survive|be saved)  # Maybe some people just aren’t supposed to make it
{not} .. (many|much) more (days|nights|time|mornings|fight) .. (in me|left|to give)  # Not sure how many more days I have in me
how many more (days|nights|mornings|years) ... (in me|left|do this|keep|take)  # How many more days do I have in me
{not} .. belong (with|among|to) the (living|world)  # I don’t feel like I belong with the living
(one (day|less|fewer|step|week)) (less|fewer|closer) (to (live|go|get through)|to the end)?  # One day less to live
(what|what if|what happens if) .. (just)? stop (everything|breathing|being|existing|living|all of it) - {gambling}  # What happens if you just stop everything
(made up my mind|my mind is made up|i have decided|decision is made) + (calm|peace|quiet|relief|light|easy|ready) - ({change}|{gambling})  # I’ve made up my mind and I feel calm for once
(no more) .. (lies|debt|shame|pain|worry) .. + (or me|and no me|no more me|after (me|this week|tonight|friday))  # There’ll be no more lies after this week, or me
{not} (want|wanting) to feel (anything|this|pain|it|like this) (ever again|again|anymore|at all) - {gambling}  # I just don’t want to feel anything ever again
close my eyes and (let go|never|not|be done|drift|sleep forever|stop|disappear|float)  # I just want to close my eyes and let go
(fix|solve|end|sort) (it|that|this|everything|the problem) .. (permanently|for good|forever|once and for all) - ({gambling}|{change}|{everyday})  # Maybe I should fix that for her permanently
(what is|whats) left $ + (no point|nothing|nobody|no wife|no kids|gone|empty)  # What’s left? No house, no wife, no kids, no point
(coward|cowardly|brave|guts|bottle|nerve|balls|courage) + (would|could|this|it|i) .. (all be sorted|be sorted|be over|be done|be gone|be finished|have ended|be dead|over by now)  # If I wasn’t such a coward this would all be sorted
(light|lighter|calm|calmer|peaceful|relieved|free|serene|clear|at peace) .. (since|when|now|now that|once|after) i (decided|made (up)? my (mind|decision)|chose) - ({change}|{gambling})  # Funny how light I felt when I decided
(no|not any|nothing|see no) (light)? (at)? the end of (this|the) tunnel  # There’s nothing at the end of this tunnel
{not} (see|find|imagine|think of) (a|any|another)? (way out|exit|escape|way forward) (of (this|here|it|life))? (anymore|$) - ({gambling}|{other ways}|contract|debt|debts|dispute)  # I don’t see a way out of this anymore
(done|finished|through) with (everything|it all|all of (it|this)|everyone) - ({gambling}|{change})  # I’m done with everything
nothing left for me  # There’s nothing left for me
soon .. (all)? be (over|finished|free|gone|done) - ({gambling}|{everyday}|debt)  # Soon this will all be over
(die|dies|end|ends|gone|cleared) .. (when|if|once|until) i (do|die|am dead|am gone) - {everyday}  # The debt only dies when I do
no more me  # If this loses, no more me
(want|wanting|like|anything) .. (to)? not be $  # I’d give anything to not be
what happens to (the|my) (debt|debts|loan|loans|mortgage|money|account) .. (if|when) + (dies|die|dead|gone|not around|not here|passes|death)  # What happens to the debt when the person who owes it is dead
(tree|bridge|cliff|wall|beam|spot|pier|lake|quarry) + (my eye on|picked out|in mind for)  # There’s a tree on the bypass I’ve had my eye on
(look*|brows*|pick*|choos*|pric*) .. (headstone|headstones|coffin|coffins|urns|funeral plans|funeral homes|plots) - ({family}|passed)  # I was looking at headstones online
(cry|cried|grieve|mourn|sad|upset|miss me|sore) ... (then|but|and|after) ... ({fine}|{benefit}|free)  # She would grieve a month, then get her life back
(checking|check|checked|cashing|cash|log|logging|sign|signing) out + (not mean|hotel)  # I’m checking out, and I don’t mean the hotel
{tired of} (fighting|trying|hurting|struggling|pretending|carrying (this|on)|the pain|everything|it all|all of (it|this)|feeling|myself|being) + (die|end|sleep|gone|stop|go|rest|leave|anymore|done|over|disappear|peace|forever)  # I’m tired of fighting, I just want to rest
nothing (left|more)? (for me)? (here|in this (world|life)|in life|to stay for|to hold on for|keeping me|to wake up for|to get up for|waiting for me)  # There’s nothing left for me here
(nothing|nobody|not anything|not a thing|what is|what else is) .. (keeping|keeps|holding|holds|tying|ties|to keep|stopping|stops|to stop|left to stop) me (here|alive|going|anymore|from|around|on this|now|back|$)  # Nothing is keeping me here
(only|one|single) (thing|reason|person|ones|thought|bit) .. (keeping|keeps|holding|stopping|stops|stopped|left keeping|i am (still)? (here|alive)|i have not|that stops|between) .. (me|gone|done|alive|is|ended|and)  # The only thing keeping me alive is my dog
if (it (was|were|is) not|not) for (my|the|him|her|them) .. i would .. (gone|dead|not be|done it|ended|have (done|ended|gone|killed)|be|have)  # If it wasn’t for my kids I would be gone
(coward|cowardly|brave|braver|courage|guts|nerve|balls|bottle|chicken|gutless|bottled it|bottling it|chickened out) + (do it|end it|die|go through with|kill|jump|finish it|actually do|it all|go through|pull it off|step)  # I wish I had the courage to do it
({wanting}|ready|prepared|time) (for me)? (to|for) (leave|let go|check out|give up|be done|the end|it all to end|oblivion|nothing|my exit|the exit|whatever comes after|it to be over) (forever|for good|permanently|and not come back|from this|in peace|at last|to god|home to|now|$)  # I’m ready for the end
my time (is|has|here)? (is)? (up|come|over|done|finished|nearly up)  # I think my time has come
(life|world|everything) (does not|is not|no longer|would not|not|never) (need|want|meant for|made for|for|have room for|have a place for|built for|miss) (me|people like me|someone like me|the likes)  # This world is not meant for me
{not} ... (meant|made|built|supposed|cut out|designed|fit|born) (for|to be in|to) (this (world|life)|be here|be alive|exist|live|life|living)  # I was never meant to be here
(do not|does not|not) belong (here|in this (world|life)|on this (earth|planet)|anywhere|among the living) (anymore|$)  # I don’t belong in this world
(past|beyond) (caring|saving|help|helping|hope|everything|the point|it all|numbers|talking|fixing|repair) + (end|over|done|ready|finished|goodbye|late|out|go|gone|die)  # I am past everything, ready for the end
(nothing|none of it) (matters|matter) + (neither (do|will) i|nor do i|soon|gone|when i|including me)  # Nothing matters and soon neither will I
not (with|of|from|off|in) (the|my|this|a|these)? _ ({gambling}|group|cards|chat|marriage|job|house|town|money|debt) + (with|of|from|off|in) (me|myself|life|everything|all of it|the whole|existence|living|being|the lot)  # I’m done, not with gambling, with everything
not (of|from|just|only|talking)? (about)? (the|my|this|a|these) _ (cards|group|gambling|casino|betting|table|chips|site|app|job|marriage|house|town|slots|hand|chat|bet|bets|money|machines|debt) + (me|myself|life|everything|all of it|whole|out|existence|living|lot|for good|forever)  # I am folding. Not the cards, me
(hand|hands|card|cards|chips|ticket|number) .. (dealt|up|played|cashed|punched|down) + (me|life|last|out|folding|done|over)  # My last hand has been dealt and I am folding
(gone|over|done|finish*|goes|ends|spent) .. so (am|do|will) i  # When that is gone so am I
(wake|woke|waking) up (and)? (disappointed|gutted|sad|angry|sorry|annoyed|upset|devastated) (that|i did|again|to|at|every|because|$)  # Every day I wake up disappointed that I did
{not} {want} (to be|anyone to|you to|them to|anybody to|them|anyone)? (stopped|stopping me|stop me|saved|save me|found|find me|rescued|rescue me|talked (out|down|round)|brought back|resuscitated) - {gambling}  # I don’t want to be stopped
(god|lord|he|it|they|death|cancer|covid|fate) should have (taken|been|picked|chosen|killed|got) me  # God should have taken me instead of my brother
(god|lord|jesus|him|angels|he|allah|heaven) .. (call|take|carry|bring|calling|taking) me (home|now|soon|away|up|any|whenever|$)  # The Lord can call me home any time
(ghost|dead|gone|corpse) already .. (might|make|finish|rest|bury|just|so)  # I am a ghost already, might as well make it official
(what|anything|is there) .. left (here)? for me (here|to|in|anymore|$)  # What’s even left for me here
(young|old|strong) enough to (get over (it|me)|forget me|cope without|manage without)  # The kids are young enough to get over it
{not} (have to|having to|need to)? open my eyes (again|anymore|tomorrow|ever|in the)  # I pray that I won’t have to open my eyes again
{not} sure (if|that)? i will be (around|here|alive|about) - {everyday}  # Not sure I’ll be around to see it
{death money} + (in full|pays out|pay out|pay* even|months (until|till|before|more)|cover*) - ({gambling}|car|travel|phone|pet)  # Three more months and the life insurance would pay out in full
(you|they|everyone|people|{family}|all) .. (rid|shot|free) of (me|a|the|their) .. (liar|thief|mess|loser|burden|gambler|addict|me)  # You’d all be rid of a liar and a thief
({wanting}|ready|time) (for|to)? .. (long|eternal|final|big|endless|everlasting) sleep  # I’m ready for the long sleep
(wrote|written) (the|my) (notes|letters) $ - ({gambling}|{change}|{everyday}|meeting|lecture|class|school)  # I’ve written the notes
without me in (the|this|their|her|his) (world|life|lives)  # Happier without me in the world
(nobody|not anyone|no person|who) (needs|need|wants|would need|depends on|relies on) me (here|anymore|alive|around)  # Nobody needs me here
if ... (finish|kill|get|end|do) me .. (i|myself) (might|may|will|would|could)  # If the loan guys don’t finish me I might
(tried|trying) .. (everything|all) + (one thing left|nothing left|last resort|only|can not undo|not undo|except|but one)  # I tried everything, there is one thing left and you can’t undo it
(you|that) {can not} (undo|take back|come back from|reverse)  # Only one thing left to try and you can’t undo it
(close|shut|closing) my eyes .. (for good|forever|for the last time|one last time|never|and not|and (be)? (gone|done)|permanently)  # I want to close my eyes for the last time
(rest|peace|quiet|silence|nothing|dark|darkness|black|sleep) (forever|that never ends|that lasts|of the grave|for eternity|and nothing else|and no more)  # I want the dark and no more
(soul|spirit|heart) .. (already|gone|dead|left|died|dying)  # My soul is already gone
(already|practically|basically) (dead|gone|a ghost|a corpse) (inside|to|anyway|$)  # I am already dead inside
(live|living|life|exist*) (like this|this way) (is not|any longer|much longer|no more|is no)  # Living like this is no life
`;
