import { beforeEach, describe, expect, it } from 'vitest';
import { SECOND_MS } from '~/time-units';
import { BudgetObject } from '../../../scripts/simulation/deployment';
import { ManualClock } from '../../../tests/support/manual-clock';
import type { LogLine } from '../base/log';
import type { CallBudgets, Urgency } from './call-budget';
import { BudgetGate } from './call-gate';

const host = 'api.example';
const budget = { callsPerSecond: 10, burstCalls: 40 };

let clock: ManualClock;
let object: BudgetObject;
let log: LogLine[];

beforeEach(() => {
  clock = new ManualClock();
  object = new BudgetObject(clock);
  log = [];
});

function startIsolate(shared: CallBudgets | undefined = object): BudgetGate {
  return new BudgetGate({
    shared,
    getBudget: () => budget,
    clock,
    getRandom: () => 0.5,
    log: (line) => log.push(line),
  });
}

/** Counts how many of the calls are admitted within the given time. */
async function countAdmitted(
  gates: readonly BudgetGate[],
  calls: number,
  urgency: Urgency,
  withinMs = 0,
): Promise<number> {
  let count = 0;
  for (let call = 0; call < calls; call += 1) {
    void gates[call % gates.length]?.admits(host, urgency).then((isAdmitted) => {
      if (isAdmitted) count += 1;
    });
  }
  await clock.advance(withinMs);
  return count;
}

describe('the budget gate of an isolate', () => {
  it('shares one budget with all other isolates', async () => {
    const isolates = Array.from({ length: 50 }, () => startIsolate());
    const atOnce = await countAdmitted(isolates, 500, 'foreground');
    const within3s = await countAdmitted(isolates, 500, 'waiting', 3 * SECOND_MS);
    expect(atOnce).toBeGreaterThanOrEqual(20);
    expect(atOnce).toBeLessThanOrEqual(30);
    expect(atOnce + within3s).toBeLessThanOrEqual(40 + 30);
    expect(atOnce + within3s).toBeGreaterThanOrEqual(60);
  });

  it('lets a call wait for its turn only when a visitor is waiting', async () => {
    const gate = startIsolate();
    await countAdmitted([gate], 60, 'waiting');
    expect(await startIsolate().admits(host, 'foreground')).toBe(false);
    let isAdmitted = false;
    void gate.admits(host, 'waiting').then((answer) => (isAdmitted = answer));
    await clock.advance(SECOND_MS);
    expect(isAdmitted).toBe(false);
    await clock.advance(3 * SECOND_MS);
    expect(isAdmitted).toBe(true);
  });

  it('asks the budget object once for several calls while the host is called rarely', async () => {
    const gate = startIsolate();
    for (let call = 0; call < 20; call += 1) {
      expect(await gate.admits(host, 'foreground')).toBe(true);
      await clock.advance(SECOND_MS);
    }
    expect(object.questions).toBe(5);
  });

  it('does not use spare calls that were granted long ago', async () => {
    const gate = startIsolate();
    await gate.admits(host, 'foreground');
    await clock.advance(6 * SECOND_MS);
    await gate.admits(host, 'foreground');
    expect(object.questions).toBe(2);
  });

  it('uses a quarter of the budget while the object fails and does not ask it for a while', async () => {
    object.isDown = true;
    const gate = startIsolate();
    expect(await countAdmitted([gate], 200, 'waiting', 100)).toBe(10);
    expect(await gate.admits(host, 'foreground')).toBe(false);
    const asked = object.questions;
    await countAdmitted([gate], 1, 'waiting', SECOND_MS);
    expect(object.questions).toBe(asked);
    object.isDown = false;
    await clock.advance(5 * SECOND_MS);
    await countAdmitted([gate], 1, 'waiting');
    expect(object.questions).toBe(asked + 1);
    expect(log.map(({ event }) => event)).toContain('call-budget-failed');
  });

  it('waits at most one second for an object that does not answer', async () => {
    const silent: CallBudgets = {
      drawCall: () => new Promise(() => undefined),
      noteTooManyCalls: () => Promise.resolve(),
    };
    const gate = startIsolate(silent);
    const asked = gate.admits(host, 'waiting');
    await clock.advance(SECOND_MS);
    expect(await asked).toBe(true);
  });

  it('has the full budget when no object is configured', async () => {
    expect(await countAdmitted([startIsolate(undefined)], 200, 'waiting')).toBe(40);
  });

  it('tells other isolates when a host reports too many calls', async () => {
    const [a, b] = [startIsolate(), startIsolate()];
    await a.noteTooManyCalls(host, 429, 20 * SECOND_MS);
    expect(await b.admits(host, 'waiting')).toBe(false);
    await clock.advance(21 * SECOND_MS);
    expect(await countAdmitted([a, b], 100, 'foreground')).toBeLessThanOrEqual(5);
  });

  it('holds back promised calls when the host asks for a pause', async () => {
    const gate = startIsolate();
    await countAdmitted([gate], 60, 'waiting');
    const promised = gate.admits(host, 'waiting');
    await clock.advance(10);
    await gate.noteTooManyCalls(host, 429, 30 * SECOND_MS);
    await clock.advance(4 * SECOND_MS);
    expect(await promised).toBe(false);
  });

  it('drops its spare calls when a host reports too many calls', async () => {
    const gate = startIsolate();
    await gate.admits(host, 'foreground');
    await gate.noteTooManyCalls(host, 429, 30 * SECOND_MS);
    expect(await gate.admits(host, 'foreground')).toBe(false);
  });

  it('logs how many calls it held back at most every ten seconds', async () => {
    const gate = startIsolate();
    await countAdmitted([gate], 130, 'foreground');
    await clock.advance(10 * SECOND_MS);
    await countAdmitted([gate], 100, 'ahead');
    await countAdmitted([gate], 150, 'foreground');
    const lines = log.filter(({ event }) => event === 'calls-held-back');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ host, calls: 1 });
    expect(lines[1]?.detail).toMatch(/^\d+ calls held back: the budget of 10 calls a second is spent$/);
  });
});
