import { describe, expect, test } from 'vitest';
import { drawSample } from '../support/sample';
import { bracketFaults } from './world/brackets';
import { byteFaults } from './world/bytes';
import { calendarFaults } from './world/calendar';
import { dayFaults } from './world/day-games';
import { directoryFaults } from './world/directories';
import { footballFaults } from './world/football';
import { golfFaults } from './world/golf';
import { meetFaults } from './world/meets';
import { moments, seeds, type Turn } from './world/moments';
import { newsroomFaults } from './world/newsroom';
import { stateFinalFaults } from './world/state-finals';
import { View } from './world/view';

/* Endpoints of the demo association agree, in all worlds and seasons. */

type Check = (view: View, turn: Turn) => AsyncGenerator<string>;

const checks: Readonly<Record<string, Check>> = {
  football: footballFaults,
  brackets: bracketFaults,
  'games of a day': dayFaults,
  'state finals': stateFinalFaults,
  golf: golfFaults,
  directory: directoryFaults,
  calendar: calendarFaults,
  meets: meetFaults,
  newsroom: newsroomFaults,
  bytes: byteFaults,
};

/** Limit of reported faults. */
const mostTold = 12;

/** Each takes half a second; playoff-picture.test.ts plays all. */
const worlds = drawSample(seeds.slice(0, 10), 1);

describe.each(worlds)('the world of seed %i', (seed) => {
  test.each(moments)('agrees with itself $name', async ({ now }) => {
    const view = new View(seed, now);
    const turn: Turn = { seed: seeds.indexOf(seed), moment: moments.findIndex((one) => one.now === now) };
    const faults: string[] = [];
    for (const [name, check] of Object.entries(checks)) {
      let told = 0;
      for await (const fault of check(view, turn)) {
        faults.push(`${name}: ${fault}`);
        told += 1;
        if (told >= mostTold) break;
      }
    }
    expect(faults, faults.join('\n')).toEqual([]);
    expect(view.leftovers).toEqual([]);
  });
});
