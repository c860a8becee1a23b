import { useCallback, useEffect, useRef, useState } from 'react';

type State = 'idle' | 'saving' | 'saved' | 'refused';

/** Milliseconds without a key pressed after which what was typed is saved. */
const PAUSE = 700;

/**
 * A value that saves as it is changed. What the person set stays on the screen until it is saved, also when the server
 * refuses it or is away: then `retry` tries again. Saves follow one another, so that the last one wins.
 * @param stored the value as the server has it
 * @param save stores a value and, before it resolves, lets `stored` become it
 */
export function useSaving<T>(stored: T, save: (value: T) => Promise<unknown>) {
  const [draft, setDraft] = useState<{ value: T }>();
  const [state, setState] = useState<State>('idle');
  const [error, setError] = useState<unknown>();
  const latest = useRef({ turn: 0, timer: undefined as number | undefined, done: Promise.resolve(), save });
  latest.current.save = save;

  const store = useCallback((value: T) => {
    const { current } = latest;
    window.clearTimeout(current.timer);
    current.timer = undefined;
    const turn = ++current.turn;
    setState('saving');
    current.done = current.done.then(async () => {
      if (turn !== current.turn) return;
      try {
        await current.save(value);
        if (turn !== current.turn) return;
        setDraft(undefined);
        setState('saved');
      } catch (problem) {
        if (turn !== current.turn) return;
        setError(problem);
        setState('refused');
      }
    });
  }, []);

  const waiting = useRef<() => void>(undefined);
  waiting.current = () => {
    if (latest.current.timer !== undefined && draft) store(draft.value);
  };
  // Leaving the page is no reason to lose what was typed just before.
  useEffect(() => () => waiting.current?.(), []);

  return {
    value: draft ? draft.value : stored,
    state,
    error,
    /** For a choice: saves at once. */
    set(value: T) {
      setDraft({ value });
      store(value);
    },
    /** For something typed: saves after a pause. */
    type(value: T) {
      setDraft({ value });
      setState('idle');
      window.clearTimeout(latest.current.timer);
      latest.current.timer = window.setTimeout(() => store(value), PAUSE);
    },
    /** For something typed that can't be saved as it stands. */
    keep(value: T) {
      window.clearTimeout(latest.current.timer);
      latest.current.timer = undefined;
      latest.current.turn++;
      setDraft({ value });
      setState('idle');
    },
    /** For leaving a field: saves what waits. */
    flush: () => waiting.current?.(),
    retry: () => draft && store(draft.value),
  };
}

export type Saving<T> = ReturnType<typeof useSaving<T>>;
