import { expect, it } from 'vitest';
import { describeLiveAge } from './poll-live-files';

const asOfMs = Date.parse('2026-08-01T03:00:40Z');
const hour = 3_600_000;
/** Content clock of an afternoon in October. */
const clock = { offsetMs: Date.parse('2025-10-11T18:20:40Z') - asOfMs, timeZone: 'America/Chicago' };

it.each([
  [25_900, '25 s ago'],
  [119_000, '119 s ago'],
  [120_000, '2 min ago'],
  [hour, '60 min ago'],
  [null, null],
])('an age of %j milliseconds is shown as %j, with a time of the content clock', (ageMs, ageText) => {
  expect(describeLiveAge({ asOfMs, pageAsOfMs: asOfMs - 40_000, ageMs }, clock)).toEqual({
    pageIso: '2025-10-11T18:20:00.000Z',
    iso: '2025-10-11T18:20:40.000Z',
    text: '1:20:40 PM CT',
    ageText,
  });
});
