import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { TournamentProgram } from '~/upstream/tournament-programs';
import { programRules, toProgramGroups } from './page';

const buildProgram = (sportId: string, term: string, className: string | null = null): TournamentProgram => ({
  programId: '7',
  sportId,
  term,
  className,
  fileUrl: 'https://files.example/program.pdf',
  orderHref: null,
  thumbnailUrl: null,
});

const programs = [
  buildProgram('misc', '2024-25', 'Hall of Honor Induction'),
  buildProgram('football', '2024-25', '1A-4A'),
  buildProgram('football', '2024-25', '5A-8A'),
  buildProgram('boys-golf', '2024-25'),
  buildProgram('football', '2025-26', '1A-4A'),
  buildProgram('curling', '2023-24'),
  buildProgram('misc', '2023-24'),
];

const listTitlesAndNames = (isBySport: boolean) =>
  toProgramGroups(programs, isBySport).map(({ title, noun, rows }) => [title, noun, rows.map(({ name }) => name)]);

it('lists the programs by school year, latest first, and programs without a sport last', () => {
  expect(listTitlesAndNames(false)).toEqual([
    ['2025-26', 'program', ['Football 1A-4A']],
    ['2024-25', 'program', ['Boys Golf', 'Football 1A-4A', 'Football 5A-8A', 'Hall of Honor Induction']],
    ['2023-24', 'program', ['curling', 'Other Programs']],
  ]);
});

it('lists the programs by sport, latest year first, and programs without a sport last', () => {
  expect(listTitlesAndNames(true)).toEqual([
    ['Boys Golf', 'program', ['2024-25']],
    ['curling', 'program', ['2023-24']],
    ['Football', 'program', ['2025-26 1A-4A', '2024-25 1A-4A', '2024-25 5A-8A']],
    ['Other Programs', 'program', ['2024-25 Hall of Honor Induction', '2023-24']],
  ]);
});

it('programs with the same id have unique keys', () => {
  const groups = toProgramGroups(programs, true);
  expect(groups.map(({ rows }) => new Set(rows.map(({ key }) => key)).size)).toEqual([1, 1, 3, 2]);
});

it.each([
  ['', 7],
  ['boys-golf', 1],
  ['MISC', 2],
  ['other programs', 2],
  ['2024-25', 4],
  ['football 2024-25', 2],
  ['5a', 1],
  ['hall of honor', 1],
  ['zzz', 0],
])('the search %j finds %d programs, however they are grouped', (q, count) => {
  for (const isBySport of [true, false]) {
    const query = readListQuery(new URLSearchParams({ q, ...(isBySport && { 'by-sport': '1' }) }), programRules);
    const view = toListView(toProgramGroups(programs, isBySport), programRules, query, '/');
    expect(view.groups.flatMap(({ rows }) => rows)).toHaveLength(count);
    expect(view.emptyText).toBe(count === 0 ? 'No programs found.' : null);
    expect(view.toggles.map(({ isOn }) => isOn)).toEqual([isBySport]);
  }
});
