import { expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { buildBroadcastViews } from './broadcasts-view';

const broadcast = (key: string, day: string | null) => ({
  key,
  headline: `Broadcast ${key}`,
  subheadline: 'State Championship',
  day,
  startsAtMs: null,
  url: `https://watch.example/${key}`,
});

it('broadcasts of an earlier season are left out; those without a day are kept', () => {
  const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2027-10-23T20:10:00-05:00' });
  const views = buildBroadcastViews(
    [broadcast('a', '2027-10-23'), broadcast('b', '2026-10-17'), broadcast('c', null), broadcast('d', '2027-06-30')],
    clock,
  );
  expect(views.map(({ key, detail }) => [key, detail])).toEqual([
    ['a', 'Sat, Oct 23 · State Championship'],
    ['c', 'State Championship'],
  ]);
});
