import { describe, expect, it } from 'vitest';
import type { Final } from '../../world/scoring/contest';
import { describeCourse } from './game-report';

describe('the course of a game', () => {
  const names = ['Elm', 'Oak'] as const;
  const describeGame = (final: Omit<Final, 'minutes'>, isInSets = false) =>
    describeCourse({ minutes: 90, ...final }, names, isInSets);

  it('says who led halfway, and whether the winner kept the lead', () => {
    const periods = [
      [7, 0],
      [0, 14],
    ] as const;
    expect(describeGame({ home: 7, away: 14, ending: '', periods })).toBe('Elm led 7-0 halfway. Oak came from behind.');
    expect(describeGame({ home: 21, away: 14, ending: '', periods: [...periods, [14, 0], [0, 0]] })).toBe(
      'Oak led 14-7 halfway. Elm came from behind.',
    );
    expect(
      describeGame({
        home: 7,
        away: 0,
        ending: '',
        periods: [
          [7, 0],
          [0, 0],
        ],
      }),
    ).toBe('Elm led 7-0 halfway. Elm never let go.');
  });

  it('a team that was level did not keep a lead', () => {
    expect(
      describeGame({
        home: 1,
        away: 0,
        ending: '',
        periods: [
          [0, 0],
          [1, 0],
        ],
      }),
    ).toBe('It was 0-0 halfway. Elm won.');
    expect(
      describeGame({
        home: 2,
        away: 1,
        ending: 'OT',
        periods: [
          [1, 0],
          [0, 1],
          [1, 0],
        ],
      }),
    ).toBe('It was 1-1 halfway. Elm won, but it took OT.');
  });

  it('a game that the run rule ended took fewer innings', () => {
    const periods = [
      [5, 0],
      [3, 0],
      [2, 0],
      [0, 0],
      [1, 0],
    ] as const;
    expect(describeGame({ home: 11, away: 0, ending: '5 INN', periods })).toBe(
      'Elm led 10-0 halfway. Elm won in 5 innings.',
    );
    const long = [...periods.map(() => [0, 0] as const), [0, 0], [0, 0], [0, 1]] as const;
    expect(describeGame({ home: 0, away: 1, ending: '8 INN', periods: long })).toBe(
      'It was 0-0 halfway. Oak won, but it took 8 innings.',
    );
  });

  it('counts sets, not their points', () => {
    const periods = [
      [25, 6],
      [24, 26],
      [25, 27],
    ] as const;
    expect(describeGame({ home: 1, away: 2, ending: '', periods }, true)).toBe('It was 1-1 halfway. Oak won.');
  });
});
