/** English: gambling has become too much, without a word of dying. */
export const englishDistress = `
[distress] Money is gone
(lost|blew|blown|gambled|burned|wasted|spent|threw|pissed|lose|losing|bet) (away)? (it all|everything|all|my|the|our|a lot|so much|thousands|<number>|another|rent|too much|every)  # I lost everything last night
(rent|wages|wage|salary|paycheck|savings|mortgage|deposit|bills|food|grocery|school|petrol|payday|pension|redundancy) ... (money|gone|payment|fund|lost|left|spent|missed)  # There went the rent money
(debt|debts|owe|owed|loan|loans|loan shark|overdraft|bankrupt|bankruptcy|evicted|eviction|foreclos*|repossess*|bailiff|bailiffs|collectors|maxed|borrow*|stole|stolen|embezzl*|pawned|broke|skint)  # I’m drowning in debt
(every|last) (penny|cent|euro|pound|dollar)  # Every penny of my wages is on the horses
(lose|losing|lost) (the|my|our) (house|home|flat|job|car|family|kids|wife)  # We might lose the house

[distress] No control
{can not} (stop|quit|control|help|resist|walk away|afford|pay|sleep|eat|breathe)  # I can’t stop gambling
(chasing|chase|chased)  # I keep chasing losses
(relapse|relapsed|relapsing|slipped|slip|slips|gave in|caved|back at it|fell off|gambled again|broke my streak)  # I relapsed
(urge|urges|craving|cravings|tempted|itch|itching|triggered)  # The urge is strong
(out of control|rock bottom|falling apart|end of my (rope|tether)|breaking point|spiral*)  # I have hit rock bottom
(addict*|gambling problem|compulsive)  # I am addicted

[distress] Pain and shame
(ashamed|shame|guilt|guilty|disgusted|hopeless|desperate|miserable|worthless|devastated|depressed|anxious|panic|panicking|broken|trapped|overwhelmed|lonely|suffering|helpless|embarrass*|disappoint*|crying|cried|sobbing|tears|pointless|loser|hate myself|scared|terrified|alone|idiot|disgust|low|flat|numb|empty|sick to my stomach)  # I feel so ashamed
(hate|ruined|destroyed|wrecked) (myself|my life|everything|my {family}|it all|what i)  # I hate myself for it
(help me|need help|please help|someone help|need (someone|support|to talk))  # Please help me
({family}) ... (left|leaving|found out|does not know|do not know|not know|find out|divorc*|kick*|hate*|trust|disappointed|refused|couch)  # My wife left because of it
(lied|lying|lie|lies|hiding|hid|secret)  # I lied to my parents about it
`;
