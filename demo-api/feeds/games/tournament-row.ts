import { formatClockTime, formatIsoDate, formatPaddedUsDate, formatUsDate } from '../../calendar/civil';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, type Row } from '../../quirks/row-quirks';
import type { Dice } from '../../random/dice';
import type { Game } from '../../world/game';
import { findGameLeader, getGameState, type GameState } from '../../world/game-state';
import { areTeamsKnown } from '../../world/pairings';
import { findSport } from '../../world/sports';
import { buildMedia } from './tournament-media';
import { writeCircumstance, writeHighlight, writeScheduleChange } from './tournament-notes';
import { buildBottomTeam, buildScoreColumns, buildTopTeam } from './tournament-sides';

/** The home side is on top. */
export function buildTournamentRow(context: Context, game: Game): Row {
  const roll = createDiceFor(context, 'tournament-row', game.id);
  const state = getGameState(game, context.clock);
  const isKnown = areTeamsKnown(game, context.clock);
  const scores = buildScoreColumns(game, state);
  const row: Row = {
    ContestID: game.id,
    GameDate: formatDate(roll, game),
    Class: game.stage?.className ?? '',
    TourneyLevel: game.stage?.level ?? '',
    Round: game.stage?.round ?? '',
    Time: roll.drawChance(0.02) ? roll.pick([null, 'TBA']) : formatClockTime(game.startMinutes),
    TimeRemaining: formatTimeRemaining(roll, game, state),
    Period: formatPeriod(roll, state),
    Site: game.stage?.site ?? '',
    Winner: formatWinnerLetter(game, state),
    ActivityID: findSport(game.plan.sportId)?.code ?? '',
    Highlight: writeHighlight(context, game, state),
    ScheduleChange: writeScheduleChange(context, game),
    UnusualCircumstance: writeCircumstance(context, game, state),
    TopTeam: buildTopTeam(context, roll, game, isKnown, scores.top),
    BottomTeam: buildBottomTeam(context, roll, game, isKnown, scores.bottom),
    MediaDetails: buildMedia(context, game, state),
  };
  return withRowQuirks(roll, row, {
    numbers: ['ContestID'],
    texts: ['Site', 'ScheduleChange'],
    // Forfeits must stay recognizable.
    optional: ['Highlight', 'ScheduleChange', 'MediaDetails'],
    spellings: { ContestID: ['contestID'], Site: ['site'], Winner: ['winner'], GameDate: ['gameDate'] },
  });
}

/** `10/25/2025`, sometimes without zeros or as UTC midnight. */
function formatDate(roll: Dice, game: Game): string {
  const draw = roll.drawFraction();
  if (draw < 0.06) return `${formatIsoDate(game.day)}T00:00:00.000Z`;
  return draw < 0.1 ? formatUsDate(game.day) : formatPaddedUsDate(game.day);
}

function formatTimeRemaining(roll: Dice, game: Game, state: GameState): string | null {
  switch (state.status) {
    case 'final':
    case 'forfeit':
      return roll.pick(['Final', 'Final', 'Final', 'FINAL', 'final', 'Final ']);
    case 'live':
      return formatLiveText(game, state.moment);
    case 'unreported':
      return 'No Final Score Reported';
    case 'scheduled':
    case 'postponed':
    case 'cancelled':
      return roll.pick(['', '', null]);
  }
}

/** Empty during a break, and for the current set, which has its own column. */
function formatLiveText(game: Game, moment: Extract<GameState, { status: 'live' }>['moment']): string {
  if (game.plan.style === 'volleyball') return 'In Progress';
  if (moment.clock !== '') return moment.clock;
  return moment.period === 'Half' ? 'Halftime' : 'In Progress';
}

/** Overtime or shootout once the game is over. */
function formatPeriod(roll: Dice, state: GameState): string {
  if (state.status === 'live') return state.moment.period;
  return state.status === 'final' && roll.drawChance(0.7) ? state.result.ending : '';
}

function formatWinnerLetter(game: Game, state: GameState): string {
  if (state.status === 'forfeit') return state.winner === 'home' ? 'T' : 'B';
  if (state.status !== 'final') return '';
  const leader = findGameLeader(game, state.result.home, state.result.away);
  return leader === null ? '' : leader === 'home' ? 'T' : 'B';
}
