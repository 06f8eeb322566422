import { describe, expect, it } from 'vitest';
import type { Game, TeamIndex } from '../games/game';
import { buildSeriesGames, buildFeed, type SeriesGame } from './bracket.fixture';
import { findPathOfSchool, formatPathSummary, toPathView, type PathView } from './path-view';

/** Four sectionals of two regionals with five teams; the better seed wins. */
const fiveTeams = buildSeriesGames({ sectionals: Array.from({ length: 4 }, () => [5, 5]), decide: () => 0 });

/** Names teams with byes from the first day, unlike other feeds. */
function buildFeedWithByes(series: readonly SeriesGame[], gamesOver: number): Game[] {
  return buildFeed(series, gamesOver).map((game, index) => {
    const { feeders = [null, null], teams } = series[index] ?? {};
    const findNameAt = (slot: TeamIndex) =>
      feeders[slot] === null ? (teams?.[slot] ?? game.teams[slot]) : game.teams[slot];
    return { ...game, teams: [findNameAt(0), findNameAt(1)] };
  });
}

function view(games: readonly Game[], schoolId: string): PathView {
  const path = findPathOfSchool(games, schoolId);
  if (path === null) throw new Error(`School ${schoolId} has no path`);
  return toPathView(path, {
    getRecord: ({ name }) => (name === 'School 2' ? '14-3' : null),
    buildTeamHref: ({ schoolId: id }) => `/path/${id}`,
    buildGameHref: ({ id }) => `/game/${id}`,
    buildWatchHref: () => null,
    buildStreamsHref: (day) => `/streaming?date=${day}`,
  });
}

const listOpponents = ({ rounds }: PathView) => rounds.map(({ opponents }) => opponents.map(({ name }) => name));

describe('the path ahead in a regional of five teams', () => {
  it('names one opponent, then the first seed, then two teams for the fourth seed', () => {
    const path = view(buildFeedWithByes(fiveTeams, 0), '4');
    expect(path.rounds.map(({ title }) => title)).toEqual([
      'Regional quarterfinal',
      'Regional semifinal',
      'Regional championship',
    ]);
    expect(path.afterwards).toBe('What follows is not paired yet.');
    expect(listOpponents(path)).toEqual([['School 5'], ['School 1'], ['School 2', 'School 3']]);
    expect(path.rounds[2]?.opponents[0]).toEqual({ name: 'School 2', seed: '2', record: '14-3', href: '/path/2' });
    expect(path.rounds[2]?.decidedBy).toEqual([
      { text: 'School 2 vs. School 3', when: 'Sat, Oct 11, 7:00 PM', href: '/game/1002' },
    ]);
  });

  it('names both teams of the quarterfinal for the first seed, which has a bye', () => {
    const path = view(buildFeedWithByes(fiveTeams, 0), '1');
    expect(listOpponents(path)[0]).toEqual(['School 4', 'School 5']);
    expect(path.rounds[0]?.decidedBy.map(({ href }) => href)).toEqual(['/game/1000']);
    expect(path.summary).toBe('Next: Regional semifinal, Sat, Oct 11, against School 4 or School 5.');
  });

  it('says when an unnamed opponent will be known and guesses no team', () => {
    const path = view(buildFeed(fiveTeams, 0), '4');
    expect(path.rounds[1]).toMatchObject({
      opponents: [],
      note: 'Not paired yet: known after the games of Saturday, October 11.',
    });
    expect(findPathOfSchool(buildFeed(fiveTeams, 0), '1')).toBeNull();
  });

  it('shows the number of possible teams when a list would be too long', () => {
    const large = buildSeriesGames({ sectionals: Array.from({ length: 8 }, () => [5, 5, 5, 5]), decide: () => 0 });
    const { rounds, afterwards } = view(buildFeedWithByes(large, 0), '4');
    expect(rounds.map(({ title, opponents, note, isLikely }) => [title, opponents.length, note, isLikely])).toEqual([
      ['Regional quarterfinal', 1, null, false],
      ['Regional semifinal', 1, null, false],
      ['Regional championship', 2, null, false],
      ['Sectional semifinal', 5, null, true],
      ['Sectional championship', 0, 'One of 10 teams.', true],
      ['Super-sectional', 0, 'One of 20 teams.', true],
      ['State semifinal', 0, 'One of 40 teams.', true],
      ['State championship', 0, 'One of 80 teams.', true],
    ]);
    expect(rounds[4]?.decidedBy).toHaveLength(3);
    expect(afterwards).toBeNull();
  });
});

