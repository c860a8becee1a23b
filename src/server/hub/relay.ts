import type { Shown } from './presence.ts';
import type { HubEvent } from './source.ts';

/** What the processes of one installation tell each other. Anything of it can get lost; the database can not. */
export type RelayMessage =
  /** What was committed. */
  | { kind: 'events'; events: HubEvent[] }
  /** All who are with the sender; said every few seconds, as a sign of life too. */
  | { kind: 'people'; people: Shown[] }
  /** Who came to the sender since, and who left. */
  | { kind: 'changes'; came: Shown[]; left: string[] }
  /** The sender wants to know who is with the others. */
  | { kind: 'hello' }
  /** The sender stops. */
  | { kind: 'bye' }
  /** Streams whose clients gave a sign of life. */
  | { kind: 'beats'; streams: string[] }
  /** A session ended. */
  | { kind: 'ended'; sessionId: string }
  /** Something about a person changed: their name, whether they show themselves, their blocks, their account itself. */
  | { kind: 'person'; userId: string };

/** The way to the other processes. */
export type Relay = {
  /** Tells the others; what can't be told now is dropped. */
  send(message: RelayMessage): void;
  /**
   * Begins to listen.
   * @param onMessage is given what another process said, and an id of that process
   * @param onConnected is called whenever the others can be heard again
   */
  listen(onMessage: (message: RelayMessage, from: string) => void, onConnected: () => void): void;
  /** @throws when there is no answer */
  ping(): Promise<void>;
  close(): Promise<void>;
};
