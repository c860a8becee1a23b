import type { Coach, CoachKey } from './coach.schema.ts';

type Words = Pick<Coach, 'title' | 'greeting' | 'description' | 'specialties'>;

/** What the coaches say of themselves, in Spanish. The title names a style, as in English. */
export const inSpanish: Readonly<Record<CoachKey, Words>> = {
  patrick: {
    title: 'Coach de IA con el estilo de un consejero en adicción al juego',
    greeting:
      'Soy Patrick, un coach de IA: sin sermones, hablando claro y con paciencia. ¿Qué tienes en mente?',
    description:
      'Directo y firme, con algo de humor seco. Patrick te ayuda a ver qué despierta un impulso y a decidir de antemano qué harás.',
    specialties: ['Impulsos y desencadenantes', 'Planes “si… entonces”', 'El dinero fuera de tu alcance'],
  },
  sarah: {
    title: 'Coach de IA con el estilo de una coach de recuperación',
    greeting:
      'Hola, soy Sarah, una coach de IA, y me alegra que estés aquí, haya ido como haya ido el día. ¿Por dónde empezamos?',
    description:
      'Cálida y práctica. Sarah ayuda con la forma de los días corrientes, con volver después de un desliz y con dejar entrar a alguien.',
    specialties: ['Rutinas de cada día', 'Volver después de un desliz', 'Contárselo a alguien de confianza'],
  },
  dr_martinez: {
    title: 'Coach de IA con el estilo de la psicología clínica',
    greeting:
      'Te doy la bienvenida. Soy Dr. Martinez, coach de IA, y podemos ir por orden: ¿qué es lo que más te importa hoy?',
    description:
      'Con calma, precisión y orden. Dr. Martinez te ayuda a mirar los pensamientos que rodean un impulso y a ponerlos a prueba paso a paso.',
    specialties: ['Pensamientos en torno al impulso', 'Planes paso a paso', 'Aprender de los tropiezos'],
  },
  mike: {
    title: 'Coach de IA con el estilo de un coach de atención plena y bienestar',
    greeting: 'Soy Mike, un coach de IA, y aquí no hay prisa. Deja caer los hombros y cuéntame cómo estás.',
    description:
      'Sin prisa y con suavidad. Mike te ayuda a notar un impulso en el cuerpo, a respirar y a dejar que pase sin seguirlo.',
    specialties: ['Surfear el impulso', 'Respirar y volver al presente', 'Sueño y estrés'],
  },
};
