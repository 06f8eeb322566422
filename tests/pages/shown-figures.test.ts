import { describe, expect, it, test } from 'vitest';
import { listFigures, PageFigures } from '../support/shown-figures';

const far = ' x'.repeat(300);

/** Whether each figure of the value is on the page: `null` if its row is not. */
function find(value: unknown, shown: string): readonly (boolean | null)[] {
  const page = new PageFigures(shown);
  return listFigures(value).map((figure) => page.has(figure));
}

test('figures are numbers and texts of digits, without ids, moments and zeros', () => {
  const row = { id: 7, name: 'Ashgrove', day: '2025-10-11', updatedAtMs: 5, losses: 0, wins: 8, last: '21-14' };
  expect(listFigures([row]).map(({ field, numbers }) => [field, numbers])).toEqual([
    ['[].wins', [8]],
    ['[].last', [21, 14]],
  ]);
});

describe('a figure', () => {
  it('is shown beside the name of its row, rounded', () => {
    expect(find([{ name: 'Ashgrove', share: 0.61875 }], 'ashgrove .619')).toEqual([true]);
    expect(find([{ name: 'Ashgrove', wins: 8 }], `ashgrove${far} 8`)).toEqual([false]);
    expect(find([{ name: 'Ashgrove', wins: 8 }], 'ashgrove 18')).toEqual([false]);
  });

  it('of a row that the page does not name is not expected', () => {
    expect(find([{ name: 'Ashgrove', wins: 8 }], 'milton 8')).toEqual([null]);
    expect(find([{ name: 'Ashgrove', wins: 8 }], 'ashgrove-milton 8, ashgrove (st. anne) 8')).toEqual([null]);
  });

  it('of a game is shown beside both teams', () => {
    const game = { score: [21, 14], teams: [{ name: 'Ashgrove' }, { name: 'Milton' }] };
    expect(find([game], 'ashgrove 21 milton 14')).toEqual([true, true]);
    expect(find([game], 'ashgrove 21 milton –')).toEqual([true, false]);
    expect(find([game], `ashgrove 21 14${far} milton`)).toEqual([null, null]);
  });

  it('outside of lists is anywhere on the page', () => {
    expect(find({ name: 'Ashgrove', enrollment: 299 }, `ashgrove${far} 299`)).toEqual([true]);
    expect(find({ name: 'Ashgrove', enrollment: 299 }, 'ashgrove')).toEqual([false]);
  });
});
