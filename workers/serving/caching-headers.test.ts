import { describe, expect, it } from 'vitest';
import { withCachingHeaders } from './caching-headers';
import { respondInEmergency } from './emergency-page';
import {
  respondWithHealth,
  refuseMethod,
  respondMisconfigured,
  redirectTo,
  respondWithNoSuchFile,
} from './plain-answers';

const readControl = (response: Response) => response.headers.get('cdn-cache-control');

describe('caching headers of answers that are no pages', () => {
  it.each([
    ['a wrong method', refuseMethod()],
    ['a missing file', respondWithNoSuchFile()],
    ['a broken setup', respondMisconfigured()],
    ['the health check', respondWithHealth('build')],
  ])('%s is kept nowhere', (_, response) => {
    expect([response.headers.get('cache-control'), readControl(response)]).toEqual(['no-store', 'no-store']);
  });

  it('the emergency page is kept nowhere', async () => {
    const response = await respondInEmergency('Example Association');
    expect([response.headers.get('cache-control'), readControl(response)]).toEqual(['no-store', 'no-store']);
  });

  it('a redirect names its lifetime and both stale modes', () => {
    expect(readControl(redirectTo('/scores'))).toBe('max-age=3600, stale-while-revalidate=86400, stale-if-error=86400');
  });

  it('an answer that says nothing for shared caches is kept nowhere', () => {
    const response = withCachingHeaders(new Response('x', { headers: { 'cache-control': 'public, max-age=60' } }));
    expect([response.headers.get('cache-control'), readControl(response)]).toEqual(['no-store', 'no-store']);
  });

  it('an answer that says how long it may be kept stays as it is', () => {
    const response = withCachingHeaders(new Response('x', { headers: { 'cdn-cache-control': 'max-age=5' } }));
    expect(readControl(response)).toBe('max-age=5');
  });
});
