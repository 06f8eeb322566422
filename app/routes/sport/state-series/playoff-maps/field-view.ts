import { readBracketOfClass } from '~/blocks/state-series/drawn-bracket-view';
import { playoffSportId } from '~/config/association';
import { getFootballTeamPath } from '~/config/football-team-path';
import { listFieldTeams } from '~/models/brackets/bracket-field';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game, GameTeam } from '~/models/games/game';
import { foldSchoolName } from '~/models/schools/school-match';
import { compareByName } from '~/models/text/text-order';
import type { QualifiedTeam } from '~/upstream/football-qualification';

export type FieldView = ReturnType<typeof toFieldView>;

export interface FieldRow {
  readonly id: string;
  readonly name: string;
  readonly to: string | null;
  /** `null` while the bracket is not known. */
  readonly seed: number | null;
  readonly isOut: boolean;
}

/** Names of more teams would be as long as the list. */
const mostNamed = 4;

/** From 7A geography does not matter. */
export function hasHalves(classId: string): boolean {
  return classId < '7A';
}

/**
 * The teams of a class by half and seed, as far as the bracket names just these teams; otherwise by name.
 * @param teams empty before the pairings
 * @param games of all classes
 */
export function toFieldView(
  teams: readonly QualifiedTeam[],
  classId: string,
  games: readonly Game[],
  clock: ContentClock,
) {
  const seeded = teams.length === 0 ? null : seedTeams(teams, classId, games, clock);
  const byName = [...teams].sort(compareByName).map((team) => toRow(team, null, false));
  const lists = seeded ?? (byName.length === 0 ? [] : [byName]);
  return {
    /** One in a class without halves; empty before the pairings. */
    lists: lists.map((rows, half) => ({
      title: lists.length < 2 ? null : `${half === 0 ? 'Top' : 'Bottom'} half`,
      rows,
    })),
    /** `2 of 32 are left: Alder Bend, Little Marlow.`; `null` before the first result. */
    progress: describeProgress(lists.flat()),
  };
}

function toRow({ id, name }: QualifiedTeam, seed: number | null, isOut: boolean): FieldRow {
  return { id, name, to: getFootballTeamPath(id), seed, isOut };
}

/** `null` where the bracket is another season's, or not complete. */
function seedTeams(
  teams: readonly QualifiedTeam[],
  classId: string,
  games: readonly Game[],
  clock: ContentClock,
): readonly (readonly FieldRow[])[] | null {
  if (games.length === 0) return null;
  const { series } = readBracketOfClass(games, { sportId: playoffSportId, classId }, clock);
  const fields = listFieldTeams(series, hasHalves(classId));
  const found = new Set<string>();
  const lists = fields.map((field) =>
    field.flatMap(({ team, seed, isOut }) => {
      const own = findQualified(team, teams);
      if (own === undefined || found.has(own.id)) return [];
      found.add(own.id);
      return [toRow(own, seed, isOut)];
    }),
  );
  return found.size === teams.length && found.size === fields.flat().length ? lists : null;
}

function findQualified({ name, formalName }: GameTeam, teams: readonly QualifiedTeam[]): QualifiedTeam | undefined {
  const names = [name, formalName].flatMap((each) => (each === null ? [] : [foldSchoolName(each)]));
  return teams.find((team) => [team.name, team.shortName].some((each) => names.includes(foldSchoolName(each))));
}

function describeProgress(rows: readonly FieldRow[]): string | null {
  const left = rows.filter(({ isOut }) => !isOut);
  const [champion] = left;
  if (champion === undefined || left.length === rows.length) return null;
  if (left.length === 1) return `Champion: ${champion.name}.`;
  const names = left.length > mostNamed ? '' : `: ${left.map(({ name }) => name).join(', ')}`;
  return `${left.length} of ${rows.length} are left${names}.`;
}
