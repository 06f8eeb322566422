import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { sports } from '~/config/sports';
import { pageRoutes } from '~/routes.table.js';
import { sitemapParts } from '~/routes/sitemap/parts';
import { atLeastOne } from '../support/at-least-one';
import { askHealthyUpstream, inProcessEnvironment, openInProcessSite } from '../support/in-process-site';
import { listBuiltPagePaths } from '../support/route-rows';

type Get = (path: string) => Promise<Response>;

interface SitemapUrl {
  readonly loc: string;
  readonly lastmod?: string;
  readonly 'news:news'?: { readonly 'news:title': string };
}

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => ['url', 'sitemap', 'item', 'entry'].includes(name),
});
const { SITE_URL: siteUrl = '' } = inProcessEnvironment;
let get: Get = () => Promise.reject(new Error('The site has not started.'));

beforeAll(async () => {
  get = (await openInProcessSite()).startIsolate(askHealthyUpstream);
});

async function fetchXml(path: string): Promise<unknown> {
  const text = await (await get(path)).text();
  expect(SyntaxValidator.validate(text), path).toBe(true);
  return parser.parse(text);
}

async function listUrls(part: string): Promise<readonly SitemapUrl[]> {
  const { urlset } = (await fetchXml(`/sitemaps/${part}.xml`)) as { readonly urlset: { readonly url: SitemapUrl[] } };
  return urlset.url;
}

const parseSportId = (loc: string) => /\/sports\/([\w-]+)/.exec(loc)?.[1];
const getPath = (loc: string) => loc.slice(siteUrl.length);

