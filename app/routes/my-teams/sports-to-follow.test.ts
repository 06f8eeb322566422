import { expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { toView } from './page';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });

function listSports(path: string) {
  const values = buildTestValues({
    optional: { schools: read([]), games: read([]) },
    dependent: { events: null, streams: null },
  });
  return toView(values, buildTestRequest(path, { clock })).sports;
}

// The days of the golf finals are in the season file.
it('the sports of the season are offered, those with state finals today first', () => {
  const sports = listSports('/my-teams');
  expect(sports.slice(0, 2).map(({ id, today }) => [id, today])).toEqual([
    ['boys-golf', 'State finals, day 2 of 2'],
    ['girls-golf', 'State finals, day 2 of 2'],
  ]);
  expect(atLeastOne(sports.slice(2)).every(({ today }) => today === null)).toBe(true);
  expect(sports.map(({ id }) => id)).toContain('football');
  expect(sports.map(({ id }) => id)).not.toContain('boys-basketball');
});

it('a link to teams offers no sports', () => {
  expect(listSports('/my-teams?teams=0101')).toEqual([]);
});
