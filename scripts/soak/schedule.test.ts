import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { createSoakSchedule, type SoakEvent, type SoakKind } from './schedule';

const seconds = 1200;
const seeds = Array.from({ length: 50 }, (_, index) => index + 1);

function listTimes(events: readonly SoakEvent[], kind: SoakKind): readonly number[] {
  return events.filter(({ action }) => action.kind === kind).map(({ atSeconds }) => atSeconds);
}

describe.each(seeds)('the soak schedule for seed %d', (seed) => {
  const events = createSoakSchedule(seed, seconds);

  it('is in order, within the run, and has every kind of event', () => {
    const times = events.map(({ atSeconds }) => atSeconds);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect([Math.min(...times) > 0, Math.max(...times) < seconds]).toEqual([true, true]);
    const kinds = new Set(events.map(({ action }) => action.kind));
    expect([...kinds].sort()).toEqual(['cron', 'deploy', 'fault', 'policy', 'recovery']);
  });

  it('ends each fault before the next one and within half a minute', () => {
    const faults = listTimes(events, 'fault');
    const recoveries = listTimes(events, 'recovery');
    expect(recoveries).toHaveLength(faults.length);
    for (const [index, begin] of atLeastOne(faults.entries())) {
      const end = recoveries[index] ?? 0;
      expect([end > begin, end - begin <= 30, end < (faults[index + 1] ?? seconds)]).toEqual([true, true, true]);
    }
  });

  it('has five faults that make all of upstream look empty or missing', () => {
    const faults = events.flatMap(({ action }) => (action.kind === 'fault' ? [action.fault] : []));
    const waves = faults.filter(
      ({ path, kind, status }) => path === '/' && (kind === 'body' || [400, 404].includes(Number(status))),
    );
    expect(waves.map(({ status, body }) => status ?? body)).toEqual([404, 400, '[]', '{"data":[]}', 'null']);
  });

  it('deploys three different builds in the first half', () => {
    const builds = events.flatMap(({ action }) => (action.kind === 'deploy' ? [action.buildId] : []));
    expect(builds).toEqual(['soak-2', 'soak-3', 'soak-4']);
    expect(Math.max(...listTimes(events, 'deploy'))).toBeLessThanOrEqual(seconds / 2);
  });

  it('rolls back no more changes than were made', () => {
    let standing = 0;
    for (const { action } of atLeastOne(events)) {
      if (action.kind !== 'policy') continue;
      standing += action.words[0] === 'rollback' ? -1 : 1;
      expect(standing).toBeGreaterThanOrEqual(0);
    }
  });
});

it('the same seed gives the same schedule and another seed a different one', () => {
  expect(createSoakSchedule(7, seconds)).toEqual(createSoakSchedule(7, seconds));
  expect(createSoakSchedule(8, seconds)).not.toEqual(createSoakSchedule(7, seconds));
});

it('a shorter run has the same events at a proportional pace', () => {
  const short = createSoakSchedule(7, 120);
  expect(short.map(({ action }) => action)).toEqual(createSoakSchedule(7, seconds).map(({ action }) => action));
  expect(Math.max(...short.map(({ atSeconds }) => atSeconds))).toBeLessThan(120);
});
