import { describe, expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import type { PageRequest } from '~/page/page-sources';
import type { PlayoffHistoryRow, PlayoffSeasonRow, PlayoffSummary } from '~/upstream/playoff-summary';
import { sources as editionSources } from './of-1900/page';
import { chooseClassNumber, sources, toPlayoffTeamInfoView } from './page';

const now = Date.parse('2025-11-08T13:20:00-06:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const football = findSport('football') as Sport;
const getRequest = (params: PageRequest['params'], query = {}) => ({ params, query, clock }) as unknown as PageRequest;

const team = { school: 'Ashgrove', schoolId: '7', shortName: null, logoUrl: null };
const season: PlayoffSeasonRow = {
  ...team,
  nickname: 'Hawks',
  coach: 'Ann Ames',
  thisYear: '8-2',
  lastYear: null,
  enrollment: 1545.4,
  opponents: { record: '36-42', inPlayoffs: 5 },
  scoring: { for: 248, against: 260, diff: -12 },
};
const history: PlayoffHistoryRow = {
  ...team,
  appearances: { total: 1, consecutive: 1, last: null },
  record: null,
  trophies: { first: 0, second: null },
};
const summary: PlayoffSummary = {
  title: '2025 Class 3A Football Playoff Team Information',
  notes: ['In order of name.'],
  season: [season],
  history: [history],
};

function view(value: PlayoffSummary | null) {
  const read = { value, fetchedAtMs: now, isStale: false };
  return toPlayoffTeamInfoView('3', read, { sport: football, clock }, (classNumber) => `/teams/${classNumber}`).view;
}

describe('the class of an address', () => {
  it.each([
    ['3', '3'],
    ['8A', '8'],
    ['8a', '8'],
    [undefined, '1'],
    ['', '1'],
    ['0', '1'],
    ['9', '1'],
    ['12', '1'],
    ['three', '1'],
  ])('%j is read as class %s', (given, expected) => {
    expect(chooseClassNumber(given)).toBe(expected);
    expect(sources(getRequest({ sportId: 'football', classNumber: given })).optional.summary.params).toEqual({
      classNumber: expected,
    });
  });

  it('is in the query of the other edition, which uses a token for the season', () => {
    const request = getRequest({ sportId: 'football' }, { class: '4A' });
    expect(editionSources(request).optional.summary.params).toEqual({ token: '1900-', classNumber: '4' });
  });
});

describe('the teams of a class', () => {
  it('show their season, with a dash for unknown values', () => {
    expect(view(summary).teams?.season).toEqual([
      {
        key: '7',
        school: 'Ashgrove',
        logoUrl: null,
        to: '/sports/football/regular-season/schedule-detail/7',
        nickname: 'Hawks',
        coach: 'Ann Ames',
        thisYear: '8-2',
        lastYear: '–',
        enrollment: '1,545.40',
        opponents: '36-42',
        inPlayoffs: '5',
        pointsFor: '248',
        pointsAgainst: '260',
        difference: '−12',
      },
    ]);
  });

  it('show their history', () => {
    expect(view(summary).teams?.history[0]).toMatchObject({ appearances: '1', last: '–', first: '0', second: '–' });
  });

  it('are shown once each', () => {
    expect(view({ ...summary, season: [season, season] }).teams?.season).toHaveLength(1);
  });

  it('have no link without a school number', () => {
    expect(view({ ...summary, season: [{ ...season, schoolId: null }] }).teams?.season[0]).toMatchObject({
      key: 'Ashgrove',
      to: null,
    });
  });

  it('have tabs for all classes', () => {
    expect(
      view(summary)
        .tabs.map(({ text, to, isCurrent }) => [text, to, isCurrent])
        .slice(1, 4),
    ).toEqual([
      ['2A', '/teams/2', false],
      ['3A', '/teams/3', true],
      ['4A', '/teams/4', false],
    ]);
  });

  it('are null when upstream has no summary', () => {
    expect(view(null)).toMatchObject({ teams: null, season: null, href: '/teams/3' });
  });

  it('name their season when it is not the current one', () => {
    expect(view(summary).season).toBeNull();
    expect(view({ ...summary, title: '2024 Class 3A' }).season).toBe('2024-25, last season');
    expect(view({ ...summary, title: null }).season).toBeNull();
  });
});
