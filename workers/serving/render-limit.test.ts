import { describe, expect, it } from 'vitest';
import type { LogLine } from '~/cache/log';
import { ManualClock } from '../../tests/support/manual-clock';
import { networkOf, RenderLimit, RenderRefused, type RenderLimitTools } from './render-limit';

function openLimit(limiter: RenderLimitTools['limiter']) {
  const clock = new ManualClock();
  const lines: LogLine[] = [];
  const limit = new RenderLimit({ limiter, clock, log: (line) => void lines.push(line) });
  const admit = (headers: Record<string, string> = { 'cf-connecting-ip': '192.0.2.1' }) =>
    limit.admit(new Request('https://site.example/', { headers }));
  return { clock, lines, admit };
}

const refusing = { limit: () => Promise.resolve({ success: false }) };

describe('the limit of renderings', () => {
  it('refuses an address that has had its share', async () => {
    await expect(openLimit(refusing).admit()).rejects.toThrow(RenderRefused);
  });

  it('refuses no request without the binding, without an address, or when the binding fails', async () => {
    await openLimit(undefined).admit();
    await openLimit(refusing).admit({});
    const failing = openLimit({ limit: () => Promise.reject(new Error('gone')) });
    await failing.admit();
    expect(failing.lines).toEqual([{ event: 'render-limit-failed', detail: 'gone' }]);
  });

  it('writes one line for all refusals of ten seconds, which counts those before it and names no address', async () => {
    const { clock, lines, admit } = openLimit(refusing);
    for (let count = 0; count < 500; count += 1) await admit().catch(() => undefined);
    expect(lines).toEqual([{ event: 'renders-refused', count: 1 }]);
    await clock.advance(10_000);
    await admit().catch(() => undefined);
    expect(lines[1]).toEqual({ event: 'renders-refused', count: 500 });
  });
});

it.each([
  ['192.0.2.17', '192.0.2.17'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
