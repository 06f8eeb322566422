import { parse } from 'csv-parse/sync';
import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import type { GameRow } from '~/blocks/open-data/data-rows';
import { findTable, tableNames } from '~/blocks/open-data/data-tables';
import { addDays } from '~/models/dates/calendar-date';
import { writeOutTown } from '~/models/schools/school-name';
import { pageRoutes } from '~/routes.table.js';
import { atLeastOne } from '../support/at-least-one';
import {
  type AskSite,
  askHealthyUpstream,
  createHealthyUpstream,
  openCountedSite,
  openInProcessSite,
} from '../support/in-process-site';

/* Files with the rows of pages, and agate text: docs/decisions/0107. */

interface JsonFile<Row = Readonly<Record<string, unknown>>> {
  readonly $schema: string;
  readonly as_of: string;
  readonly license: string;
  readonly url: string;
  readonly rows: readonly Row[];
}

/** A file of each table, without its ending, and the page with the same rows. */
const files = [
  { name: 'scores', file: '/scores', query: '?date=2025-10-10', page: '/scores?date=2025-10-10' },
  { name: 'scores', file: '/scores', query: '?county=winslow-county', page: '/scores?county=winslow-county' },
  {
    name: 'standings',
    file: '/sports/football/regular-season/conference-standings',
    query: '',
    page: '/sports/football/regular-season/conference-standings',
  },
  {
    name: 'conferences',
    file: '/sports/softball/maxpreps-standings',
    query: '?league=45',
    page: '/sports/softball/maxpreps-standings/45',
  },
  {
    name: 'conferences',
    file: '/sports/boys-basketball/maxpreps-standings',
    query: '',
    page: '/sports/boys-basketball/maxpreps-standings',
  },
  {
    name: 'ratings',
    file: '/sports/boys-soccer/maxpreps-rpi',
    query: '',
    page: '/sports/boys-soccer/maxpreps-rpi',
  },
  {
    name: 'leaderboard',
    file: '/sports/boys-golf/state-series/state-leaderboard',
    query: '?class=2A',
    page: '/sports/boys-golf/state-series/state-leaderboard/2A',
  },
  ...(
    [
      ['boys-soccer', '?class=2A', 'brackets/2A'],
      ['girls-volleyball', '', 'brackets'],
      ['girls-flag-football', '', 'brackets'],
      ['boys-lacrosse', '', 'brackets'],
      ['football', '?class=5A', 'playoff-brackets/5A'],
    ] as const
  ).map(([sport, query, page]) => {
    const series = `/sports/${sport}/state-series`;
    return { name: 'brackets', file: `${series}/brackets`, query, page: `${series}/${page}` };
  }),
  {
    name: 'polls',
    file: '/sports/football/regular-season/ap-poll',
    query: '?class=3A',
    page: '/sports/football/regular-season/ap-poll?class=3A',
  },
  { name: 'enrollments', file: '/schools/enrollments', query: '', page: '/schools/enrollments' },
  { name: 'schools', file: '/schools/school-directory', query: '', page: '/schools/school-directory?letter=all' },
] as const;

const ofFile = ['as_of', 'license'];

let ask: AskSite;

beforeAll(async () => {
  ask = (await openInProcessSite()).startIsolate(askHealthyUpstream);
});

async function readJson<Row = Readonly<Record<string, unknown>>>(path: string): Promise<JsonFile<Row>> {
  return (await (await ask(path)).json()) as JsonFile<Row>;
}

async function readCsv(path: string): Promise<readonly Readonly<Record<string, string>>[]> {
  return parse(await (await ask(path)).text(), { columns: true, bom: true });
}

it('there is a file of every table', () => {
  expect(new Set(files.map(({ name }) => name))).toEqual(new Set(tableNames));
});

