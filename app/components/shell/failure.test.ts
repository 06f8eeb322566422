import { expect, test } from 'vitest';
import { failureWords } from './failure';

const response = (status: number) => ({ status, statusText: '', internal: false, data: null });

test('a missing page may have been moved or deleted, and asking again does not help', () => {
  expect(failureWords(response(404))).toMatchObject({
    title: 'Page not found',
    text: 'This page may have been moved or deleted.',
    canRetry: false,
  });
});

test.each([502, 504])('trouble upstream (%i) says what still works and that asking again may help', (status) => {
  const words = failureWords(response(status));
  expect(words).toMatchObject({ code: String(status), canRetry: true });
  expect(words.text).toMatch(/still works/);
});

test.each([new Error('boom'), response(418), 'text', null])('everything else (%s) is our own failure', (error) => {
  expect(failureWords(error)).toMatchObject({ code: '500', title: 'This page failed' });
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a page that never came (%s) is asked for again in place',
  (message) => {
    expect(failureWords(new TypeError(message))).toMatchObject({ title: 'No connection', retriesInPlace: true });
  },
);

test('a fault in our own code is none of the network', () => {
  expect(failureWords(new TypeError('undefined is not a function'))).toMatchObject({ code: '500' });
});
