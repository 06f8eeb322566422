import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { known } from '../../../tests/support/fixture/known-names';
import { policies } from '../source/policies';
import {
  BUDGET_FIELDS,
  FIELD_BOUNDS,
  formatPolicyDocument,
  isRefusal,
  MOST_PURGES,
  parsePolicyDocument,
  POLICY_FIELDS,
  readPurges,
  type PolicyDocument,
} from './policy-document';

const valid: PolicyDocument = {
  format: 1,
  revision: 3,
  changedAtIso: '2025-10-11T18:00:00.000Z',
  changedBy: 'pat',
  why: 'finals day',
  policies: { scores: { freshSeconds: 60, untilIso: '2025-10-12T05:00:00Z' } },
  sources: { 'golf.leaderboard': { staleIfErrorSeconds: 7200 } },
  budgets: { upstream: { callsPerSecond: 5, untilIso: '2025-10-12T05:00:00Z' } },
  purges: [
    { scope: 'everything', olderThanIso: '2025-10-11T18:00:00.000Z' },
    { scope: 'source:news.recent', olderThanIso: '2025-10-11T18:00:00.000Z' },
    { scope: 'tag:policy:scores', olderThanIso: '2025-10-11T18:00:00.000Z' },
    { scope: 'path:/scores', olderThanIso: '2025-10-11T13:00:00-05:00' },
  ],
};

const minute = { freshSeconds: 60 };
const momentIso = '2025-10-11T18:00:00Z';
const badIso = '2025-13-01T00:00:00Z';
const tooManyScopes = Array.from({ length: MOST_PURGES + 1 }, (_, index) => `tag:${index}`);

function buildPurge(...scopes: readonly string[]): object {
  return { purges: scopes.map((scope) => ({ scope, olderThanIso: momentIso })) };
}

function listProblems(changed: object): readonly string[] {
  const result = parsePolicyDocument(JSON.stringify({ ...valid, ...changed }), known);
  return isRefusal(result) ? result.problems : [];
}

