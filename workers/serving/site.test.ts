import { expect, it } from 'vitest';
import type { LogLine } from '~/cache/log';
import { ManualClock } from '../../tests/support/manual-clock';
import { withRequestLog } from './site';

async function captureLog(path: string, takesMs: number, status = 200): Promise<readonly LogLine[]> {
  const clock = new ManualClock();
  const lines: LogLine[] = [];
  const answer = async () => {
    await clock.advance(takesMs);
    return new Response(null, { status });
  };
  const response = await withRequestLog(path, { clock, log: (line) => lines.push(line) }, answer);
  expect(response.status).toBe(status);
  return lines;
}

it('a request is logged with its path, its status and how long it took', async () => {
  expect(await captureLog('/scores', 40, 404)).toEqual([
    { event: 'request', path: '/scores', status: 404, durationMs: 40 },
  ]);
});

it('a slow request is its own event, which is always logged', async () => {
  expect(await captureLog('/', 1999)).toMatchObject([{ event: 'request' }]);
  expect(await captureLog('/', 2000)).toMatchObject([{ event: 'slow-request', durationMs: 2000 }]);
});

it('a path that somebody made up is cut short', async () => {
  const [line] = await captureLog(`/${'x'.repeat(1000)}`, 0);
  expect(String(line?.path)).toHaveLength(200);
});
