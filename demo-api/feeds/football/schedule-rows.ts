import { formatShortDate, getWeekdayName } from '../../calendar/civil';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, type Row, type RowQuirks } from '../../quirks/row-quirks';
import type { Dice } from '../../random/dice';
import { getHeadCoach } from '../../world/coaches';
import { getConferenceRecord } from '../../world/football-bids';
import { getLastYear } from '../../world/football-last-year';
import { getFootballSizes } from '../../world/football-size';
import type { FootballTeam } from '../../world/football-teams';
import {
  getFootballSeason,
  getFootballWeek,
  listKnownGames,
  findMondayOfWeek,
  regularWeeks,
} from '../../world/football-weeks';
import type { Game } from '../../world/game';
import type { Season } from '../../world/season';
import { formatOpponentMarks } from '../playoffs/next-game';
import { formatTimeWithoutMeridiem, isOutOfState, buildGameView } from './game-view';
import {
  getConferenceName,
  getOtherSide,
  getProviderId,
  getSideIdentity,
  getSideOfTeam,
  getFootballIdentity,
} from './team-identity';

const roughness: RowQuirks = {
  numbers: [
    'FBSchoolID',
    'WinsOverall',
    'LossesOverall',
    'MyScore',
    'OpponentScore',
    'OppWins',
    'OppLosses',
    'OppSchoolID',
    'EnrollmentFootball',
    'OppEnr',
  ],
  texts: ['Opponent', 'DisplayName', 'Coach'],
  optional: ['opponentLogo', 'MaxPrepsSchoolID', 'Overtime'],
  spellings: { Coach: ['coach'], opponentLogo: ['OpponentLogo'], Opponent: ['opponent'] },
};

/** One row per game or open date, by date, with the team's data. */
export function buildScheduleRows(context: Context, team: FootballTeam): Row[] {
  const season = getFootballSeason(context.world, context.clock);
  const header = getHeader(context, team, season);
  const games = listKnownGames(season, team.school.index, context.clock).filter((game) => isShown(context, game, team));
  const rows = games.map((game) => ({ day: game.day, row: buildGameRow(context, team, game) }));
  return [...rows, ...buildOpenDateRows(context, season, games)]
    .sort((left, right) => left.day - right.day)
    .map(({ row }) => ({ ...header, ...row }))
    .map((row, index) =>
      withRowQuirks(createDiceFor(context, 'schedule', season.schoolYear, team.footballId, index), row, roughness),
    );
}

/** The make-up replaces a postponed game. */
function isShown(context: Context, game: Game, team: FootballTeam): boolean {
  return buildGameView(context, game, getSideOfTeam(game, team.school.index)).state.status !== 'postponed';
}

function getHeader(context: Context, team: FootballTeam, season: Season): Row {
  const { world, clock } = context;
  const { school } = team;
  const face = getFootballIdentity(context, team);
  const record = season.computeRecord(school.index, clock);
  const [conferenceWins, conferenceLosses] = getConferenceRecord(team, record);
  const before = getLastYear(world, season.schoolYear).get(school.index);
  return {
    FBSchoolID: team.footballId,
    SchoolID: school.id,
    DisplayName: face.name,
    MyShortName: face.shortName,
    NickName: school.boysNickname,
    Coach: getHeadCoach(world, school, 'football', season.schoolYear).name,
    Conference: getConferenceName(team),
    FBConferenceID: team.conference?.id ?? null,
    WinsOverall: record.wins,
    LossesOverall: record.losses,
    WinsConference: conferenceWins,
    LossesConference: conferenceLosses,
    WinsOverallLastYear: before?.wins ?? null,
    LossesOverallLastYear: before?.losses ?? null,
    ClassLastYear: before?.className ?? '',
    EnrollmentFootball: getFootballSizes(world).get(school.index)?.enrollment ?? school.enrollment,
    MaxPrepsSchoolID: getProviderId(context, team),
    schoolLogo: face.logo,
  };
}

function buildGameRow(context: Context, team: FootballTeam, game: Game): Row {
  const { world, clock } = context;
  const roll = createDiceFor(context, 'schedule-row', game.id, team.footballId);
  const side = getSideOfTeam(game, team.school.index);
  const view = buildGameView(context, game, side);
  const opponent = getSideIdentity(context, game, getOtherSide(side));
  const record = opponent.team && getFootballSeason(world, clock).computeRecord(opponent.team.school.index, clock);
  return {
    ContestID: game.id,
    footballWeek: getFootballWeek(game),
    Day: formatDay(roll, game.day),
    GameDayShort: formatShortDate(game.day),
    Time: roll.drawChance(0.015) ? roll.pick(['TBA', '']) : formatTimeWithoutMeridiem(game.startMinutes),
    Result: view.result,
    MyScore: view.mine,
    OpponentScore: view.theirs,
    Overtime: view.note,
    HomeOrAway: side === 'home' ? 'H' : 'A',
    Opponent:
      opponent.face.name +
      (isOutOfState(game) ? ` (${opponent.face.state})` : '') +
      formatOpponentMarks(context, game, opponent.team?.school),
    OppShortName: opponent.face.shortName,
    OppSchoolID: opponent.team?.footballId ?? null,
    OppWins: record?.wins ?? null,
    OppLosses: record?.losses ?? null,
    OppEnr: opponent.team ? (getFootballSizes(world).get(opponent.team.school.index)?.enrollment ?? null) : null,
    opponentLogo: opponent.face.logo,
    ConferenceGame: game.isConferenceGame && team.conference !== undefined ? '*' : '',
  };
}

/** Regular-season weeks without a game. */
function buildOpenDateRows(context: Context, season: Season, games: readonly Game[]): { day: number; row: Row }[] {
  const busy = new Set(games.map(getFootballWeek));
  return Array.from({ length: regularWeeks }, (_, index) => index + 1)
    .filter((week) => !busy.has(week))
    .map((week) => {
      const day = findMondayOfWeek(season.schoolYear, week) + 4;
      const roll = createDiceFor(context, 'open date', season.schoolYear, week, games[0]?.id ?? 0);
      return { day, row: buildOpenDateRow(roll, day, week) };
    });
}

function buildOpenDateRow(roll: Dice, day: number, week: number): Row {
  return {
    ContestID: null,
    footballWeek: week,
    Day: formatDay(roll, day),
    GameDayShort: formatShortDate(day),
    Time: '',
    Result: '',
    MyScore: null,
    OpponentScore: null,
    Overtime: '',
    HomeOrAway: '',
    Opponent: roll.pick(['Open', 'OPEN DATE', 'Bye', 'open date']),
    OppShortName: roll.pick(['Open', '']),
    OppSchoolID: roll.pick([null, 0]),
    OppWins: null,
    OppLosses: null,
    OppEnr: null,
    opponentLogo: null,
    ConferenceGame: '',
  };
}

function formatDay(roll: Dice, day: number): string {
  return roll.drawChance(0.05) ? getWeekdayName(day) : getWeekdayName(day).slice(0, 3);
}
