import { createDiceFor, type Context } from '../../http/context';
import { findCooperative } from '../../world/cooperatives';
import type { School } from '../../world/schools';

export interface GolfTeamName {
  readonly name: string;
  readonly nameShort: string;
}

const longestShort = 18;

/** Cooperative teams have a mark. */
export function formatDirectoryTeamName({ world }: Context, sportId: string, school: School): string {
  return school.name + (findCooperative(world, school, sportId) === undefined ? '' : ' [Coop]');
}

/** Often differs from the directory, but is the same in all files. */
export function getScoringTeamName(context: Context, sportId: string, school: School): GolfTeamName {
  const roll = createDiceFor(context, 'golf-team-name', sportId, school.id);
  const suffix = findCooperative(context.world, school, sportId) === undefined ? '' : ' [Coop]';
  const forms = [
    school.name,
    school.formalName,
    formatCityForm(school),
    `${school.name} H.S.`,
    school.name.toUpperCase(),
  ];
  const name = forms[roll.drawWeighted([58, 18, 14, 7, 3])] ?? school.name;
  const nameShort = roll.drawChance(0.1) ? school.shortName.slice(0, longestShort).trim() : school.shortName;
  return { name: name + suffix, nameShort };
}

/** `Peña (Port Marlow)` for `Port Marlow (Peña)`. */
function formatCityForm({ name, town }: School): string {
  const campus = /^(.+) \((.+)\)$/.exec(name);
  if (campus !== null) return `${campus[2] ?? ''} (${campus[1] ?? ''})`;
  return name === town.name ? `${name} (${town.county} Co.)` : `${town.name} (${name.replace(town.name, '').trim()})`;
}
