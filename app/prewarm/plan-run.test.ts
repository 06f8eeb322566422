import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineSource } from '~/cache/source/define-source';
import { computeLifetimes } from '~/cache/source/freshness';
import { policies, type PolicyName } from '~/cache/source/policies';
import { SECOND_MS } from '~/time-units';
import { planRun, type PlanInput, type StoredFacts, type WantedSource } from './plan-run';

const nowMs = 1_760_000_000_000;

function buildWanted(
  key: string,
  more: Partial<WantedSource> & { policy?: PolicyName; base?: 'v1' | 'site' } = {},
): WantedSource {
  const { policy = 'scores', base = 'v1', ...rest } = more;
  const source = defineSource({
    name: `a.${key}`,
    buildPath: () => `/${key}`,
    buildSchema: () => undefined as never,
    policy,
    base,
  });
  return { key, request: source.with({}), weight: 1, ...rest };
}

function copy(ageSeconds: number, kind: StoredFacts['kind'] = 'value'): StoredFacts {
  const fetchedAtMs = nowMs - ageSeconds * SECOND_MS;
  return { kind, fetchedAtMs, upstreamMs: 100, changedAtMs: fetchedAtMs - 500 };
}

function plan(input: Partial<PlanInput>) {
  return planRun({
    wanted: [],
    copies: new Map(),
    getLifetimes: ({ definition }, entry) => computeLifetimes(entry, policies[definition.policy], -Infinity),
    getPurgedUntilMs: () => -Infinity,
    nowMs,
    budget: 60,
    ...input,
  });
}

const listKeys = (input: Partial<PlanInput>) => plan(input).refreshes.map(({ request }) => request.key);

describe('a prewarm plan', () => {
  it.each<[string, Partial<Parameters<typeof buildWanted>[1]>, StoredFacts | undefined, boolean]>([
    ['includes a source without a copy', {}, undefined, true],
    ['includes news that expires before the next run', { policy: 'news' }, copy(250), true],
    ['includes news that would expire just after the next run', { policy: 'news' }, copy(226), true],
    ['excludes news that lasts beyond the next run', { policy: 'news' }, copy(224), false],
    ['includes scores that expire now', {}, copy(166), true],
    ['excludes scores that expire between this run and the next', {}, copy(164), false],
    ['includes a leaderboard that expires now', { policy: 'leaderboard' }, copy(286), true],
    ['includes a copy that expired long ago', {}, copy(90_000), true],
    ['excludes a copy fetched a moment ago', { policy: 'alerts' }, copy(14), false],
    ['includes alerts in every run', { policy: 'alerts' }, copy(58), true],
    ['includes an empty answer when it is due', { policy: 'schedule' }, copy(230, 'empty'), true],
    ['excludes an empty answer before it is due', { policy: 'schedule' }, copy(220, 'empty'), false],
    ['includes a planner source that is old enough', { renewAfterMs: 7200 * SECOND_MS }, copy(7201), true],
    ['excludes a planner source that is not yet old enough', { renewAfterMs: 7200 * SECOND_MS }, copy(7100), false],
  ])('%s', (_, about, given, isDue) => {
    expect(listKeys({ wanted: [buildWanted('a', about)], copies: new Map(given && [['a', given]]) })).toEqual(
      isDue ? ['a'] : [],
    );
  });

  it('is sorted by traffic, then by expiry', () => {
    const all = [
      buildWanted('slow', { weight: 1 }),
      buildWanted('late', { weight: 9 }),
      buildWanted('soon', { weight: 9 }),
      buildWanted('new', { weight: 9 }),
    ];
    const copies = new Map([
      ['slow', copy(1000)],
      ['late', copy(170)],
      ['soon', copy(178)],
    ]);
    expect(listKeys({ wanted: all, copies })).toEqual(['new', 'soon', 'late', 'slow']);
  });

  it('lists each source once, for the page that needs it most', () => {
    const all = [
      buildWanted('a', { weight: 1 }),
      buildWanted('b', { weight: 5 }),
      buildWanted('a', { weight: 9, renewAfterMs: 9e9 }),
    ];
    expect(listKeys({ wanted: all })).toEqual(['a', 'b']);
    expect(listKeys({ wanted: all, copies: new Map([['a', copy(170)]]) })).toEqual(['a', 'b']);
  });

  it('ends where the budget ends', () => {
    const all = [buildWanted('a', { weight: 3 }), buildWanted('b', { weight: 2 })];
    expect(plan({ wanted: all, budget: 1 })).toMatchObject({ deferred: 1 });
    expect(listKeys({ wanted: all, budget: 1 })).toEqual(['a']);
    expect(listKeys({ wanted: all, budget: -5 })).toEqual([]);
  });

  it('includes purged copies, however new, to be fetched after the purge', () => {
    const getPurgedUntilMs = () => nowMs - SECOND_MS;
    const input = { wanted: [buildWanted('a')], copies: new Map([['a', copy(2)]]), getPurgedUntilMs };
    const getLifetimes: PlanInput['getLifetimes'] = ({ definition }, entry) =>
      computeLifetimes(entry, policies[definition.policy], getPurgedUntilMs());
    expect(plan({ ...input, getLifetimes: getLifetimes }).refreshes[0]?.request.purgedUntilMs).toBe(nowMs - SECOND_MS);
    expect(listKeys({ ...input, getLifetimes: getLifetimes, getPurgedUntilMs: () => nowMs - 5 * SECOND_MS })).toEqual(
      [],
    );
  });

  it('requires copies fresh until the next run and accepts those another run just fetched', () => {
    const [news] = plan({
      wanted: [buildWanted('a', { policy: 'news' })],
      copies: new Map([['a', copy(250)]]),
    }).refreshes;
    expect(news?.request.newerThanMs).toBe(nowMs - (300 - 75) * SECOND_MS);
    expect(news?.storedChangedAtMs).toBe(copy(250).changedAtMs);
    const [scores] = plan({ wanted: [buildWanted('a')], copies: new Map([['a', copy(170)]]) }).refreshes;
    expect(scores?.request.newerThanMs).toBe(nowMs - (180 - 15) * SECOND_MS);
    const [alerts] = plan({ wanted: [buildWanted('a', { policy: 'alerts' })] }).refreshes;
    expect(alerts?.request.newerThanMs).toBe(nowMs - 15 * SECOND_MS);
    expect(alerts?.storedChangedAtMs).toBeUndefined();
  });
});

