import { describe, expect, it } from 'vitest';
import { findCrossCountryFacts } from '~/config/season-facts';
import type { CrossCountryFacts } from '~/config/season-facts-schema';
import { findSport, type Sport } from '~/config/sports';
import { createContentClock, type ContentClock } from '~/models/dates/content-clock';
import { buildFinalGame, buildGameTeam } from '~/models/games/game.fixture';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import { listDependentRequests } from '~/page/page-sources';
import type { CrossCountryEntries } from '~/upstream/cross-country';
import type { TournamentInfo } from '~/upstream/tournament-info';
import { sources, toEntriesView, toView } from './page';

const now = Date.parse('2025-11-05T10:00:00-06:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const sport = findSport('girls-cross-country') as Sport;
const facts = findCrossCountryFacts('2025-26', sport.id) as CrossCountryFacts;
const base = '/sports/girls-cross-country/state-series/xc-state-central';

interface Shown {
  readonly given?: string | undefined;
  readonly season?: string;
  readonly timingUrl?: string | undefined;
  readonly at?: ContentClock;
  readonly announced?: { readonly dates: string; readonly site: { readonly text: string } };
}

function viewMeet({ given, season, timingUrl, at = clock, announced }: Shown) {
  const request = buildTestSportRequest(given === undefined ? base : `${base}/${given}`, { clock: at });
  const info = { value: (announced ?? null) as TournamentInfo | null, fetchedAtMs: now, isStale: false };
  return toView(buildTestValues({ optional: { info, calendar: null } }), {
    ...request,
    query: season === undefined ? {} : { season },
    environment: { ...request.environment, TIMING_BASE_URL: timingUrl },
  }).meet;
}

const view = (given?: string, timingUrl?: string) => viewMeet({ given, timingUrl });

describe('the state meet', () => {
  it.each([
    [undefined, '1A', '691', base],
    ['1A', '1A', '691', base],
    ['2a', '2A', '692', `${base}/2A`],
    ['3A', '3A', '693', `${base}/3A`],
    ['4A', '1A', '691', base],
    ['large', '1A', '691', base],
  ])(
    'of the address class %j shows class %s of tournament %s, with the canonical path %s',
    (given, classId, id, path) => {
      const { entries } = sources(
        buildTestSportRequest(given === undefined ? base : `${base}/${given}`, { clock }),
      ).optional;
      expect(entries?.params).toEqual({ tournamentId: id });
      expect(view(given)).toMatchObject({ classId, path });
    },
  );

  it('shows a tab for each class, its day and its course', () => {
    const { classTabs, date, site } = view('3A');
    expect(classTabs.map(({ text, isCurrent }) => [text, isCurrent])).toEqual([
      ['1A', false],
      ['2A', false],
      ['3A', true],
    ]);
    expect(date).toBe('Saturday, November 8, 2025');
    expect(site).toBe(`${facts.site.name}, ${facts.site.town}`);
  });

  it('links to the timing service only when its address is known', () => {
    expect(view('2A').links).toEqual([]);
    expect(view('2A', 'https://timing.test').links).toEqual([
      { text: 'Course Map', to: `https://timing.test${facts.courseMapPath}` },
      { text: 'Parking Map', to: `https://timing.test${facts.parkingMapPath}` },
      { text: 'Qualifiers', to: `https://timing.test${facts.classes[1]?.qualifiersPath ?? ''}` },
      { text: 'Results', to: `https://timing.test${facts.classes[1]?.resultsPath ?? ''}` },
    ]);
  });
});

describe('on the first screen', () => {
  const noEntries: CrossCountryEntries = { boxes: [], teams: [], individuals: [] };
  const shownAt = (
    iso: string,
    {
      entries = noEntries,
      ...dependent
    }: { readonly entries?: CrossCountryEntries; readonly road?: object; readonly scoreboard?: object } = {},
  ) => {
    const at = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: iso });
    const wrap = (value: unknown) => ({ value, fetchedAtMs: at.getNowMs(), isStale: false });
    const values = Object.fromEntries(Object.entries(dependent).map(([name, value]) => [name, wrap(value)]));
    const request = buildTestSportRequest(`${base}/2A`, { clock: at });
    return toView(buildTestValues({ optional: { entries: wrap(entries) }, dependent: values }), {
      ...request,
      environment: { ...request.environment, TIMING_BASE_URL: 'https://timing.test' },
    });
  };
  const road = [{ className: '1A', event: 'Sectionals', order: 2, dates: { '2025-26': 'Nov. 1' } }];
  const listDependent = (iso: string, entries: CrossCountryEntries) => {
    const at = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: iso });
    return listDependentRequests(sources(buildTestSportRequest(`${base}/2A`, { clock: at })), () => entries).map(
      ([name]) => name,
    );
  };

  it('before the sectionals it says when boxes and qualifiers follow', () => {
    expect(shownAt('2025-10-11T13:20:00-05:00', { road }).waitingText).toBe(
      'Box assignments and qualifiers follow the sectionals on Saturday, November 1.',
    );
    const notYet = 'Box assignments and qualifiers have not been posted yet.';
    expect(shownAt('2025-10-11T13:20:00-05:00').waitingText).toBe(notYet);
    expect(shownAt('2025-11-03T13:20:00-06:00', { road }).waitingText).toBe(notYet);
  });

  it('only a page without boxes reads the calendar, and only one from the day of the meet on the scoreboard', () => {
    const posted = { ...noEntries, boxes: [{ box: '1', isTeam: true, school: 'Ash', athlete: '' }] };
    expect(listDependent('2025-10-11T13:20:00-05:00', noEntries)).toEqual(['road']);
    expect(listDependent('2025-11-05T13:20:00-06:00', posted)).toEqual([]);
    expect(listDependent('2025-11-08T13:20:00-06:00', posted)).toEqual(['scoreboard']);
  });

  it('after the meet it begins with the result of the class', () => {
    const [ash, bell] = [buildGameTeam('Ash'), buildGameTeam('Bell')];
    const meet = buildFinalGame({
      classId: '2A',
      day: '2025-11-08',
      teams: [ash, bell],
      columns: [[84, 54]],
      namedWinner: null,
      highlight: 'Medalist: Ada Lovett (Bell) 17:42.7',
    });
    const scoreboard = { games: [{ ...meet, classId: '1A' }, { ...meet, day: '2024-11-09' }, meet], champions: [] };
    const { result, waitingText, meet: head } = shownAt('2025-11-15T13:20:00-06:00', { scoreboard });
    expect(result?.facts.map(({ term, text }) => `${term}: ${text}`)).toEqual([
      'Champion: Bell, 54',
      'Second: Ash, 84',
      'Medalist: Ada Lovett (Bell) 17:42.7',
    ]);
    expect(result?.link?.to).toContain(facts.classes[1]?.resultsPath ?? '?');
    expect([waitingText, head.links.map(({ text }) => text).includes('Results')]).toEqual([null, false]);
    expect(shownAt('2025-11-15T13:20:00-06:00', { scoreboard: { games: [], champions: [] } }).result?.facts).toEqual(
      [],
    );
    expect(shownAt('2025-11-05T13:20:00-06:00', { scoreboard }).result).toBeNull();
  });
});

