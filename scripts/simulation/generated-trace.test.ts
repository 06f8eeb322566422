import { describe, expect, it } from 'vitest';
import { readPageAddress } from '~/page/page-address';
import { atLeastOne } from '../../tests/support/at-least-one';
import { generateTrace } from './generated-trace';

const plan = { views: 3000, hours: 1, seed: 7 };
const isPage = (address: string) => !address.includes('leaderboard') || address.includes('golf');
const trace = generateTrace(plan, isPage);

describe('a generated trace', () => {
  it('is the same for the same plan and seed and different for another seed', () => {
    expect(generateTrace(plan, isPage)).toEqual(trace);
    expect(generateTrace({ ...plan, seed: 8 }, isPage)).not.toEqual(trace);
  });

  it('has the requested number of views, in order and within its length', () => {
    expect(trace).toHaveLength(3000);
    const moments = trace.map(({ atMs }) => atMs);
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    expect(moments[0]).toBeGreaterThanOrEqual(0);
    expect(moments.at(-1)).toBeLessThanOrEqual(3_600_000);
  });

  it('visits only existing pages and the front page most often', () => {
    const visits = new Map<string, number>();
    for (const { address } of trace) visits.set(address, (visits.get(address) ?? 0) + 1);
    const [most] = [...visits].sort(([, one], [, other]) => other - one);
    expect(most?.[0]).toBe('/');
    const routes = [...visits.keys()].map((address) => {
      const { route, isCanonical } = readPageAddress(new URL(address, 'https://site.invalid'), () => '2025-10-11');
      return [address, route.path === '*' || !isCanonical];
    });
    expect(atLeastOne(routes).filter(([, isLost]) => isLost)).toEqual([]);
    expect(visits.size).toBeGreaterThan(100);
    expect(atLeastOne(visits.keys()).filter((address) => !isPage(address))).toEqual([]);
  });
});
