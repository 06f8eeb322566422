import { describe, expect, it } from 'vitest';
import { refuseChangedFile } from './visitor-response';

const file = { method: 'GET', url: 'https://site.invalid/build/home-ABC.js' };
const code = 'export {}';
const fileBytes = { '/build/home-ABC.js': code.length, '/build/empty.js': 0 };

function answer(status: number, text: string | null) {
  const headers = new Headers({ 'cache-control': 'public, max-age=31536000, immutable' });
  return { status, headers, body: text === null ? null : new TextEncoder().encode(text).buffer };
}

describe('the answer for a build file', () => {
  it.each([null, '', 'export', 'export {};'])('becomes an unstored error when its content is %j', (text) => {
    const { status, headers } = refuseChangedFile(file, answer(200, text), fileBytes);
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
  });

  it('becomes an error when the build itself has it empty', () => {
    const empty = { ...file, url: 'https://site.invalid/build/empty.js' };
    expect(refuseChangedFile(empty, answer(200, ''), fileBytes).status).toBe(503);
  });

  it('is an unstored 404 for a file of another build', () => {
    const other = { ...file, url: 'https://site.invalid/build/home-DEF.js' };
    const { status, headers } = refuseChangedFile(other, answer(200, code), fileBytes);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('is passed on when it is complete, not modified or not found', () => {
    for (const passed of [answer(200, code), answer(304, null), answer(404, '')]) {
      expect(refuseChangedFile(file, passed, fileBytes)).toBe(passed);
    }
  });

  it('may be empty for a HEAD request', () => {
    const passed = answer(200, null);
    expect(refuseChangedFile({ ...file, method: 'HEAD' }, passed, fileBytes)).toBe(passed);
  });

  it('may be empty for a page', () => {
    const passed = answer(200, null);
    expect(refuseChangedFile({ ...file, url: 'https://site.invalid/feeds/build/' }, passed, fileBytes)).toBe(passed);
  });
});
