import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { costTablesFile, listCostTables, formatCostTables } from '../../scripts/measure/costs';
import { costFinalsDay, costQuietWeek, type CostedPeriod } from '../../scripts/simulation/cost-days';
import { computeDollarsBeyondFee, computeDollars } from '../../scripts/simulation/prices';

let finalsDay: CostedPeriod;
let quietWeek: CostedPeriod;

// Takes minutes on a busy machine.
beforeAll(async () => {
  finalsDay = await costFinalsDay();
  quietWeek = await costQuietWeek();
});

describe('the platform bill', () => {
  it('is below 130 dollars for a finals day', () => {
    expect(computeDollars(finalsDay.usage)).toBeLessThan(130);
  });

  it('is at most 3 dollars beyond the monthly fee for a week without finals', () => {
    expect(computeDollarsBeyondFee(quietWeek.usage, 7 / 30)).toBeLessThan(3);
  });

  it('is mostly for requests on a finals day, not for unread logs', () => {
    expect(finalsDay.usage.requests).toBeGreaterThanOrEqual(360e6);
    expect(finalsDay.usage.logEvents).toBeLessThan(0.03 * finalsDay.workerRuns);
  });
});

describe('the shared store in a week without finals', () => {
  it('is written less than once per five upstream calls, because most answers are unchanged', () => {
    expect(quietWeek.usage.keysWritten).toBeLessThan(quietWeek.upstreamCalls / 5);
  });
});

/** The numbers of a text, and the text without them. */
function splitNumbers(text: string): { readonly words: string; readonly numbers: readonly number[] } {
  const pattern = /\d[\d,]*(?:\.\d+)?/g;
  const numbers = [...text.matchAll(pattern)].map(([number]) => Number(number.replaceAll(',', '')));
  const words = text.replaceAll(pattern, '#').replaceAll(/[\s|-]+/g, ' ');
  return { words, numbers };
}

it('the operating guide states these bills, within a tenth or a cent (`npm run costs` writes them)', async () => {
  const written = splitNumbers(listCostTables(await readFile(costTablesFile, 'utf8')));
  const simulated = splitNumbers(formatCostTables(finalsDay, quietWeek));
  expect(written.words).toBe(simulated.words);
  const wrong = simulated.numbers.flatMap((number, index) => {
    const given = written.numbers[index] ?? NaN;
    return Math.abs(given - number) <= Math.max(0.1 * number, 0.011) ? [] : [[given, number]];
  });
  expect(wrong).toEqual([]);
});
