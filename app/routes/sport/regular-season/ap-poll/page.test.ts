import { describe, expect, it } from 'vitest';
import type { WireContext } from '~/cache/source/define-source';
import type { ContentClock } from '~/models/dates/content-clock';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import { footballPoll, pollLastAndNext } from '~/upstream/football-polls';
import type { DirectorySchool } from '~/upstream/schools';
import { sources, toView } from './page';

const context: WireContext = { product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined };
const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const record = {
  PollRank: '2.0',
  PollPreviousRank: '5',
  Poll1stVotes: '',
  PollTotalVotes: '91.0',
  FBSchoolID: '166.0',
  DisplayName: 'Harborview',
  NickName: 'Titans',
  WinsOverall: '6',
  LossesOverall: 0,
  schoolLogo: 'https://media.example/1.svg',
};
const summary = {
  pollTitle: 'Prairie Press Writers Poll ',
  class: '3A',
  pollDate: 'Week 7',
  releaseDate: '2025-10-07T00:00:00.000Z',
  othersReceivingVotes: 'Cranewater 11, Harlland 3.',
};

function view(
  body: object | null,
  games: object[] | null = [],
  classId = '3A',
  today = clock,
  schools: DirectorySchool[] | null = null,
) {
  const read = <Value>(value: Value) => ({ value, fetchedAtMs: now, isStale: false });
  const optional = {
    poll: body && read(footballPoll.definition.buildSchema(context).parse(body)),
    games: games && read(pollLastAndNext.definition.buildSchema(context).parse({ data: games })),
  };
  const request = buildTestSportRequest(`/sports/football/regular-season/ap-poll?class=${classId}`, { clock: today });
  const dependent = { directory: schools && read(schools) };
  return toView(buildTestValues({ optional, dependent }), request).poll;
}
const findRow = (changes: object, game: object = {}) =>
  view({ summary, records: [{ ...record, ...changes }] }, [{ FBSchoolID: 166, ...game }]).rows[0];

