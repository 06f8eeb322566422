import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import { sports } from '~/config/sports';
import { committeeGroups, committeeRules } from './page';

const buildView = (q: string) =>
  toListView(committeeGroups, committeeRules, readListQuery(new URLSearchParams({ q }), committeeRules), '/');

it('lists one committee for each sport, with the address of its page', () => {
  const rows = committeeGroups.flatMap((group) => group.rows);
  const shared = new Set(sports.map(({ sharedId }) => `/about/committees/${sharedId}`));
  expect(rows.map(({ path }) => path).sort()).toEqual([...shared].sort());
  expect(rows).toContainEqual({ name: 'Basketball', path: '/about/committees/basketball' });
});

it('finds committees by sport, and says when none match', () => {
  expect(buildView('flag').groups[0]?.rows.map(({ name }) => name)).toEqual(['Flag Football']);
  expect(buildView('curling').emptyText).toBe('No committees match your search.');
});
