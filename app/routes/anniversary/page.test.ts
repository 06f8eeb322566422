import { expect, it } from 'vitest';
import type { TimelineFeature } from '~/upstream/timeline';
import { toTimelineView } from './page';

const buildTimelineFeature = (id: string, year: number, imageUrl: string | null = null): TimelineFeature => ({
  id,
  year,
  title: `Feature ${id}`,
  body: [],
  imageUrl,
  href: null,
});

const view = toTimelineView([
  buildTimelineFeature('12510', 1931, 'https://cdn.example/b.svg'),
  buildTimelineFeature('9', 2025, 'https://cdn.example/c.svg'),
  buildTimelineFeature('12509', 1931),
  buildTimelineFeature('900', 1900, 'https://cdn.example/a.svg'),
  buildTimelineFeature('12508', 1924),
]);

it('lists the features by year, and within a year by number', () => {
  expect(view.years.map(({ year, features }) => [year, features.map(({ key }) => key)])).toEqual([
    [1900, ['900']],
    [1924, ['12508']],
    [1931, ['12509', '12510']],
    [2025, ['9']],
  ]);
});

it('links to the first year of each decade that has features', () => {
  expect(view.decades).toEqual([
    { text: '1900s', href: '#year-1900' },
    { text: '1920s', href: '#year-1924' },
    { text: '1930s', href: '#year-1931' },
    { text: '2020s', href: '#year-2025' },
  ]);
});

it('gives each picture its position among all pictures, with year and title', () => {
  const pictures = view.years.flatMap(({ features }) => features.map(({ picture }) => picture?.slide ?? null));
  expect(pictures).toEqual([0, null, null, 1, 2]);
  expect(view.slides.map(({ src, caption }) => [src, caption])).toEqual([
    ['https://cdn.example/a.svg', '1900: Feature 900'],
    ['https://cdn.example/b.svg', '1931: Feature 12510'],
    ['https://cdn.example/c.svg', '2025: Feature 9'],
  ]);
});

it('has no years, decades or pictures without features', () => {
  expect(toTimelineView([])).toEqual({ years: [], decades: [], slides: [] });
});
