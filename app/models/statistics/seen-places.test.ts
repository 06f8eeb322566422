import { describe, expect, it } from 'vitest';
import { formatMovement, rememberPlace, type SeenPlace } from './seen-places';

/** Visits one after the other; gives what the last of them is told. */
function keepVisits(...places: readonly SeenPlace[]) {
  let kept: string | null = null;
  let before: SeenPlace | null = null;
  for (const place of places) ({ before, kept } = rememberPlace(kept, 'softball a', place));
  return before;
}

const buildSeenPlace = (place: number, day: string): SeenPlace => ({ place, day });

describe('the place of a team', () => {
  it('has no earlier one at the first visit, or as long as it stays', () => {
    expect(keepVisits(buildSeenPlace(5, '2025-10-04'))).toBeNull();
    expect(keepVisits(buildSeenPlace(5, '2025-10-04'), buildSeenPlace(5, '2025-10-05'))).toBeNull();
  });

  it('is compared with the last other one, as of the day it was seen last', () => {
    expect(
      keepVisits(buildSeenPlace(5, '2025-10-01'), buildSeenPlace(5, '2025-10-04'), buildSeenPlace(2, '2025-10-05')),
    ).toEqual(buildSeenPlace(5, '2025-10-04'));
  });

  it('is compared with that one until it changes again', () => {
    const moved = [buildSeenPlace(5, '2025-10-04'), buildSeenPlace(2, '2025-10-05'), buildSeenPlace(2, '2025-10-06')];
    expect(keepVisits(...moved)).toEqual(buildSeenPlace(5, '2025-10-04'));
    expect(keepVisits(...moved, buildSeenPlace(3, '2025-10-07'))).toEqual(buildSeenPlace(2, '2025-10-06'));
  });

  it.each(['{', '7', 'null', '{"softball a":{"now":{"place":"5"},"before":null}}', '{"softball a":null}'])(
    'is new where %s was kept',
    (kept) => {
      expect(rememberPlace(kept, 'softball a', buildSeenPlace(5, '2025-10-04')).before).toBeNull();
    },
  );

  it('is kept for the sixty teams that were looked at last', () => {
    let kept: string | null = null;
    for (let index = 0; index < 70; index += 1)
      ({ kept } = rememberPlace(kept, `t${index}`, buildSeenPlace(1, '2025-10-04')));
    const teams = Object.keys(JSON.parse(kept ?? '{}') as object);
    expect([teams.length, teams[0], teams.at(-1)]).toEqual([60, 't10', 't69']);
  });
});

it.each([
  [2, buildSeenPlace(5, '2025-10-04'), 'Up 3 since 2025-10-04'],
  [5, buildSeenPlace(4, '2025-10-04'), 'Down 1 since 2025-10-04'],
  [5, null, null],
])('the place %i after %j is told as %j', (place, before, text) => {
  expect(formatMovement(place, before, (day) => day)).toBe(text);
});
