import { parseContests, listFaults, getLoser, findWinner, type Contest } from './contests';
import { pickInTurn, isDue, type Turn } from './moments';
import {
  readDay,
  getInnerFields,
  isFields,
  getGameList,
  readNumber,
  selectRowsWith,
  readText,
  readTrimmed,
  type Fields,
} from './reading';
import type { View } from './view';

const regularWeeks = 9;
const weeks = Array.from({ length: 14 }, (_, index) => index + 1);
const classes = Array.from({ length: 8 }, (_, index) => `${index + 1}A`);

interface Tally {
  wins: number;
  losses: number;
  pointsFor: number;
  pointsAgainst: number;
}

/** Football by week, conference, team and poll is one season. */
export async function* findFootballFaults(view: View, turn: Turn): AsyncGenerator<string> {
  if (!isDue(turn, 5)) return;
  const games = await fetchGamesByWeek(view);
  const all = [...games.values()].flat();
  for (const game of all) yield* listFaults(game, view.clock);
  yield* await findStandingFaults(view, all);
  yield* await findClaimFaults(view, games);
  yield* await findPollFaults(view, turn, games);
  yield* await findScheduleFaults(view, turn, all);
  yield* await findFieldFaults(view, games);
  if (isDue(turn, 2, Math.floor(turn.seed / 2))) yield* await findWeeklyFaults(view, all);
}

async function fetchGamesByWeek(view: View): Promise<ReadonlyMap<number, readonly Contest[]>> {
  const answers = await Promise.all(weeks.map((week) => view.ask(`/v1/football/scores?FBWeek=${week}`)));
  return new Map(weeks.map((week, index) => [week, parseContests(answers[index])]));
}

function tallyGames(games: readonly Contest[]): Map<number, Tally> {
  const tallies = new Map<number, Tally>();
  for (const game of games) {
    if (!game.isFinal) continue;
    for (const [mine, theirs] of [
      [game.top, game.bottom],
      [game.bottom, game.top],
    ] as const) {
      if (mine.footballId === null) continue;
      const tally = tallies.get(mine.footballId) ?? { wins: 0, losses: 0, pointsFor: 0, pointsAgainst: 0 };
      tallies.set(mine.footballId, tally);
      tally.wins += findWinner(game) === mine ? 1 : 0;
      tally.losses += getLoser(game) === mine ? 1 : 0;
      tally.pointsFor += mine.scores[0] ?? 0;
      tally.pointsAgainst += theirs.scores[0] ?? 0;
    }
  }
  return tallies;
}

const none: Tally = { wins: 0, losses: 0, pointsFor: 0, pointsAgainst: 0 };

async function findStandingFaults(view: View, games: readonly Contest[]): Promise<string[]> {
  const rows = selectRowsWith(await view.ask('/v1/football/conference-standings'), 'FBSchoolID');
  const tallies = tallyGames(games);
  const conferenceByTeam = new Map(
    rows.map((row) => [readNumber(row, 'FBSchoolID'), readNumber(row, 'FBConferenceID')]),
  );
  const inside = games.filter(({ level, top, bottom }) => {
    const conference = conferenceByTeam.get(top.footballId) ?? null;
    return level === 'Regular Season' && conference !== null && conference === conferenceByTeam.get(bottom.footballId);
  });
  const conferenceTallies = tallyGames(inside);
  const faults = rows.length === 512 ? [] : [`the standings have ${rows.length} teams`];
  for (const row of rows) {
    const id = readNumber(row, 'FBSchoolID') ?? 0;
    const tally = tallies.get(id) ?? none;
    const told = ['WinsOverall', 'LossesOverall', 'PointsFor', 'PointsAgainst'].map((name) => readNumber(row, name));
    const counted = [tally.wins, tally.losses, tally.pointsFor, tally.pointsAgainst];
    if (told.join() !== counted.join())
      faults.push(`standings of team ${id}: ${told.join()}, scores: ${counted.join()}`);
    const own = conferenceTallies.get(id) ?? none;
    // Schedules say which games count in the conference.
    const [wins, losses] = [readNumber(row, 'WinsConference') ?? 0, readNumber(row, 'LossesConference') ?? 0];
    if (wins > own.wins || losses > own.losses) {
      faults.push(`conference record of team ${id}: ${wins}-${losses}, games within it: ${own.wins}-${own.losses}`);
    }
  }
  return faults;
}

function listRegularGames(games: ReadonlyMap<number, readonly Contest[]>): Contest[] {
  return weeks.slice(0, regularWeeks).flatMap((week) => games.get(week) ?? []);
}

