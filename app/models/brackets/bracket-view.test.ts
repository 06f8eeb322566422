import { describe, expect, it } from 'vitest';
import type { Game, GameTeam } from '../games/game';
import {
  buildGameTeam,
  buildFinalGame,
  buildForfeitGame,
  buildLiveGame,
  buildScheduledGame,
  buildUnreportedGame,
} from '../games/game.fixture';
import { toBracket } from './bracket';
import { describeBracketGame } from './bracket-game-label';
import { toBracketView, type BracketCellView, type BracketView } from './bracket-view';
import { buildPlayoffGames, buildSeriesGames, buildFeed } from './bracket.fixture';

const pickTopTeam = () => 0 as const;
const today = '2025-10-11';

/** Ids in random order. */
const withOtherIds = (games: readonly Game[]) =>
  games.map((game) => ({ ...game, id: String((Number(game.id) * 7919) % 10_007) }));

function view(games: readonly Game[], part?: string): BracketView | null {
  return toBracketView(toBracket(games), { today, part, buildHref: ({ id }) => `/game/${id}` });
}

function showGame(game: Game) {
  const { content } =
    view([{ ...game, level: 'Regional', round: 'Championship' }])?.sheets[0]?.sides[0]?.[0]?.units[0]?.rounds[0]
      ?.cells[0] ?? {};
  if (!content || !('id' in content)) throw new Error('no game is shown');
  return content;
}

const teams = [
  buildGameTeam('Ashgrove', { schoolId: '1', seed: '1' }),
  buildGameTeam('Fort Harlan', { schoolId: '2', seed: '4' }),
] as const;
const listAsides = (game: Game) => showGame(game).lines.map(({ aside }) => aside);

describe('a game of a drawn bracket', () => {
  it('shows the score and the winner, and describes them in a sentence', () => {
    const game = showGame(buildFinalGame({ teams, columns: [[3, 1]] }));
    expect(game).toMatchObject({ href: '/game/1', state: null, note: null });
    expect(game.lines.map(({ seed, name, aside, outcome }) => [seed, name, aside, outcome])).toEqual([
      ['1', 'Ashgrove', '3', 'won'],
      ['4', 'Fort Harlan', '1', 'lost'],
    ]);
    expect(describeBracketGame(game)).toBe('Ashgrove, seed 1, 3, won; Fort Harlan, seed 4, 1; Final');
  });

  it('shows the day and time of a scheduled game', () => {
    expect(listAsides(buildScheduledGame({ teams, day: '2025-10-14' }))).toEqual(['Oct 14', '7:00 PM']);
    expect(listAsides(buildScheduledGame({ teams }))).toEqual(['Today', '7:00 PM']);
    expect(listAsides(buildScheduledGame({ teams, time: null }))).toEqual(['Today', 'TBA']);
    expect(listAsides(buildScheduledGame({ teams, day: null }))).toEqual(['TBA', null]);
    expect(describeBracketGame(showGame(buildScheduledGame({ teams, day: '2025-10-14' })))).toBe(
      'Ashgrove, seed 1; Fort Harlan, seed 4; Oct 14, 7:00 PM',
    );
  });

  it('shows that a game is in play, with its period and clock', () => {
    const game = showGame(buildLiveGame({ teams, period: '2nd', timeRemaining: '5:00' }));
    expect(game).toMatchObject({ state: 'live', note: '2nd 5:00' });
    expect(describeBracketGame(game)).toBe('Ashgrove, seed 1, 2, leading; Fort Harlan, seed 4, 1; Live; 2nd 5:00');
  });

  it.each([
    [buildFinalGame({ teams, decidedIn: '2OT' }), 'Final / 2OT', ['3', '1']],
    [buildFinalGame({ teams, columns: [[2, 2]], shootout: [3, 4] }), 'Final / SO 4-3', ['2', '2']],
    [buildForfeitGame({ teams, namedWinner: 1 }), 'Forfeit', ['L', 'W']],
    [buildUnreportedGame({ teams }), 'No Score Reported', [null, null]],
    [buildScheduledGame({ teams, remark: 'Postponed' }), 'Postponed', ['Today', '7:00 PM']],
  ])('of kind $kind shows the note %s', (game, note, expected) => {
    expect(showGame(game).note).toBe(note);
    expect(listAsides(game)).toEqual(expected);
  });

  it('counts sets won in volleyball', () => {
    const columns = ['25-20', '20-25', '15-25'].map((set) => {
      const [first = 0, second = 0] = set.split('-').map(Number);
      return [first, second] as const;
    });
    expect(listAsides(buildFinalGame({ teams, countsSets: true, columns }))).toEqual(['1', '2']);
  });

  it('counts a set with a missing score for neither team', () => {
    const columns = [[25, 20] as const, [null, 25] as const];
    expect(listAsides(buildFinalGame({ teams, countsSets: true, columns }))).toEqual(['1', '0']);
  });
});

