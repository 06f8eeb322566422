import { selectFieldingSchools } from './fielding';
import { memoize } from './memoize';
import type { School } from './schools';
import { seasonPlans } from './season-plans';
import { getSport, sports, type Sport } from './sports';
import type { World } from './world';

/** Number of schools, for sports that are not (only) played team against team. */
const participants: Readonly<Record<string, number>> = {
  'boys-golf': 560,
  'girls-golf': 410,
  'girls-tennis': 330,
  'boys-tennis': 320,
  'girls-swimming-diving': 190,
  'boys-swimming-diving': 180,
  'boys-bowling': 200,
  'girls-bowling': 205,
  'competitive-cheerleading': 300,
  'competitive-dance': 240,
  'girls-gymnastics': 60,
  'boys-gymnastics': 44,
  'boys-wrestling': 410,
  'girls-wrestling': 250,
  badminton: 90,
  'boys-track-field': 740,
  'girls-track-field': 730,
  'bass-fishing': 260,
  chess: 140,
  debate: 80,
  'drama-group-interpretation': 200,
  esports: 270,
  'individual-events': 240,
  journalism: 210,
  'music-organization': 660,
  'music-solo-ensemble': 640,
  'scholastic-bowl': 520,
  'unified-basketball': 150,
  'unified-bowling': 110,
  'unified-track-field': 120,
  'adaptive-track-field': 45,
};

/** By name; the same every year. */
export function listSchoolsOffering(world: World, sportId: string): readonly School[] {
  const known = memoize(world, 'schools offering', () => new Map<string, readonly School[]>());
  let schools = known.get(sportId);
  if (schools === undefined) {
    schools = find(world, getSport(sportId));
    known.set(sportId, schools);
  }
  return schools;
}

/** In the association's order. */
export function listSportsOffered(world: World, school: School): readonly Sport[] {
  const bySchool = memoize(world, 'sports offered', () => {
    const lists = world.schools.map((): Sport[] => []);
    for (const sport of sports) for (const { index } of listSchoolsOffering(world, sport.id)) lists[index]?.push(sport);
    return lists;
  });
  return bySchool[school.index] ?? [];
}

/** Boys' schools have no girls' teams. */
export function mayPlay(school: School, sport: Sport): boolean {
  return school.gender === 'Coed' || sport.gender === 'Coed' || school.gender === sport.gender;
}

function find(world: World, sport: Sport): readonly School[] {
  // These meets are open to all schools of a class.
  if (sport.id.endsWith('cross-country')) return world.schools.filter((school) => mayPlay(school, sport));
  const plan = seasonPlans.find(({ sportId }) => sportId === sport.id);
  const playing = plan === undefined ? [] : world.listTeams(plan);
  const teams = participants[sport.id];
  if (teams === undefined) return playing;
  const entering = selectFieldingSchools(world.seed, world.schools, { sportId: sport.id, teams });
  return [...new Set([...playing, ...entering])].sort((left, right) => left.index - right.index);
}
