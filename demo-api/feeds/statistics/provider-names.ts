import type { Context } from '../../http/context';
import { findCooperative } from '../../world/cooperatives';
import type { School } from '../../world/schools';
import { getSport } from '../../world/sports';

/** The provider's name for a school: the campus only, because the town is a field of its own. */
export function providerName({ name }: School): string {
  const campus = /^.+ \((.+)\)$/.exec(name)?.[1];
  const isCampus = campus !== undefined && !campus.endsWith(' County') && !/^\p{L}\.-/u.test(campus);
  return isCampus ? campus : name.replace(/ \(.*$/, '');
}

/** The short name, with a suffix for cooperative teams. */
export function providerShortName({ world }: Context, school: School, sportId: string): string {
  return school.shortName + (findCooperative(world, school, sportId) === undefined ? '' : ' [Coop]');
}

export function getNickname(school: School, sportId: string): string {
  return getSport(sportId).gender === 'Girls' ? school.girlsNickname : school.boysNickname;
}