describe('a policy document', () => {
  it('is read back as it was written', () => {
    expect(parsePolicyDocument(formatPolicyDocument(valid), known)).toEqual(valid);
  });

  it.each([
    ['', 'the document is not JSON'],
    ['{"format":1', 'the document is not JSON'],
    ['null', /object/],
    ['[]', /object/],
    ['{}', /format/],
  ])('is not read from %j', (text, problem) => {
    const result = parsePolicyDocument(text, known);
    expect(isRefusal(result) && result.problems[0]).toMatch(problem);
  });

  it.each([
    ['another format', { format: 2 }, 'format: must be 1'],
    ['no revision', { revision: 0 }, /^revision: /],
    ['an unknown field', { ttl: 5 }, /Unrecognized key/],
    ['no author', { changedBy: ' ' }, 'changedBy: must not be empty'],
    ['no reason', { why: '' }, 'why: must not be empty'],
    ['an invalid change time', { changedAtIso: 'yesterday' }, /^changedAtIso: must be a moment/],
    ['an unknown policy', { policies: { scorez: minute } }, 'policies.scorez: there is no such policy'],
    ['an unknown source', { sources: { 'golf.lost': minute } }, 'sources.golf.lost: there is no such source'],
    ['a policy name among the sources', { sources: { scores: minute } }, 'sources.scores: there is no such source'],
    ['the name of an object method', { policies: { toString: minute } }, 'policies.toString: there is no such policy'],
    ['a wrong field', { policies: { scores: { ...minute, freshSecond: 60 } } }, /^policies\.scores: Unrecognized/],
    ['an empty override', { policies: { scores: {} } }, 'policies.scores: changes nothing'],
    [
      'an override with an end only',
      { policies: { scores: { untilIso: momentIso } } },
      'policies.scores: changes nothing',
    ],
    ['an invalid end time', { policies: { scores: { ...minute, untilIso: badIso } } }, /^policies\.scores\.untilIso: /],
    ['a purge of an invalid scope', buildPurge('all'), /^purges\.0\.scope: must be/],
    ['a purge of a relative path', buildPurge('path:scores'), /^purges\.0\.scope: must be/],
    ['a purge of an unknown source', buildPurge('source:golf.lost'), 'purges: there is no source golf.lost'],
    [
      'a purge with an invalid time',
      { purges: [{ scope: 'everything', olderThanIso: 'now' }] },
      /^purges\.0\.olderThanIso: /,
    ],
    ['too many purges', buildPurge(...tooManyScopes), /^purges: must be at most 50/],
  ])('is refused with %s', (_, changed, problem) => {
    const problems = listProblems(changed);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it.each([
    ['another format', { ...valid, format: 2 }],
    ['a policy field of a later build', { ...valid, policies: { scores: { ...minute, laterSeconds: 5 } } }],
    ['a part of a later build', { ...valid, later: [] }],
    ['containing only purges', { purges: valid.purges }],
  ])('refused for %s still provides its purges', (_, wire) => {
    expect(isRefusal(parsePolicyDocument(JSON.stringify(wire), known))).toBe(true);
    expect(readPurges(JSON.stringify(wire))).toEqual(valid.purges);
  });

  it('provides its readable purges and ignores others', () => {
    const marks = buildPurge('source:golf.later', 'page:later', 'everything') as { readonly purges: readonly object[] };
    const [unknownSource, , everything] = marks.purges;
    expect(readPurges(JSON.stringify({ ...valid, ...marks }))).toEqual([unknownSource, everything]);
    const others = [{ purges: 'everything' }, { purges: [null, 1, {}] }, buildPurge(...tooManyScopes), null, []];
    for (const wire of others) expect(readPurges(JSON.stringify(wire)), JSON.stringify(wire)).toEqual([]);
    expect(readPurges('{"purges":')).toEqual([]);
  });

  it('is refused with a key like __proto__', () => {
    const text = JSON.stringify(valid).replace('"scores":', '"__proto__":');
    expect(isRefusal(parsePolicyDocument(text, known))).toBe(true);
  });

  it.each(POLICY_FIELDS)('accepts only whole numbers within the bounds for %s', (field) => {
    const { unit, least, most } = FIELD_BOUNDS[field];
    const listProblemsWith = (value: unknown) => listProblems({ policies: { scores: { [field]: value } } });
    for (const value of [least, most]) expect(listProblemsWith(value), String(value)).toEqual([]);
    for (const value of [least - 1, most + 1, 60.5, -60, 0, 1e300, '60', null, true]) {
      expect(listProblemsWith(value), String(value)).toEqual([
        `policies.scores.${field}: must be a whole number of ${unit} from ${least} to ${most}`,
      ]);
    }
  });

  it.each(BUDGET_FIELDS)('accepts only whole numbers within the bounds for %s of the upstream budget', (field) => {
    const { unit, least, most } = FIELD_BOUNDS[field];
    const listProblemsWith = (value: unknown) => listProblems({ budgets: { upstream: { [field]: value } } });
    for (const value of [least, most]) expect(listProblemsWith(value), String(value)).toEqual([]);
    for (const value of [least - 1, most + 1, 1.5, '10', null]) {
      expect(listProblemsWith(value), String(value)).toEqual([
        `budgets.upstream.${field}: must be a whole number of ${unit} from ${least} to ${most}`,
      ]);
    }
  });

  it('allows no other budget, no policy fields in a budget and no budget fields in a policy', () => {
    expect(listProblems({ budgets: { elsewhere: { callsPerSecond: 5 } } })).toEqual([
      'budgets.elsewhere: there is no such budget',
    ]);
    expect(listProblems({ budgets: { upstream: { freshSeconds: 60 } } })).not.toEqual([]);
    expect(listProblems({ policies: { scores: { callsPerSecond: 5 } } })).not.toEqual([]);
  });

  it('has times from 30 seconds to 7 days and shares from 10 to 100 percent', () => {
    const { mostDroppedPercent, ...bounds } = FIELD_BOUNDS;
    const times = Object.values(bounds).filter(({ unit }) => unit !== 'calls');
    expect(mostDroppedPercent).toEqual({ unit: 'per cent', least: 10, most: 100 });
    expect(new Set(times)).toEqual(new Set([{ unit: 'seconds', least: 30, most: 604_800 }]));
  });

  it('reports all problems at once', () => {
    expect(listProblems({ why: '', policies: { scores: { freshSeconds: 1, negativeSeconds: 2 } } })).toHaveLength(3);
  });

  it('may contain every built-in policy as an override', () => {
    expect(listProblems({ policies })).toEqual([]);
  });

  it('is refused for arbitrary text and JSON, without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(isRefusal(parsePolicyDocument(text, known))).toBe(true);
      }),
    );
  });

  it('with one part replaced is either refused or read exactly as written', () => {
    const part = fc.constantFrom(...Object.keys(valid));
    fc.assert(
      fc.property(part, fc.oneof(fc.jsonValue(), fc.string(), fc.nat()), (key, value) => {
        const changed = { ...valid, [key]: value };
        const result = parsePolicyDocument(JSON.stringify(changed), known);
        const written: unknown = isRefusal(result) ? 'refused' : JSON.parse(formatPolicyDocument(result));
        expect(['refused', trimDocument(changed)]).toContainEqual(written);
      }),
    );
  });
});

function trimDocument(given: object): unknown {
  return JSON.parse(
    JSON.stringify(given, (key, value: unknown) =>
      ['why', 'changedBy'].includes(key) && typeof value === 'string' ? value.trim() : value,
    ),
  );
}
