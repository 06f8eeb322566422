import { describe, expect, test } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import { tennisBrackets, tennisPairings, tennisResults } from './sections';
import { toTennisFinalsView } from './view';

const environment = { LEGACY_BASE_URL: 'https://old.example/legacy', RECORDS_BASE_URL: 'https://records.example' };
const girls = findSport('girls-tennis') as Sport;
const boys = findSport('boys-tennis') as Sport;
const days = ['2025-10-23', '2025-10-24', '2025-10-25'];
const results = tennisResults(days, '2025-10-24');

const view = (section = results, changes: Partial<Parameters<typeof toTennisFinalsView>[1]> = {}) =>
  toTennisFinalsView(section, { sport: girls, wantedClass: '1A', wantedPage: undefined, environment, ...changes });

describe('the old server’s page', () => {
  test.each([
    ['boys, 2A, pairings', view(tennisPairings, { sport: boys, wantedClass: '2a' }), 'tnb/2qual'],
    ['girls, 1A, singles', view(tennisBrackets), 'tng/1singles'],
    ['girls, 1A, doubles', view(tennisBrackets, { wantedPage: 'doubles' }), 'tng/1doubles'],
    ['Thursday', view(results, { wantedPage: 'thu' }), 'tng/1result1'],
    ['Saturday of 2A', view(results, { wantedPage: 'sat', wantedClass: '2A' }), 'tng/2result3'],
    ['By School', view(results, { wantedPage: 'by-school' }), 'tng/1index'],
    ['a class that tennis does not have: 1A', view(tennisPairings, { wantedClass: '4A' }), 'tng/1qual'],
    ['an event that there is not: singles', view(tennisBrackets, { wantedPage: 'mixed' }), 'tng/1singles'],
  ])('of %s', (_, { frame }, page) => {
    expect(frame?.src).toBe(`https://old.example/legacy/data/${page}.htm`);
  });

  test('has a name by itself, and what is waited for', () => {
    expect(view(results, { wantedPage: 'sat' }).frame).toMatchObject({
      title: 'Saturday',
      name: 'Girls Tennis: State Final Results, Saturday, Class 1A',
      origins: ['https://old.example', 'https://records.example'],
    });
    expect(view(tennisPairings).frame).toMatchObject({
      title: 'Pairings',
      name: 'Girls Tennis: State Final Pairings, Class 1A',
    });
  });

  test('is missing when no server is named', () => {
    expect(view(results, { environment: {} }).frame).toBeNull();
  });
});

describe('the results of a day', () => {
  test.each([
    ['before the finals', '2025-09-01', 'Thu'],
    ['on Friday', '2025-10-24', 'Fri'],
    ['afterwards', '2026-01-01', 'Sat'],
  ])('%s are those of %s by themselves', (_, today, text) => {
    const { pages } = view(tennisResults(days, today));
    expect(pages?.tabs.find(({ isCurrent }) => isCurrent)?.text).toBe(text);
  });
});

describe('links', () => {
  test('to another class keep the day, and to another day the class', () => {
    const { classes, pages } = view(results, { wantedPage: 'sat', wantedClass: '2A' });
    const path = '/sports/girls-tennis/state-series/state-results';
    expect(classes.map(({ to }) => to)).toEqual([`${path}/1A?day=sat`, `${path}/2A?day=sat`]);
    expect(pages?.tabs.map(({ text, to, isCurrent }) => [text, to, isCurrent])).toEqual([
      ['Thu', `${path}/2A?day=thu`, false],
      ['Fri', `${path}/2A`, false],
      ['Sat', `${path}/2A?day=sat`, true],
      ['By School', `${path}/2A?day=by-school`, false],
    ]);
  });

  test('have one address for what is shown', () => {
    const path = '/sports/girls-tennis/state-series';
    expect(view(results, { wantedPage: 'fri', wantedClass: undefined }).canonical).toBe(`${path}/state-results/1A`);
    expect(view(tennisBrackets, { wantedPage: 'doubles' }).canonical).toBe(`${path}/state-brackets/1A?event=doubles`);
    expect(view(tennisPairings, { wantedPage: 'doubles' }).canonical).toBe(`${path}/state-pairings/1A`);
  });
});
