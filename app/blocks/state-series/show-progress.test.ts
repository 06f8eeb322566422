import { expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildScheduledGame } from '~/models/games/game.fixture';
import { formatNextClass } from '~/models/state-series/pairings-show';
import type { PairingsOfClass } from '~/upstream/playoff-timetable';
import { toPairingsShowView } from './series-today';
import { readShowProgress, requestShowTimetable } from './show-progress';

const clockAt = (iso: string) => createContentClock({ timeZone: 'America/Chicago', fixedNowIso: iso });

const timetable: readonly PairingsOfClass[] = ['8:02 PM', '8:09 PM', '8:16 PM', null].map((timeText, index) => ({
  className: `${index + 1}A`,
  timeText,
  pairingsUrl: timeText && 'https://old.test/pairings.htm',
  bracketsUrl: null,
  teamInfoUrl: null,
  mapsUrl: null,
}));

function readAt(iso: string, games: Game[] | null = null) {
  const read = <Value>(value: Value) => ({ value, fetchedAtMs: Date.parse(iso), isStale: false });
  return readShowProgress({ showTimetable: read([...timetable]), drawnGames: games && read(games) }, clockAt(iso));
}

it('the timetable is requested only while the show is on', () => {
  const listRequests = (iso: string) => Object.keys(requestShowTimetable(clockAt(iso)));
  expect(listRequests('2025-10-25T19:59:00-05:00')).toEqual([]);
  expect(listRequests('2025-10-25T20:00:00-05:00')).toEqual(['showTimetable', 'drawnGames']);
  expect(listRequests('2025-10-25T21:00:00-05:00')).toEqual([]);
  expect(listRequests('2025-10-24T20:35:00-05:00')).toEqual([]);
});

it.each([
  ['2025-10-25T20:01:00-05:00', [], 'next 1A 8:02 PM'],
  ['2025-10-25T20:10:00-05:00', ['1A', '2A'], 'next 3A 8:16 PM'],
  ['2025-10-25T20:35:00-05:00', ['1A', '2A', '3A'], 'next 4A'],
])('at %s the show has posted %j, %s', (iso, posted, text) => {
  const progress = readAt(iso);
  expect([progress?.posted, formatNextClass(progress?.next ?? null)]).toEqual([posted, text]);
});

it('a class whose games are known is posted before its time, and those of last season post nothing', () => {
  const iso = '2025-10-25T20:10:00-05:00';
  const listPosted = (day: string) => readAt(iso, [buildScheduledGame({ classId: '3A', day })]);
  expect(listPosted('2025-11-01')).toMatchObject({ posted: ['1A', '2A', '3A'], next: { name: '4A' } });
  expect(listPosted('2024-11-02')).toMatchObject({ posted: ['1A', '2A'], next: { name: '3A' } });
});

it('nothing is said before and after the show, and without its timetable', () => {
  expect(readAt('2025-10-25T19:00:00-05:00')).toBeNull();
  expect(readAt('2025-10-25T21:30:00-05:00')).toBeNull();
  expect(readShowProgress({}, clockAt('2025-10-25T20:10:00-05:00'))).toBeNull();
});

it('the line of the show links the brackets of what is posted, and of nothing else', () => {
  const iso = '2025-10-25T20:10:00-05:00';
  expect(toPairingsShowView(null, clockAt(iso), readAt(iso))?.lines).toMatchObject([
    {
      label: 'Posted',
      links: [
        { to: '/sports/football/state-series/playoff-brackets/1A', text: '1A' },
        { to: '/sports/football/state-series/playoff-brackets/2A', text: '2A' },
      ],
      note: 'next 3A 8:16 PM',
    },
  ]);
});
