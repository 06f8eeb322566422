import { clockTime, isoDate, paddedUsDate, parseDay, schoolYearOf, shortDate } from '../../calendar/civil';
import { failure, type Answer } from '../../http/answer';
import { param, queryText, rollFor, type Context } from '../../http/context';
import { looseNumber, looseText, roughen, withBadRows, type Row } from '../../quirks/rough';
import { dataAnswer } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import type { Game } from '../../world/game';
import { leaderOf, stateOf, type GameState } from '../../world/game-state';
import { areTeamsKnown, arePairingsPublic } from '../../world/pairings';
import { seasonPlans } from '../../world/season-plans';
import { findSport } from '../../world/sports';
import { meetRows } from './meet-rows';
import { faceOf } from './school-links';

/** `GET /v1/sports/{sportId}/tournament-scores[?Class=][&GameDate=MM/dd/yyyy]` */
export function tournamentScores(context: Context): Answer {
  const sport = findSport(param(context, 'sportId'));
  if (sport === undefined) return failure(404, `Sport not found: ${param(context, 'sportId')}`);
  const dateText = queryText(context, 'GameDate');
  const day = dateText === null ? null : parseDay(dateText);
  if (dateText !== null && day === null) return failure(400, 'Invalid parameter: GameDate');
  const className = queryText(context, 'Class');
  const isWanted = (of: string): boolean => className === null || of.toUpperCase() === className.toUpperCase();
  if (sport.id.endsWith('cross-country')) return dataAnswer(meetRows(context, sport, day, isWanted));
  const schoolYear = schoolYearOf(day ?? context.clock.today);
  const games = postseasonGames(context, sport.id, schoolYear)
    .filter((game) => (day === null || game.day === day) && isWanted(game.stage?.className ?? ''))
    .sort((left, right) => left.day - right.day || left.startMinutes - right.startMinutes);
  const rows = games.map((game) => tournamentRow(context, game));
  return dataAnswer(withBadRows(rollFor(context, 'tournament', sport.id, schoolYear), rows));
}

function postseasonGames({ world, clock }: Context, sportId: string, schoolYear: number): Game[] {
  const plan = seasonPlans.find((one) => one.sportId === sportId);
  if (plan === undefined || !arePairingsPublic(plan, schoolYear, clock)) return [];
  return world.season(plan, schoolYear).games.filter((game) => game.stage !== null);
}

/** One postseason game in the shape that tournament pages read: the home side on top. */
export function tournamentRow(context: Context, game: Game): Row {
  const roll = rollFor(context, 'tournament-row', game.id);
  const state = stateOf(game, context.clock);
  const isKnown = areTeamsKnown(game, context.clock);
  const scores = scoreColumns(game, state);
  const row: Row = {
    ContestID: game.id,
    GameDate: roll.chance(0.06) ? `${isoDate(game.day)}T00:00:00.000Z` : paddedUsDate(game.day),
    Class: game.stage?.className ?? '',
    TourneyLevel: game.stage?.level ?? '',
    Round: game.stage?.round ?? '',
    Time: roll.chance(0.02) ? null : clockTime(game.startMinutes),
    TimeRemaining: timeRemaining(roll, state),
    Period: state.status === 'live' ? state.moment.period : '',
    Site: game.stage?.site ?? '',
    Winner: winnerLetter(game, state),
    ActivityID: findSport(game.plan.sportId)?.code ?? '',
    Highlight: state.status === 'final' && state.result.ending !== '' ? state.result.ending : null,
    ScheduleChange: roll.chance(0.03) ? `Moved from ${shortDate(game.day - 1)}` : '',
    UnusualCircumstance: state.status === 'forfeit' ? 'Forfeit' : null,
    TopTeam: topTeam(context, roll, game, isKnown, scores),
    BottomTeam: bottomTeam(context, roll, game, isKnown, scores),
    MediaDetails: mediaOf(context, roll, game, state),
  };
  return roughen(roll, row, {
    numbers: ['ContestID'],
    texts: ['Site', 'ScheduleChange'],
    optional: ['Highlight', 'UnusualCircumstance', 'ScheduleChange', 'MediaDetails'],
    spellings: { ContestID: ['contestID'], Site: ['site'], Winner: ['winner'] },
  });
}

