import { expect, it } from 'vitest';
import { hexColor } from './hex-color';

it.each([
  ['#1f5a3c', '#1f5a3c'],
  [' #1F5A3C ', '#1f5a3c'],
  ['fff', '#ffffff'],
  ['#abc', '#aabbcc'],
  ['rgb(31, 90, 60)', '#1f5a3c'],
  ['rgb(31 90 256)', null],
  ['red; background: url(//x)', null],
  ['url(#x)', null],
  ['', null],
  [null, null],
])('%s is read as %s', (written, read) => {
  expect(hexColor().parse(written)).toBe(read);
});