describe('undecided teams of a bracket', () => {
  const unknown = [buildGameTeam('TBD'), buildGameTeam('TBD')] as const;
  const buildSemifinal = (
    id: string,
    pair: readonly [ReturnType<typeof buildGameTeam>, ReturnType<typeof buildGameTeam>],
  ) => buildScheduledGame({ id, level: 'State', round: 'Semifinal', teams: pair });
  const buildFinals = (first: Game, second: Game) => {
    const title = buildScheduledGame({ id: '9', level: 'State', round: 'Championship', teams: unknown });
    const rounds = view([first, second, title])?.sheets[0]?.finals?.units[0]?.rounds ?? [];
    const cells = rounds.flatMap((round) => round.cells);
    return cells.flatMap(({ content }) => (content && 'id' in content ? [content] : []));
  };

  it('are shown as winners of the numbered games before', () => {
    const games = buildFinals(buildSemifinal('1', teams), buildSemifinal('2', unknown));
    expect(games.map(({ number }) => number)).toEqual([1, 2, null]);
    expect(games[2]?.lines.map(({ before, name, outcome }) => [before, name, outcome])).toEqual([
      [null, 'Winner of game\u00a01', 'open'],
      [null, 'Winner of game\u00a02', 'open'],
    ]);
  });

  it('are named in the accessible label by the teams that may win', () => {
    const [first, , title] = buildFinals(buildSemifinal('1', teams), buildSemifinal('2', unknown));
    expect(first && describeBracketGame(first)).toMatch(/^Game 1: Ashgrove, seed 1; Fort Harlan, seed 4; /);
    expect(title && describeBracketGame(title)).toMatch(
      /^Winner of game\u00a01 \(Ashgrove or Fort Harlan\); Winner of game\u00a02; /,
    );
  });

  it('stay in line with the games they come from once decided, for any host', () => {
    const other = [buildGameTeam('Vesper', { schoolId: '3' }), buildGameTeam('Rockwell', { schoolId: '4' })] as const;
    const games = view([
      buildFinalGame({ id: '1', level: 'State', round: 'Semifinal', teams, columns: [[3, 1]] }),
      buildFinalGame({ id: '2', level: 'State', round: 'Semifinal', teams: other, columns: [[0, 2]] }),
      buildFinalGame({
        id: '9',
        level: 'State',
        round: 'Championship',
        teams: [other[1], teams[0]],
        columns: [[5, 4]],
      }),
    ]);
    const title = games?.sheets[0]?.finals?.units[0]?.rounds[1]?.cells[0]?.content;
    if (!title || !('id' in title)) throw new Error('no game is shown');
    expect(title.lines.map(({ name, aside, outcome }) => [name, aside, outcome])).toEqual([
      ['Ashgrove', '4', 'lost'],
      ['Rockwell', '5', 'won'],
    ]);
    expect(describeBracketGame(title)).toBe('Ashgrove, seed 1, 4; Rockwell, 5, won; Final');
    expect(games.champion).toBe('Rockwell');
  });

  it('are shown as losers of numbered games in the third-place game', () => {
    const third = buildScheduledGame({ id: '8', level: 'State', round: '3rd Place', teams: unknown });
    const title = buildScheduledGame({ id: '9', level: 'State', round: 'Championship', teams: unknown });
    const unit = view([buildSemifinal('1', teams), buildSemifinal('2', unknown), third, title])?.sheets[0]?.finals
      ?.units[0];
    expect(unit?.placements.map(({ game }) => game.lines.map(({ name }) => name))).toEqual([
      ['Loser of game\u00a01', 'Loser of game\u00a02'],
    ]);
  });

  it('no longer refer to game numbers once all teams are known', () => {
    const winners = buildFinals(
      buildFinalGame({ id: '1', level: 'State', round: 'Semifinal', teams }),
      buildFinalGame({
        id: '2',
        level: 'State',
        round: 'Semifinal',
        teams: [buildGameTeam('Keswick'), buildGameTeam('Elgardale')],
      }),
    );
    expect(winners.map(({ number }) => number)).toEqual([null, null, null]);
  });

  it('are named by teams or site when the game before is in another part of the bracket', () => {
    const buildSectional = (id: string, site: string, pair: readonly [GameTeam, GameTeam]) =>
      buildScheduledGame({ id, level: 'Sectional', round: 'Championship', site, teams: pair });
    const title = buildScheduledGame({ id: '9', level: 'State', round: 'Championship', teams: unknown });
    const bracket = view([buildSectional('1', 'Rockwell', teams), buildSectional('2', 'Vesper', unknown), title]);
    const [cell] = bracket?.sheets[0]?.finals?.units[0]?.rounds[0]?.cells ?? [];
    const lines = cell?.content && 'lines' in cell.content ? cell.content.lines : [];
    expect(lines.map(({ before, name }) => [before, name])).toEqual([
      ['Winner of ', 'Ashgrove / Fort Harlan'],
      [null, 'Winner of Vesper Sectional'],
    ]);
  });
});

