import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, fetchResponse, readText, type Fields } from '../../ask.fixture';
import { getWorld } from '../../environment';
import { listFootballTeams } from '../../world/football-teams';
import { getSport } from '../../world/sports';
import { unposted } from '../legacy/ask-page.fixture';
import { markRadius } from './map-marks';
import { buildLegacyAddress, legacySections } from './playoff-addresses';
import { askGames, moments } from './rows.fixture';

/** Decodes the page's entities. */
async function read(path: string, now: string, seed = 1): Promise<string> {
  const response = await fetchResponse(path, now, seed);
  expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'text/html']);
  return new TextDecoder('windows-1252')
    .decode(await response.arrayBuffer())
    .replace(/&#(\d{3,});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&');
}

const listNamesOfSeed = (seed: number): ReadonlyMap<string, string> =>
  new Map(listFootballTeams(getWorld(seed)).map(({ school }) => [school.id, school.name]));

describe('football playoff pages of a class', () => {
  it('class pages are posted with the pairings show', async () => {
    for (const section of atLeastOne(legacySections)) {
      expect(await read(buildLegacyAddress(section, '5A'), moments.beforeShow)).toContain(unposted);
      expect(await read(buildLegacyAddress(section, '5A'), moments.afterShow)).not.toContain(unposted);
      expect(await read(buildLegacyAddress(section, '5A', 2024), moments.beforeShow)).not.toContain(unposted);
    }
    expect(await read('/legacy/football/guide.htm', moments.beforeShow)).toContain('Saturday, October 25, 8:00 PM');
    expect(await read('/legacy/football/2029-30/1abracket.htm', moments.afterShow)).toContain(unposted);
  });

  it('unknown classes, sections and terms are 404', async () => {
    for (const page of ['9abracket', '0abracket', 'abracket', '1aseedings', '2024-26/1abracket', 'x/1abracket']) {
      expect((await fetchResponse(`/legacy/football/${page}.htm`, moments.afterShow)).status, page).toBe(404);
    }
    expect(await read('/legacy/football/8ABRACKET.htm?r=123', moments.afterShow)).toContain('Class 8A');
  });

  it('a cache-busting query does not change a page', async () => {
    expect(await read('/legacy/football/2abracket.htm?r=1', moments.quarterfinals)).toBe(
      await read('/legacy/football/2abracket.htm?r=2', moments.quarterfinals),
    );
  });
});

describe.each([1, 5, 33])('the brackets of seed %i', (seed) => {
  it.each(['3A', '8A'])('the bracket of %s shows every winner with its score and the champion', async (className) => {
    for (const now of [moments.afterShow, moments.quarterfinals, moments.afterFinals]) {
      const html = await read(buildLegacyAddress('bracket', className), now, seed);
      const games = await askGames(now, seed, className);
      const winners = games.filter(({ winner }) => winner >= 0);
      expect(html.match(/<B>\(\d+\)/g) ?? []).toHaveLength(winners.length);
      // May be empty: after the pairings show nothing has been played.
      for (const { teams, scores, seeds, winner } of winners) {
        const [high, low] = [...scores].sort((left, right) => Number(right) - Number(left));
        const side = winner === 0 ? 0 : 1;
        const name = listNamesOfSeed(seed).get(teams[side]) ?? '?';
        const shown = [`<B>(${seeds[side]}) ${name}</B><BR>`, `<B>(${seeds[side]}) ${name} [Coop]</B><BR>`];
        expect(
          shown.some((text) => html.includes(`${text}${high}-${low}`) || html.includes(`${text}Forfeit`)),
          name,
        ).toBe(true);
      }
      const final = /<TD ROWSPAN="32">(.*?)<\/TD>/.exec(html)?.[1] ?? '';
      expect(final.startsWith('<B>')).toBe(now === moments.afterFinals);
    }
  });

  it.each(['1A', '7A'])('the bracket of %s puts each winner beside the two teams of its game', async (className) => {
    const html = await read(buildLegacyAddress('bracket', className), moments.afterFinals, seed);
    const rows = html.split('<TR>').flatMap((row) => {
      const team = /<TD NOWRAP>(.*?)<\/TD>/.exec(row)?.[1];
      return team === undefined ? [] : [{ row, team }];
    });
    expect(rows).toHaveLength(32);
    const wins = rows.map(({ row }, line) => {
      const cells = [...row.matchAll(/<TD ROWSPAN="(\d+)"><B>(.*?)<\/B>/g)].map(([, span, name]) => ({
        span: Number(span),
        name,
      }));
      for (const { span, name } of cells) {
        expect(line % span).toBe(0);
        expect(rows.slice(line, line + span).map(({ team }) => team)).toContain(name);
      }
      return cells.length;
    });
    expect(wins.reduce((sum, count) => sum + count)).toBe(31);
  });

  it('a bracket shows the running score of a live game', async () => {
    const pages = await Promise.all(
      ['1A', '3A', '8A'].map((name) => read(buildLegacyAddress('bracket', name), moments.quarterfinals, seed)),
    );
    expect(pages.join('')).toMatch(/<SPAN CLASS="live">[^<]+ \d+, [^<]+ \d+, [^<]+<\/SPAN>/);
    expect(await read(buildLegacyAddress('bracket', '3A'), moments.afterShow, seed)).not.toContain('CLASS="live"');
  });
});

