import { describe, expect, it } from 'vitest';
import { dropRepeatedHeading } from './repeated-heading';
import type { RichText } from './rich-text';

const buildText = (heading: string): RichText => [
  { tag: 'heading', level: 2, children: [heading] },
  { tag: 'p', children: ['Text'] },
];
const drop = (heading: string) => {
  const text = buildText(heading);
  const { text: kept, season } = dropRepeatedHeading(text, 'Girls Tennis: Sites, Class 2A', '2025-26');
  return [kept.length < text.length, season];
};

describe('the first heading of a text', () => {
  it('is dropped if it has only words of the name of the page', () => {
    expect(drop('Girls Tennis — Sites')).toEqual([true, null]);
    expect(drop('Girls Tennis — Site')).toEqual([true, null]);
    expect(drop('Girls Tennis — Sites and Times')).toEqual([false, null]);
  });

  it('gives its season', () => {
    expect(drop('2024-25 Girls Tennis, Class 2A — Sites')).toEqual([true, '2024-25']);
    expect(drop('2024-26 Girls Tennis, Class 2A — Sites')).toEqual([false, null]);
  });

  it('may have a year of the current season; the year of another one is kept', () => {
    expect([drop('2025 Girls Tennis'), drop('2026 Girls Tennis')]).toEqual([
      [true, null],
      [true, null],
    ]);
    expect(drop('2024 Girls Tennis')).toEqual([false, null]);
  });
});

it('a text without a heading at its beginning is unchanged', () => {
  const text: RichText = ['Sites', ...buildText('Sites')];
  expect(dropRepeatedHeading(text, 'Sites', '2025-26')).toEqual({ text, season: null });
  expect(dropRepeatedHeading([], 'Sites', '2025-26')).toEqual({ text: [], season: null });
});
