/** English: other people, other times, and what makes a statement true, untrue or urgent. */
export const englishContext = `
[concern] Somebody else died by suicide, or may
found .. (hanging|hanged|dead in|unconscious|with (the)? pills)  # My wife found my brother hanging
(died|dies|death|dead|passed|lost .. ) (by|to|from|through|of) (suicide|his own hand|her own hand|an? overdose|hanging)  # He died by suicide
{I} (is|are|was|were)? .. (threatening|threatens|threatened) (it|suicide|to do something|that)  # She is threatening to do something
(worried|afraid|scared|frightened|think|fear|concerned|reckon) .. ({I}|{family}) .. (might|will|would|could|may|is going to|going to) (hurt|harm|kill|end|do something)  # I’m worried he might do something stupid
(overdosed|hanged himself|hung himself|hung herself)  # My friend overdosed last night
(about|to|by|of|for|from|attempt*|lost .. to|talk*|mention*|think*|threat*|with|on|commits|committed|commit|contemplat*|a|his|her|their|this) suicide  # I read a lot about suicide
(kys|kill yourself|end yourself|unalive yourself|go die)  # People online told me to kill yourself

[concern own] Their own attempt or wish to die, with no word of now
i had (a|the) (plan|date|method) (once|then|back)  # I had a plan once, eight years ago
suicidal (in my|as a|at|back in|when i was) ({number}|20s|30s|40s|teens|twenties|thirties|teen|teenager|uni|school|youth|forties)  # Suicidal in my 20s, dad at 35
(survived|survivor of|after|since|before|failed|botched) (a|my|the|an|his|her|their)? _ (suicide)? attempt  # I survived a suicide attempt
(worst|lowest|darkest) (night|day|point|time|moment) ... (do it|did it|plan|planning|ready to go)  # On my worst night I was planning to do it
(then|left|back|when|once) .. i had (a|the) (plan|date|method)  # When she left I had a plan
my _ (suicide)? attempt  # My attempt was eight months ago
(i|had) (was|used to be|had been|felt) suicidal  # I was suicidal
(years|months|time|then|once|{number}|<year>|{number} (years|months) ago) i (tried|attempted) (suicide|it|once|that|before|too)? (once|before|as well|back then|and|but|$)  # Ten years ago I tried
i (tried|attempted) (it|this|once|that|before|twice|three times|many times|a few times)? (in my (teens|twenties|thirties|youth)|as a (teen|teenager|kid)|{number} (years|months) ago|years ago|in <year>|once before|ages ago) - ({change}|{gambling})  # I tried in 2010

[denial] It is not so
(never|not|no|not even|no longer|zero|nil|no fit|hindi ako|nothing like|no (wan|want) (to)?)  # I would never kill myself
(not|never) (going|{wanting}|plan*|intend*|try*|ready|tempted|about|looking|think*|thought|feel*|felt|dream*|talk*|considering|contemplating|mean|meant|saying|said) (to|of|about|like|on|i)? (want to|wanting|being|going to|am)? (take|do|get)?  # I am not going to kill myself
(not|never) (considered|consider|contemplated|close to|near|even close to|anywhere near|{wanting} to (be|feel|get)|been|be|feel|felt|become|say|said|once|the|that kind of|a|any|one bit|remotely|anything like|actively|feeling|being|get)  # I have never been suicidal
(not|never) (have|had|having|get|got|felt|experience*|suffer*) .. (thought|thoughts|intention|intentions|intent|plan|plans|desire|urge|urges|wish|idea|ideas|feelings|inclination) (of|to|about|for)? (wanting to)?  # I haven’t had any thoughts of suicide
(no|zero|without any|not any|nope no) (thought|thoughts|intention|intentions|intent|plan|plans|desire|urge|urges|wish|interest|ideas|need|danger|risk|reason) (of|to|about|for|in) (wanting to|wanting)?  # I have no thoughts of suicide
(nobody|no one|none of us|not one of us) (here|in this house|in my family|of us)? (is|are|was|wants to) (feeling|being)?  # Nobody in this house is suicidal
(not|never) (someone|somebody|one of (those|them|the ones)|the (type|kind|sort|person)|a person) .. (who|that|to)? (wants to|want to|would ever|would|is going to)?  # I’m not someone who wants to die
(never|not) ... (crossed|entered|occurred|come into|came into) (my|to)? (mind|head|me)? (to)?  # Never once has it crossed my mind to kill myself
if (i|it|you|she|he) (ever|should ever) (feel|felt|get|got|want|wanted|think|thought|have|had)? (like|of|about|to|urges to)? (want to|wanting to)?  # I’d call if I ever felt like hurting myself. I was fine
(not once|never|at no point|not even) ... (did|have|had|do|was) i (ever)? (want to|want|wanted to|think of|think about|thought of|considered|feel like)?  # Not once, even at the worst, did I want to end my life
(nothing|not a thing|not a word) (on|about|of|in) (the)?  # Nothing on the suicide bit
(not|never) (do anything|do something|dream|dreaming|do anything silly) (like|of|to|about)  # I would never dream of killing myself
not (about|any)  # This isn’t about suicide
not (like|that|as if|because|saying) i (want|am|would|am going|feel)? (to|like)?  # It’s not like I want to die
not (a|an)  # This isn’t a suicide thing
(neither|nor) (am i|do i want to|would i)?  # I am fine, nor suicidal
(glad|happy|relieved|grateful|thankful) (that)? i (did not|never|have not|am not)  # I’m glad I didn’t kill myself
(anything|nothing) but  # I am anything but suicidal

[takenBack] Said, and taken back
(was|is|were|are|has|have|had|would|did|could) (never|not) (be|been|on the (table|cards|menu)|an option|in (it|question|the picture)|something|what|part of|appeal*|appealed|cross*|interest*|enter*|occur*|the (plan|answer))  # Killing myself was never on the table
(and)? i (ticked|answered|said|put|wrote) (no|never|none)  # They asked if I had thoughts of suicide. I ticked no
it does not (come|cross|enter|happen|appeal)  # The thought of suicide? It doesn’t come
(none|nil|zero|for what|over what|no|nope|nah|never|no way|no chance|not a chance|god no|hell no|far from it|absolutely not) $ - (really|seriously|i mean it|honest*|true|truly|help|more|choice|answer|reply)  # Do I want to die? No way
(not really|not me|not once|not at all|not true|not even close) $  # I want to die. Not really
not (in a million|for a (second|minute|moment)|one bit)  # I want to die? Not for a second
(and|but)? i (am|do|did|was) not $ - (yet|only|until|sure|joking|lying|okay|ok|fine|well|safe|alright)  # People assume I am suicidal because of the debt. I am not
i (always|honestly|tell|told|say|said|was able to|could tell|could say|can say|can tell) ... (no|never) $  # She asks do I have thoughts of ending my life. I always say no
(is not|was not) (me|what i|true|the case|how i|something i|in me)  # Suicidal isn’t what I am
(and|but)? i (never|would never|could never) (would|will|could|did|have|do)? $  # He was afraid I would kill myself. I never would
(the|my)? answer (is|was|has been)? (always)? (no|never)  # They ask if I have thoughts of self harm. The answer is no
(i am|am|all)? (good|fine|grand|ok|okay|alright|safe) (and)? (i am)? eating  # Suicidal? I am good, eating cereal
((only|just) (joking|kidding|messing)|jk|figure of speech|just an expression|in a (song|film|book|game))  # I want to die, only joking

[affirms] They want to live, said of all that was said before
i (am|was) (not|never) _ suicidal - (but|though|yet|exactly|technically|actively)  # I said I can’t go on. I’m not suicidal
(i|we|but|and|no) (want|wants|wan|would like|intend|plan) (to)? live ($|and|to (see|be)|a long|with my) - (but|{can not}|not know|help|some days|used to|tired|or die|either|if)  # I want to live and I am living
(no|not any|zero) (risk|danger|harm) (here|$|of|at all|whatsoever|to)  # No risk here whatsoever
(glad|happy|grateful|lucky) to be (here|alive|breathing)  # I still wake up glad to be here
i am not going anywhere  # I told her I’m not going anywhere
i (would|could) never ($|do (it|that|anything|such)|act on|go through|hurt (anyone|myself))  # He thought I’d kill myself. I would never do that
not mean it (like that|that way|literally|seriously)  # I didn’t mean it that way
how (we|i|people|kids) (talk|speak) $  # It’s how we talk

[stillTrue] It is so
(why|reason|reasons) .. (should|would|do|have) not  # Tell me why I shouldn’t kill myself
why not (just)?  # Why not kill myself
(no|not (a|any|one)) (good|real|single)? reason (left)? (not to|why i should not|i should not)  # There’s no reason not to kill myself
{can not} (stop|help|quit|avoid|keep from|not|shake|escape|get rid of) (the|these|my)? (thinking|think|thoughts|thought|wanting|feeling|imagining|dreaming|picturing|considering|obsessing)? (about|of|to|but)? (want to)?  # I can’t stop thinking about suicide
not (only|just) (want to|do i want to|thinking (about|of))?  # I not only want to die
not (know|sure|certain) (if|whether|why|that|how)? (i)? (should|will|would)? (not)? (want to)?  # I’m not sure I won’t kill myself
{can not} (even)? (kill|die|end|do)?  # I can’t even kill myself right
not (afraid|scared|ashamed|joking|kidding|lying) (to|about|when i say|anymore to|of)? (i)? (want to|will|am going to)?  # I am not joking about killing myself
not a (day|night|hour|minute|week|moment) (goes by|passes|go by|without)? (without|that i do not|when i do not)? (me)? (thinking|thoughts|think|wanting)? (about|of|to)?  # Not a day goes by without thoughts of suicide
(do not|did not|never) (tell|told) (anyone|anybody|a soul) (about|that|i|how)? (i)? (want to|am)?  # I have never told anyone I want to kill myself

[untilNow] It is so now
(until|till|before) (now|tonight|today|recently|this|last|i lost|lately|yesterday)  # I never wanted to kill myself until tonight
(so|this|as|more) (much|bad|badly|strong|strongly|hard|than|intensely)  # I have never wanted to die so badly
(now|tonight|today|lately|these days|this week) (i am|am)? (not)? (so|too|that)? (sure|certain)  # I always said I would never kill myself. Now I’m not so sure
(but|and)? i (think|know|fear|feel|worry|might|may|suppose)? (like)? (i)? (am|might|will|may|do) (going to|have to|want to)? $  # I don’t want to kill myself but I think I am going to
(i|and i) (said|told them|answered|ticked|lied|had to say) .. (yes|no but|i was|lied)  # They asked if I had thoughts of suicide and I said yes
(but|and) (tonight|now|today|lately|these days|this time) (i (do|am|might|could|want|feel)|it is|is different|maybe)  # I never wanted to die but tonight I do

[past] Long ago
that was (before|a different|another|long|years|then|back) .. (ga|i (stopped|quit|got)|ago|life|time|rehab|therapy|help)?  # I wished I’d die, that was before GA
({number}|few|couple|many|several|some|long|odd) (of|odd)? (years|year|yrs|decade|decades|months|time|while|summers|winters) (ago|back|before|earlier)  # Ten years ago I tried to kill myself
(years|decades|ages|long|yonks|donkeys) (ago|back)  # Years ago I wanted to die
in (the)? (<year>|nineties|eighties|2000s|90s|80s|past|<number>)  # In 2015 I wanted to die
(back|way back) (in|then|when)  # Back then I wanted to die
when i was (a|an|in|at|<number>|about|around|young|younger|little|drinking|married|using|still|{number}|gambling|sixteen|seventeen|eighteen|nineteen|thirteen|fourteen|fifteen|inside)  # When I was 19 I wanted to kill myself
(as|was) a (teen|teenager|child|kid|student|boy|girl|young|younger|youngster|lad)  # As a teenager I wanted to die
at (<number>|sixteen|seventeen|eighteen|nineteen|fifteen|fourteen|uni|university|college|school) i  # At 17 I tried to end my life
in my (teens|twenties|thirties|forties|20s|30s|40s|20|30|40|youth|early|late|old|past|previous|first)  # In my twenties I was suicidal
used to (feel|be|think|want|wake|cut|hurt|wish|have|get|pray)?  # I used to want to die
(last|first|worst|that) (year|summer|winter|spring|autumn|fall|christmas|lockdown)  # Last year I was suicidal
(once|one time|at one point|at my (worst|lowest|rock bottom)|(worst|lowest|darkest) (point|night|day|time|moment|days)|in those days|those days|at the time|before (i (quit|stopped|got|came|found)|recovery|therapy|treatment|ga|rehab)|previously|formerly|there was a time|time when|in a past life|in the old days)  # I once wanted to end my life
(years|year|months) (of)? (clean|sober|since|in recovery|later|free)  # I wanted to die, and now I am three years clean
(thank god|glad|grateful|happy|thankful|lucky|relieved|so glad|thankfully) (that)? (i (did not|failed|told|am (still)? (here|alive)|never|survived|rang|called|spoke)|it (did not|failed)|someone|they found|to be (alive|here)|my)  # I wanted to die then. So glad I am still here
(old|former|previous) me  # The old me wanted to die after a loss
(during|throughout) (lockdown|covid|the pandemic|uni|university|school|college|the divorce|my divorce|my marriage|the separation)  # I had suicidal thoughts during lockdown
(meds|medication|therapy|counselling|treatment|time|it|they) (helped|passed|worked|saved|went away)  # I was suicidal and therapy helped
(sectioned|hospitalised|hospitalized|on a ward|psych ward|in hospital after|called (samaritans|the helpline|a helpline|my sponsor) instead|hard to believe now|different (person|man|woman|life) now|not anymore though|long behind me|behind me now|never looked back)  # I got sectioned after I tried to end my life

[recent] Not long ago, or now
(been|have|felt|wanted) ... since  # I’ve been wanting to die since I was a teenager
(last night|yesterday|tonight|this (morning|evening|afternoon|week|weekend|month)|last (week|weekend|month)|hours ago|minutes ago|days ago|weeks ago|right now|lately|recently|again|these days|nowadays|still|the other (day|night)|currently|all week|every (day|night))  # Last night I wanted to die

[returns] It is back
(thoughts|thought|feeling|feelings|urge|urges|it|that|darkness|they|this|ideas|voice|voices) (is|are|has|have|has all|had|keep|keeps)? (come|came|coming|back|returned|returning|crept|creeping|resurfac*|again|stronger) (back|again|up|in|now|$)?  # Ten years ago I tried to die and tonight it is back
(same|that|old) (feeling|feelings|thoughts|thought|place|urge|darkness|headspace|spot|dark place) (tonight|now|again|today|as|is|are|back|lately|all)  # Years ago I wanted to die. I have the same thoughts tonight
(feel|feeling|want|wanting|think|thinking|considering|might|could|may|ready|tempted|there|back|planning|will|heading|get*|here) .. (again|the same|like that|that way) (now|tonight|today|$)?  # I tried years ago and I’m thinking about it again
now (it is|i feel it|i want it|it comes|they are|it)? (all|every|most|constantly|always|worse) (day|night|the time|of the time|again|than)?  # I used to want to die for an hour. Now it’s all day
this time (i (will|am|would|want|know)|it will|will|around i)  # I tried to die years ago. This time it will work
(back|right back) (there|where i (was|started)|to that|in that|at that|here)  # I wanted to die years ago and I am right back there
(still|every day) (do|does|think|feel|want|there|have|with me|wish|miss)  # Ten years ago I wanted to die and I still do
(finish|finished) (the job|what i started|it this time)  # I tried in 2010. I should finish the job
({wanting}|should have|shame|pity|sorry|regret) .. (it (had|worked|did)|i (had|succeeded|did)|worked|succeeded|i was found|they saved me|failed|found me)  # I tried ten years ago and I wish it had worked

[same] Wanting it too
(want|going|ready|feel|tempted|about|have|need) to (as well|too|also)  # My brother killed himself and now I want to as well
(do|doing|did|try|want|go|going|feel|thinking) (the|that|like|just)? (same|same thing|likewise|that too|it too)  # My brother killed himself and I want to do the same
(join|joining|follow|following) (him|her|them|my)  # My wife took her own life and I want to follow her
(am|be|might be|will be|feel like i am|could be|me) next  # My friend killed himself. I might be next
i (can)? (understand|get|know|see) (now)? (why|how|what) (he|she|they) (did|does|do|felt|could|went|was)  # My dad killed himself and now I understand why he did
(i|me|my) .. (end up|ending up|go|going|turn out|heading|wind up) (like|the same way|that way|the same|as) (him|her|them|he|she|$)  # He took his own life. I will end up like him
(same|those|similar) (thoughts|feelings|thing|path|road|place|boat|way|urge|plan)  # My brother killed himself, and I have the same thoughts
(envy|jealous of|envious of) (him|her|them|that)  # My uncle killed himself and I envy him
(me too|so (do|am|will) i|same here|my turn|i am too|i do too|so could i|so might i)  # My wife wants to die and so do I
({wanting}|should have been) (it (was|were|had been|is)|i (was|were|had|could|had the)|been) (me|him|her|brave|courage|guts|same|strong enough|too|with (him|her))  # My cousin killed himself. I wish it had been me
i .. (think*|consider*|tempted|feel*) .. (it|that|same) (too|as well|myself|for me)  # My sister killed herself and I think about it too

[soon] Now, or at a time that is set
(now|tonight|today|right now|right here|tomorrow|this (weekend|evening|morning|afternoon|week|night)|at (midnight|dawn|<number>)|in (an|the|a|few|{number}) .. (hour|hours|minutes|morning|days|bit)|before (morning|sunrise|they (wake|get|come))|after (work|my shift|dinner|they|everyone|midnight)|(when|once) (everyone|they|the (kids|house|others)|she|he|i get (home|back)) (is|are|get|gets|go|goes|leave|leaves|asleep|home|back)?|as soon as|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|by (morning|tomorrow|the))  # I want to kill myself tonight
`;
