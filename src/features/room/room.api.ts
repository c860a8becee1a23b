import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Me } from '../account/account.schema.ts';
import { createRoom, type Room, type RoomState } from './liveRoom.ts';

/** The room, which a person finds as they left it when they come back to it from another screen. */
export function useRoom(me: Me): { room: Room; state: RoomState } {
  const queries = useQueryClient();
  const [room] = useState(() => roomOf(queries, me.id));
  useEffect(() => stayIn(room), [room]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server has just told who is here
  useEffect(() => room.signedInAgain(), [room, me]);
  return { room, state: useSyncExternalStore(room.subscribe, room.state, room.state) };
}

/** In the room as long as it is on the screen, and not in a page that the browser only keeps to go back to. */
function stayIn(room: Room): () => void {
  let leave = room.enter();
  const hide = () => leave();
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) leave = room.enter();
  };
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  return () => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    leave();
  };
}

const isRoom = ([name]: readonly unknown[]): boolean => name === 'room';

/** Kept among what the person has read, so that it goes when they sign out. */
function roomOf(queries: QueryClient, userId: string): Room {
  const key = ['room', userId];
  const known = queries.getQueryData<Room>(key);
  if (known) return known;
  const room = createRoom(userId);
  queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(key, room);
  const unsubscribe = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'removed' || !isRoom(query.queryKey)) return;
    unsubscribe();
    room.close();
  });
  return room;
}

/** The server no longer knows the session: the app asks to sign in again. */
export function useForgetSession(): () => void {
  const queries = useQueryClient();
  return () => {
    queries.setQueryData(['me'], null);
  };
}
