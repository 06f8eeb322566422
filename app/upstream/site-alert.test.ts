import { expect, it } from 'vitest';
import { siteAlertFile } from './site-alert';
import { readAnswer } from './wire-context.fixture';

const parse = (body: unknown) => readAnswer(siteAlertFile, body);

it('an active alert is read, alone or in a list', () => {
  const alert = { title: 'Office closed', message: 'Back on Monday.', active: true };
  const read = [{ title: 'Office closed', message: 'Back on Monday.' }];
  expect(parse(alert)).toEqual(read);
  expect(parse([alert, { title: 'Old', message: 'x', active: false }])).toEqual(read);
});

it.each([
  { title: 'x', message: 'y', active: false },
  { title: '', message: '', active: true },
  {},
  [],
  null,
  'text',
  3,
])('%j is read as no alert', (body) => {
  expect(parse(body)).toEqual([]);
});
