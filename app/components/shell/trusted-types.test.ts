import { expect, test } from 'vitest';
import { createHtmlRule } from './trusted-types';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const sanitised = (html: string) => `sanitised: ${html}`;

test('the markup with which React makes a script element passes, and no sanitiser is loaded for it', () => {
  const rule = createHtmlRule(() => {
    throw new Error('must not load');
  });
  expect(rule('<script></script>')).toBe('<script></script>');
});

test('any other string is refused until the sanitiser is there, which is loaded once, and is then sanitised', async () => {
  let loads = 0;
  const rule = createHtmlRule(() => {
    loads += 1;
    return Promise.resolve(sanitised);
  });
  expect(rule('<b>one</b>')).toBe(null);
  expect(rule('<script></script> ')).toBe(null);
  await settled();
  expect(rule('<b>two</b>')).toBe('sanitised: <b>two</b>');
  expect(rule('<script></script>')).toBe('<script></script>');
  expect(loads).toBe(1);
});

test('without the sanitiser strings stay refused, and the next one asks for it again', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve(sanitised)];
  const rule = createHtmlRule(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  expect(rule('<b>one</b>')).toBe(null);
  await settled();
  expect(rule('<b>two</b>')).toBe(null);
  await settled();
  expect(rule('<b>three</b>')).toBe('sanitised: <b>three</b>');
});
