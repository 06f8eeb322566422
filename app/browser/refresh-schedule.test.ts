import { describe, expect, it, test } from 'vitest';
import { RefreshSchedule, type RefreshPlan, formatInterval, missingPartPlan } from './refresh-schedule';

const startMs = Date.parse('2025-10-11T13:20:00-05:00');
const computeMoment = (seconds: number) => startMs + seconds * 1000;
const plan = (fetchedAt: number, everySeconds = 180): RefreshPlan => ({
  everySeconds,
  freshUntilMs: computeMoment(fetchedAt + everySeconds),
  fetchedAtMs: computeMoment(fetchedAt),
  live: null,
  isIncomplete: false,
});
const computeSecondsUntilDue = (schedule: RefreshSchedule) => (schedule.dueAtMs - startMs) / 1000;

describe('an open page refreshes', () => {
  it.each([
    [0, 81],
    [0.5, 83],
    [0.999, 84.996],
  ])('one to five seconds after its data stops being fresh (chance %d)', (chance, due) => {
    const schedule = new RefreshSchedule(() => chance);
    schedule.noteAnswer(plan(-100), startMs);
    expect(computeSecondsUntilDue(schedule)).toBeCloseTo(due, 6);
  });

  it('at once when it was loaded from a stale copy', () => {
    const schedule = new RefreshSchedule(() => 0);
    schedule.noteAnswer(plan(-300), startMs);
    expect(computeSecondsUntilDue(schedule)).toBe(1);
  });

  it('less and less often while no newer data comes, and on time again after newer data', () => {
    const schedule = new RefreshSchedule(() => 0);
    schedule.noteAnswer(plan(-300), startMs);
    const waits = [1, 2, 3, 4, 5, 6, 7].map(() => {
      schedule.noteAnswer(plan(-300), startMs);
      return computeSecondsUntilDue(schedule);
    });
    expect(waits).toEqual([6, 12, 24, 48, 96, 180, 180]);
    schedule.noteAnswer(plan(0), startMs);
    expect(computeSecondsUntilDue(schedule)).toBe(181);
    schedule.noteAnswer(plan(0), computeMoment(181));
    expect(computeSecondsUntilDue(schedule)).toBe(187);
  });

  it('one period later when no answer comes or no live part was answered', () => {
    const schedule = new RefreshSchedule(() => 0);
    schedule.noteAnswer(plan(-10), startMs);
    schedule.noteRequest(computeMoment(171));
    expect(computeSecondsUntilDue(schedule)).toBe(351);
    schedule.noteAnswer({ ...plan(0), freshUntilMs: null, fetchedAtMs: 0 }, computeMoment(171));
    expect(computeSecondsUntilDue(schedule)).toBe(351);
  });

  it('never without live data', () => {
    const schedule = new RefreshSchedule(() => 0);
    schedule.noteAnswer(null, startMs);
    schedule.noteRequest(startMs);
    expect(schedule.dueAtMs).toBe(Infinity);
  });
});

describe('an open page that lacks a part', () => {
  const listWaits = (incomplete: RefreshPlan, count: number) => {
    const schedule = new RefreshSchedule(() => 0);
    return Array.from({ length: count }, () => {
      schedule.noteAnswer(incomplete, startMs);
      return computeSecondsUntilDue(schedule);
    });
  };

  it('asks for it soon, then less and less often, and once per period at last', () => {
    expect(listWaits({ ...plan(0), isIncomplete: true }, 7)).toEqual([7, 13, 25, 49, 97, 181, 181]);
  });

  it('asks for it without live data, too, at least every five minutes', () => {
    expect(listWaits(missingPartPlan, 8)).toEqual([7, 13, 25, 49, 97, 193, 300, 300]);
  });

  it('asks as usual once it has all parts, and soon again when it lacks one anew', () => {
    const schedule = new RefreshSchedule(() => 0);
    for (const [isIncomplete, due] of [[true, 7], [true, 13], [false, 181], [true, 7]] as const) {
      schedule.noteAnswer({ ...plan(0), isIncomplete }, startMs);
      expect(computeSecondsUntilDue(schedule)).toBe(due);
    } // prettier-ignore
  });

  it('asks again one period later when no answer comes', () => {
    const schedule = new RefreshSchedule(() => 0);
    schedule.noteAnswer(missingPartPlan, startMs);
    schedule.noteRequest(computeMoment(7));
    expect(computeSecondsUntilDue(schedule)).toBe(307);
  });
});

describe('a device with a wrong clock', () => {
  const ask = (aheadSeconds: number) => {
    const schedule = new RefreshSchedule(() => 0);
    const waits: number[] = [];
    let now = 0;
    for (let turn = 0; turn < 8; turn += 1) {
      schedule.noteAnswer(plan(now - (now % 180)), computeMoment(now + aheadSeconds));
      const wait = computeSecondsUntilDue(schedule) - aheadSeconds - now;
      waits.push(wait);
      now += wait;
    }
    return waits;
  };

  it('slows down to one refresh per period when its clock is an hour ahead', () => {
    expect(ask(3600)).toEqual([1, 6, 12, 24, 48, 96, 180, 180]);
  });

  it('refreshes on time when its clock is an hour behind', () => {
    expect(ask(-3600)).toEqual([181, 181, 181, 181, 181, 181, 181, 181].map((wait, turn) => wait - (turn > 0 ? 1 : 0)));
  });
});

test.each([
  [30, 'every 30 seconds'],
  [60, 'every minute'],
  [90, 'every 90 seconds'],
  [180, 'every 3 minutes'],
  [3600, 'every hour'],
  [5400, 'every 90 minutes'],
  [7200, 'every 2 hours'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(formatInterval(seconds)).toBe(text);
});
