import { describe, expect, it } from 'vitest';
import { createRepeatableRandom } from '../../../scripts/simulation/repeatable-random';
import { sampleOrdinaryEvents, type LogLine } from './log';

describe('the sampled log', () => {
  function listLines(events: readonly string[], rate: number): LogLine[] {
    const lines: LogLine[] = [];
    const log = sampleOrdinaryEvents((line) => lines.push(line), rate, createRepeatableRandom(1));
    for (const event of events) log({ event });
    return lines;
  }

  it.each(['request', 'refresh', 'refresh-for-other-build'])('writes a share of the %s events', (event) => {
    const lines = listLines(
      Array.from({ length: 10_000 }, () => event),
      0.1,
    );
    expect(lines.length).toBeGreaterThan(900);
    expect(lines.length).toBeLessThan(1100);
    expect(new Set(lines.map(({ sampleRate }) => sampleRate))).toEqual(new Set([0.1]));
  });

  it.each([
    'refresh-failed',
    'slow-request',
    'request-failed',
    'renders-refused',
    'prewarm',
    'platform-purge',
    'policy-in-force',
    'breaker-open',
    'an event that is new',
  ])('writes every %s event unchanged', (event) => {
    expect(listLines([event, event, event], 0)).toEqual([{ event }, { event }, { event }]);
  });

  it('writes all sampled events at rate 1 and none at rate 0', () => {
    expect([listLines(['refresh', 'request'], 1).length, listLines(['refresh', 'request'], 0).length]).toEqual([2, 0]);
  });
});
