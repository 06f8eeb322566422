import { describe, expect, it } from 'vitest';
import { askDemo, isFields, type Fields } from './ask.fixture';
import demo from './index';

const environment = {
  DEMO_ORIGIN: 'http://demo.invalid',
  FIXED_NOW: '2025-10-11T13:20:00-05:00',
  FIXED_NOW_SET_AT: new Date().toISOString(),
};

async function get(path: string, headers?: Record<string, string>): Promise<Response> {
  return demo.fetch(new Request(`http://demo.invalid${path}`, { headers: headers ?? {} }), environment);
}

async function fetchRows(path: string): Promise<Fields[]> {
  const data = await askDemo(path, environment.FIXED_NOW);
  return (data as unknown[]).filter(isFields);
}

const lists = [
  '/v1/sponsors?frontPage=Y&random=Y',
  '/v1/sponsors/shop',
  '/v1/sponsors/page-sponsor?frontpageFeatureOnly=Y',
  '/v1/sponsors/page-sponsor?presentingSponsorOnly=Y&displayOn=football',
  '/v1/news/feature/?displayFrontpage=Y',
  '/v1/news/feature?displayOn=boys-golf',
  '/v1/news?recent=Y',
  '/v1/news?page=2&limit=10',
  '/v1/socialmedia',
  '/v1/maxpreps?GameDate=10/11/2025',
  '/v1/events',
  '/v1/streams',
  '/v1/streams?date=10/11/2025',
  '/v1/videos?random=true',
  '/v1/alerts',
  '/v1/tenbad/messages',
  '/v1/sports/boys-cross-country/tournament-scores?GameDate=10/11/2025',
  '/v1/sports/girls-flag-football/tournament-scores?GameDate=10/11/2025',
  '/v1/schools',
];

describe('the demo association', () => {
  it.each(lists)('%s answers with rows', async (path) => {
    expect((await fetchRows(path)).length).toBeGreaterThan(0);
  });

  it('a Saturday afternoon has live, final and scheduled games', async () => {
    const games = await fetchRows('/v1/maxpreps?GameDate=10/11/2025');
    const statuses = games.map((game) => JSON.stringify(game.GameStatus ?? {}).toLowerCase());
    expect(statuses.filter((status) => status.includes('"live"')).length).toBeGreaterThan(20);
    expect(statuses.filter((status) => status.includes('"final')).length).toBeGreaterThan(20);
    expect(statuses.filter((status) => status.includes('"scheduled"')).length).toBeGreaterThan(10);
  });

  it('Random=Y answers at most twelve games', async () => {
    expect((await fetchRows('/v1/maxpreps?GameDate=10/11/2025&Random=Y')).length).toBe(12);
  });

  it('unknown paths, sports, schools and articles answer 404 with an error', async () => {
    for (const path of [
      '/v1/nothing',
      '/v1/sports/quidditch',
      '/v1/schools/9999',
      '/v1/news/no-such-slug',
      '/v1/videos/9999',
    ]) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(await response.json()).toHaveProperty('error');
    }
  });

  it('a matching If-None-Match answers 304', async () => {
    const first = await get('/v1/events');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=180');
    expect(first.headers.get('vary')).toBe('Origin, Accept-Encoding');
    const second = await get('/v1/events', { 'if-none-match': etag });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  it('the news list is paged and has a total', async () => {
    const body: { data: { slug: string }[]; pagination: { totalRecords: number } } = await (
      await get('/v1/news?page=3&limit=10')
    ).json();
    expect(body.data).toHaveLength(10);
    expect(body.pagination.totalRecords).toBeGreaterThan(100);
    expect((await get(`/v1/news/${body.data[0]?.slug ?? ''}`)).status).toBe(200);
  });

  it('image addresses in answers exist', async () => {
    const [sponsor] = await fetchRows('/v1/sponsors?frontPage=Y');
    const address = new URL(String(sponsor?.imgUrl ?? sponsor?.imgURL));
    const picture = await get(address.pathname);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect((await get('/media/logos/0101.svg')).status).toBe(200);
    expect((await get('/media/logos/no-such-mark-0101.png')).status).toBe(404);
  });
});
