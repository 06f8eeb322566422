import { describe, expect, it } from 'vitest';
import { defaultPolicyDocument, type PolicyDocument } from '~/cache/tuning/policy-document';
import { createFullBudget, withTooManyCalls, type BudgetState } from '~/cache/upstream/call-budget';
import type { Game } from '~/models/games/game';
import { createEmptyOperations, withBatch, type SourceMarks } from '~/operations/operations-state';
import { LEASE_MS, type PrewarmRun } from '~/operations/prewarm-runs';
import { MINUTE_MS } from '~/time-units';
import { findSource } from '~/upstream/registry';
import { buildBoardReport, type BoardFacts } from './board-report';

const nowMs = Date.parse('2025-10-11T18:00:00Z');

const facts: BoardFacts = {
  place: 'here',
  nowMs,
  contentTime: 'noon',
  operations: createEmptyOperations(nowMs),
  overdue: [],
  platformPurges: null,
  document: defaultPolicyDocument,
  isPrewarmed: true,
  budget: { callsPerSecond: 20, burstCalls: 60 },
  seasonWarnings: [],
  unpublished: { sources: [], unknownNames: [], pages: [] },
  getPolicyName: (source) => findSource(source)?.policy,
};

function findSection(title: string, changes: Partial<BoardFacts>) {
  const section = buildBoardReport({ ...facts, ...changes }).sections.find((candidate) => candidate.title === title);
  return { tone: section?.tone, rows: section?.table?.rows, lines: section?.lines };
}

function buildTroubleSection(marks: SourceMarks, document: PolicyDocument = defaultPolicyDocument) {
  const operations = { ...createEmptyOperations(nowMs), sources: { 'maxpreps.day': marks } };
  return findSection('Stale or failing sources', { operations, document });
}

const answered: SourceMarks = { succeededAtMs: nowMs - MINUTE_MS, receivedRows: 499, droppedRows: 3, upstreamMs: 90 };

