import { describe, expect, it, test } from 'vitest';
import type { FailureReason, SourceAnswer } from '~/cache/source/answer';
import type { SourceRequest } from '~/cache/source/define-source';
import { describeFailure } from '~/models/failures/failure';
import { allSchools, oneSchool } from '~/upstream/schools';
import { loadSources } from './load-page';

const school = oneSchool.with({ schoolId: '0101' });
const fail = (reason: FailureReason): SourceAnswer<unknown> => ({ status: 'failed', reason, detail: '' });

/** Loads sources that all fail for a reason. */
const load = (reason: FailureReason, declared: Parameters<typeof loadSources>[1]) =>
  loadSources(
    {
      readSources: (requests: readonly SourceRequest[]) => Promise.resolve(requests.map(() => fail(reason))),
      clock: { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => Date.parse('2025-10-11T18:00:30Z') },
    },
    declared,
  );

/** The thrown response; `null` if the page has values. */
async function findThrown(loading: Promise<unknown>): Promise<Response | null> {
  return loading.then(
    () => null,
    (error: unknown) => {
      if (error instanceof Response) return error;
      throw error;
    },
  );
}

it('a page beyond the limit of unknown addresses says when to try again', async () => {
  const thrown = await findThrown(load('over-limit', { critical: { school } }));
  const data: unknown = await thrown?.json();
  const words = describeFailure({ status: 503, statusText: '', internal: false, data });
  expect([words.code, words.text]).toEqual(['503', expect.stringContaining('after 1:02 PM')]);
});

describe('a critical source that fails', () => {
  it.each([
    ['not-found', 404, null],
    ['over-limit', 503, '60'],
    ['timeout', 504, '15'],
    ['unreachable', 502, '15'],
    ['upstream-error', 502, '15'],
    ['bad-answer', 502, '15'],
    ['too-large', 502, '15'],
    ['unusable-rows', 502, '15'],
    ['unconfirmed', 502, '15'],
  ] as const)('with %s answers %i, to be repeated after %s seconds', async (reason, status, retryAfter) => {
    const thrown = await findThrown(load(reason, { critical: { school } }));
    expect([thrown?.status, thrown?.headers.get('retry-after')]).toEqual([status, retryAfter]);
  });
});

test('a subject fails the page only if upstream does not have it', async () => {
  expect((await findThrown(load('not-found', { subject: { school } })))?.status).toBe(404);
  const failed = await load('timeout', { subject: { school } });
  expect(failed).toMatchObject({ subject: { school: null }, unavailable: [] });
  expect(failed.subjectFailure?.toResponse().status).toBe(504);
});

test('an optional source that fails is unavailable, unless it may be absent or upstream does not have it', async () => {
  const optional = { school, schools: allSchools.with({}) };
  expect((await load('timeout', { optional })).unavailable).toEqual(['school', 'schools']);
  expect((await load('timeout', { optional, mayBeAbsent: ['schools'] })).unavailable).toEqual(['school']);
  expect((await load('not-found', { optional })).unavailable).toEqual([]);
});
