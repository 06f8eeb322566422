import { expect, it } from 'vitest';
import { formatCommitteeTitle } from '~/blocks/page-parts/committee-view';
import { mayName } from '~/page/accepted-values';
import { findRefusalAt } from '~/page/page-request.fixture';
import { sources } from './page';

it('reads members and minutes of the committee in the address', () => {
  const { members, minutes } = sources({ params: { slug: 'flag-football' } }).optional;
  expect(members.definition.buildPath(members.params)).toBe('/v1/sports/flag-football/committee-members');
  expect(minutes.definition.buildPath(minutes.params)).toBe('/v1/sports/flag-football/committee-minutes');
});

it('the committee of a sport works without its members; only upstream knows whether another one exists', () => {
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

it.each(['boys-basketball', '..', 'a/b', 'A', 'x'.repeat(61)])('the slug %s names no committee', (slug) => {
  expect(mayName('committee', slug)).toBe(false);
});

it('a variant of a sport leads to the committee that it shares', () => {
  expect(findRefusalAt('/about/committees/boys-basketball')).toBeNull();
});

it('what names no committee is answered as an unknown sport is', () => {
  expect(findRefusalAt('/about/committees/A')).toBe('unknown-sport');
});
