import { describe, expect, it } from 'vitest';
import type { RpiRow } from '~/upstream/prep-standings';
import { buildRpiParts } from './rpi-parts';
import { buildRating } from './rpi.fixture';

function buildParted(schoolId: string, winPercent: number, opponents: number, theirOpponents: number): RpiRow {
  const rpi = 0.25 * winPercent + 0.5 * opponents + 0.25 * theirOpponents;
  return buildRating(schoolId, rpi, { winPercent, opponents, theirOpponents });
}

const ratings = [buildParted('1', 0.8, 0.6, 0.5), buildParted('2', 0.4, 0.6, 0.6)];

describe('the parts of a rating', () => {
  it('are as long as their weighted shares, above those of the mean', () => {
    const parts = buildRpiParts(ratings, '1', 'Class 1A');
    expect(parts?.rows.map(({ name, rating }) => [name, rating])).toEqual([
      ['School 1', '0.6250'],
      ['Class 1A, mean', '0.5875'],
    ]);
    expect(parts?.rows.map(({ ruler }) => ruler.ranges.map(({ width }) => width))).toEqual([
      [32, 48, 20],
      [24, 48, 22],
    ]);
    expect(parts?.text).toBe(
      'Its own wins give 0.0500 more than the mean of Class 1A, its opponents’ wins 0.0000 more than it, and theirs 0.0125 less than it.',
    );
  });

  it('are not drawn without the school, and where they do not add up to its rating', () => {
    expect(buildRpiParts(ratings, null, 'Class 1A')).toBeNull();
    expect(buildRpiParts([...ratings, buildRating('3', 0.5)], '3', 'Class 1A')).toBeNull();
    expect(buildRpiParts([{ ...buildParted('4', 0.5, 0.5, 0.5), rpi: 0.6 }, ...ratings], '4', 'Class 1A')).toBeNull();
  });

  it('are not drawn if most ratings of the class have other weights', () => {
    const others = ['5', '6'].map((id) => ({ ...buildParted(id, 0.5, 0.5, 0.5), rpi: 0.6 }));
    expect(buildRpiParts([...ratings, ...others], '1', 'Class 1A')).toBeNull();
    expect(buildRpiParts([...ratings, ...others.slice(1)], '1', 'Class 1A')).not.toBeNull();
  });
});
