import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, askRows, fetchResponse, readText, getValue, type Fields } from '../../ask.fixture';
import { sports } from '../../world/sports';

const october = '2025-10-11T13:20:00-05:00';
const laterYear = '2027-11-20T15:00:00-06:00';
const ids = sports.map(({ id }) => id);
const lists = ['tournament-scoreboard', 'scoreboard', 'tournament-resources', '5-year-calendar', 'tournament-results'];

/** The object comes alone or in a list. */
async function fetchOne(path: string, now = october): Promise<Fields> {
  const data = await askDemo(path, now);
  return (Array.isArray(data) ? data[0] : data) as Fields;
}

const fetchStatus = async (path: string): Promise<number> => (await fetchResponse(path, october)).status;

describe.each(ids)('%s', (id) => {
  it('every endpoint of a sport answers', async () => {
    expect(getValue(await fetchOne(`/v1/sports/${id}`), 'id')).toBe(id);
    expect(readText(await fetchOne(`/v1/sports/${id}/tournament-info`), 'dates')).toMatch(/^[A-Z][a-z]+ \d+/);
    for (const list of lists) {
      const data = await askDemo(`/v1/sports/${id}/${list}`, october);
      const groups = Array.isArray(data) || list !== 'tournament-scoreboard' ? [data] : Object.values(data as object);
      expect(atLeastOne(groups).every(Array.isArray), list).toBe(true);
    }
  });

  it('a sport has a calendar and documents', async () => {
    const events = await askRows(`/v1/sports/${id}/5-year-calendar`, october, 'SortOrder');
    expect(events.length).toBeGreaterThan(3);
    expect((await askRows(`/v1/sports/${id}/tournament-resources`, october, 'finalUrl')).length).toBeGreaterThan(5);
    expect((await askRows(`/v1/sports/${id}/tournament-results`, october, 'name')).length).toBeGreaterThan(0);
  });
});

it('an unknown sport or facility is 404', async () => {
  for (const path of [...lists, 'tournament-info'].map((list) => `/v1/sports/quidditch/${list}`)) {
    expect(await fetchStatus(path), path).toBe(404);
  }
  expect(await fetchStatus('/v1/weather/forecast/7')).toBe(404);
});

describe('GET /v1/sports/{sportId}', () => {
  const fetchSections = async (id: string): Promise<unknown> =>
    getValue(await fetchOne(`/v1/sports/${id}`), 'stateSeries');

  it('a sport has the state-series sections of its kind, or null', async () => {
    expect(await fetchSections('girls-volleyball')).toEqual(
      expect.arrayContaining([
        'sites',
        'assignments',
        'seeds',
        'schedules',
        'brackets',
        'results',
        'team-info',
        'box-scores',
      ]),
    );
    expect(await fetchSections('boys-golf')).toContain('winner-report');
    expect(await fetchSections('boys-golf')).not.toContain('brackets');
    expect(await fetchSections('girls-cross-country')).toContain('xc-state-central');
    expect(await fetchSections('competitive-cheerleading')).toContain('entries');
    expect(await fetchSections('football')).toContain('playoff-outlook');
    expect([null, []]).toContainEqual(await fetchSections('unified-bowling'));
  });

  it("a sport's menu has pages below its path and a few external ones", async () => {
    const menu = getValue(await fetchOne('/v1/sports/football'), 'navItems') as { name: string; path: string }[];
    expect(menu.map(({ path }) => path)).toEqual(expect.arrayContaining(['/sports/football/history', '/pairings']));
    expect(atLeastOne(menu).every(({ name, path }) => name !== '' && /^(\/|https?:)/.test(path))).toBe(true);
  });
});

