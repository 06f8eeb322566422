import { describe, expect, it } from 'vitest';
import type { LogLine } from '~/cache/base/log';
import { ManualClock } from '../../tests/support/manual-clock';
import {
  createRenderLimit,
  createVisitorNetworkLimit,
  getNetwork,
  RenderRefused,
  type RenderLimitDependencies,
} from './render-limit';

function openLimit(limiter: RenderLimitDependencies['limiter'], networkLimiter?: RenderLimitDependencies['limiter']) {
  const clock = new ManualClock();
  const lines: LogLine[] = [];
  const limit = createRenderLimit({ limiter, networkLimiter, clock, log: (line) => void lines.push(line) });
  const admit = (headers: Record<string, string> = { 'cf-connecting-ip': '192.0.2.1' }) =>
    limit(new Request('https://site.example/', { headers }));
  return { clock, lines, admit };
}

const refusing = { limit: () => Promise.resolve({ success: false }) };

describe('the render limit', () => {
  it('refuses a client address that has used its share', async () => {
    await expect(openLimit(refusing).admit()).rejects.toThrow(RenderRefused);
  });

  it('refuses no request without the binding, without an address, or when the binding fails', async () => {
    await openLimit(undefined).admit();
    await openLimit(refusing).admit({});
    const failing = openLimit({ limit: () => Promise.reject(new Error('gone')) });
    await failing.admit();
    expect(failing.lines).toEqual([{ event: 'render-limit-failed', detail: 'gone' }]);
  });

  it('logs one line per ten seconds with the number of refusals and no address', async () => {
    const { clock, lines, admit } = openLimit(refusing);
    for (let count = 0; count < 500; count += 1) await admit().catch(() => undefined);
    expect(lines).toEqual([{ event: 'renders-refused', count: 1 }]);
    await clock.advance(10_000);
    await admit().catch(() => undefined);
    expect(lines[1]).toEqual({ event: 'renders-refused', count: 500 });
  });
});

/** Counts requests of one period like the platform's binding. */
function createLimiter(most: number) {
  const counts = new Map<string, number>();
  const limit = ({ key }: { key: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return Promise.resolve({ success: (counts.get(key) ?? 0) <= most });
  };
  return { counts, limit };
}

describe('the network limit', () => {
  const buildHeadersFrom = (address: string) => ({ 'cf-connecting-ip': address });
  const isAdmitted = (admitted: Promise<void>) =>
    admitted.then(
      () => true,
      () => false,
    );

  it('counts all IPv6 addresses of a /48 network together', async () => {
    const { admit } = openLimit(createLimiter(2), createLimiter(10));
    const outcomes: boolean[] = [];
    for (let index = 0; index < 30; index += 1)
      outcomes.push(await isAdmitted(admit(buildHeadersFrom(`2001:db8:1:${index}::1`))));
    expect(outcomes.filter(Boolean)).toHaveLength(10);
    expect(await isAdmitted(admit(buildHeadersFrom('2001:db8:2::1')))).toBe(true);
  });

  it('counts neither requests refused by client address nor IPv4 addresses', async () => {
    const network = createLimiter(10);
    const { admit } = openLimit(createLimiter(2), network);
    for (let index = 0; index < 30; index += 1) await isAdmitted(admit(buildHeadersFrom('2001:db8:1:1::1')));
    for (let index = 0; index < 30; index += 1) await isAdmitted(admit(buildHeadersFrom(`192.0.2.${index}`)));
    expect([...network.counts]).toEqual([['2001:db8:1', 2]]);
    expect(await isAdmitted(admit(buildHeadersFrom('2001:db8:1:2::1')))).toBe(true);
  });

  it('refuses no request when its binding fails', async () => {
    const { admit, lines } = openLimit(createLimiter(2), { limit: () => Promise.reject(new Error('gone')) });
    expect(await isAdmitted(admit(buildHeadersFrom('2001:db8::1')))).toBe(true);
    expect(lines).toEqual([{ event: 'render-limit-failed', detail: 'gone' }]);
  });
});

it.each([
  ['192.0.2.1', '192.0.2.200', '192.0.3.1'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:2::1'],
])('the limit of unknown pages counts %s and %s together, and %s apart', async (first, neighbor, other) => {
  const limiter = createLimiter(1);
  const limitUnknown = createVisitorNetworkLimit(limiter, () => undefined, 'unknown');
  const requestFrom = (address: string) =>
    new Request('https://site.example/', { headers: { 'cf-connecting-ip': address } });
  const page = requestFrom(first);
  const requests = [page, page, requestFrom(neighbor), requestFrom(other)];
  // A page counts once, however many sources it reads.
  const allowed: boolean[] = [];
  for (const request of requests) allowed.push(await limitUnknown(request));
  expect(allowed).toEqual([true, true, false, true]);
  // Pictures are counted by themselves.
  const limitPictures = createVisitorNetworkLimit(limiter, () => undefined, 'picture');
  expect(await limitPictures(requestFrom(first))).toBe(true);
});

it.each([
  ['192.0.2.17', '192.0.2.17', '192.0.2.17'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8:1:2::6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::6', '2001:db8:0:0', '2001:db8:0'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
])('%s counts as client %s and network %s', (address, client, network) => {
  expect([getNetwork(address, 64), getNetwork(address, 48)]).toEqual([client, network]);
});
