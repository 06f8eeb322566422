import { describe, expect, it } from 'vitest';
import type { PolledTeam } from '~/upstream/football-polls';
import { buildPollMovement } from './poll-movement';

const buildTeam = (id: string, rank: string | null, previousRank: string | null) =>
  ({ id, name: `Team ${id}`, rank, previousRank }) as PolledTeam;

describe('the movement of a poll', () => {
  it('is drawn from the previous ranks to those of now, with the first at the top', () => {
    const movement = buildPollMovement([
      buildTeam('a', '1', '3'),
      buildTeam('b', 'T2', '1'),
      buildTeam('c', 'T2', 'NR'),
      buildTeam('d', null, '2'),
    ]);
    expect(movement?.text).toBe('1 team moved up, 1 down, 1 new.');
    expect(movement?.scale).toContain('a dot without a line was not ranked');
    expect(
      movement?.lines.series.map(({ key, dots, isChosen }) => [key, isChosen, ...dots.map((dot) => dot.height)]),
    ).toEqual([
      ['a', true, 100, 0],
      ['b', false, 0, 50],
      ['c', true, 50],
    ]);
  });

  it('is absent in the first poll, and without teams', () => {
    expect(buildPollMovement([])).toBeNull();
    expect(buildPollMovement([buildTeam('a', '1', 'NR'), buildTeam('b', '2', '0')])).toBeNull();
  });
});
