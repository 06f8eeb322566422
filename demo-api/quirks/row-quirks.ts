import type { Dice } from '../random/dice';

export type Row = Record<string, unknown>;

export interface RowQuirks {
  /** May be strings or have a decimal point. */
  readonly numbers?: readonly string[];
  /** May have spaces and entities. */
  readonly texts?: readonly string[];
  /** May be null or missing. */
  readonly optional?: readonly string[];
  /** Other spellings of a key. */
  readonly spellings?: Readonly<Record<string, readonly string[]>>;
}

const numberAsText = 0.16;
const numberWithPoint = 0.02;
const untidyText = 0.05;
const entityText = 0.2;
const nullField = 0.02;
const missingField = 0.015;
const otherSpelling = 0.08;
const unknownField = 0.04;
/** Fields of no use to anybody. */
export const decoyFields = ['_rev', 'LegacyID', 'lastModifiedBy', 'x_debug'] as const;

/** The same random stream gives the same quirks. */
export function withRowQuirks(roll: Dice, row: Row, roughness: RowQuirks): Row {
  const rough: Row = { ...row };
  for (const key of roughness.numbers ?? []) rough[key] = loosenNumber(roll, rough[key]);
  for (const key of roughness.texts ?? []) rough[key] = loosenText(roll, rough[key]);
  for (const key of roughness.optional ?? []) {
    if (roll.drawChance(nullField)) rough[key] = null;
    else if (roll.drawChance(missingField)) Reflect.deleteProperty(rough, key);
  }
  if (roll.drawChance(unknownField)) rough[roll.pick(decoyFields)] = roll.drawBelow(9999);
  return respellKeys(roll, rough, roughness.spellings ?? {});
}

/** Sometimes text, sometimes with a needless `.0`. */
export function loosenNumber(roll: Dice, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  if (roll.drawChance(numberAsText)) return String(value);
  return roll.drawChance(numberWithPoint) && Number.isInteger(value) ? `${value}.0` : value;
}

/** Sometimes with entities, doubled spaces or a trailing space. */
export function loosenText(roll: Dice, value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value;
  let text = value;
  if (roll.drawChance(entityText))
    text = text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('é', '&eacute;');
  if (roll.drawChance(untidyText)) text = text.replace(' ', '  ');
  return roll.drawChance(untidyText) ? `${text} ` : text;
}

function respellKeys(roll: Dice, row: Row, spellings: Readonly<Record<string, readonly string[]>>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const others = spellings[key];
      return [others !== undefined && roll.drawChance(otherSpelling) ? roll.pick(others) : key, value];
    }),
  );
}

const badRowShare = 0.006;
const longList = 40;
const badRows: readonly unknown[] = [
  null,
  'N/A',
  0,
  {},
  [],
  { error: 'row failed' },
  { id: null, title: null, School1: 'TBA', School2: 7 },
  { gameId: [], videoId: {}, streamId: false, ContestID: null },
];

/** Every long list has an unusable row. */
export function withBadRows(roll: Dice, rows: readonly unknown[]): unknown[] {
  const certain = rows.length >= longList ? roll.drawBelow(rows.length) : -1;
  return rows.flatMap((row, index) =>
    index === certain || roll.drawChance(badRowShare) ? [row, roll.pick(badRows)] : [row],
  );
}
