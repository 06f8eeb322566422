import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { SourceRead } from '~/cache/answer';
import { defineSource } from '~/cache/define-source';
import type { PolicyName } from '~/cache/policies';
import type { ContentClock } from '~/models/dates/content-clock';
import { frontSponsors } from '~/upstream/sponsors';
import { outageOf, pageFromOf } from './outage';

const now = Date.parse('2025-10-11T14:14:00-05:00');
const minute = 60_000;
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', nowMs: () => now };

function line(ageMinutes: number, isFailing: boolean, policy: PolicyName = 'directory'): SourceRead {
  const request = defineSource({ name: `some.${policy}`, path: () => '/v1', policy, schema: () => z.string() }).with(
    {},
  );
  const revalidateUntilMs = now + (isFailing ? -minute : minute);
  return {
    request,
    waitedMs: 1,
    answer: {
      status: 'ok',
      value: '',
      fetchedAtMs: now - ageMinutes * minute,
      origin: 'kv',
      copy: { kind: 'value', fetchedAtMs: now - ageMinutes * minute, upstreamMs: 1 },
      droppedRows: 0,
      freshUntilMs: revalidateUntilMs,
      revalidateUntilMs,
      usableUntilMs: now + 60 * minute,
    },
  };
}

const failed: SourceRead = {
  ...line(0, true),
  answer: { status: 'failed', reason: 'timeout', detail: '' },
};

describe('the outage of a page', () => {
  it.each<[string, SourceRead[], string | null]>([
    ['nothing that it reads', [], null],
    ['parts that are due for a refresh, but not overdue', [line(500, false)], null],
    ['a part that failed without a copy', [failed], null],
    ['sponsors that stand in', [{ ...line(22, true), request: frontSponsors.with({}) }], null],
    ['a part that stands in', [line(5, false), line(22, true)], '1:52 PM CT, 22 minutes'],
    ['several of them: the oldest', [line(22, true), line(90, true)], '12:44 PM CT, 90 minutes'],
    ['games that stand in, of which the page tells itself', [line(22, true, 'scores'), line(90, true)], null],
    ['games that do not', [line(1, false, 'scores'), line(22, true)], '1:52 PM CT, 22 minutes'],
  ])('with %s', (_, lines, expected) => {
    const outage = outageOf(lines, clock, now);
    expect(outage && `${outage.text}, ${outage.staleFor ?? ''}`).toBe(expected);
  });
});

describe('when a page is from', () => {
  it.each<[string, SourceRead[], string | null]>([
    ['nothing that it reads', [failed], null],
    ['sponsors alone', [{ ...line(22, false), request: frontSponsors.with({}) }], null],
    ['several parts: the oldest', [line(22, false), line(90, true), failed], '12:44 PM CT'],
    ['games beside other parts: the games', [line(2, false, 'scores'), line(90, false)], '2:12 PM CT'],
  ])('with %s', (_, lines, expected) => {
    expect(pageFromOf(lines, clock)).toBe(expected);
  });
});
