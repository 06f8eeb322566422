import { createDiceFor, type Context } from '../../http/context';
import { findCooperative } from '../../world/cooperatives';
import type { School } from '../../world/schools';
import type { Sport } from '../../world/sports';

/** The timing company uses names and cooperative teams of the track season. */
export function formatTimingName(context: Context, sport: Sport, school: School): string {
  const roll = createDiceFor(context, 'timing-name', school.id);
  const track = sport.gender === 'Girls' ? 'girls-track-field' : 'boys-track-field';
  const suffix = findCooperative(context.world, school, track) === undefined ? '' : ' [Coop]';
  const forms = [school.name, formatCityForm(school), `${school.name} H.S.`];
  return (forms[roll.drawWeighted([78, 18, 4])] ?? school.name) + suffix;
}

/** `Peña (Port Marlow)` for `Port Marlow (Peña)`. */
function formatCityForm({ name, town }: School): string {
  const campus = /^(.+) \((.+)\)$/.exec(name);
  return campus === null ? `${name} (${town.county} County)` : `${campus[2] ?? ''} (${campus[1] ?? ''})`;
}
