import { isIPv6 } from 'node:net';

/**
 * The address that a request came from, as far as it can be trusted.
 * Each of our own proxies appends the address it saw to `X-Forwarded-For`; what stands left of those
 * entries was written by the caller and is never used. IPv6 is cut to its /64, which one household holds.
 * @param trustedProxies how many proxies stand in front (TRUSTED_PROXIES)
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = trustedProxies > 0 && forwardedFor ? forwardedFor.split(',').map(hop => hop.trim()) : [];
  const chain = [...hops, socketAddress ?? 'unknown'];
  const address = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? 'unknown';
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length);
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first four of the eight groups of an IPv6 address, written out. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
