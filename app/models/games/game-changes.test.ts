import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game, Score } from './game';
import {
  CHANGES_KEPT_MS,
  describeGameChanges,
  type GameChangeLog,
  keepMostUseful,
  MOST_CHANGES_PER_SPORT,
  noteGameChanges,
} from './game-changes';
import { buildFinalGame, buildForfeitGame, buildGameTeam, buildLiveGame, buildScheduledGame } from './game.fixture';

const minuteMs = 60_000;

/** The log after several answers, one minute apart. */
function noteAll(...answers: readonly (readonly Game[])[]): GameChangeLog {
  return answers
    .slice(1)
    .reduce<GameChangeLog>(
      (log, answer, index) => noteGameChanges(answers[index] ?? [], answer, log, (index + 1) * minuteMs),
      {
        changes: [],
        remembered: [],
      },
    );
}

const listKinds = ({ changes }: GameChangeLog) => changes.map(({ kind, was }) => [kind, was]);
const final = (...columns: readonly Score[]) => [buildFinalGame({ columns })];
const score = (first: number, second: number) => final([first, second]);
const time = (minutesOfDay: number) => ({ minutesOfDay, text: '' });

describe('changes of a game', () => {
  it.each<[string, Game[], Game[], [string, string | null][]]>([
    ['the first final', [buildLiveGame()], score(3, 1), [['final', null]]],
    ['a final without play', [buildScheduledGame()], score(3, 1), [['final', null]]],
    ['a corrected score', score(21, 14), score(21, 17), [['score', '21-14']]],
    ['another winner by score', score(21, 14), score(14, 21), [['score', '21-14']]],
    ['a set that is corrected', final([25, 20], [25, 9]), final([25, 22], [25, 9]), [['score', '25-20, 25-9']]],
    [
      'another named winner',
      [buildFinalGame({ columns: [[2, 2]], namedWinner: 0 })],
      [buildFinalGame({ columns: [[2, 2]], namedWinner: 1 })],
      [['winner', 'Ashgrove']],
    ],
    ['a forfeit of the winner', score(21, 14), [buildForfeitGame({ namedWinner: 1 })], [['winner', 'Ashgrove']]],
    [
      'another time',
      [buildScheduledGame()],
      [buildScheduledGame({ time: time(20 * 60) })],
      [['time', 'Sat, Oct 11, 7:00 PM']],
    ],
    [
      'another day',
      [buildScheduledGame()],
      [buildScheduledGame({ day: '2025-10-13' })],
      [['time', 'Sat, Oct 11, 7:00 PM']],
    ],
    ['another place', [buildScheduledGame()], [buildScheduledGame({ site: 'Port Marlow' })], [['place', 'Rockwell']]],
    [
      'a game that is called off',
      [buildScheduledGame()],
      [buildScheduledGame({ remark: 'Cancelled' })],
      [['called-off', null]],
    ],
    [
      'a game that is restored',
      [buildScheduledGame({ remark: 'Postponed' })],
      [buildScheduledGame()],
      [['restored', null]],
    ],
  ])('%s is noted', (_, before, after, expected) => {
    expect(listKinds(noteAll(before, after))).toEqual(expected);
  });

  it.each<[string, Game[], Game[]]>([
    ['points during play', [buildLiveGame()], [buildLiveGame({ columns: [[2, 2]] })]],
    ['a new game', [], score(3, 1)],
    ['a game that vanishes', score(3, 1), []],
    ['a place in other letters', [buildScheduledGame()], [buildScheduledGame({ site: ' ROCKWELL ' })]],
    ['a place or time that becomes known', [buildScheduledGame({ site: null, time: null })], [buildScheduledGame()]],
    ['a place or time that becomes unknown', [buildScheduledGame()], [buildScheduledGame({ site: null, time: null })]],
    [
      'the winner of a shootout',
      [buildFinalGame({ columns: [[2, 2]] })],
      [buildFinalGame({ columns: [[2, 2]], namedWinner: 0 })],
    ],
    ['a final without its score', score(3, 1), [buildFinalGame({ columns: [[null, null]] })]],
    ['teams in another order', score(3, 1), [swapTeams(buildFinalGame({ columns: [[3, 1]] }))]],
    ['another time of a game that is over', score(3, 1), [buildFinalGame({ time: time(600) })]],
  ])('%s is not a change', (_, before, after) => {
    expect(noteAll(before, after).changes).toEqual([]);
  });

  it('a game that vanishes and returns has none, but what changed meanwhile', () => {
    const [final, corrected] = [score(21, 14), score(21, 17)];
    expect(noteAll(final, [], [], final).changes).toEqual([]);
    expect(listKinds(noteAll(final, [], corrected))).toEqual([['score', '21-14']]);
    expect(listKinds(noteAll([buildLiveGame()], [], final))).toEqual([['final', null]]);
  });

  it('a final that is taken back and repeated is noted once', () => {
    expect(
      noteAll([buildLiveGame()], score(3, 1), [buildLiveGame()], score(3, 1), [buildScheduledGame()], score(3, 1))
        .changes,
    ).toHaveLength(1);
  });

  it('games that share an id have none, in any order, and while one of them is missing', () => {
    const others = [buildGameTeam('Oakfield'), buildGameTeam('Port Marlow')] as const;
    const [first, second] = [
      buildFinalGame({ id: '7' }),
      buildFinalGame({ id: '7.2', teams: others, columns: [[9, 8]] }),
    ];
    const again = buildFinalGame({ id: '7.2', columns: [[5, 4]] });
    for (const twin of [second, again]) {
      const games = [first, twin];
      const swapped = games.map((game, index) => ({ ...game, id: index === 0 ? '7.2' : '7' })).reverse();
      expect(noteAll(games, swapped, [first], games).changes).toEqual([]);
    }
  });

  it('undecided teams have none', () => {
    const teams = [buildGameTeam('Ashgrove'), buildGameTeam('TBD')] as const;
    expect(
      noteAll([buildScheduledGame({ teams })], [buildScheduledGame({ teams, site: 'Port Marlow' })]).changes,
    ).toEqual([]);
  });

  it('are dropped after two weeks', () => {
    const log = noteAll(score(3, 1), score(3, 2));
    const at = minuteMs + CHANGES_KEPT_MS;
    expect(noteGameChanges(score(3, 2), score(3, 2), log, at - 1).changes).toHaveLength(1);
    expect(noteGameChanges(score(3, 2), score(3, 2), log, at).changes).toEqual([]);
  });
});

