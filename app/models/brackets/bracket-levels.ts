import { groupBy } from '~/group-by';
import { type Game, isOver } from '../games/game';
import { listStagedGames } from './bracket-links';
import { levelNames, type StagedGame } from './bracket-stage';
import { isBye } from './bracket-team';

/** How far a level of a series is, all classes together. */
export interface LevelProgress {
  /** `Regional`, `State`; in playoffs, which have no levels, the round: `Quarterfinal` */
  readonly title: string;
  readonly games: number;
  readonly over: number;
  readonly live: number;
  /** A past game without a result does not keep it open. */
  readonly isDecided: boolean;
}

/** The levels of a series in order of play. */
export function summarizeLevels(games: readonly Game[], today: string): readonly LevelProgress[] {
  const staged = listStagedGames(games).filter(({ game }) => !isBye(game));
  return [...groupBy(staged, nameLevel)].map(([title, ofLevel]) => ({
    title,
    games: ofLevel.length,
    over: ofLevel.filter(({ game }) => isOver(game)).length,
    live: ofLevel.filter(({ game }) => game.kind === 'live').length,
    isDecided: ofLevel.every(({ game }) => isOver(game) || (game.kind !== 'live' && (game.day ?? today) < today)),
  }));
}

function nameLevel({ stage: { level, round } }: StagedGame): string {
  return level === 'playoff' ? round : levelNames[level];
}
