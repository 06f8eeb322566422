import { describe, expect, it } from 'vitest';
import { compareTimes, formatTime } from './game-time';

describe('time of a game', () => {
  it.each([
    [null, 'TBA'],
    [{ minutesOfDay: 19 * 60, text: '19:00' }, '7:00 PM'],
    [{ minutesOfDay: 9 * 60 + 5, text: '9:05' }, '9:05 AM'],
    [{ minutesOfDay: 12 * 60 + 30, text: '12:30 PM' }, '12:30 PM'],
    [{ minutesOfDay: 30, text: '12:30 AM' }, '12:30 AM'],
    [{ minutesOfDay: null, text: 'After JV' }, 'After JV'],
  ])('%j is written %s', (time, words) => {
    expect(formatTime(time)).toBe(words);
  });

  it('orders games: earlier first, without a time last', () => {
    const times = [null, { minutesOfDay: 1140, text: '' }, { minutesOfDay: 600, text: '' }];
    expect([...times].sort(compareTimes).map((time) => time?.minutesOfDay ?? null)).toEqual([600, 1140, null]);
  });
});
