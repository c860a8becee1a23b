import type { FallbackWords } from './fallbackEnglish.rules.ts';
import { anyPhrase } from './plainWords.rules.ts';

/** The same replies as in English, in the same order. Phrases have no accents: `plainWords` takes them away. */
const replies: FallbackWords['replies'] = [
  {
    when: anyPhrase(
      '(?<!(?:por|con) (?:tu|su|vuestra|la|toda tu) )ayuda',
      'ayudame',
      'ayudeme',
      'ayudenme',
      '(?:me )?(?:puedes?|podrias?) ayudar(?:me)?',
      'necesito (?:que me ayudes|apoyo)',
      'auxilio',
      'socorro',
      'nada me ayuda',
      'no se que hacer',
    ),
    reply: () =>
      'Me alegra que hayas escrito. Si tienes un impulso cerca, prueba primero tres cosas: pon el teléfono o la tarjeta fuera de tu alcance, dale diez minutos y cuéntaselo a una persona de confianza. Ayuda ahora está en todas las pantallas si quieres hablar con alguien. ¿Qué es lo más difícil en este momento?',
  },
  {
    when: anyPhrase(
      'que tiempo (?:hace|hara|va a hacer)',
      'el clima',
      'va a llover',
      'pronostico del tiempo',
    ),
    reply: () => 'Desde aquí no puedo ver el tiempo que hace. ¿Cómo está por ahí, y cómo estás tú?',
  },
  {
    when: anyPhrase(
      '^(?:la )?(?:hora|fecha)(?: por favor| actual)?$',
      'que hora(?:s)? (?:es|son)',
      'que (?:dia|fecha|mes|ano) es(?: hoy)?',
      'a que (?:dia|fecha) estamos',
      '(?:dime|sabes|tienes|me dices) (?:que |la )?(?:hora|fecha)',
    ),
    reply: ({ now, timeZone }) =>
      `${clock(now, timeZone)} Si es una hora difícil, va a pasar. ¿Qué la haría un poco más fácil?`,
  },
  {
    when: anyPhrase(
      '^(?:un |otro )?(?:chiste|chistes)(?: por favor)?$',
      '(?:cuenta|cuentame|dime|sabes|conoces|quiero|dame|otro)(?: me| un| algun| otro| mas| buen)* chistes?',
    ),
    reply: () =>
      'Uno pequeño, entonces. Le pregunté el camino a un montón de piedras y me dijo: paso a paso. ¿Cómo va tu día?',
  },
  {
    when: anyPhrase('gracias(?! a dios)', 'te lo agradezco', 'muy agradecid[oa]'),
    reply: () => 'De nada. Venir aquí y ponerlo en palabras cuesta, y cuenta.',
  },
  {
    when: anyPhrase(
      'adios(?! a)',
      'chao',
      'chau',
      'nos vemos',
      'hasta (?:luego|pronto|manana|la vista|otra)',
      '^buenas noches',
      'buenas noches$',
      'me voy a dormir',
    ),
    reply: () =>
      'Cuídate. Puedes volver a cualquier hora, tras un día bueno o uno difícil. Si antes se pone pesado, Ayuda ahora está en todas las pantallas.',
  },
  {
    when: anyPhrase(
      'como (?:estas|esta usted|te va|te encuentras|andas|vas)',
      'que tal(?: estas| te va| andas|$)',
      'como te sientes',
    ),
    reply: () =>
      'Gracias por preguntar. Soy una IA, así que no tengo días buenos ni malos. Y tú, ¿cómo estás de verdad?',
  },
  {
    when: anyPhrase(
      '^nombre$',
      'tu nombre',
      'su nombre es',
      'como te llamas',
      'me llamo',
      'mi nombre es',
      'quien eres',
      'quien es usted',
      'como (?:te|puedo) (?:llamo|llamarte)',
    ),
    reply: ({ coachName }) =>
      `Me llamo ${coachName} y soy coach de IA. Me alegra conocerte. ¿Qué te trae hoy por aquí?`,
  },
  {
    when: anyPhrase(
      '^(?:tu )?edad$',
      'tu edad',
      'que edad tienes',
      'cuantos anos tienes',
      'eres (?:viejo|vieja|joven)',
    ),
    reply: () => 'Soy una IA, así que no tengo edad. ¿Cómo ha sido hoy para ti?',
  },
];

export const spanish: FallbackWords = {
  isAi: coachName =>
    `Soy un coach de IA, no una persona. ${coachName} es el nombre que llevo aquí. En la Sala de apoyo hay personas, y Ayuda ahora tiene líneas en las que responde una persona. ¿Qué te ayudaría más en este momento?`,
  replies,
  greetings: anyPhrase(
    'hola',
    'holi',
    'buenas',
    'buenos dias',
    'buenas tardes',
    'saludos',
    'que onda',
    'hi',
    'hello',
  ),
  hello: '¡Hola! ¿En qué puedo ayudarte hoy?',
  anythingElse:
    'Te leo. ¿Puedes contarme un poco más de lo que buscas? Estoy aquí para ayudarte con lo que necesites.',
  toTalk: 'Para hablar con una persona:',
  notSafe: 'Si crees que no estás a salvo:',
};

/** The time and date in a person's zone, in a sentence. A zone that this runtime does not know is read as UTC. */
function clock(now: Date, timeZone: string): string {
  try {
    const time = new Intl.DateTimeFormat('es', { timeStyle: 'short', timeZone }).format(now);
    const date = new Intl.DateTimeFormat('es', { dateStyle: 'full', timeZone }).format(now);
    return `Donde estás son las ${time} del ${date}.`;
  } catch {
    return clock(now, 'UTC').replace('Donde estás', 'En UTC');
  }
}
