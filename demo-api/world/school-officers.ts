import { getIncumbent } from './coaches';
import { getDistrict } from './districts';
import { getContacts, formatEmail } from './school-contacts';
import type { School } from './schools';
import { getAthleticDirector, getPrincipal } from './staff';
import type { World } from './world';

/** Offices that send people to boards and committees. */
export type Office = 'principal' | 'athletic-director' | 'athletic-trainer';

export interface Delegate {
  readonly name: string;
  readonly title: string;
  readonly email: string;
  readonly school: School;
}

const titles: Readonly<Record<Office, string>> = {
  principal: 'Principal',
  'athletic-director': 'Athletic Director',
  'athletic-trainer': 'Athletic Trainer',
};

/** The seat belongs to the office. */
export function getDelegate(world: World, school: School, office: Office, schoolYear: number): Delegate {
  return buildDelegate(world, school, titles[office], findHolder(world, school, office, schoolYear));
}

export function buildDelegate(world: World, school: School, title: string, name: string): Delegate {
  return { name, title, email: formatEmail(name, getContacts(world, school).domain), school };
}

function findHolder(world: World, school: School, office: Office, schoolYear: number): string {
  if (office === 'principal') return getPrincipal(world, school, schoolYear);
  if (office === 'athletic-director') return getAthleticDirector(world, school, schoolYear);
  return getIncumbent(world, 'office', school, office, schoolYear).name;
}

export function listDistrictSchools(world: World, division: number, district: number | null = null): readonly School[] {
  const inDivision = world.schools.filter((school) => school.division === division);
  const inDistrict = inDivision.filter((school) => district === null || getDistrict(world, school) === district);
  return inDistrict.length > 0 ? inDistrict : inDivision.length > 0 ? inDivision : world.schools;
}
