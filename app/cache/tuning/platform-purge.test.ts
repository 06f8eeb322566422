import { describe, expect, it } from 'vitest';
import { joinPurges, NO_PURGE, purgeBetween, purgeWith } from './platform-purge';
import { defaultPolicyDocument, type PolicyDocument, type PurgeScope } from './policy-document';

const nowMs = Date.parse('2025-10-11T18:00:00Z');
const formatIso = (momentMs: number) => new Date(momentMs).toISOString();
const getPolicy = (source: string) => (source === 'news.recent' ? ('news' as const) : undefined);

function listPurgesBetween(before: Partial<PolicyDocument>, after: Partial<PolicyDocument>, laterMs = 60_000) {
  return purgeBetween(
    { document: { ...defaultPolicyDocument, ...before }, atMs: nowMs },
    { document: { ...defaultPolicyDocument, ...after }, atMs: nowMs + laterMs },
    getPolicy,
  );
}

function buildPurges(...scopes: PurgeScope[]): Pick<PolicyDocument, 'purges'> {
  return { purges: scopes.map((scope) => ({ scope, olderThanIso: formatIso(nowMs) })) };
}

describe('purgeBetween', () => {
  it('lists new purges of tags, sources and page paths', () => {
    expect(listPurgesBetween({}, buildPurges('tag:golf', 'source:news.recent', 'path:/scores'))).toEqual({
      everything: false,
      tags: ['golf', 'news.recent'],
      pathPrefixes: ['/scores'],
    });
  });

  it.each<PurgeScope>(['everything', 'path:/v1/maxpreps', 'path:/data/clinics'])('drops everything for %s', (scope) => {
    expect(listPurgesBetween({}, buildPurges(scope))).toEqual({ ...NO_PURGE, everything: true });
  });

  it('does not repeat an earlier purge', () => {
    expect(listPurgesBetween(buildPurges('tag:golf'), buildPurges('tag:golf'))).toEqual(NO_PURGE);
  });

  it('repeats a purge of the same scope that was made again', () => {
    const again = { purges: [{ scope: 'tag:golf' as const, olderThanIso: formatIso(nowMs + 1) }] };
    expect(listPurgesBetween(buildPurges('tag:golf'), again).tags).toEqual(['golf']);
  });

  it("drops the policy's tag for a lowered lifetime and nothing for a raised one", () => {
    expect(listPurgesBetween({}, { policies: { scores: { freshSeconds: 60 } } }).tags).toEqual(['policy:scores']);
    expect(listPurgesBetween({}, { policies: { scores: { staleIfErrorSeconds: 60 } } }).tags).toEqual([
      'policy:scores',
    ]);
    expect(listPurgesBetween({}, { policies: { scores: { freshSeconds: 600 } } })).toEqual(NO_PURGE);
    expect(listPurgesBetween({}, { policies: { scores: { mostDroppedPercent: 20 } } })).toEqual(NO_PURGE);
  });

  it('drops the name of a source whose lifetime was lowered', () => {
    expect(listPurgesBetween({}, { sources: { 'news.recent': { freshSeconds: 60 } } }).tags).toEqual(['news.recent']);
  });

  it('treats the end or removal of an override that lengthened a lifetime as lowering it', () => {
    const raised = { policies: { scores: { freshSeconds: 600 } } };
    expect(listPurgesBetween(raised, {}).tags).toEqual(['policy:scores']);
    const ending = { policies: { scores: { freshSeconds: 600, untilIso: formatIso(nowMs + 30_000) } } };
    expect(listPurgesBetween(ending, ending).tags).toEqual(['policy:scores']);
    expect(listPurgesBetween(ending, ending, 20_000)).toEqual(NO_PURGE);
  });
});

describe('joinPurges', () => {
  it('lists each tag and path once', () => {
    const purge = { ...NO_PURGE, tags: ['a', 'b'], pathPrefixes: ['/x'] };
    expect(joinPurges([purge, { ...NO_PURGE, tags: ['b'] }])).toEqual(purge);
  });

  it('drops everything when the list is too long for one call', () => {
    const tags = Array.from({ length: 100 }, (_, index) => `tag-${index}`);
    expect(joinPurges([{ ...NO_PURGE, tags }]).tags).toHaveLength(100);
    expect(joinPurges([{ ...NO_PURGE, tags, pathPrefixes: ['/'] }])).toEqual({ ...NO_PURGE, everything: true });
  });
});

const somePurge = { everything: false, tags: ['golf'], pathPrefixes: ['/scores'] };

describe('a purge of the platform cache', () => {
  it('sends tags and paths, or purges everything', async () => {
    const asked: CachePurgeOptions[] = [];
    const purge = (options: CachePurgeOptions) => {
      asked.push(options);
      return Promise.resolve({ success: true, errors: [] });
    };
    expect(await purgeWith({ purge }, somePurge)).toEqual({ outcome: 'done' });
    await purgeWith({ purge }, { ...somePurge, everything: true });
    expect(asked).toEqual([{ tags: ['golf'], pathPrefixes: ['/scores'] }, { purgeEverything: true }]);
  });

  it('reports why the platform refused', async () => {
    const refused = { success: false, errors: [{ code: 971, message: 'rate limited' }] };
    const result = await purgeWith({ purge: () => Promise.resolve(refused) }, somePurge);
    expect(result).toEqual({ outcome: 'failed', detail: '971 rate limited' });
  });

  it('reports that the platform has no cache', async () => {
    expect(await purgeWith(undefined, somePurge)).toEqual({ outcome: 'absent' });
  });
});
