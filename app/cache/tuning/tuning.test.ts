import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceRequest } from '../source/define-source';
import { policies } from '../source/policies';
import { defaultPolicyDocument, type Override, type PolicyDocument, type Purge } from './policy-document';
import { computeEffectiveBudget, computeEffectivePolicy, getTuningAt } from './tuning';

const nowMs = Date.parse('2025-10-11T18:00:00Z');
const beforeIso = '2025-10-11T17:59:00Z';
const afterIso = '2025-10-11T18:01:00Z';
const scores = { source: 'golf.leaderboard', policy: 'scores' } as const;

function buildPolicyDocument(changed: Partial<PolicyDocument>): PolicyDocument {
  return { ...defaultPolicyDocument, ...changed };
}

function request(path = '/v1/golf/boys'): SourceRequest {
  const definition = {
    name: 'golf.leaderboard',
    policy: 'scores',
    listTags: () => ['golf', 'boys'],
    buildPath: () => path,
  };
  return { definition, params: {} } as unknown as SourceRequest;
}

describe('the policy in force', () => {
  it('is the built-in policy without an override', () => {
    expect(computeEffectivePolicy(defaultPolicyDocument, scores, nowMs)).toBe(policies.scores);
  });

  it.each([
    ['of its policy', { policies: { scores: { freshSeconds: 60 } } }, { freshSeconds: 60 }],
    ['of another policy', { policies: { news: { freshSeconds: 60 } } }, {}],
    ['of its source', { sources: { 'golf.leaderboard': { freshSeconds: 45 } } }, { freshSeconds: 45 }],
    ['of another source', { sources: { 'news.recent': { freshSeconds: 45 } } }, {}],
    [
      'of both, with the override of the source taking precedence',
      {
        policies: { scores: { freshSeconds: 60, negativeSeconds: 30 } },
        sources: { 'golf.leaderboard': { freshSeconds: 45 } },
      },
      { freshSeconds: 45, negativeSeconds: 30 },
    ],
    ['that has not ended', { policies: { scores: { freshSeconds: 60, untilIso: afterIso } } }, { freshSeconds: 60 }],
    ['that has ended', { policies: { scores: { freshSeconds: 60, untilIso: beforeIso } } }, {}],
    [
      'of its policy when that of its source has ended',
      {
        policies: { scores: { freshSeconds: 60 } },
        sources: { 'golf.leaderboard': { freshSeconds: 45, untilIso: beforeIso } },
      },
      { freshSeconds: 60 },
    ],
  ])('follows the override %s', (_, changed, expected) => {
    expect(computeEffectivePolicy(buildPolicyDocument(changed), scores, nowMs)).toEqual({
      ...policies.scores,
      ...expected,
    });
    expect(getTuningAt(buildPolicyDocument(changed), nowMs).getPolicy(request())).toEqual({
      ...policies.scores,
      ...expected,
    });
  });

  it("is the request's own policy, overridden by policy name and by source", () => {
    const own = { ...request(), policy: 'reference' } as const;
    const changed = buildPolicyDocument({
      policies: { scores: { freshSeconds: 60 }, reference: { negativeSeconds: 600 } },
      sources: { 'golf.leaderboard': { mostDroppedPercent: 20 } },
    });
    const tuning = getTuningAt(changed, nowMs);
    for (const asked of [own, request(), own]) {
      expect(tuning.getPolicy(asked)).toEqual(
        'policy' in asked
          ? { ...policies.reference, negativeSeconds: 600, mostDroppedPercent: 20 }
          : { ...policies.scores, freshSeconds: 60, mostDroppedPercent: 20 },
      );
    }
  });

  it('of a policy name alone ignores overrides of sources', () => {
    const changed = buildPolicyDocument({ sources: { 'golf.leaderboard': { freshSeconds: 45 } } });
    expect(computeEffectivePolicy(changed, { policy: 'scores' }, nowMs)).toEqual(policies.scores);
  });

  it('is computed once for each source', () => {
    const tuning = getTuningAt(buildPolicyDocument({ policies: { scores: { freshSeconds: 60 } } }), nowMs);
    expect(tuning.getPolicy(request())).toBe(tuning.getPolicy(request()));
  });

  it('is valid until the next override ends', () => {
    const changed = buildPolicyDocument({
      policies: { scores: { freshSeconds: 60, untilIso: afterIso }, news: { freshSeconds: 60, untilIso: beforeIso } },
      sources: { 'golf.leaderboard': { freshSeconds: 45, untilIso: '2025-10-11T19:00:00Z' } },
    });
    expect(getTuningAt(changed, nowMs).validUntilMs).toBe(Date.parse(afterIso));
    expect(getTuningAt(defaultPolicyDocument, nowMs).validUntilMs).toBe(Infinity);
    // At its end time, an override does not apply any more.
    expect(getTuningAt(changed, Date.parse(afterIso)).getPolicy(request()).freshSeconds).toBe(45);
    expect(computeEffectivePolicy(changed, { policy: 'scores' }, Date.parse(afterIso))).toEqual(policies.scores);
  });
});

