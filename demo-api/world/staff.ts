import { hashSeed } from '../random/dice';
import { sponsorTitles } from '../words/staff-titles.json';
import { getHeadCoach, getIncumbent } from './coaches';
import { listSportsOffered } from './offerings';
import type { School } from './schools';
import type { Sport } from './sports';
import type { World } from './world';

const titlesBySport = new Map(Object.entries(sponsorTitles));

type StaffGroup = 'Administration' | 'Athletic Department' | 'Head Coaches' | 'Activity Sponsors' | 'Support Staff';

/** A person with several positions occurs several times with one id. */
export interface StaffMember {
  readonly personId: number;
  readonly group: StaffGroup;
  readonly title: string;
  readonly name: string;
}

type Office = Omit<StaffMember, 'personId'>;

/** Up to this enrollment one person holds two positions. */
const smallSchool = 300;
const largeSchool = 700;
const idsPerSchool = 4096;

/** By group. */
export function listStaff(world: World, school: School, schoolYear: number): StaffMember[] {
  const taken = new Map<number, string>();
  return listOffices(world, school, schoolYear).map((office) => ({
    ...office,
    personId: getPersonId(school, office.name, taken),
  }));
}

export function getPrincipal(world: World, school: School, schoolYear: number): string {
  return getIncumbent(world, 'office', school, 'principal', schoolYear).name;
}

/** At many small schools a head coach is also athletic director. */
export function getAthleticDirector(world: World, school: School, schoolYear: number): string {
  const [sport] = listSportsOffered(world, school).filter(isCoached);
  const coaches = school.enrollment <= smallSchool && hashSeed(school.key, 'directs') % 10 < 6;
  return sport !== undefined && coaches
    ? getHeadCoach(world, school, sport.id, schoolYear).name
    : getIncumbent(world, 'office', school, 'athletic-director', schoolYear).name;
}

function listOffices(world: World, school: School, schoolYear: number): Office[] {
  const getHolder = (office: string): string => getIncumbent(world, 'office', school, office, schoolYear).name;
  const principal = getPrincipal(world, school, schoolYear);
  const director = getAthleticDirector(world, school, schoolYear);
  const isSmall = school.enrollment <= smallSchool;
  const isLarge = school.enrollment > largeSchool;
  const offered = listSportsOffered(world, school);
  return [
    ...listOfficeStaff('Administration', [
      ['Superintendent', isSmall && school.type === 'Public' ? getHolder('superintendent') : null],
      ['Principal', principal],
      ['Official Representative', principal],
      ['Assistant Principal', isSmall ? null : getHolder('assistant-principal')],
      ['Dean of Students', isLarge ? getHolder('dean') : null],
      ['Title IX Coordinator', isSmall ? principal : getHolder('assistant-principal')],
      ['Board President', getHolder('board-president')],
    ]),
    ...listOfficeStaff('Athletic Department', [
      ['Athletic Director', director],
      ['Boys Athletic Director', isLarge ? null : director],
      ['Girls Athletic Director', isLarge ? getHolder('girls-athletic-director') : director],
      ['Activities Director', isLarge ? getHolder('activities-director') : director],
      ['Assistant Athletic Director', isLarge ? getHolder('assistant-athletic-director') : null],
      ['Athletic Secretary', isSmall ? null : getHolder('athletic-secretary')],
      ['Athletic Trainer', getHolder('athletic-trainer')],
    ]),
    ...offered.filter(isCoached).map((sport): Office => {
      const { name } = getHeadCoach(world, school, sport.id, schoolYear);
      return { group: 'Head Coaches', title: `Head Coach - ${sport.title}`, name };
    }),
    ...offered
      .filter((sport) => !isCoached(sport))
      .map((sport): Office => {
        const { name } = getHeadCoach(world, school, sport.id, schoolYear);
        return { group: 'Activity Sponsors', title: titlesBySport.get(sport.id) ?? `${sport.title} Sponsor`, name };
      }),
    ...listOfficeStaff('Support Staff', [
      ['Concussion Oversight Team Chair', getHolder('athletic-trainer')],
      ['School Newspaper Adviser', isSmall ? null : getHolder('newspaper')],
      ['Cheerleading Sponsor', getHolder('cheerleading')],
      ['Student Council Sponsor', isSmall ? principal : getHolder('student-council')],
      ['Public Address Announcer', isLarge ? getHolder('announcer') : null],
    ]),
  ];
}

function listOfficeStaff(
  group: StaffGroup,
  holders: readonly (readonly [title: string, name: string | null])[],
): Office[] {
  return holders.flatMap(([title, name]) => (name === null ? [] : [{ group, title, name }]));
}

function isCoached({ group }: Sport): boolean {
  return group !== 'Activities';
}

/** Unique among schools; the same for a name at a school. */
function getPersonId(school: School, name: string, taken: Map<number, string>): number {
  let place = hashSeed(school.key, 'person', name) % idsPerSchool;
  while ((taken.get(place) ?? name) !== name) place = (place + 1) % idsPerSchool;
  taken.set(place, name);
  return 100_000 + school.index * idsPerSchool + place;
}
