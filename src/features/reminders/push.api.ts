import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../ui/fetch.ts';
import type { Push } from './reminders.schema.ts';

const pushKey = (userId: string) => ['push', userId];

/** Whether this browser can show reminders at all. On an iPhone only an installed app can. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The browsers of the person that get reminders, and whether this is one of them. */
export function usePush(userId: string) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: pushKey(userId),
    queryFn: ({ signal }) => request<Push>('/api/me/push', { signal }),
  });
  const store = (push: Push) => queries.setQueryData(pushKey(userId), push);
  return {
    ...query,
    /** Asks for permission and adds this browser. Throws when it was not given, or as `request` does. */
    async addThis(publicKey: string, label: string) {
      if ((await Notification.requestPermission()) !== 'granted') throw new PermissionRefused();
      const worker = await navigator.serviceWorker.ready;
      // A subscription with another key, of a server that was set up anew, would be refused by the push service.
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      const subscription = await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: publicKey,
      });
      const { endpoint, keys } = subscription.toJSON();
      store(await request<Push>('/api/me/push', { method: 'POST', body: { endpoint, keys, label } }));
    },
    async remove(id: string) {
      store(await request<Push>(`/api/me/push/${id}`, { method: 'DELETE' }));
    },
  };
}

/** The person, or their browser for them, said no to notifications. */
export class PermissionRefused extends Error {}