describe('the end of a path', () => {
  const over = buildFeed(fiveTeams, fiveTeams.length);

  it('names the round and the opponent', () => {
    expect(view(over, '5')).toMatchObject({
      rounds: [],
      summary: 'Out in the regional quarterfinal on Sat, Oct 11: lost to School 4.',
    });
  });

  it('names a numbered round without an article', () => {
    const numbered = over.map((game) =>
      game.level === 'Regional' ? { ...game, level: null, round: 'Round 2' } : game,
    );
    expect(view(numbered, '5').summary).toMatch(/^Out in playoff round 2 on /);
  });

  it('names the place in the state finals', () => {
    const summaries = [1, 11, 21, 31].map((school) => view(over, String(school)).summary);
    expect(summaries).toEqual([
      'State champion.',
      'Third in the state.',
      'Second in the state.',
      'Fourth in the state.',
    ]);
  });

  it('is not reached after a lost semifinal while the third-place game is ahead', () => {
    const path = findPathOfSchool(buildFeed(fiveTeams, fiveTeams.length - 2), '11');
    expect(path && formatPathSummary(path)).toBe('Next: State 3rd place, Sat, Oct 11, against School 31.');
    expect(path?.rounds).toHaveLength(1);
  });
});

it('a last game without a reported winner is not called the next one', () => {
  const feed = buildFeedWithByes(fiveTeams, 0).map((game): Game =>
    game.id === '1000' ? { ...game, kind: 'unreported', scheduleChange: null } : game,
  );
  expect(view(feed, '4').summary).toBe(
    'Last: Regional quarterfinal, Sat, Oct 11, against School 5. The winner is not reported.',
  );
});

it('a game in play says how far it is, with the own points first', () => {
  const feed = buildFeedWithByes(fiveTeams, 0).map((game): Game =>
    game.id === '1000'
      ? { ...game, kind: 'live', columns: [[21, 7]], period: 'Q3', timeRemaining: '4:12', scheduleChange: null }
      : game,
  );
  expect(view(feed, '4').rounds[0]).toMatchObject({ when: 'Live, Q3 4:12', score: '21-7' });
  expect(view(feed, '5').rounds[0]).toMatchObject({ when: 'Live, Q3 4:12', score: '7-21' });
  expect(view(feed, '5').summary).toMatch(/^Now: Regional quarterfinal, /);
  expect(view(feed, '1').rounds[0]).toMatchObject({ score: null });
});

it('a team that has won advances before the next game names it', () => {
  const feed = buildFeedWithByes(fiveTeams, 1).map((game) =>
    game.id === '1001'
      ? { ...game, teams: [game.teams[0], { ...game.teams[1], schoolId: null, name: 'TBD' }] as const }
      : game,
  );
  expect(view(feed, '4').summary).toBe('Next: Regional semifinal, Sat, Oct 11, against School 1.');
});

it('teams of another class are never named', () => {
  const feed = buildFeedWithByes(fiveTeams, 0);
  const other = feed.map((game) => ({
    ...game,
    id: `9${game.id}`,
    classId: '2A',
    teams: [game.teams[1], game.teams[0]] as const,
  }));
  const rounds = listOpponents(view([...feed, ...other.slice(-1)], '4'));
  expect(rounds).toEqual(listOpponents(view(feed, '4')));
});