/** The three score columns of each side: sets in volleyball, one column elsewhere. */
function scoreColumns(game: Game, state: GameState): { top: (number | null)[]; bottom: (number | null)[] } {
  const isSets = game.plan.style === 'volleyball';
  if (state.status === 'final' && isSets) {
    const { periods } = state.result;
    return { top: threeOf(periods.map(([home]) => home)), bottom: threeOf(periods.map(([, away]) => away)) };
  }
  if (state.status === 'final') return { top: threeOf([state.result.home]), bottom: threeOf([state.result.away]) };
  if (state.status === 'forfeit') return { top: threeOf([state.home]), bottom: threeOf([state.away]) };
  if (state.status !== 'live') return { top: threeOf([]), bottom: threeOf([]) };
  return { top: threeOf([state.moment.home]), bottom: threeOf([state.moment.away]) };
}

function threeOf(values: readonly (number | null)[]): (number | null)[] {
  return [0, 1, 2].map((index) => values[index] ?? null);
}

function timeRemaining(roll: Dice, state: GameState): string | null {
  switch (state.status) {
    case 'final':
    case 'forfeit':
      return roll.pick(['Final', 'Final', 'Final', 'FINAL', 'final']);
    case 'live':
      return state.moment.clock;
    case 'unreported':
      return 'No Final Score Reported';
    case 'scheduled':
    case 'postponed':
    case 'cancelled':
      return roll.pick(['', '', null]);
  }
}

function winnerLetter(game: Game, state: GameState): string {
  if (state.status === 'forfeit') return state.winner === 'home' ? 'T' : 'B';
  if (state.status !== 'final') return '';
  const leader = leaderOf(game, state.result.home, state.result.away);
  return leader === null ? '' : leader === 'home' ? 'T' : 'B';
}

type Columns = ReturnType<typeof scoreColumns>;

function topTeam(context: Context, roll: Dice, game: Game, isKnown: boolean, { top }: Columns): Row {
  const face = faceOf(context, game, 'home');
  return {
    TeamName: isKnown ? looseText(roll, face.name) : 'TBD',
    TopTeamNameShort: isKnown ? face.shortName : null,
    TopScore: looseNumber(roll, top[0]),
    TopScore2: looseNumber(roll, top[1]),
    TopScore3: looseNumber(roll, top[2]),
    TopSeed: isKnown ? looseNumber(roll, game.stage?.homeSeed ?? null) : null,
    TopTeamLogo: isKnown ? face.logo : null,
    SchoolID1: isKnown ? face.id : null,
  };
}

function bottomTeam(context: Context, roll: Dice, game: Game, isKnown: boolean, { bottom }: Columns): Row {
  const face = faceOf(context, game, 'away');
  return {
    TeamName: isKnown ? looseText(roll, face.name) : 'TBD',
    BottomTeamNameShort: isKnown ? face.shortName : null,
    BottomScore: looseNumber(roll, bottom[0]),
    BottomScore2: looseNumber(roll, bottom[1]),
    BottomScore3: looseNumber(roll, bottom[2]),
    BottomSeed: isKnown ? looseNumber(roll, game.stage?.awaySeed ?? null) : null,
    BottomTeamLogo: isKnown ? face.logo : null,
    SchoolID: isKnown ? face.id : null,
  };
}

function mediaOf({ origin }: Context, roll: Dice, game: Game, state: GameState): Row {
  const hasStats = state.status === 'final' && roll.chance(0.7);
  return {
    VideoURL: roll.chance(0.55) ? `${origin}/watch/${game.id}` : null,
    TicketsURL: roll.chance(0.6) ? `${origin}/tickets/${game.id}` : '',
    AudioURL: roll.chance(0.2) ? `${origin}/listen/${game.id}` : '',
    LiveStatsURL: roll.chance(0.15) ? `${origin}/livestats/${game.id}` : '',
    InfoAvailable: hasStats ? roll.pick([1, '1', true]) : roll.pick([0, '', false]),
    Stats1URL: hasStats ? `${origin}/boxscores/${game.id}` : '',
  };
}
