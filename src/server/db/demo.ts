import { hashPassword } from 'better-auth/crypto';
import { newId } from '../../shared/ids.ts';
import type { InLanguages, Language } from '../../shared/language.ts';
import type { Database } from './connect.ts';
import { accounts, chatMessages, userProgress, users } from './schema.ts';

export const DEMO_EMAIL = 'demo@cairn.example';
export const DEMO_PASSWORD = 'cairn-demo-2026';

/** Whom one can sign in as: somebody for each language. */
export const demoPeople: InLanguages<{ email: string; fullName: string }> = {
  en: { email: DEMO_EMAIL, fullName: 'Quiet Heron' },
  es: { email: 'demo.es@cairn.example', fullName: 'Garza Tranquila' },
};

type Line = readonly ['user' | 'assistant', string];

const english: readonly Line[] = [
  ['user', 'Payday tomorrow. I already feel it in my stomach.'],
  [
    'assistant',
    'Twenty-three days, and tomorrow brings the money and the old pull together. You saw it coming, which is half of the work.\n\nWhat usually happens in the first hour after the money arrives?',
  ],
  ['user', 'I check the balance, then I open the app "just to look".'],
  [
    'assistant',
    'So the look at the balance is the first link. A plan for exactly that moment:\n\n- **If** I open my bank app tomorrow, **then** I first move the rent to my sister.\n- **If** I want to "just look", **then** I put the phone in the kitchen for ten minutes.\n\nWhich of the two feels more like you?',
  ],
];

const spanish: readonly Line[] = [
  ['user', 'Mañana cobro. Ya lo noto en el estómago.'],
  [
    'assistant',
    'Veintitrés días, y mañana llegan juntos el dinero y el tirón de siempre. Lo has visto venir, y eso es la mitad del trabajo.\n\n¿Qué suele pasar en la primera hora después de que llega el dinero?',
  ],
  ['user', 'Miro el saldo y luego abro la aplicación “solo para ver”.'],
  [
    'assistant',
    'Entonces, mirar el saldo es el primer eslabón. Un plan para ese momento exacto:\n\n- **Si** mañana abro la aplicación del banco, **entonces** primero le paso el alquiler a mi hermana.\n- **Si** quiero “solo ver”, **entonces** dejo el teléfono en la cocina diez minutos.\n\n¿Cuál de los dos va más contigo?',
  ],
];

const conversations: InLanguages<readonly Line[]> = { en: english, es: spanish };

/** A person whose account the demo opens. */
export type DemoPerson = { userId: string; timeZone: string; language: Language };

/** Adds the demo person of a language, with a conversation and no days in the calendar yet. */
export async function addDemoPerson(db: Database, language: Language, now: Date): Promise<DemoPerson> {
  const userId = newId();
  const timeZone = 'UTC';
  const password = await hashPassword(DEMO_PASSWORD);
  await db.transaction(async tx => {
    await tx
      .insert(users)
      .values({ id: userId, ...demoPeople[language], language, emailVerified: true, timeZone });
    await tx
      .insert(accounts)
      .values({ id: newId(), userId, providerId: 'credential', accountId: userId, password });
    await tx.insert(userProgress).values({ userId });
    const conversation = conversations[language];
    for (const [i, [role, content]] of conversation.entries()) {
      const createdAt = new Date(now.getTime() - (conversation.length - i) * 60_000);
      const source = role === 'assistant' ? 'model' : null;
      await tx
        .insert(chatMessages)
        .values({ id: newId(), userId, role, content, coach: 'patrick', source, createdAt });
    }
  });
  return { userId, timeZone, language };
}

/** Adds other people, who never sign in. @returns their ids, in the same order */
export async function addDemoPeople(
  db: Database,
  people: { fullName: string; currentStreak: number }[],
): Promise<string[]> {
  const rows = people.map(person => ({ ...person, id: newId(), longestStreak: person.currentStreak }));
  await db.transaction(async tx => {
    await tx
      .insert(users)
      .values(rows.map(({ id, fullName }) => ({ id, fullName, email: `${id}@people.cairn.example` })));
    await tx.insert(userProgress).values(
      rows.map(({ id, currentStreak, longestStreak }) => ({
        userId: id,
        currentStreak,
        longestStreak,
        totalCleanDays: longestStreak,
      })),
    );
  });
  return rows.map(({ id }) => id);
}
