import { anyPhrase, plainWords } from './plainWords.rules.ts';

const MINUTE = 60_000;
const CONTINUED_GAP = 30 * MINUTE;
const CONTINUED_USE = 3 * 60 * MINUTE;
const AWAY = 7 * 24 * 60 * MINUTE;

const machine = '(?:bot|robot|chat ?bot|ai|machine|computer|computer program|program|software|chatgpt)';
const somebody = '(?:human|human being|person|man|woman|guy)';
const expert = '(?:counselor|counsellor|therapist|psychologist|doctor|coach|professional)';
const name = '(?:patrick|sarah|dr martinez|martinez|mike)';
const are = '(?:are|r|is)';
const you = `(?:you|u|${name})`;
const real =
  '(?:(?:an?|the|real|actual|actually|really|genuine|live|living|licensed|qualified|trained|just|even|only|not) )*';
const talking = '(?:talk|talking|speak|speaking|chat|chatting|text|texting|write|writing) (?:to|with)';

const asking = anyPhrase(
  `${are} ${you} ${real}(?:${machine}|${somebody}|${expert}|${name})`,
  `${are} ${you} (?:guys )?(?:even |really |actually )?(?:real|alive|automated|fake|artificial)(?! about| with)`,
  `is (?:this|it) ${real}(?:automated|automatic|(?:an?|real) (?:bot|robot|chat ?bot|ai|human|person))`,
  `is this ${real}(?:bot|robot|chat ?bot|ai|human|real person|actual person)`,
  `(?:youre|you are|u r) ${real}(?:${machine}|human|person)`,
  `^(?:so )?(?:you|u) ${real}(?:${machine}|${somebody}|real)$`,
  `${talking} ${real}(?:human|bot|robot|chat ?bot|ai)`,
  `${talking} (?:an? )?(?:real|actual|live|living|genuine) (?:person|people|counselor|counsellor|therapist|doctor)`,
  `${talking} (?:someone|somebody|anyone) real`,
  `am i ${talking} ${real}(?:${machine}|${somebody})`,
  'is there (?:really )?an? (?:(?:real|actual|live) )*(?:human|(?:real|actual|live) person)',
  'is (?:anyone|anybody|someone|somebody) (?:really|actually|real|human) (?:there|here|reading|answering)',
  `(?:${machine}|${somebody}) or ${real}(?:${machine}|${somebody})`,
  '^(?:real|human|bot|ai|robot|a bot|(?:a )?real (?:person|human)|what are you|who am i talking to)$',
);

const machineEs = '(?:bot|robot|chat ?bot|ia|maquina|programa|computadora|ordenador|inteligencia artificial)';
const somebodyEs = '(?:human[oa]|persona|ser humano|hombre|mujer)';
const expertEs = '(?:psicolog[oa]|terapeuta|doctora?|medic[oa]|consejer[oa]|profesional)';
const realEs = '(?:(?:una?|de verdad|real|realmente|acaso|solo) )*';

const askingInSpanish = anyPhrase(
  `(?:eres|sos|es usted|es esto|esto es|seras) ${realEs}(?:${machineEs}|${somebodyEs}|${expertEs})`,
  '(?:eres|sos) (?:real|de verdad|automatic[oa]|de carne y hueso)',
  `(?:hablo|hablando|escribo|escribiendo|chateando|hablar) con ${realEs}(?:${machineEs}|${somebodyEs}|${expertEs}|alguien real)`,
  `(?:${machineEs}|${somebodyEs}) o ${realEs}(?:${machineEs}|${somebodyEs})`,
  'hay (?:alguien|una persona|alguna persona) (?:de verdad|real|ahi|detras)',
  '^(?:human[oa]|bot|ia|robot|que eres|con quien hablo|persona real)$',
);

/**
 * Whether the person asks if the coach is human, real, a machine or a real professional, or asks for a
 * human instead: both are owed the answer that it is an AI, and where people can be reached.
 */
export function asksIfHuman(text: string): boolean {
  const words = plainWords(text);
  return asking.test(words) || askingInSpanish.test(words);
}

type Said = { id: string; role: 'user' | 'assistant'; content: string; createdAt: string };

/**
 * Where the notice 'you are talking with an AI' stands: before the first message, after three hours of
 * continued use since the last notice, after seven days away, and right after somebody asks.
 *
 * Continued use is the time between messages less than 30 minutes apart. It adds up across longer
 * pauses, so that pausing never makes the notice rarer.
 * @param messages oldest first
 * @returns the messages that a notice stands before, and whether one stands after the last message
 */
export function noticePlaces(messages: readonly Said[], now: Date): { before: Set<string>; atEnd: boolean } {
  const before = new Set<string>();
  let used = 0;
  let previous: Said | undefined;

  const isDue = (at: number): boolean => {
    if (!previous) return true;
    const gap = at - Date.parse(previous.createdAt);
    if (gap > 0 && gap < CONTINUED_GAP) used += gap;
    return (
      used >= CONTINUED_USE || gap >= AWAY || (previous.role === 'user' && asksIfHuman(previous.content))
    );
  };

  for (const message of messages) {
    if (isDue(Date.parse(message.createdAt))) {
      before.add(message.id);
      used = 0;
    }
    previous = message;
  }
  return { before, atEnd: isDue(now.getTime()) };
}
