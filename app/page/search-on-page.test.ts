import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { expect, test } from 'vitest';
import { shouldRevalidate } from './search-on-page';

test.each([
  ['a refresh of the same address', '/scores?date=2025-10-11&q=lake', '/scores?date=2025-10-11&q=lake', true],
  ['another search', '/scores?date=2025-10-11&q=lake', '/scores?q=sorley&date=2025-10-11', false],
  ['another letter', '/schools/conferences', '/schools/conferences?letter=b', false],
  ['another date', '/scores?date=2025-10-11', '/scores?date=2025-10-12', true],
  ['another page', '/scores?q=lake', '/schools?q=lake', true],
])('decides whether data is loaded again: %s', (_, current, next, isAskedFor) => {
  const [currentUrl, nextUrl] = [current, next].map((path) => new URL(path, 'https://site.example'));
  expect(shouldRevalidate({ currentUrl, nextUrl } as ShouldRevalidateFunctionArgs)).toBe(isAskedFor);
});