describe('the season of the meet', () => {
  const viewAt = (iso: string, asked: Shown = {}) => {
    const at = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: iso });
    return viewMeet({ given: '2A', timingUrl: 'https://timing.test', at, ...asked });
  };

  it('is the current one, with a link to last season', () => {
    const shown = viewAt('2026-11-23T12:00:00-06:00');
    expect(shown).toMatchObject({ date: 'Saturday, November 7, 2026', season: null });
    expect(shown.otherSeason).toEqual({ text: 'Last season’s meet (2025-26)', to: `${base}/2A?season=2025-26` });
    expect(viewAt('2026-11-23T12:00:00-06:00', { season: '2025-26' })).toMatchObject({
      date: 'Saturday, November 8, 2025',
      season: '2025-26, last season',
      path: `${base}/2A?season=2025-26`,
      otherSeason: { text: 'This season’s meet (2026-27)', to: `${base}/2A` },
    });
  });

  it('without facts uses the announced day and site, has no links, and requests no entries', () => {
    const iso = '2090-09-01T12:00:00-05:00';
    expect(viewAt(iso)).toMatchObject({ date: 'Date to be announced', site: null, links: [], otherSeason: null });
    const announced = { dates: 'November 4, 2090', site: { text: 'Halvor Woods, Tolan' } };
    expect(viewAt(iso, { announced })).toMatchObject({
      date: 'Saturday, November 4, 2090',
      site: 'Halvor Woods, Tolan',
    });
    const at = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: iso });
    const { optional } = sources(buildTestSportRequest(base, { clock: at }));
    expect(Object.keys(optional)).toEqual(['info', 'calendar']);
  });
});

describe('the entries', () => {
  const buildQualifier = (school: string, ...names: string[]) => ({
    school,
    coaches: [],
    athletes: names.map((name) => ({ number: null, name, year: null })),
  });
  const entries = {
    boxes: [
      { box: '24', isTeam: true, school: 'Bell', athlete: 'A B' },
      { box: '3', isTeam: true, school: 'Ash', athlete: 'C D' },
    ],
    teams: [buildQualifier('Bell', 'A B'), buildQualifier('Ash', 'C D')],
    individuals: [buildQualifier('Clay', 'E F', 'G H')],
  };

  const listCounts = (search: string) => toEntriesView(entries, search).counts.map(({ text }) => text);

  it('are listed in columns and by school, with their number', () => {
    const { boxes, teams } = toEntriesView(entries, '');
    expect([boxes.left.map(({ box }) => box), boxes.right.map(({ box }) => box)]).toEqual([['3'], ['24']]);
    expect(teams.map(({ school }) => school)).toEqual(['Ash', 'Bell']);
    expect(listCounts('')).toEqual(['2 boxes', '2 teams', '2 individuals']);
  });

  it('are limited to those that a search finds', () => {
    expect(listCounts('ash')).toEqual(['1 box', '1 team', '0 individuals']);
    expect(listCounts('g h')).toEqual(['0 boxes', '0 teams', '1 individual']);
  });
});
