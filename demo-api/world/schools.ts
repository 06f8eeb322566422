import { getItemAt, createDice, hashSeed, type Dice } from '../random/dice';
import { campusDirections, campusNames, cityCampuses, saints } from '../words/places';
import { nicknames, plateColors, trimColors, type TeamColor } from '../words/school-words';
import { hasContender } from './contenders';
import { makeTowns, metropolis, fixedTowns, type Town } from './towns';

export type SchoolType = 'Public' | 'Private' | 'Charter';

export interface School {
  /** Position in `World.schools`. */
  readonly index: number;
  /** Four digits. */
  readonly id: string;
  /** `Ashgrove` or `Port Marlow (Peña)`, at most 56 characters. */
  readonly name: string;
  readonly shortName: string;
  readonly formalName: string;
  readonly town: Town;
  readonly type: SchoolType;
  /** Public schools serve an attendance area. */
  readonly hasBoundary: boolean;
  readonly enrollment: number;
  readonly gender: 'Coed' | 'Boys' | 'Girls';
  readonly boysNickname: string;
  readonly girlsNickname: string;
  readonly plate: TeamColor;
  readonly trim: TeamColor;
  readonly monogram: string;
  /** One of five logo shapes. */
  readonly shape: number;
  /** Board division, 1 to 7. */
  readonly division: number;
  readonly key: number;
}

type Draft = Pick<School, 'name' | 'shortName' | 'formalName' | 'town' | 'type' | 'enrollment' | 'gender'>;

const longest = 56;
const lastId = 2905;
const firstId = 101;

/** By name. */
export function makeSchools(seed: number): readonly School[] {
  const towns = makeTowns(seed);
  const roll = createDice(seed, 'schools');
  const drafts = towns
    .flatMap((town) => listDraftSchools(town, towns, roll))
    .filter(({ name }) => name.length <= longest);
  const unique = [...new Map(drafts.map((draft) => [draft.name, draft])).values()];
  const sorted = unique
    .map((draft) => ({ draft, key: buildSortKey(draft.name) }))
    .sort((left, right) => (left.key < right.key ? -1 : 1));
  return sorted.map(({ draft }, index) => completeSchool(draft, index, formatSchoolId(index, sorted.length), seed));
}

/** From 0101 to 2905 by name, with gaps; 2207 is always taken. */
function formatSchoolId(index: number, count: number): string {
  const spread = (position: number): number =>
    firstId + Math.round((position * (lastId - firstId)) / Math.max(1, count - 1));
  const nearest = Math.round(((2207 - firstId) * (count - 1)) / (lastId - firstId));
  return String(index === nearest ? 2207 : spread(index)).padStart(4, '0');
}

function listDraftSchools(town: Town, towns: readonly Town[], roll: Dice): Draft[] {
  switch (town.kind) {
    case 'metropolis':
      return cityCampuses
        .map((campus, index) => draftMetropolitan(town, campus, index, roll))
        .concat(draftLongNamed(town));
    case 'city':
      return draftCitySchools(town, roll);
    case 'suburb':
      return [draftSuburban(town, roll), ...(roll.drawChance(0.12) ? [draftParish(town, roll)] : [])];
    case 'rural':
      return roll.drawChance(0.035) && !fixedTowns.includes(town.name)
        ? [draftParish(town, roll)]
        : [draftRural(town, towns, roll)];
  }
}

function draftMetropolitan(town: Town, campus: string, index: number, roll: Dice): Draft {
  const charter = /Prep|Tech$/.test(campus) || index % 17 === 5;
  const parochial = campus.startsWith('Bishop') || index % 13 === 7;
  const formal = parochial ? 'Academy' : charter ? 'Charter High School' : 'High School';
  return {
    name: `${town.name} (${campus})`,
    shortName: roll.drawChance(0.5) ? campus : `${town.name} (${campus})`,
    formalName: `${campus} ${formal}`,
    town,
    type: parochial ? 'Private' : charter ? 'Charter' : 'Public',
    enrollment: drawEnrollment(roll, 140, 2600),
    gender: parochial && roll.drawChance(0.5) ? roll.pick(['Boys', 'Girls'] as const) : 'Coed',
  };
}

/** The longest name that the directory allows. */
function draftLongNamed(town: Town): Draft {
  const campus = 'Abara-Lindqvist Academy of the Harbor Arts';
  return {
    name: `${town.name} (${campus})`,
    shortName: 'Abara-Lindqvist',
    formalName: `${campus} & Applied Maritime Sciences`,
    town,
    type: 'Charter',
    enrollment: 512,
    gender: 'Coed',
  };
}

