/**
 * English: what a plan sounds like when it does not say of what. Each group is one thing that people say who have one: that it is
 * decided, that it is near, that all is ready, that others are provided for, goodbye. Two of them say enough together.
 */
export const englishPlanSigns = `
[sign 2 own] 'It' will be done, and when
(tonight|today|tomorrow|{day}) (is|was) the (night|day|one)  # Tonight is the night
{day} i (go|leave|finish)  # Saturday I go
(happening|doing it|it is) on the (<number>|{number}) (th|st|nd|rd)?  # It’s happening on the 12th
(on my way|off|about|ready|going) to do it  # On my way to do it
(doing|do|done|did|finish|finishing|ending|end|get|getting|manage|managing) (it|this|that) .. {time}  # I’m doing it before sunrise
(it|that|this|everything|all of it) (is|will|will be|will all be|will all|all)? (happen|happens|happening|end|ends|ending|over|done|stops|stop|finish|finishes|finished|set|on|booked|sorted|arranged) (for|on|by)? {time}  # It happens tonight
(it|that|this) (is|has|will) (got)? to be {time}  # It has to be tonight
(sorted|set|booked|ready|arranged|fixed|planned|down|pencilled in) for {time}  # All sorted for weds night
{time} .. (it|i) (is|am|will be|will have|will)? (happen|happens|done|over|ends|end it|do it|doing it|finished|gone|going)  # Before the news comes on I will have done it
(going to|will|gonna|about to|going through|go through) (manage it|do it|with it|get it done|have done it|do it (right|properly)) (now|this time|$)  # This time I am going to manage it
(working|building|psyching|getting) (myself)? up (to|the (nerve|courage|guts)) (it|to|$)  # I’m sitting in the car working up to it
(waiting|just waiting|wait) (for|until|till) .. (house|everyone|them|her|him|it|kids|they|she|he|they are|dark|quiet) .. (quiet|asleep|leave|leaves|sleep|out|gone|go|goes|empty|dark|bed|be out)  # I’m waiting for the house to go quiet
(right|good|perfect|best) (moment|time|chance) ... (empty|alone|nobody|out|asleep|away|gone|comes)  # Just waiting for the right moment when the house is empty

[sign 3 own] This time it is for real
(picked|chosen|chose|settled on|circled|going with|decided on) (the|a|this|next)? ({day}|{number} (of|th|st))  # I’ve picked Sunday
(platform|station|tracks|crossing|train|express) ... (fast|express|next|non stop|through|coming) .. (one|at|soon|$)?  # I’m at the platform waiting for the fast one
{not} (be)? need (it|them|em|any of it|anything) (anymore|now|soon|after|$)  # I gave away my bike, I won’t need it
dead (people|men|women|man|woman|person|folk) (do not|does not|have no|can not|need|owe|pay)  # Dead people don’t need a streak
(going|off|leaving|go|gone) (already|{time}) $  # Going tonight
(next time|this time|it) .. (for real|real thing|properly|no mistakes|no mistake|for keeps|to work|finish)  # Next time’s for real
(so|that) .. (nobody|she|he|they|you|no one|police) {can not} (stop|find|reach|track|talk|save) (me|it)  # I blocked her so she can’t stop me
note .. (in my (pocket|bag|drawer|jacket|car|coat)|on the (table|bed|fridge|dresser|counter|desk)|under the|is (written|ready|done|in))  # I’ve got the note in my pocket
not check* out  # I’m not checking out in the morning

[sign 2 own] Decided
(take|taken|made|taking) (this|the|my) decision (myself|alone|and|now|$)  # I take this decision myself
i know (the|my|what|which) (date|day|hour|time)  # I know the date
(set|fixed|picked) (the|a) (date|day|time)  # Set the day
(planned|timed|worked out|down) to the (hour|minute|day|second)  # I’ve got it planned to the hour
(it is|ok) time (now)? $  # OK it’s time
(i have|have|i am|am|it is|that is|thats me|ive)? (decided|made up my mind|my mind is made up|mind is made up|made my mind up|made the decision|made my decision|decision is made|decision made|settled on it|set on it|resolved to|it is settled)  # I’ve decided
(promised|swore to|told|gave|vowed to) (myself|god) .. (if|that|when|once|i would)  # I promised myself that if it lost
i know (exactly)? (how|where|what) .. (and)? (i know)? (when|where|how)  # I know how and I know when
(have|got|picked|chosen|chose|set|circled|fixed|marked|know|settled on) (the|a|my)? (day|date|time|place|plan|spot|way|method|{day}) (circled|picked|set|chosen|in mind|and|now|it|in the|on the|after|because|$)  # I’ve picked Sunday, after Mass
(day|date|time|place) (is|was) (picked|chosen|set|circled|fixed|marked)  # The day is circled
(that|which|it) (settled|decided|finished|made) it (for me)?  # It was the last race that settled it
(no|not a|nothing) .. (change|talk|changing) my mind  # Nothing will change my mind
(do not|no use|no point|please do not) (try|trying)? (to|and)? (stop|stopping|talk|save|saving|call|ring|come|find|reply|answer|message|follow) (me|anyone|police|the police|an ambulance|after me|round|looking|$)  # Don’t try and stop me
{not} (want|wanting|need) .. (talked|talk me|stopped|saved|rescued|found|help to stop|anyone to come|anyone to stop|to be talked)  # I don’t want anyone to come

[sign 2 own] Everything is ready
(everything|it|all|i|place|things|that|we) (is|am|are|has been|have)? (all)? (ready|in place|set|sorted|prepared|arranged|packed|lined up|laid out|squared away|square|in order) (now|to go|for|and|$)  # Everything’s in place
(got|have) (everything|all|what|whatever) (that)? i need (ready|here|for it|$)  # I’ve got everything I need
(have|got|found|has|with) the means (beside|here|now|and|to|$)  # I have the means
(at|in|by|outside) the (place|spot) (now|already|$)  # I’m at the place now
all (ready|set|sorted|prepared|packed|in place|done)  # Its all ready

[sign 2 own] Others are provided for
(will|policy|policies|insurance|deeds|papers|paperwork|documents|passwords|pin|cards|card|logins|instructions|hymns|funeral|accounts|bills|keys|password) (is|are|all|been|have been|has been)? (all)? (signed|sorted|in the|on the|written down|labelled|laid out|updated|witnessed|chosen|picked|paid|ready|where)  # Will’s signed, policies in the blue folder
(chosen|picked|chose|written down) (the|my|some) (hymns|songs|readings|suit|photo|music|coffin|plot|flowers)  # I’ve chosen the hymns
(left|leaving|put|written|wrote down|given|gave|labelled) .. (pin|passwords|deeds|bank card|wallet|keys|ring|watch|will|policy|log in|logins|instructions|insurance) ..  # I have left my bank card and PIN for my flatmate
(gave|given|giving|give) away (my|the|all|everything)  # Gave away the birds today
(dog|cat|keys|birds|budgie|horse) (has|have|is|are|also)? (gone|left|going|with) (to|with|at) (my|the|her|his|mum)  # The dog has gone to my neighbour
(rehomed|rehoming|found a home for|took|taken|left|dropped|gave|given) (off)? (my|the|our)? (dog|cat|dogs|cats|budgie|rabbit|fish|horse|pets|bird|hamster|guinea pig) .. (to|with|at|for|yesterday|today|home|$)  # Took the cat to my niece’s
(handed in|handed over|given back|returned|posted) (my|the|all) (keys|notice|badge|key|library books)  # Handed in my keys
(cancelled|stopped|paid off|cancelling) (the|my|all) _ (milk|paper|papers|window cleaner|milkman|subscriptions|dentist|direct debits|lease|cleaner|appointment|appointments|cardiology|jab)  # Cancelled the milk and the paper
(clean|fresh|washed|changed|made) (sheets|pyjamas|bedding|the bed|my bed|the sheets)  # Put fresh sheets on
(stocked|filled|cooked|batch cooked|freezer|fridge) .. (fridge|freezer|cupboards|car|tank|meals) .. (for|so|up) .. (her|him|them|the|week*)?  # I’ve stocked her fridge and filled her car up
(so|that) ... (look like|seem like|ruin*|spoil*|suspect*|get ruined)  # So it doesn’t look like it was about grades
so .. {not} have to  # So Linda won’t have to
(so|that) (nobody|she|he|they|whoever|no one) ... (walks in|walk in|find|deal with|nuisance|clear up|trouble|mess|hunting for|worry about)  # So she does not walk in
(whoever|the one who|one that) (finds|comes in|walks in|opens|has to)  # So as not to be a nuisance for whoever comes in
give (my|his|her|the) ... to  # Give my boots and my tools to Mateusz
(told|tell|asked) .. (to)? (keep|have) (it|them) $  # I lent him the mower and told him to keep it
(will|can|would|said yes|agreed) .. (take|have|raise|mind|look after) (the|my|our) (kids|children|boys|girls|dog|cat|baby|wee ones)  # Tita will take the kids
give .. (my|the) .. to .. {family}? $  # Give my armband to Shane

[sign 2 own] Goodbye, thanks, no one to blame
(goodnight|cheerio|so long|bye|bye bye|god bless|adieu|goodbye) (and (goodbye|bye|thanks|thank you|god bless|sorry))? (all|lads|everyone|now|friends|folks|my|to you|$)  # Goodnight and goodbye lads
(do not|dont) (be|feel|worry|get|cry) (too)? (sad|scared|upset|guilty|bad|afraid|angry|for me|over me|about me) (for me|about it|over me|with me|$)  # Don’t be scared for me
(not|nobody|no one|anyone|anybody|none of) .. (fault|to blame|could have|said or did|upset with anyone|anything (you|any of you) (did|said))  # It wasn’t anyone’s fault
(want|wanted|like) (you|someone|somebody|one person|people|nobody|anyone|them) to know  # I just want one person to know
(tell|give|let) (my|the|them|her|him|our) .. (i (did try|tried|loved|love)|(my|all my) love|they were loved|it was not|know i)  # Tell my girls I did try
(thanks|thank you) (stranger|strangers|all|everyone|everybody|friend|friends|for talking|x)  # Thank you stranger
(thanks|thank you) (for|to) (being|everything|listening|having me|all|the kindness|trying|caring|your|looking after) ..  # Thank you for being kind to me
(you have|you were|you all|yous|everyone here|all of you|you) (been|were) (so|very|always|all)? (kind|good|decent|courteous|lovely|patient) (to me|all|$)  # You’ve been courteous
(wish|hope) (you|yous|everyone|them|her|him|you all) (all)? .. (well|the best|happiness|happy life|a good life|peace)  # I wish you all well

[sign 3 own] A last time, or not there afterwards
(my|the|our) (very)? (last|final) (night|day|evening|hour|hours|weekend|week|sunset|supper|meal|bath|morning|sunday|drive|post|message|one|christmas|birthday) .. (and|here|ever|$)  # Tonight’s my last night
({not}|never) (see|seeing|be seeing|make|reach|need|needing|be needing|be here|be there|be around|be about|be at|live to see|see out) (the|my|for|any|another|it|past|until|till)? _ ({day}|<year>|bday|birthday|summer|winter|spring|autumn|next (week|month|year)|retirement|{number}|a)  # I shall not see Friday
({not}|never) be (at|in|there|around|back|home|here) .. (or ever|or anywhere|ever|ever again|again|anymore|after {time}|from {time}|from now)  # I won’t be at training Tuesday or ever
(be|am) with (my|him|her|mum|dad|nan|them|god|jesus) .. (by|soon|again|tonight|tomorrow|before|at last)  # I’ll be with my brother by morning
(that is|thats|then)? (me|i am|i will be) (finished|done|gone|away|off|over) (for good|forever|now|then|with it all|lads|$)  # Then that’s me finished for good
(hour|hours|minutes|days|weeks|not long|not much) (left|to go) (for me|of me|of this|in me|$)  # One hour left for me
(be|am) (gone|dead|out of (it|here)) (before|by|within|in) (you|they|she|he|anyone|the|{time}|an hour)  # I’ll be out of it before they wake
slip away .. (tonight|quietly|no fuss|without)?  # I shall slip away tonight with no fuss
(this way|that way|at least) .. ({not}|only) .. (once|the one who|find me|see me|know)  # This way it’s only once

[sign 1 own] A time
{time}  # Tonight
<number> (pm|am|o clock|oclock|th|st|nd|rd)  # Decided. 11 pm

[sign 1 own] Alone
(phone|mobile) .. (off|switched off|turned off|down) (now|$)  # I’m turning the phone off now
(nobody|no one|she|he|they|everyone|wife|missus|husband|kids|family|parents) .. (home|in|back|around|out|away|asleep|on nights|gone out|at work) (until|till|tonight|now|for|$)  # There’s nobody home till Sunday
(house|flat|place) .. (empty|to myself|quiet)  # The house is empty
(locked|bolted|shut) (the|my|myself) .. (door|in|bathroom|bedroom)  # I’ve locked the door
(clear head|head is clear|calm|at peace|peaceful|lighter|relief|not upset|not angry|not sad|steady|serene)  # I have a clear head
(last|final) bet  # Last bet lost

[against 3] Change for the better
(quit|quitting|giving up|packing in) .. (for good|gambling|betting|this time|now|forever|smoking|drinking)  # I’ve decided, I’m quitting for good this time
(quit*|stop*|exclu*|delet*|block*|clos*|uninstall*|ban|banned|banning|unsubscrib*|cancel*|hand* over|sell*|sign* up) .. (account|accounts|app|apps|site|sites|gambling|betting|gamstop|card|cards|casino|casinos|bookie|bookies|group|therapy|meeting|counsell*)  # I deleted the app tonight
(meeting|therapy|recovery|sponsor|step {number}|days (clean|free|bet free)|bet free|gambling free)  # Everything is ready for the meeting
(tell|telling|told) (my|the|her|him|them|everyone) .. (everything|truth|about the|tonight|tomorrow|straight|today)  # Telling my wife everything tonight
(cut|cutting) up (my|the|all|every) .. (card|cards)  # Cut up all my cards tonight
(budget|dmp|iva|payment plan|repayment|stepchange|spreadsheet|self exclusion|gamstop|block|blocker|blocked|blocking)  # Everything ready for the payment plan

[against 3] Papers for a living family, laughter
(lawyer|solicitor|notary|mortgage|toddler|toddlers|baby|pregnant|first house)  # I made my will with the lawyer for the baby
(haha*|hehe*|lmao|lmfao|rofl)  # Everything is ready hahaha

[against 3] Travel, work, home
(holiday|holidays|flight|airport|tenerife|lanzarote|spain|benidorm|portugal|hotel with|caravan|beach|cruise|retirement|retire|retiring|new (job|flat|house|place|city)|moving (house|in|to|out)|interview|exam results|wedding|christening|party|training course|conference|night shift|gym|match day|dentist|school run|bin day|netflix|vera|recipe|baking|marathon|5k|10k)  # I won’t be here next week, I’m in Lanzarote
`;
