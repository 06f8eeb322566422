import { describe, expect, it } from 'vitest';
import { SECOND_MS } from '~/time-units';
import type { SourceRequest } from '../source/define-source';
import type { EntryKind } from '../source/entry';
import { computeLifetimes } from '../source/freshness';
import { defaultPolicyDocument, type PolicyDocument, type PurgeScope } from '../tuning/policy-document';
import { getTuningAt } from '../tuning/tuning';
import type { CachedDocument } from './cached-document';
import { computePageLifetimes, type PageFacts } from './page-freshness';
import type { PagePart } from './page-part';
import { withCurrentPolicy } from './with-current-policy';

const renderedAtMs = Date.parse('2025-10-11T18:00:00Z');
const asBuilt = getTuningAt(defaultPolicyDocument, 0);

/** A part with the policy `scores`: fresh for 180 s, stale for another 180 s, usable after failures for six hours. */
function buildPart(name: string, ageSeconds: number, kind: EntryKind = 'value'): PagePart {
  const definition = { name, policy: 'scores', listTags: () => [], buildPath: () => `/v1/${name}` };
  const request = { definition, params: {} } as unknown as SourceRequest;
  const copy = { kind, fetchedAtMs: renderedAtMs - ageSeconds * SECOND_MS, upstreamMs: SECOND_MS };
  const lifetimes = computeLifetimes(copy, asBuilt.getPolicy(request), -Infinity);
  return { name, tags: [], waitedMs: 0, origin: 'memory', lifetimes, copy: { request, ...copy } };
}

const failed: PagePart = { name: 'failed', tags: [], waitedMs: 0, reason: 'timeout' };

function buildDocument(...parts: readonly PagePart[]): CachedDocument {
  const facts: PageFacts = { status: 200, headers: [], parts, renderedAtMs, dayEndsAtMs: Infinity };
  const lifetimes = computePageLifetimes(facts);
  return { ...facts, path: '/scores/today', body: new Uint8Array(), etag: '""', renderMs: 0, lifetimes };
}

/** Lifetimes of a page (fresh, revalidation, usable), in seconds after its rendering. */
function computeAdjustedLifetimes(document: CachedDocument, changed: Partial<PolicyDocument>): number[] {
  const { lifetimes } = withCurrentPolicy(
    document,
    getTuningAt({ ...defaultPolicyDocument, ...changed }, renderedAtMs + 60 * SECOND_MS),
  );
  const { freshUntilMs, revalidateUntilMs, usableUntilMs } = lifetimes;
  return [freshUntilMs, revalidateUntilMs, usableUntilMs].map((untilMs) => (untilMs - renderedAtMs) / SECOND_MS);
}

const purgeAt = (seconds: number, scope: PurgeScope) => ({
  purges: [{ scope, olderThanIso: new Date(renderedAtMs + seconds * SECOND_MS).toISOString() }],
});

