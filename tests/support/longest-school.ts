import { getContacts } from '../../demo-api/world/school-contacts';
import type { School } from '../../demo-api/world/schools';
import { listStaff } from '../../demo-api/world/staff';
import type { World } from '../../demo-api/world/world';

const schoolYear = 2025;

/** The school whose page has the longest text without a space, such as an e-mail address. It fits phones only if it is broken. */
export function findLongestSchool(world: World): School {
  const lengths = world.schools.map((school) => ({ school, length: measureLongestWord(world, school) }));
  const [longest] = lengths.sort((left, right) => right.length - left.length);
  if (longest === undefined) throw new Error('The demo association has no schools.');
  return longest.school;
}

/** In characters. */
function measureLongestWord(world: World, school: School): number {
  const { street, domain } = getContacts(world, school);
  const staff = listStaff(world, school, schoolYear);
  const texts = [school.formalName, street, domain, ...staff.flatMap(({ name, title }) => [name, title])];
  const emailParts = staff.map(({ name }) => `${name.split(' ').slice(1).join('-')}@${domain}`);
  const words = [...texts.flatMap((text) => text.split(/\s/)), ...emailParts];
  return Math.max(...words.map(({ length }) => length));
}
