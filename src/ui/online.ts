import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;

/** False when the browser knows that it has no connection; true promises nothing. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
