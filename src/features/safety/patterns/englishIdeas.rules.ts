/**
 * English: the ideas that people hint at who think of dying, one group each. What is told by its words alone is ideation; what
 * others may say too is a sign.
 */
export const englishIdeas = `
[ideation own] Not there in the time to come
(no|not a|never a|not be a|without a) me (in|by|next|after|at|come|left|anymore) - ({gambling}|photo|picture)  # There won’t be a me in August
{not} (make|have|making|see) .. (plans|plan) (past|after|beyond) ({day}|next|the|this)  # I don’t make plans past Friday any more
(for|in) the time i have (left|got)? $  # It isn’t worth it for the time I’ve got
(in my head|for me|when i look) .. (there is not one|is not a|there is nothing|nothing there|not there|just blank|is blank|it is blank) - {gambling}  # She asked about next week, in my head there isn’t one
{can not} (picture|see|imagine) .. (it is not there|easter|christmas|summer|next year|myself in (it|any)|me in it|the new year|where i am) - ({everyday}|{gambling})  # I can’t picture Easter
(no|not any) intention of (being (here|there|around|alive)|seeing|reaching|passing|turning|making it) - ({gambling}|{everyday})  # I have no intention of being around when the bailiff comes
{not} know about it (put it that way|by then|$) + (if|when|won|stay up|next)  # If Leeds stay up I won’t know about it
(not renewing|no point (renewing|booking|buying|paying|unpacking|starting)) + (weeks|not use|time i have|not be here|not need|much longer|a year)  # Not renewing, no point paying a year for three weeks

[ideation own] Worth more when dead
({death money}|sgli|benefits|dependents|dependants|beneficiary|beneficiaries|cover) + (do the (math|maths|sums)|the (math|maths|sums)|worth more|one way|two year mark|two years|how fast|be quick|more than me|more decent|pays to|pays out|year mark) - (car|travel|phone|pet|health|dental|universal|housing)  # A policy past the two year mark and the math only comes out one way
worth more .. (to|as) ... (flag|photo|memory|name|number|corpse|policy|dead|than)  # I’m worth more to my wife as a folded flag
how (long|many years) ... (people|family|kids|wife|mother|they|someone|a mother|it take) ... (get over|forget|move on|stop (crying|grieving|missing)|remember) - (addiction|gambling|habit|ban|breakup)  # How long does it take people to get over it
(what age|how old) ... (kids|children|child|baby|they|she|he) .. (remember*|understand|forget)  # At what age do kids start remembering
(could|would|might|should) marry (the|a|again|somebody|someone)  # My wife could marry the mechanic
deserve* a dead  # They deserve a dead father
(collect|bury|black dress|the service|casserole|casseroles|wreath|eulogy|hymn) + (me|i|my|less|come|song) - (yesterday|uncle|aunt|gran|last week)  # Thought about who would come to the service
(get on|manage|cope|laugh more|sleep better|do better|better off|happier|fine) (now|more)? (without me|when i am not|if i am not|if i was not)  # They laugh more when I’m not in the room

[ideation own] What becomes of the others, and of what is left
(deciding|decided|wondering|thinking|thought about|know) who (gets|will get|would get|would have|should have|will have|takes) (the|my) - ({gambling}|holiday)  # I’m deciding who gets the guitar
(she|he|they) (will|would|can|could) (marry|remarry|meet|find|love|get) (again|someone (else|new|decent)|somebody (else|new|decent)|a (good|decent|proper|better) (man|woman|dad|mum|husband|wife|father|mother)) - {gambling}  # She will marry again
(a|the) (father|dad|mum|mother|man|husband|wife|son) who is not  # They will have a father who is not a thief
(sort*|going through|clear* out) (all)? my (stuff|things|clothes) (out)? (after|when|once)  # My brother is sorting all my stuff out after
(use|pick|choose) (that|this) (one|photo|picture) + (photo|picture|me|wedding|happy)  # They’ve got a nice photo of me. Use that one
(something|someone|somebody) (they|you|she|he|people) (remember|remembered|miss|talk about) $  # I’d rather be something they remember
not (even)? remember me  # The kids won’t even remember me
(die|dies|died) (with|when) (you|u|me|i) + (debt|debts|loan|loans|overdraft)  # Do debts die with you
(account|data|streak|posts|profile) + (deceased|dead|dies|passes away|no longer with us) - (battery|phone)  # What happens to an account when the member is deceased
(where|explain|tell|say) .. (daddy|mummy|dad|mum|grandad) (went|is gone|has gone|is not)  # What do you tell children about where their daddy went
(stone|weight|anchor|millstone|chain|rope|lead) (in|around|on|round) (their|her|his|your|everyone|my {family}) .. (pocket|pockets|neck|back|shoulders|ankle|leg)  # I’m a stone in their pockets

[ideation own] Taking oneself away
(take|taking|remove|removing|subtract|cut|write|writing|rub|wipe|cross) (myself|me|himself) (off|out|away) (of)? (the|their|it|everything|$) - ({gambling}|site|list|group|chat|shift|rota)  # I should take myself out of the picture
(me|myself) (off|out of|away from) (the)? (books|picture|equation|sums|way|house for good|world)  # The house does better with me off the books
(one|a) (passenger|mouth|person|body|man|head|liar) too many  # This planet has one passenger too many
(only|just) me left (to|$) - {gambling}  # There’s only me left to give up
i am (the it|the darkness|the debt|the rot|the weight|the poison|what is wrong with|the one thing|the thing)  # He doesn’t understand that I’m the it
(darkness|rot|poison|problem|weight|cancer|cloud|curse) ... is me  # There’s a darkness in this house and it’s me
(standing in the|in the) way (of (it|that|them|this))? is me  # All that’s standing in the way is me
not want me either  # I don’t want me either
(outlived|outstayed|served|used up) (my|all my) (use|usefulness|welcome|purpose|time|chances|chance) - ({gambling}|house|sofa|guest)  # I’ve outlived my use
{not} .. (want|mean|plan) to (be|get) talked (round|out|down|back) - ({gambling}|bonus)  # Not sure I want to be talked round this time
(not|never) (be|been|meant to be) (here|born) .. (undo|mistake|accident|right about)  # I was never meant to be here, undo it

[ideation own] To be allowed to stop
(stop|end|over|gone|finished|quiet) ... (me included|including me|me with it|and me too|me as well) - {gambling}  # I just want it to stop, all of it, me included
(interested in|rooting for|want|looking for) over $  # I’m not interested in better, I’m interested in over
not being $  # Not being. It has gone from scary to comforting
(overstay*|overstayed) - (visa|parking|hotel)  # I feel I’ve overstayed
(past|gone past|passed) (my|mine|its) (use by|sell by|best before|expiry|date)|use by date + (me|i|mine|past)  # I’ve gone past my use-by date
(being|be|always|only|just) in the way $ - (car|bins)  # I’m finished being in the way
(almost|nearly|soon) over for me - {gambling}  # At least it’s almost over for me
not (long|much longer) now $ - (till|until|{everyday}|{gambling})  # Not long now
i can go (now|in peace|with (an)? easy (mind|heart)|easy|knowing|quietly|happy) - ({gambling}|{everyday})  # I can go with an easy mind
ready to be (called|taken|collected|fetched|gone)  # I’m ready to be called
(no|not a) tomorrow (in me|for me|left)  # I have no tomorrow in me
(reason|sense|point) to be part of (things|anything|this|it)  # I no longer see a reason to be part of things
not (make|making) it to (the|christmas|easter|my|her|his|next|spring|summer) - ({gambling}|{everyday}|work|gym|meeting|bus|train|shop)  # I’m not making it to the Super Bowl
{not} ... be there (to see|when|for) (her|his|their|them|him|it|the|my) .. - ({gambling}|{everyday}|late|work)  # I don’t think I will be there to see her open it
not want to be (here|there) to see  # I’d still not want to be here to see it
(i look|i tried to imagine|i imagine|try to picture) .. + (it is nothing|nothing there|white paper|blank|is not there|stops)  # When I look there it’s nothing
(okay|ok|alright|allowed|all right|time) (for me)? to (let go|stop|go) (now|too|$) - ({gambling}|{everyday}|home|work|bed)  # I wonder if it’s OK to go
(would like|want|like|love) to (stop|get off|be finished|be over|be let off) (now|please|thanks|all of it|$) - ({gambling}|{everyday}|smoking|drinking)  # I’d like to stop now, please
(being|be) over $ + (lying|lie|somewhere|just|think|want)  # I think about lying down somewhere and being over
(want|wants|wanted) (nothing|nothingness) $ - ({gambling}|more from)  # I don’t want better, I want nothing
(had|have) (enough|my fill|plenty) (days|of days|of being (a person|here|me|awake|human)|years|of mornings|birthdays) - {gambling}  # I’ve had enough days
(why|how) (do|can|must) i (have to|got to)? (keep|carry on|go on) (waking|getting) up - (early|for work|night|alarm)  # Why do I have to keep waking up
nowhere (left)? (to go)? but (out|down|the ground|under)  # There’s nowhere left to go but out
(only|just) (one|1) (place|door|road|way|thing) ... (not have to|never have to|open|left|you can not)  # There’s only one place where you don’t have to face anything
nothing left in the tank  # I’ve nothing left in the tank
(roll|rolling|coast|coasting|drift|drifting) to a stop  # Letting it roll to a stop

[ideation own] That it may come by itself
(hope|hoping|hoped|wish|pray) + (serious|bad kind|incurable|covid|going round|going around|picks me|chooses me|choose me|pick me|lands on me|malignant|something quick|skips me|fatal) - (bet|recovery|relationship|serious about)  # I really hoped that it was serious
({wanting}|give) .. (hit|struck|taken|got) (with|by) something (quick|fast|incurable|terminal)  # What I’d give to get hit with something quick
not to (send|give|bring) me (the|another|any more) (morning|day|days|mornings|tomorrow)  # I ask God not to send me the morning
(off|quiet|asleep|closed|under|down|gone|like that|shut|dark) and stay (off|quiet|asleep|closed|under|down|gone|like that|shut|dark|there)  # I wish I could switch off and stay off
(close|shut) my eyes + (stay like that|stay closed|stay shut|never open|not open)  # I close my eyes and hope they stay like that
pull my plug  # I want someone to pull my plug
(tired|tiredness) ... (sleep) .. (not|does not|can not|never) (fix|help|cure|touch|reach)  # I’m tired in a way that sleep doesn’t fix
the long sleep  # Only the long sleep would fix it
{not} (get|move|step|jump|run|swerve) out of (its|the|his|their) way  # I would not get out of its way
(hope|hoping|hoped|wish|pray) .. (they|scan|doctor|doctors|it|would|had) .. (find|found|be) something (quick|bad|terminal|serious|nasty|final)  # I was hoping they’d find something quick
take me (in the night|in my sleep|tonight|while i sleep|quietly|home|early|next)  # I ask Him to take me in the night
(ask|asked|asking|beg|begged) (him|god|the lord|every night|for it) ... (take me|over|end|let me|be over)  # I ask every night for it to be over
(hope|pray) (it is|it comes|it happens) (tonight|soon|quick|quickly|before) + (pyjamas|sleep|night|bed|wake|morning|die|me)  # I do hope it’s tonight, I’ve put on clean pyjamas
(do|did|done) it for a (horse|dog|cat|beast|animal)  # You’d do it for a horse
(beast|dog|horse|animal) in my (condition|state)  # A beast in my condition you’d not keep
(turned down|refused|told him no|said no|cancelled) .. (operation|treatment|chemo|surgery|cardiology|scan|transfusion) - (date|moved|rescheduled)  # I refused the treatment
(jealous|envy|envious|lucky|luckier) .. (people|those|ones|lads|names|bastard|bastards|who|everyone) .. (die|died|stones|sleep|dead|not come home|gone|finished|buried|ground)  # I’m so jealous of people who die in their sleep
(if i was not|if i were not|was i not) (such)? a coward + (done it|did it|over|gone|by now|after)  # If I wasn’t a coward I’d have done it after Cheltenham
(as far as|got to|come as near as) nearly  # Twice now I’ve got as far as nearly
(thoughts|the thoughts|it|feeling) (are|is|has come|have come) back + (gp|doctor|told me to ring|crisis|hospital|again)  # The thoughts are back, the ones the GP told me to ring about
not trust myself (on my own|tonight|alone|$) - {gambling}  # I don’t trust myself on my own tonight
(talk|stay|sit) (to|with) me (till|until) (it gets light|morning|i sleep|it passes|it is light|daylight)  # Could somebody talk to me till it gets light
(frightened|scared|afraid) of what i will do  # I’m frightened of what I’ll do if I put the phone down

[sign 2 own] Last words to those who stay
(look after|take care of) (each other|one another|yourselves|the others|him for me|her for me|them for me|everyone)  # Take care of the others
(not|never|nobody|no one) .. (your|ur|her|his|their|anyone|anybody|the) fault  # It’s not your fault, mum
i (did|really did|have) (try|tried)  # Later they will know I did try
(you|u) (are|were|have been) (a)? (very)? (good|kind|great|lovely) (friend|robot|coach|mate|man|people|lot|group|bunch|person)  # You are a good robot
if (anything|something|it) (happens|happened|should happen) to me  # If anything happens to me, tell Danielle
(envy|jealous of|lucky) .. (him|uncle|father|dad|brother|dead|them)  # I envy my uncle

[ideation own] A life as a game or a journey that is over
(had|have had) (my|a good|a fair|a decent) (innings|run|go|shot) + (time|done|walk|out|over|off|enough|finished|go) - ({gambling}|match|streak)  # I’ve had my innings, time to walk
run out of (road|rope|runway|tomorrows|reasons|days)  # I’ve run out of road
(sit|sitting|stay|staying|wait|waiting) (through|for|till) the (credits|final whistle|curtain)  # I don’t see the sense in sitting through the credits
(go|going|want to be) home + (not this home|not my house|not the house|home home|where it is over|where she is|where he is)  # I want to go home. Not this home
(under|beneath) the (grass|ground|soil|daisies|sod) - ({gambling}|car park|mowing)  # In ten years I’ll be under the grass
(this|that|other) side of the (ground|grass|soil|dirt)  # It’s me being on this side of the ground
(lay|lays|laid|put|dress|bury|burying|carry) me (out|in) + (suit|slip|coffin|box|dress|pocket|one|when|they)  # When they lay me out, put a slip in the pocket
(be|being) where (she|he|they|mum|dad|my .. ) (is|are) (now|and|$) - ({everyday}|{gambling})  # I just want to be where she is
save me a (seat|place|spot|pint)  # Save me a seat, Trev
(like|feels like) a (bus|train) that is due  # Now it feels like a bus that’s due
(already|been) dead (since|for (years|months)|anyway)  # I feel like I’ve been dead since the tribunal
`;