describe('the poll of a class', () => {
  it('shows its title, week and day of release, and others receiving votes', () => {
    expect(view({ data: { summary, records: [record] } })).toMatchObject({
      classText: 'Class 3A',
      title: 'Prairie Press Writers Poll',
      releaseText: 'Week 7 · Released Oct 7',
      season: null,
      others: 'Cranewater 11, Harlland 3.',
    });
  });

  it('shows the rank, previous rank, votes and record of each team', () => {
    expect(findRow({})).toMatchObject({
      id: '166',
      rank: '2',
      previousRank: '5',
      firstVotes: '–',
      votes: '91',
      record: '6-0',
      name: 'Harborview',
      nickname: 'Titans',
    });
    expect(findRow({ PollRank: 'T3' })?.rank).toBe('T3');
  });

  it('counts the places that a team has gained or lost, of those ranked in both polls', () => {
    const count = (PollRank: string | null, PollPreviousRank: string) =>
      findRow({ PollRank, PollPreviousRank })?.gained;
    expect([count('2', '5'), count('T3', 'T3'), count('4', 'T2'), count('2', 'NR'), count(null, '5')]).toEqual([
      3,
      0,
      -2,
      null,
      null,
    ]);
  });

  it('shows a team without a logo with the mark of its school', () => {
    const school = {
      id: '1861',
      name: 'Harborview',
      city: 'Harborview',
      formalName: null,
      logoUrl: 'https://a.example/1861.svg',
    };
    const rows = (schools: DirectorySchool[] | null) =>
      view({ summary, records: [{ ...record, schoolLogo: null }] }, [], '3A', clock, schools).rows;
    expect(rows([school as DirectorySchool])).toMatchObject([{ markKey: '1861', logoUrl: school.logoUrl }]);
    expect(rows(null)).toMatchObject([{ markKey: '166', logoUrl: null }]);
  });

  it.each(['NR', null, '', 0])('shows a team with the previous rank %j as not ranked', (PollPreviousRank) => {
    expect(findRow({ PollPreviousRank })?.previousRank).toBe('NR');
  });

  it.each([
    [
      { LastGame: 'vs::Grandale::38-28::W', NextGame: 'at::Swandale' },
      { result: 'W', text: '38-28 vs Grandale' },
      'at Swandale',
    ],
    [{ LastGame: 'at::Grandale::13-17 (2OT)::l' }, { result: 'L', text: '13-17 (2OT) at Grandale' }, null],
    [{ LastGame: 'vs::Grandale', nextGame: '::Swandale' }, { result: null, text: 'vs Grandale' }, 'Swandale'],
    [{ LastGame: ' vs :: Grandale ::  ::X' }, { result: null, text: 'vs Grandale' }, null],
    [{ LastGame: '', NextGame: null }, null, null],
    [{ LastGame: '::::::', NextGame: '::' }, null, null],
    [{ LastGame: 'bye', NextGame: 'open' }, null, null],
  ])('parses the last and the next game of %j', (game, last, next) => {
    expect(findRow({}, game)).toMatchObject({ last, next });
  });

  it('shows the date of the records, because the last games may be later', () => {
    const games = [{ FBSchoolID: 166, LastGame: 'vs::Grandale::38-28::W' }];
    const text = 'W-L: record in the poll of Oct 7, which the last game may not be part of.';
    expect(view({ summary, records: [record] }, games).recordText).toBe(text);
    expect(view({ summary, records: [record] }).recordText).toBeNull();
    expect(view({ summary: { ...summary, releaseDate: null }, records: [record] }, games).recordText).toBeNull();
  });

  it('is also shown without the games', () => {
    expect(view({ summary, records: [record] }, null).rows).toMatchObject([{ last: null, next: null }]);
  });

  it.each([
    [{ summary: { ...summary, releaseDate: null }, records: [] }],
    [{ summary: null, records: [] }],
    [{ summary: {} }],
    [{ summary: 'none', records: null }],
  ])('has neither rows nor upstream’s title before it is released: %j', (body) => {
    expect(view(body)).toMatchObject({ rows: [], season: null, title: null });
  });

  it.each([{}, { error: 'Missing required parameter' }, { new_summary: summary, new_records: [] }])(
    'is invalid without summary and records: %j',
    (body) => {
      expect(footballPoll.definition.buildSchema(context).safeParse(body).success).toBe(false);
    },
  );

  it.each(['None', 'none.', '', null])('names no others receiving votes for %j', (othersReceivingVotes) => {
    expect(view({ summary: { ...summary, othersReceivingVotes }, records: [record] }).others).toBeNull();
  });

  it.each([
    ['on the day after the draw', '2025-10-26', '2025-10-21', false],
    ['a week after the last poll', '2025-11-01', '2025-10-21', true],
    ['with a new poll in the playoffs', '2025-11-05', '2025-11-04', false],
    ['in the winter', '2026-01-16', '2025-10-21', true],
    ['without a day of release', '2025-11-08', null, true],
    ['in the regular season with an old poll', '2025-10-11', '2025-09-23', false],
  ])('%s is final, without the games of the playoffs, or still has games', (_, day, releaseDate, isFinal) => {
    const games = [{ FBSchoolID: 166, LastGame: 'vs::Grandale::38-28::W', NextGame: 'at::Swandale' }];
    const today = { ...clock, getNowMs: () => Date.parse(`${day}T12:00:00-06:00`) };
    const poll = view({ summary: { ...summary, releaseDate }, records: [record] }, games, '3A', today);
    expect(poll.isFinal).toBe(isFinal);
    expect(poll.releaseText.startsWith('Final poll · Week 7')).toBe(isFinal);
    expect(poll.rows[0]?.next).toBe(isFinal ? null : 'at Swandale');
  });

  it('of last season names the season', () => {
    const last = { ...summary, releaseDate: '10/08/2024' };
    expect(view({ summary: last, records: [record] }).season).toBe('2024-25, last season');
  });
});

describe('the classes', () => {
  it('are not linked before the first poll', () => {
    expect(view({ summary: {}, records: [] }).tabs).toEqual([]);
    expect(view(null).tabs).toHaveLength(8);
  });

  it('are tabs from 1A to 8A, and the first has the address without a class', () => {
    const { tabs, canonicalHref } = view({ summary, records: [] });
    expect(tabs.map(({ text }) => text)).toEqual(['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A']);
    expect(tabs.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ text: '3A' }]);
    expect(canonicalHref).toBe('/sports/football/regular-season/ap-poll?class=3A');
    expect(tabs[0]?.to).toBe('/sports/football/regular-season/ap-poll');
  });

  it.each([
    ['3A', '3A'],
    [undefined, '1A'],
    ['9A', '1A'],
  ])('requested as %j show class %s', (asked, classId) => {
    const query: Record<string, string> = asked === undefined ? {} : { class: asked };
    const { poll } = sources({ ...buildTestSportRequest('/sports/football/regular-season/ap-poll'), query }).optional;
    expect(poll.params).toEqual({ classId });
  });
});
