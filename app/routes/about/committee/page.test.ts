import { expect, it } from 'vitest';
import { committeeTitle, requireSportFamily, sources } from './page';

it('reads members and minutes of the committee in the address', () => {
  const { members, minutes } = sources({ params: { slug: 'flag-football' } }).optional;
  expect(members.definition.path(members.params)).toBe('/v1/sports/flag-football/committee-members');
  expect(minutes.definition.path(minutes.params)).toBe('/v1/sports/flag-football/committee-minutes');
});

it('names the committee after its sport', () => {
  expect(committeeTitle(requireSportFamily({ slug: 'flag-football' }))).toBe('Flag Football Advisory Committee');
});

it.each(['curling', 'boys-basketball', '', undefined])(
  'the slug %s is answered with "Sport not found"',
  async (slug) => {
    const thrown: unknown = await Promise.resolve({ slug })
      .then(requireSportFamily)
      .catch((reason: unknown) => reason);
    if (!(thrown instanceof Response)) throw new Error('No response was thrown.');
    expect([thrown.status, await thrown.text()]).toEqual([404, 'Sport not found']);
  },
);
