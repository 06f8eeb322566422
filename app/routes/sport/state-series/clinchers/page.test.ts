import { describe, expect, it } from 'vitest';
import type { Clincher } from '~/upstream/football-qualification';
import { toClinchersSections } from './page';

function buildClincher(id: string, changes: Partial<Clincher> = {}): Clincher {
  return {
    id,
    name: `Team ${id}`,
    shortName: `T${id}`,
    logoUrl: null,
    bid: 'E',
    wins: 4,
    losses: 2,
    opponentsWins: 21,
    defeatedOpponentsWins: 9,
    enrollment: 140.5,
    ...changes,
  };
}

const outline = (teams: readonly Clincher[]) =>
  toClinchersSections(teams).map(({ title, rows }) => [title, ...rows.map(({ id }) => id)]);

describe('the clinchers', () => {
  it('are grouped by bid in the order of the feed, qualified teams first', () => {
    const teams = [
      buildClincher('1'),
      buildClincher('2', { bid: 'C' }),
      buildClincher('3', { bid: 'A' }),
      buildClincher('4', { bid: 'R' }),
      buildClincher('5'),
    ];
    expect(outline(teams)).toEqual([
      ['Conference Representatives', '4'],
      ['Clinched', '2'],
      ['At Large', '3'],
      ['Still Eligible', '1', '5'],
    ]);
  });

  it('are still eligible with a win and at most four losses, or among the first ten with five losses', () => {
    const withFive = Array.from({ length: 12 }, (_, index) => buildClincher(`five-${index}`, { wins: 3, losses: 5 }));
    const teams = [
      ...withFive,
      buildClincher('four', { losses: 4 }),
      buildClincher('no-win', { wins: 0 }),
      buildClincher('six', { losses: 6 }),
    ];
    expect(outline(teams)).toEqual([['Still Eligible', ...withFive.slice(0, 10).map(({ id }) => id), 'four']]);
  });

  it('with five losses count among the ten only if they have a win', () => {
    const without = Array.from({ length: 10 }, (_, index) => buildClincher(`no-${index}`, { wins: 0, losses: 5 }));
    expect(outline([...without, buildClincher('one', { wins: 1, losses: 5 })])).toEqual([['Still Eligible', 'one']]);
  });

  it('are listed as representatives with any number of losses', () => {
    expect(outline([buildClincher('r', { bid: 'R', wins: 0, losses: 9 })])).toEqual([
      ['Conference Representatives', 'r'],
    ]);
  });

  it('are counted by bid', () => {
    expect(toClinchersSections([buildClincher('1')])[0]?.note).toBe('1 team');
    expect(toClinchersSections([buildClincher('1'), buildClincher('2')])[0]?.note).toBe('2 teams');
  });

  it('are empty before the first results', () => {
    expect(toClinchersSections([])).toEqual([]);
  });
});
