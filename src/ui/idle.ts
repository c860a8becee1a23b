/** Calls when nothing else happens, and never where data is dear. @returns how to stop waiting */
export function whenIdle(run: () => void): () => void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return () => {};
  const idle = window.requestIdleCallback ?? ((later: () => void) => window.setTimeout(later, 1500));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  const handle = idle(() => run());
  return () => cancel(handle);
}
