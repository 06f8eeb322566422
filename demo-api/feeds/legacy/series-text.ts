import type { Context } from '../../http/context';
import { escapeLegacyText } from '../../http/legacy-page';
import type { Game } from '../../world/game';
import { getGameState, findWinner, type GameState } from '../../world/game-state';
import { playShootout } from '../../world/scoring/shootout';
import { findFeeder, findAdvancingSide } from '../../world/series';
import { getSport } from '../../world/sports';
import { findSchool } from '../games/school-links';
import type { BracketPlace } from './bracket-table';
import { formatTeam, formatDateTime } from './page-parts';

export interface KnownGame {
  readonly state: GameState;
  /** HTML; null while undecided. */
  readonly home: string | null;
  readonly away: string | null;
  /** Null until the game is over. */
  readonly winner: 'home' | 'away' | null;
}

export function describeKnownGame(context: Context, game: Game): KnownGame {
  const state = getGameState(game, context.clock);
  return {
    state,
    home: formatKnownTeam(context, game, 'home'),
    away: formatKnownTeam(context, game, 'away'),
    winner: isOver(state) ? (findWinner(game, state) ?? findAdvancingSide(game)) : null,
  };
}

export function isOver({ status }: GameState): boolean {
  return status === 'final' || status === 'forfeit' || status === 'unreported';
}

function formatKnownTeam(context: Context, game: Game, side: 'home' | 'away'): string | null {
  const feeder = findFeeder(game, side);
  if (feeder !== null && !isOver(getGameState(feeder, context.clock))) return null;
  const seed = side === 'home' ? game.stage?.homeSeed : game.stage?.awaySeed;
  const school = findSchool(context, side === 'home' ? game.home : game.away);
  if (school === undefined) return null;
  const name = formatTeam(context, school, getSport(game.plan.sportId));
  return feeder === null && seed !== undefined && seed > 0 ? `(${seed}) ${name}` : name;
}

/** The winner's points first; date and time before there is a score. */
export function formatOutcome(game: Game, { state }: KnownGame): string {
  switch (state.status) {
    case 'final': {
      const homeWon = findWinner(game, state) !== 'away';
      const { home, away, periods, ending } = state.result;
      const pair = (left: number, right: number): string => (homeWon ? `${left}-${right}` : `${right}-${left}`);
      if (game.plan.style === 'volleyball') return periods.map(([left, right]) => pair(left, right)).join(', ');
      const kicks = ending === 'SO' ? `, PK ${playShootout(game.key).join('-')}` : '';
      return pair(home, away) + (ending === '' || kicks !== '' ? kicks : ` (${ending})`);
    }
    case 'forfeit':
      return 'forfeit';
    case 'unreported':
      return 'no score reported';
    case 'live':
      return '<SPAN CLASS="live">in progress</SPAN>';
    case 'scheduled':
    case 'postponed':
    case 'cancelled':
      return formatDateTime(game.day, game.startMinutes);
  }
}

/** Ignores feeders of an earlier bracket. */
export function describePlaceAfter(context: Context, game: Game, belongs: ReadonlySet<Game>): BracketPlace {
  const known = describeKnownGame(context, game);
  const describeFeeder = (side: 'home' | 'away'): BracketPlace => {
    const feeder = findFeeder(game, side);
    if (feeder !== null && belongs.has(feeder)) return describePlaceAfter(context, feeder, belongs);
    return { html: known[side] ?? `<I>${formatChampion(feeder)}</I>`, note: '', from: null };
  };
  return {
    html: known.winner === null ? '' : `<B>${known[known.winner] ?? ''}</B>`,
    note: formatOutcome(game, known),
    from: [describeFeeder('home'), describeFeeder('away')],
  };
}

function formatChampion(feeder: Game | null): string {
  const stage = feeder?.stage;
  if (!stage) return 'TBD';
  return escapeLegacyText(stage.site === '' ? `${stage.level} champion` : `${stage.site} ${stage.level} champion`);
}
