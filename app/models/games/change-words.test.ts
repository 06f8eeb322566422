import { expect, it } from 'vitest';
import { createContentClock } from '../dates/content-clock';
import { describeChange, findLastCorrections, formatChangeLine, listCardMarks, tellsResult } from './change-words';
import type { GameChange } from './game-changes';

const clock = {
  ...createContentClock({ timeZone: 'America/Chicago' }),
  getNowMs: () => Date.parse('2025-10-12T03:00:00Z'),
};
const at = (iso: string) => Date.parse(iso);
const change = (changes: Partial<GameChange>): GameChange => ({
  id: '1',
  game: '1|0101|0202',
  kind: 'score',
  atMs: at('2025-10-12T02:40:00Z'),
  was: '21-14',
  ...changes,
});

it('a line has what was corrected, when, and what it was', () => {
  expect(formatChangeLine(change({}), clock)).toBe('Score corrected 9:40 PM, was 21-14');
  expect(formatChangeLine(change({ kind: 'called-off', was: null, atMs: at('2025-10-10T20:00:00Z') }), clock)).toBe(
    'Called off Oct 10, 3:00 PM',
  );
});

it('cards are marked for a day, without results and not for a first final', () => {
  const changes = [
    change({}),
    change({ id: '2', kind: 'final' }),
    change({ id: '3', atMs: at('2025-10-11T02:59:00Z') }),
    change({ id: '4', kind: 'time', atMs: at('2025-10-11T03:00:00Z') }),
  ];
  expect([...listCardMarks({ changeLog: { changes } }, clock)]).toEqual([
    ['1', 'Score corrected 9:40 PM'],
    ['4', 'Time changed Oct 10, 10:00 PM'],
  ]);
  expect(listCardMarks({}, clock).size).toBe(0);
});

it('the last correction of a game counts', () => {
  const changes = [change({}), change({ kind: 'winner', was: 'Ashgrove' }), change({ kind: 'final' })];
  expect(findLastCorrections({ changeLog: { changes } }).get('1')?.kind).toBe('winner');
});

it.each([
  ['final', null, '21-14', 'Final 21-14'],
  ['score', '21-14', '21-17', 'Score corrected from 21-14 to 21-17'],
  ['winner', 'Ashgrove', null, 'Winner corrected from Ashgrove'],
  ['called-off', null, 'Postponed', 'Called off: Postponed'],
  ['restored', null, null, 'Scheduled again'],
] as const)('a change of the kind %s is described', (kind, was, now, text) => {
  expect(describeChange({ kind, was, now })).toBe(text);
});

it('changes of scores and winners tell results', () => {
  const kinds = ['final', 'score', 'winner', 'time', 'place', 'called-off', 'restored'] as const;
  expect(kinds.filter((kind) => tellsResult({ kind }))).toEqual(['final', 'score', 'winner']);
});
