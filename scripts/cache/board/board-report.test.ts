import { describe, expect, it } from 'vitest';
import { untuned, type PolicyDocument } from '~/cache/tuning/policy-document';
import { withBatch } from '~/operations/note-batch';
import { emptyOperations, type SourceMarks } from '~/operations/operations-state';
import { boardReport } from './board-report';

const nowMs = Date.parse('2025-10-11T18:00:00Z');
const minuteMs = 60_000;

function troubleOf(marks: SourceMarks, document: PolicyDocument = untuned) {
  const operations = { ...emptyOperations(nowMs), sources: { 'maxpreps.day': marks } };
  const facts = { place: 'here', nowMs, contentTime: 'noon', operations, overdue: [], document };
  const section = boardReport(facts).sections.find(({ title }) => title === 'Stale or failing sources');
  return { tone: section?.tone, rows: section?.table?.rows };
}

const answered: SourceMarks = { succeededAtMs: nowMs - minuteMs, receivedRows: 499, droppedRows: 3, upstreamMs: 90 };

describe('the operators’ board', () => {
  it('shows a source whose rows do not fit: how many of how many, and since when', () => {
    const fetch = {
      source: 'maxpreps.day',
      outcome: 'unusable-rows',
      detail: '490 of 499 rows do not fit',
      durationMs: 90,
      bytes: 0,
      receivedRows: 499,
      droppedRows: 490,
    } as const;
    const fetches = [12, 9, 6].map((minutes) => ({ ...fetch, atMs: nowMs - minutes * minuteMs }));
    const { sources } = withBatch(emptyOperations(nowMs), { reads: {}, documents: {}, fetches }, nowMs);
    const { tone, rows } = troubleOf({
      ...sources['maxpreps.day'],
      succeededAtMs: nowMs - 15 * minuteMs,
    } as SourceMarks);
    expect(tone).toBe('bad');
    expect(rows?.[0]?.slice(0, 3)).toEqual(['maxpreps.day', 'unusable-rows: 490 of 499 rows do not fit', '12 min ago']);
  });

  it('shows a source whose last answer lost most of its rows and was used for want of a better one', () => {
    const { tone, rows } = troubleOf({ ...answered, droppedRows: 490 });
    expect(tone).toBe('bad');
    expect(rows?.[0]?.[1]).toBe('490 of 499 rows of the last answer do not fit, and there was no better copy');
  });

  it('finds nothing wrong with the few bad rows of any feed, as far as the policy in force goes', () => {
    expect(troubleOf(answered)).toEqual({ tone: 'good', rows: undefined });
    const mostDroppedPercent = 99;
    const document = { ...untuned, sources: { 'maxpreps.day': { mostDroppedPercent } } };
    expect(troubleOf({ ...answered, droppedRows: 490 }, document).tone).toBe('good');
  });
});
