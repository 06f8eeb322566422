import { groupBy } from '~/group-by';
import { type Game, isOver } from '../games/game';
import { levelNames, pluralizeRound } from '../games/stage';
import { listStagedGames } from './bracket-links';
import { isBye } from './bracket-team';
import type { StagedGame } from './staged-game';

/** How far a level of a series is, all classes together. */
export interface LevelProgress {
  /** `Regional`, `State`; in playoffs, which have no levels, the round: `Quarterfinals` */
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
  return level === 'playoff' ? pluralizeRound(round) : levelNames[level];
}