describe('a plan for any sources and copies', () => {
  const policyNames = Object.keys(policies) as PolicyName[];
  const source = fc.record({
    key: fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'),
    weight: fc.integer({ min: 0, max: 5 }),
    ageSeconds: fc.option(fc.integer({ min: 0, max: 5000 })),
  });

  it('keeps its budget, refreshes only due sources, each once, and the heaviest first', () => {
    fc.assert(
      fc.property(fc.array(source, { maxLength: 30 }), fc.integer({ min: 0, max: 12 }), (all, budget) => {
        const getPolicy = (key: string) => policyNames[key.charCodeAt(0) % policyNames.length] ?? 'scores';
        const wants = all.map(({ key, weight }) => buildWanted(key, { weight, policy: getPolicy(key) }));
        const copies = new Map(
          all.flatMap(({ key, ageSeconds }) => (ageSeconds === null ? [] : [[key, copy(ageSeconds)] as const])),
        );
        const getWeight = (key: string) =>
          Math.max(...wants.filter((want) => want.key === key).map(({ weight }) => weight));
        const isDue = (key: string) => {
          const kept = copies.get(key);
          if (kept === undefined) return true;
          const { freshUntilMs } = computeLifetimes(kept, policies[getPolicy(key)], -Infinity);
          const leadSeconds = ['scores', 'leaderboard'].includes(getPolicy(key)) ? 15 : 75;
          return freshUntilMs < nowMs + leadSeconds * SECOND_MS && nowMs - kept.fetchedAtMs >= 15 * SECOND_MS;
        };
        const { refreshes, deferred } = plan({ wanted: wants, copies, budget });
        const keys = refreshes.map(({ request }) => request.key);
        const due = [...new Set(all.map(({ key }) => key))].filter(isDue);
        expect(keys).toHaveLength(Math.min(budget, due.length));
        expect(new Set(keys).size).toBe(keys.length);
        // May be empty: nothing is due, or the budget is spent.
        expect(keys.filter((key) => !isDue(key))).toEqual([]);
        expect(deferred).toBe(due.length - keys.length);
        const weights = keys.map(getWeight);
        expect(weights).toEqual([...weights].sort((a, b) => b - a));
        const left = due.filter((key) => !keys.includes(key)).map(getWeight);
        expect(Math.max(0, ...left)).toBeLessThanOrEqual(Math.min(...weights, Infinity));
      }),
    );
  });
});