describe('a purge', () => {
  const atMs = Date.parse(beforeIso);
  const buildPurges = (...scopes: Purge['scope'][]) => scopes.map((scope) => ({ scope, olderThanIso: beforeIso }));

  it.each([
    ['everything', true],
    ['source:golf.leaderboard', true],
    ['source:golf.scorecards', false],
    ['tag:golf.leaderboard', true],
    ['tag:policy:scores', true],
    ['tag:boys', true],
    ['tag:girls', false],
    ['path:/v1/golf/', true],
    ['path:/v1/golf/boys', true],
    ['path:/v1/golf/boys/1', false],
    ['path:/v1/tennis', false],
    ['path:/data/golf', false],
    ['path:/v2/golf', false],
    ['path:/golf', false],
    ['path:/', false],
  ] as const)('of %s applies to a source: %s', (scope, reaches) => {
    const tuning = getTuningAt(buildPolicyDocument({ purges: buildPurges(scope) }), nowMs);
    expect(tuning.getPurgedUntilMs(request())).toBe(reaches ? atMs : -Infinity);
  });

  it('of a policy applies only to the requests that name it', () => {
    const own = { ...request(), policy: 'reference' } as const;
    const tuning = getTuningAt(buildPolicyDocument({ purges: buildPurges('tag:policy:reference') }), nowMs);
    expect([own, request()].map((asked) => tuning.getPurgedUntilMs(asked))).toEqual([atMs, -Infinity]);
  });

  it('of a path below /data applies to upstream files and not to pages', () => {
    const tuning = getTuningAt(buildPolicyDocument({ purges: buildPurges('path:/data/clinics') }), nowMs);
    expect(tuning.getPurgedUntilMs(request('/data/clinics.htm'))).toBe(atMs);
    expect(tuning.getPagePurgedUntilMs('/data/clinics.htm')).toBe(-Infinity);
  });

  it.each([
    ['everything', true],
    ['path:/', true],
    ['path:/golf', true],
    ['path:/golf/boys/2', false],
    ['path:/v1/golf', false],
    ['source:golf.leaderboard', false],
    ['tag:golf', false],
  ] as const)('of %s applies to the page /golf/boys: %s', (scope, reaches) => {
    const tuning = getTuningAt(buildPolicyDocument({ purges: buildPurges(scope) }), nowMs);
    expect(tuning.getPagePurgedUntilMs('/golf/boys')).toBe(reaches ? atMs : -Infinity);
  });

  it('uses the latest time when several marks apply', () => {
    const latestIso = '2025-10-11T17:59:30Z';
    for (const latest of ['everything', 'source:golf.leaderboard', 'tag:golf', 'path:/v1/golf'] as const) {
      const others = buildPurges(
        'everything',
        'source:golf.leaderboard',
        'tag:golf',
        'tag:boys',
        'path:/v1/golf',
        latest,
      );
      const marks = [{ scope: latest, olderThanIso: latestIso }, ...others];
      for (const order of [marks, marks.toReversed()]) {
        expect(getTuningAt(buildPolicyDocument({ purges: order }), nowMs).getPurgedUntilMs(request())).toBe(
          Date.parse(latestIso),
        );
      }
    }
  });

  it('from a clock that is ahead applies to existing copies and not to later ones', () => {
    const ahead = buildPolicyDocument({ purges: [{ scope: 'everything', olderThanIso: afterIso }] });
    expect(getTuningAt(ahead, nowMs).getPurgedUntilMs(request())).toBe(nowMs);
    expect(getTuningAt(ahead, nowMs).getPagePurgedUntilMs('/')).toBe(nowMs);
  });

  it('of a path applies exactly to the paths that begin with it', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\/v1\/[a-c/]{0,4}$/),
        fc.stringMatching(/^\/v1\/[a-c/]{0,4}$/),
        (prefix, path) => {
          const tuning = getTuningAt(
            buildPolicyDocument({ purges: buildPurges(`path:${prefix}` as Purge['scope']) }),
            nowMs,
          );
          expect(tuning.getPurgedUntilMs(request(path)) === atMs).toBe(path.startsWith(prefix));
        },
      ),
    );
  });
});

describe('the budget of upstream calls', () => {
  const computeLoweredBudget = (override: Override) =>
    computeEffectiveBudget(buildPolicyDocument({ budgets: { upstream: override } }), 20, nowMs);

  it('is the built-in one without an override, with a burst of three seconds', () => {
    expect(computeEffectiveBudget(buildPolicyDocument({}), 20, nowMs)).toEqual({ callsPerSecond: 20, burstCalls: 60 });
  });

  it('follows the override until it ends', () => {
    expect(computeLoweredBudget({ callsPerSecond: 5 })).toEqual({ callsPerSecond: 5, burstCalls: 15 });
    expect(computeLoweredBudget({ burstCalls: 30, untilIso: afterIso })).toEqual({
      callsPerSecond: 20,
      burstCalls: 30,
    });
    const ended = new Date(nowMs).toISOString();
    expect(computeLoweredBudget({ callsPerSecond: 5, untilIso: ended })).toEqual({
      callsPerSecond: 20,
      burstCalls: 60,
    });
  });
});
