import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * JSON lines on standard output. What people write, their names, addresses and emails are never
 * handed to it: it gets ids, paths of routes, counts and codes.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: undefined, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  return destination ? pino(options, destination) : pino(options);
}
