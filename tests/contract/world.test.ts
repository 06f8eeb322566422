import { describe, expect, test } from 'vitest';
import { drawSample } from '../support/sample';
import { findBracketFaults } from './world/brackets';
import { findByteFaults } from './world/bytes';
import { findCalendarFaults } from './world/calendar';
import { findDayFaults } from './world/day-games';
import { findDirectoryFaults } from './world/directories';
import { findFootballFaults } from './world/football';
import { findGolfFaults } from './world/golf';
import { findMeetFaults } from './world/meets';
import { moments, seeds, type Turn } from './world/moments';
import { findNewsroomFaults } from './world/newsroom';
import { findStateFinalFaults } from './world/state-finals';
import { View } from './world/view';

/* Endpoints of the demo association agree, in all worlds and seasons. */

type Check = (view: View, turn: Turn) => AsyncGenerator<string>;

const checks: Readonly<Record<string, Check>> = {
  football: findFootballFaults,
  brackets: findBracketFaults,
  'games of a day': findDayFaults,
  'state finals': findStateFinalFaults,
  golf: findGolfFaults,
  directory: findDirectoryFaults,
  calendar: findCalendarFaults,
  meets: findMeetFaults,
  newsroom: findNewsroomFaults,
  bytes: findByteFaults,
};

/** Limit of reported faults. */
const mostTold = 12;

/** Each takes half a second; playoff-picture.test.ts plays all. */
const worlds = drawSample(seeds.slice(0, 10), 1);

describe.each(worlds)('the world of seed %i', (seed) => {
  test.each(moments)('is consistent $name', async ({ now }) => {
    const view = new View(seed, now);
    const turn: Turn = { seed: seeds.indexOf(seed), moment: moments.findIndex((moment) => moment.now === now) };
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
