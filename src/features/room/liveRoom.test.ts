import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from '../../ui/fetch.ts';
import { createRoom } from './liveRoom.ts';
import type { RoomMessage, RoomMessages } from './room.schema.ts';
import { deleteMessage, fetchNewest, fetchOlder } from './roomList.api.ts';
import type { StreamEvent } from './roomStream.api.ts';
import { shareStream } from './sharedStream.ts';

vi.mock('./roomList.api.ts');
vi.mock('./sharedStream.ts');

i18n.loadAndActivate({ locale: 'en', messages: {} });

const said = (seq: number, userId = 'ben'): RoomMessage => ({
  id: `m${seq}`,
  seq,
  message: `words ${seq}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  author: { id: userId, fullName: userId, avatarUrl: null, currentStreak: 1 },
});
const told = (seq: number, userId?: string): StreamEvent => ({
  type: 'message',
  id: seq,
  message: said(seq, userId),
});
const page = (seqs: number[], position: number, nextCursor: string | null = null): RoomMessages => ({
  items: seqs.map(seq => said(seq)),
  position,
  nextCursor,
});

let frames: (() => void)[];
const stop = vi.fn();

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() });
  vi.mocked(shareStream).mockReset().mockReturnValue(stop);
  vi.mocked(fetchNewest)
    .mockReset()
    .mockResolvedValue([page([3, 2], 3, '2')]);
  stop.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
const paint = () => {
  for (const frame of frames.splice(0)) frame();
};
const stream = () => {
  const [, listener] = vi.mocked(shareStream).mock.lastCall ?? [];
  if (!listener) throw new Error('nobody follows the stream');
  return listener;
};

async function open() {
  const room = createRoom('me');
  const leave = room.enter();
  await settled();
  const seqs = () => room.state().feed.messages.map(({ seq }) => seq);
  return { room, leave, seqs };
}

test('the list first, then the stream from where it was read', async () => {
  const { room, seqs } = await open();
  expect(seqs()).toEqual([3, 2]);
  expect(shareStream).toHaveBeenCalledOnce();
  expect(stream().place()).toBe(3);
  expect(room.state()).toMatchObject({ loading: false, connection: 'connecting' });
  stream().onState({ connection: 'live', place: 3, presence: { count: 1, people: [] } });
  expect(room.state()).toMatchObject({ connection: 'live', presence: { count: 1 } });
});

test('a burst changes the page once, and counts what others wrote', async () => {
  const { room, seqs } = await open();
  const changed = vi.fn();
  room.subscribe(changed);
  stream().onEvents(3, [told(4), told(5, 'me')]);
  stream().onEvents(5, [told(6), told(6)]);
  stream().onEvents(6, [{ type: 'ping' }]);
  expect(changed).not.toHaveBeenCalled();
  paint();
  expect(changed).toHaveBeenCalledOnce();
  expect(seqs()).toEqual([6, 5, 4, 3, 2]);
  expect(room.state().arrived).toEqual({ count: 2, from: 'ben' });
});

test('the place is where this tab is, also before it is painted', async () => {
  const { seqs } = await open();
  stream().onEvents(3, [told(4)]);
  expect(stream().place()).toBe(4);
  expect(seqs()).toEqual([4, 3, 2]);
});

test('what was missed is loaded anew, until it is there', async () => {
  const { room, seqs } = await open();
  vi.mocked(fetchNewest)
    .mockResolvedValueOnce([page([5, 4], 5, '4'), page([3, 2], 5, '2')])
    .mockResolvedValueOnce([page([6, 5], 7, '5'), page([4, 3, 2], 7, '2')]);
  stream().onEvents(7, [told(8)]);
  paint();
  await settled();
  expect(seqs()).toEqual([8, 5, 4, 3, 2]);
  expect(room.state().feed.missed).toBe(7);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seqs()).toEqual([8, 6, 5, 4, 3, 2]);
  expect(room.state().feed.missed).toBe(0);
  expect(room.state().arrived.count).toBe(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchNewest).toHaveBeenCalledTimes(3);
  expect(shareStream).toHaveBeenCalledOnce();
});

test('a tab that is told that another is further asks for the list', async () => {
  await open();
  stream().onState({ connection: 'live', place: 9, presence: null });
  paint();
  expect(fetchNewest).toHaveBeenCalledTimes(2);
});

test('whoever leaves and comes back goes on where they were', async () => {
  const { room, leave, seqs } = await open();
  stream().onEvents(3, [told(4)]);
  leave();
  expect(stop).toHaveBeenCalledOnce();
  expect(room.state()).toMatchObject({ presence: null, connection: 'connecting' });
  room.enter();
  await settled();
  expect(fetchNewest).toHaveBeenCalledOnce();
  expect(shareStream).toHaveBeenCalledTimes(2);
  expect(stream().place()).toBe(4);
  expect(seqs()).toEqual([4, 3, 2]);
});

test('a list that can not be loaded is asked for again by itself, but not once one has left', async () => {
  vi.mocked(fetchNewest).mockRejectedValue(new ProblemError({ status: 500 }));
  const { room, leave } = await open();
  expect(room.state()).toMatchObject({ loading: false, loadError: { status: 500 } });
  expect(shareStream).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fetchNewest).toHaveBeenCalledTimes(2);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchNewest).toHaveBeenCalledTimes(2);
  room.enter()();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchNewest).toHaveBeenCalledTimes(3);
  vi.mocked(fetchNewest).mockResolvedValue([page([1], 1)]);
  room.enter();
  await settled();
  expect(room.state()).toMatchObject({ loadError: null });
});

test('a session that is gone ends it until the person is known again', async () => {
  vi.mocked(fetchNewest).mockRejectedValueOnce(new ProblemError({ status: 401 }));
  const { room } = await open();
  expect(room.state().connection).toBe('signedOut');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchNewest).toHaveBeenCalledOnce();
  room.signedInAgain();
  await settled();
  expect(room.state()).toMatchObject({ connection: 'connecting', loadError: null });
  expect(shareStream).toHaveBeenCalledOnce();
});

test('who has left is not brought back by being known again', async () => {
  vi.mocked(fetchNewest).mockRejectedValueOnce(new ProblemError({ status: 401 }));
  const room = createRoom('me');
  room.enter()();
  await settled();
  expect(room.state().connection).toBe('signedOut');
  room.signedInAgain();
  await settled();
  expect(shareStream).not.toHaveBeenCalled();
});

test('older messages, one page at a time; what stands in their way can be tried again', async () => {
  const { room, seqs } = await open();
  vi.mocked(fetchOlder).mockRejectedValueOnce(new ProblemError({ status: 503 }));
  await room.loadOlder();
  expect(room.state()).toMatchObject({ loadingOlder: false, olderError: { status: 503 } });
  vi.mocked(fetchOlder).mockResolvedValueOnce(page([1], 3));
  void room.loadOlder();
  await room.loadOlder();
  await settled();
  expect(fetchOlder).toHaveBeenCalledTimes(2);
  expect(fetchOlder).toHaveBeenLastCalledWith('2');
  expect(seqs()).toEqual([3, 2, 1]);
  expect(room.state().arrived.count).toBe(0);
  await room.loadOlder();
  expect(fetchOlder).toHaveBeenCalledTimes(2);
});

test('a message is gone once the server has deleted it, and stays when it could not', async () => {
  const { room, seqs } = await open();
  vi.mocked(deleteMessage).mockRejectedValueOnce(new ProblemError({ status: 500 }));
  await expect(room.remove('m3')).rejects.toThrow();
  expect(seqs()).toEqual([3, 2]);
  vi.mocked(deleteMessage).mockResolvedValueOnce();
  await room.remove('m3');
  expect(seqs()).toEqual([2]);
});

test('a page that is open all day lets go of old messages when nobody reads them', async () => {
  const { room, seqs } = await open();
  stream().onEvents(
    3,
    Array.from({ length: 398 }, (_, n) => told(n + 4)),
  );
  paint();
  room.shorten();
  expect(seqs()).toHaveLength(400);
  stream().onEvents(401, [told(402)]);
  paint();
  room.shorten();
  expect(seqs()).toHaveLength(200);
  expect(room.state().feed.older).toBe('203');
});