describe('GET /v1/football/playoff-timetable', () => {
  it('the timetable has eight classes within the hour and links to pages that exist', async () => {
    const rows = ((await askDemo('/v1/football/playoff-timetable', moments.week7)) as (Fields | null)[])
      .filter((row): row is Fields => row !== null && readText(row, 'sortOrder') !== '')
      .sort((left, right) => Number(readText(left, 'sortOrder')) - Number(readText(right, 'sortOrder')));
    expect(rows.map((row) => readText(row, 'className').replace('Class ', ''))).toEqual(getSport('football').classes);
    const minutes = rows.map((row) => Number(/^8:(\d\d) PM/.exec(readText(row, 'displayTime'))?.[1]));
    expect(minutes).toEqual([...minutes].sort((left, right) => left - right));
    expect(atLeastOne(minutes).every((minute) => minute >= 0 && minute < 60)).toBe(true);
    for (const row of atLeastOne(rows)) {
      for (const name of ['pairingsUrl', 'bracketsUrl', 'teamInfoUrl', 'mapsUrl']) {
        const { pathname, host } = new URL(readText(row, name), 'http://demo.invalid');
        expect(host).toBe('demo.invalid');
        expect((await fetchResponse(pathname, moments.week7)).status, pathname).toBe(200);
      }
    }
  });
});

describe('GET /media/maps/football/{class}.svg', () => {
  it('a map shows 32 teams, in two halves below 7A', async () => {
    for (const [className, half] of [
      ['2a', 16],
      ['6a', 16],
      ['7a', 32],
    ] as const) {
      const response = await fetchResponse(`/media/maps/football/${className}.svg`, moments.afterShow);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      const drawing = await response.text();
      const legend = half === 16 ? 1 : 0;
      expect(drawing.match(/<circle /g)).toHaveLength(half + legend);
      expect(drawing.match(/v30h-30z/g) ?? []).toHaveLength(half === 16 ? 16 : 0);
      expect(drawing.includes('stroke-dasharray')).toBe(half === 16);
      expect(drawing).toContain('2025 Football Playoffs');
    }
  });

  it('teams that have lost are hollow, gray and without names, the last two have their distance, and the halves have the names of the bracket', async () => {
    const readMap = async (now: string) => (await fetchResponse('/media/maps/football/1a.svg', now)).text();
    const before = await readMap(moments.afterShow);
    expect(before).not.toContain('class="seed out"');
    expect(before).not.toContain('gray: out');
    expect(before).toMatch(/>Top half<.*>Bottom half</);
    const titleDay = await readMap('2025-11-28T11:00:00-06:00');
    expect(titleDay.match(/class="seed out"/g)).toHaveLength(30);
    expect(titleDay).toContain('Seeds; gray: out');
    expect(titleDay.match(/class="name"/g)).toHaveLength(6);
    expect(titleDay).toMatch(/\d+ miles</);
    expect(before).not.toContain('miles<');
  });

  it('the last eight teams, and the distance of the last two, are named on phones, too', async () => {
    const countNames = async (now: string) => {
      const drawing = await (await fetchResponse('/media/maps/football/1a.svg', now)).text();
      return /<g class="few">(.*?)<\/g>/.exec(drawing)?.[1]?.match(/class="name"/g)?.length ?? 0;
    };
    expect(await countNames(moments.afterShow)).toBe(0);
    expect(await countNames('2025-11-28T11:00:00-06:00')).toBe(3);
  });

  it('seeds are at least 12 px high on a phone, and neither they nor the border cover another seed or a name', async () => {
    const phoneScale = 328 / 640;
    for (const className of ['1a', '4a', '6a', '7a']) {
      const response = await fetchResponse(`/media/maps/football/${className}.svg`, moments.afterShow);
      const drawing = await response.text();
      expect(Number(/\.seed\{font-size:(\d+)px/.exec(drawing)?.[1]) * phoneScale).toBeGreaterThanOrEqual(12);
      const seeds = [...drawing.matchAll(/class="seed" x="(\d+)" y="(\d+)"/g)].map(([, x, y]) => [
        Number(x),
        Number(y) - 8,
      ]);
      expect(seeds).toHaveLength(32);
      const names = [...drawing.matchAll(/class="name" x="([\d.]+)" y="([\d.]+)"(?: text-anchor="(\w+)")?>/g)];
      expect(names).toHaveLength(32);
      const border = Number(/M\d+ (\d+)H\d+" class="line" stroke-dasharray/.exec(drawing)?.[1] ?? '-100');
      const distances = seeds.flatMap(([x = 0, y = 0], index) =>
        seeds.slice(index + 1).map(([otherX = 0, otherY = 0]) => Math.hypot(otherX - x, otherY - y)),
      );
      expect(Math.min(...distances), className).toBeGreaterThanOrEqual(2 * markRadius);
      expect(Math.min(...seeds.map(([, y = 0]) => Math.abs(y - border))), className).toBeGreaterThan(markRadius);
      for (const [, x, y, anchor] of atLeastOne(names)) {
        // The middle of the line of text.
        const [atX, atY] = [Number(x), Number(y) - 6];
        expect(Math.abs(atY - border), className).toBeGreaterThanOrEqual(10);
        const start = anchor === 'end' ? atX - 20 : anchor === 'middle' ? atX - 10 : atX;
        const isCovered = ([seedX = 0, seedY = 0]: readonly number[]) =>
          seedX + markRadius > start && seedX - markRadius < start + 20 && Math.abs(seedY - atY) < markRadius;
        expect(atLeastOne(seeds).filter(isCovered), `name at ${x} ${y} of ${className}`).toEqual([]);
      }
    }
  });

  it("maps are last season's until the show; other addresses are 404", async () => {
    const drawing = await (await fetchResponse('/media/maps/football/1a.svg', moments.beforeShow)).text();
    expect(drawing).toContain('2024 Football Playoffs');
    for (const file of ['9a.svg', '1a.png', '2025-26/1a.svg']) {
      expect((await fetchResponse(`/media/maps/football/${file}`, moments.beforeShow)).status, file).toBe(404);
    }
  });
});
