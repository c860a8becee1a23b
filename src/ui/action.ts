import { useState } from 'react';

type State = { pending: boolean; done: boolean; error: unknown };
const idle: State = { pending: false, done: false, error: undefined };

/** Something a person sets off once at a time: whether it is under way, done, or was refused. */
export function useAction<Input>(act: (input: Input) => Promise<unknown>) {
  const [state, setState] = useState(idle);

  async function start(input: Input, then: { onDone?: () => void; onError?: (error: unknown) => void } = {}) {
    if (state.pending) return;
    setState({ ...idle, pending: true });
    try {
      await act(input);
    } catch (error) {
      setState({ ...idle, error });
      then.onError?.(error);
      return;
    }
    setState({ ...idle, done: true });
    then.onDone?.();
  }

  return { ...state, start, reset: () => setState(idle) };
}
