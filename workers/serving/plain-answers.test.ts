import { expect, it } from 'vitest';
import type { LogLine } from '~/cache/base/log';
import { readPageAddress } from '~/page/page-address';
import { ManualClock } from '../../tests/support/manual-clock';
import { withEmergencyPage } from './plain-answers';

it.each([
  ['/scores', 'text/html; charset=utf-8', /<h1>This page cannot be shown right now<\/h1>/],
  ['/scores.data', 'text/plain; charset=utf-8', /^This page could not be made\./],
])('a failed rendering of %s is answered as %s and logged', async (path, type, words) => {
  const lines: LogLine[] = [];
  const render = withEmergencyPage(() => Promise.reject(new Error('broken')), {
    clock: new ManualClock(),
    log: (line) => void lines.push(line),
    associationName: 'Example <Association>',
  });
  const address = readPageAddress(new URL(path, 'https://site.example'), () => '2025-10-11');
  const { status, headers, body } = await render(address, { acceptStale: true, waitedMs: 0 }, () => undefined);
  expect([status, new Map(headers).get('content-type')]).toEqual([503, type]);
  expect(new TextDecoder().decode(body)).toMatch(words);
  expect(new TextDecoder().decode(body)).not.toContain('<Association>');
  expect(lines).toEqual([{ event: 'render-failed', path: '/scores', detail: 'broken' }]);
});
