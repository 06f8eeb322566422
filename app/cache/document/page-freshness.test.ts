import { describe, expect, it } from 'vitest';
import { dailyGames } from '~/upstream/maxpreps';
import { computePageLifetimes, findServedStaleUntilMs, type PageFacts } from './page-freshness';
import type { PagePart } from './page-part';

const nowMs = 1_000_000;

function buildPart(fresh: number, revalidate: number, usable: number): PagePart {
  const lifetimes = {
    freshUntilMs: nowMs + fresh,
    revalidateUntilMs: nowMs + revalidate,
    usableUntilMs: nowMs + usable,
  };
  return { name: 'fixture', tags: [], waitedMs: 0, origin: 'memory', lifetimes };
}

const html: PageFacts['headers'] = [['content-type', 'text/html; charset=utf-8']];

/** The lifetimes of a page without a day, or with the given one. */
function getLifetimes(parts: readonly PagePart[], status: number, day: Partial<PageFacts> = {}) {
  return computePageLifetimes({ status, headers: html, parts, renderedAtMs: nowMs, dayEndsAtMs: Infinity, ...day });
}

const failed: PagePart = { name: 'failed', tags: [], waitedMs: 0, reason: 'timeout' };

it('a stale page is served for seconds after its live data are stale, and not at all if it lacks late ones', () => {
  const live = (more: Partial<PagePart>): PagePart => ({
    ...buildPart(60_000, 600_000, 900_000),
    copy: { request: dailyGames.with({ day: '2025-10-11' }), kind: 'value', fetchedAtMs: nowMs, upstreamMs: 1 },
    ...more,
  });
  const find = (parts: readonly PagePart[]) =>
    findServedStaleUntilMs({ parts, lifetimes: getLifetimes(parts, 200) }, 'document') - nowMs;
  const late: PagePart = { ...failed, isDependent: true, isLate: true };
  expect(find([live({})])).toBe(65_000);
  expect(find([live({}), { ...failed, isDependent: true }])).toBe(65_000);
  expect(find([live({}), late])).toBe(2000);
});

describe('page freshness', () => {
  it('uses the shortest lifetimes of all parts', () => {
    expect(getLifetimes([buildPart(10, 900, 5000), buildPart(50, 60, 7000), buildPart(70, 800, 900)], 200)).toEqual({
      freshUntilMs: nowMs + 10,
      revalidateUntilMs: nowMs + 60,
      usableUntilMs: nowMs + 900,
    });
  });

  it('ends within 15 seconds for a page with a failed part', () => {
    const lifetimes = getLifetimes([buildPart(300_000, 600_000, 900_000), failed], 200);
    expect(lifetimes.freshUntilMs).toBeLessThan(lifetimes.revalidateUntilMs);
    expect(lifetimes.revalidateUntilMs).toBe(nowMs + 15_000);
    expect(lifetimes.usableUntilMs).toBe(nowMs + 15_000);
  });

  it('keeps the usual stale lifetimes for a page with a failed optional part', () => {
    const without: PagePart = { ...failed, isDependent: true };
    expect(getLifetimes([buildPart(300_000, 600_000, 900_000), without], 200)).toEqual({
      freshUntilMs: nowMs + 5000,
      revalidateUntilMs: nowMs + 600_000,
      usableUntilMs: nowMs + 900_000,
    });
    const late: PagePart = { ...without, isLate: true };
    expect(getLifetimes([buildPart(300_000, 600_000, 900_000), late], 200)).toEqual({
      freshUntilMs: nowMs + 2000,
      revalidateUntilMs: nowMs + 600_000,
      usableUntilMs: nowMs + 900_000,
    });
    const old: PagePart = { ...buildPart(-9000, -1, 900_000), isDependent: true };
    expect(getLifetimes([buildPart(10, 20, 30), old], 200)).toEqual({
      freshUntilMs: nowMs + 10,
      revalidateUntilMs: nowMs + 20,
      usableUntilMs: nowMs + 30,
    });
  });

  it.each([
    [404, 60_000],
    [307, 5000],
  ])('is short for status %i: at most %i ms', (status, mostMs) => {
    const lifetimes = getLifetimes([buildPart(300_000, 600_000, 900_000)], status);
    expect(lifetimes.usableUntilMs).toBe(nowMs + mostMs);
  });

  it('ends within 15 seconds for a page with a stale-if-error part', () => {
    expect(getLifetimes([buildPart(-9000, -1, 900_000)], 200).revalidateUntilMs).toBe(nowMs + 15_000);
  });

  it('makes a page with a stale part stale at once, but allows serving it while a new one is rendered', () => {
    const lifetimes = getLifetimes([buildPart(-1000, 5000, 9000)], 200);
    expect(lifetimes.freshUntilMs).toBeLessThan(nowMs);
    expect(lifetimes.revalidateUntilMs).toBe(nowMs + 5000);
  });

  it('is at most a minute for a page that was not found', () => {
    expect(getLifetimes([], 404).usableUntilMs).toBe(nowMs + 60_000);
    expect(getLifetimes([buildPart(10, 20, 30)], 404).freshUntilMs).toBe(nowMs + 10);
  });

  describe('at the end of the content day', () => {
    const dayEndsAtMs = nowMs + 40_000;
    const parts = [buildPart(50_000, 90_000, 900_000)];

    it.each([
      ['with sources', parts],
      ['without sources', []],
    ])('ends the fresh and stale-while-revalidate times of a page %s', (_, read) => {
      expect(getLifetimes(read, 200, { dayEndsAtMs })).toMatchObject({
        freshUntilMs: dayEndsAtMs,
        revalidateUntilMs: dayEndsAtMs,
      });
    });

    it('does not change a page that ends before it', () => {
      expect(getLifetimes([buildPart(10, 20, 30)], 200, { dayEndsAtMs })).toEqual(
        getLifetimes([buildPart(10, 20, 30)], 200),
      );
    });

    it('lets a page be used when rendering fails, because a notice names its age', () => {
      expect(getLifetimes(parts, 200, { dayEndsAtMs }).usableUntilMs).toBe(nowMs + 900_000);
    });

    it.each([
      ['data', 200, { headers: [['content-type', 'text/x-script; charset=utf-8']] }],
      ['a feed', 200, { headers: [['content-type', 'application/rss+xml; charset=utf-8']] }],
      ['a page that was not found', 404, {}],
    ] as const)('ends the usable time of %s, which has no such notice', (_, status, headers) => {
      expect(getLifetimes(parts, status, { dayEndsAtMs, ...headers }).usableUntilMs).toBe(dayEndsAtMs);
    });

    it('makes a page stale at once when its rendering ended after midnight', () => {
      const lifetimes = getLifetimes(parts, 200, { dayEndsAtMs: nowMs - 1 });
      expect([lifetimes.freshUntilMs, lifetimes.revalidateUntilMs]).toEqual([nowMs - 1, nowMs - 1]);
    });
  });
});