/** Clinched and projected teams with their records. */
async function findClaimFaults(view: View, games: ReadonlyMap<number, readonly Contest[]>): Promise<string[]> {
  const tallies = tallyGames(listRegularGames(games));
  const standings = selectRowsWith(await view.ask('/v1/football/conference-standings'), 'FBSchoolID');
  const opponentsWins = new Map(
    standings.map((row) => [readNumber(row, 'FBSchoolID'), readNumber(row, 'OpponentsWins')]),
  );
  const bids = new Map(standings.map((row) => [readNumber(row, 'FBSchoolID'), readTrimmed(row, 'BidType')]));
  const faults: string[] = [];
  for (const path of ['playoff-clinchers', 'playoff-outlook2']) {
    for (const row of selectRowsWith(await view.ask(`/v1/football/${path}`), 'FBSchoolID')) {
      const id = readNumber(row, 'FBSchoolID');
      const { wins, losses } = tallies.get(id ?? 0) ?? none;
      const told = ['WinsOverall', 'LossesOverall', 'Points'].map((name) => readNumber(row, name));
      const counted = [wins, losses, opponentsWins.get(id) ?? null];
      if (told.join() !== counted.join())
        faults.push(`${path} of team ${id}: ${told.join()}, counted: ${counted.join()}`);
      if (readTrimmed(row, 'BidType') !== bids.get(id))
        faults.push(`${path} of team ${id}: the standings have another bid`);
    }
  }
  return faults;
}

/** A poll's records are of the day before, and its games agree with scores. */
async function findPollFaults(
  view: View,
  turn: Turn,
  games: ReadonlyMap<number, readonly Contest[]>,
): Promise<string[]> {
  const className = pickInTurn(turn, classes);
  const poll = await view.ask(`/v1/football/polls/${className}`);
  if (!isFields(poll)) return [`there is no poll for ${className}`];
  const released = readDay(getInnerFields(poll, 'summary'), 'releaseDate');
  const records = selectRowsWith(getGameList(poll, 'records'), 'FBSchoolID');
  if (released === null) return records.length === 0 ? [] : [`the poll of ${className} has no date`];
  const faults = released <= view.clock.today ? [] : [`the poll of ${className} is of a day to come`];
  const tallies = tallyGames(listRegularGames(games).filter(({ day }) => day < released));
  for (const row of records) {
    const id = readNumber(row, 'FBSchoolID');
    const { wins, losses } = tallies.get(id ?? 0) ?? none;
    if (readNumber(row, 'WinsOverall') !== wins || readNumber(row, 'LossesOverall') !== losses) {
      faults.push(`poll of ${className}: team ${id} was ${wins}-${losses} on the day of the poll`);
    }
  }
  return faults;
}

/** A conference's schedules agree with members, scores and standings. */
async function findScheduleFaults(view: View, turn: Turn, games: readonly Contest[]): Promise<string[]> {
  const conferences = selectRowsWith(await view.ask('/v1/football/conferences'), 'FBConferenceID');
  const conference = pickInTurn(turn, conferences);
  const id = readNumber(conference, 'FBConferenceID') ?? 0;
  const members = selectRowsWith(await view.ask(`/v1/football/conference-standings/${id}`), 'FBSchoolID');
  const schedules = await view.ask(`/v1/football/conference-schedules/${id}`);
  const listed = Array.isArray(schedules)
    ? schedules.filter((schedule) => Array.isArray(schedule) && schedule.length > 0)
    : [];
  const faults: string[] = [];
  if (members.length !== readNumber(conference, 'SchoolCount')) faults.push(`conference ${id} has not so many members`);
  if (listed.length !== members.length)
    faults.push(`conference ${id}: ${members.length} members, ${listed.length} schedules`);
  const byId = new Map(games.map((game) => [game.id, game]));
  for (const member of members) {
    const team = readNumber(member, 'FBSchoolID') ?? 0;
    const rows = selectRowsWith(await view.ask(`/v1/football/schools/${team}`), 'FBSchoolID');
    const own = games.filter(({ top, bottom }) => top.footballId === team || bottom.footballId === team);
    faults.push(...rows.flatMap((row) => findScheduleRowFaults(row, team, byId, member)));
    const shown = new Set(rows.map((row) => readNumber(row, 'ContestID')));
    const missing = own.filter((game) => (game.isFinal || game.isLive) && !shown.has(game.id));
    faults.push(...missing.map((game) => `schedule of team ${team} lacks game ${game.id}`));
    const counting = rows
      .filter((row) => readTrimmed(row, 'ConferenceGame') === '*')
      .map((row) => readText(row, 'Result'));
    for (const [letter, name] of [
      ['W', 'WinsConference'],
      ['L', 'LossesConference'],
    ] as const) {
      const count = counting.filter((result) => result === letter).length;
      if (count !== readNumber(member, name)) faults.push(`schedule of team ${team} has ${count} for ${name}`);
    }
  }
  return faults;
}

