import { describe, expect, it } from 'vitest';
import { formatSitePath } from './site-path';

const SITE = 'https://site.example';

describe('the path of a URL of this site', () => {
  it.each([
    ['/scores?date=2025-10-11#top', '/scores?date=2025-10-11#top'],
    ['/a//b', '/a//b'],
    ['/.//other.example/x', '/other.example/x'],
    ['/..//other.example', '/other.example'],
    ['/%2e//other.example', '/other.example'],
    ['/x/..//other.example', '/other.example'],
    ['/.\\\\other.example', '/other.example'],
    ['/.////other.example', '/other.example'],
  ])('%s becomes %s, which stays on this site', (written, path) => {
    const formatted = formatSitePath(new URL(written, SITE));
    expect(formatted).toBe(path);
    expect(new URL(formatted, SITE).origin).toBe(SITE);
  });
});
