import { expect, it } from 'vitest';
import { findNewStyles } from './style-census';

it('names each style that the site does not have, with an element that has it', () => {
  const seen = [
    { kind: 'size', style: '14', example: 'p. "Ashgrove"' },
    { kind: 'size', style: '15', example: 'p. "Fort Harlan"' },
    { kind: 'heading', style: '20 bold', example: 'h3. "Class 2A"' },
  ] as const;
  expect(findNewStyles(seen)).toEqual(['size: 15 (p. "Fort Harlan")', 'heading: 20 bold (h3. "Class 2A")']);
});

it('names orange that cannot be pressed, and a bold name before a win', () => {
  const seen = [
    { kind: 'accent', style: 'text', example: 'span.label "Next"' },
    { kind: 'teamName', style: 'winner in bold', example: 'span "Ashgrove"' },
    { kind: 'teamName', style: 'bold before a win', example: 'span "Fort Harlan"' },
  ] as const;
  expect(findNewStyles(seen)).toEqual([
    'accent: text (span.label "Next")',
    'teamName: bold before a win (span "Fort Harlan")',
  ]);
});
