import { formatClockTime, formatIsoDate, formatPaddedUsDate, formatUsDate, type DayNumber } from '../../calendar/civil';
import { createDiceFor, type Context } from '../../http/context';
import { respellDate } from '../../quirks/date-only';
import { respellTime } from '../../quirks/loose-time';
import { pickOddValue } from '../../quirks/odd-values';
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
    Time: roll.drawChance(0.02) ? roll.pick([null, 'TBA']) : formatTime(game),
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

function withoutScores(team: Row): Row {
  return Object.fromEntries(Object.entries(team).map(([key, value]) => [key, /Score\d?$/.test(key) ? null : value]));
}

/** The row of a make-up as it was on the day that was lost. */
export function buildPostponedRow(row: Row, lostDay: DayNumber): Row {
  const { TopTeam, BottomTeam, ...facts } = row;
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([key]) => key.toLowerCase() !== 'gamedate')),
    TopTeam: withoutScores(TopTeam as Row),
    BottomTeam: withoutScores(BottomTeam as Row),
    GameDate: formatPaddedUsDate(lostDay),
    TimeRemaining: '',
    Period: '',
    Winner: '',
    winner: '',
    Highlight: null,
    ScheduleChange: 'Postponed',
    UnusualCircumstance: null,
    MediaDetails: null,
  };
}

function formatTime({ id, startMinutes }: Game): string {
  return pickOddValue(id, 'time', [respellTime(startMinutes, id)], 20) ?? formatClockTime(startMinutes);
}

/** `10/25/2025`, sometimes without zeros or as UTC midnight. */
function formatDate(roll: Dice, game: Game): string {
  const draw = roll.drawFraction();
  const odd = pickOddValue(game.id, 'date', [respellDate(game.day, game.id)]);
  if (odd !== null) return odd;
  if (draw < 0.06) return `${formatIsoDate(game.day)}T00:00:00.000Z`;
  return draw < 0.1 ? formatUsDate(game.day) : formatPaddedUsDate(game.day);
}

function formatTimeRemaining(roll: Dice, game: Game, state: GameState): string | null {
  switch (state.status) {
    case 'final':
    case 'forfeit':
      return formatFinal(game, state, roll.pick(['Final', 'Final', 'Final', 'FINAL', 'final', 'Final ']));
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

/** `Final/2OT` for some games, and rarely another word. */
function formatFinal({ id }: Game, state: GameState, usual: string): string {
  const ending = state.status === 'final' ? state.result.ending : '';
  if (ending !== '' && id % 4 === 0) return `Final/${ending}`;
  return pickOddValue(id, 'state', ['F', 'Final Score', 'Final - Official', 'FT']) ?? usual;
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
