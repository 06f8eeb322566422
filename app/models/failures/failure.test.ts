import { expect, test } from 'vitest';
import { describeFailure, sportNotFound } from './failure';

const buildResponse = (status: number) => ({ status, statusText: '', internal: false, data: null });

test('a missing page may have been moved or deleted, and offers no retry', () => {
  expect(describeFailure(buildResponse(404))).toMatchObject({
    title: 'Page not found',
    text: 'This page may have been moved or deleted.',
    canRetry: false,
  });
});

test('an unknown sport has its own title, Sport not found', () => {
  const words = describeFailure({ ...buildResponse(404), data: sportNotFound });
  expect(words).toMatchObject({ code: '404', title: 'Sport not found', canRetry: false });
});

test.each([502, 504])('a failure of upstream (%i) says what still works and offers a retry', (status) => {
  const words = describeFailure(buildResponse(status));
  expect(words).toMatchObject({ code: String(status), canRetry: true });
  expect(words.text).toMatch(/still works/);
});

test.each([new Error('boom'), new TypeError('Failed to fetch'), buildResponse(418), 'text', null])(
  'any other failure (%s) is reported as a failure of the page itself',
  (error) => {
    expect(describeFailure(error)).toMatchObject({ code: '500', title: 'This page failed' });
  },
);
