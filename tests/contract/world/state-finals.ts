import { bracketSports } from './brackets';
import { parseContests, getLoser, findWinner, type Contest } from './contests';
import { pickInTurn, type Turn } from './moments';
import { isFields, getGameList, readNumber, selectRowsWith, readText, readTrimmed, type Fields } from './reading';
import type { View } from './view';

/** Records agree with games, players and ids. */
export async function* findStateFinalFaults(view: View, turn: Turn): AsyncGenerator<string> {
  const sportId = pickInTurn(turn, bracketSports, 5);
  const teams = selectRowsWith(await view.ask(`/v1/statefinal/teams?sportId=${sportId}`), 'TeamID');
  const scores = selectRowsWith(await view.ask(`/v1/statefinal/scores?sportId=${sportId}`), 'ContestID');
  const rosters = selectRowsWith(await view.ask(`/v1/statefinal/rosters?sportId=${sportId}`), 'RosterID');
  const ids = new Set(teams.map((team) => readText(team, 'SchoolID')));
  if (ids.size !== teams.length) yield `${sportId}: a team is listed twice`;
  for (const [name, rows] of Object.entries({ scores, rosters })) {
    const owners = new Set(rows.map((row) => readText(row, 'SchoolID')));
    if ([...owners].join() !== [...ids].join()) yield `${sportId}: the ${name} are of other teams`;
  }
  for (const team of teams) yield* findRecordFaults(sportId, team, scores);
  yield* await findSeriesFaults(view, sportId, teams, scores);
  if (teams.length > 0) yield* await findPastFaults(view, sportId, pickInTurn(turn, teams));
}

function* findRecordFaults(sportId: string, team: Fields, scores: readonly Fields[]): Generator<string> {
  const school = readText(team, 'SchoolID');
  const own = scores.filter((row) => readText(row, 'SchoolID') === school);
  if (new Set(own.map((row) => readNumber(row, 'ContestID'))).size !== own.length) yield `${school} plays a game twice`;
  for (const [letter, name] of [
    ['W', 'Won'],
    ['L', 'Lost'],
    ['T', 'Tied'],
  ] as const) {
    const count = own.filter((row) => readText(row, 'WL') === letter).length;
    const told = readNumber(team, name) ?? 0;
    if (count !== told) yield `${sportId}: ${school} has ${told} for ${name}, its games say ${count}`;
  }
  for (const row of own) {
    const lead = (readNumber(row, 'MyScore') ?? 0) - (readNumber(row, 'OpponentScore') ?? 0);
    const expected = { W: 1, L: -1, T: 0 }[readText(row, 'WL')];
    if (expected !== undefined && Math.sign(lead) !== expected)
      yield `${sportId}: ${school} has a wrong letter for a game`;
  }
}

/** Teams and games of the same edition agree with the brackets. */
async function findSeriesFaults(
  view: View,
  sportId: string,
  teams: readonly Fields[],
  scores: readonly Fields[],
): Promise<string[]> {
  const games = new Map(
    parseContests(await view.ask(`/v1/sports/${sportId}/tournament-scores`)).map((game) => [game.id, game]),
  );
  const shared = scores.filter((row) => games.has(readNumber(row, 'ContestID') ?? 0));
  if (shared.length === 0) return [];
  const faults = shared.flatMap((row) => {
    const game = games.get(readNumber(row, 'ContestID') ?? 0);
    return game === undefined || isSame(row, game, sportId) ? [] : [`${sportId}: game ${game.id} ends otherwise`];
  });
  const series = scores.filter((row) => readText(row, 'ContestType') === 'State Series');
  if (series.length !== shared.length) faults.push(`${sportId}: some games of the state series are in no bracket`);
  const finals = [...games.values()].filter(({ level }) => level === 'State');
  const finalists = new Set(finals.flatMap(({ top, bottom }) => [top.schoolId, bottom.schoolId]));
  for (const team of teams) {
    if (!finalists.has(readText(team, 'SchoolID')))
      faults.push(`${sportId}: ${readText(team, 'SchoolID')} is in no final`);
    const own = finals.find(({ top, bottom }) => [top.schoolId, bottom.schoolId].includes(readText(team, 'SchoolID')));
    if (own !== undefined && own.className !== readText(team, 'Class'))
      faults.push(`${sportId}: a team has another class`);
  }
  return faults;
}

function isSame(row: Fields, game: Contest, sportId: string): boolean {
  const school = readText(row, 'SchoolID');
  const mine = game.top.schoolId === school ? game.top : game.bottom;
  const letter = findWinner(game) === mine ? 'W' : getLoser(game) === mine ? 'L' : '';
  const told = readText(row, 'WL');
  if (mine.schoolId !== school || (told === 'T' ? '' : told) !== letter) return false;
  return sportId.endsWith('volleyball') || !game.isFinal || mine.scores[0] === readNumber(row, 'MyScore');
}

/** One team's history and its coach's seasons. */
async function findPastFaults(view: View, sportId: string, team: Fields): Promise<string[]> {
  const query = `sportId=${sportId}&schoolId=${readText(team, 'SchoolID')}`;
  const [row] = selectRowsWith(await view.ask(`/v1/statefinal/teams?${query}`), 'TeamID');
  const faults = JSON.stringify(row) === JSON.stringify(team) ? [] : [`${sportId}: a team asked for alone is another`];
  const history = await view.ask(`/v1/statefinal/history?${query}`);
  const tournaments = isFields(history) ? selectRowsWith(getGameList(history, 'tournaments'), 'year') : [];
  for (const tournament of tournaments) {
    const games = selectRowsWith(getGameList(tournament, 'games'), 'ContestID');
    const wins = games.filter((game) => readText(game, 'WinnerSchoolID') === readText(team, 'SchoolID'));
    const year = readText(tournament, 'year');
    if (wins.length !== readNumber(tournament, 'wins'))
      faults.push(`${sportId}: ${year} has other wins than its games`);
    if (games.length - wins.length !== readNumber(tournament, 'losses'))
      faults.push(`${sportId}: ${year} has other losses`);
    const hasTitle = wins.some((game) => /^championship|^final/i.test(readTrimmed(game, 'Round')));
    if (hasTitle !== (readNumber(tournament, 'place') === 1)) faults.push(`${sportId}: ${year} has another champion`);
  }
  return faults;
}
