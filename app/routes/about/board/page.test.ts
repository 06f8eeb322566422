import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { BoardMember } from '~/models/people/board-member';
import { boardRules, boardText, sources, toBoardGroups } from './page';

const president: BoardMember = {
  id: '1',
  name: 'Ronan Lachlan',
  title: 'Principal',
  school: 'Ashgrove',
  email: 'ronan@school.example',
  photoUrl: null,
  represents: 'Division 3',
  position: 'President',
  division: 'Division 3',
  termExpires: '2027',
};
const atLarge: BoardMember = {
  ...president,
  id: '2',
  name: 'Maia Quill',
  school: 'Larkgrove Township',
  represents: 'At-large',
  position: 'Director',
  division: null,
  termExpires: null,
};

const buildView = (directors: readonly BoardMember[], q = '') =>
  toListView(toBoardGroups(directors), boardRules, readListQuery(new URLSearchParams({ q }), boardRules), '/');

it('reads the list of board members', () => {
  const { directors } = sources().optional;
  expect(directors.definition.buildPath(directors.params)).toBe('/v1/people/board');
});

it('says how many directors there are and how long they serve', () => {
  expect(boardText).toMatch(/10 directors.*three years/);
});

it('shows the division, role, school and end of term of a director, and marks the president', () => {
  expect(buildView([president, atLarge]).groups[0]?.rows).toMatchObject([
    {
      name: 'Ronan Lachlan',
      email: 'ronan@school.example',
      lines: ['Division 3', 'Principal', 'Ashgrove', 'Term ends 2027'],
      mark: 'President',
    },
    { name: 'Maia Quill', lines: ['At-large', 'Principal', 'Larkgrove Township'], mark: null },
  ]);
});

it('finds directors by school and division, and has a text for an empty list', () => {
  expect(buildView([president, atLarge], 'larkgrove').countText).toBe('1 of 2 directors');
  expect(buildView([president, atLarge], 'division 3').countText).toBe('1 of 2 directors');
  expect(buildView([president, atLarge], 'nobody').emptyText).toBe('No directors match your search.');
  expect(buildView([]).emptyText).toBe('No data available.');
});
