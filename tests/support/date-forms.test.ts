import { expect, it } from 'vitest';
import { findOtherForms, reduceToForm } from './date-forms';

it.each([
  ['Wednesday, October 11, 2025', 'Saturday, March 7, 2026'],
  ['Thu, Oct 2', 'Sat, Mar 7'],
  ['Thu., 10/2/25', 'Sat., 7/7/7'],
  ['September 2025', 'March 2026'],
  ['Sept. 9', 'Mar. 7'],
  ['June 30', 'March 7'],
  ['October 10–11, 2025', 'March 7–7, 2026'],
  ['1:20 PM CT', '7:00 PM CT'],
  ['8:30 a.m.', '7:00 p.m.'],
  ['8am', '7pm'],
])('the form of %s is %s', (text, form) => {
  expect(reduceToForm(text)).toBe(form);
});

it('finds other forms in the text of a document, except those that upstream wrote', () => {
  const html =
    '<body title="10/11/2025"><script>"2025-10-11"</script><p>Saturday, May 3, 1:20 PM, or Oct. 3 at 7 pm</p><td>10/11/2025</td>';
  const ofUpstream = new Set(['Oct. 3']);
  expect(findOtherForms(html, (text) => ofUpstream.has(text))).toEqual(['7 pm (7 pm)', '10/11/2025 (7/7/2026)']);
});
