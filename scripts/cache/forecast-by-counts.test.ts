import { expect, it } from 'vitest';
import { untuned } from '../../app/cache/tuning/policy-document';
import { emptyOperations, NO_COUNTS, type OperationsState } from '../../app/operations/operations-state';
import { callsFactor } from './forecast-by-counts';

const nowMs = 1_760_000_000_000;
const shorter = { ...untuned, policies: { scores: { freshSeconds: 60 } } };

function counted(calls: Readonly<Record<string, number>>): OperationsState {
  const sources = Object.fromEntries(
    Object.entries(calls).map(([name, count]) => [name, { ...NO_COUNTS, fetches: { value: count } }]),
  );
  return { ...emptyOperations(0), hours: [{ startMs: nowMs, documents: {}, sources }] };
}

it('weighs a change by how often each source is called now', () => {
  expect(callsFactor(untuned, shorter, counted({ 'maxpreps.day': 10, 'news.recent': 10 }), nowMs)).toBe(2);
  expect(callsFactor(untuned, shorter, counted({ 'news.recent': 10 }), nowMs)).toBe(1);
});

it('goes by the source that changes most where nothing was counted', () => {
  expect(callsFactor(untuned, shorter, null, nowMs)).toBe(3);
  expect(callsFactor(untuned, untuned, null, nowMs)).toBe(1);
});