describe('the operations board', () => {
  it('asks for attention while season facts are missing, and names them', () => {
    const warning = '2030-31: football has no facts (evening of the pairings show), needed by 2030-10-01';
    const { tone, lines } = findSection('Season facts', { seasonWarnings: [warning] });
    expect(tone).toBe('attention');
    expect(lines).toContain(warning);
    expect(findSection('Season facts', {})).toMatchObject({ tone: 'good', lines: ['Complete.'] });
  });

  it('lists what is not published with its pages, and asks for attention only for a name of no source', () => {
    const sources = [['people.board', 'switched off by SOURCES_OFF']] as const;
    const off = findSection('Not published', { unpublished: { sources, unknownNames: [], pages: ['/about/board'] } });
    expect(off).toEqual({ tone: undefined, rows: sources, lines: ['Pages that are not offered: /about/board.'] });
    const unknown = findSection('Not published', { unpublished: { sources: [], unknownNames: ['a.b'], pages: [] } });
    expect([unknown.tone, unknown.lines?.at(-1)]).toEqual(['attention', 'SOURCES_OFF names a.b, which is no source.']);
  });

  it('shows how many rows of a source are unusable, and since when', () => {
    const fetch = {
      source: 'maxpreps.day',
      outcome: 'unusable-rows',
      detail: '490 of 499 rows do not fit',
      durationMs: 90,
      bytes: 0,
      receivedRows: 499,
      droppedRows: 490,
    } as const;
    const fetches = [12, 9, 6].map((minutes) => ({ ...fetch, atMs: nowMs - minutes * MINUTE_MS }));
    const { sources } = withBatch(createEmptyOperations(nowMs), { reads: {}, documents: {}, fetches }, nowMs);
    const { tone, rows } = buildTroubleSection({
      ...sources['maxpreps.day'],
      succeededAtMs: nowMs - 15 * MINUTE_MS,
    } as SourceMarks);
    expect(tone).toBe('bad');
    expect(rows?.[0]?.slice(0, 3)).toEqual(['maxpreps.day', 'unusable-rows: 490 of 499 rows do not fit', '12 min ago']);
  });

  it('shows how many sources turned empty at the same time', () => {
    const marks: SourceMarks = { ...answered, host: 'api.example', contradictedAtMs: nowMs - MINUTE_MS };
    const operations = { ...createEmptyOperations(nowMs), sources: { 'news.recent': marks, 'schools.all': marks } };
    expect(findSection('Sources that turned empty', { operations })).toMatchObject({
      tone: 'attention',
      lines: ['2 sources turned empty within 5 minutes: news.recent, schools.all.', expect.any(String)],
    });
    expect(findSection('Sources that turned empty', { operations, nowMs: nowMs + 5 * MINUTE_MS })).toMatchObject({
      tone: 'good',
      lines: ['0 sources turned empty within 5 minutes.'],
    });
  });

  it('shows a source whose last answer lost most rows but was used without a better copy', () => {
    const { tone, rows } = buildTroubleSection({ ...answered, droppedRows: 490 });
    expect(tone).toBe('bad');
    expect(rows?.[0]?.[1]).toBe('490 of 499 rows of the last answer do not fit, and there was no better copy');
  });

  it('accepts a few bad rows within the policy in force', () => {
    expect(buildTroubleSection(answered)).toEqual({ tone: 'good', rows: undefined, lines: ['None.'] });
    const mostDroppedPercent = 99;
    const document = { ...defaultPolicyDocument, sources: { 'maxpreps.day': { mostDroppedPercent } } };
    expect(buildTroubleSection({ ...answered, droppedRows: 490 }, document).tone).toBe('good');
  });

  it('names a source that answers again after failures, without an alarm', () => {
    const batch = { reads: { 'maxpreps.day': { staleIfError: 4, failed: 1 } }, documents: {}, fetches: [] };
    const counted = withBatch(createEmptyOperations(nowMs - 600_000), batch, nowMs - MINUTE_MS);
    const recovered = { ...answered, failedAtMs: nowMs - 5 * MINUTE_MS, failure: 'timeout' };
    const operations = { ...counted, sources: { 'maxpreps.day': recovered } };
    const { tone, rows, lines } = findSection('Stale or failing sources', { operations });
    expect([tone, rows]).toEqual(['good', undefined]);
    expect(lines?.[1]).toBe('Answer again after failures in the last 10 min, since counting began: maxpreps.day.');
  });

  it('raises an alarm for a source that is not called because its host does not answer', () => {
    const batch = { reads: { 'maxpreps.day': { staleIfError: 4 } }, documents: {}, fetches: [] };
    const hosts = { 'api.example': { breaker: 'open', sinceMs: nowMs - 30_000, openings: 1 } } as const;
    const counted = withBatch(createEmptyOperations(nowMs), batch, nowMs);
    const operations = { ...counted, hosts, sources: { 'maxpreps.day': answered } };
    const { tone, rows } = findSection('Stale or failing sources', { operations });
    expect([tone, rows?.[0]?.[1]]).toEqual(['bad', 'not called while api.example does not answer']);
  });

  it('raises no alarm for mistyped addresses', () => {
    const batch = { reads: { 'pages.content': { notFound: 6, kv: 1 } }, documents: {}, fetches: [] };
    const operations = withBatch(createEmptyOperations(nowMs), batch, nowMs);
    expect(findSection('Stale or failing sources', { operations })).toMatchObject({ tone: 'good', lines: ['None.'] });
  });

  it('names the sport of a game without a final score', () => {
    const teams = [{ name: 'North' }, { name: 'South' }];
    const game = {
      id: '1',
      day: '2025-10-10',
      time: null,
      sportId: 'boys-soccer',
      teams,
      kind: 'live',
    } as unknown as Game;
    const overdue = [{ game, expectedEndMs: nowMs, overdueMs: 90 * MINUTE_MS }];
    const { tone, rows } = findSection('Games without a final score', { overdue });
    expect([tone, rows?.[0]?.slice(0, 2)]).toEqual(['attention', ['Boys Soccer', 'North and South']]);
  });
});