describe('a page under a changed tuning', () => {
  it('is unchanged when none of its sources are tuned', () => {
    const document = buildDocument(buildPart('a', 10), buildPart('b', 100));
    expect(withCurrentPolicy(document, asBuilt)).toEqual(document);
    expect(withCurrentPolicy(buildDocument(failed), asBuilt)).toEqual(buildDocument(failed));
    expect(withCurrentPolicy(buildDocument(), asBuilt)).toEqual(buildDocument());
    expect(computeAdjustedLifetimes(document, { policies: { news: { freshSeconds: 60 } } })).toEqual([
      80,
      260,
      80 + 6 * 3600,
    ]);
  });

  it.each([
    ['sooner for a shorter policy', { policies: { scores: { freshSeconds: 110 } } }, [10, 190, 10 + 6 * 3600]],
    ['later for a longer policy', { policies: { scores: { freshSeconds: 400 } } }, [300, 480, 300 + 6 * 3600]],
    ['with its shortest part', { sources: { a: { freshSeconds: 30 } } }, [20, 200, 20 + 6 * 3600]],
    ['at once when a part is no longer fresh', { sources: { b: { freshSeconds: 60 } } }, [-40, 140, -40 + 6 * 3600]],
    [
      'like a page with a failed part when a part is too old to be served',
      { sources: { b: { freshSeconds: 30, staleWhileRevalidateSeconds: 30 } } },
      [5, 15, 15],
    ],
  ])('ends %s', (_, changed, expected) => {
    expect(computeAdjustedLifetimes(buildDocument(buildPart('a', 10), buildPart('b', 100)), changed)).toEqual(expected);
  });

  it('ends with its day, however long a policy keeps its parts', () => {
    const document = { ...buildDocument(buildPart('a', 10)), dayEndsAtMs: renderedAtMs + 30 * SECOND_MS };
    expect(computeAdjustedLifetimes(document, { policies: { scores: { freshSeconds: 4000 } } })).toEqual([30, 30, 30]);
  });

  it('recomputes the lifetimes of its parts for the headers', () => {
    const tuning = getTuningAt({ ...defaultPolicyDocument, policies: { scores: { freshSeconds: 60 } } }, renderedAtMs);
    const [part] = withCurrentPolicy(buildDocument(buildPart('a', 10), failed), tuning).parts;
    expect(part?.lifetimes?.freshUntilMs).toBe(renderedAtMs + 50 * SECOND_MS);
    const [purged] = withCurrentPolicy(
      buildDocument(buildPart('a', 10)),
      getTuningAt({ ...defaultPolicyDocument, ...purgeAt(40, 'tag:policy:scores') }, Infinity),
    ).parts;
    expect(purged?.lifetimes?.freshUntilMs).toBe(renderedAtMs + 40 * SECOND_MS);
  });

  it('keeps missing content only for the negative lifetime', () => {
    const missing: PagePart = { ...buildPart('a', 0, 'missing'), reason: 'not-found' };
    expect(computeAdjustedLifetimes(buildDocument(missing), { policies: { scores: { negativeSeconds: 30 } } })).toEqual(
      [30, 60, 60],
    );
  });
});

describe('a purge', () => {
  it.each([
    ['everything', true],
    ['source:a', true],
    ['source:b', true],
    ['tag:policy:scores', true],
    ['path:/v1/b', true],
    ['path:/scores', true],
    ['path:/scores/today', true],
    ['source:c', false],
    ['tag:policy:news', false],
    ['path:/v1/c', false],
    ['path:/scores/yesterday', false],
  ] as const)('of %s ends a page that was made before it: %s', (scope, reaches) => {
    const lifetimes = computeAdjustedLifetimes(
      buildDocument(buildPart('a', 10), buildPart('b', 100)),
      purgeAt(40, scope),
    );
    expect(lifetimes.slice(0, 2)).toEqual(reaches ? [40, 40] : [80, 260]);
  });

  it('ends a page that was made after it from older copies in an isolate that did not know of it', () => {
    const lifetimes = computeAdjustedLifetimes(
      buildDocument(buildPart('a', 10), buildPart('b', 100)),
      purgeAt(-50, 'path:/scores'),
    );
    expect(lifetimes.slice(0, 2)).toEqual([-50, -50]);
  });

  it('does not end a page made after it from newer copies', () => {
    for (const scope of ['everything', 'path:/', 'source:a', 'path:/v1/a'] as const) {
      expect(computeAdjustedLifetimes(buildDocument(buildPart('a', 10)), purgeAt(-12, scope)), scope).toEqual([
        170,
        350,
        170 + 6 * 3600,
      ]);
    }
  });

  it('compares the time of the upstream request, not the time of arrival', () => {
    expect(computeAdjustedLifetimes(buildDocument(buildPart('a', 10)), purgeAt(-11, 'source:a'))[0]).toBe(-11);
    expect(computeAdjustedLifetimes(buildDocument(buildPart('a', 10)), purgeAt(-11.001, 'source:a'))[0]).toBe(170);
  });

  it.each(['everything', 'path:/scores'] as const)('of %s also ends a page without sources', (scope) => {
    expect(computeAdjustedLifetimes(buildDocument(), purgeAt(40, scope)).slice(0, 2)).toEqual([40, 40]);
    expect(computeAdjustedLifetimes(buildDocument(), purgeAt(-1, scope))).toEqual([300, 3900, 90_000]);
    expect(computeAdjustedLifetimes(buildDocument(failed), purgeAt(2, scope)).slice(0, 2)).toEqual([2, 2]);
  });
});
