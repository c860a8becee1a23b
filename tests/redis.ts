import { findInstalled } from './installed.ts';

/** The Redis server that is installed here, if there is one. */
export const findRedis = (): string | undefined => findInstalled('redis-server');
