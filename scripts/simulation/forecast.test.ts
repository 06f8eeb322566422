import { describe, expect, it } from 'vitest';
import { defaultPolicyDocument, type PolicyDocument } from '~/cache/tuning/policy-document';
import { buildTestRequest } from '~/page/page-request.fixture';
import { atLeastOne } from '../../tests/support/at-least-one';
import { callRises, forecastChange, listForecastLines, listFrontLines, type Deployment } from './forecast';
import { createSitePages } from './site-pages';

const { environment, clock } = buildTestRequest('/');
const nowMs = Date.parse('2025-10-11T18:20:00Z');
const pages = createSitePages(environment, clock);
/** One view of the scores every ten seconds for half an hour. */
const views = Array.from({ length: 181 }, (_, index) => ({ atMs: index * 10_000, address: '/scores' }));
const deployment: Deployment = { isolates: 2, locations: 0, storeLagMs: 20_000, seed: 1, warmUpMs: 0 };

/** Pages that together read far more than one rarely changing source. */
const BUSY = ['/', '/scores', '/sports/boys-soccer', '/sports/football', '/sports/girls-soccer', '/sports/boys-golf'];

function getPages(addresses: readonly string[]) {
  return addresses.map((address) => pages.getPage(address));
}

function forecast(after: PolicyDocument, changed: Partial<Deployment> = {}, comparesFront = false) {
  const plan = { ...deployment, ...changed };
  return forecastChange({
    views,
    pages,
    before: defaultPolicyDocument,
    after,
    nowMs,
    deployment: plan,
    callsPerSecond: 20,
    comparesFront,
  });
}

describe('the forecast of a policy change', () => {
  it('shows more upstream calls and a lower age for a shorter freshness lifetime', async () => {
    const { before, after, changedSources, allSources } = await forecast({
      ...defaultPolicyDocument,
      policies: { scores: { freshSeconds: 60, staleWhileRevalidateSeconds: 60 } },
    });
    expect(changedSources.size).toBe(1);
    expect(allSources).toBeGreaterThan(1);
    expect(after.upstreamCalls).toBeGreaterThan(1.5 * before.upstreamCalls);
    expect(after.ageSeconds.worst).toBeLessThanOrEqual(120);
    expect(before.ageSeconds.worst).toBeGreaterThan(120);
    expect(after.views).toBe(181);
  });

  it('shows no change for an override that has ended', async () => {
    const ended = { freshSeconds: 30, untilIso: new Date(nowMs - 1).toISOString() };
    const { before, after, changedSources } = await forecast({ ...defaultPolicyDocument, policies: { scores: ended } });
    expect(changedSources.size).toBe(0);
    expect(after).toEqual(before);
  });

  it('counts one call per source and fresh period for any number of isolates', async () => {
    const { before } = await forecast(defaultPolicyDocument, { isolates: 8 });
    for (const [source, calls] of atLeastOne(before.callsBySource)) {
      expect(calls, source).toBeLessThanOrEqual(Math.ceil(1800 / 180) + 1);
    }
  });

  it('counts more refetches for empty answers, which have a shorter lifetime', async () => {
    const empty = await forecast(defaultPolicyDocument, { getProfile: () => ({ kind: 'empty', latencyMs: 50 }) });
    const full = await forecast(defaultPolicyDocument);
    expect(empty.before.upstreamCalls).toBeGreaterThan(full.before.upstreamCalls);
  });

  it('reports a changed source with more than twice the upstream calls', async () => {
    const short = { freshSeconds: 30, staleWhileRevalidateSeconds: 30 };
    const much = await forecast({ ...defaultPolicyDocument, sources: { 'maxpreps.day': short } });
    const little = await forecast({ ...defaultPolicyDocument, sources: { 'maxpreps.day': { freshSeconds: 170 } } });
    expect(callRises(much)).toMatchObject([{ source: 'maxpreps.day' }]);
    expect(callRises(little)).toEqual([]);
  });

  it('reports ten times the calls of a few addresses even when the site total hardly rises', async () => {
    const warmed = { pages: getPages(BUSY), callsPerMinute: 60, areVisited: false };
    const often = { freshSeconds: 60, staleWhileRevalidateSeconds: 30 };
    const rare = await forecast({ ...defaultPolicyDocument, sources: { 'streams.all': often } }, { warmed });
    expect(rare.after.upstreamCalls).toBeLessThan(2 * rare.before.upstreamCalls);
    expect(callRises(rare)).toMatchObject([{ source: 'streams.all' }]);
  });

  it('holds calls back and makes them later with a smaller budget', async () => {
    const warmed = { pages: getPages(BUSY), callsPerMinute: 60, areVisited: false };
    const upstream = { callsPerSecond: 1, burstCalls: 2 };
    const { before, after } = await forecast({ ...defaultPolicyDocument, budgets: { upstream } }, { warmed });
    expect([before.heldBackCalls, after.heldBackCalls > 0]).toEqual([0, true]);
    expect(after.busiestSecondCalls).toBeLessThan(before.busiestSecondCalls);
    expect(after.upstreamCalls).toBeGreaterThan(0.8 * before.upstreamCalls);
  });

  it('counts calls of prewarming with those of visitors', async () => {
    const warmed = { pages: getPages(['/sports/boys-soccer']), callsPerMinute: 60, areVisited: false };
    const often = { ...defaultPolicyDocument, sources: { 'sports.facts': { freshSeconds: 60 } } };
    expect((await forecast(often)).changedSources.size).toBe(0);
    expect(callRises(await forecast(often, { warmed }))).toMatchObject([{ source: 'sports.facts' }]);
  });

  it('runs the worker less often with the platform cache than without it', async () => {
    const compared = await forecast(defaultPolicyDocument, { locations: 2 }, true);
    expect(compared.withoutFront?.workerRuns).toBe(181);
    expect(compared.after.workerRuns).toBeLessThan(60);
    expect(listFrontLines(compared)).toEqual([
      expect.stringMatching(/in front: \d+ runs/),
      expect.stringMatching(/: 181 runs/),
    ]);
    expect(listFrontLines(await forecast(defaultPolicyDocument, { locations: 2 }))).toEqual([]);
  });

  it('has no empty figures', async () => {
    const lines = listForecastLines(
      await forecast({ ...defaultPolicyDocument, policies: { scores: { freshSeconds: 60 } } }),
    );
    expect(lines.map(([what]) => what)).toContain('upstream calls a minute, mean');
    for (const line of atLeastOne(lines)) {
      expect(line).toHaveLength(3);
      expect(line.join(' ')).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});