it('security.txt names a contact, and expires within a year', async () => {
  const response = await get('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).trimEnd().split('\n');
  const fields = new Map(lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]));
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get('Canonical')).toBe(`${siteUrl}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

describe('sitemaps', () => {
  it('are listed in robots.txt through their index', async () => {
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    const { sitemapindex } = (await fetchXml('/sitemap.xml')) as {
      readonly sitemapindex: { readonly sitemap: SitemapUrl[] };
    };
    expect(sitemapindex.sitemap.map(({ loc }) => getPath(loc))).toEqual(
      sitemapParts.map((part) => `/sitemaps/${part}.xml`),
    );
  });

  it('list pages that exist, each under its canonical address', async () => {
    const locations = (await listUrls('pages')).map(({ loc }) => loc);
    expect(locations.length).toBeGreaterThan(4 * sports.length);
    const wrong: string[] = [];
    // Every sixth sport, because all have the same rows.
    const asked = locations.filter(
      (loc) => !parseSportId(loc) || sports.findIndex(({ id }) => id === parseSportId(loc)) % 6 === 0,
    );
    for (const loc of asked) {
      const response = await get(getPath(loc));
      const canonical = /rel="canonical" href="([^"]*)"/.exec(await response.text())?.[1];
      if (response.status !== 200 || canonical !== loc) wrong.push(`${response.status} ${loc}: ${canonical ?? 'none'}`);
    }
    expect(wrong).toEqual([]);
  });

  it('omit no page with a single address', async () => {
    const listed = new Set((await listUrls('pages')).map(({ loc }) => getPath(loc)));
    const unlisted = new Set(pageRoutes.flatMap(({ path, isUnlisted }) => (isUnlisted === true ? [path] : [])));
    const oneAddress = listBuiltPagePaths(['page']).filter(
      (path) => !path.startsWith('/sports/') && !/\d|\?/.test(path) && !unlisted.has(path),
    );
    const missing: string[] = [];
    for (const path of oneAddress.filter((each) => !listed.has(each))) {
      const canonical = /rel="canonical" href="([^"]*)"/.exec(await (await get(path)).text())?.[1];
      if (canonical === siteUrl + path) missing.push(path);
    }
    // One committee of many, and pages that only links name.
    expect(atLeastOne(missing).filter((path) => path.split('/').length < 4)).toEqual([]);
  });

  it('list every school and every video', async () => {
    const schools = await listUrls('schools');
    expect(schools.length).toBeGreaterThan(750);
    expect((await get(getPath(schools[0]?.loc ?? ''))).status).toBe(200);
    const videos = await listUrls('videos');
    expect(videos.length).toBeGreaterThan(2000);
    expect((await get(getPath(videos[0]?.loc ?? ''))).status).toBe(200);
  });

  it('list all articles with dates, and mark those of the last two days as news', async () => {
    const articles = await listUrls('news');
    expect(articles.length).toBeGreaterThan(700);
    expect(atLeastOne(articles).every(({ lastmod }) => /^\d{4}-\d{2}-\d{2}$/.test(lastmod ?? ''))).toBe(true);
    const isYoung = ({ lastmod = '' }: SitemapUrl) => lastmod >= '2025-10-09';
    expect(articles.filter(isYoung).length).toBeGreaterThan(0);
    expect(articles.filter((article) => article['news:news'] !== undefined)).toEqual(articles.filter(isYoung));
  });

  it.each([
    '/sitemaps/people.xml',
    '/sitemaps/pages',
    '/feeds/news.pdf',
    '/feeds/gossip.rss',
    '/feeds/scores-chess.rss',
    '/feeds/news.rss.atom',
    '/feeds/scores-999999.rss',
  ])('%s answers 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });
});

describe.each([
  ['news', '/news-media/article/'],
  ['board-meeting-summaries', '/news-media/article/'],
  ['scores-football', '/games/'],
])('the feed of %s', (subject, pages) => {
  it('has the same entries in RSS, Atom and JSON Feed, each with address and date', async () => {
    const { rss } = (await fetchXml(`/feeds/${subject}.rss`)) as {
      readonly rss: { readonly channel: { readonly item: { readonly link: string; readonly pubDate: string }[] } };
    };
    const { feed } = (await fetchXml(`/feeds/${subject}.atom`)) as {
      readonly feed: { readonly entry: { readonly id: string; readonly updated: string }[] };
    };
    const json = await (
      await get(`/feeds/${subject}.json`)
    ).json<{
      readonly items: { readonly url: string; readonly date_modified: string }[];
    }>();
    const links = rss.channel.item.map(({ link }) => link);
    expect(links.length).toBeGreaterThan(3);
    expect(atLeastOne(links).filter((link) => !link.startsWith(siteUrl + pages))).toEqual([]);
    expect((await get(getPath(links[0] ?? ''))).status).toBe(200);
    expect(feed.entry.map(({ id }) => id)).toEqual(links);
    expect(json.items.map(({ url }) => url)).toEqual(links);
    expect(json.items.map((item) => item.date_modified.slice(0, 10))).toEqual(
      feed.entry.map(({ updated }) => updated.slice(0, 10)),
    );
  });
});

it('the home page links the feed of the news, sport pages that of their scores; a sport without daily games has none', async () => {
  const findFeed = async (path: string) =>
    /rel="alternate" href="([^"]*)" type="application\/atom\+xml"/.exec(await (await get(path)).text())?.[1];
  expect(await findFeed('/')).toBe('/feeds/news.atom');
  expect(await findFeed('/sports/football/scores')).toBe('/feeds/scores-football.atom');
  expect(await findFeed('/sports/boys-soccer/state-series/scores')).toBe('/feeds/scores-boys-soccer.atom');
  expect(await findFeed('/sports/chess')).toBeUndefined();
});

it('a school page links the feed of its results, which links back to the page', async () => {
  const [school] = await listUrls('schools');
  const path = getPath(school?.loc ?? '');
  const page = await (await get(path)).text();
  const [, feedPath = ''] = /rel="alternate" href="([^"]*)" type="application\/atom\+xml"/.exec(page) ?? [];
  expect(feedPath).toBe(`/feeds/scores-${path.split('/').at(-1)}.atom`);
  const { feed } = (await fetchXml(feedPath)) as { readonly feed: { readonly id: string } };
  expect(feed.id).toBe(school?.loc);
});
