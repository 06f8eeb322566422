import { describe, expect, it } from 'vitest';
import { buildTournamentInfo } from '~/blocks/sport/tournament-info.fixture';
import { findPolicyName } from '~/cache/source/define-source';
import { buildTestEnvironment } from '~/config/environment.fixture';
import type { ContentClock } from '~/models/dates/content-clock';
import type { PageRequest } from '~/page/page-sources';
import type { Broadcast } from '~/upstream/broadcasts';
import type { PairingsOfClass } from '~/upstream/playoff-timetable';
import type { SocialPost } from '~/upstream/social';
import type { TournamentInfo } from '~/upstream/tournament-info';
import { sources, toPairingsView } from './page';

const environment = buildTestEnvironment({ BROADCASTS_URL: 'https://broadcasts.test', STREAM_HOST: 'stream.test' });
const evening = '2025-10-25T20:10:00-05:00';
const buildClockAt = (iso: string): ContentClock => ({
  offsetMs: 0,
  timeZone: 'America/Chicago',
  getNowMs: () => Date.parse(iso),
});
const buildSourceValue = <Value>(value: Value) => ({ value, fetchedAtMs: Date.parse(evening), isStale: false });

const posted: PairingsOfClass = {
  className: '1A',
  timeText: '8:02 PM',
  pairingsUrl: 'https://old.test/1apairings.htm',
  bracketsUrl: 'https://old.test/1abracket.htm',
  teamInfoUrl: null,
  mapsUrl: 'https://old.test/1a.svg',
};
const waiting: PairingsOfClass = {
  className: '2A',
  timeText: null,
  pairingsUrl: null,
  bracketsUrl: null,
  teamInfoUrl: null,
  mapsUrl: null,
};
const broadcast = (index: number): Broadcast => ({
  key: `evt${index}`,
  headline: 'Ashgrove vs. Dell',
  subheadline: 'Football | Regular season',
  day: '2025-10-31',
  startsAtMs: Date.parse('2025-10-31T19:00:00-05:00'),
  url: 'https://watch.test/1',
});

interface Read {
  readonly timetable?: PairingsOfClass[] | null;
  readonly info?: TournamentInfo | null;
  readonly broadcasts?: Broadcast[] | null;
  readonly posts?: SocialPost[] | null;
}

function view(read: Read = {}, iso = evening, unavailable: ('timetable' | 'info' | 'broadcasts' | 'posts')[] = []) {
  const { timetable = [posted, waiting], info = null, broadcasts = [], posts = [] } = read;
  const optional = {
    timetable: timetable && buildSourceValue(timetable),
    info: buildSourceValue(info),
    sponsors: null,
    broadcasts: broadcasts && buildSourceValue(broadcasts),
    posts: posts && buildSourceValue(posts),
  };
  return toPairingsView({ optional, unavailable }, { environment, clock: buildClockAt(iso) });
}

describe('the sources of the pairings', () => {
  const findPolicyAt = (iso: string) =>
    findPolicyName(sources({ clock: buildClockAt(iso), environment } as unknown as PageRequest).optional.timetable);

  it('use the scores policy only from the midnight before the show to the midnight after it', () => {
    expect(findPolicyAt('2025-10-24T23:59:00-05:00')).toBe('schedule');
    expect(findPolicyAt('2025-10-25T00:00:00-05:00')).toBe('scores');
    expect(findPolicyAt('2025-10-25T23:59:00-05:00')).toBe('scores');
    expect(findPolicyAt('2025-10-26T00:00:00-05:00')).toBe('schedule');
  });

  it('may lack broadcasts when the deployment names no service for them', () => {
    const listAbsentSources = (given: typeof environment) =>
      sources({ clock: buildClockAt(evening), environment: given } as unknown as PageRequest).mayBeAbsent;
    expect(listAbsentSources(environment)).toEqual(['sponsors']);
    expect(listAbsentSources({ ...environment, BROADCASTS_URL: undefined })).toEqual(['sponsors', 'broadcasts']);
  });
});

