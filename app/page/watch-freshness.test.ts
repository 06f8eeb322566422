import { expect, it, vi } from 'vitest';
import type { SiteContext } from './site-context';
import { watchFreshness } from './watch-freshness';

const nowMs = Date.parse('2025-10-11T18:20:00Z');

async function countSeconds(...freshUntilMs: (number | undefined)[]): Promise<number> {
  vi.useFakeTimers({ now: nowMs });
  try {
    const answers = freshUntilMs.map((untilMs) => ({ lifetimes: untilMs && { freshUntilMs: untilMs } }));
    const context = { readSources: () => Promise.resolve(answers) } as unknown as SiteContext;
    const { site, getFreshSeconds } = watchFreshness(context);
    await site.readSources([]);
    return getFreshSeconds();
  } finally {
    vi.useRealTimers();
  }
}

it('a document is fresh as long as the first of its values', async () => {
  expect(await countSeconds(nowMs + 180_000, nowMs + 60_500)).toBe(61);
});

it('a document with a failed or stale value is not fresh', async () => {
  expect(await countSeconds(nowMs + 180_000, undefined)).toBe(0);
  expect(await countSeconds(nowMs - 5000)).toBe(0);
});
