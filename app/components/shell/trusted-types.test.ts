import { expect, test } from 'vitest';
import { createHtmlRule } from './trusted-types';

const waitUntilSettled = () => new Promise((resolve) => setTimeout(resolve));
const markAsSanitized = (html: string) => `sanitized: ${html}`;

test('the markup with which React makes a script element passes, and no sanitizer is loaded for it', () => {
  const applyRule = createHtmlRule(() => {
    throw new Error('must not load');
  });
  expect(applyRule('<script></script>')).toBe('<script></script>');
});

test('any other string is refused until the sanitizer has loaded once, and is then sanitized', async () => {
  let loads = 0;
  const applyRule = createHtmlRule(() => {
    loads += 1;
    return Promise.resolve(markAsSanitized);
  });
  expect(applyRule('<b>one</b>')).toBe(null);
  expect(applyRule('<script></script> ')).toBe(null);
  await waitUntilSettled();
  expect(applyRule('<b>two</b>')).toBe('sanitized: <b>two</b>');
  expect(applyRule('<script></script>')).toBe('<script></script>');
  expect(loads).toBe(1);
});

test('strings stay refused without the sanitizer, and the next string requests it again', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve(markAsSanitized)];
  const applyRule = createHtmlRule(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  expect(applyRule('<b>one</b>')).toBe(null);
  await waitUntilSettled();
  expect(applyRule('<b>two</b>')).toBe(null);
  await waitUntilSettled();
  expect(applyRule('<b>three</b>')).toBe('sanitized: <b>three</b>');
});
