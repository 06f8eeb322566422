import { expect, it } from 'vitest';
import { slugify, formatSlug } from './slug';

it.each([
  ['Lake Sorley Sectional', 'lake-sorley-sectional'],
  ['Port Marlow (Ibáñez) Regional', 'port-marlow-ibanez-regional'],
  ['  Heron Prairie Unit #8 ', 'heron-prairie-unit-8'],
  ['日本', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('%j has the slug %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

it.each([
  ['news-media', 'News Media'],
  ['officials', 'Officials'],
  ['', ''],
])('the slug %j is formatted as %j', (slug, title) => {
  expect(formatSlug(slug)).toBe(title);
});
