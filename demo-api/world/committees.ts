import { toDayNumber, findWeekdayFrom, moveBeforeHoliday, type DayNumber } from '../calendar/civil';
import { getItemAt, createDice } from '../random/dice';
import { outsideTitles, standingCommittees, type OutsideRole, type StandingCommittee } from '../words/committees';
import { inventPersonName } from '../words/person-name';
import { getHeadCoach } from './coaches';
import { listSchoolsOffering } from './offerings';
import { buildDelegate, getDelegate, listDistrictSchools, type Delegate } from './school-officers';
import type { School } from './schools';
import { listStateFinalDays } from './sport-dates';
import { getFamily } from './sport-families';
import type { Sport } from './sports';
import type { World } from './world';

/** Advises on the boys' and girls' variants of a sport, or on another subject. */
export type Committee =
  | { readonly slug: string; readonly sports: readonly Sport[] }
  | { readonly slug: string; readonly standing: StandingCommittee };

export interface CommitteeMember {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly email: string | null;
  /** Null for members from outside the schools. */
  readonly school: School | null;
  readonly represents: string;
  readonly division: number | null;
  readonly position: 'Chair' | 'Member';
  readonly termExpires: number;
}

const divisions = [1, 2, 3, 4, 5, 6, 7] as const;
const yearsOfTerm = 3;
const wednesday = 2;

export function findCommittee(slug: string): Committee | undefined {
  const sports = getFamily(slug);
  if (sports.length > 0) return { slug, sports };
  const standing = standingCommittees.find((committee) => committee.slug === slug);
  return standing && { slug, standing };
}

/** A third is replaced each year. */
export function listCommitteeMembers(world: World, committee: Committee, schoolYear: number): CommitteeMember[] {
  const chairs = 'sports' in committee ? listSportChairs(committee.sports) : listStandingChairs(committee.standing);
  return chairs.map((seat, index): CommitteeMember => {
    const since = schoolYear - ((schoolYear + index) % yearsOfTerm);
    const roll = createDice(world.seed, 'committee', committee.slug, index, since);
    return {
      id: 5000 + (roll.drawBelow(900) + 1) * 100 + index,
      ...sit(
        world,
        seat,
        (schools) => roll.pick(schools),
        schoolYear,
        () => inventPersonName(roll),
      ),
      position: index === schoolYear % chairs.length ? 'Chair' : 'Member',
      termExpires: since + yearsOfTerm,
    };
  });
}

type Chair =
  | { readonly kind: 'coach'; readonly sport: Sport; readonly division: number }
  | {
      readonly kind: 'office';
      readonly office: 'principal' | 'athletic-director' | 'athletic-trainer';
      readonly division: number;
    }
  | { readonly kind: 'outside'; readonly role: OutsideRole; readonly number: number };

/** A coach of each division, alternating boys and girls, and four others. */
function listSportChairs(sports: readonly Sport[]): Chair[] {
  return [
    ...divisions.map((division): Chair => ({ kind: 'coach', sport: getItemAt(sports, division), division })),
    { kind: 'office', office: 'athletic-director', division: 2 },
    { kind: 'office', office: 'athletic-director', division: 6 },
    { kind: 'office', office: 'principal', division: 4 },
    { kind: 'outside', role: 'official', number: 0 },
  ];
}

function listStandingChairs({ offices, outside }: StandingCommittee): Chair[] {
  return [
    ...offices.flatMap((office) => divisions.map((division): Chair => ({ kind: 'office', office, division }))),
    ...outside.map((role, number): Chair => ({ kind: 'outside', role, number })),
  ];
}

type Sitting = Pick<CommitteeMember, 'name' | 'title' | 'email' | 'school' | 'represents' | 'division'>;

function sit(
  world: World,
  seat: Chair,
  pick: (schools: readonly School[]) => School,
  schoolYear: number,
  inventName: () => string,
): Sitting {
  if (seat.kind === 'outside') {
    const [title, body] = getItemAt(outsideTitles[seat.role], seat.number);
    return { name: inventName(), title, email: null, school: null, represents: body, division: null };
  }
  if (seat.kind === 'office') {
    return describeSeat(getDelegate(world, pick(listDistrictSchools(world, seat.division)), seat.office, schoolYear));
  }
  const offering = listSchoolsOffering(world, seat.sport.id);
  const near = offering.filter(({ division }) => division === seat.division);
  const school = pick(near.length > 0 ? near : offering);
  const coach = getHeadCoach(world, school, seat.sport.id, schoolYear).name;
  return describeSeat(buildDelegate(world, school, `${seat.sport.title} Coach`, coach));
}

function describeSeat({ name, title, email, school }: Delegate): Sitting {
  return { name, title, email, school, represents: `Division ${school.division}`, division: school.division };
}

/** Sport committees meet after the finals, others in fixed months. */
export function listMeetingDays(committee: Committee, schoolYear: number): DayNumber[] {
  if ('sports' in committee) {
    const last = Math.max(...committee.sports.flatMap((sport) => listStateFinalDays(sport, schoolYear)));
    // Before the summer break.
    const latest = toDayNumber(schoolYear + 1, 6, 17);
    return [moveBeforeHoliday(Math.min(last + 32, latest))];
  }
  return committee.standing.meetsIn.map((month) =>
    findWeekdayFrom(wednesday, month >= 7 ? schoolYear : schoolYear + 1, month, 8),
  );
}
