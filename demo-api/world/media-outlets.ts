import { createDice, type Dice } from '../random/dice';
import { channelNames, neighbors, onlineNames, paperNames, specialNames, wireNames } from '../words/media-outlets';
import { memoize } from './memoize';
import type { Town } from './towns';
import type { World } from './world';

export interface Outlet {
  readonly name: string;
  /** A few codes are unknown. */
  readonly suffix: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

type Place = Pick<Outlet, 'city' | 'state' | 'zip'>;

const counts = { ILLWEEK: 96, ILLSEMI: 12, ILLDAILY: 18, ILLRADIO: 84, ILLTV: 17, ILLCABLE: 14, BUREAU: 5 } as const;
const letters = 'A B C D E F G H J K L M N P R S T V W X Y Z'.split(' ');
const unknownSuffixes = ['MAG', 'PODCAST', '', null] as const;

/** By name. */
export function listMediaOutlets(world: World): readonly Outlet[] {
  return memoize(world, 'media outlets', () => {
    const roll = createDice(world.seed, 'media outlets');
    const towns = roll.shuffle([...new Set(world.schools.map(({ town }) => town))]);
    return [
      ...listInStateOutlets(roll, towns),
      ...listOutOfStateOutlets(roll),
      ...listNationalOutlets(roll, towns),
    ].sort((left, right) => left.name.localeCompare(right.name, 'en-US'));
  });
}

function listInStateOutlets(roll: Dice, towns: readonly Town[]): Outlet[] {
  const make = (suffix: keyof typeof counts, name: (town: Town) => string): Outlet[] =>
    roll
      .shuffle(towns)
      .slice(0, counts[suffix])
      .map((town) => ({ ...pickPlace(town), name: name(town), suffix }));
  const inventPaperName = ({ name }: Town): string => `${name} ${roll.pick(paperNames)}`;
  return [
    ...make('ILLWEEK', inventPaperName),
    ...make('ILLSEMI', inventPaperName),
    ...make('ILLDAILY', ({ name }) => `${name} Daily ${roll.pick(paperNames)}`),
    ...make('ILLRADIO', () => inventRadio(roll)),
    ...make('ILLTV', () => inventTelevision(roll)),
    ...make('ILLCABLE', ({ name }) => `${name} Community Cable ${roll.drawBetween(2, 99)}`),
    ...make('BUREAU', ({ name }) => `Associated Plains Wire, ${name} Bureau`),
  ];
}

function listOutOfStateOutlets(roll: Dice): Outlet[] {
  return neighbors.flatMap(([state, cities]) =>
    cities.flatMap((city): Outlet[] => {
      const place = { city, state, zip: `5${roll.drawBetween(1000, 9999)}` };
      return [
        { ...place, name: `${city} ${roll.pick(paperNames)}`, suffix: 'OUTNEWS' },
        { ...place, name: inventRadio(roll), suffix: 'OUTRADIO' },
        ...(roll.drawChance(0.6) ? [{ ...place, name: inventTelevision(roll), suffix: 'OUTTV' }] : []),
      ];
    }),
  );
}

function listNationalOutlets(roll: Dice, towns: readonly Town[]): Outlet[] {
  const buildOutlet = (name: string, suffix: string | null): Outlet => ({
    ...pickPlace(roll.pick(towns)),
    name,
    suffix,
  });
  return [
    ...onlineNames.map((name) => buildOutlet(name, 'ONLINE')),
    ...specialNames.map((name) => buildOutlet(name, 'SPECIAL')),
    ...wireNames.map((name) => buildOutlet(name, 'WIRE')),
    ...unknownSuffixes.map((suffix, index) => buildOutlet(`Prairie Preps Magazine, Edition ${index + 1}`, suffix)),
  ];
}

/** No real station begins with Q. */
function inventRadio(roll: Dice): string {
  const isFm = roll.drawChance(0.7);
  const frequency = isFm
    ? `${roll.drawBetween(88, 107)}.${roll.pick([1, 3, 5, 7, 9])} FM`
    : `${roll.drawBetween(54, 160)}0 AM`;
  return `${inventCallLetters(roll)} ${frequency}`;
}

function inventTelevision(roll: Dice): string {
  return `${inventCallLetters(roll)}-TV ${roll.pick(channelNames)} ${roll.drawBetween(2, 58)}`;
}

function inventCallLetters(roll: Dice): string {
  const drawLetter = (): string => roll.pick(letters);
  return `Q${drawLetter()}${drawLetter()}${drawLetter()}`;
}

function pickPlace({ name, zip }: Town): Place {
  return { city: name, state: 'PS', zip };
}
