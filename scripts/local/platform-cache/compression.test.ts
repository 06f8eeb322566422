import { describe, expect, it } from 'vitest';
import { withContentEncoding } from './visitor-response';

const html = { 'content-type': 'text/html; charset=utf-8', etag: '"v1"', 'content-length': '9000' };

function readEncoding(accepted: string | null, headers: Readonly<Record<string, string>> = html): string | null {
  return withContentEncoding(accepted, new Headers(headers)).get('content-encoding');
}

describe('the encoding of a response', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR;q=1.0', 'br'],
    ['identity', null],
    ['', null],
    [null, null],
  ])('for Accept-Encoding "%s" is %s', (accepted, encoding) => {
    expect(readEncoding(accepted)).toBe(encoding);
  });

  it.each(['font/woff2', 'image/png', ''])(
    'is absent for the type "%s", which is already compressed or unknown',
    (type) => {
      expect(readEncoding('br', { 'content-type': type })).toBeNull();
    },
  );

  it('is left alone when the site has encoded already or forbids it', () => {
    expect(readEncoding('br', { ...html, 'content-encoding': 'gzip' })).toBe('gzip');
    expect(readEncoding('br', { ...html, 'cache-control': 'public, no-transform' })).toBeNull();
  });

  it('makes the entity tag weak, removes the length and sets Vary', () => {
    const headers = withContentEncoding('br', new Headers(html));
    expect([headers.get('etag'), headers.get('content-length')]).toEqual(['W/"v1"', null]);
    expect(headers.get('vary')).toBe('accept-encoding');
    expect(withContentEncoding(null, new Headers(html)).get('etag')).toBe('"v1"');
  });
});
