import { expect, test } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import { toHistoryView } from './page';

const music = findSport('music-organization') as Sport;
const facts = { title: null, abbreviation: 'MO', classes: [], stateSeries: [], links: [] };
const addresses = { RECORDS_BASE_URL: 'https://records.example' };

test('shows the records page of the sport, at one of its two addresses', () => {
  const { frame, canonical } = toHistoryView(music, facts, addresses);
  expect(frame).toEqual({
    src: 'https://records.example/mu.htm',
    title: 'Records & History',
    name: 'Music: Organization: Records & History',
    origins: ['https://records.example'],
  });
  expect(canonical).toBe('/sports/music-organization/history');
});

test.each([
  ['upstream says nothing', null, addresses],
  ['no server is named', facts, {}],
])('has no frame when %s', (_, said, named) => {
  expect(toHistoryView(music, said, named).frame).toBeNull();
});
