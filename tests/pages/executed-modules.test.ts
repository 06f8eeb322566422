import { Session } from 'node:inspector/promises';
import { expect, it } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { askHealthyUpstream } from '../support/in-process-site';
import { startSourceSite } from '../support/source-site';

/** What only renderings need. */
const rendering = /^app\/(?:blocks|browser|components|document|models|routes|styles|upstream)\//;
const mostModulesOfHit = 18;

it('a page from memory passes few modules, and none that renders', async () => {
  const load = await startSourceSite(askHealthyUpstream);
  const cold = await listExecutedModules(() => load('/scores'));
  const hit = await listExecutedModules(() => load('/scores'));
  expect(atLeastOne(cold).some((file) => rendering.test(file))).toBe(true);
  expect(hit).toContain('app/cache/document/document-cache.ts');
  expect(atLeastOne(hit).filter((file) => rendering.test(file))).toEqual([]);
  expect(hit.length).toBeLessThanOrEqual(mostModulesOfHit);
});

/** Paths of the site's modules that run a function during `work`. Reading a module's constant counts too. */
async function listExecutedModules(work: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    await session.post('Profiler.stopPreciseCoverage');
    const executed = result.filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0));
    return [...new Set(executed.flatMap(({ url }) => /\/((?:app|workers)\/.+\.tsx?)$/.exec(url)?.[1] ?? []))].sort();
  } finally {
    session.disconnect();
  }
}
