import { expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import { withAgeNotice } from './age-notice';

const now = Date.parse('2025-10-11T18:32:00Z');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const copy = { madeAtMs: now - 12 * 60_000, reason: 'offline' } as const;
const readText = (html: string) => html.replace(/<[^>]+>/g, '');

it('a kept page begins with the time when it was made, and says that the device is offline', () => {
  const html = withAgeNotice('<body class="x"><header>Site</header></body>', copy, clock);
  expect(html).toMatch(/^<body class="x"><div id="page-age" role="status" data-made-at="1760206800000" data-offline/);
  expect(readText(html)).toBe(
    'This page is from 1:20 PM CT, 12 minutes ago. You are offline. Try again More on this deviceSite',
  );
});

it.each([
  ['unreachable', 'The site cannot be reached. Try again More on this device'],
  ['not-rendered', 'It cannot be renewed right now. Load it again in a minute.'],
] as const)('the notice of a copy says why it is shown: %s', (reason, text) => {
  const html = withAgeNotice('<body>', { ...copy, reason }, clock);
  expect(readText(html)).toBe(`This page is from 1:20 PM CT, 12 minutes ago. ${text}`);
});

it('a new notice replaces an earlier one', () => {
  const earlier = withAgeNotice('<body><main></main>', { ...copy, reason: 'not-rendered' }, clock);
  expect(withAgeNotice(earlier, copy, clock)).toBe(withAgeNotice('<body><main></main>', copy, clock));
});

it('the notice uses the time of the content clock', () => {
  const offsetMs = -86_400_000;
  const html = withAgeNotice('<body>', copy, { ...clock, offsetMs, getNowMs: () => now + offsetMs });
  expect(html).toContain('<time datetime="2025-10-10T18:20:00.000Z">1:20 PM CT</time>');
});
