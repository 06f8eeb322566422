import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '~/config/environment';
import { hasTraits, findSport, sports, type Sport } from '~/config/sports';
import { fillPath } from '~/href';
import { createContentClock } from '~/models/dates/content-clock';
import { buildTestSportRequest } from '~/page/page-request.fixture';
import { listDependentRequests } from '~/page/page-sources';
import { pageRoutes, type PageRoute } from '~/routes.table.js';
import { fiveYearCalendar } from '~/upstream/sport-calendar';
import type { SportFacts } from '~/upstream/sports';
import type { FrameRequest } from './find-legacy-page';
import { listFramedPageSources, toFrameViewOfPage } from './legacy-frame';
import { requestForFrame } from './request-legacy-text';

const environment = { LEGACY_BASE_URL: 'https://old.example/legacy', RECORDS_BASE_URL: 'https://records.example' };

const facts: SportFacts = {
  title: null,
  abbreviation: 'VBG',
  classes: ['1A', '2A', '3A', '4A'],
  stateSeries: [],
  links: [],
};

function findRow(id: string): PageRoute {
  const row = pageRoutes.find((route) => route.id === id);
  if (row === undefined) throw new Error(`There is no row ${id}.`);
  return row;
}

interface Changes extends Partial<Pick<FrameRequest, 'query' | 'environment'>> {
  readonly classId?: string | undefined;
  readonly facts?: SportFacts | null;
}

function view(id: string, sportId: string, { classId, facts: said = facts, ...changes }: Changes = {}) {
  const sport = findSport(sportId) as Sport;
  return toFrameViewOfPage(
    { route: findRow(id), sport, params: { classId }, query: {}, environment, ...changes },
    said,
  );
}

const listTabs = (tabs: readonly { text: string; to: string; isCurrent: boolean }[] = []) =>
  tabs.map(({ text, to, isCurrent }) => [text, to, isCurrent]);

describe('the rows of the route table', () => {
  test.each([
    ['ss-entries', 'girls-volleyball', 'legacy/data/vbg/2aentry.htm'],
    ['ss-sites', 'girls-volleyball', 'legacy/data/vbg/2asite.htm'],
    ['ss-assignments', 'girls-volleyball', 'legacy/data/vbg/2aassign.htm'],
    ['ss-seeds', 'girls-volleyball', 'legacy/data/vbg/2aseed.htm'],
    ['ss-schedules', 'girls-volleyball', 'legacy/data/vbg/2apair.htm'],
    ['ss-brackets', 'girls-volleyball', 'legacy/data/vbg/2abracket.htm'],
    ['ss-results', 'girls-volleyball', 'legacy/data/vbg/2awinner.htm'],
    ['ss-team-info', 'girls-volleyball', 'legacy/data/vbg/2ainfo1.htm'],
    ['ss-tennis-pairings', 'boys-tennis', 'legacy/data/tnb/2qual.htm'],
    ['ss-pairings', 'girls-tennis', 'legacy/data/tng/2qual.htm'],
    ['ss-tennis-brackets', 'girls-tennis', 'legacy/data/tng/2singles.htm'],
  ])('%s shows class 2A of %s from %s', (id, sportId, file) => {
    expect(view(id, sportId, { classId: '2a' }).frame?.src).toBe(`https://old.example/${file}`);
  });

  const listSports = (id: string) =>
    sports.filter((sport) => hasTraits(sport, findRow(id).onlyFor)).map((sport) => sport.id);

  test('limit tennis pages to tennis and playoff pages to football, and allow section pages in every sport', () => {
    expect(listSports('ss-tennis-pairings')).toEqual(['girls-tennis', 'boys-tennis']);
    expect(listSports('fb-playoff-schedules')).toEqual(['football']);
    expect(listSports('fb-pairings-guide')).toEqual(['football']);
    expect(listSports('ss-sites')).toHaveLength(sports.length);
  });
});

describe('a sport with classes', () => {
  test('has a tab for each class and marks the shown one', () => {
    const { classes, choice, name, frame, canonical } = view('ss-sites', 'girls-volleyball', { classId: '2A' });
    expect(listTabs(classes)).toEqual([
      ['1A', '/sports/girls-volleyball/state-series/sites/1A', false],
      ['2A', '/sports/girls-volleyball/state-series/sites/2A', true],
      ['3A', '/sports/girls-volleyball/state-series/sites/3A', false],
      ['4A', '/sports/girls-volleyball/state-series/sites/4A', false],
    ]);
    expect(choice).toBeNull();
    expect(name).toBe('Girls Volleyball: Sites, Class 2A');
    expect(frame).toEqual({
      src: 'https://old.example/legacy/data/vbg/2asite.htm',
      title: 'Sites',
      name,
      origins: ['https://old.example', 'https://records.example'],
    });
    expect(canonical).toBe('/sports/girls-volleyball/state-series/sites/2A');
  });

  test.each([undefined, '9A', 'two'])('shows 1A for the class %s, and the canonical link points to 1A', (classId) => {
    const { frame, canonical } = view('ss-seeds', 'girls-volleyball', { classId });
    expect(frame?.src).toBe('https://old.example/legacy/data/vbg/1aseed.htm');
    expect(canonical).toBe('/sports/girls-volleyball/state-series/seeds/1A');
  });
});

