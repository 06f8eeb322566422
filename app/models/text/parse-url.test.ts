import { expect, it } from 'vitest';
import { parseUrl } from './parse-url';

it('an address is parsed, also relative to another', () => {
  expect(parseUrl('https://example.org/a?b#c')?.pathname).toBe('/a');
  expect(parseUrl('../b', 'https://example.org/a/c')?.href).toBe('https://example.org/b');
});

it.each(['', '/a', 'example.org', 'https://', 'https://[', 'https://a b/'])('%j alone is no address', (address) => {
  expect(parseUrl(address)).toBeNull();
});
