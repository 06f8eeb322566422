import { describe, expect, it } from 'vitest';
import { pageLifetimes } from './page-freshness';
import type { PagePart } from './page-part';

const nowMs = 1_000_000;

function part(fresh: number, revalidate: number, usable: number): PagePart {
  const lifetimes = {
    freshUntilMs: nowMs + fresh,
    revalidateUntilMs: nowMs + revalidate,
    usableUntilMs: nowMs + usable,
  };
  return { name: 'fixture', tags: [], waitedMs: 0, origin: 'memory', lifetimes };
}

const failed: PagePart = { name: 'failed', tags: [], waitedMs: 0, reason: 'timeout' };

describe('page freshness', () => {
  it('a page has the shortest lifetimes of its parts', () => {
    expect(pageLifetimes([part(10, 900, 5000), part(50, 60, 7000), part(70, 800, 900)], 200, nowMs)).toEqual({
      freshUntilMs: nowMs + 10,
      revalidateUntilMs: nowMs + 60,
      usableUntilMs: nowMs + 900,
    });
  });

  it('a page with a failed part ends within 15 seconds', () => {
    const lifetimes = pageLifetimes([part(300_000, 600_000, 900_000), failed], 200, nowMs);
    expect(lifetimes.freshUntilMs).toBeLessThan(lifetimes.revalidateUntilMs);
    expect(lifetimes.revalidateUntilMs).toBe(nowMs + 15_000);
    expect(lifetimes.usableUntilMs).toBe(nowMs + 15_000);
  });

  it('a page that stands without the part that failed is made anew as soon, and served as long as others', () => {
    const without: PagePart = { ...failed, isDependent: true };
    expect(pageLifetimes([part(300_000, 600_000, 900_000), without], 200, nowMs)).toEqual({
      freshUntilMs: nowMs + 5000,
      revalidateUntilMs: nowMs + 600_000,
      usableUntilMs: nowMs + 900_000,
    });
    const old: PagePart = { ...part(-9000, -1, 900_000), isDependent: true };
    expect(pageLifetimes([part(10, 20, 30), old], 200, nowMs)).toEqual({
      freshUntilMs: nowMs + 10,
      revalidateUntilMs: nowMs + 20,
      usableUntilMs: nowMs + 30,
    });
  });

  it.each([404, 307])('a page of status %i is kept for a minute at most', (status) => {
    const lifetimes = pageLifetimes([part(300_000, 600_000, 900_000)], status, nowMs);
    expect(lifetimes.usableUntilMs).toBe(nowMs + 60_000);
  });

  it('a page with a stale-if-error part ends within 15 seconds', () => {
    expect(pageLifetimes([part(-9000, -1, 900_000)], 200, nowMs).revalidateUntilMs).toBe(nowMs + 15_000);
  });

  it('a page with a stale part is stale at once and is served while a new one is made', () => {
    const lifetimes = pageLifetimes([part(-1000, 5000, 9000)], 200, nowMs);
    expect(lifetimes.freshUntilMs).toBeLessThan(nowMs);
    expect(lifetimes.revalidateUntilMs).toBe(nowMs + 5000);
  });

  it('a page that was not found is fresh for no more than a minute', () => {
    expect(pageLifetimes([], 404, nowMs).usableUntilMs).toBe(nowMs + 60_000);
    expect(pageLifetimes([part(10, 20, 30)], 404, nowMs).freshUntilMs).toBe(nowMs + 10);
  });
});
