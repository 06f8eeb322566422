import { describe, expect, test } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import { findLegacySection, type LegacySection } from '~/models/content/legacy-page';
import type { SportFacts } from '~/models/sports/sport-facts';
import { toEmbeddedPageView } from './page';

const addresses = { LEGACY_BASE_URL: 'https://old.example/legacy', RECORDS_BASE_URL: 'https://records.example' };

const facts: SportFacts = {
  title: null,
  abbreviation: 'VBG',
  classes: ['1A', '2A', '3A', '4A'],
  stateSeries: [],
  links: [],
};

const volleyball = findSport('girls-volleyball') as Sport;
const cheerleading = findSport('competitive-cheerleading') as Sport;
const section = (segment: string) => findLegacySection(segment) as LegacySection;

describe('a sport with classes', () => {
  test('has a tab for each, the shown one marked', () => {
    const { tabs, frame, canonical } = toEmbeddedPageView(volleyball, section('sites'), facts, '2A', addresses);
    expect(tabs.map(({ text, to, isCurrent }) => [text, to, isCurrent])).toEqual([
      ['1A', '/sports/girls-volleyball/state-series/sites/1A', false],
      ['2A', '/sports/girls-volleyball/state-series/sites/2A', true],
      ['3A', '/sports/girls-volleyball/state-series/sites/3A', false],
      ['4A', '/sports/girls-volleyball/state-series/sites/4A', false],
    ]);
    expect(frame).toEqual({
      src: 'https://old.example/legacy/data/vbg/2asite.htm',
      title: 'Sites',
      name: 'Girls Volleyball: Sites, Class 2A',
      origins: ['https://old.example', 'https://records.example'],
    });
    expect(canonical).toBe('/sports/girls-volleyball/state-series/sites/2A');
  });

  test.each([undefined, '9A', 'two'])('shows 1A at its one address for class %s', (wanted) => {
    const { frame, canonical } = toEmbeddedPageView(volleyball, section('seeds'), facts, wanted, addresses);
    expect(frame?.src).toBe('https://old.example/legacy/data/vbg/1aseed.htm');
    expect(canonical).toBe('/sports/girls-volleyball/state-series/seeds/1A');
  });
});

describe('a sport whose classes upstream does not name', () => {
  const unnamed = { ...facts, classes: [] };

  test('shows the class of the address, at that address', () => {
    const { tabs, frame, canonical } = toEmbeddedPageView(volleyball, section('sites'), unnamed, '2a', addresses);
    expect(frame).toMatchObject({
      src: 'https://old.example/legacy/data/vbg/2asite.htm',
      name: 'Girls Volleyball: Sites, Class 2A',
    });
    expect(canonical).toBe('/sports/girls-volleyball/state-series/sites/2A');
    expect(tabs).toEqual([]);
  });

  test.each([undefined, '1A', '9A', 'two'])(
    'shows the default class at the address without one for class %s',
    (wanted) => {
      const { frame, canonical } = toEmbeddedPageView(volleyball, section('sites'), unnamed, wanted, addresses);
      expect(frame).toMatchObject({ name: 'Girls Volleyball: Sites' });
      expect(canonical).toBe('/sports/girls-volleyball/state-series/sites');
    },
  );

  test('shows one page where classes do not divide it', () => {
    const lacrosse = findSport('boys-lacrosse') as Sport;
    const { canonical } = toEmbeddedPageView(lacrosse, section('brackets'), unnamed, '2A', addresses);
    expect(canonical).toBe('/sports/boys-lacrosse/state-series/brackets');
  });
});

describe('cheerleading, dance and music', () => {
  const theirs = { ...facts, abbreviation: 'CHR', classes: ['Small', 'Medium', '1A', '2A'] };

  test('have one page of entries for all, and one link', () => {
    const { tabs, frame, canonical } = toEmbeddedPageView(cheerleading, section('entries'), theirs, '2A', addresses);
    expect(tabs).toEqual([
      { text: 'Entries', to: '/sports/competitive-cheerleading/state-series/entries', isCurrent: true },
    ]);
    expect(frame).toMatchObject({ src: 'https://old.example/legacy/data/chr/1aentry.htm', title: 'All Entries' });
    expect(canonical).toBe('/sports/competitive-cheerleading/state-series/entries');
  });

  test('have no tabs elsewhere', () => {
    expect(toEmbeddedPageView(cheerleading, section('sites'), theirs, undefined, addresses).tabs).toEqual([]);
  });
});

test.each([
  ['upstream says nothing', null, addresses],
  ['the sport has no abbreviation', { ...facts, abbreviation: null }, addresses],
  ['no server is named', facts, {}],
])('there is no frame when %s', (_, said, named) => {
  expect(toEmbeddedPageView(volleyball, section('sites'), said, '2A', named).frame).toBeNull();
});
