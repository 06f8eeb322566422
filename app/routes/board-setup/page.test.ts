import { expect, it } from 'vitest';
import { buildTestRequest } from '~/page/page-request.fixture';
import { parseScreenItems } from '~/page/screen-items';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { toView } from './page';

const view = (search: string) => toView({}, buildTestRequest(`/board/setup${search}`));

it('builds the address from the choices, and omits defaults', () => {
  expect(view('').boardPath).toBe('/board');
  expect(view('?first=scores:football&third=board:boys-golf.2A&every=20&place=Rockwell Gym').boardPath).toBe(
    '/board?show=scores%3Afootball%2Cboard%3Aboys-golf.2A&every=20&site=rockwell-gym',
  );
  expect(view('?first=nonsense&every=13').boardPath).toBe('/board');
  expect(view('?second=scores:football').boardPath).toBe('/board?show=scores%3Aall%2Cscores%3Afootball');
  expect(view('?first=scores:all&second=scores:all').boardPath).toBe('/board');
});

it('offers only what a board can show', () => {
  const [first, second] = view('').fields;
  const values = first?.options.map(({ value }) => value) ?? [];
  expect(second?.options.map(({ value }) => value)).toEqual(['', ...values]);
  expect(values.length).toBeGreaterThan(30);
  expect(atLeastOne(values).filter((value) => parseScreenItems(value).length !== 1)).toEqual([]);
  expect(new Set(values).size).toBe(values.length);
});
