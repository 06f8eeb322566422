import { expect, it } from 'vitest';
import { formatCommitteeTitle } from '~/blocks/page-parts/committee-view';
import { isAcceptedValue } from '~/page/accepted-values';
import { findRefusalAt } from '~/page/page-request.fixture';
import { sources } from './page';

it('reads members and minutes of the committee in the address', () => {
  const { members, minutes } = sources({ params: { slug: 'flag-football' } }).optional;
  expect(members.definition.buildPath(members.params)).toBe('/v1/sports/flag-football/committee-members');
  expect(minutes.definition.buildPath(minutes.params)).toBe('/v1/sports/flag-football/committee-minutes');
});

it('the committee of a sport works without its members; any other committee exists only if upstream has it', () => {
  expect(sources({ params: { slug: 'flag-football' } }).critical).toEqual({});
  const { critical, optional } = sources({ params: { slug: 'sports-medicine' } });
  expect(critical).toEqual({ committee: optional.members });
});

it.each([
  ['flag-football', 'Flag Football Advisory Committee'],
  ['sports-medicine', 'Sports Medicine Advisory Committee'],
])('the committee %s is titled %s', (slug, title) => {
  expect(formatCommitteeTitle(slug)).toBe(title);
});

it.each(['boys-basketball', '..', 'a/b', 'A', 'x'.repeat(61)])('the slug %s names no committee', (slug) => {
  expect(isAcceptedValue('committee', slug)).toBe(false);
});

it('the address of a variant of a sport is accepted for the shared committee', () => {
  expect(findRefusalAt('/about/committees/boys-basketball')).toBeNull();
});

it('an invalid committee is answered like an unknown sport', () => {
  expect(findRefusalAt('/about/committees/a--b')).toBe('unknown-sport');
});
