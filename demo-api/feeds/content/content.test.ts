import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, fetchResponse, isFields, type Fields } from '../../ask.fixture';
import { writtenPages } from '../../words/texts.generated';

const saturday = '2025-10-11T13:20:00-05:00';
const finals = '2025-10-18T12:10:00-05:00';

const ask = (path: string, now = saturday): Promise<Response> => fetchResponse(path, now);

async function fetchRows(path: string, now = saturday): Promise<Fields[]> {
  const list = await askDemo(path, now);
  return (list as unknown[]).filter(isFields);
}

const sitePages = `
  schools officials/become-an-official officials/code-of-ethics officials/faq officials/handbook officials/resources
  officials/record-book officials/athletic-official officials news-media news-media/announcements/office-closed
  news-media/advisory-committee news-media/media-credentials news-media/videos news-media/broadcasting
  about/past-board-members about/mission about/constitution about/history about/contact about/careers about/reports
  about/privacy-policy about/terms-of-service about/foundation/donate about/statequalifier resources/coaches-education
  resources/equity resources/newsletter resources/tickets resources/merchandise resources/academic-teams
  resources/scholarship resources/sportsmanship/overview health-safety health-safety/mission health-safety/committee
  health-safety/concussion`
  .trim()
  .split(/\s+/);

