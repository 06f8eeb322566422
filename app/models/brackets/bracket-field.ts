import type { GameTeam } from '../games/game';
import type { Bracket, BracketCell } from './bracket';
import { buildTeamKey, getSeed, isKnownTeam } from './bracket-team';

/** A team of a bracket's first round. */
export interface FieldTeam {
  readonly team: GameTeam;
  readonly seed: number;
  /** Whether it has lost a game. */
  readonly isOut: boolean;
}

/** A bracket has four quarters, two in each half. */
const quarters = 4;

/**
 * The teams of a bracket by half, top half first, or all together in a bracket that is not divided; by seed.
 * @returns empty unless every place of the first round has a team and a seed that no other team beside it has
 */
export function listFieldTeams(
  { regions, finals }: Pick<Bracket, 'regions' | 'finals'>,
  hasHalves: boolean,
): readonly (readonly FieldTeam[])[] {
  const units = regions.map((region) => region.units.flatMap(({ rounds }) => rounds));
  const cells = [...units.flat(), ...(finals?.rounds ?? [])].flatMap((round) => round.cells);
  const losers = new Set(cells.map(findLoser));
  const ofQuarter = regions.map((region) =>
    region.units
      .flatMap(({ rounds }) => rounds[0]?.cells ?? [])
      .flatMap(listTeams)
      .map((team): FieldTeam => {
        const key = buildTeamKey(team);
        return { team, seed: getSeed(team), isOut: key !== null && losers.has(key) };
      }),
  );
  if (hasHalves && ofQuarter.length !== quarters) return [];
  const middle = quarters / 2;
  const parts = hasHalves ? [ofQuarter.slice(0, middle), ofQuarter.slice(middle)] : [ofQuarter];
  const fields = parts.map((part) => part.flat().sort((a, b) => a.seed - b.seed));
  return fields.every(isWhole) ? fields : [];
}

function listTeams(cell: BracketCell): readonly GameTeam[] {
  if (cell.kind === 'game') return cell.game.game.teams;
  return cell.kind === 'bye' ? [cell.team] : [];
}

function findLoser(cell: BracketCell): string | null {
  if (cell.kind !== 'game' || cell.game.winner === null) return null;
  return buildTeamKey(cell.game.game.teams[cell.game.winner === 0 ? 1 : 0]);
}

function isWhole(field: readonly FieldTeam[]): boolean {
  const seeds = new Set(field.map(({ seed }) => seed));
  return (
    field.length > 0 && field.every(({ team, seed }) => isKnownTeam(team) && seed > 0) && seeds.size === field.length
  );
}
