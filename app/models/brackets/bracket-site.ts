import type { StagedGame } from './bracket-link';

/** Names the regional or sectional by its site; `null` for games of other levels and without a site. */
export function buildSiteKey({ game, stage }: StagedGame): string | null {
  const site = game.site?.trim().toLowerCase() ?? '';
  return site === '' || (stage.level !== 'regional' && stage.level !== 'sectional') ? null : `${stage.level} ${site}`;
}

/** Both are games of one regional or sectional, as far as the site tells. */
export function isSameSite(from: StagedGame, to: StagedGame): boolean {
  const key = buildSiteKey(from);
  return key !== null && key === buildSiteKey(to);
}

/** Two sites of one level: nobody goes from one to the other. */
export function areApart(from: StagedGame, to: StagedGame): boolean {
  const [here, there] = [buildSiteKey(from), buildSiteKey(to)];
  return from.stage.level === to.stage.level && here !== null && there !== null && here !== there;
}
