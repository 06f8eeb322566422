import { expect, it } from 'vitest';
import { buildPhoneHref } from './phone-link';

it.each([
  ['(309) 555-0142', 'tel:+13095550142'],
  ['309.555.0142 ext. 118', 'tel:+13095550142;ext=118'],
  ['1-309-555-0142 x7', 'tel:+13095550142;ext=7'],
  ['+1 309 555 0142', 'tel:+13095550142'],
  ['555-0142', null],
  ['call the office', null],
  ['(309) 555-0142 or (309) 555-0143', null],
  ['javascript:alert(3095550142)', null],
  ['', null],
])('%j gets the phone link %j', (text, href) => {
  expect(buildPhoneHref(text)).toBe(href);
});

it('a number with 100 KB of spaces gets no phone link', () => {
  expect(buildPhoneHref(`309${' '.repeat(100_000)}5550142`)).toBeNull();
});
