import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterList, hostsFile, readBlocklist } from './blocklist.rules.ts';

it.each([
  ['a domain', 'Casino.example', 'casino.example'],
  ['an address', 'https://www.casino.example/play?x=1', 'casino.example'],
  ['a line of a hosts file', '0.0.0.0 casino.example # why', 'casino.example'],
  ['the other kind of it', '127.0.0.1\tcasino.example', 'casino.example'],
  ['a filter', '||casino.example^$third-party', 'casino.example'],
  ['a wildcard', '*.casino.example', 'casino.example'],
  ['a name of other letters', 'казино.example', 'казино.example'],
])('reads %s', (_name, line, domain) => {
  expect(readBlocklist(line).domains).toEqual([domain]);
});

it('keeps places of recovery and its own site open, with all below them', () => {
  const list =
    'gamblersanonymous.org\nmeetings.gamblersanonymous.org\ncairn.example\nnotgamcare.org.uk\ncasino.example';
  expect(readBlocklist(list, ['cairn.example'])).toEqual({
    domains: ['casino.example', 'notgamcare.org.uk'],
    keptOpen: ['cairn.example', 'gamblersanonymous.org', 'meetings.gamblersanonymous.org'],
    notUnderstood: 0,
  });
});

it('counts what it does not understand, and knows each domain once', () => {
  const list = 'casino.example\n! comment\n\nCASINO.example\nhello\n10.0.0.1\n<script>';
  expect(readBlocklist(list)).toEqual({ domains: ['casino.example'], keptOpen: [], notUnderstood: 3 });
});

it('writes nothing into a file that was not a domain', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const { domains } = readBlocklist(text);
      for (const line of hostsFile(domains).split('\n').slice(1, -1))
        expect(line).toMatch(/^0\.0\.0\.0 [^\s#]+\.[^\s#]+$/);
    }),
  );
});

it('writes both kinds of file', () => {
  expect(hostsFile(['casino.example'])).toContain('\n0.0.0.0 casino.example\n0.0.0.0 www.casino.example\n');
  expect(filterList(['casino.example'])).toContain('\n||casino.example^$document\n');
});
