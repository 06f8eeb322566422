import { describe, expect, it } from 'vitest';
import { refuseEmptyFile } from './empty-files';

const file = { method: 'GET', url: 'https://site.invalid/build/home-ABC.js' };

function answer(status: number, text: string | null) {
  const headers = new Headers({ 'cache-control': 'public, max-age=31536000, immutable' });
  return { status, headers, body: text === null ? null : new TextEncoder().encode(text).buffer };
}

describe('an answer for a file of the build', () => {
  it.each([null, ''])('becomes an error that nobody keeps when its content is %j', (text) => {
    const { status, headers } = refuseEmptyFile(file, answer(200, text));
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
  });

  it('passes with content, not modified, and when there is no such file', () => {
    for (const passed of [answer(200, 'export {}'), answer(304, null), answer(404, '')]) {
      expect(refuseEmptyFile(file, passed)).toBe(passed);
    }
  });

  it('may be without content when only its headers are asked for', () => {
    const passed = answer(200, null);
    expect(refuseEmptyFile({ ...file, method: 'HEAD' }, passed)).toBe(passed);
  });

  it('is not meant where a page is empty', () => {
    const passed = answer(200, null);
    expect(refuseEmptyFile({ ...file, url: 'https://site.invalid/feeds/build/' }, passed)).toBe(passed);
  });
});
