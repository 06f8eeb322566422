import { describe, expect, it } from 'vitest';
import { createContentClock, type ContentClock } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import { listDependentRequests } from '~/page/page-sources';
import type { WinnerSite } from '~/upstream/winner-reports';
import { sources, toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const path = '/sports/boys-golf/state-series/winner-report';

function buildWinnerSite(change: Partial<WinnerSite> = {}): WinnerSite {
  return {
    siteId: '1101',
    name: 'Eagleland',
    classId: '1A',
    level: 'Regional',
    day: '2025-10-01',
    status: 'Complete',
    champion: { school: 'Larkham', coach: 'Paolo Ortiz', score: '339' },
    medalist: { name: 'Hugo Lopes', school: 'Larkham', score: '78' },
    ...change,
  };
}

function view(sites: WinnerSite[], askedClass?: string) {
  const values = buildTestValues({
    critical: { sites: { value: sites, fetchedAtMs: now, isStale: false } },
    dependent: { games: null },
  });
  const request = buildTestSportRequest(path, { clock });
  return toView(values, { ...request, query: askedClass === undefined ? {} : { class: askedClass } }).report;
}

const findRow = (change: Partial<WinnerSite>) => view([buildWinnerSite(change)]).levels[0]?.sites[0];

describe('a site of the winner report', () => {
  it('without an id has no link', () => {
    expect(findRow({ siteId: 'row:1gp3xgg' })).toMatchObject({ name: 'Eagleland', to: null });
  });

  it.each(['Complete', 'complete', 'COMPLETE'])('links to its report when its status is %s', (status) => {
    expect(findRow({ status })).toEqual({
      siteId: '1101',
      name: 'Eagleland',
      to: `${path}/1101`,
      date: 'Oct 1',
      isReported: true,
      champion: { school: 'Larkham', coach: 'Paolo Ortiz', score: '339' },
      medalist: { name: 'Hugo Lopes', school: 'Larkham', score: '78' },
    });
  });

  it.each(['In Progress', 'Not Started', null])('shows no result and no link when its status is %j', (status) => {
    const nobody = { school: null, score: null };
    expect(findRow({ status })).toMatchObject({ name: 'Eagleland', to: null, champion: nobody, medalist: nobody });
  });

  it('shows TBA without a date', () => {
    expect(findRow({ day: null })?.date).toBe('TBA');
  });

  it('shows a date with its year when it is of another season', () => {
    expect(findRow({ day: '2024-10-01' })?.date).toBe('Oct 1, 2024');
  });
});

describe('the winner report of a sport', () => {
  const sites = [
    buildWinnerSite({ siteId: '1', level: 'Sectional' }),
    buildWinnerSite({ siteId: '2', classId: '2A' }),
    buildWinnerSite({ siteId: '3' }),
    buildWinnerSite({ siteId: '4', status: null }),
  ];
  const outline = (askedClass?: string) =>
    view(sites, askedClass).levels.map(({ title, countText, sites: rows }) => [
      title,
      countText,
      rows.map(({ siteId }) => siteId).join(' '),
    ]);

  it('has a table for each level, the latest first, for the first class unless the address names another', () => {
    const first = [
      ['Sectional', '1 of 1 reports complete', '1'],
      ['Regional', '1 of 2 reports complete', '3 4'],
    ];
    expect(outline()).toEqual(first);
    expect(outline('9a')).toEqual(first);
    expect(outline('2a')).toEqual([['Regional', '1 of 1 reports complete', '2']]);
  });

  it('lists levels that have not begun in order of play, after the others', () => {
    const days = {
      Regional: '2025-10-01',
      Sectional: '2025-10-06',
      'Super-Sectional': '2025-10-13',
      State: '2025-10-17',
    };
    const all = Object.entries(days).map(([level, day], index) => buildWinnerSite({ siteId: `${index}`, level, day }));
    expect(view(all).levels.map(({ title }) => title)).toEqual([
      'Class 1A Sectional',
      'Class 1A Regional',
      'Class 1A Super-Sectional',
      'Class 1A State',
    ]);
  });

  it('has a button for each class, and none for a single class', () => {
    const second = view(sites, '2a');
    expect(second.classTabs).toEqual([
      { text: '1A', to: path, isCurrent: false },
      { text: '2A', to: `${path}?class=2a`, isCurrent: true },
    ]);
    expect(second.path).toBe(`${path}?class=2a`);
    const single = view([buildWinnerSite()]);
    expect(single.classTabs).toEqual([]);
    expect(single.levels[0]?.title).toBe('Class 1A Regional');
  });

  it('lists sites without a class after the classes', () => {
    const { classTabs, levels } = view([...sites, buildWinnerSite({ siteId: '5', classId: null })]);
    expect(classTabs.map(({ text, to, isCurrent }) => [text, to, isCurrent])).toEqual([
      ['1A', path, true],
      ['2A', `${path}?class=2a`, false],
      ['Other', `${path}?class=other`, false],
    ]);
    expect(levels[1]?.sites.map(({ siteId }) => siteId)).toEqual(['3', '4']);
  });

  it('names the season when all its sites are of another one', () => {
    expect(view([buildWinnerSite({ day: '2024-10-01' }), buildWinnerSite({ day: null })]).season).toBe(
      '2024-25, last season',
    );
    expect(view([buildWinnerSite({ day: '2024-10-01' }), buildWinnerSite()]).season).toBeNull();
  });

  it('may be empty', () => {
    expect(view([])).toMatchObject({ levels: [], classTabs: [], path, series: { levels: [] } });
    expect(view([buildWinnerSite()]).series).toBeNull();
  });
});

describe('without reports', () => {
  const soccer = '/sports/boys-soccer/state-series';
  const viewSeries = (games: Game[], address = soccer) => {
    const read = <Value>(value: Value) => ({ value, fetchedAtMs: now, isStale: false });
    const values = buildTestValues({ critical: { sites: read([]) }, dependent: { games: read(games) } });
    return toView(values, buildTestSportRequest(`${address}/winner-report`, { clock })).report.series;
  };
  const regional = { level: 'Regional', round: 'Championship', classId: '1A', day: '2025-10-10' };

  it('says how far each level is, and leads to brackets, scores and the series', () => {
    const sectional = { ...regional, level: 'Sectional', day: '2025-10-11' };
    const games = [
      buildFinalGame({ ...regional, id: '1' }),
      buildFinalGame({ ...sectional, id: '2' }),
      buildLiveGame({ ...sectional, id: '3' }),
      buildScheduledGame({ ...regional, id: '4', level: 'State', day: '2025-10-18' }),
    ];
    expect(viewSeries(games)).toMatchObject({
      levels: [
        { term: 'Regional', text: 'Decided, 1 of 1 final', url: null },
        { term: 'Sectional', text: '1 of 2 final, 1 live', url: null },
        { term: 'State', text: '1 to come', url: null },
      ],
      links: [
        { to: `${soccer}/brackets`, text: 'Brackets' },
        { to: `${soccer}/scores`, text: 'Scores' },
        { to: soccer, text: 'State series' },
      ],
    });
  });

  it('names the last champions while the season has no games', () => {
    const final = buildFinalGame({ ...regional, level: 'State', day: '2024-11-02' });
    expect(viewSeries([final])).toMatchObject({
      season: '2024-25, last season',
      titles: [{ stage: 'Class 1A state championship', teams: [{ name: 'Ashgrove', outcome: 'won' }, {}] }],
      levels: [],
    });
  });

  it('of football leads to the playoffs, and of a sport with a meet to its series', () => {
    const listTexts = (address: string) => viewSeries([], address)?.links.map(({ to }) => to.split('/').at(-1));
    expect(listTexts('/sports/football/state-series')).toEqual(['playoff-brackets', 'playoff-scores', 'state-series']);
    expect(listTexts('/sports/boys-cross-country/state-series')).toEqual(['state-series']);
  });

  it('names who has won so far, with the age of these results', () => {
    const games = {
      value: [buildFinalGame({ ...regional, level: 'State' })],
      fetchedAtMs: now - 60_000,
      isStale: false,
    };
    const values = buildTestValues({
      critical: { sites: { value: [], fetchedAtMs: now, isStale: false } },
      dependent: { games },
    });
    const request = buildTestSportRequest(`${soccer}/winner-report`, { clock });
    const { report } = toView(values, request);
    // A second class keeps the series open.
    const open = buildScheduledGame({ ...regional, level: 'State', classId: '2A', day: '2025-10-18' });
    const semifinal = buildFinalGame({ ...regional, id: '3', level: 'State', round: 'Semifinal' });
    expect(viewSeries([...games.value, semifinal, open])?.winners.map(({ title }) => title)).toEqual([
      'Class 1A state semifinal, Fri, Oct 10',
    ]);
    expect(report.stamp).toEqual(updateStamp(games, clock));
  });

  it('begins with the title games, in play first, then by class, with the day of those to come', () => {
    const final = { ...regional, level: 'State', day: '2025-10-11' };
    const games = [
      buildScheduledGame({ ...final, id: '1' }),
      buildLiveGame({ ...final, id: '2', classId: '2A' }),
      buildScheduledGame({ ...final, id: '3', round: '3rd Place' }),
      buildScheduledGame({ ...final, id: '4', classId: '3A', day: '2025-10-18' }),
    ];
    expect(viewSeries(games)?.titles.map(({ id, stage }) => [id, stage])).toEqual([
      ['2', 'Class 2A state championship'],
      ['1', 'Class 1A state championship'],
      ['4', 'Class 3A state championship, Sat, Oct 18'],
    ]);
  });

  it('reads the games of the series, only of a sport of games', () => {
    const listGames = (sportId: string, sites: WinnerSite[]) =>
      listDependentRequests(
        sources(buildTestSportRequest(`/sports/${sportId}/state-series/winner-report`)),
        () => sites,
      ).map(([, { isAwaited }]) => isAwaited);
    expect(listGames('boys-soccer', [])).toEqual([true]);
    expect(listGames('boys-soccer', [buildWinnerSite()])).toEqual([]);
    expect(listGames('boys-golf', [])).toEqual([]);
  });
});

it.each([
  ['2025-10-09', null],
  ['2025-10-10', '/sports/boys-golf/state-series/state-leaderboard'],
])('on %s the way to the finals’ leaderboard is %s', (day, href) => {
  const at = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: `${day}T12:00:00-05:00` });
  const sites = { value: [buildWinnerSite()], fetchedAtMs: at.getNowMs(), isStale: false };
  const values = buildTestValues({ critical: { sites }, dependent: { games: null } });
  expect(toView(values, buildTestSportRequest(path, { clock: at })).report.finalsHref).toBe(href);
});

describe('the notice of the coaches’ meetings', () => {
  const findNotice = (day: string) => {
    const at = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: `${day}T12:00:00-05:00` });
    const sites = { value: [], fetchedAtMs: at.getNowMs(), isStale: false };
    const values = buildTestValues({ critical: { sites }, dependent: { games: null } });
    return toView(values, buildTestSportRequest(path, { clock: at })).report.notice;
  };

  it('is shown until the day of the meetings is over', () => {
    expect(findNotice('2025-10-07')).toContain('October 7');
    expect(findNotice('2025-10-08')).toBeNull();
  });
});
