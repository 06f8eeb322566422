import { expect, it } from 'vitest';
import type { LogLine } from '~/cache/base/log';
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

it('a request is logged with its path, status and duration', async () => {
  expect(await captureLog('/scores', 40, 404)).toEqual([
    { event: 'request', path: '/scores', status: 404, durationMs: 40 },
  ]);
});

it('a slow request is logged as its own event, which is never sampled out', async () => {
  expect(await captureLog('/', 1999)).toMatchObject([{ event: 'request' }]);
  expect(await captureLog('/', 2000)).toMatchObject([{ event: 'slow-request', durationMs: 2000 }]);
});

it('a long path is cut in the log', async () => {
  const [line] = await captureLog(`/${'x'.repeat(1000)}`, 0);
  expect(String(line?.path)).toHaveLength(200);
});
