import { expect, it } from 'vitest';
import { formatCommitteeTitle, sources } from './page';

it('reads members and minutes of the committee in the address', () => {
  const { members, minutes } = sources({ params: { slug: 'flag-football' } }).optional;
  expect(members.definition.path(members.params)).toBe('/v1/sports/flag-football/committee-members');
  expect(minutes.definition.path(minutes.params)).toBe('/v1/sports/flag-football/committee-minutes');
});

it('a committee of a sport stands without its members; whether there is another one, upstream has to say', () => {
  expect(sources({ params: { slug: 'flag-football' } }).critical).toEqual({});
  const { critical, optional } = sources({ params: { slug: 'sports-medicine' } });
  expect(critical).toEqual({ committee: optional.members });
});

it.each([
  ['flag-football', 'Flag Football Advisory Committee'],
  ['sports-medicine', 'Sports Medicine Advisory Committee'],
])('the committee %s is called %s', (slug, title) => {
  expect(formatCommitteeTitle(slug)).toBe(title);
});

it.each(['boys-basketball', '', undefined, 'a/b', '..', 'A', 'x'.repeat(61)])(
  'the slug %s is answered with "Sport not found", and upstream is not asked',
  async (slug) => {
    const thrown: unknown = await Promise.resolve({ params: { slug } })
      .then(sources)
      .catch((reason: unknown) => reason);
    if (!(thrown instanceof Response)) throw new Error('No response was thrown.');
    expect([thrown.status, await thrown.text()]).toEqual([404, 'Sport not found']);
  },
);
