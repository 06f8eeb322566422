import { describe, expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { findDrawing } from './playoff-drawing';

const buildClock = (fixedNowIso: string) => createContentClock({ timeZone: 'America/Chicago', fixedNowIso });

describe('the drawing of the playoff field', () => {
  it.each([
    ['2025-10-25T19:59:00-05:00', null],
    ['2025-10-25T20:35:00-05:00', { day: 'Saturday, October 25', isShowOn: true }],
    ['2025-10-25T21:00:00-05:00', { day: 'Saturday, October 25', isShowOn: false }],
    ['2025-10-26T09:00:00-05:00', { day: 'Saturday, October 25', isShowOn: false }],
    ['2026-03-05T09:00:00-06:00', { day: 'Saturday, October 25', isShowOn: false }],
    ['2026-08-20T09:00:00-05:00', null],
    ['2026-09-05T09:00:00-05:00', null],
  ])('at %s knows the drawing %j', (now, drawing) => {
    expect(findDrawing(buildClock(now))).toEqual(drawing);
  });

  it('without facts about the show, the field is drawn from the next day on', () => {
    expect(findDrawing(buildClock('2024-10-26T22:00:00-05:00'))).toBeNull();
    expect(findDrawing(buildClock('2024-10-27T00:05:00-05:00'))).toEqual({
      day: 'Saturday, October 26',
      isShowOn: false,
    });
  });
});