function swapTeams(game: Game): Game {
  const [first, second] = game.teams;
  const columns = 'columns' in game ? (game.columns ?? []).map(([a, b]) => [b, a] as const) : [];
  return { ...game, teams: [second, first], columns } as Game;
}

/** One scripted change of a game, with the kind that is to be listed. */
const steps = [
  ['score', (game: Game, step: number) => ({ ...game, columns: [[step + 100, 1]] })],
  ['reordered', (game: Game) => swapTeams(game)],
  ['vanished', () => null],
  ['same', (game: Game) => game],
] as const;

it('lists each of 1,000 scripted changes once, and no reordered, vanished or returned games', () => {
  const script = fc.record({
    games: fc.array(fc.constantFrom(...steps), { minLength: 25, maxLength: 25 }),
    order: fc.array(fc.nat(), { minLength: 100, maxLength: 100 }),
  });
  fc.assert(
    fc.property(fc.array(script, { minLength: 40, maxLength: 40 }), (answers) => {
      const ids = Array.from({ length: 100 }, (_, index) => String(index));
      const current = new Map<string, Game>(
        ids.map((id) => [
          id,
          buildFinalGame({ id, teams: [buildGameTeam(`Home ${id}`), buildGameTeam(`Guest ${id}`)] }),
        ]),
      );
      let shown = [...current.values()];
      let log: GameChangeLog | undefined;
      const expected: string[] = [];
      answers.forEach(({ games, order }, index) => {
        const vanished = new Set<string>();
        games.forEach(([kind, change], place) => {
          const id = ids[(index * 7 + place) % ids.length] ?? '';
          const changed = change(current.get(id) as Game, index);
          if (changed === null) vanished.add(id);
          else current.set(id, changed as Game);
          if (kind === 'score') expected.push(id);
        });
        const next = [...current.values()]
          .filter(({ id }) => !vanished.has(id))
          .sort((a, b) => (order[Number(a.id)] ?? 0) - (order[Number(b.id)] ?? 0));
        log = noteGameChanges(shown, next, log, index);
        shown = next;
      });
      log = noteGameChanges(shown, [...current.values()], log, answers.length);
      expect(log.changes.map(({ id }) => id).sort()).toEqual(expected.sort());
    }),
    { numRuns: 4 },
  );
});

describe('described changes', () => {
  it('have what replaced each value', () => {
    const answers = [[buildLiveGame()], score(3, 1), score(3, 2), score(4, 2)];
    const games = answers[3] ?? [];
    const described = describeGameChanges(games, noteAll(...answers), { getList: () => ({ date: '2025-10-11' }) });
    expect(described.map(({ kind, was, now }) => [kind, was, now])).toEqual([
      ['final', null, '3-1'],
      ['score', '3-1', '3-2'],
      ['score', '3-2', '4-2'],
    ]);
    expect(described[0]).toMatchObject({ group: 'boys-soccer', day: '2025-10-11', list: { date: '2025-10-11' } });
  });

  it('leave out games that are absent', () => {
    expect(describeGameChanges([], noteAll(score(3, 1), score(3, 2)), { getList: () => null })).toEqual([]);
  });
});

it('corrections are kept before first finals, and newer changes before older ones', () => {
  const changes = [
    { kind: 'score', atMs: 1 },
    { kind: 'final', atMs: 2 },
    { kind: 'final', atMs: 3 },
    { kind: 'place', atMs: 4 },
  ] as const;
  expect(keepMostUseful(changes, 3).map(({ atMs }) => atMs)).toEqual([1, 3, 4]);
  expect(keepMostUseful(changes, 1).map(({ atMs }) => atMs)).toEqual([4]);
  expect(keepMostUseful(changes, MOST_CHANGES_PER_SPORT)).toBe(changes);
});
