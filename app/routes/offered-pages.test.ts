import { describe, expect, it } from 'vitest';
import type { Environment } from '~/config/environment';
import { readPageAddress } from '~/page/page-address';
import { buildTestRequest } from '~/page/page-request.fixture';
import { clinicians } from '~/upstream/officials';
import { allSchools } from '~/upstream/schools';
import { createOfferedPages, hasPublishedContent, listPagesNotOffered } from './offered-pages';

const { environment, clock } = buildTestRequest('/');
const allAddresses = {
  ...environment,
  DATA_BASE_URL: 'https://data.test',
  LEGACY_BASE_URL: 'https://old.test',
  RECORDS_BASE_URL: 'https://records.test',
  LEADERS_URL: 'https://leaders.test',
  SOCIAL_HISTORY_URL: 'https://social.test',
  BROADCASTS_URL: 'https://broadcasts.test',
};
const offer = (off: readonly string[], more: Partial<Environment> = {}) =>
  createOfferedPages({ environment: { ...allAddresses, ...more, SOURCES_OFF: off }, clock });
const readAddress = (path: string) => readPageAddress(new URL(path, 'https://site.invalid'), () => '2025-10-11');

describe('a page has something to show', () => {
  const [schools, people] = [allSchools.with({}), clinicians.with({})];
  const isSchools = ({ definition }: { readonly definition: { readonly name: string } }) =>
    definition.name === 'schools.all';

  it.each([
    ['without sources', {}, true],
    ['with one of its optional sources', { optional: { schools, people } }, true],
    ['not without any of them', { optional: { people } }, false],
    ['not without a critical one', { critical: { people }, optional: { schools } }, false],
    ['not with a part that may be absent', { optional: { schools, people }, mayBeAbsent: ['schools'] }, false],
    ['not without those that carry it', { optional: { schools, people }, carriedBy: ['people'] }, false],
  ])('%s', (_, sources, expected) => {
    expect(hasPublishedContent(sources, isSchools)).toBe(expected);
  });

  it('with a page of the old server, and not without one that is all it has', () => {
    expect(hasPublishedContent({ optional: { people } }, isSchools, true)).toBe(true);
    expect(hasPublishedContent({}, isSchools, false)).toBe(false);
  });
});

describe('pages are offered', () => {
  it('all, if every source is published', () => {
    expect([offer([]).offersAll, listPagesNotOffered({ environment: allAddresses, clock })]).toEqual([true, []]);
  });

  it('except those that the association does not want', () => {
    const { isOffered, offersAll, findRefusal } = offer([], { PAGES_OFF: ['/schools/open-dates', '/scores'] });
    expect([offersAll, isOffered('/schools/open-dates?q=a'), isOffered('/schools/enrollments')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(findRefusal(readAddress('/schools/open-dates'))).toBe('not-published');
    // Visitors begin there.
    expect(isOffered('/scores')).toBe(true);
  });

  it('except those that take over the sources of such a page', () => {
    const { findRefusal } = offer([], { DATA_BASE_URL: undefined });
    const paths = ['/officials/clinics', '/data/official/clinics.htm'];
    expect(paths.map((path) => findRefusal(readAddress(path)))).toEqual(['not-published', 'not-published']);
  });

  it('except those whose source is switched off, in every spelling and with any query', () => {
    const { isOffered, offersAll } = offer(['officials.clinicians']);
    expect(offersAll).toBe(false);
    expect(
      ['/officials/clinicians', '/officials/clinicians/?q=a', '/Officials/Clinicians#top'].map((path) =>
        isOffered(path),
      ),
    ).toEqual([false, false, false]);
    expect(['/officials/clinics', '/', 'https://other.test/officials/clinicians', '#top'].map(isOffered)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('except those of a part without an address', () => {
    expect(offer([], { DATA_BASE_URL: undefined }).isOffered('/officials/clinics')).toBe(false);
  });

  it('by sport: golf has the leaderboard, and its page needs more than the bar above it', () => {
    const { isOffered } = offer(['golf.individual-leaders', 'tournament-scores.class']);
    expect(isOffered('/sports/boys-golf/state-series/state-leaderboard/1A')).toBe(false);
    expect(
      offer(['tournament-scores.class'], { LEGACY_BASE_URL: undefined }).isOffered(
        '/sports/baseball/state-series/brackets',
      ),
    ).toBe(false);
    expect(offer(['tournament-scores.class']).isOffered('/sports/baseball/state-series/brackets')).toBe(true);
  });

  it('always, where visitors begin', () => {
    const off = ['maxpreps.day', 'maxpreps.home', 'tournament-info.facts', 'sports.facts'];
    expect(['/', '/scores', '/sports/football', '/sports/football/state-series'].map(offer(off).isOffered)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('and a named content page is not published, but any other is unknown', () => {
    const { findRefusal } = offer(['pages.content']);
    expect(['/about/mission', '/no-such-page', '/scores'].map((path) => findRefusal(readAddress(path)))).toEqual([
      'not-published',
      'bad-value',
      null,
    ]);
  });
});

it('operators see the pages that are not offered', () => {
  const off = ['officials.clinicians', 'people.board'];
  expect(listPagesNotOffered({ environment: { ...allAddresses, SOURCES_OFF: off }, clock })).toEqual([
    '/about/board',
    '/officials/clinicians',
  ]);
});