describe('the sheets of a bracket', () => {
  const listSectionalSizes = (regionals: number) =>
    Array.from({ length: 8 }, () => Array.from({ length: regionals }, () => 4));
  const buildWholeSeries = (regionals: number, isOver = true) => {
    const series = buildSeriesGames({ sectionals: listSectionalSizes(regionals), decide: pickTopTeam });
    return buildFeed(series, isOver ? series.length : 0);
  };
  const listSides = (bracket: BracketView | null) =>
    bracket?.sheets.map(({ sides, finals }) => [...sides.map(({ length }) => length), finals === null ? '' : 'finals']);

  it('are a single one with the finals in the middle for sixteen regionals', () => {
    expect(listSides(view(buildWholeSeries(2)))).toEqual([[4, 4, 'finals']]);
  });

  it('have the marks of schools in the wide cells of the finals, and of a part that is alone', () => {
    const countMarks = (part?: string) =>
      (view(buildWholeSeries(2), part)?.sheets ?? []).map(({ sides, finals }) =>
        [sides, finals].map((shown) => JSON.stringify(shown).match(/"markKey"/g)?.length ?? 0),
      );
    expect(countMarks()).toEqual([[0, expect.any(Number)]]);
    expect(countMarks()[0]?.[1]).toBeGreaterThan(0);
    const [first] = view(buildWholeSeries(2))?.parts ?? [];
    expect(countMarks(first?.slug)).toEqual([[expect.any(Number), 0]]);
    expect(countMarks(first?.slug)[0]?.[0]).toBeGreaterThan(0);
  });

  it('are two plus one for the finals for thirty-two regionals, with the finals first once teams are known', () => {
    expect(listSides(view(buildWholeSeries(4)))).toEqual([['finals'], [2, 2, ''], [2, 2, '']]);
    expect(listSides(view(buildWholeSeries(4, false)))?.at(-1)).toEqual(['finals']);
  });

  it('begin with the finals on their day and once all is over, and with the round before until its games are over', () => {
    const series = buildPlayoffGames({ decide: pickTopTeam, chooseHost: pickTopTeam });
    const countBefore = (round: string) => series.findIndex((game) => game.round === round);
    const playAt = (gamesOver: number, stillToday: number) =>
      buildFeed(series, gamesOver).map((game, index) => ({
        ...game,
        day: index < gamesOver + stillToday ? today : '2025-10-18',
      }));
    const isFinalsFirst = (games: readonly Game[]) => view(games)?.sheets[0]?.finalsFirst;
    const semifinal = countBefore('Semifinal');
    expect(isFinalsFirst(playAt(semifinal - 1, 1))).toBe(false);
    expect(isFinalsFirst(playAt(semifinal, 0))).toBe(true);
    expect(isFinalsFirst(playAt(series.length, 0))).toBe(true);
    expect(isFinalsFirst(playAt(1, 3))).toBe(false);
  });

  it('show a sectional before its regionals once the regionals are over', () => {
    const series = buildSeriesGames({
      sectionals: [
        [4, 4],
        [4, 4],
      ],
      decide: pickTopTeam,
    });
    const isLate = (gamesOver: number) => {
      const feed = buildFeed(series, gamesOver).map((game) => ({ ...game, day: '2025-10-18' }));
      return view(feed)?.sheets.flatMap(({ sides }) => sides.flat().map(({ opensAtLast }) => opensAtLast));
    };
    const firstSectional = series.findIndex(({ level }) => level === 'Sectional');
    expect(isLate(firstSectional - 1)).not.toContain(true);
    expect(isLate(firstSectional)).toContain(true);
  });

  it('have the largest type in which their games fit on paper', () => {
    const listTypes = (bracket: BracketView | null) => bracket?.sheets.map(({ type }) => type);
    expect(listTypes(view(buildWholeSeries(4)))).toEqual(['finals', 'regular', 'regular']);
    expect(listTypes(view(buildWholeSeries(2)))).toEqual(['regular']);
    expect(listTypes(view(buildWholeSeries(1)))).toEqual(['large']);
    expect(listTypes(view(buildWholeSeries(2), 'finals'))).toEqual([undefined]);
  });

  it('are combined into one in small type on request, for any number of regionals', () => {
    const onOneSheet = (regionals: number) =>
      toBracketView(toBracket(buildWholeSeries(regionals)), {
        today,
        part: undefined,
        buildHref: () => '/',
        isOnOneSheet: true,
      });
    expect(listSides(onOneSheet(4))).toEqual([[4, 4, 'finals']]);
    expect([2, 4].map((regionals) => onOneSheet(regionals)?.isDense)).toEqual([false, true]);
    expect(view(buildWholeSeries(4))?.isDense).toBe(false);
  });

  it('show each regional and sectional separately while the links between them are unknown', () => {
    const parts = view(withOtherIds(buildWholeSeries(2, false)))?.parts.map(({ title }) => title.replace(/.* /, ''));
    expect(parts?.sort()).toEqual([
      'Finals',
      ...Array<string>(16).fill('Regional'),
      ...Array<string>(8).fill('Sectional'),
    ]);
  });

  it('show only the requested part, or everything for an unknown part', () => {
    const near = view(buildWholeSeries(2), 'hall-3-sectional');
    expect(near).toMatchObject({ isNear: true });
    expect(near?.sheets[0]?.sides.flat().map(({ title }) => title)).toEqual(['Hall 3 Sectional']);
    expect(near?.parts.filter(({ isShown }) => isShown).map(({ slug }) => slug)).toEqual(['hall-3-sectional']);
    expect(view(buildWholeSeries(2), 'elsewhere')).toMatchObject({ isNear: false });
    expect(
      view(buildWholeSeries(2), 'finals')
        ?.sheets[0]?.sides.flat()
        .map(({ title }) => title),
    ).toEqual(['State Finals']);
  });

  it('show the champion at the end', () => {
    expect(view(buildWholeSeries(2, false))?.champion).toBeNull();
    expect(view(buildWholeSeries(2))?.champion).toBe('School 1');
  });

  it('are missing without bracket games', () => {
    expect(view([buildScheduledGame({ level: 'Invitational', round: 'Meet' })])).toBeNull();
  });
});

