import { expect, it } from 'vitest';
import { pageRoutes } from '~/routes.table.js';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { buildWebManifest } from './manifest';

const addresses = buildWebManifest('Example Association', 'EA').shortcuts.map(({ url }) => url);

it('the scores and the followed teams are the first shortcuts, because devices show only some of them', () => {
  expect(addresses.slice(0, 2)).toEqual(['/scores', '/my-teams']);
});

it('every shortcut links to a page of the route table', () => {
  const paths = pageRoutes.map(({ path }) => path);
  expect(atLeastOne(addresses).filter((address) => !paths.includes(address))).toEqual([]);
});
