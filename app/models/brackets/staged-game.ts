import type { Game } from '../games/game';
import type { Stage } from '../games/stage';

/** A game whose place in the series is known. */
export interface StagedGame {
  readonly game: Game;
  readonly stage: Stage;
}

/** Identifies a regional or sectional by its site; `null` for other games. */
export function buildSiteKey({ game, stage }: StagedGame): string | null {
  const site = game.site?.trim().toLowerCase() ?? '';
  return site === '' || (stage.level !== 'regional' && stage.level !== 'sectional') ? null : `${stage.level} ${site}`;
}

/** Whether both may belong to one regional or sectional. */
export function isSameSite(from: StagedGame, to: StagedGame): boolean {
  const key = buildSiteKey(from);
  return key !== null && key === buildSiteKey(to);
}

/** Two sites of one level, between which nobody moves. */
export function areApart(from: StagedGame, to: StagedGame): boolean {
  const [here, there] = [buildSiteKey(from), buildSiteKey(to)];
  return from.stage.level === to.stage.level && here !== null && there !== null && here !== there;
}