describe.each(files)('$file$query', ({ name, file, query, page }) => {
  it('has the same rows as CSV and JSON, with the time of the data and the license', async () => {
    const { rows, as_of: asOf, license, $schema, url } = await readJson(`${file}.json${query}`);
    expect(rows.length).toBeGreaterThan(4);
    const lines = await readCsv(`${file}.csv${query}`);
    expect(
      lines.map((line) => Object.fromEntries(Object.entries(line).filter(([column]) => !ofFile.includes(column)))),
    ).toEqual(
      rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, toCell(value)]))),
    );
    expect(new Set(lines.map((line) => `${line.as_of} ${line.license}`))).toEqual(new Set([`${asOf} ${license}`]));
    expect(asOf).toMatch(/^2025-10-11T\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(new URL($schema).pathname).toBe(`/schemas/${name}.schema.json`);
    expect((await ask(new URL(url).pathname + new URL(url).search)).status).toBe(200);
  });

  it('has the columns of its published schema in their order, and fits it', async () => {
    const table = findTable(name);
    if (table === null) throw new Error(`No table ${name}`);
    const columns = Object.keys(table.row.shape);
    const { rows } = await readJson(`${file}.json${query}`);
    for (const row of atLeastOne(rows)) expect(Object.keys(row)).toEqual(columns);
    expect(z.array(table.row).safeParse(rows).error?.issues ?? []).toEqual([]);
    // A decoder of UTF-8 drops the mark.
    const bytes = Buffer.from(await (await ask(`${file}.csv${query}`)).arrayBuffer());
    const [head = ''] = bytes.toString('utf8').split('\r\n');
    expect(head).toBe(`\uFEFF${[...columns, 'as_of', 'license'].join(',')}`);
    const schema = (await (await ask(`/schemas/${name}.schema.json`)).json()) as z.core.JSONSchema.JSONSchema;
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    const ofRow = schema.properties?.rows as { readonly items: { readonly required: readonly string[] } };
    expect(ofRow.items.required).toEqual(columns);
  });

  it('has only sources and policies of its page, with which it is purged, and makes no upstream calls of its own', async () => {
    const counted = await openCountedSite();
    const ofPage = await counted.ask(page);
    await ofPage.text();
    const before = new Set(counted.called);
    const readTags = ({ headers }: Response) => headers.get('cache-tag')?.split(',') ?? [];
    for (const format of ['csv', 'json']) {
      const response = await counted.ask(`${file}.${format}${query}`);
      expect(response.status).toBe(200);
      const tags = readTags(response);
      expect(tags.filter((tag) => tag.startsWith('policy:')).length).toBeGreaterThan(0);
      expect(readTags(ofPage)).toEqual(expect.arrayContaining(tags));
      const [, seconds] = /max-age=(\d+)/.exec(response.headers.get('cdn-cache-control') ?? '') ?? [];
      expect(Number(seconds)).toBeGreaterThan(0);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(atLeastOne(counted.called).filter((call) => !before.has(call))).toEqual([]);
  });
});

it('a leaderboard that is not there yet is a file without rows', async () => {
  const nowIso = '2028-08-20T12:00:00-05:00';
  const get = (await openInProcessSite({ nowIso })).startIsolate(createHealthyUpstream(nowIso));
  const csv = await get('/sports/boys-golf/state-series/state-leaderboard.csv');
  expect(csv.status).toBe(200);
  expect((await csv.text()).trim().split('\r\n')).toEqual([expect.stringContaining('place,tied,name,school')]);
  const json = await get('/sports/boys-golf/state-series/state-leaderboard.json');
  expect(await json.json()).toMatchObject({ rows: [] });
  expect((await get('/sports/boys-golf/state-series/state-leaderboard.csv?class=4A')).status).toBe(404);
});

it('scripts of other sites may read files and schemas only', async () => {
  const open = pageRoutes.filter(({ isOpenData }) => isOpenData === true);
  expect(new Set(open.map(({ folder }) => folder))).toEqual(new Set(['data-file', 'data-schema']));
  for (const path of [
    '/',
    '/scores',
    '/scores/agate.txt',
    '/embed/scores',
    '/oembed?url=/scores',
    '/feeds/news.json',
    '/live/boys-soccer.json',
  ]) {
    expect((await ask(path)).headers.has('access-control-allow-origin')).toBe(false);
  }
});

