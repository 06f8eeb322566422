import { expect, it } from 'vitest';
import { describeBudgetChange, listBudgetRises } from './change-forecast';

const built = { callsPerSecond: 20, burstCalls: 60 };

it('a budget change is described, and one that more than doubles the calls needs a confirmation', () => {
  const lower = { callsPerSecond: 5, burstCalls: 15 };
  const words = ['Each upstream host gets 5 calls a second, 15 at once, instead of 20 calls a second, 60 at once.'];
  expect([describeBudgetChange(built, lower), listBudgetRises(built, lower)]).toEqual([words, []]);
  expect(describeBudgetChange(built, built)).toEqual([]);
  expect(listBudgetRises(built, { ...built, callsPerSecond: 40 })).toEqual([]);
  expect(listBudgetRises(built, { ...built, callsPerSecond: 41 })).toHaveLength(1);
  expect(listBudgetRises(built, { ...built, burstCalls: 121 })).toHaveLength(1);
});
