import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { noValue } from '~/models/text/no-value';
import { ConferenceTable } from './conference-table';
import type { StandingRow } from './standing-rows';

function buildRow(name: string, conference: string, winPercent: string): StandingRow {
  return { schoolId: name, name, nickname: null, logoUrl: null, to: null, conference, overall: '10-3', winPercent };
}

function render(...rows: readonly StandingRow[]) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ConferenceTable caption="Standings" rows={rows} />
    </MemoryRouter>,
  );
  const heads = [...html.matchAll(/<th[^>]*scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head = '']) =>
    head.replace(/<[^>]*>/g, ' ').trim(),
  );
  return { heads: heads.join(' '), note: /<p[^>]*>([^<]*)<\/p>/.exec(html)?.[1] ?? null };
}

it('before the first conference game there are only the records of all games', () => {
  const { heads, note } = render(buildRow('Ashgrove', '0-0', noValue), buildRow('Hollis', '0-0', noValue));
  expect(heads).not.toMatch(/Conf|Win/);
  expect(heads).toMatch(/School.*Overall/);
  expect(note).toBe('No conference games yet: all games decide the order.');
});

it('nothing is said of conference games whose records the provider does not send', () => {
  expect(render(buildRow('Ashgrove', noValue, noValue)).note).toBeNull();
});

it('the share of conference games won is explained, and what a school without any has', () => {
  const begun = buildRow('Ashgrove', '1-0', '1.000');
  expect(render(begun).note).toBe('Win % is the share of conference games won.');
  const { heads, note } = render(begun, buildRow('Hollis', '0-0', noValue));
  expect(heads).toMatch(/Conf.*Win/);
  expect(note).toBe('Win % is the share of conference games won; schools without any have –.');
});
