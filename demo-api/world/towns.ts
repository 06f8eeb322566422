import { getItemAt, createDice, type Dice } from '../random/dice';
import { countyNames, founders, realPlaces, townEnds, townFeatures, townFronts, townStarts } from '../words/places';
import { splitList } from '../words/split-list';

type TownKind = 'metropolis' | 'city' | 'suburb' | 'rural';

export interface Town {
  readonly name: string;
  readonly kind: TownKind;
  readonly county: string;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east (negative). */
  readonly longitude: number;
  readonly zip: string;
}

export const metropolis = 'Port Marlow';
const capital = 'Prairie City';

/** Of every seed; some have similar names. */
export const fixedTowns: readonly string[] = splitList(`
  Ashgrove, Ash Grove, Fort Harlan, Lone Elm, Sauk Bend, Kettle Creek, Millbrook, Cedar Fork, Cedar Forks, Tamarack,
  Harmon Valley, Mt. Hollis, Mount Hollis, Fairmere, Fairmeer, Saint-Rémy, Coeur d'Elgar, North Belmer, Belmer,
  Little Fort Odell, La Peñita
`);
const cities = [
  capital,
  'Rockwell',
  'Winslow',
  'Tolan',
  'Harborview',
  'Keswick',
  'Quarry Falls',
  'Sorley',
  'Grand Orrin',
  'Larkin Rapids',
  'Vesper',
  'New Selby',
];
const suburbCount = 150;
const ruralCount = 462;

/** The big city is on the lake in the northeast. */
const box = { south: 37.6, north: 42.4, west: -92.4, east: -88.2 };
const harbor = { latitude: 41.95, longitude: -88.35 };

/** The big city first. */
export function makeTowns(seed: number): readonly Town[] {
  const roll = createDice(seed, 'towns');
  const taken = new Set([metropolis, ...cities, ...fixedTowns]);
  const inventTownName = (): string => inventFreshName(roll, taken);
  const suburbs = Array.from({ length: suburbCount }, inventTownName);
  const rural = [...fixedTowns, ...Array.from({ length: ruralCount - fixedTowns.length }, inventTownName)];
  return [
    place(roll, metropolis, 'metropolis'),
    ...cities.map((name) => place(roll, name, 'city')),
    ...suburbs.map((name) => place(roll, name, 'suburb')),
    ...rural.map((name) => place(roll, name, 'rural')),
  ];
}

function inventFreshName(roll: Dice, taken: Set<string>): string {
  for (;;) {
    const name = inventName(roll);
    if (taken.has(name) || realPlaces.has(name)) continue;
    taken.add(name);
    return name;
  }
}

function inventName(roll: Dice): string {
  switch (roll.drawWeighted([62, 16, 8, 8, 6])) {
    case 0:
      return roll.pick(townStarts) + roll.pick(townEnds);
    case 1:
      return `${roll.pick(townStarts)} ${roll.pick(townFeatures)}`;
    case 2:
      return `${roll.pick(townFronts)} ${roll.pick(founders)}`;
    case 3:
      return `${roll.pick(founders)} ${roll.pick(townFeatures)}`;
    default:
      return roll.pick(founders) + roll.pick(['ton', 'ville', 'burg', 'dale']);
  }
}

function place(roll: Dice, name: string, kind: TownKind): Town {
  const { latitude, longitude } = drawPosition(roll, kind);
  return {
    name,
    kind,
    latitude,
    longitude,
    county: getCounty(latitude, longitude),
    zip: `6${String(Math.floor((box.north - latitude) * 1800 + (longitude - box.west) * 90))
      .padStart(4, '0')
      .slice(-4)}`,
  };
}

function drawPosition(roll: Dice, kind: TownKind): { latitude: number; longitude: number } {
  const nearHarbor = kind === 'metropolis' ? 0.01 : kind === 'suburb' ? 0.42 : 0;
  if (nearHarbor > 0) {
    return {
      latitude: roundCoordinate(harbor.latitude + roll.drawNormal() * nearHarbor * 0.6),
      longitude: roundCoordinate(harbor.longitude - Math.abs(roll.drawNormal()) * nearHarbor),
    };
  }
  return {
    latitude: roundCoordinate(box.south + roll.drawFraction() * (box.north - box.south)),
    longitude: roundCoordinate(box.west + roll.drawFraction() * (box.east - box.west - 0.3)),
  };
}

/** A grid of five columns. */
function getCounty(latitude: number, longitude: number): string {
  const row = Math.floor(((latitude - box.south) / (box.north - box.south)) * 9.999);
  const column = Math.floor(((longitude - box.west) / (box.east - box.west)) * 4.999);
  return getItemAt(countyNames, row * 5 + column);
}

function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
