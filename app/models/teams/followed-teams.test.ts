import { expect, it } from 'vitest';
import {
  serializeTeams,
  buildTeamsLink,
  mostFollowed,
  parseKeptTeams,
  parseTeamsLink,
  withTeams,
} from './followed-teams';

it('a link carries schools and sports, each once', () => {
  expect(buildTeamsLink(['0101', 'girls-cross-country'])).toBe('/my-teams?teams=0101.girls-cross-country');
  expect(parseTeamsLink('0101.girls-cross-country.0101')).toEqual(['0101', 'girls-cross-country']);
  expect(buildTeamsLink([])).toBe('/my-teams');
});

it.each([undefined, '', '...', '../1', '1234567', 'Football', '<b>', 'a--b'])(
  'a link with %j names no team',
  (text) => {
    expect(parseTeamsLink(text)).toEqual([]);
  },
);

it('what a device has kept is read again, in order', () => {
  expect(parseKeptTeams(serializeTeams(['football', '0101']))).toEqual(['football', '0101']);
  expect(serializeTeams([])).toBeNull();
});

it.each([
  null,
  '',
  '{',
  '[]',
  'null',
  '7',
  '{"version":2,"teams":["0101"]}',
  '{"version":1}',
  '{"version":1,"teams":"0101"}',
])('a device that has kept %j follows none', (kept) => {
  expect(parseKeptTeams(kept)).toEqual([]);
});

it('teams that are no texts are left out', () => {
  expect(parseKeptTeams('{"version":1,"teams":[101,null,"0102",{}]}')).toEqual(['0102']);
});

it('no more are followed than there is room for, and those before stay', () => {
  const many = Array.from({ length: mostFollowed + 5 }, (_, index) => String(1000 + index));
  expect(parseTeamsLink(many.join('.'))).toHaveLength(mostFollowed);
  expect(withTeams(many.slice(0, mostFollowed), ['football'])).not.toContain('football');
  expect(withTeams(['0101'], ['football', '0101'])).toEqual(['0101', 'football']);
});