describe('GET /v1/sports/{sportId}/5-year-calendar', () => {
  const seasons = ['2025-26', '2026-27', '2027-28', '2028-29', '2029-30'];

  it("the calendar has every class's events in five season columns", async () => {
    const rows = await askRows('/v1/sports/girls-volleyball/5-year-calendar', october, 'SortOrder');
    expect(new Set(rows.map((row) => row.Class))).toEqual(new Set(['1A', '2A', '3A', '4A']));
    for (const row of atLeastOne(rows)) {
      expect(Object.keys(row).filter((key) => key.startsWith('20'))).toEqual(seasons);
      expect(typeof row.SortOrder).toBe('string');
      for (const season of seasons) expect(readText(row, season)).toMatch(/^[A-Z][a-z]+\. +\d/);
    }
  });

  it('May is abbreviated with a full stop', async () => {
    const rows = await askRows('/v1/sports/boys-track-field/5-year-calendar', october, 'SortOrder');
    expect(rows.some((row) => readText(row, '2026-27').includes('May. '))).toBe(true);
  });

  it('finals dates agree with the events feed and the tournament information', async () => {
    const events = await askRows('/v1/events', october, 'ActivityID');
    for (const { id, code } of atLeastOne(sports)) {
      const days = events
        .filter((event) => event.ActivityID === code && /^State +Final/.test(readText(event, 'eventType')))
        .map((event) => /^(?:\d{4}-\d\d-|\d\d\/)(\d\d)/.exec(readText(event, 'Date'))?.[1]);
      const last = readText(await fetchOne(`/v1/sports/${id}/tournament-info`), 'dates').match(/(\d+), \d{4}/)?.[1];
      expect(days, id).toContain(last?.padStart(2, '0'));
      const rows = await askRows(`/v1/sports/${id}/5-year-calendar`, october, 'SortOrder');
      const finals = rows.filter((row) => /^State +Finals/.test(readText(row, 'EventDescription')));
      expect(
        finals.map((row) => readText(row, '2025-26')).some((text) => text.includes(last ?? '?')),
        id,
      ).toBe(true);
    }
  });
});

describe('GET /v1/sports/{sportId}/tournament-info', () => {
  it('tournament information has every field, and a link field beside every text', async () => {
    const rows = await Promise.all(ids.map((id) => fetchOne(`/v1/sports/${id}/tournament-info`)));
    const texts = [
      'site',
      'directions',
      'policies',
      'visitorInfo',
      'lodging',
      'tickets',
      'television',
      'streaming',
      'apparel',
      'photography',
      'officialBall',
    ];
    const others = [
      'classes',
      'subTitle',
      'dates',
      'televisionNetwork',
      'streamingNetwork',
      'defaultHeroImg',
      'facilityId',
      'administratorName',
      'administratorTitle',
      'administratorEmail',
      'administratorPhoto',
    ];
    for (const field of [...texts, ...texts.map((text) => `${text}Url`), ...others]) {
      const filled = rows.filter((row) => readText(row, field) !== '').length;
      expect(filled, field).toBeGreaterThan(ids.length / 4);
      if (['policies', 'lodging', 'apparel', 'photographyUrl', 'directionsUrl'].includes(field))
        expect(filled, field).toBeLessThan(ids.length);
    }
  });

  it('football and flag football answer a list of one; others answer an object or a list', async () => {
    const forms = await Promise.all(ids.map((id) => askDemo(`/v1/sports/${id}/tournament-info`, october)));
    expect(Array.isArray(forms[ids.indexOf('football')])).toBe(true);
    expect(Array.isArray(forms[ids.indexOf('girls-flag-football')])).toBe(true);
    expect(forms.filter(Array.isArray).length).toBeGreaterThan(8);
    expect(forms.filter((form) => !Array.isArray(form)).length).toBeGreaterThan(8);
  });

  it('some links are unusable: one script, some without a scheme, some empty', async () => {
    const rows = await Promise.all(ids.map((id) => fetchOne(`/v1/sports/${id}/tournament-info`)));
    const links = rows.flatMap((row) =>
      Object.keys(row)
        .filter((key) => /url$/i.test(key))
        .map((key) => readText(row, key)),
    );
    expect(links.filter((link) => link.startsWith('javascript:'))).toHaveLength(1);
    expect(readText(rows[ids.indexOf('girls-flag-football')] ?? {}, 'apparelUrl')).toMatch(/^javascript:/);
    expect(links.some((link) => link.startsWith('www.'))).toBe(true);
    expect(links.some((link) => link === '')).toBe(true);
    expect(links.filter((link) => link.startsWith('http')).length).toBeGreaterThan(links.length / 2);
  });

  it('facility, administrator and dates match the forecast, the leadership and the school year', async () => {
    const leaders = await askRows('/v1/people/leadership', october, 'name');
    const names = leaders.map((leader) => readText(leader, 'name').trim().replace('  ', ' '));
    for (const id of atLeastOne(ids)) {
      const row = await fetchOne(`/v1/sports/${id}/tournament-info`);
      expect(names, id).toContain(readText(row, 'administratorName'));
      const facility = Number(getValue(row, 'facilityId') ?? NaN);
      if (!id.startsWith('music-')) expect(await fetchStatus(`/v1/weather/forecast/${facility}`), id).toBe(200);
    }
    expect(readText(await fetchOne('/v1/sports/football/tournament-info', laterYear), 'dates')).toMatch(
      /^November \d+-\d+, 2027/,
    );
  });
});

