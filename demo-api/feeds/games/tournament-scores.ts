import { parseDay, getSchoolYear } from '../../calendar/civil';
import { answerFailure, type Answer } from '../../http/answer';
import { readParam, readQueryText, createDiceFor, type Context } from '../../http/context';
import { withBadRows, type Row } from '../../quirks/row-quirks';
import { answerData } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import type { Game } from '../../world/game';
import { findPairedYear, isAnnounced } from '../../world/pairings';
import { seasonPlans } from '../../world/season-plans';
import { findSport } from '../../world/sports';
import { buildMeetRows } from './meet-rows';
import { buildPostponedRow, buildTournamentRow } from './tournament-row';

const shortestListWithTwin = 40;
const twinShare = 0.3;

/** `GET /v1/sports/{sportId}/tournament-scores[?Class=][&GameDate=MM/dd/yyyy]`: without a date, the latest paired edition. */
export function answerTournamentScores(context: Context): Answer {
  const sport = findSport(readParam(context, 'sportId'));
  if (sport === undefined) return answerFailure(404, `Sport not found: ${readParam(context, 'sportId')}`);
  const dateText = readQueryText(context, 'GameDate');
  const day = dateText === null ? null : parseDay(dateText);
  if (dateText !== null && day === null) return answerFailure(400, 'Invalid parameter: GameDate');
  const className = readQueryText(context, 'Class');
  const isWanted = (of: string): boolean => className === null || of.toUpperCase() === className.toUpperCase();
  if (sport.id.endsWith('cross-country')) return answerData(buildMeetRows(context, sport, day, isWanted));
  const games = listPostseasonGames(context, sport.id, day === null ? null : getSchoolYear(day))
    .filter((game) => (day === null || game.day === day) && isWanted(game.stage?.className ?? ''))
    .sort((left, right) => left.day - right.day || left.startMinutes - right.startMinutes);
  const roll = createDiceFor(context, 'tournament', sport.id, games[0]?.id ?? 0);
  const rows = games.flatMap((game) => buildTournamentRows(context, game));
  return answerData(withBadRows(roll, withTwin(roll, rows)));
}

/** Of some make-ups, the row of the lost day stays in the list. */
function buildTournamentRows(context: Context, game: Game): Row[] {
  const row = buildTournamentRow(context, game);
  const { makesUpFor } = game;
  if (makesUpFor === null || context.clock.today < makesUpFor || game.id % 2 === 0) return [row];
  return [buildPostponedRow(row, makesUpFor), row];
}

/** @param wantedYear null for the current edition */
function listPostseasonGames({ world, clock }: Context, sportId: string, wantedYear: number | null): Game[] {
  const plan = seasonPlans.find((candidate) => candidate.sportId === sportId);
  if (plan === undefined) return [];
  const schoolYear = wantedYear ?? findPairedYear(plan, clock);
  if (schoolYear === null) return [];
  return world.getSeason(plan, schoolYear).games.filter((game) => game.stage !== null && isAnnounced(game, clock));
}

/** Long lists may repeat a game. */
function withTwin(roll: Dice, rows: readonly Row[]): readonly Row[] {
  if (rows.length < shortestListWithTwin || !roll.drawChance(twinShare)) return rows;
  const twin = roll.drawBelow(rows.length);
  return rows.flatMap((row, index) => (index === twin ? [row, row] : [row]));
}
