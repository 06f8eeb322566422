import { expect, it } from 'vitest';
import { formatEntry, buildMetadata, type Entry } from '~/cache/source/entry';
import { readKeptGames } from './board-facts';

const nowMs = 1_760_000_000_000;
const game = { id: '1', kind: 'scheduled', time: null, sportId: null, teams: [{ name: 'North' }, { name: 'South' }] };

function createReaderWith(values: Readonly<Record<string, unknown>>) {
  const facts = { kind: 'value', fetchedAtMs: nowMs, changedAtMs: nowMs, upstreamMs: 9, validators: {} } as const;
  const buildEntry = (value: unknown): Entry => ({ ...facts, value, receivedRows: 1, droppedRows: 0, bytes: 9 });
  const entries = Object.entries(values).map(([name, value]) => [`s:v.dataset:${name}`, buildEntry(value)] as const);
  return {
    list: () => Promise.resolve(entries.map(([name, entry]) => ({ name, metadata: buildMetadata(entry) }))),
    getMany: () => Promise.resolve(new Map(entries.map(([name, entry]) => [name, formatEntry(entry)]))),
  };
}

it('games from a single-sport feed get the sport from the path, and daily feed games keep their own', async () => {
  const reader = createReaderWith({
    'tournament-scores.all:/v1/sports/boys-soccer/tournament-scores': [game],
    'maxpreps.day:/v1/maxpreps?GameDate=10/11/2025': [{ ...game, sportId: 'football' }],
    'news.recent:/v1/news?recent=Y': [{ ...game, sportId: 'no game' }],
  });
  expect((await readKeptGames(reader, 'dataset', nowMs)).map(({ sportId }) => sportId)).toEqual([
    'boys-soccer',
    'football',
  ]);
});

it('games are found on a board that also lists champions', async () => {
  const board = { games: [game], champions: [] };
  const reader = createReaderWith({ 'scoreboards.tournament:/v1/sports/girls-golf/tournament-scoreboard': board });
  expect(await readKeptGames(reader, 'dataset', nowMs)).toEqual([{ ...game, sportId: 'girls-golf' }]);
});

it('rows that have only a part of a game, such as those of qualification, are no games without a final score', async () => {
  const part = { id: '1', day: '2025-09-11', status: 'over', winner: 1, teams: game.teams };
  const path = '/v1/football/scores?FBWeek=3';
  const reader = createReaderWith({
    [`football-qualification.games:${path}`]: [part],
    [`football-games.week:${path}`]: [game],
  });
  expect(await readKeptGames(reader, 'dataset', nowMs)).toEqual([{ ...game, sportId: 'football' }]);
});
