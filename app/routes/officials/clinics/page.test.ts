import { expect, it } from 'vitest';
import { toClinicsText } from './page';

it('headings start one level below the page title without a gap, and can be linked to', () => {
  const text = toClinicsText([
    { tag: 'heading', level: 2, children: ['2025-26 Clinics'] },
    { tag: 'heading', level: 3, children: ['By sport'] },
  ]);
  expect(text).toMatchObject([
    { tag: 'heading', level: 2, id: expect.stringMatching(/clinics/) as string },
    { tag: 'heading', level: 3, id: 'section-by-sport' },
  ]);
});
