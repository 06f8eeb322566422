import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askRows, getInnerFields, readText, type Fields } from '../../ask.fixture';
import {
  askPoll,
  groupByTeam,
  fetchGamesOfWeeks,
  readNumber,
  readScore,
  fetchRows,
  type ScoredGame,
} from './rows.fixture';

const listWeeksUntil = (week: number): number[] => Array.from({ length: week }, (_, index) => index + 1);
const moments = [
  { name: 'in week 3', week: 3, now: '2025-09-11T10:00:00-05:00', seed: 1 },
  { name: 'on a Friday night', week: 7, now: '2025-10-10T20:20:00-05:00', seed: 2 },
  { name: 'after week 9', week: 10, now: '2025-10-26T09:00:00-05:00', seed: 1 },
  { name: 'in the quarterfinals', week: 12, now: '2025-11-15T14:40:00-06:00', seed: 77 },
  { name: 'after the finals', week: 14, now: '2025-11-30T09:00:00-06:00', seed: 1 },
];
/** Until then records are those of the regular season. */
const firstRound = '2025-10-31';

describe.each(moments)('football $name (seed $seed)', ({ week, now, seed }) => {
  const ask = (path: string, known: string): Promise<Fields[]> => fetchRows(path, now, known, seed);
  let games: Promise<ScoredGame[]> | null = null;
  const fetchAllGames = (): Promise<ScoredGame[]> => (games ??= fetchGamesOfWeeks(listWeeksUntil(week), now, seed));
  let standings: Promise<Fields[]> | null = null;
  const fetchAllStandings = (): Promise<Fields[]> => (standings ??= ask('conference-standings', 'PointsFor'));

  it('standings follow from the scores', async () => {
    const totals = new Map<number, number[]>();
    const count = (team: number, mine: number, theirs: number): void => {
      const line = totals.get(team) ?? [0, 0, 0, 0];
      totals.set(team, line);
      line[mine > theirs ? 0 : 1] = (line[mine > theirs ? 0 : 1] ?? 0) + (mine === theirs ? 0 : 1);
      line[2] = (line[2] ?? 0) + mine;
      line[3] = (line[3] ?? 0) + theirs;
    };
    for (const { isFinal, teams, scores } of await fetchAllGames()) {
      if (!isFinal) continue;
      count(teams[0], scores[0] ?? Number.NaN, scores[1] ?? Number.NaN);
      count(teams[1], scores[1] ?? Number.NaN, scores[0] ?? Number.NaN);
    }
    const rows = await fetchAllStandings();
    expect(rows).toHaveLength(512);
    for (const row of atLeastOne(rows)) {
      const columns = ['WinsOverall', 'LossesOverall', 'PointsFor', 'PointsAgainst'].map((name) =>
        readNumber(row, name),
      );
      expect(columns, readText(row, 'DisplayName')).toEqual(
        totals.get(readNumber(row, 'FBSchoolID') ?? 0) ?? [0, 0, 0, 0],
      );
      expect(readNumber(row, 'WinsConference')).toBeLessThanOrEqual(columns[0] ?? 0);
    }
  });

  it('only final games have a winner', async () => {
    for (const { isFinal, isHidden, scores, winner, row } of atLeastOne(await fetchAllGames())) {
      const [home, away] = scores;
      if (isFinal) expect(winner).toBe((home ?? 0) > (away ?? 0) ? 'T' : 'B');
      else expect(winner).toBe('');
      if (isHidden) expect(scores).toEqual([null, null]);
      if (readText(row, 'Period') === '' && !isFinal) expect(scores).toEqual([null, null]);
    }
  });

  it('weekly schedules have the games and results of the scores', async () => {
    const known = new Map((await fetchAllGames()).map((game) => [game.contest, game]));
    const listed = new Set<number>();
    for (const row of atLeastOne(await ask('weekly-schedules', 'MyScore'))) {
      if ((readNumber(row, 'footballWeek') ?? 0) > week) continue;
      const game = known.get(readNumber(row, 'ContestID') ?? 0);
      if (game === undefined) throw new Error(`No score row for ${readText(row, 'ContestID')}.`);
      listed.add(game.contest);
      const isHome = readText(row, 'HomeOrAway') === 'H';
      const own = isHome ? game.scores : [game.scores[1], game.scores[0]];
      if (game.isFinal) expect([readNumber(row, 'MyScore'), readNumber(row, 'OpponentScore')]).toEqual(own);
      const wins = (game.winner === 'T') === isHome;
      expect(readText(row, 'Result')).toBe(game.winner === '' ? '' : wins ? 'W' : 'L');
      expect(readNumber(row, 'footballWeek')).toBe(game.week);
    }
    expect(listed.size).toBe(known.size);
  });

  it('team schedules have the same games, opponents and records', async () => {
    const teams = groupByTeam(await fetchAllStandings());
    const known = new Map((await fetchAllGames()).map((game) => [game.contest, game]));
    const schedules = await ask('conference-schedules/12', 'OppSchoolID');
    expect(groupByTeam(schedules).size).toBeGreaterThanOrEqual(3);
    for (const row of atLeastOne(schedules)) {
      const own = teams.get(readNumber(row, 'FBSchoolID') ?? 0)?.[0] ?? {};
      expect(readNumber(row, 'WinsOverall')).toBe(readNumber(own, 'WinsOverall'));
      const opponent = teams.get(readNumber(row, 'OppSchoolID') ?? 0)?.[0];
      if (opponent === undefined) continue;
      expect(readNumber(row, 'OppWins')).toBe(readNumber(opponent, 'WinsOverall'));
      expect(readNumber(row, 'OppLosses')).toBe(readNumber(opponent, 'LossesOverall'));
      const game = known.get(readNumber(row, 'ContestID') ?? 0);
      const isHome = readText(row, 'HomeOrAway') === 'H';
      if (game === undefined) continue;
      expect(game.teams[isHome ? 1 : 0]).toBe(readNumber(row, 'OppSchoolID'));
      if (game.isFinal) expect(readNumber(row, 'MyScore')).toBe(game.scores[isHome ? 0 : 1]);
    }
    const members = await ask('conference-standings/12', 'PointsFor');
    expect(groupByTeam(members).size).toBe(groupByTeam(schedules).size);
  });

  it("opponents' wins count all regular-season opponents", async () => {
    const teams = groupByTeam(await fetchAllStandings());
    expect(teams.size).toBeGreaterThan(0);
    if (now > firstRound) return;
    for (const id of [1, 123, 300, 511]) {
      const wins = (await ask(`schools/${id}`, 'OppSchoolID'))
        .filter((row) => (readNumber(row, 'footballWeek') ?? 0) <= 9 && !/can|cnl/i.test(readText(row, 'Overtime')))
        .reduce((sum, row) => sum + (readNumber(row, 'OppWins') ?? 0), 0);
      expect(wins).toBe(readNumber(teams.get(id)?.[0] ?? {}, 'OpponentsWins'));
    }
  });

  it('every team with six wins has a bid, and 256 teams once paired', async () => {
    const rows = await fetchAllStandings();
    const bids = rows.map((row) => readText(row, 'BidType'));
    expect(atLeastOne(bids).every((bid) => ['', 'R', 'C', 'A', 'E'].includes(bid))).toBe(true);
    const withoutBid = rows.filter(
      (row) => (readNumber(row, 'WinsOverall') ?? 0) >= 6 && !/^[RC]$/.test(readText(row, 'BidType')),
    );
    expect(now > firstRound || withoutBid.length === 0).toBe(true);
    const isPaired = (await fetchAllGames()).some((game) => game.week === 10);
    expect(bids.filter((bid) => /^[RCA]$/.test(bid)).length === 256).toBe(isPaired);
    expect(bids.includes('E')).toBe(!isPaired);
  });

  it('football scores agree with the tournament scores and the game feed', async () => {
    const known = new Map((await fetchAllGames()).map((game) => [game.contest, game]));
    const playoffs = (await askRows('/v1/sports/football/tournament-scores', now, 'TopTeam', seed)).filter((row) =>
      known.has(readNumber(row, 'ContestID') ?? 0),
    );
    expect(new Set(playoffs.map((row) => readNumber(row, 'ContestID'))).size).toBe(
      [...known.values()].filter((game) => game.week > 9).length,
    );
    // May be empty: before the playoffs.
    for (const row of playoffs) {
      const game = known.get(readNumber(row, 'ContestID') ?? 0);
      expect(readScore(getInnerFields(row, 'TopTeam'), 'TopScore')).toBe(game?.scores[0]);
      if (game?.isFinal) expect(readText(row, 'TimeRemaining')).toBe(readText(game.row, 'TimeRemaining'));
    }
    const [year, month, day] = now.slice(0, 10).split('-').map(Number);
    const feed = await askRows(`/v1/maxpreps?GameDate=${month ?? 1}/${day ?? 1}/${year ?? 1}`, now, 'sportId', seed);
    // May be empty: on a Sunday nobody plays football.
    for (const row of feed.filter((candidate) => readText(candidate, 'sportId') === 'football')) {
      const id = readNumber(row, 'gameId') ?? readNumber(row, 'ContestID') ?? 0;
      if (id > 0) expect(readScore(getInnerFields(row, 'School1'), 'Score')).toBe(known.get(id)?.scores[0]);
    }
  });

  it('polls are ranked by votes and refer to the games of the week before', async () => {
    const poll = await askPoll('3A', now, seed);
    const ranks = poll.map((row) => readNumber(row, 'PollRank') ?? 0);
    expect(ranks.length).toBeGreaterThanOrEqual(8);
    expect([...ranks].sort((left, right) => left - right)).toEqual(ranks);
    const votes = poll.map((row) => readNumber(row, 'PollTotalVotes') ?? 0);
    expect([...votes].sort((left, right) => right - left)).toEqual(votes);
    const games = groupByTeam(await ask('poll-last-next', 'LastGame'));
    for (const row of atLeastOne(poll)) {
      const [pair] = games.get(readNumber(row, 'FBSchoolID') ?? 0) ?? [];
      expect(readText(pair ?? {}, 'LastGame')).toMatch(/^(at|vs)::.+::\d+-\d+.*::[WL]$/);
      expect(readText(pair ?? {}, 'NextGame')).toMatch(/^((at|vs)::.+)?$/);
    }
  });
});
