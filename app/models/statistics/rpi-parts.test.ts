import { describe, expect, it } from 'vitest';
import type { RpiRow } from '~/upstream/prep-standings';
import { buildRpiParts, findRpiWeights, type RpiWeights } from './rpi-parts';
import { buildRating } from './rpi.fixture';

function buildParted(schoolId: string, winPercent: number, opponents: number, theirOpponents: number): RpiRow {
  const rpi = 0.25 * winPercent + 0.5 * opponents + 0.25 * theirOpponents;
  return buildRating(schoolId, rpi, { winPercent, opponents, theirOpponents });
}

const ratings = [buildParted('1', 0.8, 0.6, 0.5), buildParted('2', 0.4, 0.6, 0.6)];

const usual: RpiWeights = [0.25, 0.5, 0.25];
const buildParts = (schoolId: string | null, rows = ratings) => buildRpiParts(rows, usual, schoolId, 'Class 1A');

describe('the parts of a rating', () => {
  it('lead from the mean to the rating', () => {
    const parts = buildParts('1');
    expect(parts?.bridge.rows.map(({ text, valueText }) => [text, valueText])).toEqual([
      ['Mean of Class 1A', '.5875'],
      ['Own wins .800, mean .600', '+.0500'],
      ['Opponents’ wins .600, mean .600', '+.0000'],
      ['Opponents’ opponents’ .500, mean .550', '−.0125'],
      ['School 1', '.6250'],
    ]);
    expect(parts?.text).toBe('.0375 above the mean of Class 1A, mostly by its own wins.');
    expect(buildParts('1', ratings.slice(0, 1))?.text).toMatch(/^At the mean of Class 1A\./);
  });

  it('are not drawn without the school, and where they do not add up to its rating', () => {
    expect(buildParts(null)).toBeNull();
    expect(buildParts('3', [...ratings, buildRating('3', 0.5)])).toBeNull();
    expect(buildRpiParts([{ ...buildParted('4', 0.5, 0.5, 0.5), rpi: 0.6 }, ...ratings], usual, '4', '')).toBeNull();
    expect(buildRpiParts(ratings, null, '1', 'Class 1A')).toBeNull();
  });
});

describe('the weights of ratings', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    buildParted(`${index}`, (index % 7) / 7, 0.4 + (index % 11) / 40, 0.45 + (index % 13) / 60),
  );
  const withWeights = ([own, faced, theirs]: RpiWeights) =>
    many.map((row) => ({
      ...row,
      rpi: own * Number(row.winPercent) + faced * Number(row.opponents) + theirs * Number(row.theirOpponents),
    }));

  it('are the usual ones, or those in whole percents that the rows give', () => {
    expect(findRpiWeights(ratings)).toEqual([0.25, 0.5, 0.25]);
    expect(findRpiWeights(withWeights([0.35, 0.35, 0.3]))).toEqual([0.35, 0.35, 0.3]);
  });

  it('are unknown if they give fewer than 99 % of the ratings', () => {
    const spoil = (count: number) => many.map((row, index) => (index < count ? { ...row, rpi: 0.9 } : row));
    expect(findRpiWeights(spoil(2))).toEqual([0.25, 0.5, 0.25]);
    expect(findRpiWeights(spoil(3))).toBeNull();
    expect(findRpiWeights([])).toBeNull();
    expect(findRpiWeights([buildRating('1', 0.5)])).toBeNull();
  });
});
