import { expect, it } from 'vitest';
import {
  serializeTeams,
  buildTeamsLink,
  mostFollowed,
  parseKeptTeams,
  parseTeamsLink,
  withTeams,
} from './followed-teams';

it('a link lists each school and sport once', () => {
  expect(buildTeamsLink(['0101', 'girls-cross-country'])).toBe('/my-teams?teams=0101.girls-cross-country');
  expect(parseTeamsLink('0101.girls-cross-country.0101')).toEqual(['0101', 'girls-cross-country']);
  expect(buildTeamsLink([])).toBe('/my-teams');
});

it.each(['0115,0200', '0115, 0200', '0115;0200', '0115 0200', ',0115,,0200.'])(
  'the link with %j names both teams',
  (text) => {
    expect(parseTeamsLink(text)).toEqual(['0115', '0200']);
  },
);

it.each([undefined, '', '...', '../1', '1234567', 'Football', '<b>', 'a--b'])(
  'a link with %j names no teams',
  (text) => {
    expect(parseTeamsLink(text)).toEqual([]);
  },
);

it('stored teams are read back in order', () => {
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
])('the stored value %j reads as no teams', (kept) => {
  expect(parseKeptTeams(kept)).toEqual([]);
});

it('stored teams that are not text are left out', () => {
  expect(parseKeptTeams('{"version":1,"teams":[101,null,"0102",{}]}')).toEqual(['0102']);
});

it('the number of followed teams is limited, and earlier teams are kept', () => {
  const many = Array.from({ length: mostFollowed + 5 }, (_, index) => String(1000 + index));
  expect(parseTeamsLink(many.join('.'))).toHaveLength(mostFollowed);
  expect(withTeams(many.slice(0, mostFollowed), ['football'])).not.toContain('football');
  expect(withTeams(['0101'], ['football', '0101'])).toEqual(['0101', 'football']);
});
