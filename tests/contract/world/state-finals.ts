import { bracketSports } from './brackets';
import { contestsOf, loserOf, winnerOf, type Contest } from './contests';
import { inTurn, type Turn } from './moments';
import { isFields, listOf, numberOf, rowsWith, textOf, tidyOf, type Fields } from './reading';
import type { View } from './view';

/** The teams of the state finals: records as their games have them, players and games by their ids. */
export async function* stateFinalFaults(view: View, turn: Turn): AsyncGenerator<string> {
  const sportId = inTurn(turn, bracketSports, 5);
  const teams = rowsWith(await view.ask(`/v1/statefinal/teams?sportId=${sportId}`), 'TeamID');
  const scores = rowsWith(await view.ask(`/v1/statefinal/scores?sportId=${sportId}`), 'ContestID');
  const rosters = rowsWith(await view.ask(`/v1/statefinal/rosters?sportId=${sportId}`), 'RosterID');
  const ids = new Set(teams.map((team) => textOf(team, 'SchoolID')));
  if (ids.size !== teams.length) yield `${sportId}: a team is listed twice`;
  for (const [name, rows] of Object.entries({ scores, rosters })) {
    const owners = new Set(rows.map((row) => textOf(row, 'SchoolID')));
    if ([...owners].join() !== [...ids].join()) yield `${sportId}: the ${name} are of other teams`;
  }
  for (const team of teams) yield* recordFaults(sportId, team, scores);
  yield* await seriesFaults(view, sportId, teams, scores);
  if (teams.length > 0) yield* await pastFaults(view, sportId, inTurn(turn, teams));
}

function* recordFaults(sportId: string, team: Fields, scores: readonly Fields[]): Generator<string> {
  const school = textOf(team, 'SchoolID');
  const own = scores.filter((row) => textOf(row, 'SchoolID') === school);
  if (new Set(own.map((row) => numberOf(row, 'ContestID'))).size !== own.length) yield `${school} plays a game twice`;
  for (const [letter, name] of [
    ['W', 'Won'],
    ['L', 'Lost'],
    ['T', 'Tied'],
  ] as const) {
    const count = own.filter((row) => textOf(row, 'WL') === letter).length;
    const told = numberOf(team, name) ?? 0;
    if (count !== told) yield `${sportId}: ${school} has ${told} for ${name}, its games say ${count}`;
  }
  for (const row of own) {
    const lead = (numberOf(row, 'MyScore') ?? 0) - (numberOf(row, 'OpponentScore') ?? 0);
    const expected = { W: 1, L: -1, T: 0 }[textOf(row, 'WL')];
    if (expected !== undefined && Math.sign(lead) !== expected)
      yield `${sportId}: ${school} has a wrong letter for a game`;
  }
}

/** While both tell of the same edition, the teams are those of the brackets, and so are their games. */
async function seriesFaults(
  view: View,
  sportId: string,
  teams: readonly Fields[],
  scores: readonly Fields[],
): Promise<string[]> {
  const games = new Map(
    contestsOf(await view.ask(`/v1/sports/${sportId}/tournament-scores`)).map((game) => [game.id, game]),
  );
  const shared = scores.filter((row) => games.has(numberOf(row, 'ContestID') ?? 0));
  if (shared.length === 0) return [];
  const faults = shared.flatMap((row) => {
    const game = games.get(numberOf(row, 'ContestID') ?? 0);
    return game === undefined || isSame(row, game, sportId) ? [] : [`${sportId}: game ${game.id} ends otherwise`];
  });
  const series = scores.filter((row) => textOf(row, 'ContestType') === 'State Series');
  if (series.length !== shared.length) faults.push(`${sportId}: some games of the state series are in no bracket`);
  const finals = [...games.values()].filter(({ level }) => level === 'State');
  const finalists = new Set(finals.flatMap(({ top, bottom }) => [top.schoolId, bottom.schoolId]));
  for (const team of teams) {
    if (!finalists.has(textOf(team, 'SchoolID'))) faults.push(`${sportId}: ${textOf(team, 'SchoolID')} is in no final`);
    const own = finals.find(({ top, bottom }) => [top.schoolId, bottom.schoolId].includes(textOf(team, 'SchoolID')));
    if (own !== undefined && own.className !== textOf(team, 'Class'))
      faults.push(`${sportId}: a team has another class`);
  }
  return faults;
}

function isSame(row: Fields, game: Contest, sportId: string): boolean {
  const school = textOf(row, 'SchoolID');
  const mine = game.top.schoolId === school ? game.top : game.bottom;
  const letter = winnerOf(game) === mine ? 'W' : loserOf(game) === mine ? 'L' : '';
  const told = textOf(row, 'WL');
  if (mine.schoolId !== school || (told === 'T' ? '' : told) !== letter) return false;
  return sportId.endsWith('volleyball') || !game.isFinal || mine.scores[0] === numberOf(row, 'MyScore');
}

/** One team's history and its coach's seasons. */
async function pastFaults(view: View, sportId: string, team: Fields): Promise<string[]> {
  const query = `sportId=${sportId}&schoolId=${textOf(team, 'SchoolID')}`;
  const [one] = rowsWith(await view.ask(`/v1/statefinal/teams?${query}`), 'TeamID');
  const faults = JSON.stringify(one) === JSON.stringify(team) ? [] : [`${sportId}: a team asked for alone is another`];
  const history = await view.ask(`/v1/statefinal/history?${query}`);
  const tournaments = isFields(history) ? rowsWith(listOf(history, 'tournaments'), 'year') : [];
  for (const tournament of tournaments) {
    const games = rowsWith(listOf(tournament, 'games'), 'ContestID');
    const wins = games.filter((game) => textOf(game, 'WinnerSchoolID') === textOf(team, 'SchoolID'));
    const year = textOf(tournament, 'year');
    if (wins.length !== numberOf(tournament, 'wins')) faults.push(`${sportId}: ${year} has other wins than its games`);
    if (games.length - wins.length !== numberOf(tournament, 'losses'))
      faults.push(`${sportId}: ${year} has other losses`);
    const hasTitle = wins.some((game) => /^championship|^final/i.test(tidyOf(game, 'Round')));
    if (hasTitle !== (numberOf(tournament, 'place') === 1)) faults.push(`${sportId}: ${year} has another champion`);
  }
  return faults;
}
