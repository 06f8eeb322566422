import { describe, expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import type { PlayoffHistoryRow, PlayoffSeasonRow, PlayoffSummary } from '~/upstream/playoff-summary';
import { chooseClassNumber, formatSigned, getTeamKey, sources, toView } from './page';

const now = Date.parse('2025-11-08T13:20:00-06:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const area = '/sports/football/state-series';
const buildRequest = (path: string) => buildTestSportRequest(`${area}${path}`, { clock });

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

function read(value: PlayoffSummary | null, path = '/playoff-team-info/3') {
  const values = buildTestValues({ optional: { summary: { value, fetchedAtMs: now, isStale: false } } });
  return toView(values, buildRequest(path));
}

const view = (value: PlayoffSummary | null) => read(value).view;

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
    const request = { ...buildRequest('/playoff-team-info'), params: { classNumber: given } };
    expect(sources(request).optional.summary.params).toEqual({ classNumber: expected });
  });

  it('is in the query of the other edition, which uses a token for the season', () => {
    const path = '/playoff-team-info-1900?class=4a';
    expect(sources(buildRequest(path)).optional.summary.params).toEqual({ token: '1900-', classNumber: '4' });
    expect(
      read(summary, path)
        .view.tabs.slice(0, 2)
        .map(({ to }) => to),
    ).toEqual([`${area}/playoff-team-info-1900`, `${area}/playoff-team-info-1900?class=2a`]);
    expect(read(summary, path).view.href).toBe(`${area}/playoff-team-info-1900?class=4a`);
  });
});

describe('the teams of a class', () => {
  it('show their season and their history', () => {
    expect(view(summary).teams?.season).toEqual([
      {
        ...team,
        nickname: 'Hawks',
        coach: 'Ann Ames',
        thisYear: '8-2',
        lastYear: null,
        enrollment: 1545.4,
        opponentsRecord: '36-42',
        inPlayoffs: 5,
        for: 248,
        against: 260,
        diff: -12,
      },
    ]);
    expect(view(summary).teams?.history).toEqual([
      { ...team, total: 1, consecutive: 1, last: null, record: null, first: 0, second: null },
    ]);
  });

  it('are shown once each', () => {
    expect(view({ ...summary, season: [season, season] }).teams?.season).toHaveLength(1);
  });

  it('have figures with signs, or a dash', () => {
    expect([248, 0, -12, null].map(formatSigned)).toEqual(['+248', '0', '−12', '–']);
  });

  it('are known by their name without a school number', () => {
    expect(getTeamKey(season)).toBe('7');
    expect(getTeamKey({ ...season, schoolId: null })).toBe('Ashgrove');
  });

  it('have tabs for all classes', () => {
    expect(
      view(summary)
        .tabs.map(({ text, to, isCurrent }) => [text, to, isCurrent])
        .slice(1, 4),
    ).toEqual([
      ['2A', `${area}/playoff-team-info/2`, false],
      ['3A', `${area}/playoff-team-info/3`, true],
      ['4A', `${area}/playoff-team-info/4`, false],
    ]);
  });

  it('are null when upstream has no summary', () => {
    expect(view(null)).toMatchObject({ teams: null, href: `${area}/playoff-team-info/3` });
  });

  it('name their season when it is not the current one', () => {
    expect(read(summary).heading.kicker).toBe('Football');
    expect(read({ ...summary, title: '2024 Class 3A' }).heading.kicker).toBe('Football, 2024-25, last season');
    expect(read({ ...summary, title: null }).heading.kicker).toBe('Football');
  });
});
