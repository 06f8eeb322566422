import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { createHealthyUpstream } from '../support/in-process-site';
import { readMainText } from '../support/shown-texts';
import { startSourceSite } from '../support/source-site';
import { saturdayAfternoon } from '../support/test-site';

/* What everybody asks about on a day of the state series comes before everything else of a page. */

interface ExpectedWords {
  readonly path: string;
  /** Within the first characters of the page, in this order. */
  readonly words: readonly string[];
}

const leadCharacters = 700;

const footballSchedules = [
  '/sports/football/regular-season/weekly-schedules',
  '/sports/football/state-series/playoff-schedules',
];

const moments: readonly {
  readonly moment: string;
  readonly nowIso: string;
  readonly pages: readonly ExpectedWords[];
}[] = [
  {
    moment: 'the Saturday of the golf finals',
    nowIso: '2025-10-11T13:20:00-05:00',
    pages: [
      {
        path: '/',
        words: ['boys golf and girls golf', 'state finals, day 2 of 2', 'leaderboards', '3a', 'girls 1a', 'today'],
      },
      { path: '/scores', words: ['boys golf and girls golf', 'state finals, day 2 of 2', 'girls flag football'] },
      { path: '/scores?sport=girls-flag-football', words: ['girls flag football', 'sectional championships'] },
      { path: '/my-teams?teams=0101.girls-golf', words: ['girls golf', 'state finals, day 2 of 2', 'leaderboards'] },
    ],
  },
  {
    moment: 'the evening of the football pairings',
    nowIso: '2025-10-25T20:35:00-05:00',
    pages: [
      {
        path: '/',
        words: ['football pairings show', 'on now, 8:00–9:00 pm', 'posted', '5a', 'next 6a 8:37 pm', 'today'],
      },
      { path: '/scores', words: ['football pairings show', 'on now, 8:00–9:00 pm', 'posted', '5a', 'next 6a 8:37 pm'] },
      {
        path: '/sports/football',
        words: ['pairings show: on now, 8:00–9:00 pm', 'posted', '5a', 'next 6a 8:37 pm'],
      },
      {
        path: '/sports/football/state-series',
        words: ['football pairings show', 'on now, 8:00–9:00 pm', 'posted', '5a', 'next 6a 8:37 pm'],
      },
      { path: '/my-teams?teams=football', words: ['football pairings show', 'on now, 8:00–9:00 pm'] },
      ...footballSchedules.map((path) => ({ path, words: ['football pairings show: on now, 8:00–9:00 pm'] })),
    ],
  },
  {
    moment: 'the Saturday of the quarterfinals',
    nowIso: '2025-11-15T13:20:00-06:00',
    pages: [
      {
        path: '/',
        words: [
          'girls volleyball',
          'day 2 of 2',
          'football',
          'quarterfinals',
          'today',
          'volleyball 1a, state championship',
        ],
      },
      {
        path: '/my-teams?teams=girls-volleyball.football',
        words: ['girls volleyball', 'day 2 of 2', 'football', 'quarterfinals'],
      },
      ...footballSchedules.map((path) => ({ path, words: ['football', 'today: quarterfinals'] })),
      {
        path: '/sports/girls-volleyball/state-series/schedules',
        words: ['girls volleyball', 'today: state finals', 'day 2 of 2'],
      },
    ],
  },
  {
    moment: 'the Friday of the football championships',
    nowIso: '2025-11-28T11:00:00-06:00',
    pages: [
      { path: '/', words: ['football', 'state finals', 'day 1 of 2', 'today', 'halftime', 'football 1a'] },
      ...footballSchedules.map((path) => ({ path, words: ['football', 'today: state finals', 'day 1 of 2'] })),
    ],
  },
];

describe.each(moments)('on $moment', ({ nowIso, pages }) => {
  it.each(pages)('$path begins with it', async ({ path, words }) => {
    const get = await startSourceSite(createHealthyUpstream(nowIso), nowIso);
    const lead = readMainText((await get(path)).html).slice(0, leadCharacters);
    const places = words.map((word, index) =>
      lead.indexOf(word, index === 0 ? 0 : lead.indexOf(words[index - 1] ?? '')),
    );
    expect({ lead, missing: words.filter((_, index) => (places[index] ?? -1) < 0) }).toEqual({ lead, missing: [] });
  });
});

