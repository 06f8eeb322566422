import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '~/time-units';
import { ManualClock } from '../../../tests/support/manual-clock';
import { MemoryObjectStorage } from '../../../tests/support/memory-object-storage';
import { KeptAnswers } from './kept-answers';

describe('an answer kept by a refresher', () => {
  let clock: ManualClock;
  let storage: MemoryObjectStorage;
  let kept: KeptAnswers;

  beforeEach(() => {
    clock = new ManualClock();
    storage = new MemoryObjectStorage();
    kept = new KeptAnswers({ storage, clock, log: () => undefined });
  });

  /** Keeps an answer that was fetched now or the given milliseconds later. */
  function keep(path: string, laterMs = 0): Promise<void> {
    const fetchedAtMs = clock.getNowMs() + laterMs;
    const entry = {
      kind: 'value',
      value: 1,
      fetchedAtMs,
      changedAtMs: fetchedAtMs,
      upstreamMs: 0,
      validators: {},
    } as const;
    const answer = { kind: 'body', body: 1, validators: {} } as const;
    return kept.keep(`s:v1.dataset:a:${path}`, 'json', { ...entry, receivedRows: 0, droppedRows: 0, bytes: 1 }, answer);
  }

  it('is deleted a month after it was last fetched', async () => {
    await keep('/v1/a');
    expect(storage.alarmAtMs).toBe(clock.getNowMs() + 30 * DAY_MS);
    await clock.advance(20 * DAY_MS);
    await keep('/v1/b');
    await clock.advance(10 * DAY_MS);
    await kept.removeExpired();
    expect([...storage.rows.keys()].sort()).toEqual(['body:/v1/b', 'facts:/v1/b']);
    expect(storage.alarmAtMs).toBe(clock.getNowMs() + 20 * DAY_MS);
    await clock.advance(20 * DAY_MS);
    await kept.removeExpired();
    expect(storage.rows.size).toBe(0);
  });

  it('makes room for another path when 200 are kept', async () => {
    for (let index = 0; index < 205; index += 1) await keep(`/v1/${index}`, index);
    const paths = [...storage.rows.keys()].filter((key) => key.startsWith('facts:'));
    expect([paths.length, paths.includes('facts:/v1/4'), paths.includes('facts:/v1/5')]).toEqual([200, false, true]);
    expect(storage.rows.size).toBe(400);
  });

  it('is not used for a source whose format has changed', async () => {
    await keep('/v1/a');
    const facts = await kept.findFacts('s:v2.dataset:a:/v1/a');
    if (facts === undefined) throw new Error('nothing was kept');
    expect(await kept.findAnswer('s:v2.dataset:a:/v1/a', facts, 'json')).toMatchObject({ result: { body: 1 } });
    expect(await kept.findAnswer('s:v2.dataset:a:/v1/a', facts, 'html')).toBeUndefined();
  });
});
