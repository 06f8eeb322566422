import { describe, expect, it } from 'vitest';
import { formatMovement, rememberPlace, type SeenPlace } from './seen-places';

/** Makes the visits in order and returns the previous place that the last one is given. */
function keepVisits(...places: readonly SeenPlace[]) {
  let kept: string | null = null;
  let before: SeenPlace | null = null;
  for (const place of places) ({ before, kept } = rememberPlace(kept, 'softball a', place));
  return before;
}

const buildSeenPlace = (place: number, day: string): SeenPlace => ({ place, day });

describe('the previous place of a team', () => {
  it('is unknown on the first visit and while the place stays the same', () => {
    expect(keepVisits(buildSeenPlace(5, '2025-10-04'))).toBeNull();
    expect(keepVisits(buildSeenPlace(5, '2025-10-04'), buildSeenPlace(5, '2025-10-05'))).toBeNull();
  });

  it('is the last different place, with the day it was last seen', () => {
    expect(
      keepVisits(buildSeenPlace(5, '2025-10-01'), buildSeenPlace(5, '2025-10-04'), buildSeenPlace(2, '2025-10-05')),
    ).toEqual(buildSeenPlace(5, '2025-10-04'));
  });

  it('stays the same until the place changes again', () => {
    const moved = [buildSeenPlace(5, '2025-10-04'), buildSeenPlace(2, '2025-10-05'), buildSeenPlace(2, '2025-10-06')];
    expect(keepVisits(...moved)).toEqual(buildSeenPlace(5, '2025-10-04'));
    expect(keepVisits(...moved, buildSeenPlace(3, '2025-10-07'))).toEqual(buildSeenPlace(2, '2025-10-06'));
  });

  it.each(['{', '7', 'null', '{"softball a":{"now":{"place":"5"},"before":null}}', '{"softball a":null}'])(
    'is unknown when %s is stored',
    (kept) => {
      expect(rememberPlace(kept, 'softball a', buildSeenPlace(5, '2025-10-04')).before).toBeNull();
    },
  );

  it('is stored for the sixty most recently viewed teams', () => {
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
])('the place %i after %j is described as %j', (place, before, text) => {
  expect(formatMovement(place, before, (day) => day)).toBe(text);
});
