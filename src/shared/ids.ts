import { v7 } from 'uuid';

/** A new UUIDv7: unique, and sorted by the time it was made (RFC 9562, section 5.7). */
export const newId = (): string => v7();
