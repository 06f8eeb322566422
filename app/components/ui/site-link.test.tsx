import { describe, expect, it } from 'vitest';
import { isExternal } from './site-link';

describe('whether an address leaves this site', () => {
  it.each([
    ['https://other.example/', true],
    ['mailto:office@example.org', true],
    ['//other.example', true],
    ['/\\other.example', true],
    ['\\\\other.example', true],
    ['/scores', false],
    ['#top', false],
  ])('%s: %s', (to, leaves) => {
    expect(isExternal(to)).toBe(leaves);
  });
});
