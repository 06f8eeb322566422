import { describe, expect, it } from 'vitest';
import type { SourceRequest } from '~/cache/source/define-source';
import { buildTestEnvironment } from '~/config/environment.fixture';
import { sports } from '~/config/sports';
import { createContentClock } from '~/models/dates/content-clock';
import { getSeasonOfDay } from '~/models/dates/season';
import { buildPagePath } from '~/page/page-address';
import { allEvents } from '~/upstream/events';
import { fiveYearCalendar } from '~/upstream/sport-calendar';
import { sportFacts } from '~/upstream/sports';
import { stateFinalTeams } from '~/upstream/state-finals';
import { listSportsInPhase, type ValueOf } from './tournaments';
import { listWantedByPages } from './wanted-sources';
import { warmPages } from './warm-pages';

const addresses = {
  DATA_BASE_URL: 'https://data.test',
  LEGACY_BASE_URL: 'https://old.test',
  RECORDS_BASE_URL: 'https://records.test',
  LEADERS_URL: 'https://leaders.test',
  SOCIAL_HISTORY_URL: 'https://social.test',
  BROADCASTS_URL: 'https://broadcasts.test',
};
const buildEnvironment = (more = {}) => buildTestEnvironment({ ...addresses, ...more });
const getKey = ({ definition, params }: SourceRequest) => `${definition.name} ${JSON.stringify(params)}`;

/** Copies by source. */
function createValueLookup(...copies: readonly (readonly [SourceRequest, unknown])[]): ValueOf {
  const values = new Map(copies.map(([request, value]) => [getKey(request), value]));
  return <Value>(request: SourceRequest<Value>) => values.get(getKey(request)) as Value | undefined;
}

const getNothing = createValueLookup();
const buildCalendar = (sportId: string, words: string) =>
  [
    fiveYearCalendar.with({ sportId }),
    [{ className: '1A', event: 'State Finals', order: 1, dates: { '2025-26': words } }],
  ] as const;

function listPhases(today: string, getValue: ValueOf, more = {}): string[] {
  return listSportsInPhase(buildEnvironment(more), getSeasonOfDay(today), today, getValue).map(
    ({ sport, phase }) => `${sport.id} ${phase}`,
  );
}

describe('the sports with finals near', () => {
  it('come from the season file when upstream has announced none', () => {
    expect(listPhases('2025-10-11', getNothing)).toEqual(['boys-golf finals-day', 'girls-golf finals-day']);
    expect(listPhases('2025-12-30', getNothing)).toEqual([]);
  });

  it('come from calendars and events, nearest first', () => {
    const event = {
      id: '1',
      title: 'Football state finals',
      type: 'State Final',
      className: null,
      activityId: null,
      activityName: null,
    };
    const getValue = createValueLookup(buildCalendar('chess', 'Feb. 13-14'), buildCalendar('debate', 'Feb. 11'), [
      allEvents.with({}),
      [{ ...event, day: '2026-02-15' }],
    ]);
    expect(listPhases('2026-02-13', getValue)).toEqual(['chess finals-day', 'football week', 'debate week']);
    expect(listPhases('2026-02-12', getValue)).toEqual(['chess eve', 'football week', 'debate week']);
    expect(listPhases('2026-02-20', getValue)).toEqual([]);
  });

  it.each([
    ['boys-golf, chess', ['boys-golf finals-day', 'chess finals-day']],
    ['none', []],
    ['', ['girls-golf finals-day', 'boys-golf finals-day']],
  ])('are those that the configuration names: %j', (list, expected) => {
    expect(listPhases('2025-10-11', getNothing, { PREWARM_SPORTS: list }).sort()).toEqual([...expected].sort());
  });

  it('include football in the week of its pairings show, whose day is in the season file', () => {
    expect(listPhases('2025-10-25', getNothing)).toContain('football finals-day');
    expect(listPhases('2025-10-24', getNothing)).toContain('football eve');
    expect(listPhases('2025-10-26', getNothing).join()).toContain('football');
    expect(listPhases('2025-10-28', getNothing).join()).not.toContain('football');
  });

  it('cannot be configured with an unknown sport, which stops the start', () => {
    expect(() => buildEnvironment({ PREWARM_SPORTS: 'golf' })).toThrow(
      /^PREWARM_SPORTS is "golf": names golf, which is no sport/,
    );
    expect(() => buildEnvironment({ PREWARM_CALLS_PER_MINUTE: '-1' })).toThrow(
      /^PREWARM_CALLS_PER_MINUTE is "-1": must be/,
    );
    expect(buildEnvironment({ PREWARM_CALLS_PER_MINUTE: '' }).PREWARM_CALLS_PER_MINUTE).toBe(60);
  });
});