describe('a sport whose classes upstream does not name', () => {
  const unnamed = { ...facts, classes: [] };

  test('shows the class of the address, with a canonical link that keeps it', () => {
    const { classes, name, frame, canonical } = view('ss-sites', 'girls-volleyball', { facts: unnamed, classId: '2a' });
    expect(frame?.src).toBe('https://old.example/legacy/data/vbg/2asite.htm');
    expect(name).toBe('Girls Volleyball: Sites, Class 2A');
    expect(canonical).toBe('/sports/girls-volleyball/state-series/sites/2A');
    expect(classes).toEqual([]);
  });

  test.each([undefined, '1A', '9A', 'two'])(
    'shows the default class for class %s, with a canonical link that names no class',
    (classId) => {
      const { name, canonical } = view('ss-sites', 'girls-volleyball', { facts: unnamed, classId });
      expect(name).toBe('Girls Volleyball: Sites');
      expect(canonical).toBe('/sports/girls-volleyball/state-series/sites');
    },
  );

  test('shows one page for all classes when classes do not divide the page', () => {
    const { canonical } = view('ss-brackets', 'boys-lacrosse', { facts: unnamed, classId: '2A' });
    expect(canonical).toBe('/sports/boys-lacrosse/state-series/brackets');
  });
});

test('classes keep how a bracket is shown, which is no address of its own', () => {
  const { classes, canonical } = view('ss-brackets', 'girls-volleyball', { query: { list: '1', original: '1' } });
  const path = '/sports/girls-volleyball/state-series/brackets';
  expect(classes.map(({ to }) => to)).toEqual([1, 2, 3, 4].map((number) => `${path}/${number}A?original=1&list=1`));
  expect(canonical).toBe(`${path}/1A`);
});

describe('cheerleading, dance and music', () => {
  const theirs = { ...facts, abbreviation: 'CHR', classes: ['Small', 'Medium', '1A', '2A'] };
  const ofCheerleading = { facts: theirs, classId: '2A' };

  test('have one page of entries for all classes, with a single tab', () => {
    const { classes, frame, canonical } = view('ss-entries', 'competitive-cheerleading', ofCheerleading);
    expect(listTabs(classes)).toEqual([['Entries', '/sports/competitive-cheerleading/state-series/entries', true]]);
    expect(frame).toMatchObject({ src: 'https://old.example/legacy/data/chr/1aentry.htm', title: 'All Entries' });
    expect(canonical).toBe('/sports/competitive-cheerleading/state-series/entries');
  });

  test('have no tabs on other pages', () => {
    expect(view('ss-sites', 'competitive-cheerleading', ofCheerleading).classes).toEqual([]);
  });
});

describe('the pages of the tennis finals', () => {
  const path = '/sports/girls-tennis/state-series';

  test('do not need facts from upstream, and fall back to 1A for a class that tennis does not have', () => {
    const { frame, canonical } = view('ss-tennis-pairings', 'girls-tennis', { facts: null, classId: '4A' });
    expect(frame).toMatchObject({
      src: 'https://old.example/legacy/data/tng/1qual.htm',
      name: 'Girls Tennis: State Final Pairings, Class 1A',
    });
    expect(canonical).toBe(`${path}/state-pairings/1A`);
  });

  test('share one canonical link between the two addresses of the pairings', () => {
    expect(view('ss-pairings', 'girls-tennis', { classId: '2A' }).canonical).toBe(`${path}/state-pairings/2A`);
  });

  test('show the event that the query names, or the first event for an unknown name', () => {
    const doubles = view('ss-tennis-brackets', 'girls-tennis', { query: { event: 'doubles' } });
    expect(doubles.frame).toMatchObject({ src: 'https://old.example/legacy/data/tng/1doubles.htm', title: 'Doubles' });
    expect(doubles.canonical).toBe(`${path}/state-brackets/1A?event=doubles`);
    expect(listTabs(doubles.choice?.tabs)).toEqual([
      ['Singles', `${path}/state-brackets/1A`, false],
      ['Doubles', `${path}/state-brackets/1A?event=doubles`, true],
    ]);
    expect(view('ss-tennis-brackets', 'girls-tennis', { query: { event: 'mixed' } }).frame?.title).toBe('Singles');
  });
});