describe('GET /v1/pages', () => {
  it.each(sitePages)('the page %s exists', async (path) => {
    const [page] = await fetchRows(`/v1/pages/${path}`);
    expect(String(page?.title).length).toBeGreaterThan(2);
    const content = String(page?.content);
    expect(content.length).toBeGreaterThan(1200);
    expect(/\{\w+\}|undefined|NaN|lorem/.exec(content)?.[0]).toBeUndefined();
    const updated = String(page?.updated ?? page?.Updated);
    expect(Date.parse(updated)).toBeLessThan(Date.parse(saturday));
  });

  it('an unknown path is 404 and an emptied page is an empty list', async () => {
    const missing = await ask('/v1/pages/about/never-written');
    expect([missing.status, await missing.json()]).toEqual([404, { error: 'Page not found: about/never-written' }]);
    const emptied = await ask('/v1/pages/no-such-page');
    expect([emptied.status, await emptied.json()]).toEqual([200, { data: [] }]);
  });

  it('no paragraph occurs on two pages', () => {
    expect(new Set(writtenPages.map(({ path }) => path)).size).toBe(writtenPages.length);
    const paragraphs = writtenPages.flatMap(({ content }) => content.match(/<p[ >].*?<\/p>/gs) ?? []);
    const long = paragraphs.filter((text) => text.length > 120);
    expect(new Set(long).size).toBe(long.length);
  });

  it('the pages contain the markup that a site has to sanitize', () => {
    const text = writtenPages.map(({ content }) => content).join('\n');
    const signs: readonly RegExp[] = [
      /<video[^>]*src="https:\/\/www\.youtube\.com\/watch/,
      /<video[^>]*><source/,
      /<video[^>]*vimeo\.com/,
      /<video[^>]*src="watch\?v=thunder/,
      /<video src=""/,
      /<iframe/,
      /<oembed/,
      /<font/,
      /<table border/,
      /<dl>/,
      /href="\/documents\/[^"]+\.pdf"/,
      /href="mailto:/,
      /href="tel:/,
      /<a name=/,
      /lang="es"/,
      /<img(?![^>]*alt)/,
      /rowspan/,
      /colspan/,
      /<blockquote>/,
    ];
    for (const sign of signs) expect(sign.test(text), String(sign)).toBe(true);
  });

  it('links in pages lead to pages and documents that exist', async () => {
    const text = writtenPages.map(({ content }) => content).join('\n');
    const documents = [...text.matchAll(/href="(\/documents\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(documents.length).toBeGreaterThan(50);
    for (const path of atLeastOne(documents.slice(0, 8)))
      expect((await ask(path.replace(/\{\w+\}/g, '2024-25'))).status).toBe(200);
    const written = new Set(writtenPages.map(({ path }) => `/${path}`));
    const own = [
      ...text.matchAll(/href="(\/(?:officials|health-safety|resources\/sportsmanship|about\/foundation)[^"#]*)"/g),
    ];
    const elsewhere = [
      '/officials/clinics',
      '/officials/clinicians',
      '/officials/officials-association',
      '/about/foundation-board',
    ];
    const dead = own.map(([, path]) => path ?? '').filter((path) => !written.has(path) && !elsewhere.includes(path));
    expect(dead).toEqual([]);
  });
});

describe('GET /social-history', () => {
  it('social history covers twelve months, newest first, and includes unusable posts', async () => {
    const posts = await fetchRows('/social-history');
    expect(posts.length).toBeGreaterThan(350);
    const moments = posts.map(({ date }) => Date.parse(String(date))).filter((ms) => !Number.isNaN(ms));
    expect(Math.max(...moments)).toBeLessThanOrEqual(Date.parse(saturday));
    expect((Date.parse(saturday) - Math.min(...moments)) / 86_400_000).toBeGreaterThan(355);
    for (const [index, ms] of atLeastOne(moments.entries()))
      expect(moments[index + 1] ?? 0).toBeLessThan(ms + 2 * 86_400_000);
    const whole = posts.filter(({ image, url }) => Boolean(image) && Boolean(url));
    expect(posts.length - whole.length).toBeGreaterThan(20);
    expect(whole.length).toBeGreaterThan(300);
  });

  it('social history contains every post of /v1/socialmedia unchanged', async () => {
    const history = new Set((await fetchRows('/social-history')).map((post) => JSON.stringify(post)));
    const recent = (await fetchRows('/v1/socialmedia')).filter(({ network }) => network !== undefined);
    expect(recent.length).toBeGreaterThan(30);
    expect(atLeastOne(recent).filter((post) => !history.has(JSON.stringify(post)))).toEqual([]);
  });

  it("a post about a game names the game's winner", async () => {
    const texts = (await fetchRows('/social-history'))
      .map(({ text }) => String(text))
      .filter((text) => text.startsWith('FINAL'));
    expect(texts.length).toBeGreaterThan(10);
    for (const text of atLeastOne(texts)) expect(text).toMatch(/\d+-\d+/);
  });
});

describe('GET /broadcasts', () => {
  const query = 'state=IL&card=true&start=0&size=12';

  async function fetchItems(path: string, now = saturday): Promise<Fields[]> {
    const body: { items: Fields[] } = await (await ask(path, now)).json();
    return body.items;
  }

  it('a search page has twelve broadcasts with unique keys and addresses', async () => {
    const found = await fetchItems(`/broadcasts?activity=Flag%20Football&${query}`);
    expect(found).toHaveLength(12);
    expect(new Set(found.map(({ key }) => key)).size).toBe(12);
    for (const { site_url, headline, date } of atLeastOne(found)) {
      expect((await ask(new URL(String(site_url)).pathname)).status).toBe(200);
      expect(String(headline).length).toBeGreaterThan(4);
      expect(Number.isNaN(Date.parse(String(date)))).toBe(false);
    }
  });

  it('finalists are not named before the semifinals are over', async () => {
    const fetchBroadcasts = async (now: string): Promise<string> =>
      JSON.stringify(await fetchItems(`/broadcasts?activity=Flag%20Football&${query}`, now));
    expect(await fetchBroadcasts(saturday)).toContain('State Championship');
    const later = await fetchItems(`/broadcasts?activity=Flag%20Football&${query}`, finals);
    expect(later.filter(({ headline }) => String(headline).includes(' vs. ')).length).toBeGreaterThan(2);
  });

  it('broadcasts are paged and filtered by activity; an invalid size is refused', async () => {
    const first = await fetchItems('/broadcasts?activity=Football&start=0&size=4');
    const second = await fetchItems('/broadcasts?activity=Football&start=2&size=4');
    expect(second.slice(0, 2)).toEqual(first.slice(2));
    expect(await fetchItems('/broadcasts?activity=Curling')).toEqual([]);
    expect((await ask('/broadcasts?activity=Football&size=-1')).status).toBe(400);
  });
});

describe('GET /widgets/calendar', () => {
  it('the calendar widget shows a month table, and a list with view=mobile', async () => {
    const wide = await (await ask('/widgets/calendar')).text();
    const narrow = await (await ask('/widgets/calendar?view=mobile')).text();
    expect([wide.includes('<table>'), narrow.includes('<table>')]).toEqual([true, false]);
    for (const page of [wide, narrow]) expect(page).toContain('Boys Golf state finals');
    expect(await (await ask('/widgets/calendar?month=2026-02')).text()).toContain('February 2026');
    expect((await ask('/widgets/calendar?month=13')).status).toBe(400);
  });
});
