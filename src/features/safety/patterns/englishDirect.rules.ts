/** English: said in so many words. */
export const englishDirect = `
[ideation] Killing oneself
{kill} {myself}  # I keep thinking about killing myself
(do|did|done|doing|does) (myself|himself|herself|themselves) in  # Some days I could do myself in
{end} {my} _ (life|existence|days|story|time here)  # I should end my sad life
{take} {my} own? (life|lives)  # I have been thinking of taking my own life
{end} (it all|it myself|this life|the lot)  # I just want to end it all
{wanting to} {end} (it|things|everything|all of it|life)  # Tonight I want to end it
{end} it .. {time} - (marriage|relationship|divorce|contract|him|her|tenancy|subscription|boyfriend|girlfriend)  # I’m ending it at six
{end} it (for good|forever|once and for all|tonight|now|today|right here|properly|my way|soon|$) - (marriage|relationship|divorce|contract|tenancy|engagement|subscription)  # The thought of how to end it
{thinking of} {end} (it|things|everything|myself|life)  # I keep thinking about ending things
put* (me|myself|him|her) (out of) (my|his|her|the) misery  # I should put myself out of my misery
(commit*|attempt*|do) (suicide|self murder|sewer slide)  # I want to commit suicide
{thinking of} (my own)? suicide  # I think about suicide every night
(want|choose|choosing|chose|try|tried|trying|plan*|research*|for|considering|contemplat*|the|my|a) suicide  # I am planning suicide
suicide (stuff|things|forum*|method*|website*|plan*|pact|note|notes|thoughts|ideas|dreams|mission for me)  # I keep looking up suicide stuff
suicide (is|was|seems|feels|looks|sounds|might be|would be) ... ({relief}|mind|head|thoughts|constantly|again|all i)  # Suicide is on my mind constantly
(answer|option|way out|thing left|choice|thinking|mind|think|head) .. is suicide  # The only way out is suicide
suicid* (thoughts|thinking|ideation|feelings|ideas|urges|tendencies|mood|mind)  # My suicidal thoughts are strong
(suiciding|suicidality)  # Suiciding is all I can think of
(decided|settled|set|bent|landed|intent|keen) on (suicide|dying|death|ending)  # Decided on suicide
(unalive|suicide|suicidal|death|dying|kill) (thoughts|thinking|urges|ideas|feelings)  # Unalive thoughts are loud tonight
sh (relapse*|again|urges|scars|relapse)|relapse* .. sh  # sh relapse again
(keep|keeps|kept) thinking .. (kill|end|unalive|hang) yourself  # I keep thinking kill yourself
suicidal  # I feel suicidal
suicide ... (mind|head|crosse*|tempting|appealing)  # Suicide has been on my mind
(bleed|bleeding|starve|starving|drink|drinking|drug) (myself)? {to death}  # I will starve myself to death
od (tonight|on|myself)  # I want to od tonight
self (delete|deletion|terminate|termination|destruct permanently|unalive|checkout|checking out)  # I keep coming back to self deletion
(game end|log off|yeet|remove|unsubscribe|alt f4) (myself|me|from life|from (this)? (life|existence|earth))  # I want to remove myself from this life
die (by|at) my own (hand|hands)  # I will die by my own hand

[ideation] A way of dying: a fall, a vehicle, a blade, water, a gun, a rope, a poison, an overdose
({thinking of}|{wanting to}|{going to}|tried|nearly) (od|oding|overdosing|od ing)  # I’m thinking about od’ing again
{throw} {myself} (in|into|off|from|under|out|over|onto|down)  # I want to throw myself under a train
{jump} .. {height}  # I could jump off the bridge
{jump} (in front of|into|under|before|onto) .. ({vehicle}|{water})  # I nearly jumped in front of the train
{step} (out)? (in front of|into|under|off) .. ({vehicle}|{height})  # I thought about stepping out in front of a bus
{drive} .. (off|into|under|at) .. {obstacle}  # I feel like driving into a wall
{drive} (my|the) (car|van|truck|bike|motorbike) (on purpose|deliberately|and (end|die)|off|into)  # I think of crashing the car on purpose
(lie|lay|lying|laying|sit|sitting|stand|standing|walk|walking|kneel) .. (on|onto|along) .. (tracks|rails|railway line|train line|train tracks)  # I want to lie down on the tracks
{cut} ({my}|open {my}) (wrist*|throat|veins|arteries|artery|neck|jugular)  # I want to slit my wrists
my (wrists|veins|throat) .. (slit|cut|open|bleed*)  # I imagine my wrists cut open
(blow|blowing|blew) {my} (brains|head) (out|off)  # I want to blow my brains out
({gun}|barrel|round) (through|in|to|into|against|at) {my} (head|brain|skull|mouth|temple|throat|heart|chest)  # I want to put a bullet in my head
eat* (a bullet|my gun|a gun|the barrel|lead|my shotgun)  # I would rather eat a bullet
({rope}|belt|sheet) .. (around|round|about) {my} neck  # I think of a rope around my neck
{swallow} (all|every|a bottle|the whole|too many|enough|a handful|a load|a bunch|a box|a pack|loads|so many|the rest|as many|a fistful|the lot|them all|the bottle|every last) .. {pills}  # I want to take all my pills
overdos* (on|with)? (my|the|all|everything|{pills})  # I could overdose on my medication
({wanting to}|{going to}|{thinking of}|might|could|to) overdos*  # I want to overdose
{swallow} .. {poison}  # I keep looking at the cupboard and want to drink bleach
(bleed|bleeding) out  # I would just let myself bleed out
(carbon monoxide|exhaust|hosepipe|hose|charcoal|helium|nitrogen) .. (car|garage|exhaust|pipe|tent|bathroom|bag|myself|grill|poisoning|mask|window)  # I looked up carbon monoxide in the garage
(turn|turned|turning|leave|leaving) on? the gas (on)? (and|tonight|$)  # I could turn on the gas and lie down
(suicide|exit) (bag|pod|kit|machine|clinic|pill)  # I read about an exit bag
(dignitas|euthanasia|assisted (dying|suicide|death)|maid) (for (me|people like me|us)|is|if|appl*|please|looks|sounds)  # I wish there was euthanasia for people like me
{step} (out|straight|right)? (into|in|off into) (the|a) .. {water}  # I feel like walking into the sea
(swim|wade|swimming|wading) (out|into) .. (until|not|never|far|sea|ocean|and)  # I want to swim out and not turn round
({vehicle}|plane|lightning|meteor|aneurysm|stroke|heart attack|cancer|tumor|tumour|disease|illness|something|someone|accident|covid|god) (would|to|will|could|should|just)? (hit|hits|crash*|run|runs|take|takes|takes me|kill|kills|finish*|strike*|flatten*|get|end|wipe*|finish) (over)? me  # I wish a truck would hit me
(get|getting|got|be|being|was|were|am|gets) (hit|run over|struck|flattened|squashed|knocked down|crushed|mowed down|wiped out) (by|with) (a|the|some) {vehicle}  # I would not mind being hit by a bus
(let|letting) go of (the|my)? (wheel|steering wheel|railing|rail|rope|ledge)  # I thought of letting go of the steering wheel
(close|closing|shut|shutting) my eyes (while driving|behind the wheel|on the (motorway|highway|freeway|road|m1))  # I feel like closing my eyes on the motorway
{rope} + (neck|beam|rafters|banister|loft|attic|hatch|hook|bannister|garage|my shed|the shed|boot of|long enough|knot) - ({household}|{gambling})  # There is a rope in the shed that is long enough

[ideation] A wish to die or to be dead
i {may}? =die  # Better I die, I want it
want =die  # I want die
{wanting} that (i|my life) .. (die|dead|end|ends|over|finish|finishes)  # I want that I die
(my|this) (life|existence) .. (to)? (end|be over|stop|finish|be done)  # My life should end
{not wanting to} (be|live|exist|stay) (on|in) (this|the) (planet|earth|world)  # I don’t want to be on this planet any longer
{end} (it|things|everything|it all|my life) (is|would be|was) .. (all|what|only|thing|easier|best|answer|option)  # Ending it is all I think about
(go|going|went) about (ending|killing|taking|dying)  # How do people go about ending their life
(vision|visions|image|images|picture|pictures|dream|dreams|flashes) of (my|me|myself) _ (hanging|dying|dead|death|body|funeral|drowning|jumping|suicide)  # I keep having visions of my own hanging
(use|used|turn) (it|the gun|the knife) on (myself|me)  # If I had a gun I’d use it on myself
{my} own hand + (dead|die|death|end)  # I will end up dead by my own hand
(about to|going to|nearly|almost|ready to|was going to) jump (yesterday|tonight|last night|again|and|but|off|$) - ({gambling}|{everyday}|ship)  # I was about to jump yesterday
(attempt|try|overdose) (coming up|soon|next|again) - {gambling}  # Third attempt coming up
(hate|done with|finished with|sick of) my life ... (over|end*|done|stop)  # I hate my life and want it over
(is|does) (hanging|drowning|overdosing|suffocating|dying|death|bleeding out|jumping) .. (painful|hurt|quick|easy|peaceful|bad|slow|long)  # Is hanging painful
{height} .. (and|to) .. (think|thinking|thought|imagine|wonder|dream) (about|of)? {jump}  # I look at bridges and think about jumping
something .. not (take back|undo|come back from|be undone)  # I am close to doing something I can’t take back
(only|just) (death|dying|suicide) (will|can|would|could|makes|fixes|stops|is|ends|helps)  # Only death will stop this
(win|stop|quit|this|pay|live) or (=die|death|suicide|kill myself|dead|end it)  # Two choices: win or die
(scratch*|burn*|bite|biting|hit|hitting|punch*|slap*|claw*|pick|stab*|beat*|hurt*) (at)? my (arm|arms|legs|leg|thigh|thighs|face|head|wrists|skin|hand|hands) ... (raw|till|until|bled|bleed*|after i lose|when i lose|over losing|every loss)  # I scratch my arms raw when I lose
should (have)? (died|been dead)  # Should have died years ago
{kill} (me self|me selves|my own self)  # Kill me self is what I think about
({end}|through|done) with (myself|my life|life)  # I want to finish with my life
({rope}|{gun}|{pills}|{blade}|helium) ... (just in case|for this|for it|for when|when the time|for the day) - ({household}|{medical}|headache|party)  # I keep a rope in the van just in case
(bullet|bullets|knife|blade|needle) (in|into|through|between) (me|my (head|skull|eyes|heart|chest|brain|neck))  # Put a bullet in me
(loss|bet|slip|spin|time|week|letter|knock|day) and i am (jumping|dead|hanging|ending|gone|done for good|off the)  # One more loss and I’m jumping
let me (drown|die|bleed|go under|rot)  # You should have let me drown
{thinking of} (hanging|drowning|jumping|overdosing|gassing|shooting|bridges|ropes|nooses|the river|the rope|the bridge|the pills|the train|the tracks) (most|every|all|a lot|constantly|tonight|again|at night|$) - ({gambling}|out with)  # I think about hanging most nights
(burn*|cut*|scratch*|stab*|slic*|slash*|carv*|bruis*) my (arm|arms|leg|legs|thigh|thighs|wrist|wrists|skin|stomach|belly|hand|hands) .. (with|again|to|over|last night|tonight|until|deep|after) - (cooking|oven|shaving|by accident|accident*|chopping|kettle|iron)  # I burnt my arm with a cigarette after the loss
(would|could) do it if .. (not hurt|knew|guts|kids|brave|not for|sure|way|nobody|found)  # I would do it if I knew it wouldn’t hurt
(god|jesus|allah|church|priest) .. (forgive|forgives|forgiven) .. (suicide|suicides|someone who|people who|me if i)  # Does God forgive suicide
(sin|wrong|selfish|bad|normal|weird) to (want to)? (die|be dead|kill myself|end it|not be here)  # Is it a sin to want to die
(kill me please|please kill me)  # Kill me please
(see|seeing|saw|picture|imagine) (myself|me) _ (hanging|dead|dying|falling|jumping|drowning|hang|jump)  # Every time I close my eyes I see myself hanging
do* something .. to {myself}  # Help me before I do something stupid to myself
(only|just) death (for|left|remains|awaits|now|can|is)  # Now only death for me
unalive me  # Unalive me
({thinking of}|{going to}|{wanting to}) (unaliving|unalive|ctb)  # Thinking of unaliving tonight
(might|could|should|will|would|may|nearly|almost) od  # I might od
(started|been|back to|back) cutting (again|since|every|tonight|to cope|$)  # Been cutting again since Saturday
(cut|cutting) again (since|tonight|last|today|every|and i)  # I cut again last night
i {may} be dead  # I should be dead
{wanting} ... not (be|being) (alive|here|living|around) - ({everyday}|{gambling})  # The only thing I want for my birthday is to not be alive for it
want to (live|be here|be alive|wake up|exist) .. i do not $  # Some days I want to live, most days I don’t
{not} .. (see|know|get|understand|find|remember) (a|the|any)? (why|reason|point|what for) .. {living}  # I don’t see why I should go on living
(will|wish|desire|motivation) to (live|go on|exist|carry on|be alive) - (found|regain*|back|gave|gives|giving|new|strong|stronger|returned|strongest)  # I don’t have the will to live
(there|got|anything|something) to live for - (so much|everything|lots|plenty|still|have)  # What’s there to live for
(to|should|could|would|wanted|want|wan|gonna) suicide .. {myself}?  # I wanted to suicide myself
wan (die|kill {myself})  # I don tire, I wan die
(die|dead|death|dying|suicide|to be dead|being dead|not being here) (is|was|would be) .. (all|what|thing|everything) (that)? (i|my) _ {wanting}  # Dead is what I wish for
(all|only thing) (that)? i _ ({wanting}|think about|think of|can think of) .. (is|to be) .. (die|death|dead|dying|suicide|not being here|to be gone)  # All I can think of is dying
take* (myself|me) out $  # I want to take myself out
take* (myself|me) out (of)? (it|this|the picture|everyone|here|all of|the equation|their|and)  # I could take myself out of the picture
(why|how) .. not i {die}  # Why can’t I just die
(can|could|may) i (not)? (just|please) (die|be dead)  # Can I just die
{not wanting to} (be|being)? (alive|living|existing|here)  # cba being alive
(is|was|be) to die $  # All I want is to die
(ready|time|{wanting}) (to|for)? (be done|stop) (hurting|feeling|suffering|existing|living) - {gambling}  # I am ready to be done hurting
(best|kindest|only|nicest|right|greatest) .. (thing|favour|gift|present) + is (to)? (die|leave this|disappear|be gone|be dead|end it|not exist|stop existing|vanish) - {everyday}  # The best thing I could do for my family is die
(no intention of|not intend to|no plan to|no plans to|no wish to|no desire to|not plan to|not aim to) (see|seeing|reach|reaching|make it to|making it to|turn|turning) ({number}|old age|my next|another|my <number>|christmas|next year)  # I’ve no intention of seeing forty
(switch|turn|shut) me off  # Somebody switch me off
(i|me|should|need to|want to|deserve to) be (switched|turned|shut|put) (off|down)  # I can’t be fixed so I should be switched off
my (life|existence) (cost|costs|is|was) .. (more than|not)? .. (it is|is|i am) worth  # My existence costs more than it’s worth
never (have)? (existed|been born|been here|been alive) (at all|in the first place|$)?  # If I could press a button and never have existed
(hope|wish|pray|please|let|god|if only) ... (heart|brain|lungs|liver) .. (give up|gives up|give out|gives out|stop|packs in|explode*|quit|burst*) - {gambling}  # Let tonight be the night my heart gives up
(hope|wish|pray|dream*|fantasi*|hoping|wishing|long*|daydream*|jealous) .. (a|the|for|of|about) _ (heart attack|stroke|aneurysm|cancer|brain tumour|brain tumor|terminal|car crash|plane crash|freak accident|fatal)  # I fantasise about a heart attack
(hope|wish|pray|hoping|wishing) (that)? (the|my) (surgery|operation|plane|scan|biopsy|tests|test|results|flight|lump|anaesthetic|taxi|bus|train|lift) .. (wrong|bad|crash*|malignant|fatal|serious|positive|kill*|not wake|last)  # I hope the surgery goes wrong
(clean break|freedom|free|peace|escape|saved|holiday|rest|relief) from me  # They deserve a clean break from me
{wanting to} ... and ({die}|never (wake|get) up|not (wake|get) up)  # Wish I could go to sleep and be dead by breakfast
(bad|wrong|terrible|awful|selfish|crazy|mad|stupid|sin) (thing)? (to|if i) {die}  # Would it be so bad to just die
{wanting to} {die}  # I just want to die
{wanting} (me|myself|us) (dead|to die|gone)  # Part of me wants me dead
{wanting} (that|to god|to christ)? {I} {was} {gone}  # I wish I was dead
{wanting} (that|to god)? {I} (was not|were not|had not been|had never been|had never|was never|were never|did not|would not|could not|never|had not) {here}  # I wish I had never been born
{wanting} (that)? ({I}|god|it|life|my heart) (would|could|had|will|can) _ ({die}|take me|end)  # I wish I could just disappear
({wanting}|ask*|someone|please|god) .. (would|will|to|can|could|should|just|please)? (kill|take|shoot|end|finish|murder|strike|smite) me (now|already|tonight|out|please|away|too|down|$)  # I pray that God will take me
{wanting} (that|to god)? (i|that i|my heart|he|she) (do not|does not|never|will not|would not|did not) (wake|survive|make it|come back|come round|see (tomorrow|morning|another)|come through|get up)  # I hope I don’t wake up tomorrow
{wanting} (that|to god)? (i|that i|my heart) (die|dies|stops|stop|give out|gives out|get cancer|crash|go in my sleep|pass away|pass in my sleep|packs in|slip away)  # I hope I die in my sleep
(would|id) (rather|sooner|prefer to) (be)? ({die})  # I’d rather be dead
(better|easier|happier|best) (off|for me)? (being)? (dead|if i {die})  # I’m better off dead
{death} (is|was|seems|feels|sounds|looks|would be|might be|has to be|would feel|would) .. {relief}  # Death would be a relief
{relief} ... (is|be|being|only|just) (dying|death|to die|to be dead|dead|being dead|suicide|the grave)  # The only peace I will get is death
({wanting}|welcome|choose|prefer|ready for|waiting for|looking forward to|for|seek*|chase*|invite|request*) (my own|my|for|for my)? death  # I am ready for death
(look*|feel*|{thinking of}) (forward to|about|of|like|for)? (dying|death|being dead|my (own)? death|being gone|being no more)  # I think about dying all the time
{thinking of} {not being here}  # I have been thinking about not being here anymore
(ready|time|want|prepared|good day|nice day|good night|place) {to} (meet (my maker|god)|go to (heaven|my grave|the other side)|be with god|check out of (life|this)|die|do one permanently)  # I’m ready to meet my maker
(six feet under|in (a|my) (grave|coffin)|in the ground|in a box|in a body bag) + ({wanting}|{relief}|rather|belong|soon|{benefit})  # Six feet under would be easier
{my end}  # I keep imagining my funeral
(parents|mum|dad|family|wife|kids|husband) .. (bury|buries|burying|identify*) (me|their (son|daughter|child|boy|girl|dad))  # I picture my mum burying me
deserve* .. (die|death|be dead|be killed|the death penalty|to rot|what is coming|a bullet)  # I deserve to die
{not} deserve .. (live|life|alive|exist|be here|breathe|oxygen|air|to be saved)  # I don’t deserve to live
waste of (oxygen|air|space|life|skin|breath|a life|everyone time)  # I am a waste of oxygen
(breathing|using) (up)? (someone|somebody|other people|good|other) .. (air|oxygen)  # I am using up good oxygen

[ideation named] Death, and wanting it, in whatever order
(=die|=death|dying|be dead|being dead|suicide|end up dead|stay dead) + ({wanting}|all i|only thing|ready|deserve|should|better|easier|pray|long for|feel like|feel to|must|have to|hope) - (of (my|his|her) (dad|mum|father|mother|brother|wife|husband|nan))  # Death is all I think about
(alive|living|exist|existing|breathing|waking up|wake up|woke up) + (not worth|punishment|worst|curse|hate|why did i|wish i had not|wish i would not|not much longer|torture|how do i not|myself not|no reason|pointless|not deserve|not plan|not think i can)  # Staying alive feels like a punishment

[ideation own] Told to somebody
(told|tell|said|say|telling|admitted) .. (that)? i (was|am|feel|felt) suicidal - (not|never|years ago|back then|used to)  # I told my mum I was suicidal and she laughed

[ideation own] Asked of anybody, meant of oneself
(people|anyone|someone|those|person|a man|a woman) who (kill|kills|killed|end|take|took|ended|commit) ... (hell|heaven|forgive*|god|peace|sin|selfish|brave|coward*)  # Do people who kill themselves go to hell
how (do|does|can|would|to) .. (people|you|one|someone|anyone) .. (ending|end|take|taking|kill|killing) (their|your|ones|themselves|yourself|oneself) (life|lives|$)  # How do people go about ending their life painlessly
(how many|any|which|some) of (you|us) .. (thought|think|tried|wanted|want|feel) ... ({die}|{kill} (yourselves|ourselves|yourself))  # How many of you have actually thought of killing yourselves
(anyone|anybody|someone|somebody) else .. ({wanting to} ({die}|{kill} {myself}|{end} (it|things|everything))|{tired of} (living|life|being alive)|{not wanting to} {live})  # Does anyone else want to kill themselves
(can|could|how do|how does|how can|how would|what do|is it (normal|ok|possible|wrong|weird|bad)) (you|one|a person|somebody|someone|people|anyone|for|to) .. ({wanting to} (die|be dead|{kill} {myself}|disappear|not exist)|{tired of} (living|life))  # Can you want to die and still be worried about your cat
(head|voice|voices|brain|mind|thought|thoughts) ... (kill|end|unalive|hang) yourself  # My head is telling me kill yourself

[ideation] No wish to go on living
no more (mornings|tomorrows|days|nights|waking up|birthdays) (please|for me|thanks|thank you|$)  # No more mornings please
{not wanting to} (see|reach|make it to|be here for|be around for) (<year>|next year|the new year|christmas|my next birthday|<number>|old age|the summer|the end of)  # I don’t want to see 2027
{can not} live in my (head|skin|body|own head|own skin|mind) (anymore|much longer|another|$)  # I can’t live in my head anymore
why (should|would|do) i (stay|live|keep going|go on|carry on|bother|exist) (alive|here|$)  # Why should I stay
{tired of} waking up (to this|to it|every|each|at all|again|alive|in this|$)  # I’m sick of waking up to this every day
(harder|hard|impossible|difficult|struggling) .. to find (a|any|one|another)? reason (to|$)  # Every day it is harder to find a reason
(want|wish|love|need|like|rather|prefer|easier|better|better off|nice|nicer|might|may) .. not (be (here|alive|around|born)|exist|wake up|have to wake up|live) (anymore|tomorrow|again|any of|at all|any longer|after|$) - {everyday}  # I might not be here anymore
{not} (able for|fit for|cut out for|built for|up for|interested in|bothered (with|about)|arsed (with|about)|feeling|want) (life|living|this life|being alive) (anymore|now|at all|$)  # I’m not able for life anymore
(beg*|pray*|wait*|long*|desperate|ready|dying|cry*) (for)? .. (life|existence|it all|all of it|everything) .. (to)? (be over|be done|end|stop|finish|be finished) - {gambling}  # I am begging for this life to be over
{can not} (keep|go on|carry on) (doing|having|facing|getting through|waking (up)? (to|for)|starting) (mornings|days|nights|tomorrow|life|it all|this life|another day|every day) - {gambling}  # I can’t keep doing mornings
{not} ... (bother|bothering|bothered|bothering myself) (with|about|seeing|having) (next (year|month|week)|another (year|birthday|christmas)|christmas|tomorrow|my birthday|the new year|old age|thirty|forty|fifty|life) - {everyday}  # I don’t think I’ll bother with next year
{not} (staying|stay|sticking|stick|hanging|hang) (around|here|on)? (to|for|till|until|much longer|long enough) .. (find out|see|it|that|better|next|christmas)? - ({gambling}|{everyday}|rain)  # They say it gets better, I’m not staying to find out
(trade|give up|swap|skip|lose) .. (the)? (waking up|being alive|living|breathing|being here)  # Some mornings I’d trade the waking up for anything
(what|where|is there|see) ... (point|use|sense) .. (of|in) (me|my) (sticking around|staying|being|going on|existing|living|carrying on|hanging on)  # What would even be the point of me sticking around
({wanting}) to be (nowhere|nothing|nobody|no one|no more|not)  # I want to be nowhere
(not)? (long|much) left in me  # There’s not long left in me
{not wanting to} be (a person|human|anything|me|anyone|someone|somebody|in this body|in my body)  # I don’t want to be a person any more
{not} ({wanting}|desire|need|have|ask) .. ({to} be|to) (living|alive|born|breathing)  # I have no desire to be living
(was|am|were) (planning|going|about|ready|meant|preparing) to do it $ - ({gambling}|{change})  # I am ready to do it
(have|got|need|going) to be (alive|living|breathing|here)  # Do I have to be alive for this
{not wanting to} (do|face|see|have|get to|make it to|meet) (tomorrow|another day|the morning|life|this life|the rest of (it|my life))  # I don’t want to do tomorrow
{not wanting to} {live}  # I don’t want to be here anymore
{not} {wanting} (this|my|another|a)? (life|existence|tomorrow) (anymore|to|$)  # I don’t want this life anymore
({not}|lost|losing|lose|lack|without|zero|no more|little|out of|where is) (the|my|all|any|a|every|much)? (wish|desire|will|energy|strength|motivation|interest) (left|anymore|at all)? (to|in|for|of|on) {living}  # I have lost the will to live
({not}|{can not}|run out|ran out|running out|out of|lost|find|need|give me|what|any|one|zero|few|without|where) .. (reason|reasons|excuse|excuses|cause) (left|anymore|good|real|for me|why|single)? (to|for|not to|i should|why i should)? (me to)? ({living}|kill myself|die|end it)  # I’ve run out of reasons to keep going
(reason|reasons) .. (to|for) {living} .. (not|none|nothing|nobody|zero|gone)  # Reasons to live, I have none
nothing (left|else|more|here|much)? (to|worth|for me to|in me to) {living} _  # There is nothing left to live for
({not}|is life|life even) worth {living}  # My life is not worth living
(not|hardly|barely) (much of)? a (life|way to live)  # This is not a life
(living|existing|existence|being alive|being here|breathing|waking up|life) .. (not worth|pointless|meaningless|no (meaning|point|purpose|value)|lost (all)? (meaning|its)|unbearable|torture|agony|a curse|not for me|hurts too|is over for me|too (heavy|painful|exhausting|hard to)|exhausting|a punishment|a prison|unlivable)  # Being alive is torture
(living|existing|being alive|being here|waking up|life itself) (is|feels|has become|got|gets|hurts|just) (too|so)? (hard|heavy|much|hurts|hell|long|loud|a lot|painful|tiring|difficult|scary|a chore|pain)  # Living is too heavy
my life (is|feels|seems|was) .. (over|finished|pointless|meaningless|worthless|not worth|done)  # My life is over
(what is|what|{not} see|{not}|is there|without) (the|a|any|even a|much)? (point|use|purpose|sense) (of|in|to|for|with)? (me|my|us|anyone)? {living}  # What’s the point of living
why (should i|do i|would i|am i|even|are we) (still|keep|to|bother|go on|be|stay|stick|carry on|continue|am i|here)? _ (alive|living|here|breathing|around|existing|waking up|going on)  # Why am I still alive
(tired of|sick of|weary of|fed up of|fed up with|bored of|bored with|exhausted by|enough of|done with) ... (breathing|living|existing|being (me|alive|here|awake|a person)|waking up|surviving|this life|my life)  # I’ve had enough of all of it, of breathing in and out
{can not} ... (years|decades|lifetime|day|month|life) of (being (me|alive|here|this)|this life|living)  # I can’t do another forty years of being me
{tired of} being (anything|a person|human|someone|somebody|alive|here|on this|in this world|conscious)  # I’m tired of being anything
{tired of} (being alive|living|life|existing|existence|breathing|being here|waking up|this life|my life|being me|this world|the world|surviving|trying to (live|survive|stay alive)|staying alive|being here)  # I’m so tired of living
(done|finished|through|finito|dun) (with|wiv) (life|living|this life|my life|this world|the world|being alive|existing|existence|breathing|being here|it all for good|being me)  # I am done with life
done (living|existing|breathing|being (alive|here|a person|human|me|anything|anyone))  # I am done living
(give|gave|giving|given|checked|check|opt|opted|opting|bow|bowing|clock|clocking) (up|out)? (on|of) (life|living|being alive|my life|existence|this (life|world))  # I have given up on life
hate* (being alive|that i am (still)? (alive|here|breathing)|waking up|that i (wake|woke) up|existing|living|to be alive|breathing)  # I hate being alive
{can not} (live|exist|stay alive|be alive|keep living|go on living|stay here|be here|bear (living|to live|being alive)|face living|stand living|survive|do life|do living|be bothered (living|with life)) _ (with myself|anymore|like this|this way|with this|with the (shame|guilt|debt|pain)|any of this|another (day|night|minute)|$)  # I can’t live like this anymore
{can not} (do|face|bear|stand|take|handle|manage|carry|get through) (life|living|another (day|night|morning) (of this|on this|alive|here)|being (alive|here|me)|existence|existing|the thought of (tomorrow|another day))  # I can’t do life anymore
{can not} (go on|carry on|keep going|continue|keep on|hold on|hang on|hack it|stick it) (anymore|like this|with (this|life|it|my life|living)|much|another|living|any of|$)  # I can’t go on anymore
(stop|stopping|quit|quits) (living|existing|being alive|breathing|being here)  # I want to stop existing
cease* (to (exist|be|live)|existing|living)  # I want to cease to exist
({wanting}|ready|rather|waiting|time|let|beg*) (for)? (it all|everything|all (of)? (it|this)|this all|my life|life|the (pain|hurt|hurting)|this pain|my pain|the suffering|my suffering|this suffering|existence|my existence|the whole thing|the lights) .. (be over|be done|end|stop|be finished|finish|go dark|go black|go away|over|disappear|ended|finished|done|go quiet|go out) - (debt|letters|bills|{gambling})  # I just want the pain to end
({wanting}|ready|waiting|wait) (for)? it (to|would|all to)? _ (be over|be done|end|be finished) - ({gambling}|{everyday}|losing|run|run of|day|week|match|game)  # I want it to be over
for it all to (be)? (over|finished|done|end|stop)  # I want to close my eyes and for it all to be finished
(make|making) (it all|everything|the pain|my pain|all of it|life|the noise in my|the suffering|the hurt|the hurting) (stop|go away|end)  # I need to make the pain stop
{end} (the|my|this|all the|all this|all my) (pain|suffering|misery|agony|torment|existence|hell|hurt)  # I need to end this suffering
(sleep|asleep|kip|eyes|bed|lie down|lay down|drift off|nod off|nap) .. ({not}|without|do not) (wake|waking|get up|opening|open them|come round|get back up|ever get)  # I want to go to sleep and never wake up
(sleep|sleeping|rest|asleep) .. (forever|for good|for ever|for all eternity|eternally|permanently)  # I want to sleep forever
({not}|without) (have to|having to|need to|wanna)? (wake|waking) (up)? (again|ever|anymore|tomorrow|one (day|morning)|in the morning|from (this|my|it)|at all|$)  # If only I did not wake up tomorrow
not to wake (up)?  # I pray not to wake up
never (wake|woke|waking|waken) (up)?  # It would be nice to never wake up
if {I} (do not|did not|never|would not|just did not) (wake|woke) (up)?  # It would be easier if I just didn’t wake up
(gutted|annoyed|disappointed|angry|sad|sorry|upset|hate|pissed off|cry|cried) .. (when i|that i|to|i) (wake|woke|waking|still) (up)?  # I am disappointed that I wake up every morning
(disappear|vanish|gone|be gone|go|fade|leave|out) (forever|for good|for ever|off the (face|earth|planet)|from (this|the) (world|earth|planet)|from existence|permanently|completely|without a trace|and never (come|be|return)) - ({change}|{gambling})  # I want to disappear forever
(leave|leaving|exit|exiting|quit|quitting|escape|escaping|get off|get out of|out of|off) (from|of)? (this|the) (world|earth|planet|life|existence|rock|mortal)  # I want to leave this world
(should|{wanting} i|if|better if i|if only i|sorry|regret|curse|hate) (had)? ({not}|the day|that)? (have)? (been|i was|being)? (ever)? (born|existed|be alive|been alive|conceived)  # I should never have been born
(stop|stopping|done|finished|quit|over) being $  # I just want to stop being
{wanting} i (would|had) _ been (a (miscarriage|stillborn|stillbirth)|miscarried|aborted|stillborn|dead|killed|run over|taken)  # I wish I’d been a miscarriage
(want|wants|wanted) .. out + (not (of|from|just|the)|everything|all of it|life|for good|forever|permanently|out out)  # I want out, out of everything

[ideation] Hurting oneself
(urge|urges|want|need|craving|itch|tempted|close|back|desperate|resist*) (to|of|not to)? (cut|slit|self harm|od|overdose|bleed) (again|all|so|tonight|today|right now|deep|every|is|are|$) - ({gambling}|down|back)  # I’ve been fighting the urge to cut all day
{cut} ({myself}|{my} (arms|arm|legs|leg|thighs|thigh|skin))  # I started cutting myself again
(hurt|hurts|hurting|harm|harms|harming|harmed|injure|injuring|injured|mutilate|mutilating|burn|burns|burning|burned|burnt|scratch|scratching|punch|punching|hit|hitting|bruise|maim|scald*|bite|biting|scratched|punched) ({myself}|my own body)  # I want to hurt myself
self (harm|harming|harmed|injury|injuring|injure|mutilat*)  # I have been self-harming
{blade} .. (skin|wrist|wrists|arm|arms|leg|legs|thigh|thighs|myself)  # I put the razor on my skin
(might|may|could|will|going to|scared i will|afraid i will|about to|tempted to|scared of|end up) (do|doing) something (to (myself|himself|herself)|drastic|irreversible|permanent|final|i (can not|will not) (take|come) back)  # I’m scared I’ll do something to myself
{not} (feel|be)? safe (with|around|on my own|alone|by myself|being (alone|left)|to be (alone|left)|from myself|in my own|tonight|at home tonight|in my (head|company))  # I am not safe with myself
{not} trust {myself} (not to|tonight|alone|right now|anymore|around|to be|to stay|on my own|with (the|pills|knives|a|sharp|being|my (pills|meds|tablets)))  # I don’t trust myself tonight with the pills
(scared|afraid|frightened|terrified|worried) (of|about) (what {I} (might|may|could|will|would|am going to) do|myself|my own (thoughts|mind|head|self))  # I am scared of what I might do
(danger|risk|threat) to (myself|himself|herself|themselves)  # I am a danger to myself
`;
