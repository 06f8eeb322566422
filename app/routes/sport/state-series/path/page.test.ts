import { describe, expect, it } from 'vitest';
import { type Game, noLinks } from '~/models/games/game';
import { buildGameTeam, buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { PageOutcome } from '~/page/page-outcome';
import { buildTestSportRequest, findRefusalAt } from '~/page/page-request.fixture';
import type { SportPageRequest } from '~/page/page-sources';
import type { PrepSchool } from '~/upstream/prep-schools';
import type { DirectorySchool } from '~/upstream/schools';
import { sources, toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const buildValue = <Value>(given: Value) => ({ value: given, fetchedAtMs: now, isStale: false });
const base = '/sports/boys-soccer/state-series/path';
const ashgrove = buildGameTeam('Ashgrove', { schoolId: '0101', seed: '1' });
const fortHarlan = buildGameTeam('Fort Harlan', { schoolId: '0202', seed: '4' });
const semifinal = buildScheduledGame({
  id: '7',
  classId: '1A',
  level: 'Regional',
  round: 'Semifinal',
  day: '2025-10-14',
  teams: [ashgrove, fortHarlan],
});

const withStreams = (request: SportPageRequest) => ({
  ...request,
  environment: { ...request.environment, STREAM_HOST: 'stream.example' },
});

function view(schoolId: string, games: Game[] | null, schools: readonly { id: string; name: string }[] | null = []) {
  return toView(
    {
      critical: {},
      subject: {},
      subjectFailure: null,
      dependent: {},
      unavailable: games === null ? ['games'] : [],
      changedAtMs: now,
      optional: {
        games: games && buildValue(games),
        schools: schools && buildValue(schools as DirectorySchool[]),
        teams: buildValue([{ name: 'Fort Harlan', wins: 9, losses: 4 } as PrepSchool]),
      },
    },
    withStreams(buildTestSportRequest(`${base}/${schoolId}`)),
  );
}

function showPath(...input: Parameters<typeof view>) {
  const found = view(...input);
  if (found instanceof PageOutcome) throw new Error('there is no page');
  return found;
}

describe('the path of a school', () => {
  it('names opponents with their records, and links to the games and to the paths of opponents', () => {
    const { name, path, links } = showPath('0101', [semifinal]);
    expect(name).toBe('Ashgrove');
    expect(path?.rounds[0]).toMatchObject({
      title: 'Regional semifinal',
      when: 'Tuesday, October 14, 7:00 PM',
      place: 'Rockwell',
      href: '/games/7?sport=boys-soccer',
      streamsHref: '/streaming?date=2025-10-14&sport=boys-soccer',
      opponents: [{ name: 'Fort Harlan', seed: '4', record: '9-4', href: `${base}/0202` }],
    });
    expect(links[0]).toEqual({ text: 'Bracket', to: '/sports/boys-soccer/state-series/brackets/1A' });
  });

  it('has no stream of a game that is called off or past, and says that a past one was not reported', () => {
    const links = { ...noLinks, watchUrl: 'https://stream.example/7' };
    const showRound = (changes: Partial<Game>) =>
      showPath('0101', [{ ...semifinal, links, ...changes } as Game]).path?.rounds[0];
    expect(showRound({})?.watchHref).toBe('https://stream.example/7');
    expect(showRound({ remark: 'Postponed' })?.watchHref).toBeNull();
    expect(showRound({ day: '2025-10-09' })).toMatchObject({
      when: 'Thursday, October 9, no score reported',
      watchHref: null,
    });
  });

  it('of last season names the season', () => {
    const lost = buildFinalGame({ ...semifinal, kind: 'final', day: '2024-10-15', columns: [[1, 2]] });
    const { heading, path } = showPath('0101', [lost]);
    expect(heading.kicker).toBe('Boys Soccer, 2024-25, last season');
    expect(path?.summary).toBe('Out in the regional semifinal on Tue, Oct 15: lost to Fort Harlan.');
  });

  it('has a page with the name of the school when none of the games includes it', () => {
    expect(showPath('0303', [semifinal], [{ id: '0303', name: 'Keswick' }])).toMatchObject({
      name: 'Keswick',
      path: null,
    });
  });

  it('is not found for an unknown school', () => {
    expect(view('0404', [semifinal], [{ id: '0303', name: 'Keswick' }])).toBeInstanceOf(PageOutcome);
    expect(showPath('0404', [semifinal], null)).toMatchObject({ name: 'This school', path: null });
  });

  it('renders without the games', () => {
    expect(showPath('0101', null, [{ id: '0101', name: 'Ashgrove' }])).toMatchObject({ path: null, stamp: null });
  });
});

describe('the sources of the page of a path', () => {
  it('are lists that other pages of the sport also read', () => {
    const read = (path: string) => Object.keys(sources(buildTestSportRequest(path)).optional);
    expect(read(`${base}/0101`)).toEqual(['games', 'schools', 'teams']);
    expect(read('/sports/girls-flag-football/state-series/path/0101')).toContain('games');
  });

  it('are not requested for an invalid number of a school', () => {
    expect(findRefusalAt(`${base}/abc`)).toBe('bad-value');
  });
});
