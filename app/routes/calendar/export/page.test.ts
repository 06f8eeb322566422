import { expect, it } from 'vitest';
import type { PageRequest } from '~/page/page-sources';
import { sources } from './page';

const listNamesFor = (query: PageRequest['query']) => {
  const { critical, ...others } = sources({ query } as PageRequest);
  return [Object.values(critical).map(({ definition }) => definition.name), others];
};

it.each([
  [{}, ['events.all']],
  [{ sport: 'boys-golf' }, ['events.all', 'sports.facts']],
  [{ school: '0101', type: 'meeting' }, ['events.all', 'schools.one', 'schools.entries']],
])('a calendar file for %j requires the sources %j', (query: PageRequest['query'], names) => {
  expect(listNamesFor(query)).toEqual([names, {}]);
});
