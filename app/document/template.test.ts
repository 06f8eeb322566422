import { expect, it } from 'vitest';
import { encodeTexts } from './template';

it('encodes texts in order', () => {
  const texts = ['<p>', '', 'Ibáñez – 12', '</p>'];
  expect(new TextDecoder().decode(encodeTexts(texts))).toBe('<p>Ibáñez – 12</p>');
});
