import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { menusSchema } from '~/config/menus-schema';
import type { SportRow } from '~/config/sport-rows-schema';
import { atLeastOne } from '../../tests/support/at-least-one';
import { selectMenus } from './menus';

const menus = menusSchema.parse(JSON.parse(readFileSync('association/menus.json', 'utf8')));
const soccer: SportRow = { season: 'fall', family: 'Soccer', gender: 'boys', art: 'pitch', kind: 'soccer' };
const football: SportRow = { season: 'fall', family: 'Football', art: 'field', kind: 'football' };
const bodies = { board: { seats: 10, termYears: 3 }, legislativeCommission: null, ownFoundation: null };

const linkTo = (...paths: string[]) => paths.map((to) => ({ to, title: to }));
const onlyInFooter = (...paths: string[]) => ({
  top: [],
  groups: [],
  footer: [{ title: 'Column', links: linkTo(...paths) }],
  legal: [],
});

test('a link to a page about what the association does not have is left out, and so is a column without links', () => {
  const { groups } = selectMenus(menus, { anniversary: null, bodies }, [soccer]);
  const paths = groups.flatMap(({ links }) => links.map(({ to }) => to));
  expect(paths).toContain('/about/board');
  expect(atLeastOne(paths).filter((path) => ['/125', '/about/ihsaf-board-members'].includes(path))).toEqual([]);
  const shown = (sports: SportRow[]) =>
    selectMenus(onlyInFooter('/pairings', '/gameday'), { anniversary: null, bodies }, sports).footer;
  expect(shown([soccer])).toEqual([]);
  expect(shown([football])).toEqual([{ title: 'Column', links: linkTo('/pairings') }]);
  expect(shown([{ ...soccer, gamedayBroadcasts: 'Soccer' }])).toEqual([{ title: 'Column', links: linkTo('/gameday') }]);
});

test('a link to a sport without a row is refused', () => {
  expect(() => selectMenus(onlyInFooter('/sports/football'), { anniversary: null, bodies }, [soccer])).toThrow(
    'leads to /sports/football, and no sport has this id',
  );
});
