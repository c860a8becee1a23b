import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { FirstPlan } from '../features/help/FirstPlan.tsx';
import type { LessonProps } from '../features/resources/Lesson.tsx';
import { withMessages } from '../ui/language.ts';
import type { LessonSlug, Visitor } from './screens.tsx';

type Text = (props: LessonProps) => React.ReactNode;

const text = (load: () => Promise<Text>) => lazy(async () => ({ default: await withMessages(load()) }));

/** Each is fetched when it is read. */
const texts: Record<LessonSlug, Text> = {
  'how-urges-pass': text(() =>
    import('../features/resources/lessons/howUrgesPass/HowUrgesPass.tsx').then(file => file.HowUrgesPass),
  ),
  'chasing-losses': text(() =>
    import('../features/resources/lessons/chasingLosses/ChasingLosses.tsx').then(file => file.ChasingLosses),
  ),
  'near-misses': text(() =>
    import('../features/resources/lessons/nearMisses/NearMisses.tsx').then(file => file.NearMisses),
  ),
  'triggers-and-plans': text(() =>
    import('../features/resources/lessons/triggersAndPlans/TriggersAndPlans.tsx').then(
      file => file.TriggersAndPlans,
    ),
  ),
  'money-out-of-reach': text(() =>
    import('../features/resources/lessons/moneyOutOfReach/MoneyOutOfReach.tsx').then(
      file => file.MoneyOutOfReach,
    ),
  ),
  'after-a-slip': text(() =>
    import('../features/resources/lessons/afterASlip/AfterASlip.tsx').then(file => file.AfterASlip),
  ),
};

type LessonScreenProps = Visitor & { slug: LessonSlug; name: MessageDescriptor };

/** One lesson, with what can be done at once below it. */
export function LessonScreen({ slug, name, me }: LessonScreenProps) {
  const { i18n } = useLingui();
  const Lesson = texts[slug];
  return (
    <Lesson title={i18n._(name)} tool={slug === 'triggers-and-plans' ? <FirstPlan me={me} /> : undefined} />
  );
}
