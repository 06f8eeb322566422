import { expect, it } from 'vitest';
import { addToHref, readQuery } from './href-with';

it.each([
  [{}, '/scores'],
  [{ date: null, sport: undefined, q: '' }, '/scores'],
  [{ date: '2025-10-11', page: '2' }, '/scores?date=2025-10-11&page=2'],
  [{ q: 'fort & harlan' }, '/scores?q=fort+%26+harlan'],
])('an address with %j is %s', (parameters, href) => {
  expect(addToHref('/scores', parameters)).toBe(href);
});

it.each([
  ['/scores', {}],
  ['/scores?date=2025-10-11&q=fort+%26+harlan', { date: '2025-10-11', q: 'fort & harlan' }],
])('the query of %s is %j', (href, query) => {
  expect(readQuery(href)).toEqual(query);
});
