import { expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, isFields } from '../../ask.fixture';

async function listTitles(date: string, sportId: string): Promise<string[]> {
  const rows = await askDemo(`/v1/streams?date=${date}&sportId=${sportId}`, '2025-11-28T11:00:00-06:00');
  return (rows as unknown[]).filter(isFields).flatMap(({ title }) => (typeof title === 'string' ? title : []));
}

it('no team is at home at a neutral site', async () => {
  const titles = await listTitles('11/28/2025', 'football');
  expect(atLeastOne(titles).filter((title) => !title.includes(' vs. '))).toEqual([]);
});

it('in the regular season the home team is named second', async () => {
  expect((await listTitles('09/05/2025', 'football')).filter((title) => / at /.test(title)).length).toBeGreaterThan(0);
});