describe('the prewarmed pages', () => {
  const golf = sports.filter(({ id }) => id === 'girls-golf').map((sport) => ({ sport, phase: 'finals-day' as const }));
  const facts = { title: 'Girls Golf', abbreviation: 'GOG', classes: ['1A', '2A'], stateSeries: ['scores'], links: [] };
  const getKnownValue = createValueLookup(
    [sportFacts.with({ sportId: 'girls-golf' }), facts],
    [stateFinalTeams.with({ sportId: 'girls-golf' }), [{ schoolId: '0101' }]],
  );
  const getNoon = (day: string) => ({
    environment: buildEnvironment(),
    clock: createContentClock({ timeZone: 'America/Chicago', fixedNowIso: `${day}T12:00:00-06:00` }),
  });
  const listPaths = (near: Parameters<typeof warmPages>[0], day: string, getValue: ValueOf) =>
    warmPages(near, getNoon(day), getValue).map(({ address }) => buildPagePath(address));

  it('are only those that the association publishes', () => {
    const environment = buildEnvironment({ SOURCES_OFF: 'committees.members,committees.minutes' });
    const paths = warmPages(golf, { ...getNoon('2025-10-11'), environment }, getKnownValue);
    const committee = '/sports/girls-golf/advisory-committee';
    expect(paths.map(({ address }) => buildPagePath(address))).toContain('/sports/girls-golf');
    expect(paths.map(({ address }) => buildPagePath(address))).not.toContain(committee);
    expect(listPaths(golf, '2025-10-11', getKnownValue)).toContain(committee);
  });

  it('are the home page and the scores when no finals are near', () => {
    expect(listPaths([], '2025-12-30', getNothing)).toEqual(['/', '/scores']);
  });

  it('include the pairings only on the day of the show, before all sport pages', () => {
    const football = sports.filter(({ id }) => id === 'football');
    const near = football.map((sport) => ({ sport, phase: 'finals-day' as const }));
    expect(listPaths(near, '2025-10-25', getNothing).slice(0, 3)).toEqual(['/', '/scores', '/pairings']);
    expect(listPaths([], '2025-10-25', getNothing)).toContain('/sports/football/regular-season/scores');
    expect(listPaths(near, '2025-10-26', getNothing)).not.toContain('/pairings');
  });

  it('include the pairings on the day in the five-year calendar for a season without facts', () => {
    const row = { className: '1A', event: 'Playoff pairings', order: 1, dates: { '2090-91': 'Oct. 21' } };
    const getValue = createValueLookup([fiveYearCalendar.with({ sportId: 'football' }), [row]]);
    expect(listPaths([], '2090-10-21', getValue)).toContain('/pairings');
    expect(listPaths([], '2090-10-20', getValue)).not.toContain('/pairings');
    expect(listPaths([], '2090-10-21', getNothing)).not.toContain('/pairings');
  });

  it("include the pairings with that day's sources, which are fresh for minutes", () => {
    const about = getNoon('2025-10-25');
    const wanted = listWantedByPages(warmPages([], about, getNothing), about, getNothing, getKey);
    const weights = wanted.filter(({ request }) => request.definition.name === 'playoff-timetable.classes');
    expect(weights.map(({ weight }) => weight)).toEqual([900]);
  });

  it('include every playoff class by name and by number', () => {
    const football = sports.filter(({ id }) => id === 'football');
    const near = football.map((sport) => ({ sport, phase: 'finals-day' as const }));
    const classes = ['1A', '8A'];
    const getValue = createValueLookup([sportFacts.with({ sportId: 'football' }), { ...facts, classes }]);
    expect(listPaths(near, '2025-11-28', getValue)).toEqual(
      expect.arrayContaining([
        '/sports/football/state-series/playoff-brackets/8A',
        '/sports/football/state-series/playoff-team-info/8',
        '/sports/football/state-series/title-box-scores',
      ]),
    );
  });

  it('include all pages of a sport with finals near, for each class and team', () => {
    const paths = listPaths(golf, '2025-10-11', getKnownValue);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/sports/girls-golf/tickets-coverage',
        '/sports/girls-golf/state-series/scores',
        '/sports/girls-golf/state-series/scores/1A',
        '/sports/girls-golf/state-series/scores/2A',
        '/sports/girls-golf/state-series/team-info-detail/0101',
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('exclude sections that the sport does not have', () => {
    const paths = listPaths(golf, '2025-10-11', getKnownValue).join(' ');
    expect(paths).not.toMatch(/box-scores|team-info\b(?!-)|state-pairings|state-brackets/);
  });

  it.each([
    ['girls-tennis', /tee-times|leaderboard|scorecards|xc-state-central/],
    ['boys-cross-country', /tee-times|leaderboard|scorecards/],
    ['girls-golf', /xc-state-central/],
  ])('exclude sport-specific pages that %s does not have', (sportId, others) => {
    const near = sports.filter(({ id }) => id === sportId).map((sport) => ({ sport, phase: 'week' as const }));
    expect(listPaths(near, '2025-10-11', getNothing).join(' ')).not.toMatch(others);
  });

  it('use the default sections without classes when the sport facts are unknown', () => {
    const paths = listPaths(golf, '2025-10-11', getNothing);
    expect(paths).toContain('/sports/girls-golf/state-series/scores');
    expect(paths.join(' ')).not.toMatch(/1A|0101/);
  });

  it('rank their sources: live finals results, then the home page, then rarely changing sources', () => {
    const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
    const pages = warmPages(golf, getNoon('2025-10-11'), getKnownValue);
    const wanted = listWantedByPages(pages, { clock, environment: buildEnvironment() }, getKnownValue, getKey);
    const findWeight = (name: string) =>
      Math.max(...wanted.filter(({ request }) => request.definition.name === name).map((source) => source.weight));
    const ranked = ['tournament-scores.class', 'maxpreps.home', 'news.recent', 'sport-calendar.five-years'];
    expect(ranked.map(findWeight)).toEqual(ranked.map(findWeight).sort((a, b) => b - a));
    expect(new Set(ranked.map(findWeight)).size).toBe(ranked.length);
  });
});
