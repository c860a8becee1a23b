import { type ReactNode, useEffect, useState } from 'react';

type CoachWordsProps = {
  text: string;
  /** More words are still to come. */
  growing?: boolean;
};

type Words = (props: CoachWordsProps) => ReactNode;

let ready: Words | null = null;

/**
 * Fetches what shows a coach's words: its parser is heavy, and a conversation that has not begun does without.
 * React's own way of loading late would hide the first words for 300 ms even when the code is there.
 */
export async function loadCoachWords(): Promise<Words> {
  // Words without their marks are better than no words: a file may be missing after an update, or offline.
  ready ??= await import('./Markdown.tsx').then(file => file.Markdown).catch(() => PlainWords);
  return ready;
}

/** What a coach said. */
export function CoachWords(props: CoachWordsProps) {
  const [Words, setWords] = useState(() => ready);
  useEffect(() => {
    if (!Words) loadCoachWords().then(loaded => setWords(() => loaded));
  }, [Words]);
  if (Words) return <Words {...props} />;
  return (
    <div className="invisible">
      <PlainWords {...props} />
    </div>
  );
}

function PlainWords({ text }: CoachWordsProps) {
  return <p className="whitespace-pre-wrap">{text}</p>;
}
