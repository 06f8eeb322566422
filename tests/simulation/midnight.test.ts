import { expect, it } from 'vitest';
import { SECOND_MS } from '~/time-units';
import { SimulatedDeployment, type SimulatedPage } from '../../scripts/simulation/deployment';
import { LaggingStore } from '../../scripts/simulation/lagging-store';
import { SimulatedUpstream } from '../../scripts/simulation/upstream';
import { atLeastOne } from '../support/at-least-one';
import { ManualClock } from '../support/manual-clock';

/* Cost of midnight, when all pages end, on virtual time. */

const midnight = Date.parse('2025-10-12T00:00:00-05:00');
const isolates = ['1', '2', '3', '4'];
const pages: readonly SimulatedPage[] = [
  { address: '/a', sources: ['a'] },
  { address: '/ab', sources: ['a', 'b'] },
  { address: '/about', sources: [] },
];
const visitorsOfEach = 25;

it('after midnight each isolate renders each page once from existing copies, without upstream calls', async () => {
  const clock = new ManualClock();
  const upstream = new SimulatedUpstream(clock);
  let renders = 0;
  const deployment = new SimulatedDeployment({
    clock,
    getRandom: () => 0,
    store: new LaggingStore(clock, () => 0),
    fetch: upstream.fetch,
    onRender: () => (renders += 1),
  });
  const visitAll = async () => {
    const views = isolates.flatMap((isolate) =>
      pages.flatMap((page) => Array.from({ length: visitorsOfEach }, () => deployment.serve(isolate, page))),
    );
    await clock.advance(5 * SECOND_MS);
    return Promise.all(views);
  };
  await clock.advance(midnight - 30 * SECOND_MS - clock.getNowMs());
  await visitAll();
  const before = { calls: upstream.calls, renders };
  expect(before).toEqual({ calls: 2, renders: isolates.length * pages.length });

  await clock.advance(midnight - clock.getNowMs());
  const views = await visitAll();
  expect(atLeastOne(views).filter(({ document }) => document.renderedAtMs < midnight)).toEqual([]);
  expect({ calls: upstream.calls, renders }).toEqual({ calls: 2, renders: 2 * before.renders });

  const later = await visitAll();
  expect(new Set(later.map(({ outcome }) => outcome))).toEqual(new Set(['hit']));
});