function draftCitySchools(town: Town, roll: Dice): Draft[] {
  const style = roll.drawChance(0.5) ? campusDirections : roll.shuffle(campusNames);
  const count = roll.drawBetween(3, 5);
  const bracketed = roll.drawChance(0.6);
  const publics = style.slice(0, count).map((campus): Draft => {
    const name = bracketed ? `${town.name} (${campus})` : `${town.name} ${campus}`;
    const formalName = `${town.name} ${campus} High School`;
    return {
      name,
      shortName: name,
      formalName,
      town,
      type: 'Public',
      enrollment: drawEnrollment(roll, 700, 2400),
      gender: 'Coed',
    };
  });
  return [...publics, draftParish(town, roll)];
}

function draftSuburban(town: Town, roll: Dice): Draft {
  const kind = roll.pick(['Township High School', 'Community High School', 'High School'] as const);
  const township = kind.startsWith('Township') && roll.drawChance(0.25);
  const name = township ? `${town.name} Township` : town.name;
  return {
    name,
    shortName: name,
    formalName: `${town.name} ${kind}`,
    town,
    type: 'Public',
    enrollment: drawEnrollment(roll, 900, 4300),
    gender: 'Coed',
  };
}

function draftRural(town: Town, towns: readonly Town[], roll: Dice): Draft {
  const neighbor = getItemAt(towns, towns.length - 1 - roll.drawBelow(300)).name;
  const initial = `${town.name.charAt(0)}.`;
  const form = fixedTowns.includes(town.name) ? 0 : roll.drawWeighted([80, 7, 7, 4, 2]);
  const name =
    form === 1
      ? `${town.name} (${initial}-${neighbor})`
      : form === 2
        ? `${town.name}-${neighbor}`
        : form === 3
          ? `${town.name} (${town.county} County)`
          : form === 4
            ? `${town.name} Unit #${roll.drawBetween(1, 9)}`
            : town.name;
  const formalName = `${name.replace(/ \(.*$/, '')} ${roll.pick(['High School', 'Community High School', 'Consolidated High School', 'Junior-Senior High School'] as const)}`;
  return {
    name,
    shortName: name,
    formalName,
    town,
    type: 'Public',
    enrollment: drawEnrollment(roll, 55, 640),
    gender: 'Coed',
  };
}

function draftParish(town: Town, roll: Dice): Draft {
  const patron = roll.pick(saints);
  const name = `${town.name} (${patron})`;
  return {
    name,
    shortName: roll.drawChance(0.3) ? patron : name,
    formalName: `${patron} ${roll.pick(['High School', 'Catholic High School', 'Academy'] as const)}`,
    town,
    type: 'Private',
    enrollment: drawEnrollment(roll, 70, 900),
    gender: roll.drawChance(0.08) ? roll.pick(['Boys', 'Girls'] as const) : 'Coed',
  };
}

/** Log-uniform: many small schools, few large ones. */
function drawEnrollment(roll: Dice, low: number, high: number): number {
  return Math.round(low * Math.pow(high / low, (roll.drawFraction() + roll.drawFraction()) / 2));
}

/** Listing the fields gives all schools one hidden class, which is fast to read. */
function completeSchool(draft: Draft, index: number, id: string, seed: number): School {
  const roll = createDice(seed, 'school', draft.name);
  const [boys, girls] = roll.pick(nicknames);
  return {
    index,
    id,
    name: draft.name,
    shortName: draft.shortName,
    formalName: draft.formalName,
    town: draft.town,
    type: draft.type,
    hasBoundary: draft.type === 'Public',
    enrollment: draft.enrollment,
    gender: hasContender(id) ? 'Coed' : draft.gender,
    boysNickname: boys,
    girlsNickname: girls ?? boys,
    plate: roll.pick(plateColors),
    trim: roll.pick(trimColors),
    monogram: buildMonogram(draft.name),
    shape: roll.drawBelow(5),
    division: 1 + (hashSeed(seed, 'division', draft.town.county) % 7),
    key: hashSeed(seed, 'school-key', draft.name),
  };
}

/** Initials of the distinctive part of the name. */
function buildMonogram(name: string): string {
  const inner = /\(([^)]*)\)/.exec(name)?.[1];
  const distinctive = inner !== undefined && name.startsWith(metropolis) ? inner : name.replace(/\s*\(.*/, '');
  const words = distinctive.replace(/^(St|Mt)\. /, '').split(/[\s-]+/);
  const letters = words
    .map((word) =>
      word
        .replace(/^[^\p{L}]+/u, '')
        .charAt(0)
        .toUpperCase(),
    )
    .filter((letter) => letter !== '');
  return letters.slice(0, 2).join('') || 'X';
}

/** Ignores case and accents. */
function buildSortKey(name: string): string {
  const folded = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return `${folded} ${name}`;
}