it('the rows of a conference are those of its page, in their order', async () => {
  const { document } = parseHTML(await (await ask('/sports/softball/maxpreps-standings/45')).text());
  const shown = [...document.querySelectorAll('main tbody tr')].map((row) => [
    row.querySelector('a')?.textContent,
    ...[...row.querySelectorAll('th, td')].slice(1).map(readText),
  ]);
  const { rows } = await readJson('/sports/softball/maxpreps-standings.json?league=45');
  const formatFigures = (wins: unknown, losses: unknown) => `${String(wins)}-${String(losses)}`;
  expect(rows).toHaveLength(8);
  expect(shown).toEqual(
    rows.map((row) => [
      row.school,
      formatFigures(row.conference_wins, row.conference_losses),
      formatFigures(row.wins, row.losses),
      Number(row.conference_win_percentage).toFixed(3).replace(/^0/, ''),
    ]),
  );
});

test.each([
  ['/scores.csv?county=no-such-county', 1],
  ['/scores.json?conference=no-such-conference', 1],
  ['/sports/boys-golf/state-series/state-leaderboard.csv?class=8A', 0],
  ['/sports/boys-soccer/state-series/brackets.csv?class=8A', 1],
  ['/sports/girls-flag-football/state-series/brackets.csv?class=2A', 0],
  ['/sports/boys-golf/state-series/brackets.csv', 0],
  ['/sports/boys-tennis/state-series/brackets.json', 0],
  ['/sports/boys-soccer/regular-season/ap-poll.csv', 0],
  ['/sports/no-such-sport/maxpreps-rpi.csv', 0],
  ['/sports/boys-soccer/regular-season/conference-standings.csv', 0],
  ['/sports/softball/maxpreps-standings.csv?league=no-such-league', 1],
  ['/sports/boys-golf/maxpreps-standings.csv', 0],
  ['/schemas/nothing.schema.json', 0],
])('%s is a plain 404 after at most %i upstream calls, which no cache keeps', async (path, mostCalls) => {
  const counted = await openCountedSite();
  const response = await counted.ask(path);
  expect([response.status, await response.text()]).toEqual([404, 'There is no such file.\n']);
  expect(response.headers.get('cdn-cache-control')).toBe('no-store');
  expect(counted.called.size).toBeLessThanOrEqual(mostCalls);
});

it('a file with a failed source is an error, never a shorter file', async () => {
  const site = await openInProcessSite();
  const broken = site.startIsolate((url, init) =>
    /daily|schedule-by-date|scores-by|maxpreps/.test(url.pathname)
      ? Promise.resolve(new Response(null, { status: 500 }))
      : askHealthyUpstream(url, init),
  );
  const response = await broken('/scores.csv');
  expect(response.status).toBeGreaterThanOrEqual(502);
  expect(response.headers.get('retry-after')).not.toBeNull();
});

