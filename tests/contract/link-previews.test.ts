import { beforeAll, expect, it } from 'vitest';
import {
  askHealthyUpstream,
  inProcessEnvironment,
  openInProcessSite,
  type InProcessSite,
} from '../support/in-process-site';
import { listExamplesOfRows, gamePaths } from '../support/route-rows';

const { SITE_URL: siteUrl = '' } = inProcessEnvironment;
const [game = ''] = gamePaths;
const [article = ''] = listExamplesOfRows(['news-article']);

let get: ReturnType<InProcessSite['startIsolate']>;

beforeAll(async () => {
  get = (await openInProcessSite()).startIsolate(askHealthyUpstream);
});

async function findPicture(path: string): Promise<string | undefined> {
  const html = await (await get(path)).text();
  return /property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

it.each([
  [game, `/pictures${game}&v=`],
  [article, '/pictures/news/'],
  ['/sports/boys-soccer/state-series/brackets/1A', '/pictures/brackets/boys-soccer/1A?v='],
  ['/scores', '/preview.png'],
])('%s has a preview picture with an absolute address', async (path, picture) => {
  expect((await findPicture(path))?.startsWith(siteUrl + picture)).toBe(true);
});

it('without a pictures worker, a preview address redirects for a short time to the static picture', async () => {
  const picture = await findPicture(game);
  const response = await get((picture ?? '').slice(siteUrl.length));
  expect([response.status, response.headers.get('location')]).toEqual([307, '/preview.png']);
  expect(response.headers.get('cdn-cache-control')).toMatch(/max-age=([1-9]|[1-5]\d|60)\b/);
});