describe('the heading of a round', () => {
  it('is singular for one game, also beside empty cells', () => {
    const stray = { level: 'Regional', site: 'Rockwell' };
    const bracket = view([
      buildScheduledGame({ ...stray, id: '1', round: 'Semifinal', teams }),
      buildScheduledGame({
        ...stray,
        id: '2',
        round: 'Semifinal',
        teams: [buildGameTeam('Keswick'), buildGameTeam('Elgardale')],
      }),
      buildScheduledGame({
        ...stray,
        id: '3',
        round: 'Semifinal',
        teams: [buildGameTeam('Vesper'), buildGameTeam('Sorley')],
      }),
      buildScheduledGame({
        ...stray,
        id: '4',
        round: 'Championship',
        teams: [buildGameTeam('TBD'), buildGameTeam('TBD')],
      }),
    ]);
    const rounds = bracket?.sheets[0]?.sides[0]?.[0]?.units[0]?.rounds ?? [];
    expect(rounds.map(({ title, cells }) => [title, cells.length])).toEqual([
      ['Semifinals', 6],
      ['Championship', 3],
    ]);
  });
});

describe('connecting lines', () => {
  const listCells = (games: readonly Game[]): BracketCellView[] =>
    view(games)
      ?.sheets.flatMap(({ finals }) => finals?.units[0]?.rounds ?? [])
      .flatMap((round) => round.cells) ?? [];
  const series = buildSeriesGames({ sectionals: Array.from({ length: 8 }, () => [4, 4]), decide: pickTopTeam });
  const regionalsOver = series
    .map((game) => game)
    .sort((a, b) => Number(a.level !== 'Regional') - Number(b.level !== 'Regional'));
  const afterRegionals = buildFeed(regionalsOver, 8 * 2 * 3);

  it('are dashed while pairings are only likely', () => {
    expect(view(afterRegionals)?.hasLikelyLines).toBe(true);
    expect(listCells(afterRegionals).map(({ leadsOn, isFed }) => [leadsOn, isFed])).toEqual([
      ...Array.from({ length: 4 }, () => ['likely', false]),
      ['surely', true],
      ['surely', true],
      [null, true],
    ]);
  });

  it('are not drawn while the feed does not prove that games are in bracket order', () => {
    const games = withOtherIds(buildFeed(series, 0));
    const [first] = listCells(games);
    expect(view(games)?.hasLikelyLines).toBe(false);
    expect(first?.leadsOn).toBeNull();
  });

  it('lead into a sectional game only from regionals that are known to lead there', () => {
    const ofFour = buildSeriesGames({ sectionals: Array.from({ length: 8 }, () => [4, 4, 4, 4]), decide: pickTopTeam });
    const findFirstSectional = (feed: readonly Game[]) =>
      view(feed)
        ?.sheets.flatMap(({ sides }) => sides.flat())
        .find(({ title }) => title === 'Hall 0 Sectional')
        ?.units.at(-1)
        ?.rounds[0]?.cells.map(({ isFed }) => isFed);
    expect(findFirstSectional(buildFeed(ofFour, ofFour.length))).toEqual([true, true]);
    const gamesOfTwoRegionals = 6;
    expect(findFirstSectional(withOtherIds(buildFeed(ofFour, gamesOfTwoRegionals)))).toEqual([true, false]);
  });

  it('do not start at a game without a known next game', () => {
    const unlinked = [
      buildFinalGame({ id: '1', level: 'Regional', site: 'Rockwell', round: 'Semifinal', teams }),
      buildScheduledGame({
        id: '2',
        level: 'Regional',
        site: 'Rockwell',
        round: 'Championship',
        teams: [buildGameTeam('Keswick', { schoolId: '3' }), buildGameTeam('Elgardale', { schoolId: '4' })],
      }),
    ];
    const rounds = view(unlinked)?.sheets[0]?.sides[0]?.[0]?.units[0]?.rounds ?? [];
    expect(rounds.flatMap((round) => round.cells.map(({ isFed }) => isFed))).not.toContain(true);
  });

  it('are not dashed once the bracket is over', () => {
    expect(view(buildFeed(series, series.length))?.hasLikelyLines).toBe(false);
  });
});
