import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { fetchResponse, selectRowsWith, unwrapData } from '../../ask.fixture';

const saturday = '2025-10-11T13:20:00-05:00';
const moments = [saturday, '2026-03-15T21:00:00-05:00', '2027-07-04T08:00:00-05:00'];

type Row = Record<string, unknown>;

const ask = (path: string, now = saturday, seed = 1): Promise<Response> => fetchResponse(path, now, seed);

async function fetchBody(path: string, now = saturday, seed = 1): Promise<unknown> {
  const response = await ask(path, now, seed);
  expect(response.status, path).toBe(200);
  return response.json();
}

describe('the news', () => {
  it.each(moments)('the list covers two years before %s, newest first, without future articles', async (now) => {
    const first = (await fetchBody('/v1/news?page=1&limit=100', now)) as { pagination: { totalRecords: unknown } };
    const total = Number(first.pagination.totalRecords);
    expect(total).toBeGreaterThan(600);
    const last = selectRowsWith('slug', await fetchBody(`/v1/news?page=${Math.ceil(total / 100)}&limit=100`, now));
    const dates = [...selectRowsWith('slug', first), ...last].map(({ datepublished }) => String(datepublished));
    const days = dates.map((date) => date.slice(0, 10));
    expect(atLeastOne(dates).every((date) => Date.parse(date) <= Date.parse(now))).toBe(true);
    // A row with only a day may be a day off.
    for (const [index, day] of atLeastOne(days.entries()))
      expect(Date.parse(days[index + 1] ?? '2000-01-01')).toBeLessThanOrEqual(Date.parse(day) + 86_400_000);
    const span = (Date.parse(now) - Date.parse(dates.at(-1) ?? now)) / 86_400_000;
    expect(span).toBeGreaterThan(700);
  });

  it('every listed article is found by slug and by id with the same content', async () => {
    for (const row of atLeastOne(selectRowsWith('slug', await fetchBody('/v1/news?page=4&limit=10')))) {
      const id = Number(row.articleid ?? row.id);
      for (const name of [String(row.slug), String(id)]) {
        const article = unwrapData(await fetchBody(`/v1/news/${name}`)) as Row;
        expect(article.articleBody).toBe(row.articlebody);
      }
    }
  });

  it('the finals and office-closing articles exist at any time', async () => {
    for (const now of moments) {
      const wrap = unwrapData(await fetchBody('/v1/news/state-finals-wrap', now)) as Row;
      const text = String(wrap.articleBody);
      expect(text.length).toBeGreaterThan(5000);
      expect(text).toContain('Champion');
      expect(Date.parse(String(wrap.datePublished))).toBeLessThanOrEqual(Date.parse(now));
      const closed = unwrapData(await fetchBody('/v1/news/office-closed', now)) as Row;
      expect(closed.category).toBe('Announcements');
      expect(String(closed.title)).toMatch(/closed\s+Monday/);
    }
  });

  it('articles contain every kind of legacy markup, one of them long', async () => {
    const wrap = unwrapData(await fetchBody('/v1/news/state-finals-wrap')) as Row;
    expect(String(wrap.articleBody).length).toBeGreaterThan(8000);
    const pages = await Promise.all([1, 2, 3].map((page) => fetchBody(`/v1/news?page=${page}&limit=100`)));
    const text = JSON.stringify(pages);
    for (const sign of [
      '<table',
      '<iframe',
      'player.vimeo.com',
      'youtube',
      '<video',
      '<figcaption',
      '<FONT',
      'MsoNormal',
      '/documents/',
      '&rsquo;',
      'style=',
      '<blockquote',
    ])
      expect(text.includes(sign), sign).toBe(true);
    expect(/<img(?![^>]*alt=)[^>]*>/.test(JSON.parse(JSON.stringify(text)) as string), 'image without alt').toBe(true);
    expect(/\{\w+\}(?!,|\])/.exec(text.replace(/\{"|\\"\}/g, ''))?.[0]).toBeUndefined();
  });

  it('each board meeting has one summary', async () => {
    const page = (await fetchBody('/v1/news?page=1&limit=100&category=Board%20Meeting%20Summaries')) as {
      pagination: Row;
    };
    const titles = selectRowsWith('slug', page).map(({ title }) => String(title).replaceAll('  ', ' ').trim());
    expect(titles.length).toBe(Number(page.pagination.totalRecords));
    expect(titles.length).toBeGreaterThan(15);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('invalid list pages are 400 and unknown articles 404', async () => {
    expect((await ask('/v1/news?page=zero')).status).toBe(400);
    expect((await ask('/v1/news?page=1&limit=100000')).status).toBe(400);
    expect((await ask('/v1/news/some-other-words-203569')).status).toBe(404);
    expect(selectRowsWith('slug', await fetchBody('/v1/news?page=900&limit=10'))).toEqual([]);
  });
});

describe('GET /v1/videos', () => {
  it('the archive has more than 2,500 recordings, none of a future game', async () => {
    for (const now of [saturday, '2026-03-15T21:00:00-05:00']) {
      const rows = selectRowsWith('videoid', await fetchBody('/v1/videos', now));
      expect(rows.length).toBeGreaterThan(2490);
      const years = rows.map(({ tourneyyear }) => Number(String(tourneyyear).slice(0, 4)));
      expect(Math.min(...years)).toBeLessThanOrEqual(1972);
      expect(Math.max(...years)).toBeLessThanOrEqual(Number(now.slice(0, 4)));
    }
  });

  it('videos are filtered by title, by activity and by both', async () => {
    const finals = selectRowsWith('activityid', await fetchBody('/v1/videos?title=CHAMPIONSHIP&activityID=bkb'));
    expect(finals.length).toBeGreaterThan(10);
    for (const row of atLeastOne(finals)) {
      expect(row.activityid).toBe('BKB');
      expect(String(row.youtubetitle).toLowerCase()).toContain('championship');
    }
    const all = selectRowsWith('activityid', await fetchBody('/v1/videos?activityID=BKB'));
    expect(all.length).toBeGreaterThan(finals.length);
    expect(unwrapData(await fetchBody('/v1/videos?title=no%20such%20words'))).toEqual([]);
  });

  it('statistics count the whole archive', async () => {
    const stats = unwrapData(await fetchBody('/v1/videos/stats')) as {
      totalVideos: number;
      activities: { activityID: string; videos: number }[];
      decades: { decade: string; videos: number }[];
    };
    const sum = (counts: readonly { videos: number }[]): number =>
      counts.reduce((total, count) => total + count.videos, 0);
    expect([sum(stats.activities), sum(stats.decades)]).toEqual([stats.totalVideos, stats.totalVideos]);
    const rows = selectRowsWith('activityid', await fetchBody('/v1/videos?activityID=SB'));
    expect(stats.activities.find(({ activityID }) => activityID === 'SB')?.videos).toBe(rows.length);
    expect(stats.decades.map(({ decade }) => decade)).toEqual(['1970s', '1980s', '1990s', '2000s', '2010s', '2020s']);
  });

  it('each recording has a unique id and is found by it', async () => {
    const rows = selectRowsWith('youtubetitle', await fetchBody('/v1/videos?title=2025'));
    const ids = rows.map((row) => Number(row.videoid));
    expect(new Set(ids).size).toBe(ids.length);
    for (const row of atLeastOne(rows)) {
      const video = unwrapData(await fetchBody(`/v1/videos/${Number(row.videoid)}`)) as Row;
      expect(video.youTubeTitle).toBe(row.youtubetitle);
    }
    expect((await ask('/v1/videos/1234')).status).toBe(200);
    expect((await ask('/v1/videos/999999')).status).toBe(404);
    expect((await ask('/v1/videos/99999999')).status).toBe(404);
  });
});

describe('GET /v1/photos', () => {
  it('there are more than 300 galleries whose images and pages exist', async () => {
    const answer = (await fetchBody('/v1/photos')) as { data: { data: unknown } };
    const rows = selectRowsWith('canonicalurl', answer.data.data);
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter(({ photographer }) => photographer === null).length).toBeLessThan(rows.length / 10);
    for (const row of atLeastOne(rows.slice(0, 12))) {
      const page = await ask(new URL(String(row.canonicalurl)).pathname);
      expect(await page.text()).toContain('<h1>');
      if (typeof row.thumbnailimageurl !== 'string') continue;
      expect((await ask(new URL(row.thumbnailimageurl).pathname)).status).toBe(200);
    }
  });

  it('galleries are sorted by day and have unique ids', async () => {
    const answer = (await fetchBody('/v1/photos')) as { data: { data: unknown } };
    const ids = selectRowsWith('canonicalurl', answer.data.data).map((row) => Number(row.id));
    expect(new Set(ids).size).toBe(ids.length);
    const days = ids.map((id) => Math.floor(id / 100_000));
    expect([...days].sort((left, right) => right - left)).toEqual(days);
    expect(Math.max(...days) * 86_400_000).toBeLessThan(Date.parse(saturday));
  });
});

describe('GET /v1/news/125-feature', () => {
  it('the timeline runs from 1900 to 2025', async () => {
    const years = selectRowsWith('featureyear', await fetchBody('/v1/news/125-feature')).map((row) =>
      Number(row.featureyear),
    );
    expect([Math.min(...years), Math.max(...years)]).toEqual([1900, 2025]);
    expect(years.length).toBeGreaterThan(40);
  });
});
