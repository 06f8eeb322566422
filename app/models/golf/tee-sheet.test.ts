import { describe, expect, it } from 'vitest';
import { noRound } from './golf';
import { buildGolfStanding } from './golf.fixture';
import { buildTeeSheet } from './tee-sheet';

const early = { minutesOfDay: 490, text: '8:10 AM' };
const late = { minutesOfDay: 790, text: '1:10 PM' };
const waiting = { thru: null, rounds: [noRound, noRound] } as const;

describe('a tee sheet', () => {
  it('groups golfers by time and hole, by name, in the order of the times', () => {
    const sheet = buildTeeSheet([
      buildGolfStanding({ ...waiting, id: '1', name: 'Vi', teeTime: late }),
      buildGolfStanding({ ...waiting, id: '2', name: 'Una', teeTime: early, fromOtherHole: true }),
      buildGolfStanding({ ...waiting, id: '3', name: 'Tom', teeTime: early }),
      buildGolfStanding({ ...waiting, id: '4', name: 'Sam', teeTime: early, teamName: null }),
    ]);
    expect(sheet).toEqual({
      round: 1,
      starts: [
        {
          time: '8:10 AM',
          isOtherHole: false,
          golfers: [
            { id: '4', name: 'Sam', school: null },
            { id: '3', name: 'Tom', school: 'Tamarack' },
          ],
        },
        { time: '8:10 AM*', isOtherHole: true, golfers: [{ id: '2', name: 'Una', school: 'Tamarack' }] },
        { time: '1:10 PM', isOtherHole: false, golfers: [{ id: '1', name: 'Vi', school: 'Tamarack' }] },
      ],
      hasOtherHoles: true,
    });
  });

  it('leaves out golfers who are out or have no time, and puts words without a time last', () => {
    const sheet = buildTeeSheet([
      buildGolfStanding({ ...waiting, id: '1', name: 'Vi', teeTime: { minutesOfDay: null, text: 'After lunch' } }),
      buildGolfStanding({ ...waiting, id: '2', name: 'Una', outcome: 'WD' }),
      buildGolfStanding({ ...waiting, id: '3', name: 'Tom', teeTime: null }),
      buildGolfStanding({ ...waiting, id: '4', name: 'Sam', teeTime: early }),
    ]);
    expect(sheet?.starts.map(({ time, golfers }) => [time, golfers.length])).toEqual([
      ['8:10 AM', 1],
      ['After lunch', 1],
    ]);
  });

  const played = { gross: 76, versusPar: 4 };

  it.each([
    ['somebody waits who has played the first round', { thru: null, rounds: [played, noRound] }, 2],
    ['somebody has strokes in the second', { thru: 9, rounds: [played, { gross: 39, versusPar: 3 }] }, 2],
    ['nobody has begun', waiting, 1],
    ['the first is being played', { thru: 9, rounds: [{ gross: 39, versusPar: 3 }, noRound] }, 1],
    ['the first is over, and its times still there', { thru: 18, rounds: [played, noRound] }, 1],
  ] as const)('where %s, is of its round', (_, changes, round) => {
    expect(buildTeeSheet([buildGolfStanding(changes)])?.round).toBe(round);
  });

  it('is null without a time', () => {
    expect(buildTeeSheet([])).toBeNull();
    expect(buildTeeSheet([buildGolfStanding({ teeTime: null })])).toBeNull();
  });

  it('has each of 1,000 golfers once', () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      buildGolfStanding({ ...waiting, id: `${index}`, teeTime: { minutesOfDay: index % 97, text: `${index % 97}` } }),
    );
    const ids = buildTeeSheet(many)?.starts.flatMap(({ golfers }) => golfers.map(({ id }) => id)) ?? [];
    expect(new Set(ids).size).toBe(1000);
    expect(ids).toHaveLength(1000);
  });
});
