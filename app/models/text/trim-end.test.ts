import { expect, it } from 'vitest';
import { trimEnd } from './trim-end';

it.each([
  ['/about/mission//', '/about/mission'],
  ['/about//mission', '/about//mission'],
  ['//', ''],
  ['', ''],
])('removes the slashes at the end of %j', (text, trimmed) => {
  expect(trimEnd(text, /\//)).toBe(trimmed);
});