describe('a season without facts', () => {
  const calendar = [{ className: '1A', event: 'Playoff pairings', order: 1, dates: { '2090-91': 'Oct. 21' } }];
  const viewAt = (iso: string, rows: typeof calendar) =>
    toPairingsView(
      {
        optional: {
          timetable: buildSourceValue([posted]),
          info: null,
          sponsors: null,
          broadcasts: null,
          posts: null,
          calendar: buildSourceValue(rows),
        },
        unavailable: [],
      },
      { environment, clock: buildClockAt(iso) },
    );

  it.each([
    ['2090-09-01T12:00:00-05:00', 'The pairings of all eight classes are announced live.'],
    ['2090-10-21T12:00:00-05:00', 'Tonight: the pairings of all eight classes, live.'],
    ['2090-11-01T12:00:00-05:00', 'Playoffs this week: Round 1.'],
  ])('at %s takes the day of the show from the calendar: %s', (iso, status) => {
    const shown = viewAt(iso, calendar);
    expect(shown).toMatchObject({
      when: 'Football, Saturday, October 21, 2090',
      status,
      hosts: [],
      steps: [],
      hashtag: null,
    });
    expect(shown.classes).toHaveLength(1);
  });

  it('has no day when the calendar has no show, and is refreshed as often as on the day of the show', () => {
    const iso = '2090-09-01T12:00:00-05:00';
    expect(viewAt(iso, []).when).toBe('Football, day to be announced');
    const { optional, mayBeAbsent } = sources({ clock: buildClockAt(iso), environment } as unknown as PageRequest);
    expect(findPolicyName(optional.timetable)).toBe('scores');
    expect(Object.keys(optional)).toContain('calendar');
    expect(mayBeAbsent).toContain('calendar');
  });
});

describe('the pairings of the classes', () => {
  it("link to what is posted, and to the site's own pages where it has them", () => {
    expect(view().classes).toEqual([
      {
        name: '1A',
        title: 'Class 1A',
        time: '8:02 PM',
        isPosted: true,
        links: [
          { text: 'Pairings', href: 'https://old.test/1apairings.htm' },
          { text: 'Brackets', href: '/sports/football/state-series/playoff-brackets/1A' },
          { text: 'Maps', href: '/sports/football/state-series/playoff-maps' },
        ],
      },
      { name: '2A', title: 'Class 2A', time: null, isPosted: false, links: [] },
    ]);
    expect(view().notice).toBeNull();
  });

  it('are posted class by class at the times of the show, posted ones first, with no links before', () => {
    const timetable = [
      { ...posted, className: '8A', timeText: '8:50 PM' },
      { ...posted, className: '3A', timeText: '8:16 PM' },
      posted,
    ];
    const listPosted = (iso: string) =>
      view({ timetable }, iso).classes.map(({ name, links }) => [name, links.length > 0]);
    const countPosted = (iso: string) => listPosted(iso).filter(([, isPosted]) => isPosted).length;
    expect(listPosted(evening)).toEqual([['1A', true], ['8A', false], ['3A', false]]); // prettier-ignore
    expect(view({ timetable: timetable.reverse() }, evening).status).toBe('On now, next 3A 8:16 PM');
    expect(countPosted('2025-10-25T19:00:00-05:00')).toBe(0);
    expect(countPosted('2025-10-20T20:10:00-05:00')).toBe(0);
    expect(countPosted('2025-10-25T21:30:00-05:00')).toBe(3);
    expect(view({ timetable }, '2025-10-25T21:30:00-05:00').status).toBe('The show is over.');
    expect(listPosted('2025-10-25T20:20:00-05:00')[0]?.[0]).toBe('3A');
  });

  it('say only what comes next before the first class, and go by the address of a class without a time', () => {
    const at = (timeText: string | null) => view({ timetable: [{ ...posted, timeText }] });
    expect(at('8:30 PM').status).toBe('On now, next 1A 8:30 PM');
    expect(at('soon').classes[0]?.links).toHaveLength(3);
    expect(view({ timetable: [] }).status).toBe('On now');
  });

  it('have one text for an empty list and another for a failed one', () => {
    expect(view({ timetable: [] }).notice?.headline).toBe('No data available.');
    const failed = view({ timetable: null }, evening, ['timetable']);
    expect(failed.notice?.headline).toBe('The pairings of the classes could not be loaded right now.');
    expect(failed.stamp).toBeNull();
  });
});

