import { expect, test } from 'vitest';
import { describeFailure, sportNotFound } from './failure';

const buildResponse = (status: number) => ({ status, statusText: '', internal: false, data: null });

test('a missing page may have been moved or deleted, and asking again does not help', () => {
  expect(describeFailure(buildResponse(404))).toMatchObject({
    title: 'Page not found',
    text: 'This page may have been moved or deleted.',
    canRetry: false,
  });
});

test('a sport that does not exist is named as what is missing', () => {
  const words = describeFailure({ ...buildResponse(404), data: sportNotFound });
  expect(words).toMatchObject({ code: '404', title: 'Sport not found', canRetry: false });
});

test.each([502, 504])('trouble upstream (%i) says what still works and that asking again may help', (status) => {
  const words = describeFailure(buildResponse(status));
  expect(words).toMatchObject({ code: String(status), canRetry: true });
  expect(words.text).toMatch(/still works/);
});

test.each([new Error('boom'), new TypeError('Failed to fetch'), buildResponse(418), 'text', null])(
  'everything else (%s) is our own failure',
  (error) => {
    expect(describeFailure(error)).toMatchObject({ code: '500', title: 'This page failed' });
  },
);
