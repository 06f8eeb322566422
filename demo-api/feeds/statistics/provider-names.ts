import type { Context } from '../../http/context';
import { findCooperative } from '../../world/cooperatives';
import type { School } from '../../world/schools';
import { getSport } from '../../world/sports';

/** The campus only: the town has its own field. */
export function formatProviderName({ name }: School): string {
  const campus = /^.+ \((.+)\)$/.exec(name)?.[1];
  const isCampus = campus !== undefined && !campus.endsWith(' County') && !/^\p{L}\.-/u.test(campus);
  return isCampus ? campus : name.replace(/ \(.*$/, '');
}

/** Cooperative teams have a suffix. */
export function formatProviderShortName({ world }: Context, school: School, sportId: string): string {
  return school.shortName + (findCooperative(world, school, sportId) === undefined ? '' : ' [Coop]');
}

export function getNickname(school: School, sportId: string): string {
  return getSport(sportId).gender === 'Girls' ? school.girlsNickname : school.boysNickname;
}