describe('the page of the show', () => {
  it('has the menu of the playoffs, the site’s own pages and the picture of the finals', () => {
    const { menu, more, heroImageUrl } = view({
      info: buildTournamentInfo({ heroImageUrl: 'https://media.test/hero.jpg' }),
    });
    expect(menu.map(({ title }) => title)).toEqual([
      'Overview',
      'Schedules & Brackets',
      'Team Info & Maps',
      'Title Games',
    ]);
    expect(menu[0]?.links).toContainEqual({ text: 'Pairings Show', href: '/sports/football/state-series/timetable' });
    expect(more.map(({ href }) => href)).toContain('/site-index');
    expect(heroImageUrl).toBe('https://media.test/hero.jpg');
  });

  it('shows the day, the hours and the phase of the show', () => {
    expect(view().when).toBe('Football, Saturday, October 25, 2025, 8:00–9:00 PM');
    expect(view().status).toBe('On now, next 2A');
    expect(view({}, '2025-10-20T12:00:00-05:00').status).toMatch(/are announced live/);
    expect(view({}, '2025-11-20T12:00:00-06:00').status).toBe('Playoffs this week: Semifinals.');
  });

  it.each([
    ['2025-10-25T19:00:00-05:00', 'Tonight: the pairings of all eight classes, live.', []],
    ['2025-10-25T21:30:00-05:00', 'The show is over.', []],
    ['2025-10-26T12:00:00-05:00', 'Playoffs this week: Round 1.', ['Playoff brackets', 'Playoff scores']],
    ['2025-11-28T11:00:00-06:00', 'Playoffs this week: State Championship.', ['Playoff brackets', 'Playoff scores']],
    [
      '2026-07-12T13:00:00-05:00',
      'The playoffs are over. Their brackets have all scores and champions.',
      ['Playoff brackets', 'Playoff scores'],
    ],
  ])('at %s leads with: %s', (iso, status, links) => {
    const shown = view({}, iso);
    expect([shown.status, shown.lead.map(({ text }) => text)]).toEqual([status, links]);
  });

  it('takes its video from the file of the season', () => {
    expect(view().video?.playerUrl).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  });

  it('has the stream only when it leads to the host that the deployment names', () => {
    const streaming = { text: 'Live', url: 'https://stream.test/football', network: 'PSAA Live' };
    const links = (url: string) => view({ info: buildTournamentInfo({ streaming: { ...streaming, url } }) }).watch;
    expect(links('https://stream.test/football')).toContainEqual({
      text: 'PSAA Live',
      href: 'https://stream.test/football',
    });
    expect(links('https://elsewhere.test/football').map(({ href }) => href)).not.toContain(
      'https://elsewhere.test/football',
    );
  });

  it('lists six broadcasts with day and time', () => {
    const { broadcasts } = view({ broadcasts: [1, 2, 3, 4, 5, 6, 7].map(broadcast) });
    expect(broadcasts).toHaveLength(6);
    expect(broadcasts[0]?.detail).toBe('Fri, Oct 31, 7:00 PM · Football | Regular season');
  });

  it('says which of its other parts could not be read', () => {
    expect(view({}, evening, ['info', 'broadcasts']).unavailable).toEqual([
      'Streams and contacts could not be loaded right now.',
      'The broadcasts could not be loaded right now.',
    ]);
  });
});

describe('the posts of the pairings page', () => {
  const post: SocialPost = {
    network: 'x',
    text: 'Football: class 1A is out.',
    imageUrl: 'https://social.test/1.jpg',
    url: 'https://social.test/1',
    postedDay: '2025-10-25',
    postedAtMs: null,
    postedText: null,
    user: null,
    userImageUrl: null,
  };

  it('are the last four, as text', () => {
    const posts = [1, 2, 3, 4, 5].map((id) => ({ ...post, url: `https://social.test/${id}` }));
    expect(view({ posts }).posts).toHaveLength(4);
    expect(view({ posts }).posts[0]).toEqual({
      href: 'https://social.test/1',
      source: 'X, October 25, 2025',
      text: 'Football: class 1A is out.',
      neutralText: null,
    });
  });

  it('are about football only', () => {
    const texts = ['Flag football finals are on.', 'The choir sings.', '#PairingsNight is here.'];
    const posts = texts.map((text, id) => ({ ...post, text, url: `https://social.test/${id}` }));
    expect(view({ posts }).posts.map(({ text }) => text)).toEqual(['#PairingsNight is here.']);
  });

  it('are reported as missing when they could not be read', () => {
    const { posts, unavailable } = view({ posts: null }, evening, ['posts']);
    expect([posts, unavailable]).toEqual([[], ['Posts could not be loaded right now.']]);
  });
});
