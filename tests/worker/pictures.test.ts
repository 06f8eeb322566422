import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { gamePaths } from '../support/route-rows';
import { startTestSite, type TestSite } from '../support/test-site';

const [ofSeries = '', ofDay = ''] = gamePaths;
const pictureSize = { width: 1200, height: 630 };

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({}, { hasPictures: true, unknownLimit: 2 });
});
afterAll(() => site.dispose());

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });

/** Signature and first chunk of the file (PNG specification, sections 5.2 and 11.2.2). */
function readPngSize(bytes: ArrayBuffer): { readonly width: number; readonly height: number } {
  const view = new DataView(bytes);
  expect(view.getBigUint64(0)).toBe(0x89504e470d0a1a0an);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

async function countKeptPictures(): Promise<number> {
  return (await site.control.list('picture:')).length;
}

describe('the picture of a link preview', () => {
  it.each([`/pictures${ofSeries}`, `/pictures${ofDay}`, '/pictures/brackets/boys-soccer/1A'])(
    '%s is a 1200 by 630 PNG with a cache lifetime',
    async (path) => {
      const response = await get(path);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(readPngSize(await response.arrayBuffer())).toEqual(pictureSize);
      expect(response.headers.get('cdn-cache-control')).toMatch(/max-age=\d+/);
    },
  );

  it('is keyed by what is drawn: another address of the same drawing adds no entry', async () => {
    await get(`/pictures${ofSeries}`);
    await expect.poll(countKeptPictures).toBeGreaterThan(0);
    const before = await countKeptPictures();
    const again = await get(`/pictures${ofSeries}&v=other`);
    expect(again.headers.get('cache-status')).toContain('hit');
    expect(await countKeptPictures()).toBe(before);
  });

  it('is made for other visitors while one network has used up its share, which gets the general picture for seconds', async () => {
    const askFrom = (address: string, path: string) =>
      fetch(site.url + path, { redirect: 'manual', headers: { 'cf-connecting-ip': address } });
    const buildBracket = (classId: string) => `/pictures/brackets/girls-soccer/${classId}`;
    // Two of six are made, or four at the turn of a minute.
    const refused: Response[] = [];
    for (const classId of ['1A', '2A', '3A', '4A', '5A', '6A']) {
      const response = await askFrom('192.0.2.1', buildBracket(classId));
      if (response.status === 307) refused.push(response);
    }
    expect(refused.length).toBeGreaterThanOrEqual(2);
    for (const { headers } of atLeastOne(refused)) expect(headers.get('cdn-cache-control')).toMatch(/^max-age=[0-5],/);
    expect((await askFrom('198.51.100.1', '/pictures/brackets/boys-basketball/1A')).status).toBe(200);
  });

  it.each(['/pictures/games/1', '/pictures/news/none-such', '/pictures/brackets/curling'])(
    '%s answers 404 because its subject does not exist',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('There is no such file.\n');
    },
  );
});
