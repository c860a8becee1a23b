import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, type LookupFunction } from 'node:net';

/** Addresses that lead into this machine, its network or nowhere (IANA's special-purpose registries, RFC 6890). */
const inner = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4');
// Of version 6 only what is given out to the public, less the ranges that wrap an address of version 4.
const outer = new BlockList();
outer.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inner.addSubnet(net, prefix, 'ipv6');

/** True for an address that anyone on the internet could reach. */
export function isPublicAddress({ address, family }: LookupAddress): boolean {
  if (family === 4) return !inner.check(address, 'ipv4');
  return outer.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...(options as LookupOptions), all: true }, (error, addresses) => {
      const found = addresses?.filter(isPublicAddress) ?? [];
      const [first] = found;
      if (error || !first) {
        done(error ?? Object.assign(new Error('not a public host'), { code: 'ENOTPUBLIC' }), '', 4);
      } else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

/**
 * For requests to addresses that people gave: names that resolve to our own network are refused at the moment of
 * connecting, so that a name can't change in between. Addresses in numbers must be refused by the caller.
 * @param resolve asks for the addresses of a name: the system's own resolver, but in tests
 */
export const publicHosts = (resolve: Resolve = lookup) => new Agent({ lookup: publicLookup(resolve) });
