import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policies, type PolicyName } from '~/cache/source/policies';
import {
  FIELD_BOUNDS,
  formatPolicyDocument,
  MOST_PURGES,
  parsePolicyDocument,
  POLICY_FIELDS,
  defaultPolicyDocument,
  type Override,
  type PolicyDocument,
  type PurgeScope,
  type TunedField,
} from '~/cache/tuning/policy-document';
import { computeEffectivePolicy } from '~/cache/tuning/tuning';
import { atLeastOne } from '../../tests/support/at-least-one';
import { knownNames } from '../../workers/source-dependencies';
import { LONGEST_USE_MS, removeOverride, withOverride, withPurge, type Target } from './change-policy';
import { CommandProblem } from './problems';

const change = { nowMs: Date.parse('2025-10-11T18:00:00Z'), by: 'pat', why: 'finals day' };
const later = { ...change, nowMs: change.nowMs + 60_000 };
const soonIso = '2025-10-11T19:00:00.000Z';
const scores: Target = { kind: 'policy', name: 'scores' };
const leaderboard: Target = { kind: 'source', name: 'golf.individual-leaders' };

const set = (document: PolicyDocument, target: Target, override: Override, when = change) =>
  withOverride(document, target, override, when);
const unsetOverride = (document: PolicyDocument, target: Target, field?: TunedField, when = change) =>
  removeOverride(document, target, field, when);
const purge = (document: PolicyDocument, scope: PurgeScope, when = change) => withPurge(document, scope, when);

describe('setting an override', () => {
  it('makes the next document with author, time and reason', () => {
    const next = set(defaultPolicyDocument, scores, { freshSeconds: 60, untilIso: soonIso });
    expect(next).toEqual({
      format: 1,
      revision: 1,
      changedAtIso: '2025-10-11T18:00:00.000Z',
      changedBy: 'pat',
      why: 'finals day',
      policies: { scores: { freshSeconds: 60, untilIso: soonIso } },
      sources: {},
      purges: [],
    });
    expect(set(next, leaderboard, { freshSeconds: 45 })).toMatchObject({
      revision: 2,
      policies: next.policies,
      sources: { 'golf.individual-leaders': { freshSeconds: 45 } },
    });
  });

  it('keeps the values that were set before', () => {
    const before = set(defaultPolicyDocument, scores, { freshSeconds: 60, negativeSeconds: 30 });
    expect(set(before, scores, { freshSeconds: 90 }).policies.scores).toEqual({
      freshSeconds: 90,
      negativeSeconds: 30,
    });
  });

  it('changes or removes the end when it sets all values', () => {
    const before = set(defaultPolicyDocument, scores, { freshSeconds: 60, untilIso: soonIso });
    expect(set(before, scores, { freshSeconds: 60 }).policies.scores).toEqual({ freshSeconds: 60 });
  });

  it.each([
    [
      { negativeSeconds: 30 },
      { freshSeconds: 60, untilIso: soonIso },
      'scores has negativeSeconds=30 without end: set or unset that as well',
    ],
    [
      { negativeSeconds: 30, untilIso: soonIso },
      { freshSeconds: 60 },
      `scores has negativeSeconds=30 until ${soonIso}: set or unset that as well`,
    ],
  ])('is refused when it would move the end of another value: %j, then %j', (first, second, problem) => {
    expect(() => set(set(defaultPolicyDocument, scores, first), scores, second)).toThrow(problem);
  });

  it.each([
    ['a value out of bounds', scores, { freshSeconds: 5 }],
    ['no value', scores, {}],
    ['an unknown policy', { kind: 'policy', name: 'scorez' }, { freshSeconds: 60 }],
    ['an unknown source', { kind: 'source', name: 'golf.lost' }, { freshSeconds: 60 }],
    ['the name of an object method', { kind: 'policy', name: 'constructor' }, { freshSeconds: 60 }],
  ] as const)('is refused with %s', (_, target, override) => {
    expect(() => set(defaultPolicyDocument, target, override)).toThrow(CommandProblem);
  });

  it('is refused without a reason', () => {
    expect(() => set(defaultPolicyDocument, scores, { freshSeconds: 60 }, { ...change, why: ' ' })).toThrow(
      'why: must not be empty',
    );
  });
});

describe('removing an override', () => {
  const both = set(defaultPolicyDocument, scores, { freshSeconds: 60, negativeSeconds: 30 });

  it('removes one value or all of them', () => {
    expect(unsetOverride(both, scores, 'freshSeconds').policies).toEqual({
      scores: { negativeSeconds: 30 },
    });
    expect(unsetOverride(both, scores).policies).toEqual({});
    expect(unsetOverride(unsetOverride(both, scores, 'freshSeconds'), scores, 'negativeSeconds').policies).toEqual({});
  });

  it('can remove the upstream budget completely', () => {
    const budget = { kind: 'budget', name: 'upstream' } as const;
    const tuned = set(both, budget, { callsPerSecond: 5, burstCalls: 10 });
    expect(tuned.budgets).toEqual({ upstream: { callsPerSecond: 5, burstCalls: 10 } });
    expect(unsetOverride(tuned, budget, 'burstCalls').budgets).toEqual({
      upstream: { callsPerSecond: 5 },
    });
    const without = unsetOverride(tuned, budget);
    expect(without).not.toHaveProperty('budgets');
    expect(without.policies).toEqual(both.policies);
  });

  it('is refused when there is nothing to remove', () => {
    expect(() => unsetOverride(both, scores, 'staleIfErrorSeconds')).toThrow(
      'Nothing was changed: scores.staleIfErrorSeconds is not overridden.',
    );
    expect(() => unsetOverride(both, leaderboard)).toThrow('golf.individual-leaders is not overridden');
    const ended = set(defaultPolicyDocument, scores, { freshSeconds: 60, untilIso: '2025-10-11T18:00:30Z' });
    expect(() => unsetOverride(ended, scores, undefined, later)).toThrow('scores is not overridden');
  });
});