describe('tournament documents', () => {
  it('documents are filtered by category, lead to PDFs and name their sports', async () => {
    const all = await askRows('/v1/sports/boys-basketball/tournament-resources', october, 'finalUrl');
    const finals = await askRows(
      '/v1/sports/boys-basketball/tournament-resources?category=sf-docs',
      october,
      'finalUrl',
    );
    expect(finals.length).toBeGreaterThan(2);
    expect(all.length).toBeGreaterThan(finals.length + 3);
    expect(atLeastOne(finals).every((row) => row.category === 'sf-docs' && readText(row, 'displayOn') !== '')).toBe(
      true,
    );
    expect(
      atLeastOne(all.map((row) => Number(row.id))).filter((id, index, list) => list.indexOf(id) !== index),
    ).toEqual([]);
    for (const row of atLeastOne(all)) expect(await fetchStatus(new URL(readText(row, 'finalUrl')).pathname)).toBe(200);
  });

  it('there are no results of finals that were never held', async () => {
    const rows = await askRows('/v1/sports/girls-flag-football/tournament-results', october, 'name');
    expect(rows.map((row) => readText(row, 'name').replace('  ', ' ').trim())).toContain('2024 State Final Results');
    expect(JSON.stringify(rows)).not.toContain('2023');
  });

  it('finals documents appear when they are posted', async () => {
    const fetchGolfResults = async (now: string): Promise<string> =>
      JSON.stringify(await askDemo('/v1/sports/boys-golf/tournament-results', now)).replaceAll('  ', ' ');
    expect(await fetchGolfResults('2025-10-06T09:00:00-05:00')).not.toContain('2025 Class');
    const during = await fetchGolfResults(october);
    expect(during).toContain('2025 Class 3A Round 2 Tee Times');
    expect(during).not.toContain('2025 Class 3A Round 2 Results');
    expect(await fetchGolfResults('2025-10-12T09:00:00-05:00')).toContain('2025 Class 3A Round 2 Results');
    const rows = await askRows('/v1/sports/boys-golf/tournament-results', october, 'name');
    for (const row of atLeastOne(rows))
      expect(await fetchStatus(new URL(readText(row, 'finalUrl')).pathname)).toBe(200);
  });
});

describe('GET /v1/weather/forecast/{facilityId}', () => {
  it('temperatures follow the season; gusts and icons are sometimes missing', async () => {
    const readTemperatures = async (month: string): Promise<number> => {
      const rows = await Promise.all(
        [10, 14, 18, 22].map((day) => fetchOne('/v1/weather/forecast/102', `2026-${month}-${day}T15:00:00-06:00`)),
      );
      return rows.reduce((sum, row) => sum + Number(getValue(row, 'temperature')), 0) / rows.length;
    };
    const [january, july] = [await readTemperatures('01'), await readTemperatures('07')];
    expect(january).toBeGreaterThan(0);
    expect(january).toBeLessThan(50);
    expect(july).toBeGreaterThan(70);
    expect(july).toBeLessThan(105);
  });

  it('a forecast has every field and an icon that exists', async () => {
    const rows = await Promise.all(
      Array.from({ length: 20 }, (_, index) => fetchOne(`/v1/weather/forecast/${101 + index}`)),
    );
    const gusts = rows.map((row) => getValue(row, 'windGust') ?? null);
    expect(gusts.some((gust) => gust === null)).toBe(true);
    expect(gusts.some((gust) => gust !== null)).toBe(true);
    for (const row of atLeastOne(rows)) {
      for (const field of ['weatherDescription', 'temperatureApparent', 'windSpeed', 'windDirectionCompass']) {
        expect(readText(row, field)).not.toBe('');
      }
      const icon = readText(row, 'weatherIconUrl');
      if (icon !== '') expect(await fetchStatus(new URL(icon).pathname)).toBe(200);
    }
  });
});

it('answers are identical at the same moment', async () => {
  for (const path of ['/v1/sports/boys-soccer', '/v1/sports/boys-soccer/tournament-info', '/v1/weather/forecast/105']) {
    expect(await askDemo(path, october)).toEqual(await askDemo(path, october));
  }
});