function findScheduleRowFaults(
  row: Fields,
  team: number,
  games: ReadonlyMap<number, Contest>,
  standing: Fields,
): string[] {
  const faults: string[] = [];
  for (const name of ['WinsOverall', 'LossesOverall']) {
    if (readNumber(row, name) !== readNumber(standing, name)) faults.push(`schedule of team ${team}: another ${name}`);
  }
  const id = readNumber(row, 'ContestID');
  if (id === null) return faults;
  const game = games.get(id);
  if (game === undefined) return [...faults, `schedule of team ${team}: game ${id} is in no week`];
  const [mine, theirs] = game.top.footballId === team ? [game.top, game.bottom] : [game.bottom, game.top];
  if (mine.footballId !== team) faults.push(`schedule of team ${team}: game ${id} is of other teams`);
  const letter = findWinner(game) === mine ? 'W' : getLoser(game) === mine ? 'L' : '';
  const scores = game.isFinal ? [mine.scores[0], theirs.scores[0]] : [null, null];
  const told = [readText(row, 'Result'), readNumber(row, 'MyScore'), readNumber(row, 'OpponentScore')];
  if (told.join() !== [letter, ...scores].join()) faults.push(`schedule of team ${team}: game ${id} is ${told.join()}`);
  const opponent = readNumber(row, 'OppSchoolID');
  if (opponent !== theirs.footballId) faults.push(`schedule of team ${team}: game ${id} has another opponent`);
  return faults;
}

/** The qualifiers are the teams of the first round. Before the show the list is empty. */
async function findFieldFaults(view: View, games: ReadonlyMap<number, readonly Contest[]>): Promise<string[]> {
  const answer = await view.ask('/v1/football/playoff-qualifiers');
  const sections = isFields(answer) ? selectRowsWith(getGameList(answer, 'sections'), 'title') : [];
  const first = games.get(regularWeeks + 1) ?? [];
  if (sections.length === 0 && first.length === 0) return [];
  return classes.flatMap((className) => {
    const section = sections.find((candidate) => readText(candidate, 'title') === `Class ${className}`) ?? {};
    const field = selectRowsWith(getGameList(section, 'schools'), 'schoolId').map(
      (row) => readNumber(row, 'schoolId') ?? 0,
    );
    const playing = first.filter((game) => game.className === className).flatMap(({ top, bottom }) => [top, bottom]);
    const ids = playing.map(({ footballId }) => footballId ?? 0);
    const formatSorted = (list: readonly number[]): string => [...list].sort((left, right) => left - right).join();
    return formatSorted(field) === formatSorted(ids) && ids.length === 32
      ? []
      : [`the field of ${className} is not its first round`];
  });
}

/** Weekly schedules agree with the scores. */
async function findWeeklyFaults(view: View, games: readonly Contest[]): Promise<string[]> {
  const byId = new Map(games.map((game) => [game.id, game]));
  const rows = selectRowsWith(await view.ask('/v1/football/weekly-schedules'), 'ContestID');
  const faults = rows.flatMap((row) => {
    const game = byId.get(readNumber(row, 'ContestID') ?? 0);
    if (game === undefined) return [`weekly schedules: game ${readText(row, 'ContestID')} is in no week`];
    const [mine, theirs] = readText(row, 'HomeOrAway') === 'H' ? [game.top, game.bottom] : [game.bottom, game.top];
    const letter = findWinner(game) === mine ? 'W' : getLoser(game) === mine ? 'L' : '';
    const scores = game.isFinal ? [mine.scores[0], theirs.scores[0]] : [null, null];
    const told = [readText(row, 'Result'), readNumber(row, 'MyScore'), readNumber(row, 'OpponentScore')];
    const isSame = told.join() === [letter, ...scores].join() && readDay(row, 'Date') === game.day;
    return isSame
      ? []
      : [`weekly schedules: game ${game.id} is ${told.join()}, in the scores ${[letter, ...scores].join()}`];
  });
  const listed = new Set(rows.map((row) => readNumber(row, 'ContestID')));
  return [...faults, ...games.filter(({ id }) => !listed.has(id)).map(({ id }) => `weekly schedules lack game ${id}`)];
}