describe('the football playoffs', () => {
  const path = '/sports/football/state-series/playoff-schedules';

  test('have a schedule for each class 1A to 8A without facts from upstream; an unknown class falls back to 1A', () => {
    const { classes, name, frame } = view('fb-playoff-schedules', 'football', { facts: null, classId: '8a' });
    expect(classes.map(({ to }) => to)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${path}/${number}A`));
    expect(frame?.src).toBe('https://old.example/legacy/football/8apair.htm');
    expect(name).toBe('Football: Playoff Schedules, Class 8A');
    expect(view('fb-playoff-schedules', 'football', { classId: '9A' }).canonical).toBe(`${path}/1A`);
  });

  test('have one pairings guide for all classes', () => {
    const { classes, frame, canonical } = view('fb-pairings-guide', 'football', { facts: null });
    expect(classes).toEqual([]);
    expect(frame?.src).toBe('https://old.example/legacy/football/guide.htm');
    expect(canonical).toBe('/sports/football/state-series/pairings-guide');
  });
});

describe('records and history', () => {
  test('show the records page of the sport, with one canonical link for both addresses', () => {
    const { name, frame, canonical, size, classes } = view('sport-records-history', 'girls-volleyball');
    expect(frame?.src).toBe('https://records.example/vbg.htm');
    expect(name).toBe('Girls Volleyball: Records & History');
    expect(canonical).toBe('/sports/girls-volleyball/history');
    expect(size).toBe('records');
    expect(classes).toEqual([]);
  });

  test.each(['music-organization', 'music-solo-ensemble'])(
    'of %s show the page that both kinds of music share',
    (id) => {
      expect(view('sport-history', id, { facts: null }).frame?.src).toBe('https://records.example/mu.htm');
    },
  );
});

test.each([
  ['upstream says nothing', null, environment],
  ['the sport has no abbreviation', { ...facts, abbreviation: null }, environment],
  ['no server is named', facts, {}],
])('there is no frame when %s', (_, said, named) => {
  const shown = { facts: said, classId: '2A', environment: named };
  expect(view('ss-sites', 'girls-volleyball', shown).frame).toBeNull();
  expect(view('sport-history', 'girls-volleyball', shown).frame).toBeNull();
});

describe('the request for the text of a page', () => {
  const names = { V1_BASE_URL: 'https://api.test/v1', PRODUCT: 'PSAA', ASSOCIATION_NAME: 'Prairie', BUILD_ID: 'b' };
  const clock = createContentClock({ timeZone: 'America/Chicago' });
  const requestFrameText = (
    id: string,
    params: Record<string, string>,
    query: Record<string, string> = {},
    named = environment,
  ) => {
    const about = { clock, environment: parseEnvironment({ ...names, ...named }) };
    return requestForFrame({ ...buildTestSportRequest(fillPath(findRow(id).path, params), about), query }, facts);
  };

  test.each([
    ['ss-sites', { sportId: 'girls-volleyball', classId: '2A' }, 'legacy-pages.section', 'data/vbg/2asite.htm'],
    ['ss-tennis-brackets', { sportId: 'girls-tennis' }, 'legacy-pages.section', 'data/tng/1singles.htm'],
    ['fb-playoff-schedules', { sportId: 'football', classId: '8A' }, 'legacy-pages.section', 'football/8apair.htm'],
    ['sport-history', { sportId: 'girls-volleyball' }, 'legacy-pages.records', 'vbg.htm'],
  ])('for %s with %j uses the source %s', (id, params, name, file) => {
    expect(requestFrameText(id, params)).toMatchObject({ definition: { name }, params: { file } });
  });

  test('is critical, except beside a list that is the main content of the page', () => {
    const page = buildTestSportRequest('/sports/girls-volleyball/state-series/sites', {
      clock,
      environment: parseEnvironment({ ...names, ...environment }),
    });
    expect(requestForFrame(page, facts)?.isCritical).toBe(true);
    expect(requestForFrame(page, facts, { isBesideList: true })?.isCritical).toBe(false);
  });

  test('uses the scores policy on the days of the finals in the calendar', () => {
    const path = '/sports/girls-volleyball/state-series/sites';
    const row = { className: '', event: 'State Finals', order: 1, dates: { '2030-31': 'Nov. 15-16' } };
    const readPolicy = (now: string, calendar: unknown) => {
      const about = {
        clock: createContentClock({ timeZone: 'America/Chicago', fixedNowIso: now }),
        environment: parseEnvironment({ ...names, ...environment }),
      };
      const requests = listDependentRequests(
        listFramedPageSources(buildTestSportRequest(path, about)),
        ({ definition }) => (definition.name === fiveYearCalendar.definition.name ? calendar : facts),
      );
      return requests.find(([name]) => name === 'text')?.[1].policy;
    };
    expect(readPolicy('2030-11-16T12:00:00-06:00', [row])).toBe('scores');
    expect(readPolicy('2030-11-17T12:00:00-06:00', [row])).toBeUndefined();
    expect(readPolicy('2030-11-16T12:00:00-06:00', undefined)).toBeUndefined();
  });

  test('names the file of the option in the query', () => {
    const request = requestFrameText('ss-tennis-brackets', { sportId: 'girls-tennis' }, { event: 'doubles' });
    expect(request?.params.file).toBe('data/tng/1doubles.htm');
  });

  test('is omitted for the original page, for a page that the sport does not have, and without a server address', () => {
    const sportId = 'girls-volleyball';
    expect(requestFrameText('ss-sites', { sportId }, { original: '1' })).toBeNull();
    expect(requestFrameText('fb-playoff-schedules', { sportId })).toBeNull();
    expect(requestFrameText('ss-sites', { sportId }, {}, { LEGACY_BASE_URL: '', RECORDS_BASE_URL: '' })).toBeNull();
  });
});
