import { expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

it.each([
  ['without proxies the header counts for nothing', '198.51.100.1', '1.2.3.4', 0, '198.51.100.1'],
  ['one proxy: the entry that it appended', '10.0.0.1', '1.2.3.4, 203.0.113.9', 1, '203.0.113.9'],
  [
    'two proxies: the entry that the outer one appended',
    '10.0.0.1',
    'forged, 203.0.113.9, 10.0.0.2',
    2,
    '203.0.113.9',
  ],
  ['fewer entries than proxies: the oldest one', '10.0.0.1', '203.0.113.9', 3, '203.0.113.9'],
  ['no header behind a proxy: the proxy itself', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['IPv4 written as IPv6', '::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
  ['IPv6 is one household', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['short IPv6', '2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
  ['no socket', undefined, undefined, 0, 'unknown'],
])('%s', (_name, socket, header, proxies, expected) => {
  expect(clientAddress(socket, header, proxies)).toBe(expected);
});
