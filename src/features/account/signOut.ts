import { useLocation } from 'wouter';
import { useAction } from '../../ui/action.ts';
import { signOut } from './account.api.ts';

/** Signing out as an action: back to the start when it is done. */
export function useSignOut() {
  const [, go] = useLocation();
  return useAction(async (how: { everywhere: boolean }) => {
    await signOut(how);
    go('/');
  });
}
