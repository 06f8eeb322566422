import { expect, it } from 'vitest';
import * as z from 'zod';
import { dataRows, decimal, identifier, wireObject } from '../wire';
import { wireContext } from '../wire-context.fixture';
import { listChangesOfOtherRows, oddValues } from './odd-values.fixture';

const rows = [
  { id: '1', place: '1' },
  { id: '2', place: '2' },
  { id: '3', place: '3' },
];
const schema = dataRows(wireContext, wireObject({ id: identifier(), place: decimal() }));

it('there are 500 odd values, all of them different', () => {
  expect(new Set(oddValues.map((value) => JSON.stringify(value))).size).toBe(500);
});

it('an odd value in one row changes no other row of a list', () => {
  expect(listChangesOfOtherRows(rows, (sent) => schema.parse(sent), { at: 1 })).toEqual([]);
});

it('a reader in which one row decides for all is found', () => {
  const readAllOrNothing = (sent: readonly unknown[]) =>
    schema.parse(sent).map((row, _, all) => (all.every(({ place }) => place !== null) ? row : { ...row, place: null }));
  const changes = listChangesOfOtherRows(rows, readAllOrNothing);
  expect(changes).toContain('place = "N/A" changes {"id":"2","place":2}');
  expect(changes.some((change) => change.startsWith('the row = '))).toBe(false);
});

it('a list that one bad row makes unreadable is found', () => {
  const readStrictly = (sent: readonly unknown[]) => z.array(z.object({ id: z.string() })).safeParse(sent).data ?? [];
  expect(listChangesOfOtherRows(rows, readStrictly)).toContain('the row = null changes {"id":"2"}');
});
