import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { readText, getValue, type Fields } from '../../ask.fixture';
import { getItemAt } from '../../random/dice';
import {
  sumGross,
  sumOverPar,
  readFiles,
  parseVersusPar,
  type ParsedCard,
  type ParsedFiles,
} from './finals-files.fixture';

const events = ['gob-1A', 'gob-2A', 'gob-3A', 'gog-1A', 'gog-2A'] as const;
const days = ['2025-10-10', '2025-10-11'];
/** Every 47 minutes of both days. */
const moments = days.flatMap((day) =>
  Array.from({ length: 15 }, (_, step) => {
    const minutes = 435 + step * 47;
    return `${day}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00-05:00`;
  }),
);

/** Values of a row with those computed from the holes. */
type Claims = readonly (readonly [what: string, told: unknown, expected: unknown])[];

function findWrongClaims(label: string, claims: Claims): string[] {
  return claims
    .filter(([, told, expected]) => told !== expected)
    .map(([what, told, expected]) => `${label} ${what}: ${String(told)}, not ${String(expected)}`);
}

const sumValues = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function computePosition(value: number, all: readonly number[]): string {
  const place = 1 + all.filter((other) => other < value).length;
  return all.filter((other) => other === value).length > 1 ? `T${place}` : String(place);
}

/** `T3` or `3`; empty for a row without a place. */
function readShownPosition(row: Fields): string {
  return readText(row, 'position').replace(/\.0$|^(?:-|N\/A)$/, '');
}

/** A row without a place claims none. */
function claimPosition(row: Fields, expected: string): Claims {
  const shown = readShownPosition(row);
  return shown === '' ? [] : [['position', shown, expected]];
}

const getId = (row: Fields): number => Number(getValue(row, 'memberId'));
const listGolferCards = ({ cards }: ParsedFiles, id: number): ParsedCard[] =>
  cards.flatMap((round) => round.get(id) ?? []);
const computeStatus = (cards: readonly ParsedCard[]): string => cards.find(({ status }) => status !== '')?.status ?? '';

/** Null for golfers who have not begun or are out. */
function computeTotal(cards: readonly ParsedCard[]): number | null {
  const isOut = computeStatus(cards) !== '' || cards.every(({ holes }) => holes.size === 0);
  return isOut ? null : sumValues(cards.map(sumOverPar));
}

function findWrongGolfers(files: ParsedFiles, label: string): string[] {
  const totals = files.golfers.map((row) => computeTotal(listGolferCards(files, getId(row))));
  const scored = totals.filter((total) => total !== null);
  return files.golfers.flatMap((row, index) => {
    const cards = listGolferCards(files, getId(row));
    const total = totals[index] ?? null;
    const claims: Claims = [
      ['score', parseVersusPar(getValue(row, 'versusParScoreTotal')), total],
      ...claimPosition(row, total === null ? computeStatus(cards) : computePosition(total, scored)),
      [
        'strokes',
        total === null ? 0 : Number(getValue(row, 'grossTotal')),
        total === null ? 0 : sumValues(cards.map(sumGross)),
      ],
      ...cards.flatMap((card): Claims => [
        ['strokes of a card', card.gross ?? 0, sumGross(card)],
        ['score of a card', card.versusPar ?? 0, sumOverPar(card)],
      ]),
    ];
    return findWrongClaims(`${label} golfer ${getId(row)}`, [...claims, ...listThruClaims(row, files)]);
  });
}

function listThruClaims(row: Fields, files: ParsedFiles): Claims {
  const thru = readText(row, 'thru');
  const status = computeStatus(listGolferCards(files, getId(row)));
  if (status !== '') return [['thru', thru, status]];
  const isSecond = [...files.cards[1].values()].some(({ holes }) => holes.size > 0);
  if (!isSecond && files.cards[1].size > 0) return [];
  const card = files.cards[isSecond ? 1 : 0].get(getId(row));
  const holes = card?.holes.size ?? 0;
  if (holes === 18) return [['thru', thru, 'F']];
  const isBackNine = card?.teeTime.endsWith('*') === true && holes > 0;
  return [
    ['thru', Number(thru.replace('*', '')), holes],
    ['asterisk', thru.endsWith('*'), isBackNine],
  ];
}

/** Null before the start, NaN with fewer than four golfers. */
function sumBestFour(cards: readonly ParsedCard[]): number | null {
  const playing = cards.filter(({ status }) => status === '');
  if (cards.length > 0 && playing.length < 4 && playing.every(({ holes }) => holes.size === 18)) return NaN;
  const begun = playing.filter(({ holes }) => holes.size > 0).map(sumOverPar);
  return begun.length === 0 ? null : sumValues(begun.sort((left, right) => left - right).slice(0, 4));
}

function sumTeam(files: ParsedFiles, team: string): number | null {
  const rounds = files.cards.map((round) => sumBestFour([...round.values()].filter((card) => card.team === team)));
  if (rounds.some((value) => Number.isNaN(value)) || rounds.every((value) => value === null)) return null;
  return sumValues(rounds.map((value) => value ?? 0));
}

function findWrongTeams(files: ParsedFiles, label: string): string[] {
  // Without its id, a team's golfers are unknown.
  const totals = files.teams.map((row) => {
    const id = readText(row, 'externalId');
    return id === '' ? parseVersusPar(getValue(row, 'versusParScoreTotal')) : sumTeam(files, id);
  });
  const scored = totals.filter((total) => total !== null);
  return files.teams.flatMap((row, index) => {
    const total = totals[index] ?? null;
    const claims: Claims = [
      ['score', parseVersusPar(getValue(row, 'versusParScoreTotal')), total],
      ...(total === null ? [] : claimPosition(row, computePosition(total, scored))),
    ];
    return findWrongClaims(`${label} team ${readText(row, 'externalId')}`, claims);
  });
}

describe('state finals leaderboards', () => {
  it.each([1, 2, 3])(
    'leaderboards are the sums of the scorecards on both days (seed %i)',
    { timeout: 20_000 },
    async (seed) => {
      const seen = new Set<string>();
      for (const [index, moment] of atLeastOne(moments.entries())) {
        if (index % 3 !== seed % 3) continue;
        const event = getItemAt(events, Math.floor(index / 3) + seed);
        const files = await readFiles(event, moment, seed);
        const label = `${event} ${moment}`;
        expect(files.golfers.length, label).toBeGreaterThanOrEqual(100);
        expect([...findWrongGolfers(files, label), ...findWrongTeams(files, label)]).toEqual([]);
        for (const row of files.golfers)
          seen.add(readShownPosition(row)).add(readText(row, 'thru').replace(/\d+/, 'n'));
        for (const row of files.teams) {
          seen.add(`team ${readShownPosition(row)}`);
          if (getValue(row, 'externalId') === null) seen.add('team without an id');
        }
      }
      expect([...seen]).toEqual(
        expect.arrayContaining(['', 'team without an id', 'team 1', 'WD', 'DQ', 'NS', 'F', 'n', 'n*']),
      );
      expect([...seen].filter((place) => /^(team )?T\d/.test(place)).length).toBeGreaterThan(10);
    },
  );
});
