import { beforeAll, describe, expect, it } from 'vitest';
import { drawQr } from '~/models/text/qr-drawing';
import { askHealthyUpstream, openInProcessSite, type AskSite } from '../support/in-process-site';

const siteUrl = 'https://psaa.example';

let get: AskSite;
beforeAll(async () => {
  const names = { SITE_URL: siteUrl };
  get = (await openInProcessSite()).startIsolate(askHealthyUpstream, undefined, undefined, { names });
});

const getCode = (path: string) => get(`/code.svg?path=${encodeURIComponent(path)}`);

describe('the code of an address', () => {
  it.each([
    ['/', '/'],
    ['/scores?date=2025-10-10', '/scores?date=2025-10-10'],
    ['/scores?date=2025-10-10&unknown=1', '/scores?date=2025-10-10'],
    ['/sports/football/state-series/brackets/5a', '/sports/football/state-series/brackets/5A'],
  ])('of %s leads to %s of this site', async (path, target) => {
    const response = await getCode(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await response.text()).toContain(` d="${drawQr(siteUrl + target).path}"`);
  });

  it.each([
    'https://other.example/',
    '//other.example',
    '/\\other.example',
    '/sports/no-such-sport',
    '/scores.data',
    `/scores?q=${'x'.repeat(300)}`,
    '',
  ])('of %j does not exist', async (path) => {
    const response = await getCode(path);
    expect([response.status, await response.text()]).toEqual([404, 'There is no such file.\n']);
  });

  it('is named by each page, beside the address that it leads to', async () => {
    const html = await (await get('/sports/football/state-series/brackets/5A?part=finals')).text();
    const [, href = '', source = ''] =
      /<p class="print-line[^>]*>[^<]*? · (?:<!-- -->)?(https:[^<]+)<img src="([^"]+)"[^>]* loading="lazy"/.exec(
        html,
      ) ?? [];
    const response = await get(source);
    expect(await response.text()).toContain(drawQr(href).path);
    expect(href).toBe(`${siteUrl}/sports/football/state-series/brackets/5A?part=finals`);
  });
});