/** What a card of the page shows, as a row has it. */
function readCard(card: Element) {
  const readAll = (selector: string) => [...card.querySelectorAll(selector)].map((part) => readText(part));
  const teams = [...card.querySelectorAll('.game-teams > li')];
  const won = teams.findIndex((team) => team.classList.contains('won'));
  return {
    id: /\/games\/([^?"]+)/.exec(card.querySelector('a.game-to')?.getAttribute('href') ?? '')?.[1] ?? null,
    names: readAll('.game-team'),
    scores: teams.map((team) => [...team.querySelectorAll('.game-points')].map((points) => readText(points))),
    status: readAll('.game-status .game-badge:not([aria-hidden]), .game-status .game-headline').join(' '),
    site: readAll('.game-site')[0] ?? null,
    highlight: readAll('.game-highlight')[0]?.replace(/^Highlight: /, '') ?? null,
    change: readAll('.game-change')[0] ?? null,
    winner: won === -1 ? null : won + 1,
  };
}

function readText(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.sr-only, .game-host')) hidden.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** The cards of all pages of a day, in order. */
async function readCards(day: string) {
  const cards: ReturnType<typeof readCard>[] = [];
  for (let page = 1; ; page += 1) {
    const html = await (await ask(`/scores?date=${day}&page=${page}`)).text();
    const { document } = parseHTML(html);
    cards.push(...[...document.querySelectorAll('[role=article]')].map(readCard));
    if (!html.includes(`page=${page + 1}"`)) return cards;
  }
}

/** The row as its card shows it. */
function toCard(row: GameRow): ReturnType<typeof readCard> {
  const sets = row.set_scores?.split(', ').map((set) => set.split('-'));
  const formatScores = (index: 0 | 1) => {
    if (row.state === 'forfeit' && row.team_1_score === null)
      return row.winner === null ? ['–'] : [row.winner === index + 1 ? 'W' : 'L'];
    // A card has three columns for sets.
    if (sets !== undefined) return [0, 1, 2].map((set) => sets[set]?.[index] ?? '–');
    return [String((index === 0 ? row.team_1_score : row.team_2_score) ?? '–')];
  };
  return {
    id: row.game_id,
    // A card writes out the town of `Larkham (L.-Norvell City)`.
    names: [row.team_1, row.team_2].map(writeOutTown),
    scores: [formatScores(0), formatScores(1)],
    status: row.status,
    site: row.site,
    highlight: row.highlight,
    change: row.schedule_change,
    winner: row.winner,
  };
}

describe('the rows of 30 days are the cards of the page', () => {
  const days = Array.from({ length: 30 }, (_, index) => addDays('2025-09-13', index));

  test.each(days)('of %s', async (day) => {
    const { rows } = await readJson<GameRow>(`/scores.json?date=${day}`);
    const cards = await readCards(day);
    expect(rows.map(toCard)).toEqual(cards);
    expect(new Set(rows.map(({ date }) => date))).toEqual(new Set(rows.length === 0 ? [] : [day]));
    const agate = await (await ask(`/scores/agate.txt?date=${day}`)).text();
    const lines = agate.split('\n');
    const printed = rows.filter((row) => lines.some((line) => line.includes(row.team_1) && line.includes(row.team_2)));
    expect(printed).toEqual(rows);
  });
});

describe('scores for print', () => {
  it('are the same as text and on their page, by sport', async () => {
    const text = await (await ask('/scores/agate.txt?sport=football&date=2025-10-10')).text();
    expect(text).toMatch(/^Friday, October 10, 2025\n\nFOOTBALL\n.+ \d+, .+ \d+/);
    const response = await ask('/scores/agate?sport=football&date=2025-10-10');
    const { document } = parseHTML(await response.text());
    expect(document.querySelector('pre')?.textContent).toBe(text);
    expect(text).not.toContain('BOYS SOCCER');
  });

  it('of a county are those of its schools', async () => {
    const all = await (await ask('/scores/agate.txt')).text();
    const some = await (await ask('/scores/agate.txt?county=winslow-county')).text();
    expect(some).toContain('Winslow County');
    expect(some.length).toBeLessThan(all.length / 2);
    expect((await ask('/scores/agate.txt?county=no-such-county')).status).toBe(404);
  });
});

it('the press page names every file, and each address on it exists', async () => {
  const { document } = parseHTML(await (await ask('/press')).text());
  const links = [...document.querySelectorAll('main a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
  expect(links).toEqual(expect.arrayContaining(tableNames.map((name) => `/schemas/${name}.schema.json`)));
  for (const link of atLeastOne(new Set(links))) {
    const { status } = await ask(link);
    expect([link, [200, 302].includes(status)]).toEqual([link, true]);
  }
});

/** A value of a JSON file as the CSV file has it. */
function toCell(value: unknown): string {
  if (value === null) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}
