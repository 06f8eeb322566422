import { parseHTML } from 'linkedom';
import { beforeAll, expect, it, test } from 'vitest';
import type * as z from 'zod';
import type { bracketRow } from '~/blocks/open-data/bracket-rows';
import type { pollRow } from '~/blocks/open-data/data-rows';
import { writeOutTown } from '~/models/schools/school-name';
import { atLeastOne } from '../support/at-least-one';
import { type AskSite, createHealthyUpstream, openInProcessSite } from '../support/in-process-site';

/* Each row of a bracket and of a poll is what the page shows: docs/decisions/0121. */

let ask: AskSite;

beforeAll(async () => {
  // Some quarterfinals are over, some in play and some to come.
  const nowIso = '2025-11-15T13:20:00-06:00';
  ask = (await openInProcessSite({ nowIso })).startIsolate(createHealthyUpstream(nowIso));
});

async function readRows<Row>(path: string): Promise<readonly Row[]> {
  const file: { readonly rows: readonly Row[] } = await (await ask(path)).json();
  return file.rows;
}

function readText(part: Element | null | undefined): string {
  return part?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
}

function readSide(side: Element) {
  const name = side.cloneNode(true) as Element;
  for (const part of name.querySelectorAll('.bracket-list-seed, .bracket-list-score, em')) part.remove();
  return {
    name: readText(name),
    seed: readText(side.querySelector('.bracket-list-seed')).replace('seed ', ''),
    score: readText(side.querySelector('.bracket-list-score')),
    hasWon: side.classList.contains('won'),
  };
}

/** The games and byes of a page that lists its bracket, round by round. */
function readRounds(html: string) {
  const { document } = parseHTML(html);
  return [...document.querySelectorAll('.bracket-list > section')].flatMap((section) => {
    let group = '';
    return [...section.children].flatMap((child) => {
      if (child.tagName === 'H3') group = readText(child);
      if (child.tagName !== 'DIV') return [];
      const place = {
        part: readText(section.querySelector('h2')),
        group,
        round: readText(child.querySelector('h3, h4')),
      };
      return [
        ...[...child.querySelectorAll('li')].map((item) => ({
          ...place,
          number: Number(item.getAttribute('value')),
          id: /\/games\/([^?"]+)/.exec(item.querySelector('a')?.getAttribute('href') ?? '')?.[1] ?? null,
          status: readText(item.querySelector('small')),
          sides: [...item.querySelectorAll('a > span:not(.sr-only)')].map(readSide),
        })),
        ...[...child.querySelectorAll('p')].map((bye) => ({ ...place, bye: readText(bye) })),
      ];
    });
  });
}

type BracketRow = z.infer<typeof bracketRow>;

/** The row as its page shows it. */
function toListed(row: BracketRow) {
  const place = { part: row.part, group: row.group ?? '', round: row.round };
  if (row.state === 'bye') {
    return { ...place, bye: `${row.team_1}${row.team_1_seed === null ? '' : ` seed ${row.team_1_seed}`} has a bye` };
  }
  const toSide = (line: 1 | 2) => {
    const word = row.winner === null ? '' : row.winner === line ? 'W' : 'L';
    const score = row[`team_${line}_score`];
    return {
      name: row[`team_${line}`],
      seed: row[`team_${line}_seed`] ?? '',
      score: row.state === 'forfeit' ? word : (score?.toString() ?? ''),
      hasWon: row.winner === line,
    };
  };
  // A site is only named where the group has several.
  return { ...place, number: row.game, id: row.game_id, status: row.status, sides: [toSide(1), toSide(2)] };
}

test.each([
  ['boys-soccer', 'brackets', '2A'],
  ['girls-volleyball', 'brackets', '3A'],
  ['boys-basketball', 'brackets', '4A'],
  ['girls-flag-football', 'brackets', null],
  ['boys-lacrosse', 'brackets', null],
  ['football', 'playoff-brackets', '3A'],
  ['football', 'playoff-brackets', '8A'],
])('the rows of the bracket of %s are the games and byes of %s, class %s', async (sport, page, classId) => {
  const series = `/sports/${sport}/state-series`;
  const query = classId === null ? '' : `?class=${classId}`;
  const rows = await readRows<BracketRow>(`${series}/brackets.json${query}`);
  const listed = readRounds(
    await (await ask(`${series}/${page}${classId === null ? '' : `/${classId}`}?list=1`)).text(),
  );
  const expected = atLeastOne(listed).map((item, index) => {
    const site = rows[index]?.site;
    return 'status' in item && site ? { ...item, status: item.status.replace(`, ${site}`, '') } : item;
  });
  expect(rows.map(toListed)).toEqual(expected);
  expect(new Set(rows.map((row) => row.class))).toEqual(new Set([classId]));
});

test.each(['1A', '3A'])('the rows of the poll of %s are those of its page', async (classId) => {
  const path = `/sports/football/regular-season/ap-poll`;
  const rows = await readRows<z.infer<typeof pollRow>>(`${path}.json?class=${classId}`);
  const { document } = parseHTML(await (await ask(`${path}?class=${classId}`)).text());
  const cells = [...document.querySelectorAll('main table tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(readText),
  );
  expect(rows.length).toBe(10);
  for (const [index, row] of atLeastOne([...rows.entries()])) {
    const text = (cells[index] ?? []).join(' | ');
    const shown = [
      row.rank,
      writeOutTown(row.school),
      row.previous_rank ?? 'NR',
      `${row.wins}-${row.losses}`,
      row.votes,
      row.first_place_votes ?? '–',
    ];
    expect(shown.map((value) => (text.includes(String(value)) ? value : text))).toEqual(shown);
  }
  expect(cells.length).toBe(rows.length);
  // It is the final poll, whose page has no games of the playoffs.
  expect(atLeastOne(rows).every((row) => row.last_opponent === null && row.next_opponent === null)).toBe(true);
});

it('a bracket that cannot be read is an error, never a file without rows', async () => {
  const nowIso = '2025-11-15T13:20:00-06:00';
  const healthy = createHealthyUpstream(nowIso);
  const broken = (await openInProcessSite({ nowIso })).startIsolate((url, init) =>
    /tournament-scores|tournament\/scores|\/scores/.test(url.pathname)
      ? Promise.resolve(new Response(null, { status: 500 }))
      : healthy(url, init),
  );
  const response = await broken('/sports/boys-soccer/state-series/brackets.csv?class=2A');
  expect(response.status).toBeGreaterThanOrEqual(502);
});
