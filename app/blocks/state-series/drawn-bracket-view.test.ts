import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildGameTeam, buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { DAY_MS, MINUTE_MS } from '~/time-units';
import { type DrawnBracket, readBracketOfClass, toDrawnBracketView } from './drawn-bracket-view';

const now = Date.parse('2025-10-21T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const path = '/sports/boys-soccer/state-series/brackets/2A';

function buildDrawnView(
  games: Game[] | null,
  changes: Partial<DrawnBracket> = {},
  query: Readonly<Record<string, string>> = {},
) {
  const read = games && { value: games, fetchedAtMs: now, isStale: false };
  return toDrawnBracketView(read, { sportId: 'boys-soccer', classId: '2A', path, ...changes }, { query, clock });
}

const buildTeam = (name: string) => buildGameTeam(name, { schoolId: name });
const sectional = buildFinalGame({
  id: '1',
  level: 'Sectional',
  round: 'Championship',
  site: 'Lake Sorley',
  day: '2025-10-20',
  teams: [buildTeam('A'), buildTeam('B')],
});
const title = buildFinalGame({
  id: '2',
  level: 'State',
  round: 'Championship',
  teams: [buildTeam('A'), buildTeam('C')],
});

/** Rows without a contest id, whose ids are made from their text. */
const unnumbered: [typeof sectional, typeof title] = [
  { ...sectional, id: 'A B' },
  { ...title, id: 'A C' },
];

function listHrefs(changes: Partial<DrawnBracket> = {}, games = [sectional, title]) {
  const packed = buildDrawnView(games, changes)?.bracket.sheets;
  const sheets = packed === undefined ? [] : unpack(packed);
  const parts = sheets.flatMap(({ sides, finals }) => [...sides.flat(), ...(finals === null ? [] : [finals])]);
  const rounds = parts.flatMap(({ units }) => units.flatMap((unit) => unit.rounds));
  return rounds.flatMap(({ cells }) =>
    cells.flatMap(({ content }) => (content && 'id' in content ? [content.href] : [])),
  );
}

describe('the games of a drawn bracket', () => {
  it('link to their pages by their ids', () => {
    expect(listHrefs()).toEqual([null, null]);
    expect(buildDrawnView([sectional, title])?.bracket.sportId).toBe('boys-soccer');
  });

  it("without a contest id link to their box scores, or to their day's scores before the state tournament", () => {
    expect(listHrefs({}, unnumbered)).toEqual([
      '/sports/boys-soccer/state-series/scores/2A?date=2025-10-20#game-A%20B',
      '/sports/boys-soccer/state-series/box-scores/2A#game-A%20C',
    ]);
  });

  it('link to pages without a class when classes do not divide the games', () => {
    expect(listHrefs({ classId: null, sportId: 'boys-lacrosse' }, unnumbered)).toEqual([
      '/sports/boys-lacrosse/state-series/scores?date=2025-10-20#game-A%20B',
      '/sports/boys-lacrosse/state-series/box-scores#game-A%20C',
    ]);
  });

  it('link to the scores without a day when their day is unknown', () => {
    const [first] = unnumbered;
    expect(listHrefs({}, [{ ...first, day: null }])).toEqual(['/sports/boys-soccer/state-series/scores/2A#game-A%20B']);
  });
});

it('a past game of a bracket without a result was not reported', () => {
  const isUnreported = (day: string) => {
    const { level, round, teams } = sectional;
    const view = buildDrawnView([buildScheduledGame({ level, round, teams, day })]);
    return JSON.stringify(view && unpack(view.bracket.sheets)).includes('No Score Reported');
  };
  expect(['2025-10-20', '2025-10-21'].map(isUnreported)).toEqual([true, false]);
});

describe('the season of a drawn bracket', () => {
  it('is named when its games are from another season', () => {
    expect(buildDrawnView([sectional])?.season).toBeNull();
    expect(buildDrawnView([{ ...sectional, day: '2024-10-20' }])?.season).toBe('2024-25, last season');
    expect(buildDrawnView([{ ...sectional, day: null }])?.season).toBeNull();
  });
});

describe('games of several classes', () => {
  const buildFinal = (classId: string | null, winner: string) =>
    buildFinalGame({
      id: `${classId}`,
      classId,
      level: 'State',
      round: 'Championship',
      teams: [buildTeam(winner), buildTeam('Z')],
    });
  const games = [buildFinal('2A', 'Second'), buildFinal('1A', 'First')];

  it('are drawn for the shown class only, with the champion of that class', () => {
    expect(buildDrawnView(games)).toMatchObject({ classId: '2A', bracket: { champion: 'Second' } });
    expect(buildDrawnView(games, { classId: '1A' })).toMatchObject({ classId: '1A', bracket: { champion: 'First' } });
    expect(buildDrawnView(games, { classId: '3A' })).toBeNull();
  });

  it('are drawn for the first class when no class is asked for', () => {
    expect(buildDrawnView(games, { classId: null })).toMatchObject({ classId: '1A', bracket: { champion: 'First' } });
    expect(buildDrawnView([buildFinal(null, 'Only')], { classId: null })).toMatchObject({
      classId: null,
      bracket: { champion: 'Only' },
    });
  });
});

describe('the parts of a drawn bracket', () => {
  it('have their own addresses', () => {
    expect(buildDrawnView([sectional, title])?.parts).toEqual([
      { text: 'All parts', to: path, isCurrent: true },
      { text: 'Lake Sorley', to: `${path}?part=lake-sorley-sectional`, isCurrent: false },
      { text: 'State Finals', to: `${path}?part=finals`, isCurrent: false },
    ]);
    expect(buildDrawnView([sectional, title], {}, { part: 'finals' })?.href).toBe(`${path}?part=finals`);
    expect(buildDrawnView([sectional, title], {}, { part: 'elsewhere' })?.href).toBe(path);
  });

  it('link from the list to the lists of the parts, and back to the drawing of the same part', () => {
    const list = buildDrawnView([sectional, title], {}, { list: '1', part: 'finals' });
    expect(list?.parts.map(({ to }) => to)).toEqual([
      `${path}?list=1`,
      `${path}?list=1&part=lake-sorley-sectional`,
      `${path}?list=1&part=finals`,
    ]);
    expect(list?.otherHref).toBe(`${path}?part=finals`);
    expect(buildDrawnView([sectional, title], {}, { part: 'finals' })?.otherHref).toBe(`${path}?list=1&part=finals`);
  });

  it('are sent either as a drawing or as a list', () => {
    expect(buildDrawnView([sectional, title])?.list).toBeNull();
    const list = buildDrawnView([sectional, title], {}, { list: '1' });
    expect(list?.list && unpack(list.list).map(({ slug }) => slug)).toEqual(['lake-sorley-sectional', 'finals']);
    expect(list && unpack(list.bracket.sheets)).toEqual([]);
  });

  it('are not offered when there is only one', () => {
    expect(buildDrawnView([title])?.parts).toEqual([]);
  });
});

it('the bracket of an answer is built again for another day or class only', () => {
  const games = [
    buildScheduledGame({ id: '1', classId: '1A', day: '2025-10-21', level: 'Sectional' }),
    buildScheduledGame({ id: '2', classId: '2A', day: '2025-11-08', level: 'State' }),
  ];
  const read = (classId: string | null, laterMs = 0) =>
    readBracketOfClass(games, { sportId: 'boys-soccer', classId }, { ...clock, getNowMs: () => now + laterMs });
  expect(read('1A').series).toBe(read('1A', MINUTE_MS).series);
  expect(['1A', '2A', null].map((classId) => read(classId).games.map(({ id }) => id))).toEqual([['1'], ['2'], ['1']]);
  expect([0, DAY_MS].map((laterMs) => read('1A', laterMs).games[0]?.kind)).toEqual(['scheduled', 'unreported']);
});

it.each([
  ['the feed cannot be read', null],
  ['there are no games', []],
  ['the games are those of meets', [buildFinalGame({ level: 'Invitational', round: 'Lake Sorley Invitational' })]],
])('nothing is drawn when %s', (_, games) => {
  expect(buildDrawnView(games)).toBeNull();
});