describe('the prewarm runs on the operations board', () => {
  const progress = { planned: 9, done: 9, calls: 4 };
  const run = (id: string, minutesAgo: number, change: Partial<PrewarmRun> = {}): PrewarmRun => {
    const beganAtMs = nowMs - minutesAgo * MINUTE_MS;
    return { id, beganAtMs, seenAtMs: beganAtMs + 2000, endedAtMs: beganAtMs + 2000, ...progress, ...change };
  };
  const buildRunsSection = (runs: readonly PrewarmRun[], sinceMs = nowMs - 60 * MINUTE_MS) =>
    findSection('Prewarm runs', { operations: { ...createEmptyOperations(sinceMs), runs } });

  it('are good while each run ends and the last one is at most two minutes old', () => {
    expect(buildRunsSection([run('a', 3), run('b', 2)])).toMatchObject({ tone: 'good', lines: [] });
    expect(buildRunsSection([run('a', 3)])).toMatchObject({
      tone: 'attention',
      lines: ['The last sign of a run was 2 min 58 s ago.'],
    });
  });

  it('ask for attention when a run was killed', () => {
    const { tone, rows, lines } = buildRunsSection([run('a', 2, { endedAtMs: undefined }), run('b', 1)]);
    expect([tone, lines]).toEqual(['attention', ['1 of the last 2 runs did not reach their end.']]);
    expect(rows?.map(([, ended]) => ended)).toEqual(['after 2 s', 'killed']);
  });

  it('show a run with recent progress as running, and one without as killed', () => {
    const open = (seenAtMs: number) => buildRunsSection([run('a', 1, { endedAtMs: undefined, seenAtMs })]);
    expect(open(nowMs - 10_000)).toMatchObject({
      tone: 'good',
      rows: [[expect.anything(), 'running', '9 of 9', '4', '0', '0', '0', '']],
    });
    expect(open(nowMs - LEASE_MS).tone).toBe('attention');
  });

  it('ask for attention when no run was reported, except at the start or without prewarming', () => {
    expect(buildRunsSection([]).tone).toBe('attention');
    expect(buildRunsSection([], nowMs - MINUTE_MS).tone).toBe('good');
    expect(findSection('Prewarm runs', { operations: null }).tone).toBe('attention');
    expect(findSection('Prewarm runs', { operations: null, isPrewarmed: false }).tone).toBeUndefined();
  });
});

describe('the upstream budget on the operations board', () => {
  const budget = { callsPerSecond: 20, burstCalls: 60 };
  const spent = { ...createFullBudget(budget, nowMs), heldBack: [{ minuteMs: nowMs - MINUTE_MS, calls: 143 }] };
  const buildBudgetSection = (state: BudgetState) =>
    findSection('Budget of upstream calls', {
      operations: { ...createEmptyOperations(nowMs), budgets: { 'api.example': state } },
    });

  it('shows how many calls were held back', () => {
    const { tone, lines } = buildBudgetSection(spent);
    expect(tone).toBe('attention');
    expect(lines?.[0]).toBe(
      'api.example: 143 calls held back in the last 5 minutes: the budget of 20 calls a second is spent.',
    );
  });

  it('shows that a host asked for fewer calls', () => {
    const complaint = { host: 'api.example', status: 429, retryAfterMs: 30_000, budget } as const;
    const lowered = withTooManyCalls(undefined, complaint, nowMs - MINUTE_MS);
    expect(buildBudgetSection(lowered)).toMatchObject({
      tone: 'attention',
      lines: [
        'api.example asked for fewer calls, 1 min ago: it gets 16.7 of 20 a second, and more by the minute.',
        expect.anything(),
      ],
    });
    expect(buildBudgetSection(withTooManyCalls(undefined, complaint, nowMs)).lines?.[0]).toContain(
      'gets 0 of 20 a second',
    );
  });

  it('is good while no call is held back, and shows its values', () => {
    const lines = ['No call was held back in the last 5 minutes. Each host gets 20 calls a second, 60 at once.'];
    expect(buildBudgetSection({ ...spent, heldBack: [{ minuteMs: nowMs - 9 * MINUTE_MS, calls: 2 }] })).toMatchObject({
      tone: 'good',
      lines,
    });
    expect(findSection('Budget of upstream calls', {})).toMatchObject({ tone: 'good', lines });
  });
});
