/** Something that happened in the room, committed to the database under the next number. */
export type HubEvent = {
  /** 1, 2, 3… without gaps, in the order of commits. */
  number: number;
  /** Its name on the wire. */
  event: string;
  data: object;
  /** Id of the person it comes from: whoever is hidden from them is not told. */
  author: string;
  /** Id of what it is about. The newest event about something is the only one that is told later. */
  subject: string;
};

/** A person who reads the room. */
export type Reader = {
  id: string;
  fullName: string;
  avatarUrl: string | null;
  /** Whether others may know that this person is here. */
  sharePresence: boolean;
  /** Ids of the people whose words and presence this person is not shown. */
  hidden: ReadonlySet<string>;
};

/** Where the hub reads what it was not told. The database knows everything; it is asked when that is needed. */
export type Source = {
  /** The last number given, and what happened after `number` as far as it is among the last `most` numbers. */
  read(number: number, most: number): Promise<{ position: number; events: HubEvent[] }>;
  /** A person as they are now; undefined when the account is gone. */
  reader(userId: string): Promise<Reader | undefined>;
  /** Which of these sessions have neither ended nor run out. */
  liveSessions(sessionIds: string[]): Promise<Set<string>>;
};
