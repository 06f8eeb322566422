import { describe, expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import { createContentClock } from '~/models/dates/content-clock';
import { buildGolfStanding } from '~/models/golf/golf.fixture';
import type { Champions } from '~/upstream/scoreboards';
import { buildSourceValue } from '../page-parts/content.fixture';
import { findGolfFinals } from '../state-series/golf-finals';
import { nameTeamBoard } from './golf-sources';
import { areOfCurrentFinals, toRunningFinalsView } from './running-finals-view';

const clock = createContentClock({ timeZone: 'America/Chicago' });
const golf = findSport('girls-golf') as Sport;
const finals = findGolfFinals(findSport('girls-golf') as Sport, '2025-26', null);
const golfers = Array.from({ length: 8 }, (_, index) =>
  buildGolfStanding({ id: String(index), versusPar: index, gross: 144 + index }),
);
const boards = {
  sourceValues: { '1A': buildSourceValue({ eventName: null, standings: golfers }), '2A': null },
  unavailable: [],
};

describe('running golf finals', () => {
  it('show the five leaders of each class, with a text for a class without scores', () => {
    const view = toRunningFinalsView(golf, finals, boards, '2025-10-11', clock);
    expect(view?.boards.map(({ title, rows, emptyText }) => [title, rows.length, emptyText])).toEqual([
      ['Class 1A', 5, 'No scores yet.'],
      ['Class 2A', 0, 'No scores yet.'],
    ]);
    expect(view?.boards[0]?.more.href).toBe('/sports/girls-golf/state-series/state-leaderboard/1A');
  });

  it('show the first three teams of each class, or say that the teams could not be read', () => {
    const teams = buildSourceValue({
      eventName: null,
      standings: golfers.map((golfer) => ({ ...golfer, teamName: null })),
    });
    const withTeams = {
      sourceValues: { ...boards.sourceValues, [nameTeamBoard('1A')]: teams },
      unavailable: [nameTeamBoard('2A')],
    };
    const view = toRunningFinalsView(golf, finals, withTeams, '2025-10-11', clock);
    expect(view?.boards.map((board) => [board.teams.map(({ placeText }) => placeText), board.teamsText])).toEqual([
      [['1', '2', '3'], null],
      [[], 'The teams of class 2A could not be loaded right now.'],
    ]);
  });

  it('show the first places and the champion of each class when the finals are over', () => {
    const view = toRunningFinalsView(golf, finals, boards, '2025-10-12', clock);
    expect(view?.isOver).toBe(true);
    expect(view?.boards.map(({ champion }) => champion)).toEqual(['Champion: Jonah Pruitt, Tamarack', null]);
    expect(toRunningFinalsView(golf, finals, boards, '2025-10-11', clock)?.boards[0]?.champion).toBeNull();
  });

  it('are not shown before the finals begin', () => {
    expect(toRunningFinalsView(golf, finals, boards, '2025-10-09', clock)).toBeNull();
    expect(toRunningFinalsView(golf, null, boards, '2025-10-11', clock)).toBeNull();
  });
});

describe('matching champions to the running finals', () => {
  const buildChampions = (name: string, points: number): Champions => ({
    classId: '1A',
    tournamentId: null,
    teams: [],
    individuals: [{ place: 1, name, points, schoolName: 'Tamarack', grade: null }],
    entries: [],
  });

  it.each([
    ['Jonah Pruitt', 144, true],
    ['Jonah Pruitt', 139, false],
    ['Somebody Else', 144, false],
  ])('%s with %i points matches: %s', (name, points, expected) => {
    expect(areOfCurrentFinals([buildChampions(name, points)], boards)).toBe(expected);
  });

  it('is not denied by one class without a match', () => {
    const other = { ...buildChampions('Somebody Else', 139), classId: '2A' };
    const sourceValues = { ...boards.sourceValues, '2A': boards.sourceValues['1A'] };
    expect(areOfCurrentFinals([buildChampions('Jonah Pruitt', 144), other], { sourceValues })).toBe(true);
  });

  it('has no result without a leaderboard', () => {
    expect(areOfCurrentFinals([buildChampions('Jonah Pruitt', 144)], { sourceValues: {} })).toBeNull();
  });
});
