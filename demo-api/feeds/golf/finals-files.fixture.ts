import { askDemo, readText, getValue, type Fields } from '../../ask.fixture';

export interface ParsedCard {
  readonly memberId: number;
  readonly team: string;
  readonly teeTime: string;
  readonly status: string;
  readonly versusPar: number | null;
  readonly gross: number | null;
  /** By hole number. */
  readonly holes: ReadonlyMap<number, { readonly par: number; readonly gross: number }>;
}

export interface ParsedFiles {
  readonly cards: readonly [first: ReadonlyMap<number, ParsedCard>, second: ReadonlyMap<number, ParsedCard>];
  readonly golfers: readonly Fields[];
  readonly teams: readonly Fields[];
}

/** Both rounds by member id. */
export async function readCards(event: string, now: string, seed: number): Promise<ParsedFiles['cards']> {
  const first = await list(event, 'individual-r1', 'individuals', now, seed);
  const second = await list(event, 'individual-r2', 'individuals', now, seed);
  return [parseCards(first), parseCards(second)];
}

export async function readFiles(event: string, now: string, seed: number): Promise<ParsedFiles> {
  return {
    cards: await readCards(event, now, seed),
    golfers: await list(event, 'individual-leader', 'individuals', now, seed),
    teams: await list(event, 'team-leader', 'teams', now, seed),
  };
}

async function list(event: string, file: string, key: string, now: string, seed: number): Promise<Fields[]> {
  const body = (await askDemo(`/data/iwm/2025-26/${event}-${file}.json`, now, seed)) as Record<string, unknown[]>;
  const rows = (body[key] ?? []).filter((row): row is Fields => typeof row === 'object' && row !== null);
  return rows.filter((row) => getValue(row, 'externalId') !== undefined);
}

function parseCards(rows: readonly Fields[]): Map<number, ParsedCard> {
  return new Map(rows.map(parseCard).map((card) => [card.memberId, card]));
}

function parseCard(row: Fields): ParsedCard {
  const holes = getValue(row, 'holes') as Readonly<Record<string, Fields>>;
  const played = Object.entries(holes).filter(([, { gross }]) => gross !== null && gross !== '');
  return {
    memberId: Number(getValue(row, 'memberId')),
    team: readText(row, 'externalId'),
    teeTime: readText(row, 'teeTime'),
    status: readText(row, 'status'),
    versusPar: parseVersusPar(getValue(row, 'versusParScoreTotal')),
    gross: Number(getValue(row, 'grossTotal') ?? 0) || null,
    holes: new Map(played.map(([hole, { par, gross }]) => [Number(hole), { par: Number(par), gross: Number(gross) }])),
  };
}

/** `E`, `+4`, `"-1"` or `4`; null for anything else. */
export function parseVersusPar(value: unknown): number | null {
  if (value === 'E') return 0;
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

export function sumGross(card: ParsedCard): number {
  return [...card.holes.values()].reduce((sum, { gross }) => sum + gross, 0);
}

export function sumOverPar(card: ParsedCard): number {
  return [...card.holes.values()].reduce((sum, { gross, par }) => sum + gross - par, 0);
}
