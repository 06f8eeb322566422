import { expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import { withOfflineNotice } from './offline-notice';

const now = Date.parse('2025-10-11T18:32:00Z');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', nowMs: () => now };
const copy = { madeAtMs: now - 12 * 60_000, isOnline: false };
const words = (html: string) => html.replace(/<[^>]+>/g, '');

it('a kept document says first that one is offline, and when it was made', () => {
  const html = withOfflineNotice('<body class="x"><header>Site</header></body>', copy, clock);
  expect(html).toMatch(/^<body class="x"><div role="status" class="offline-notice" data-made-at="1760206800000">/);
  expect(words(html)).toBe(
    'You are offline. This page is from 1:20 PM CT, 12 minutes ago. Try again More on this deviceSite',
  );
});

it('with a network the site is what cannot be reached', () => {
  const html = withOfflineNotice('<body>', { ...copy, isOnline: true }, clock);
  expect(words(html)).toMatch(/^The site cannot be reached\. This page is from 1:20 PM CT/);
});

it('the time is that of the content clock', () => {
  const offsetMs = -86_400_000;
  const html = withOfflineNotice('<body>', copy, { ...clock, offsetMs, nowMs: () => now + offsetMs });
  expect(html).toContain('<time datetime="2025-10-10T18:20:00.000Z">1:20 PM CT</time>');
});
