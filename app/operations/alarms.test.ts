import { describe, expect, it } from 'vitest';
import { defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { createFullBudget, withTooManyCalls } from '~/cache/upstream/call-budget';
import { MINUTE_MS } from '~/time-units';
import { buildQuietFacts } from './alarm-facts.fixture';
import { alarmSections, listAlarms, type AlarmFacts, type AlarmName } from './alarms';
import { createEmptyOperations, type OperationsState } from './operations-state';

const facts = buildQuietFacts();
const { nowMs } = facts;
const withOperations = (more: Partial<OperationsState>): Partial<AlarmFacts> => ({
  operations: { ...createEmptyOperations(nowMs), ...more },
});
const purge = { atMs: nowMs - 6 * MINUTE_MS, outcome: 'done' } as const;

/** Facts that cause exactly one alarm. */
const causes: Readonly<Record<AlarmName, Partial<AlarmFacts>>> = {
  'hosts-down': withOperations({ hosts: { 'api.example': { breaker: 'probing', sinceMs: nowMs, openings: 1 } } }),
  'calls-held-back': withOperations({
    budgets: {
      'api.example': withTooManyCalls(
        createFullBudget(facts.budget, nowMs),
        { host: 'api.example', status: 429, budget: facts.budget },
        nowMs,
      ),
    },
  }),
  'sources-failing': withOperations({
    sources: { 'news.recent': { failedAtMs: nowMs, failure: 'timeout: after 5 s', droppedRows: 0, upstreamMs: 0 } },
  }),
  'sources-turned-empty': withOperations({
    sources: { 'news.recent': { contradictedAtMs: nowMs, succeededAtMs: nowMs, droppedRows: 0, upstreamMs: 0 } },
  }),
  'games-overdue': {
    overdue: [
      {
        game: { day: '2025-10-11', teams: [{ name: 'North' }, { name: 'South' }] },
        overdueMs: MINUTE_MS,
        expectedEndMs: nowMs,
      } as unknown as AlarmFacts['overdue'][number],
    ],
  },
  'prewarm-late': withOperations({ sinceMs: nowMs - 3 * MINUTE_MS }),
  'season-facts-missing': { seasonWarnings: ['2030-31: football has no facts'] },
  'platform-purge-failed': { platformPurges: { pending: [1], last: purge } },
  'policies-invalid': { document: null, problem: 'not valid' },
};

const names = Object.keys(alarmSections) as AlarmName[];

describe('alarms', () => {
  it('are absent when all is well, also before the first count', () => {
    expect(listAlarms(facts)).toEqual([]);
    expect(listAlarms({ ...facts, operations: null, isPrewarmed: false })).toEqual([]);
  });

  it.each(names)('%s has a reason and does not cause another alarm', (name) => {
    const alarms = listAlarms({ ...facts, ...causes[name] });
    expect(alarms.map((alarm) => alarm.name)).toEqual([name]);
    expect(alarms[0]?.reasons.join('')).not.toBe('');
  });

  it('name what is wrong', () => {
    const reasons = names.flatMap((name) =>
      listAlarms({ ...facts, ...causes[name] }).flatMap((alarm) => alarm.reasons),
    );
    expect(reasons).toEqual([
      'api.example does not answer',
      'api.example asked for fewer calls: it gets 10 of 20 a second',
      'news.recent: timeout: after 5 s',
      '1 source turned empty within 5 minutes: news.recent',
      'North and South, 2025-10-11',
      'No prewarm run was seen in the last 2 minutes',
      '2030-31: football has no facts',
      "No run of the prewarm worker repeats a purge of the platform's cache",
      'not valid',
    ]);
  });

  it('a purge is stuck only while it is pending', () => {
    expect(listAlarms({ ...facts, platformPurges: { pending: [], last: purge } })).toEqual([]);
    const failed = { pending: [], last: { ...purge, outcome: 'failed', detail: 'rate limited' } };
    expect(listAlarms({ ...facts, platformPurges: failed })[0]?.reasons).toEqual([
      "The platform's cache could not be purged (rate limited)",
    ]);
  });

  it('a source may lose the rows that the policy in force accepts', () => {
    const marks = { succeededAtMs: nowMs, receivedRows: 100, droppedRows: 90, upstreamMs: 0 };
    const lossy = { ...facts, ...withOperations({ sources: { 'news.recent': marks } }) };
    expect(listAlarms(lossy).map(({ name }) => name)).toEqual(['sources-failing']);
    const document = { ...defaultPolicyDocument, sources: { 'news.recent': { mostDroppedPercent: 95 } } };
    expect(listAlarms({ ...lossy, document })).toEqual([]);
  });
});