it('on the days of the golf finals the home page names the leaders that the leaderboards have read, and calls nothing for them', async () => {
  const nowIso = '2025-10-11T13:20:00-05:00';
  const leaders =
    /state-leaderboard\/3A"[^>]*>(?:<span class="sr-only">Boys <\/span>3A|Boys\u00a03A)<\/a><span class="result[ "]/;
  const called: string[] = [];
  const upstream = createHealthyUpstream(nowIso);
  const startSite = () =>
    startSourceSite((url) => {
      called.push(url.pathname);
      return upstream(url);
    }, nowIso);
  const cold = await startSite();
  expect((await cold('/')).html).not.toMatch(leaders);
  expect(called).not.toEqual([]);
  const countLeaders = () => called.filter((path) => path.includes('-individual-leader')).length;
  expect(countLeaders()).toBe(0);
  const warm = await startSite();
  await warm('/sports/boys-golf/state-series/state-leaderboard/3A');
  const { html } = await warm('/');
  expect(html).toMatch(leaders);
  expect(countLeaders()).toBe(1);
});

it.each([
  ['during the pairings show', '2025-10-25T20:35:00-05:00', 1],
  ['before it', '2025-10-25T19:35:00-05:00', 0],
  ['on an ordinary Friday', '2026-01-16T19:30:00-06:00', 0],
])('%s the home page and the scores call its timetable at most once together', async (_, nowIso, calls) => {
  const called: string[] = [];
  const upstream = createHealthyUpstream(nowIso);
  const get = await startSourceSite((url) => {
    called.push(url.pathname);
    return upstream(url);
  }, nowIso);
  const pages = [await get('/'), await get('/scores'), await get('/my-teams')];
  expect(pages.map(({ response }) => response.status)).toEqual([200, 200, 200]);
  expect(called.filter((path) => path.includes('playoff-timetable'))).toHaveLength(calls);
  expect(pages.map(({ html }) => html.includes('playoff-brackets/6A'))).toEqual([false, false, false]);
});

it('with a sport chosen, the scores are without the state series of others', async () => {
  const get = await startSourceSite(createHealthyUpstream(saturdayAfternoon), saturdayAfternoon);
  const { html } = await get('/scores?sport=girls-volleyball');
  expect(html).toContain('Girls Volleyball');
  expect(html).not.toContain('State series today');
});

it.each([
  ['an ordinary Friday', '2026-01-16T19:30:00-06:00'],
  ['a Sunday in July', '2026-07-12T13:00:00-05:00'],
])('on %s no state series leads the home page', async (_, nowIso) => {
  const get = await startSourceSite(createHealthyUpstream(nowIso), nowIso);
  const { html, reads } = await get('/');
  expect(html).toContain('>Today<');
  expect(html).not.toContain('State series today');
  expect(reads.length).toBeGreaterThan(10);
});

it.each([
  ['a Saturday of regular games', '2025-10-11T13:20:00-05:00', footballSchedules],
  [
    'an ordinary Friday',
    '2026-01-16T19:30:00-06:00',
    [...footballSchedules, '/my-teams?teams=0101.football.girls-golf'],
  ],
  ['the Saturday of the golf finals', '2025-10-11T13:20:00-05:00', ['/my-teams?teams=0101.football']],
])('on %s what does not concern a page is absent', async (_, nowIso, paths) => {
  const get = await startSourceSite(createHealthyUpstream(nowIso), nowIso);
  for (const path of atLeastOne(paths)) {
    const { html, reads } = await get(path);
    expect(html).not.toContain('State series today');
    expect(html).not.toMatch(/>(?:Today|Football Pairings Show): /);
    const isSchedule = path.startsWith('/sports');
    expect(reads.some(({ request }) => request.definition.name === 'events.all')).toBe(!isSchedule);
  }
});

it('the round of today leads from the weeks of the regular season to its own week', async () => {
  const nowIso = '2025-11-15T13:20:00-06:00';
  const get = await startSourceSite(createHealthyUpstream(nowIso), nowIso);
  for (const path of [footballSchedules[0] ?? '', `${footballSchedules[0]}-compact`]) {
    expect((await get(path)).html).toContain(`href="${path}?week=12"`);
  }
});

it('the scores of another day are without it', async () => {
  const get = await startSourceSite(createHealthyUpstream(saturdayAfternoon), saturdayAfternoon);
  const [today, friday] = [await get('/scores'), await get('/scores?date=2025-10-10')];
  expect(today.html).toContain('State series today');
  expect(friday.html).toContain('Friday, October 10');
  expect(friday.html).not.toContain('State series today');
});