describe('purging', () => {
  it('stores one mark with the time for each scope', () => {
    const first = purge(purge(defaultPolicyDocument, 'tag:golf'), 'source:news.recent');
    expect(purge(first, 'tag:golf', later).purges).toEqual([
      { scope: 'source:news.recent', olderThanIso: '2025-10-11T18:00:00.000Z' },
      { scope: 'tag:golf', olderThanIso: '2025-10-11T18:01:00.000Z' },
    ]);
  });

  it('of everything replaces all other marks', () => {
    expect(purge(purge(defaultPolicyDocument, 'tag:golf'), 'everything').purges.map(({ scope }) => scope)).toEqual([
      'everything',
    ]);
  });

  it('is refused with too many marks, except for everything', () => {
    let document = defaultPolicyDocument;
    for (let index = 0; index < MOST_PURGES; index += 1) document = purge(document, `tag:${index}`);
    expect(() => purge(document, 'tag:more')).toThrow('purge everything');
    expect(purge(document, 'tag:7').purges).toHaveLength(MOST_PURGES);
    expect(purge(document, 'everything').purges).toHaveLength(1);
  });

  it.each(['all', 'source:golf.lost', 'tag:', 'path:scores'])('is refused for %s', (scope) => {
    expect(() => purge(defaultPolicyDocument, scope as PurgeScope)).toThrow(CommandProblem);
  });
});

describe('any change', () => {
  it('drops ended overrides and marks older than any copy', () => {
    const first = set(defaultPolicyDocument, leaderboard, { freshSeconds: 45 });
    const second = set(first, scores, { freshSeconds: 60, untilIso: soonIso });
    const before = purge(second, 'tag:golf');
    const kept = purge(before, 'tag:boys', { ...change, nowMs: change.nowMs + LONGEST_USE_MS - 1 });
    expect(kept.purges.map(({ scope }) => scope)).toEqual(['tag:golf', 'tag:boys']);
    const much = purge(before, 'tag:boys', { ...change, nowMs: change.nowMs + LONGEST_USE_MS });
    expect([much.policies, Object.keys(much.sources)]).toEqual([{}, ['golf.individual-leaders']]);
    expect(much.purges.map(({ scope }) => scope)).toEqual(['tag:boys']);
  });

  it('keeps a purge mark for as long as a copy can be used under the built-in policies', () => {
    for (const { freshSeconds, staleWhileRevalidateSeconds, staleIfErrorSeconds } of atLeastOne(
      Object.values(policies),
    )) {
      const used = freshSeconds + Math.max(staleWhileRevalidateSeconds, staleIfErrorSeconds);
      expect(used * 1000).toBeLessThanOrEqual(LONGEST_USE_MS);
    }
  });

  it('gives a valid document after any sequence, in which the last value set wins', () => {
    const target = fc.constantFrom(scores, leaderboard, { kind: 'policy', name: 'news' } as const);
    const field = fc.constantFrom(...POLICY_FIELDS);
    const setting = fc.oneof(
      ...POLICY_FIELDS.map((name) => {
        const { least, most } = FIELD_BOUNDS[name];
        return fc.record({ field: fc.constant(name), value: fc.integer({ min: least, max: most }) });
      }),
    );
    const step = fc.oneof(
      fc.tuple(target, setting).map(([on, given]) => ({ kind: 'set' as const, target: on, ...given })),
      fc.record({ kind: fc.constant('unset' as const), target, field }),
      fc.record({
        kind: fc.constant('purge' as const),
        scope: fc.constantFrom<PurgeScope>('everything', 'tag:golf', 'path:/scores'),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        let document = defaultPolicyDocument;
        const values = new Map<string, number>();
        for (const given of atLeastOne(steps)) {
          const before = document;
          const makeNext = () =>
            given.kind === 'set'
              ? set(before, given.target, { [given.field]: given.value })
              : given.kind === 'unset'
                ? unsetOverride(before, given.target, given.field)
                : purge(before, given.scope);
          const id = given.kind === 'purge' ? '' : `${given.target.name}.${given.field}`;
          if (given.kind === 'unset' && !values.has(id)) {
            expect(makeNext).toThrow(CommandProblem);
            continue;
          }
          const next = makeNext();
          if (given.kind === 'set') values.set(id, given.value);
          if (given.kind === 'unset') values.delete(id);
          expect(next.revision).toBe(document.revision + 1);
          expect(parsePolicyDocument(formatPolicyDocument(next), knownNames)).toEqual(next);
          document = next;
        }
        for (const name of ['scores', 'news'] as PolicyName[]) {
          const effective = computeEffectivePolicy(document, { policy: name }, change.nowMs);
          for (const policyField of atLeastOne(POLICY_FIELDS)) {
            expect(effective[policyField]).toBe(values.get(`${name}.${policyField}`) ?? policies[name][policyField]);
          }
        }
      }),
    );
  });
});
