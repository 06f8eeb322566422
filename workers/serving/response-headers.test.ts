import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { buildTestEnvironment } from '~/config/environment.fixture';
import {
  redirectTo,
  refuseMethod,
  respondWithEmergencyPage,
  respondMisconfigured,
  respondWithHealth,
  respondWithNoSuchFile,
} from './plain-answers';
import {
  buildFramePolicy,
  buildPagePolicy,
  hashInlineParts,
  REPORTS_PATH,
  secureResponse,
  withCachingHeaders,
} from './response-headers';

const players = 'https://player.vimeo.com https://www.youtube-nocookie.com';
const readFrames = (names: Readonly<Record<string, string>>) =>
  buildPagePolicy(buildTestEnvironment(names), [])
    .split('; ')
    .find((directive) => directive.startsWith('frame-src'));

test('frames are allowed for the two legacy servers and for video players only', () => {
  const names = {
    LEGACY_BASE_URL: 'https://old.example/legacy',
    RECORDS_BASE_URL: 'https://records.example/records',
    MEDIA_BASE_URL: 'https://pictures.example',
  };
  expect(readFrames(names)).toBe(`frame-src https://old.example https://records.example ${players}`);
});

test('frames are allowed for video players only when no legacy servers are configured', () => {
  expect(readFrames({})).toBe(`frame-src ${players}`);
});

test.each([
  ['1', 'max-age=31536000; includeSubDomains'],
  ['0', 'max-age=31536000'],
  [undefined, 'max-age=31536000'],
])('with HSTS_SUBDOMAINS %s the header is %s', (HSTS_SUBDOMAINS, expected) => {
  const environment = buildTestEnvironment({ HSTS_SUBDOMAINS });
  expect(secureResponse(new Response(), environment).headers.get('strict-transport-security')).toBe(expected);
});

test('a document for frames in other sites may load its styles and pictures and nothing else', () => {
  const policy = buildFramePolicy(buildTestEnvironment(), ['sha256-x']);
  expect(policy).toBe(
    "default-src 'none'; style-src 'sha256-x'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors *",
  );
  const response = new Response('', { headers: { 'content-security-policy': policy } });
  expect(secureResponse(response).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('every response has all security headers', () => {
  const { headers } = secureResponse(new Response());
  expect(Object.fromEntries(headers)).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
});

test('inline styles are allowed by hash only', () => {
  const listPolicyParts = (hashes: readonly string[]) =>
    buildPagePolicy(buildTestEnvironment(), [], hashes).split('; ');
  expect(listPolicyParts(['sha256-abc='])).toContain("style-src 'self' 'sha256-abc='");
  expect(listPolicyParts([])).toContain("style-src 'self'");
});

test('trusted types are limited to the policies of the page and its sanitizer', () => {
  const policy = buildPagePolicy(buildTestEnvironment(), []).split('; ');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types default dompurify service-worker');
});

test('policy violations of a page are reported', () => {
  expect(buildPagePolicy(buildTestEnvironment(), []).split('; ')).toContain(`report-uri ${REPORTS_PATH}`);
});

test('other content may come only from the site, without plugins, other base URLs or framing', () => {
  const policy = buildPagePolicy(buildTestEnvironment(), []).split('; ');
  for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(directive);
  }
});

test('images come from the site, from https, or from a configured local server', () => {
  const names = {
    SITE_URL: 'http://127.0.0.1:1',
    MEDIA_BASE_URL: 'http://127.0.0.1:2',
    RECORDS_BASE_URL: 'https://r.example',
  };
  const listPolicyParts = (more: Readonly<Record<string, string>>) =>
    buildPagePolicy(buildTestEnvironment(more), []).split('; ');
  expect(listPolicyParts(names)).toContain("img-src 'self' data: https: http://127.0.0.1:2");
  expect(listPolicyParts({})).toContain("img-src 'self' data: https:");
});

test('an inline part is allowed by the hash of its UTF-8 text', async () => {
  const bodies = ['ours()', 'say("5 – 3")'];
  expect(await hashInlineParts(new Set(bodies))).toEqual(
    bodies.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
  );
});

const readControl = (response: Response) => response.headers.get('cdn-cache-control');

describe('caching headers of answers other than pages', () => {
  it.each([
    ['a wrong method', refuseMethod()],
    ['a missing file', respondWithNoSuchFile()],
    ['a broken setup', respondMisconfigured()],
    ['the health check', respondWithHealth('build')],
  ])('forbid storing %s', (_, response) => {
    expect([response.headers.get('cache-control'), readControl(response)]).toEqual(['no-store', 'no-store']);
  });

  it('forbid storing the emergency page', async () => {
    const response = await respondWithEmergencyPage('Example Association');
    expect([response.headers.get('cache-control'), readControl(response)]).toEqual(['no-store', 'no-store']);
  });

  it('give a redirect its lifetime and both stale times', () => {
    expect(readControl(redirectTo('/scores'))).toBe('max-age=3600, stale-while-revalidate=86400, stale-if-error=86400');
  });

  it('forbid storing an answer without shared caching headers', () => {
    const response = withCachingHeaders(new Response('x', { headers: { 'cache-control': 'public, max-age=60' } }));
    expect([response.headers.get('cache-control'), readControl(response)]).toEqual(['no-store', 'no-store']);
  });

  it('leave an answer with its own shared lifetime unchanged', () => {
    const response = withCachingHeaders(new Response('x', { headers: { 'cdn-cache-control': 'max-age=5' } }));
    expect(readControl(response)).toBe('max-age=5');
  });
});
