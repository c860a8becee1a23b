import { anyPhrase, plainWords } from './plainWords.rules.ts';

const myself = 'my ?self';
const wantTo = '(?:want to|want 2|wanna|wanted to)';
const dontWantTo = `(?:dont|do not|didnt|not|no longer|never) ${wantTo}`;

/** Direct statements of a wish to die, to be gone or to hurt oneself, in the words of `plainWords`. */
const directStatements = anyPhrase(
  `(?:kill|killing|unalive|hang|hanging|drown|drowning|hurt|hurting|harm|harming|injure) ${myself}`,
  `(?:shoot|shooting) ${myself}(?! in the foot)`,
  `(?:cut|cutting) ${myself}(?! off| out| loose| free| some| a| shaving| short)`,
  'self ?harm(?:ing|ed)?',
  'suicidal',
  'suicide(?! bets?\\b)',
  `(?:${wantTo}|im going to|im gonna|ready to|plan to|planning to|tried to|trying to|rather) (?:just )?(?:die|be dead)`,
  `(?:${wantTo}|going to|gonna|ready to) (?:just )?end it`,
  'want (?:it all|this all|everything) to (?:end|stop forever)',
  '(?:end|ending) it (?:all|tonight|today)',
  '(?:end|ending|take|taking|ended|took) my (?:own )?life(?! savings| insurance)',
  `${dontWantTo} (?:be alive|exist|wake up|keep living|go on living)`,
  `${dontWantTo} be here(?! (?:again|at|in|for|with|on|when)\\b)`,
  `${dontWantTo} live(?! (?:at|in|with|near|on|off|under|alone|together|a|my|the|there|here|paycheck)\\b)`,
  'cant (?:live|go on) any ?more',
  'wish i (?:was|were) (?:dead|gone|not here|not alive|never born)',
  'wish i (?:wasnt|werent) (?:here|alive|around|born)',
  'wish i (?:had never been|hadnt been|was never|d never been) born',
  'wish i could (?:just )?(?:die|disappear|never wake up|not wake up)',
  'hope i (?:dont|do not|never) wake up',
  'better off (?:without me|dead|if i (?:was|were|wasnt|werent|am not|died|disappeared))',
  'better if i (?:died|disappeared|(?:was|were) (?:dead|gone|not here)|(?:wasnt|werent) (?:here|alive|around))',
  '(?:no|any|a) (?:reason|point) (?:to|in) (?:live|living|be alive|being alive)',
  'nothing (?:left )?to live for',
  '(?:not|isnt|aint) worth living',
  'tired of (?:living|being alive)',
  '(?:think|thinking|thought|thoughts) (?:about|of) (?:dying|ending it)',
  '(?:jump|jumping) (?:off|from) (?:a|the) (?:bridge|roof|building|balcony)',
  '(?:jump|jumping) in front of (?:a|the) (?:train|bus|car|truck)',
  '(?:take|taking|took|swallow) all (?:of )?(?:my|the|these) (?:pills|tablets|meds|medication)',
  'overdos(?:e|ing)',
  '(?:final|last) goodbyes?',
  'goodbye (?:forever|everyone|everybody|world)',
  'say(?:ing)? (?:my goodbyes|goodbye to (?:everyone|everybody|my (?:family|kids|children|wife|husband|parents)))',
);

/**
 * Whether a message says directly that the person may not want to live or may hurt themselves. It errs
 * towards yes, also for a denial, the past or another person: the cost of a yes is one caring question.
 */
export const soundsUnsafe = (text: string): boolean => directStatements.test(plainWords(text));
