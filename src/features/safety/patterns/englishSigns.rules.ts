/**
 * English: what says little alone. Signs of different groups that add up to four, one of them a 2 or a 3, are counted as a
 * wish to be gone. The 1s are what anybody in distress may say; the 2s and 3s are about not being there.
 */
export const englishSigns = `
[sign 3 own] Not being there any more
(no|without|minus) me (anymore|in it|there|here|around|$)  # Imagine the peace of it, no phone, no me
(what if|if only|if|maybe|when) i (just|was|were|am)? (was not|were not|am not|never was|was no more) (there|here|around|part|in|of|$)  # What if I just wasn’t
(the)? (rest|last|best part) of me  # It might as well have the rest of me
so am i (gone|$)  # When the money is gone so am I
(neither|nor) (will|do) i $  # Nothing matters and neither do I
{when} (they|you|people|someone|he|she|we) {be} (not here|dead|gone|not alive) - {gambling}  # Nobody can be in debt when they’re not here
(where|in which|that|if|with) (i|me) .. {not} (here|there|around|exist|in it|alive|make it|wake|stay|part of) - ({gambling}|{everyday})  # I like to picture mornings where I’m not there
(dad|father|mum|mother|husband|wife|son|daughter|partner|brother|man|woman|parent|friend|someone|somebody) .. (is|was) not me  # She deserves a father who isn’t me
(better|easier|happier) (off)? (with)? (none|nobody|no (dad|father|mum|mother|husband|wife)|a stranger|anyone else|somebody else|a photo|a picture|a memory)  # He would be better off with none
(me|i|myself|be) .. (a memory|a photo on|a name on|dust|ash|ashes|worm food|nothing but a|a ghost|a statistic)  # I’ll be a photo on the wall
(end|ends|stop|stops|finish) with me  # It all ends with me
(empty|one) (chair|seat|place|bed|coat|stocking) .. (table|less|where i|christmas|hook|home|$)  # They’ll get used to an empty chair at the table
{can not} stay (here|anymore|with you|any|another|alive|$) - ({gambling}|{everyday})  # I can’t stay any longer
not (in|for) this (life|world|lifetime)  # Not in this life
(my|our|his) (absence|disappearance|non existence)  # They would be better served by my absence
(stop|stopped|stopping) (replying|answering|texting|posting|coming back|being here) .. (forever|for good|one day|altogether|$) - {gambling}  # What if I just stopped replying forever
(drop|dropped|fall|fell|slip|slipped|go|went|vanish) .. off the (face|earth|planet|map|edge|grid forever)  # if I dropped off the face of the earth
(disappear|vanish|evaporate|melt|dissolve|fade|sink|float|drift) (into|away into|out to|like) (thin air|nothing|the (ground|sea|earth|dark|night|wall|floor|background)|smoke|air) (forever|and|$)  # I could dissolve into nothing

[sign 2 own] The others, without them
(get|gets|getting|got) over (it|me|this|him|her) (quick*|soon|fast|eventually|in time|in a|after|$) - {gambling}  # They would get over it eventually
(forget|forgot|replace|replaced) (me|him|her|about me|my (name|face|voice))  # She’d forget me soon enough
(they|everyone|everybody|people|{family}|you) .. (relieved|relief|glad|rid of|free of|thank me|celebrate|throw a party|dance|cheer) .. - {gambling}  # People would be relieved
(rid|free|shot) of (me|my|a|the|this|him) .. (liar|thief|mess|loser|burden|gambler|addict|problem|me|dad|husband)  # You’d all be rid of a liar and a thief
(better|best) served  # Everyone would be better served
(breathe|sleep|live|rest|laugh|smile) (easier|easy|again|better|in peace|a little) - {gambling}  # They’d breathe easier
(young|old|strong|small|big) enough to (get over|forget|cope|move on|bounce back|understand|manage|look after)  # The kids are young enough to get over it
(collect|get|claim|live on|cash) (the|my)? _ (insurance|payout|policy|pension|life cover|money when)  # They would collect the insurance
(start|begin) (over|again|afresh|anew) .. (without|with (the|a|someone|somebody)|no me)  # They could start over without the weight
(nobody|no one|who|would anyone|not anyone|would anybody|would they) .. (notice|miss|care|cry|come|mourn|remember|call|check|ask|know) (for (days|weeks|months)|if|when|that i|me|my|anyway|$) - {gambling}  # Who would come anyway
(nothing|not a thing|not much|everything|world|sun|life|earth) would (change|be different|stop|go on|carry on|keep|still|be the same|come up) - {gambling}  # Nothing would change
(deserve|deserves|deserved|owed) (better|more|a (real|proper|good|better|decent|different|new)|someone|somebody|a (father|dad|husband|wife|mum|mother|son|daughter|life|man)) .. - {gambling}  # They deserve a proper dad

[sign 2 own] Death, by name or by place
(graveyard|graveyards|cemetery|cemeteries|grave|graves|tomb|tombstone|headstone|gravestone|coffin|coffins|hearse|casket|morgue|mortuary|crematorium|cremated|urn|undertaker|undertakers|wreath|funeral|funerals|obituary|obituaries|eulogy|burial|wake keeping|bury me|buried|bury) - (yesterday|last (week|month|year)|uncle|cousin|gran|passed)  # I envy people in graveyards
(other side|next life|afterlife|after life|next world|better place|kingdom come|pearly gates|promised land|great beyond|heaven|the lord|my maker|reaper|eternal|eternity|oblivion|the void|nothingness|the abyss|non existence|valhalla|purgatory|meet god|my god)  # I keep thinking how quiet it would be on the other side
(deathbed|corpse|dead body|death wish|lifeless|rigor mortis|autopsy|coroner|body bag|hospice|terminal (cancer|diagnosis|illness)|miscarriage|stillborn|suicide|suicides)  # A corpse has no debts
(to|could|might|just|i|and|or|would) die - {gambling}  # Would it be so bad to just die
(dying|death) - (my (dad|mum|nan|mother|father|brother|sister|wife|husband|dog|cat|friend|uncle|aunt) (death|dying)|(laugh*|bored|embarrass*|sudden|scared) .. death)  # Death is on my mind
(dead|gone) by (breakfast|morning|dawn|then|tomorrow|the time|christmas|spring|summer|forty|thirty|40|50|60|30|new year)  # I could be dead by breakfast
(be|being|am|already|basically|practically|good as) (dead|gone|a ghost|a corpse|dead inside) - ({gambling}|{everyday})  # I am a ghost already

[sign 2 own] Being alive, as a thing to be had or not
(be|being|was|am|stay|staying|keep|keeping|still|remain) (alive|breathing|born|conscious) - (glad|happy|grateful|lucky|thankful)  # Do I have to be alive for this
(be|being) (a person|human|me|anything|anyone|someone|somebody|in this body|in my head|myself|this person|awake|a human)  # Tired of being anything
(existing|my existence|i exist|to exist|existed)  # Existing takes more than I have
(breathing|breath|breathe) (in|in and out|out|another|my last|anymore|at all|is)  # Breathing in and out
(this|the|my) (world|life|earth|planet|existence|body|whole thing called life) (anymore|has nothing|does not want|is not|without|no longer|is too|behind|at all|worth)  # This world has nothing for me
(made|meant|built|cut out|born) for (this (world|life)|life|living|the world)  # I don’t think I was made for this world
{living} (hurts|is a|is the|feels|takes|is like|is no|is not|is more|was never|itself)  # Being alive hurts
(wake|waking) up .. (disappointed|sad|angry|gutted|sorry|again and|alive|every day|hate|crying|dread)  # Every day I wake up sad
(born|conceived|brought into) - (glad|{gambling}|hospital|baby|was born in)  # I never asked to be born
(my)? heart .. (beating|stop|beat|give out|packs in|pack in|quit)  # My heart keeps beating for no reason
(see|make|get through|survive|reach|face|do|want|bear) (the|another|one more|next)? (night|day|morning|tomorrow|christmas|week|year|birthday|new year|summer|sunrise|winter) (out|through|alone|like this|of this|$) - ({gambling}|{everyday})  # I don’t trust myself to see the night out
(years|decades|lifetime|day|days|months) (more)? of (this|me|being|living|myself|feeling) - {gambling}  # another forty years of this
(live|living) (to see|past|beyond|until|till|long enough|another) - {gambling}  # I won’t live to see it
(version|kind|sort|part) of (my (life|story)|me|the world)  # There isn’t a version of my life that works

[sign 3 own] A life as a story that is over
(my|this) (story|book|chapter|movie|film|song|tale|candle|light|flame|fire|clock|hourglass|race|journey|road|show|act|curtain|time|turn|run|ticket|number|expiry date|sell by date|use by date|shift on earth|battery) .. (over|ends|ended|end|done|finished|up|closing|closed|burned out|burnt out|out|run out|expired|passed|last (page|chapter|line|scene|act)|going out|credits|complete) - ({gambling}|{everyday})  # My story is already over
(last|final|closing) (chapter|page|act|scene|curtain|bow|stop|stretch|leg|lap|whistle|orders|exit|credits|sentence|breath) - ({gambling}|{everyday}|match|race|game)  # This is the last chapter
(waiting for|roll|rolling|until) the (credits|curtain|final whistle|bell|lights to go out|reaper|inevitable) - ({gambling}|match|film|movie)  # I’m waiting for the credits
(borrowed time|end of the road for me|lights out|nearing the end|curtain call|game over for me|checked out already|point of no return) - ({gambling}|{everyday})  # I’m living on borrowed time

[sign 2 own] That something outside ends it
({vehicle}|driver|somebody|someone|something|it|they|god|lord|lightning|heart attack|stroke|cancer|crash|accident|illness|plane|virus|robber|burglar|a stranger|they) ... (hit|kill|shoot|shot|take|took|taken|strike|finish|get|end|wipe out|run over|ran over|mug|stab) me (instead|away|down|home|first|out|tonight|now|already|$) - {gambling}  # If someone broke in and shot me
(if|hope|wish|pray|case) (something|anything|the worst) (bad|terrible|fatal)? (happened|happens|happen|were to happen|was to happen|would happen) (to me)?  # If something happened to me
(call|calls|called|take|takes|took|taken|bring|carry|want) me (home|instead|up|now|next|from this|back to him|away from here|to him|in my sleep|in the night)  # The Lord can call me home
(hope|wish|pray|half hope|wait*|wonder*|want) .. (driver|plane|lift|ceiling|roof|engine|brakes|ice|bridge|car|bus|train|ship|boat|elevator) .. (look*|crash*|fall*|fail*|give*|sink*|collapse*|stop*|see*|brake*|break*|does not|do not|would) - {gambling}  # I hope the driver isn’t looking
{not} (make|get|come) (it)? (home|back|out|through) (alive|tonight|at all|again|from) - ({gambling}|{everyday})  # I hope I don’t make it home tonight
(hold|holding|held) my breath - ({gambling}|whistle|match|game|swim*|exercise*)  # I hold my breath and wonder
(trade|swap|change|switch) (places|lives|bodies) with  # I’d trade places with someone dying

[sign 2 own] Not standing in its way
{not} (even)? (fight|run|move|duck|stop it|get out of the way|brake|struggle|scream|swerve|call for help|resist) (it|back|away|anymore|if|$) - {gambling}  # I wouldn’t even fight it

[sign 2 own] Ceasing
(quit|give up|over) being $  # I want to give up being
let me go - ({gambling}|{everyday}|work|job)  # Let me go
{be} finished here  # I’m finished here
(cease|ceasing|vanish|vanishing|evaporate|dissolve|perish|expire|disintegrate) - {gambling}  # I want to evaporate
(delete|erase|undo|remove|unmake|cancel|wipe) (me|myself|my existence|my life|everything i am) - {gambling}  # Somebody erase me
(end|stop|finish|over with) (me|myself)  # I want to be over with me
(make|making) it (official|permanent|final|stop)  # Might as well make it official
(go|going|gone|slip|slipping|let) (quietly|peacefully|gently|under|away for good|in my sleep|in the night|to sleep and|silently) - ({gambling}|{everyday})  # I would like to go quietly in my sleep
{not} .. (open|opening) my eyes (again|anymore|tomorrow|ever|in the|$)  # that I won’t have to open my eyes again

[sign 2 own] Something decided, near, or not to be stopped
(only|one|1|single) .. thing (that|left|which) (does|would|will|can|stops|could|fixes|ends|helps|to) - {gambling}  # I can only think of one thing that does that
(it has|it is|i have|all|everything is) (already)? (started|begun|decided|done it|in motion|too late|arranged|sorted|set|in place) (and|now|$) - ({gambling}|{change}|{everyday})  # It’s already started
(doing|do|going to do|gonna do) it (tonight|today|this (evening|morning|weekend)|now|soon|tomorrow|my way|properly|when|after|before|once|then|$) - ({gambling}|{change}|{everyday})  # then I’m doing it
(have|got|kept|keep|put|hid) (it|them|one|everything|some) .. (next to me|beside me|in my (hand|pocket|bag|car|drawer|lap)|in the (drawer|car|boot|garage|shed)|on the (table|bed|seat)|within reach|ready|upstairs|under (my|the) (bed|pillow)) - ({gambling}|{change})  # I have it here next to me
(pick|picking) (it|them) up .. (put|putting) (it|them) down  # I keep picking it up and putting it down
(the)? (rest|hard part|hardest part|worst (bit|part)) (is|will be|are)? .. (easy|over|done|simple) - {gambling}  # That’s the worst bit over, the rest is easy
(said|say|saying|give|gave|kissed|hugged) (goodbye|bye|cheerio|a (kiss|hug|cuddle|last)) .. (the|my|our|his|her) _ (dog|cat|dogs|cats|kids|house|room|street|bed|pets|horse|boys|girls|baby|mum|dad|mother|wife) - ({everyday}|vet|holiday|work|school|passed|put down)  # I said goodbye to the dog
(wrote|written|writing|write|left|leave) (the|my|some|out|a few|all the|everything|it all)? (notes|letters|note|letter|down|out) (out|for (my|her|him|them|the)|to|tonight|already|yesterday|so|$) - ({gambling}|{change}|{everyday}|meeting|lecture|exam|class|doctor|bank|creditors|debts|school)  # I’ve written the notes
(written|wrote|writing|make|sort*|update*|changed|finished|redone|read|reading|checked) (out|through)? (my|a|the|up my|up)? (last)? (will|policy|beneficiary|insurance|documents|funeral plan) (out|today|tonight|last|this|and|now|$) - (car|travel|phone|pet|home|health|company|solicitor|rejected|cancel*)  # I wrote my will today
(giving|gave|given|give|handing) away (my|the|all|most) - {gambling}  # I gave away my records
(sorted|sort|sorting|tidied|tidying|cleared|clearing|settled|settling|paid off|packed|boxed|cleaned|cleaning) (out)? (up)? (my|the|all|everything) _ (affairs|things|stuff|flat|house|room|papers|bills|accounts|paperwork|wardrobe|desk|loft|life|place) (so|for|before|up|out|first|and) - ({everyday}|move|moving)  # I tidied my flat so nobody else has to
(so|that) (nobody|no one|they|she|he|you|my {family}) (do not|does not|will not|would not|else)? (has|have|need|needs) to (find|clean|deal|sort|see|worry|clear|search|identify)  # so that nobody has to clean it up
(know|worked out|figured out|decided|sure|looked into|researched|thought about|picture|imagine|rehearse*) .. (how|where|when|what with|which) (exactly|i would|i will|it will|to)? (do it|happen|go|it ends|and when|and how|to go|one|$) - ({gambling}|{change}|{everyday}|pay|quit|stop)  # I know where, and when
(i have|got|have|there is) (a|the|my) _ (plan|method|date) (now|ready|for it|this time|in place|all set|set|$) - ({gambling}|{change}|{everyday}|pay|debt|quit|stop|budget|payment|doctor|court|wedding|counsellor)  # I have a plan ready
(last|final) (night|day|weekend|christmas|birthday|meal|sunset|pint|cigarette|smoke|walk|drive|hug|kiss|message|post|text) (with|together|i|here|ever|of|before|from me|$) - ({gambling}|{everyday}|talk tomorrow|til|till|until|bed)  # one last hug before I go
{not} (here|around|about|alive) (tomorrow|next|for (it|that|long|christmas|much)|by|to see|in (a|the|<number>)|when|come) - ({gambling}|{everyday})  # Not here for Christmas
(by|after|before|until|from) (tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|morning|then|christmas|payday) .. (none of|nothing|not be|will not|no more|free|over|peace|matter|problem) - ({gambling}|{everyday}|{change})  # By Monday none of this will be my problem
(make sure|remember to|someone) .. (feed|feeds|feeding|look after|looks after|take care|takes care|walk|walks) (my|the) (cat|dog|fish|bird|cats|dogs|kids|plants|rabbit) .. - ({everyday}|holiday|weekend|hospital|trip)  # make sure someone feeds my cat
(engine|motor|gas|oven|exhaust) .. (running|on|left on) + (garage|windows|closed|hose|alone|sealed|shut|fumes|asleep)  # in the garage with the engine running
(left|leaving|leave|put) (my|the) (wallet|phone|keys|ring|watch|pin|passport|id|cards|passwords) .. (on|behind|in|at|with|and) + (table|note|walk*|gone|bridge|beach|sea|water|alone|envelope|door)  # I left my wallet on the table and walked out

[sign 1 own] How it could happen
(bridge|bridges|cliff|cliffs|ledge|rooftop|rooftops|railway|train tracks|tracks|level crossing|multi storey|viaduct|quarry|weir|overpass|tall building|tall buildings|high building|high places|heights|balcony|railings|parapet|lake|river|sea|ocean|reservoir|canal|train|trains|motorway|oncoming|lorries|trucks) - ({gambling}|loan|loans|{everyday}|instead of|home instead|noise|closed|late|delayed|cancelled|clear my head|fishing|boat|swim*|walked the)  # The bridge on my way home
(in front of|under|off) (a|the) _ ({vehicle}|{height}) - {gambling}  # In front of the bus
(steering wheel|central reservation|crash barrier|seatbelt off|without a seatbelt|headlights|let go of the wheel|wrong lane|wrong side of the road)  # I took my seatbelt off, headlights coming
({rope}|{gun}|{blade}|{poison}|pills|tablets|overdose|sleeping pills|insulin|exhaust|hosepipe|hanging|drowning|drown|overdosed|gas oven) - ({gambling}|doctor|prescribed|morning|anxiety|debt|debts|bills|cooking|by a thread|in there|out with|on day|sorrows)  # Dad’s rope is in the shed
(undertow|cold water|black water|dark water|water below|the drop|the fall|the edge)  # I stare at the black water

[sign 1 own] Eyes and thoughts that go there
(keep|keeps|lately|always|can not stop|often|every (day|night|time)|some nights|some days|more than i should|more than usual|differently) (on)? (thinking|looking|staring|going|driving|walking|wondering|picturing|imagining|seeing|coming back|slow* down|i|about)?  # I keep thinking
(drawn|pull|pulls|pulled|calls|calling|whisper*|invit*|tempt*|star* at|slow down|look* at|think* about it|wonder how (long|far|high|deep|cold|fast|many)|peaceful|beautiful|comforting|calm|soothing|quiet|tempting)  # It calls me

[sign 2 own] Envy
(envy|envious|jealous|lucky|luckier|luckiest) - ({gambling}|win|wins|winner|winning)  # Lucky them

[sign 1 own] A wish, or a picture that comes back
({wanting}|all i want|would it|do i have to|let me|if only|what if|what would|imagine|imagining|picture|picturing|keep (thinking|seeing|dreaming|wondering)|thinking|wonder|dream*|might as well|may as well|ready|looking forward|rather|only thing|pray*|hope*|begging|tempted|hypothetically|just saying|asking for a friend|nice if|lovely if|could do with|simpler|easier)  # All I want

[sign 2 own] To sleep, and that is that
(fall|go|drift|get) (asleep|to sleep|off) .. (that be that|be that|done|that is it|not|never|stay|for a (long|very)|and that|the end)  # I want to fall asleep and that be that
(sleep|rest|r3st|eyes|nap|kip) .. (forever|for ever|eternal|for good|until it|for years|never|and never|permanently|long long)  # sleep for years and never
(eternal|final|long|everlasting|big|last) (rest|sleep|peace|silence|nap)  # eternal rest
sleep .. (not fix|can not fix|will not fix|does not touch|not help|not cure)  # tired in a way sleep does not fix

[sign 1 own] Stopping, quiet, an end
(stop|stopped|end|ended|ending|over|finished|done|quiet|peace|peaceful|silence|rest|escape|disappear|vanish|switch off|switched off|nothing|blank|fade|out|gone|leave|leaving|let go|close my eyes|black|dark|darkness|numb|calm|relief|exit|go home|going home|float|sink|drown|stopping) - {gambling}  # I want quiet

[sign 1 own] For good
(forever|for ever|for good|eternal*|full stop|anymore|no more|never again|permanent*|that be that|that is that|much longer|undo|no way back|once and for all|for the last time|one way|last time|never come back|ever again|the end|not long now) - {gambling}  # Not much longer

[sign 1 own] At the end of strength
({can not} (do this|do it|take (it|this|much)|bear (it|this)|stand (it|this|myself)|handle (it|this)|cope|carry|go on|keep going|keep doing|carry on|hold on|fight|live|stay|be)|{tired of}|{not} much (more|longer) i can|how much (longer|more) i can|(no|out of) (strength|energy|fight|hope)|given up|give up|worn|drained|heavy|had enough|nothing left|done in|broken|empty|numb|crushed|dead inside|too much|unbearable|hurts|suffering|agony) - {gambling}  # I can’t cope

[sign 1 own] No hope, no point, no worth
(hopeless|pointless|no point|not see the point|what is the point|no way out|no hope|trapped|worthless|useless|hate myself|disgust*|failure|waste|ruined everything|let everyone down|nothing matters|nothing to (live|wake|get up|look forward)|no future|nothing for me|nobody cares|never get better|too late|beyond help|lost everything|took everything|alone|disappointed|disappointment|ashamed|unforgivable|burden|drain|no use|no good|took the rest|liar|thief|my mess|mistake|what i owe|whole mess) - {gambling}  # Nothing matters

[sign 1 own] The others
((all)? be (happier|better|fine|relieved|free|okay)|happier|better off|move on|miss me|notice|without me|look after|tell them|tell her|tell him|favour|remarried|grown up|are grown|everyone i love|the kids|my kids) - {gambling}  # They would all be happier

[sign 2 own] A farewell
(goodbye|farewell|bye everyone|adieu) - ({gambling}|{everyday}|for now|tomorrow|savings|paycheck|money|see you|talk)  # Goodbye
(love you all|love yous|love you guys|tell my|do not blame|not (your|her|his|their|anyone|anybody) fault|nobody fault|do not be sad|do not cry for|you can rest|remember me|forgive me|do not (be|feel) (guilty|angry|sad)|no one is to blame|nobody is to blame|you did (everything|all|your best)|you tried|blame yourself|blame yourselves) - ({gambling}|{everyday})  # Tell my mum it wasn’t her fault
(said|told|say|telling) (everyone|everything|what|all) .. (i (needed|wanted|had|have) to (say|tell)|to say)  # I’ve said what I needed to say

[sign 1 own] Sorry, and thank you
(sorry (for|everyone|to|about|mum|dad|kids)|i am sorry|forgive|forgiveness|thanks for (trying|everything|all|being|listening)|thank you for (everything|trying|all|listening|being)|take care everyone|been a good friend|bye|last message|gave it (all|everything)) - {gambling}  # Sorry for everything
`;
