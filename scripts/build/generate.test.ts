import { expect, test } from 'vitest';
import { parseSeasonFile } from '~/config/season-facts-schema';
import { parseSeasonText } from './generate';

test.each([
  ['', /2030-31\.json: is not JSON/],
  ['{"football": ', /2030-31\.json: is not JSON/],
  ['{}', /2030-31\.json: has no sport in it/],
  ['[]', /has no sport in it/],
  ['null', /has no sport in it/],
])('a season file that holds %j has no facts and one reported problem', (text, line) => {
  const { facts, problems } = parseSeasonFile('2030-31', parseSeasonText(text));
  expect(facts).toEqual({});
  expect(problems).toEqual([expect.stringMatching(line)]);
});
