import type { Context } from '../../http/context';
import { legacyText } from '../../http/legacy-page';
import type { Game } from '../../world/game';
import { getGameState, findWinner, type GameState } from '../../world/game-state';
import { playShootout } from '../../world/scoring/shootout';
import { findFeeder, advancing } from '../../world/series';
import { getSport } from '../../world/sports';
import { schoolAt } from '../games/school-links';
import type { BracketPlace } from './bracket-table';
import { teamText, dateTimeText } from './page-parts';

export interface KnownGame {
  readonly state: GameState;
  /** HTML; null while undecided. */
  readonly home: string | null;
  readonly away: string | null;
  /** Null until the game is over. */
  readonly winner: 'home' | 'away' | null;
}

export function knownGame(context: Context, game: Game): KnownGame {
  const state = getGameState(game, context.clock);
  return {
    state,
    home: knownTeam(context, game, 'home'),
    away: knownTeam(context, game, 'away'),
    winner: isOver(state) ? (findWinner(game, state) ?? advancing(game)) : null,
  };
}

export function isOver({ status }: GameState): boolean {
  return status === 'final' || status === 'forfeit' || status === 'unreported';
}

function knownTeam(context: Context, game: Game, side: 'home' | 'away'): string | null {
  const feeder = findFeeder(game, side);
  if (feeder !== null && !isOver(getGameState(feeder, context.clock))) return null;
  const seed = side === 'home' ? game.stage?.homeSeed : game.stage?.awaySeed;
  const school = schoolAt(context, side === 'home' ? game.home : game.away);
  if (school === undefined) return null;
  const name = teamText(context, school, getSport(game.plan.sportId));
  return feeder === null && seed !== undefined && seed > 0 ? `(${seed}) ${name}` : name;
}

/** The winner's points first; date and time before there is a score. */
export function outcomeText(game: Game, { state }: KnownGame): string {
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
      return dateTimeText(game.day, game.startMinutes);
  }
}

/** Ignores feeders of an earlier bracket. */
export function placeAfter(context: Context, game: Game, belongs: ReadonlySet<Game>): BracketPlace {
  const known = knownGame(context, game);
  const before = (side: 'home' | 'away'): BracketPlace => {
    const feeder = findFeeder(game, side);
    if (feeder !== null && belongs.has(feeder)) return placeAfter(context, feeder, belongs);
    return { html: known[side] ?? `<I>${formatChampion(feeder)}</I>`, note: '', from: null };
  };
  return {
    html: known.winner === null ? '' : `<B>${known[known.winner] ?? ''}</B>`,
    note: outcomeText(game, known),
    from: [before('home'), before('away')],
  };
}

function formatChampion(feeder: Game | null): string {
  const stage = feeder?.stage;
  if (!stage) return 'TBD';
  return legacyText(stage.site === '' ? `${stage.level} champion` : `${stage.site} ${stage.level} champion`);
}
